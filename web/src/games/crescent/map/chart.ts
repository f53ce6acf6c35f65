// The map as it is drawn: where hexes lie, their corners, the river along their edges, and places for tiles to come.
import { between, type Point, short } from "../../../map/shapes";
import type { HexView } from "../view";

/** From the middle of a hex to its corners. */
export const REACH = 100;
const WIDE = REACH * Math.sqrt(3);
const MARGIN = 26;

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly sites: ReadonlyMap<string, Point>;
  /** The corners of the map, each once. */
  readonly corners: readonly Point[];
  /** Where a place lies that is named by its column and row, "n10". */
  placeAt(place: string): Point;
}

/** The places of some hexes, moved so that the drawing begins at 0, 0. */
export function chartOf(hexes: readonly Pick<HexView, "id" | "q" | "r">[], places: readonly string[] = []): Chart {
  const bare = [...hexes, ...places.map(parsed)].map(middleOf);
  const [left, top] = [Math.min(...bare.map(({ x }) => x)), Math.min(...bare.map(({ y }) => y))];
  const [right, bottom] = [Math.max(...bare.map(({ x }) => x)), Math.max(...bare.map(({ y }) => y))];
  const moved = ({ x, y }: Point) => ({ x: x - left + WIDE / 2 + MARGIN, y: y - top + REACH + MARGIN });
  const sites = new Map(hexes.map((hex) => [hex.id, moved(middleOf(hex))]));
  const corners = new Map<string, Point>();
  for (const site of sites.values()) {
    for (const each of cornersOf(site)) corners.set(`${Math.round(each.x)} ${Math.round(each.y)}`, each);
  }
  return {
    width: right - left + WIDE + 2 * MARGIN,
    height: bottom - top + 2 * REACH + 2 * MARGIN,
    sites,
    corners: [...corners.values()],
    placeAt: (place) => moved(middleOf(parsed(place))),
  };
}

/** A letter for the column and a number for the row; m12 is the middle. */
function parsed(place: string): { readonly q: number; readonly r: number } {
  return { q: place.charCodeAt(0) - "m".charCodeAt(0), r: Number(place.slice(1)) - 12 };
}

function middleOf({ q, r }: { readonly q: number; readonly r: number }): Point {
  return { x: WIDE * (q + r / 2), y: REACH * 1.5 * r };
}

/** Corner k lies between edges k and k + 1; edges are counted from the east, against the clock. */
function cornerOf({ x, y }: Point, corner: number, reach = REACH): Point {
  const angle = -((60 * corner + 30) * Math.PI) / 180;
  return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
}

export function cornersOf(site: Point, reach = REACH): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => cornerOf(site, corner, reach));
}

/** The outline of a hex around its own point. */
export function outline(reach = REACH): string {
  return `M${cornersOf({ x: 0, y: 0 }, reach).map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** The river of a hex: along two of its edges, or through the crossing from corner to corner; empty without one. */
export function riverOf({ feature, rotation }: Pick<HexView, "feature" | "rotation">, site: Point): string {
  const at = (corner: number) => cornerOf(site, corner);
  if (feature === "crossing") return line([at(rotation), at(rotation + 3)]);
  if (feature !== "river") return "";
  const [from, bend, to] = [at(rotation - 1), at(rotation), at(rotation + 1)];
  return `${line([from, between(from, bend, 0.72)])}Q${written(bend)} ${written(between(bend, to, 0.28))}L${written(to)}`;
}

const written = ({ x, y }: Point) => `${short(x)} ${short(y)}`;
const line = (points: readonly Point[]) => `M${points.map(written).join("L")}`;
