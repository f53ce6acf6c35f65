// The table of Uprising as the server shows it to a seat.
import type { Thing, Words } from "../../board";
import type { CityView, TerritoryView, UprisingView } from "../../types/uprising";

export type * from "../../types/uprising";

export type Place = CityView | TerritoryView;

/** The stocks of a faction: tokens, then those that have a track. */
export const GOODS = ["money", "food", "weapons"] as const;
export const TRACKS = ["popularity", "political", "military"] as const;
export type Stock = (typeof GOODS)[number] | (typeof TRACKS)[number];

/** A city or a territory as a thing. */
export function space(id: string): Thing {
  return { kind: "space", id };
}

/** All spaces, cities first. */
export function placesOf(view: UprisingView): Place[] {
  return [...view.cities, ...view.territories];
}

/** The points of a seat's team, which are those that win. */
export function score(view: UprisingView, seat: number): number {
  return view.seats[seat]!.team_points;
}

/** What I hold, in a word and a number; in my economic phase what I can pay for is there too. */
export function held(view: UprisingView, me: number | null, words: Words): string {
  if (me === null) return "";
  return words.say(view.offers.length ? "board-economy-and-hand" : "board-hand", { count: view.hand.length });
}
