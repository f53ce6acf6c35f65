// The table of Legends as the server shows it to a seat.
import type { LegendsView } from "../../types/legends";

export type * from "../../types/legends";

/** The parts of a score, in the order in which they are counted. */
export const PARTS = ["regions", "islands", "cards", "elixirs", "discoveries", "citadels", "dragon", "leader"] as const;

/** Whose armies an entry of `armies` are. */
export function contender(view: LegendsView, index: number): number | "neutral" {
  return index < view.seats.length ? index : "neutral";
}

/** The points of a seat now; those of the games before belong to a full game. */
export function score(view: LegendsView, seat: number): number {
  const own = view.seats[seat]!;
  if (view.games === 1) return own.score;
  return view.phase === "over" ? own.total : own.total + own.score;
}
