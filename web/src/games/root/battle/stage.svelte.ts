// Which battle is shown: the one under way, and for a while the last one that was fought.
import { untrack } from "svelte";
import type { GameEvent } from "../../../board";
import type { BattleView, RootView } from "../view";
import { type Tale, seen, toldBy } from "./tale";

/** How long a battle that is over stays in sight, in milliseconds. */
const LINGERS = 8000;

export class Stage {
  tale = $state.raw<Tale | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The tale that goes on with the next events. */
  #open: Tale | null = null;
  /** The battle that was closed while it was under way: it stays so. */
  #closed = "";
  #view: () => RootView;

  constructor(view: () => RootView, events: () => readonly GameEvent[]) {
    this.#view = view;
    $effect(() => {
      const happened = events();
      untrack(() => this.#follow(happened));
    });
    $effect(() => {
      const { battle } = view();
      untrack(() => this.#watch(battle));
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #watch(battle: BattleView | null): void {
    if (!battle) this.#closed = "";
    else if (this.#closed !== nameOf(battle)) this.#show((this.#open = seen(this.#open, battle)));
  }

  #follow(events: readonly GameEvent[]): void {
    const { tale, isOpen } = toldBy(events, this.#open);
    const isNews = tale !== this.#open && !this.#closed;
    this.#open = isOpen && this.#view().battle ? tale : null;
    if (isNews && tale) this.#show(tale);
  }

  #show(tale: Tale): void {
    this.tale = tale;
    this.hold();
    if (!this.#view().battle) this.#timer = setTimeout(this.close, LINGERS);
  }

  /** Somebody reads it: it stays until it is closed. */
  hold = (): void => clearTimeout(this.#timer);

  close = (): void => {
    const { battle } = this.#view();
    this.hold();
    this.#closed = battle ? nameOf(battle) : "";
    this.tale = null;
  };
}

function nameOf({ attacker, defender, clearing }: BattleView): string {
  return `${attacker} ${defender} ${clearing}`;
}
