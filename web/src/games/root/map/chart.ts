// The map as it is drawn: where clearings and forests lie, how roads and rivers run. It takes the shape of its room.
import { type Point, between, distance, short, smoothLine, smoothLoop } from "../../../map/shapes";
import type { Thing } from "../../../board";
import { seeded } from "../../../map/noise";
import type { Room } from "../../../map/room";
import type { Spot } from "../../../map/spots.svelte";
import type { MapView, Pair, PathView } from "../view";
import { type Course, away, isInside } from "./courses";
import { glade, post } from "./glades";
import { HINTS, bendOf } from "./hints";
import { type Wood, woods } from "./woods";

/** How large clearings are, in the units of the drawing; the whole map has about a thousand by a thousand. */
export const RADIUS = 78;
const SIDE = 1000;
const SHAPES = { least: 0.75, most: 1.6, step: 0.05 };
/** Clearings lie between these numbers of the tables, and this far from the edges of the drawing. */
const TABLE = { least: 100, most: 906 };
const EDGE = { before: 106, after: 98 };

export interface Road extends Course {
  readonly from: number;
  readonly to: number;
}

export interface Chart {
  readonly width: number;
  readonly height: number;
  readonly clearings: ReadonlyMap<number, Point>;
  readonly forests: ReadonlyMap<string, Point>;
  /** The rims of clearings, around their own middles. */
  readonly rims: ReadonlyMap<number, string>;
  readonly roads: readonly Road[];
  /** Where on each road somebody stands who is in no clearing. */
  readonly posts: ReadonlyMap<Road, Point>;
  readonly rivers: readonly Course[];
  readonly lake: Course | null;
  /** Waves on the lake. */
  readonly waves: string;
  readonly wood: Wood;
}

/** The shape that fills a room best: its width by its height. */
export function shapeOf({ width, height }: Room): number {
  const wanted = Math.max(SHAPES.least, Math.min(SHAPES.most, width / Math.max(1, height)));
  return Math.round(wanted / SHAPES.step) * SHAPES.step;
}

const drawn = new Map<string, Chart>();

/** The chart of a map; what stands on it and which roads are open does not matter here. */
export function chartOf(map: MapView, shape: number): Chart {
  const key = `${map.name} ${shape.toFixed(2)}`;
  const chart = drawn.get(key) ?? draw(map, shape);
  drawn.set(key, chart);
  return chart;
}

function draw(map: MapView, shape: number): Chart {
  const [width, height] = [SIDE * Math.sqrt(shape), SIDE / Math.sqrt(shape)];
  const along = (value: number, length: number) =>
    EDGE.before + ((value - TABLE.least) / (TABLE.most - TABLE.least)) * (length - EDGE.before - EDGE.after);
  const place = (x: number, y: number): Point => ({ x: along(x, width), y: along(y, height) });
  const placed = (points: readonly Pair[]) => points.map(([x, y]) => place(x, y));

  const clearings = new Map(map.clearings.map(({ clearing, x, y }) => [clearing, place(x, y)]));
  const roads = [...map.paths.map(({ clearings }) => clearings), ...map.closed_paths].map(([from, to]): Road => {
    const points = arc(clearings.get(from)!, clearings.get(to)!, bendOf(map.name, from, to));
    return { from, to, ...course(points) };
  });
  const lakeHint = map.courses.lake_polygon;
  const shore = lakeHint && placed(lakeHint);
  const lake = shore ? { points: [...shore, shore[0]!], path: smoothLoop(shore) } : null;
  const rivers = lake ? [] : riversOf(map, clearings, placed, width, height);
  const ground = { width, height, clearings, roads, rivers, lake };
  const spots = HINTS[map.name]?.spots ?? {};
  const forests = new Map(
    map.forests.map(({ forest, x, y }) => [forest, glade(place(...(spots[forest] ?? ([x, y] as const))), ground)]),
  );
  const posts = new Map(roads.map((road) => [road, post(road, { ...ground, forests })]));
  const wood = woods(map.name, width, height, { clearings, forests, roads, rivers, lake });
  const rims = new Map(map.clearings.map(({ clearing }) => [clearing, rim(`${map.name} ${clearing}`)]));
  const waves = lake ? wavesOn(lake, width, height) : "";
  return { width, height, clearings, forests, rims, roads, posts, rivers, lake, waves, wood };
}

function wavesOn(lake: Course, width: number, height: number): string {
  const random = seeded("waves");
  let waves = "";
  for (let y = 0; y < height; y += 44) {
    for (let x = (y / 44) % 2 ? 0 : 40; x < width; x += 80) {
      const point = { x: x + random() * 24, y: y + random() * 14 };
      if (isInside(point, lake) && away(point, lake) > 34) {
        waves += `M${short(point.x - 16)} ${short(point.y)}q8-7 16 0t16 0`;
      }
    }
  }
  return waves;
}

function course(points: readonly Point[]): Course {
  return { points, path: smoothLine(points) };
}

const STRETCHES = 14;

/** A bent line between two points. */
function arc(from: Point, to: Point, bend: number): Point[] {
  const middle = between(from, to);
  const pull = { x: middle.x - (to.y - from.y) * bend * 2, y: middle.y + (to.x - from.x) * bend * 2 };
  return Array.from({ length: STRETCHES + 1 }, (_, index) => {
    const part = index / STRETCHES;
    return between(between(from, pull, part), between(pull, to, part), part);
  });
}

