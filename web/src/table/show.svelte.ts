// What bots do, shown at the pace of whoever looks: a queue of table messages between the link and the table.
//
// Bots answer as fast as they can. Their moves are shown one after another, and what follows them (such as my own
// question) after them. Whatever was missed meanwhile, or goes on while nobody looks, is shown at once.
import type { TableMessage } from "../types/messages";
import type { Position } from "./link";

export type Pace = "fast" | "normal" | "slow" | "step";
export const PACES: readonly Pace[] = ["fast", "normal", "slow", "step"];

/** Milliseconds for which a move is shown before the next one. */
const NORMAL = 600;
const SLOW = 1_500;
/** At the normal pace, everything is shown within so many milliseconds after it has come, however much it is. */
const WHOLE = 3_000;
const LEAST = 60;

/** Where the messages are shown. */
export interface Stage {
  pace(): Pace;
  /** Whether somebody looks. */
  seen(): boolean;
  /** `passed`: one of several at once, of which nobody sees each. */
  show(message: TableMessage, passed: boolean): void;
}

interface Waiting {
  readonly message: TableMessage;
  readonly isMove: boolean;
}

export class Show {
  #queue = $state.raw<readonly Waiting[]>([]);
  #newest: TableMessage | null = null;
  /** The newest change that was heard of, by a table message or by a line of chat. */
  #seq = -1;
  #arrived = 0;
  #shown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly stage: Stage) {}

  /** How many moves of bots are still to be shown. */
  left = $derived(this.#queue.filter((waiting) => waiting.isMove).length);

  /** How far the table is known, shown or not. */
  get position(): Position | null {
    const known = this.#newest;
    return known && { seq: known.seq, log: lengthOf(known) };
  }

  /** A line of chat was a change, too. */
  heard(seq: number): void {
    this.#seq = Math.max(this.#seq, seq);
  }

  take(message: TableMessage): void {
    const before = this.#newest;
    const isNext = before !== null && message.seq <= this.#seq + 1 && message.me === before.me;
    this.#newest = message;
    this.heard(message.seq);
    this.#arrived = Date.now();
    this.#queue = [...this.#queue, { message, isMove: before !== null && isMoveOfBot(before, message) }];
    if (isNext && this.stage.seen()) this.#go();
    else this.skip();
  }

  /** Who is here is known at once. */
  see(change: (message: TableMessage) => TableMessage): void {
    this.#queue = this.#queue.map((waiting) => ({ ...waiting, message: change(waiting.message) }));
  }

  /** Show the next move now. */
  next(): void {
    this.#pass(false);
    this.#go();
  }

  /** Show everything now. */
  skip(): void {
    while (this.#queue.length) this.#pass(this.#queue.length > 1);
    clearTimeout(this.#timer);
  }

  /** Another pace was chosen. */
  hurry(): void {
    this.#go();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length) {
      const wait = this.#queue[0]!.isMove ? this.#shown + this.#pause() - Date.now() : 0;
      if (wait === Infinity) return;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.next(), wait);
        return;
      }
      this.#pass(false);
    }
  }

  #pause(): number {
    switch (this.stage.pace()) {
      case "fast":
        return 0;
      case "slow":
        return SLOW;
      case "step":
        return Infinity;
      case "normal": {
        const left = this.#arrived + WHOLE - Date.now();
        return Math.min(NORMAL, Math.max(LEAST, left / this.#queue.length));
      }
    }
  }

  #pass(passed: boolean): void {
    const [first, ...rest] = this.#queue;
    if (!first) return;
    this.#queue = rest;
    this.#shown = Date.now();
    this.stage.show(first.message, passed);
  }
}

/** How long the log is after a message. */
function lengthOf({ log }: TableMessage): number {
  return log.from + log.events.length;
}

/** Whether a message tells what a bot has done that can be seen: only bots were waited for, and the story goes on. */
function isMoveOfBot(before: TableMessage, { count, log }: TableMessage): boolean {
  const { waiting, table } = before;
  const wereBots = waiting.length > 0 && waiting.every((seat) => table.seats[seat]?.kind === "bot");
  return wereBots && count > before.count && log.from + log.events.length > lengthOf(before);
}
