// The table of Legends as the server shows it to a seat; the shape is that of `view.py` beside the rules.

/** A seat, the neutral colour, or nobody. */
export type Controller = number | "neutral" | null;

/** A face on the table: its column and line, and how far it is turned clockwise. */
export interface SegmentView {
  readonly face: string;
  readonly column: number;
  readonly line: number;
  readonly rotation: number;
}

/** A region and what stands in it; `armies` may have one entry more than there are seats: the neutral colour. */
export interface RegionView {
  readonly id: string;
  /** The place of its segment in `segments`. */
  readonly segment: number;
  readonly island: string;
  /** Where it is printed on the face that is not turned, from 0 to 1. */
  readonly x: number;
  readonly y: number;
  readonly land: readonly string[];
  readonly sea: readonly string[];
  readonly armies: readonly number[];
  readonly cities: readonly number[];
  /** The token, `hidden` when it lies face down and this seat has not looked at it, or empty. */
  readonly token: string;
  readonly controller: Controller;
}

export interface IslandView {
  readonly id: string;
  readonly controller: Controller;
}

/** A card in the row and its price. */
export interface OfferView {
  readonly card: string;
  readonly price: number;
}

/** Everything about a player; all of it is public. */
export interface SeatView {
  readonly coins: number;
  readonly leader: string;
  readonly cards: readonly string[];
  readonly armies_in_supply: number;
  readonly cities_in_supply: number;
  /** Armies lying on this player's Red Sorceress. */
  readonly captured: number;
  readonly discoveries: readonly string[];
  readonly dragons: number;
  readonly extra_move: number;
  readonly extra_army: number;
  readonly flying: number;
  readonly sea_cost: number;
  readonly elixirs: number;
  readonly immune: boolean;
  readonly bid: number | null;
  /** Victory points by part, as they stand now. */
  readonly points: Readonly<Record<string, number>>;
  readonly score: number;
  /** The sum of the finished games of a full game. */
  readonly total: number;
}

export interface LegendsView {
  readonly seat: number | null;
  readonly phase: string;
  readonly game: number;
  readonly games: number;
  readonly round: number;
  readonly rounds: number;
  readonly prepares: number | null;
  readonly starter: number | null;
  readonly turn: number | null;
  /** Movement points, or armies to place, that are left of the action under way. */
  readonly points: number;
  readonly start: string;
  readonly segments: readonly SegmentView[];
  readonly regions: readonly RegionView[];
  readonly islands: readonly IslandView[];
  readonly row: readonly OfferView[];
  readonly deck: number;
  readonly seats: readonly SeatView[];
  readonly winners: readonly number[];
}

/** The parts of a score, in the order in which they are counted. */
export const PARTS = ["regions", "islands", "cards", "elixirs", "discoveries", "citadels", "dragon", "leader"] as const;

/** Whose armies an entry of `armies` are. */
export function contender(view: LegendsView, index: number): number | "neutral" {
  return index < view.seats.length ? index : "neutral";
}
