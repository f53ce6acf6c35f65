// Tracks as they are printed, and in the words of the rules.
import type { Words } from "../../../board";
import type { TrackView } from "../view";

/** One space of a track: what the piece on it costs and scores, and the cards it brings while it is on the map. */
export interface Space {
  readonly cost: number | null;
  readonly points: number;
  readonly cards: number;
}

interface Printed {
  readonly vp: readonly number[];
  readonly card_bonus?: readonly number[];
  readonly cost?: readonly number[];
}

export function spacesOf({ vp, card_bonus: cards, cost }: Printed): Space[] {
  return vp.map((points, at) => ({ cost: cost?.[at] ?? null, points, cards: cards?.[at] ?? 0 }));
}

/** A track as the rules tell it; they have a message of its own for one on which nothing is left. */
export function trackLabel(message: string, piece: string, track: TrackView, words: Words): string {
  const { on_map, on_track, cost, points } = track;
  const facts = { piece, on_map, on_track, cost: cost ?? 0, points: points ?? 0 };
  return words.told(points === null ? `${message}-empty` : message, facts);
}
