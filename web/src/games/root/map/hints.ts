// What the tables of the maps leave to the eye: which way roads bend, and where in a forest there is room for a pawn.
import type { Pair } from "../view";

interface Hints {
  /** By road: how far its middle leaves the straight line, as a part of its length; to the right is more than 0. */
  readonly bends: Readonly<Record<string, number>>;
  /** By forest, in the coordinates of the table. */
  readonly spots: Readonly<Record<string, Pair>>;
}

export const HINTS: Readonly<Record<string, Hints>> = {
  autumn: { bends: {}, spots: {} },
  winter: { bends: {}, spots: {} },
  lake: { bends: { "3_9": 0.1, "3_12": -0.05, "7_11": 0.06 }, spots: { f3_9_12: [340, 800] } },
  mountain: {
    bends: { "5_11": -0.13, "5_10": 0.05, "11_12": -0.13, "10_12": -0.1, "5_9": 0.1, "9_10": 0.06 },
    spots: { f5_10_11: [605, 300], f3_7_11_12: [575, 765], f5_9_10: [465, 270], f9_10_12: [432, 480] },
  },
};

/** A bend that no hint names: enough not to look ruled, the same way for the same road. */
export function bendOf(map: string, one: number, other: number): number {
  return HINTS[map]?.bends[`${one}_${other}`] ?? ((one * 7 + other * 3) % 2 ? 0.045 : -0.045);
}
