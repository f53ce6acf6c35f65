// What is known of a seat at a glance.
import type { Words } from "../../../board";
import { factionOf } from "../factions";
import { CARDS_SIGN } from "../signs";
import type { RootView, SeatView } from "../view";
import type { Fact } from "./facts";

/** The facts of a seat: those of every faction, then its own. */
export function factsOf(view: RootView, seat: number, words: Words): Fact[] {
  const own = view.seats[seat]!;
  const further = own.board && factionOf(own.faction).facts?.(own.board, words);
  return [...commonFacts(own, words), ...(further ?? [])];
}

/** What every faction has: cards in hand, warriors to come. */
export function commonFacts(own: SeatView, words: Words): Fact[] {
  const hand = own.hand.length;
  const cards = { sign: { path: CARDS_SIGN }, count: hand, label: words.say("told-hand", { count: hand }) };
  const left = own.supply.warrior;
  if (left === undefined) return [cards];
  return [cards, { sign: { piece: "warrior" }, count: left, label: words.told("told-supply", { pieces: [{ say: "n-warriors", facts: { count: left } }] }) }];
}
