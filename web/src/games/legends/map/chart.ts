// The chart of a table: everything about the map that does not change while pieces move. Made once for each board.
import { type Box, type Point, reachTo } from "../../../map/shapes";
import type { Face, LegendsView } from "../view";
import { flagstaff, hatching, waves } from "./coast";
import { type FaceLook, LOOKS, PLAIN_LOOK, SIGHTS, printedLand } from "./faces";
import { type SegmentLand, land } from "./land";
import { type Ways, ways } from "./lanes";
import { type Scenery, scenery, strew } from "./ornaments";
import { type CellShape, type Place, type Places, ROW_SHAPES, T_SHAPES, isRow, places, tableSize } from "./places";

/** A segment as it is drawn. */
export interface DrawnSegment {
  readonly face: string;
  readonly box: Box;
  readonly look: FaceLook;
  readonly land: SegmentLand;
  readonly hatching: string;
  readonly scenery: Scenery;
  /** Where the name of the face stands: in the most open water along an edge. */
  readonly title: { readonly point: Point; readonly anchor: "start" | "end" };
}

export interface Chart extends Places, Ways {
  readonly drawn: readonly DrawnSegment[];
  readonly waves: string;
  readonly flagstaffs: ReadonlyMap<string, Point>;
  /** The outline of each region. */
  readonly outlines: ReadonlyMap<string, string>;
  /** Cells of the table without a segment, left for decoration. */
  readonly empty: readonly Box[];
}

const made = new Map<string, Chart>();

/** The shape of segments with which a table is largest in a room, and how large it is then: pixels for each unit. */
export function bestShape(
  view: LegendsView,
  room: { width: number; height: number },
): { shape: CellShape; scale: number } {
  const shapes: readonly CellShape[] = isRow(view.segments) ? ROW_SHAPES : T_SHAPES;
  const fits = shapes.map((shape) => {
    const size = tableSize(view.segments, shape);
    return { shape, scale: Math.min(room.width / size.width, room.height / size.height) };
  });
  return fits.reduce((best, fit) => (fit.scale > best.scale ? fit : best));
}

/** The chart of the board that a view shows, laid of these faces, with segments of some shape. */
export function chart(view: LegendsView, faces: readonly Face[], shape: CellShape): Chart {
  const regions = view.regions.map(({ id, x, y, land, sea }) => [id, x, y, land, sea]);
  const laid = faces.filter(({ id }) => view.segments.some(({ face }) => face === id));
  const key = JSON.stringify([shape, view.segments, regions, laid.map(({ land }) => land)]);
  let found = made.get(key);
  if (!found) {
    found = draw(view, laid, shape);
    made.set(key, found);
  }
  return found;
}

function draw(view: LegendsView, faces: readonly Face[], shape: CellShape): Chart {
  const isPrinted = printedLand(faces);
  const laid = places(view, shape, isPrinted);
  const regionsOf = (segment: number) => view.regions.filter((region) => region.segment === segment);
  const lands = laid.segments.map((place, index) => land(regionsOf(index), laid.sites, place, isPrinted));
  const linked = ways(view, laid, lands, isPrinted);
  const sailed = [...linked.lanes, ...linked.halves].flatMap(({ course }) => course);
  const islands = lands.flatMap((land) => land.islands.map((island) => ({ island, land })));
  return {
    ...laid,
    ...linked,
    drawn: laid.segments.map((place, index) => {
      const ids = regionsOf(index).map(({ id }) => id);
      return segment(place, lands[index]!, laid, ids, sailed);
    }),
    waves: waves(laid, lands, sailed),
    flagstaffs: new Map(
      islands.map(({ island, land }) => [island.id, flagstaff(island.id, view.regions, laid.sites, land)]),
    ),
    outlines: new Map(islands.flatMap(({ island }) => island.regions.map(({ id, path }) => [id, path] as const))),
    empty: emptyCells(laid),
  };
}

function segment(
  { segment: { face }, box }: Place,
  land: SegmentLand,
  { sites }: Places,
  regions: readonly string[],
  sailed: readonly Point[],
): DrawnSegment {
  const look = LOOKS[face] ?? PLAIN_LOOK;
  return {
    face,
    box,
    look,
    land,
    hatching: hatching(land, face),
    scenery: scenery(
      regions.flatMap((region) => strew(region, SIGHTS[region] ?? look.ornaments, sites.get(region)!, land)),
    ),
    title: title(box, land, sailed),
  };
}

const TITLE = { x: 20, y: 26, width: 110 };

function title(box: Box, land: SegmentLand, sailed: readonly Point[]): DrawnSegment["title"] {
  const [left, right] = [box.x + TITLE.x, box.x + box.width - TITLE.x];
  const [top, bottom] = [box.y + TITLE.y, box.y + box.height - TITLE.y - 8];
  const corners = [top, box.y + box.height / 2, bottom].flatMap((y) => [
    { point: { x: left, y }, anchor: "start" as const },
    { point: { x: right, y }, anchor: "end" as const },
  ]);
  const water = ({ point, anchor }: (typeof corners)[number]) => {
    const side = anchor === "start" ? 1 : -1;
    const parts = [0, 0.5, 1].map((part) => ({ x: point.x + side * part * TITLE.width, y: point.y }));
    const shores = parts.flatMap(({ x, y }) => [land.heightAt(x, y - 8), land.heightAt(x, y + 12)]);
    const lanes = sailed.map(({ x, y }) => reachTo(x, y, parts[0]!, parts[2]!) - 10);
    return Math.min(...shores, ...lanes);
  };
  return corners.reduce((best, corner) => (water(corner) > water(best) ? corner : best));
}

function emptyCells(laid: Places): Box[] {
  const xs = [...new Set(laid.segments.map(({ box }) => box.x))];
  const ys = [...new Set(laid.segments.map(({ box }) => box.y))];
  const { width, height } = laid.segments[0]!.box;
  const taken = (x: number, y: number) => laid.segments.some(({ box }) => box.x === x && box.y === y);
  const cells = ys.flatMap((y) => xs.map((x) => ({ x, y, width, height })));
  return cells.filter(({ x, y }) => !taken(x, y));
}
