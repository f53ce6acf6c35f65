// What stands in a region, and how it is arranged there: the token, then armies and cities of each contender.
import type { Point } from "../../../map/shapes";
import { type LegendsView, type RegionView, contender } from "../view";

export interface Standing {
  readonly kind: "token" | "army" | "city";
  /** Whose piece it is; tokens are nobody's. */
  readonly owner: number | "neutral" | null;
  readonly count: number;
  readonly token: string;
}

/** The room of a piece, and of all pieces of a region together. */
export const PIECE = { width: 41, height: 40 };
export const ROOM = { width: 120, height: 86 };
/** The bottom of the pieces and the first line of the name, below the site. */
export const FOOT = 17;
export const NAME = 34;

export function standing(region: RegionView, view: LegendsView): Standing[] {
  const token = region.token ? [{ kind: "token" as const, owner: null, count: 1, token: region.token }] : [];
  const pieces = region.armies.flatMap((armies, index): Standing[] => {
    const owner = contender(view, index);
    const cities = region.cities[index] ?? 0;
    return [
      ...(armies ? [{ kind: "army" as const, owner, count: armies, token: "" }] : []),
      ...(cities ? [{ kind: "city" as const, owner, count: cities, token: "" }] : []),
    ];
  });
  return [...token, ...pieces];
}

/** Where so many pieces stand around a site with some room, and how large they can be, if they want to be so large. */
export function arranged(pieces: number, wanted = 1, roominess = 1): { scale: number; spots: Point[] } {
  const lines = pieces <= 3 ? 1 : pieces <= 6 ? 2 : 3;
  const inLine = Math.ceil(pieces / lines);
  const fits = roominess * Math.min(ROOM.width / (inLine * PIECE.width), ROOM.height / (lines * PIECE.height));
  const scale = Math.min(wanted, fits);
  const spots = Array.from({ length: pieces }, (_, index) => {
    const line = Math.floor(index / inLine);
    const inThisLine = Math.min(inLine, pieces - line * inLine);
    return {
      x: ((index % inLine) - (inThisLine - 1) / 2) * PIECE.width * scale,
      y: FOOT - (lines - line - 0.5) * PIECE.height * scale,
    };
  });
  return { scale, spots };
}

/** A name in one or two lines. */
export function broken(name: string, longest = 11): string[] {
  const words = name.split(" ");
  if (name.length <= longest || words.length < 2) return [name];
  const ends = words.slice(1).map((_, index) => words.slice(0, index + 1).join(" ").length);
  const best = ends.reduce(
    (best, end, index) => (Math.abs(end - name.length / 2) < Math.abs(ends[best]! - name.length / 2) ? index : best),
    0,
  );
  return [words.slice(0, best + 1).join(" "), words.slice(best + 1).join(" ")];
}
