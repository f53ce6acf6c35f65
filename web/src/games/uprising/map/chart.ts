// The map as it is drawn: each territory is a field around its site, roads run from site to site. It takes the shape of
// its room, and any map that an edition has is drawn the same way.
import type { Room } from "../../../map/room";
import { between, type Point, short } from "../../../map/shapes";
import type { Spot } from "../../../map/spots.svelte";
import { placesOf, space, type UprisingView } from "../view";

const SIDE = 1000;
const SHAPES = { least: 0.75, most: 1.6, step: 0.05 };
/** How far the outermost sites are from the edges. */
const EDGE = 92;
/** How wide a letter of a city's name is, by its size. */
const LETTER = 0.78;

/** A corner of a field; the side that begins there is shared with the territory `by`, or is the edge of the map. */
interface Corner extends Point {
  readonly by: string | null;
}

export interface Border {
  readonly path: string;
  /** Whether one can step across. */
  readonly isOpen: boolean;
}

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly sites: ReadonlyMap<string, Point>;
  /** The field of each territory, as a path. */
  readonly fields: ReadonlyMap<string, string>;
  readonly borders: readonly Border[];
  /** Roads between territories, and those that lead into cities. */
  readonly roads: string;
  readonly streets: string;
  /** The sites of territories. */
  readonly dots: readonly Point[];
}

/** The shape that fills a room best: its width by its height. */
export function shapeOf({ width, height }: Room): number {
  const wanted = Math.max(SHAPES.least, Math.min(SHAPES.most, width / Math.max(1, height)));
  return Math.round(wanted / SHAPES.step) * SHAPES.step;
}

/** The chart of the map that a table is played on; what stands on it does not matter here. */
export function chartOf({ cities, territories }: Pick<UprisingView, "cities" | "territories">, shape: number): Chart {
  const [width, height] = [SIDE * Math.sqrt(shape), SIDE / Math.sqrt(shape)];
  const all = [...cities, ...territories];
  const [across, down] = [scaleOf(all.map(({ x }) => x), width), scaleOf(all.map(({ y }) => y), height)];
  const sites = new Map(all.map(({ id, x, y }) => [id, { x: across(x), y: down(y) }]));
  const fields = new Map(territories.map(({ id }) => [id, fieldOf(id, territories, sites, width, height)]));
  const isLinked = new Map(territories.map(({ id, neighbours }) => [id, new Set(neighbours)]));
  const borders = territories.flatMap(({ id }) =>
    sidesOf(fields.get(id)!)
      .filter(({ by }) => by !== null && id < by)
      .map(({ by, path }) => ({ path, isOpen: isLinked.get(id)!.has(by!) })),
  );
  const line = (from: string, to: string) => straight(sites.get(from)!, sites.get(to)!);
  return {
    width,
    height,
    sites,
    fields: new Map([...fields].map(([id, corners]) => [id, closed(corners)])),
    borders,
    roads: territories.flatMap(({ id, neighbours }) => neighbours.filter((to) => id < to).map((to) => line(id, to))).join(""),
    streets: territories.flatMap(({ id, city }) => (city ? [line(city, id)] : [])).join(""),
    dots: territories.map(({ id }) => sites.get(id)!),
  };
}

/** Numbers from the least to the most of some, spread over a length; all the same ones lie in its middle. */
function scaleOf(values: readonly number[], length: number): (value: number) => number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (value) => (most > least ? EDGE + ((value - least) / (most - least)) * (length - 2 * EDGE) : length / 2);
}

/** What is nearer to the site of a territory than to that of any other. */
function fieldOf(
  id: string,
  territories: UprisingView["territories"],
  sites: ReadonlyMap<string, Point>,
  width: number,
  height: number,
): Corner[] {
  const site = sites.get(id)!;
  let corners: Corner[] = [
    { x: 0, y: 0, by: null },
    { x: width, y: 0, by: null },
    { x: width, y: height, by: null },
    { x: 0, y: height, by: null },
  ];
  for (const other of territories) {
    const far = sites.get(other.id)!;
    if (other.id !== id && (far.x !== site.x || far.y !== site.y)) corners = cut(corners, site, far, other.id);
  }
  return corners;
}

/** What of a field is nearer to its own site than to another one. */
function cut(corners: readonly Corner[], site: Point, far: Point, by: string): Corner[] {
  const middle = between(site, far);
  const side = ({ x, y }: Point) => (x - middle.x) * (far.x - site.x) + (y - middle.y) * (far.y - site.y);
  return corners.flatMap((corner, index): Corner[] => {
    const next = corners[(index + 1) % corners.length]!;
    const [here, there] = [side(corner), side(next)];
    const crossing = between(corner, next, here / (here - there || 1));
    if (here <= 0) return there <= 0 ? [corner] : [corner, { ...crossing, by }];
    return there <= 0 ? [{ ...crossing, by: corner.by }] : [];
  });
}

function sidesOf(corners: readonly Corner[]): { by: string | null; path: string }[] {
  return corners.map((corner, index) => ({
    by: corner.by,
    path: straight(corner, corners[(index + 1) % corners.length]!),
  }));
}

const pair = ({ x, y }: Point) => `${short(x)} ${short(y)}`;

function straight(from: Point, to: Point): string {
  return `M${pair(from)}L${pair(to)}`;
}

function closed(corners: readonly Point[]): string {
  return corners.length ? `M${corners.map(pair).join("L")}Z` : "";
}

/** How far a name below a site moves aside so that it ends before the edges of the map. */
export function nudge(site: Point, name: string, size: number, { width }: Pick<Chart, "width">): number {
  const half = (name.length * size * LETTER) / 2;
  return Math.max(0, half - site.x) - Math.max(0, half - (width - site.x));
}

/** A way to travel between two spaces; empty when there is no such space. */
export function wayOf({ sites }: Chart, from: unknown, to: unknown): string {
  const [start, end] = [sites.get(String(from)), sites.get(String(to))];
  return start && end ? straight(start, end) : "";
}

/** The spaces in the order of the Tab key: line by line. */
export function spotsOf(view: UprisingView, { sites }: Chart): Spot[] {
  const spots = placesOf(view).map(({ id }) => ({ thing: space(id), site: sites.get(id)! }));
  return spots.sort((one, other) => one.site.y - other.site.y || one.site.x - other.site.x);
}
