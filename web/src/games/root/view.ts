// The table of Root as the server shows it to a seat.
import type { Words } from "../../board";
import type { ClearingView, PiecesView, RootView } from "../../types/root";

export type * from "../../types/root";

export type Suit = ClearingView["suit"];
export type Sort = PiecesView["sort"];
export type Pair = readonly [number, number];

/** Stands for a card or an item that the seat does not know. */
export const HIDDEN = "hidden";

/** The phases of a turn. */
export const PHASES = ["birdsong", "daylight", "evening"] as const;

/** Whoever owns pieces: a seat, or a hireling by its name. */
export type Owner = PiecesView["owner"];

/** What an owner plays, or the hireling that it is; empty while nothing is known. */
export function factionOf(view: RootView, owner: Owner | null): string {
  if (typeof owner === "string") return owner;
  return owner === null ? "" : (view.seats[owner]?.faction ?? "");
}

/** What an owner has left beside the map. */
export function supplyOf(view: RootView, owner: Owner): Readonly<Record<string, number>> {
  const own = typeof owner === "string" ? view.hirelings.find(({ hireling }) => hireling === owner) : view.seats[owner];
  return own?.supply ?? {};
}

/** The pieces of a seat in a clearing, warriors first. */
export function piecesOf(clearing: ClearingView, owner: number): PiecesView[] {
  const order: readonly Sort[] = ["warrior", "building", "token"];
  return clearing.pieces
    .filter((pieces) => pieces.owner === owner)
    .sort((one, other) => order.indexOf(one.sort) - order.indexOf(other.sort));
}

/** The points of a seat; null when its marker left the track for a dominance card. */
export function score(view: RootView, seat: number): number | null {
  const own = view.seats[seat];
  return own?.marker ? own.score : null;
}

/** What I hold, in a word and a number; a watcher has the open quests. */
export function held(view: RootView, me: number | null, words: Words): string {
  if (me !== null) return words.say("panel-hand", { count: view.seats[me]!.hand.length });
  return view.quests.length ? words.say("panel-quests") : "";
}

export function clearingOf(view: RootView, number: number): ClearingView | undefined {
  return view.map.clearings.find(({ clearing }) => clearing === number);
}

/** Cards that one knows, and how many one does not. */
export function handParts(hand: readonly string[]): { readonly known: readonly string[]; readonly hidden: number } {
  const known = hand.filter((card) => card !== HIDDEN);
  return { known, hidden: hand.length - known.length };
}
