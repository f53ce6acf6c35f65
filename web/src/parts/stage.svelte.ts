// Which story of a log is shown over a board, and how much of it: the one under way, and for a while the last one told.
import { untrack } from "svelte";
import type { BoardProps, GameEvent } from "../board";
import { begin } from "../pending";

/** How long each step is shown before the next, and how long a story that is over stays in sight, in milliseconds. */
const STEP = 700;
const LINGERS = 6000;

/** The last story of a log: where it begins in it, and what belongs to it so far. */
export interface Told {
  readonly from: number;
  readonly events: readonly GameEvent[];
}

/** How a game tells its stories. */
export interface Telling<View, Tale> {
  /** The last story that a log tells of; null when there was none. */
  last(log: readonly GameEvent[], view: View): Told | null;
  /** How many of its events are told step by step; at last all of them. */
  steps(told: Told): readonly number[];
  /** What some events of a story tell. */
  tale(events: readonly GameEvent[]): Tale;
  isUnderWay(view: View): boolean;
}

type Seen<View> = Pick<BoardProps<View>, "view" | "log" | "animate" | "reducedMotion">;

export class Stage<View, Tale> {
  readonly #seen: () => Seen<View>;
  readonly #telling: Telling<View, Tale>;
  readonly #told: Told | null = $derived.by(() => this.#telling.last(this.#seen().log, this.#seen().view));
  /** How long the story is; the same as long as nothing is added to it, however often the board is drawn. */
  readonly #length = $derived(this.#told?.events.length ?? 0);
  readonly #place = $derived(this.#told?.from ?? null);
  readonly #isUnderWay = $derived.by(() => this.#telling.isUnderWay(this.#seen().view));
  /** The story that is shown, by its place in the log, and how many of its events. */
  #shown = $state.raw<{ readonly from: number; readonly told: number } | null>(null);
  /** The story that was closed: it stays so. */
  #closed: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(seen: () => Seen<View>, telling: Telling<View, Tale>) {
    this.#seen = seen;
    this.#telling = telling;
    $effect(() => {
      void [this.#length, this.#place, this.#isUnderWay];
      untrack(() => this.#follow());
    });
    $effect(() => () => clearTimeout(this.#timer));
    $effect(() => (this.#isTelling ? begin("show") : undefined));
  }

  /** What is known of it by now; null when none is shown. */
  readonly tale: Tale | null = $derived.by(() =>
    this.#told && this.#shown?.from === this.#place
      ? this.#telling.tale(this.#told.events.slice(0, this.#shown.told))
      : null,
  );

  /** Whether it is told to its end. */
  readonly isOver = $derived(!this.#isUnderWay && this.#shown?.told === this.#length);

  /** Whether a further step of it is to be shown. */
  readonly #isTelling = $derived(this.#shown !== null && this.#shown.told < this.#length);

  /** The story has begun, goes on or is over; or the log was shortened. */
  #follow(): void {
    const [from, length] = [this.#place, this.#length];
    const isNews = this.#seen().animate.length > 0;
    if (from === null) this.#closed = null;
    if (from === null || from === this.#closed) this.#shown = null;
    else if (this.#shown?.from === from) this.#tell(Math.min(this.#shown.told, length));
    else this.#shown = isNews || this.#isUnderWay ? { from, told: isNews ? 1 : length } : null;
    this.#goOn();
  }

  /** Show the next step after a while; when all are shown and the story is over, go. */
  #goOn(): void {
    clearTimeout(this.#timer);
    const told = this.#shown?.told;
    if (!this.#told || told === undefined) return;
    if (this.#seen().reducedMotion) this.#tell(this.#length);
    else if (told < this.#length) this.#timer = setTimeout(() => this.#tellOn(told), STEP);
    if (this.isOver) this.#timer = setTimeout(this.close, LINGERS);
  }

  #tellOn(told: number): void {
    this.#tell(this.#telling.steps(this.#told!).find((step) => step > told)!);
    this.#goOn();
  }

  #tell(told: number): void {
    this.#shown = { from: this.#shown!.from, told };
  }

  /** Somebody reads it: it stays as long again. */
  hold = (): void => {
    if (this.isOver) this.#goOn();
  };

  close = (): void => {
    clearTimeout(this.#timer);
    this.#closed = this.#shown?.from ?? null;
    this.#shown = null;
  };
}
