// A game played again: the moment that is looked at, from whose knowledge, and running on by itself.
import type { GameBoard, GameEvent } from "../board";
import { boardOf } from "../boards";
import { Refusal, server } from "../server/client";
import { contentOf } from "../server/contents";
import type { ContentMessage, ReplayMessage, TableMessage } from "../types/messages";
import { momentsOf, nextTurn } from "./turns";

/** How long a moment is shown at each speed, in milliseconds. */
export const SPEEDS = [2_000, 1_000, 400] as const;

/** How often it is asked whether more can be seen, in milliseconds. */
const FOLLOW = 15_000;

/** How long after the end watchers wait for everything who were promised it for later. */
const LATER = 24 * 3_600_000;

/** The page that shows a moment of a game through somebody's eyes. */
export function addressOf(id: string, at: number, as: string, late: string | null = null): string {
  return `/t/${id}/replay?${new URLSearchParams({ at: String(at), as, ...(late ? { late } : {}) })}`;
}

export class Player {
  table = $state.raw<TableMessage | null>(null);
  board = $state.raw<GameBoard | null>(null);
  content = $state.raw<ContentMessage | null>(null);
  moment = $state.raw<ReplayMessage | null>(null);
  /** What happened at the step that led here, when it was one step forward. */
  animate = $state.raw<GameEvent[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** What cannot be shown because it was played by older rules; null when everything can. */
  earlier = $state.raw<Refusal | null>(null);
  playing = $state(false);
  speed = $state<number>(SPEEDS[1]);
  #wanted = 0;
  #as = "watcher";
  /** The moments at which turns begin; fetched when they are first asked for. */
  #turns: Promise<number[]> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  #follower: ReturnType<typeof setInterval> | undefined;

  /** `late`: I came by the link to everything but later. */
  constructor(
    readonly id: string,
    readonly late: boolean = false,
  ) {}

  async open(at: number | null, as: string | null): Promise<void> {
    try {
      const table = (await server.table(this.id))!;
      this.board = await boardOf(table.table.game);
      if (table.content !== null) this.content = await contentOf(this.id, table.content);
      this.table = table;
      this.#as = as ?? (this.mayKnowAll ? "all" : table.me === null ? "watcher" : String(table.me));
      await this.go(Math.min(at ?? (this.late ? table.count : 0), table.count));
    } catch (error) {
      this.#refuse(error);
    }
  }

  /** Whose knowledge is shown: a seat's, a watcher's, or that of whoever is asked. */
  get as(): string {
    return this.#as;
  }

  /** Whether I may see what was hidden: after the end, who played and, when they were promised it, who watched. */
  get mayKnowAll(): boolean {
    if (this.late) return true;
    if (this.table?.table.status !== "finished") return false;
    const { after_end: promised, seats } = this.table.table;
    const isLater = Date.now() - Date.parse(this.table.turn_since) >= LATER;
    return promised === "everything" || (promised === "later" && isLater) || seats.some((seat) => seat.mine);
  }

  async lookAs(as: string): Promise<void> {
    this.#as = as;
    await this.go(this.#wanted);
  }

  /** The first moment that can be shown. */
  get first(): number {
    return Number(this.earlier?.facts.first ?? 0);
  }

  /** Look at the table after so many answers. */
  async go(at: number): Promise<void> {
    this.#wanted = at = Math.max(this.first, at);
    const as = this.#as;
    try {
      const before = this.moment;
      const moment = await server.replay(this.id, at, as);
      if (at !== this.#wanted || as !== this.#as) return; // somebody has gone on meanwhile, or looks with other eyes
      const isNext = before !== null && moment.at === before.at + 1;
      this.animate = isNext ? moment.log.filter((event) => event.answer === moment.at) : [];
      this.moment = moment;
    } catch (error) {
      if (this.earlier || !(error instanceof Refusal) || error.key !== "earlier-rules") return this.#refuse(error);
      this.earlier = error;
      await this.go(this.first);
    }
  }

  /** Go so many answers further, or back, from where one is going to. */
  async step(by: number): Promise<void> {
    if (this.moment) await this.go(Math.min(this.moment.count, this.#wanted + by));
  }

  /** Go to the beginning of the next turn, or of the one before. */
  async turn(by: 1 | -1): Promise<void> {
    if (!this.moment) return;
    const { count } = this.moment;
    this.#turns ??= server.replay(this.id, count, this.#as).then(({ turns, log }) => momentsOf(turns, log));
    try {
      const turns = await this.#turns;
      await this.go(nextTurn(turns, this.#wanted, by, count));
    } catch (error) {
      this.#refuse(error);
    }
  }

  play(): void {
    if (!this.moment) return;
    this.playing = true;
    if (this.moment.at >= this.moment.count) void this.go(this.first);
    this.#later();
  }

  /** What is seen later grows while one looks; returns how to stop. */
  follow(): () => void {
    if (!this.late) return () => {};
    this.#follower = setInterval(() => this.moment && !this.playing && void this.go(this.moment.at), FOLLOW);
    return () => clearInterval(this.#follower);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#next(), this.speed);
  }

  async #next(): Promise<void> {
    if (!this.playing || !this.moment) return;
    if (this.moment.at >= this.moment.count) return this.pause();
    await this.go(this.moment.at + 1);
    if (this.playing) this.#later();
  }

  #refuse(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.pause();
    this.refusal = error;
  }
}
