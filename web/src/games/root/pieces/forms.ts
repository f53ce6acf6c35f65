// What a piece is drawn as: a figure that stands freely, or something on a square tile or a round token.
import type { Drawing } from "./strokes";

export interface Tile {
  readonly isRound: boolean;
  /** What is drawn on it, or the suit whose head it shows. */
  readonly mark: Drawing | { readonly suit: string };
  /** Its own colours; else it has those of its faction. */
  readonly colours?: { readonly field: string; readonly ink: string };
}
/** It stands freely: a warrior, a pawn. */
export const STANDING = "standing" as const;
export type Form = typeof STANDING | Tile;

/** A building. */
export function tile(mark: Tile["mark"], colours?: Tile["colours"]): Tile {
  return { isRound: false, mark, colours };
}

export function token(mark: Tile["mark"], colours?: Tile["colours"]): Tile {
  return { isRound: true, mark, colours };
}