/** The rivers from clearing to clearing; where one ends it flows on to the edge of the map. */
function riversOf(
  map: MapView,
  clearings: ReadonlyMap<number, Point>,
  placed: (points: readonly Pair[]) => Point[],
  width: number,
  height: number,
): Course[] {
  const banks = map.rivers.flat();
  const ends = [...new Set(banks)].filter((end) => banks.indexOf(end) === banks.lastIndexOf(end));
  const between = map.rivers.map(([from, to]) => {
    const [start, end] = [clearings.get(from)!, clearings.get(to)!];
    const hint = map.courses[`river_${from}_${to}`] ?? map.courses[`river_${to}_${from}`];
    const way = hint ? placed(hint) : meander(start, end, `${map.name} ${from} ${to}`);
    const isBackwards = distance(way[0]!, start) > distance(way[way.length - 1]!, start);
    return course([start, ...(isBackwards ? way.toReversed() : way), end]);
  });
  const out = ends.map((end) => {
    const from = clearings.get(end)!;
    return course([from, ...meander(from, nearestEdge(from, width, height), `${map.name} ${end}`, 0.5)]);
  });
  return [...between, ...out];
}

function nearestEdge({ x, y }: Point, width: number, height: number): Point {
  const beyond = 30;
  const edges = [
    { far: x, point: { x: -beyond, y: y + 20 } },
    { far: width - x, point: { x: width + beyond, y: y - 20 } },
    { far: y, point: { x: x + 20, y: -beyond } },
    { far: height - y, point: { x: x - 20, y: height + beyond } },
  ];
  return edges.sort((one, other) => one.far - other.far)[0]!.point;
}

/** Points on the way between two others that leave the straight line to both sides. */
function meander(from: Point, to: Point, name: string, strength = 1): Point[] {
  const random = seeded(name);
  const swing = (26 + random() * 14) * strength * (random() < 0.5 ? -1 : 1);
  const far = distance(from, to);
  const aside = { x: -(to.y - from.y) / far, y: (to.x - from.x) / far };
  const steps = [0.25, 0.5, 0.75].map((part, index) => {
    const point = between(from, to, part);
    const off = swing * (index % 2 ? -1 : 1) * 0.75;
    return { x: point.x + aside.x * off, y: point.y + aside.y * off };
  });
  return strength < 1 ? [...steps, to] : steps;
}

/** The rim of a clearing: nearly round, no two alike. */
function rim(name: string): string {
  const random = seeded(name);
  const points = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const far = RADIUS * (1.02 + random() * 0.05);
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
  });
  return smoothLoop(points);
}

const AFLOAT = 32;

/** Where a boat lies that is moored at a clearing: on the lake, as near as it floats. */
export function mooring(chart: Chart, clearing: number): Point | null {
  const [site, { lake }] = [chart.clearings.get(clearing), chart];
  if (!site || !lake) return null;
  const middle = {
    x: lake.points.reduce((sum, { x }) => sum + x, 0) / lake.points.length,
    y: lake.points.reduce((sum, { y }) => sum + y, 0) / lake.points.length,
  };
  const steps = Array.from({ length: 40 }, (_, step) => between(site, middle, step / 40));
  const plate = { x: site.x - 64, y: site.y - 66 };
  const floats = (point: Point) =>
    Math.min(distance(point, site) - RADIUS, distance(point, plate) - AFLOAT) > AFLOAT &&
    isInside(point, lake) &&
    away(point, lake) > AFLOAT * 0.8;
  return steps.find(floats) ?? middle;
}

/** Where a place is: clearings go by their numbers, forests by their names. */
export function siteOf(chart: Chart, place: string | number | undefined): Point | null {
  if (place === undefined) return null;
  return (typeof place === "number" ? chart.clearings.get(place) : chart.forests.get(place)) ?? null;
}

/** Where somebody stands on a path. */
export function postOn(chart: Chart, { clearings: [one, other] }: Pick<PathView, "clearings">): Point {
  return chart.posts.get(chart.roads.find((road) => isBetween(road, one, other))!)!;
}

/** Clearings by their numbers, then forests, and some of the paths. */
export function placesOf(map: MapView, chart: Chart, paths: readonly PathView[] = []): Spot[] {
  return [
    ...map.clearings.map(({ clearing }) => ({ thing: place(clearing), site: chart.clearings.get(clearing)! })),
    ...map.forests.map(({ forest }) => ({ thing: place(forest), site: chart.forests.get(forest)! })),
    ...paths.map((path) => ({ thing: place(path.path), site: postOn(chart, path) })),
  ];
}

/** A clearing, a forest or a path as a thing. */
export function place(id: string | number): Thing {
  return { kind: "place", id };
}

/** A way to travel: along a road where there is one, else as the crow flies; empty when there is no such place. */
export function wayOf(chart: Chart, from: string | number | undefined, to: string | number | undefined): string {
  const [start, end] = [siteOf(chart, from), siteOf(chart, to)];
  if (!start || !end) return "";
  const road = chart.roads.find((road) => isBetween(road, from, to));
  if (!road) return `M${short(start.x)} ${short(start.y)}L${short(end.x)} ${short(end.y)}`;
  return smoothLine(road.from === from ? road.points : road.points.toReversed());
}

/** Whether a road joins two places, whichever way it is told. */
function isBetween({ from, to }: Road, one: string | number | undefined, other: string | number | undefined): boolean {
  return (from === one && to === other) || (from === other && to === one);
}
