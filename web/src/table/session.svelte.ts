// An open table: what the server last said, what I have picked so far, and what can be done.
import type { GameBoard, GameEvent, Player, Target, Thing } from "../board";
import { boardOf } from "../boards";
import { account } from "../server/account.svelte";
import { Refusal, server } from "../server/client";
import type { ChatLine, Question, TableMessage } from "../server/messages";
import { say, wordsOf } from "../words/speech.svelte";
import { NO_LEXICON, type Catalogs } from "../words/words";
import { browserSocket, Link, type LinkState } from "./link";
import { mergeChat, mergeLog, news, sinceMyMove, thingsIn } from "./log";
import { playersAt } from "./seats";
import { pick, stepAfter, targetsOf, type Step } from "./steps";
import { undoReason } from "./undo";
import { worldOf } from "./world";

const NOTHING: Step = { chosen: [], choices: [] };

export class Session {
  message = $state.raw<TableMessage | null>(null);
  log = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<LinkState>("connecting");
  board = $state.raw<GameBoard | null>(null);
  /** Why the table cannot be shown at all. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why the last thing I tried did not work, in one sentence. */
  problem = $state("");
  picks = $state.raw<Thing[]>([]);
  /** What has just happened, for the board to move. */
  animate = $state.raw<GameEvent[]>([]);
  /** Where in the log my last visit ended; null when I have seen everything. */
  digest = $state<number | null>(null);
  /** The decision that I have answered and the server has not confirmed yet. */
  #sent = $state<number | null>(null);
  #link: Link;

  constructor(readonly id: string) {
    this.#link = new Link(
      {
        position: () => this.message && { seq: this.message.seq, log: this.log.length },
        table: (message) => this.#take(message),
        chat: (lines) => (this.chat = mergeChat(this.chat, lines)),
        presence: (online) => this.#see(online),
        state: (state) => {
          this.link = state;
          if (state === "live") this.problem = ""; // what could not be reached can be now
        },
        refused: (refusal) => (this.refusal = refusal),
      },
      {
        table: (since, log) => server.table(id, since, log),
        socket: (since, log) => browserSocket(id, since, log),
      },
    );
  }

  open(): () => void {
    const wake = () => document.visibilityState === "visible" && this.#link.wake();
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    void this.#link.start();
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      this.#link.stop();
    };
  }

  /** I have become somebody else. */
  reopen(): void {
    if (this.message) void this.#link.restart();
  }

  #take(message: TableMessage): void {
    const first = this.message === null;
    // another seat has another log: what is known of the old one does not fit
    if (!first && message.me !== this.message?.me && message.log.from > 0) return void this.#link.restart();
    const moved = message.decision !== this.message?.decision;
    this.animate = first ? [] : news(this.log, message.log);
    this.log = mergeLog(this.log, message.log);
    this.chat = mergeChat(this.chat, message.chat);
    if (first) {
      this.digest = message.digest && message.digest.from < this.log.length ? message.digest.from : null;
      void this.#load(message.table.game);
    }
    if (moved || !message.question) {
      this.picks = [];
      this.#sent = null;
      this.problem = "";
    }
    this.message = message;
  }

  async #load(game: string): Promise<void> {
    this.board = await boardOf(game);
  }

  #see(online: number[]): void {
    if (!this.message) return;
    const seats = this.message.table.seats.map((info, seat) => ({ ...info, online: online.includes(seat) }));
    this.message = { ...this.message, table: { ...this.message.table, seats } };
  }

  /** Whether something has happened since the page was opened. */
  get hasPlayed(): boolean {
    return this.animate.length > 0;
  }

  lexicon = $derived((this.message && account.game(this.message.table.game)?.lexicon) ?? NO_LEXICON);

  #plainWords: Catalogs | null = $derived(this.message ? wordsOf(this.message.table.game) : null);

  players: Player[] = $derived(
    this.message && this.#plainWords
      ? playersAt(this.message.table.seats, this.#plainWords, worldOf(this.board, this.message.view))
      : [],
  );

  words: Catalogs | null = $derived(
    this.#plainWords?.at(
      this.lexicon,
      this.players.map((player) => player.name),
    ) ?? null,
  );

  get me(): number | null {
    return this.message?.me ?? null;
  }

  get question(): Question | null {
    return this.message?.question ?? null;
  }

  /** Whether the game waits for me. */
  get myTurn(): boolean {
    return this.me !== null && (this.message?.waiting.includes(this.me) ?? false);
  }

  /** Whether an answer is on its way. */
  get busy(): boolean {
    return this.#sent !== null;
  }

  step: Step = $derived(
    this.question && this.#sent === null ? stepAfter(this.question.options, this.lexicon, this.picks) : NOTHING,
  );

  targets: Target[] = $derived(this.question ? targetsOf(this.step, this.question.options) : []);

  /** Where in the log begins what happened since my last move. */
  newsFrom = $derived(sinceMyMove(this.log, this.me));

  marks: Thing[] = $derived(this.words ? thingsIn(this.log.slice(this.newsFrom), this.words) : []);

  /** Pick a thing, on the board or in the question bar. */
  pick(thing: Thing): void {
    if (!this.question || this.busy) return;
    const picked = pick(this.question.options, this.lexicon, this.picks, thing);
    if (!picked) return;
    if ("answer" in picked) void this.answer(picked.answer);
    else this.picks = picked.picks;
  }

  /** Take back the last pick; false when there was none. */
  cancel(): boolean {
    if (this.picks.length === 0) return false;
    this.picks = this.picks.slice(0, -1);
    return true;
  }

  async answer(place: number): Promise<void> {
    const { message, question } = this;
    if (!message || !question || this.me === null || this.busy) return;
    this.#sent = message.decision;
    await this.attempt(() => server.answer(this.id, message.decision, question.options[place]!, question.seat));
    if (this.problem) this.#sent = null;
  }

  /** Take my last answer back, or say why I cannot. */
  async undo(): Promise<void> {
    const { message, me, words } = this;
    if (!message || me === null || !words) return;
    if (message.undo.allowed) await this.attempt(() => server.undo(this.id, me, message.decision));
    else this.problem = undoReason(message.undo, words);
  }

  /** Do something at this table; when it is refused, say why. */
  async attempt(act: () => Promise<unknown>): Promise<void> {
    let problem = "";
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problem = sentenceOf(error);
    }
    if (this.link !== "live" || problem) await this.#link.refresh();
    this.problem = problem;
  }
}

/** Why something was refused, for people. */
export function sentenceOf(refusal: Refusal): string {
  if (refusal.offline) return say("problem-offline");
  return refusal.sentence || say("problem-unreadable", { status: refusal.status });
}
