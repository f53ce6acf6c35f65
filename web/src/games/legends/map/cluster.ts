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

/** No piece is drawn smaller. */
const SMALLEST = 0.42;
/** A cluster that does not fit its land moves aside this far before it shrinks on. */
const ASIDE = [0, -14, 14, -28, 28];

interface Cluster {
  readonly scale: number;
  readonly spots: readonly Point[];
}

/**
 * Where so many pieces stand around a site with some room, and how large they can be, if they want to be so large; they
 * stay on their land.
 */
export function arranged(pieces: number, wanted = 1, roominess = 1, isLand = (_x: number, _y: number) => true): Cluster {
  const usual = pieces <= 3 ? 1 : pieces <= 6 ? 2 : 3;
  const shapes = [...new Set([usual, 1, 2, 3, 4])].filter((lines) => lines <= Math.max(1, pieces));
  let best: Cluster | null = null;
  for (const lines of shapes) {
    const found = shrunk(pieces, lines, wanted, roominess, isLand);
    if (found && found.scale > (best?.scale ?? 0) * 1.01) best = found;
    if (best && lines === usual && best.scale >= Math.min(wanted, room(pieces, lines, roominess))) break; // as it likes
  }
  return best ?? { scale: SMALLEST, spots: inLines(pieces, usual, SMALLEST, 0) };
}

function room(pieces: number, lines: number, roominess: number): number {
  const inLine = Math.ceil(pieces / lines);
  return roominess * Math.min(ROOM.width / (inLine * PIECE.width), ROOM.height / (lines * PIECE.height));
}

/** As large as they fit in so many lines; null when they do not. */
function shrunk(
  pieces: number,
  lines: number,
  wanted: number,
  roominess: number,
  isLand: (x: number, y: number) => boolean,
): Cluster | null {
  for (let scale = Math.min(wanted, room(pieces, lines, roominess)); scale >= SMALLEST; scale *= 0.94) {
    for (const aside of ASIDE) {
      const spots = inLines(pieces, lines, scale, aside);
      if (spots.every((spot) => stands(spot, scale, isLand))) return { scale, spots };
    }
  }
  return null;
}

/** Whether a piece stands on its land: its corners may be round. */
function stands({ x, y }: Point, scale: number, isLand: (x: number, y: number) => boolean): boolean {
  const [wide, high] = [PIECE.width * scale * 0.4, PIECE.height * scale * 0.4];
  return [-wide, wide].every((right) => [-high, high].every((down) => isLand(x + right, y + down)));
}

function inLines(pieces: number, lines: number, scale: number, aside: number): Point[] {
  const inLine = Math.ceil(pieces / lines);
  return Array.from({ length: pieces }, (_, index) => {
    const line = Math.floor(index / inLine);
    const inThisLine = Math.min(inLine, pieces - line * inLine);
    return {
      x: aside + ((index % inLine) - (inThisLine - 1) / 2) * PIECE.width * scale,
      y: FOOT - (lines - line - 0.5) * PIECE.height * scale,
    };
  });
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
