// The table of Crescent Moon as the server shows it to a seat.
import type { Thing, Words } from "../../board";
import type { Content, CrescentView, HexView } from "../../types/crescent";

export type * from "../../types/crescent";

export const MARKETS = ["far", "near", "local", "sultan"] as const;

export function hexThing(id: string): Thing {
  return { kind: "hex", id };
}

export function cardThing(id: string): Thing {
  return { kind: "card", id };
}

/** The points of a seat: its own ones, and everybody's at the end. */
export function score(view: CrescentView, seat: number): number | null {
  return view.seats[seat]?.points ?? null;
}

/** What I hold, in a word and a number. */
export function held(view: CrescentView, me: number | null, words: Words): string {
  return me === null ? "" : words.say("board-hand", { count: view.hand.length + view.tiles.length });
}

/** CM-TERM-1: the combat strength of whoever controls a hex. */
export function strengthOf(hex: HexView, { params: { strength } }: Content): number {
  const units = hex.stacks
    .filter(({ seat }) => seat === hex.controller)
    .reduce((sum, { regular, mercenary }) => sum + regular * strength.regular + mercenary * strength.mercenary, 0);
  const walls = hex.stronghold === "castle" ? strength.castle : hex.stronghold === "fort" ? strength.fort : 0;
  return units + walls + (hex.palace ? strength.palace : 0);
}

/** Each card once, with how many of it there are. */
export function stacked(cards: readonly string[]): { readonly card: string; readonly count: number }[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((other) => other === card).length }));
}
