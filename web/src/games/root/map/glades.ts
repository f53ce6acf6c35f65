// Where in a forest a pawn stands: near the place of the table, with room between clearings, roads and water; and
// where on a road somebody stands: near its middle, away from other roads.
import { type Point, distance } from "../../../map/shapes";
import { type Course, away, isInside } from "./courses";

interface Ground {
  readonly width: number;
  readonly height: number;
  readonly clearings: ReadonlyMap<number, Point>;
  readonly roads: readonly Course[];
  readonly rivers: readonly Course[];
  readonly lake: Course | null;
}

/** What has to be free around a pawn, and how far it may look for that. */
const ROOM = 46;
const STEPS = 40;
const STEP = 5;
/** What belongs to a clearing: its rim, the plate with its number, the flag of its ruler. */
const PARTS = [
  { x: 0, y: 0, reach: 86 },
  { x: -64, y: -66, reach: 36 },
  { x: 60, y: -66, reach: 24 },
];
const HALF = { road: 13, river: 17 };

/** The nearest place with enough room, or at least with more. */
export function glade(start: Point, ground: Ground): Point {
  let [spot, room] = [start, roomAt(start, ground)];
  for (let step = 0; step < STEPS && room < ROOM; step++) {
    const around = Array.from({ length: 12 }, (_, at) => {
      const angle = (at / 12) * 2 * Math.PI;
      const point = { x: spot.x + Math.cos(angle) * STEP, y: spot.y + Math.sin(angle) * STEP };
      return { point, room: roomAt(point, ground) };
    });
    const best = around.sort((one, other) => other.room - one.room)[0]!;
    if (best.room <= room) break;
    [spot, room] = [best.point, best.room];
  }
  return spot;
}

function roomAt(point: Point, { width, height, clearings, roads, rivers, lake }: Ground): number {
  const { x, y } = point;
  return Math.min(
    x,
    y,
    width - x,
    height - y,
    ...[...clearings.values()].flatMap((site) =>
      PARTS.map((part) => distance(point, { x: site.x + part.x, y: site.y + part.y }) - part.reach),
    ),
    ...roads.map((road) => away(point, road) - HALF.road),
    ...rivers.map((river) => away(point, river) - HALF.river),
    lake ? away(point, lake) * (isInside(point, lake) ? -1 : 1) : Infinity,
  );
}

/** What has to be free around somebody on a road, how many of its points are too near to its ends, and roadsides. */
const POST = { room: 30, ends: 3, forest: 30, signs: 10, aside: [0, -12, 12, -24, 24] };

/** The point of a road or its sides nearest to its middle that has enough room, or at least the most. */
export function post(road: Course, ground: Ground & { readonly forests: ReadonlyMap<string, Point> }): Point {
  const { points } = road;
  const [middle, first, last] = [points[Math.floor(points.length / 2)]!, points[0]!, points[points.length - 1]!];
  const far = distance(first, last);
  const beside = { x: -(last.y - first.y) / far, y: (last.x - first.x) / far };
  const room = (point: Point) =>
    Math.min(
      POST.room,
      ...[...ground.clearings.values()].flatMap((site) =>
        PARTS.map(({ x, y, reach }) => distance(point, { x: site.x + x, y: site.y + y }) - reach - (x ? POST.signs : 0)),
      ),
      ...[...ground.forests.values()].map((site) => distance(point, site) - POST.forest),
      ...ground.roads.filter((other) => other !== road).map((other) => away(point, other) - HALF.road),
    );
  return points
    .slice(POST.ends, -POST.ends)
    .flatMap(({ x, y }) => POST.aside.map((off) => ({ x: x + beside.x * off, y: y + beside.y * off })))
    .toSorted((one, other) => distance(one, middle) - distance(other, middle))
    .map((point) => ({ point, room: room(point) }))
    .reduce((best, one) => (one.room > best.room ? one : best)).point;
}
