// Where segments and regions lie: cells of a table, and sites in them that leave room for pieces and names.
import { type Box, type Point, distance, nearestOn } from "../../../map/shapes";
import type { LegendsView, RegionView, SegmentView } from "../view";
import type { IsPrinted } from "./faces";

/** How much wider than tall segments can be drawn, so that the table fits the room that it is given. */
export const T_SHAPES = [0.5, 0.62, 0.8, 1, 1.25, 1.6] as const;
/** In a row no segment lies across, so that they can be narrower. */
export const ROW_SHAPES = [0.42, 0.5, 0.62, 0.8] as const;
export type CellShape = (typeof T_SHAPES)[number] | (typeof ROW_SHAPES)[number];

/** Every segment has the area of a square with this side. */
const SIDE = 420;

/** Sea around the segments; the ends of a row need room for the names of where their lanes lead. */
const MARGIN = 24;
const ROW_MARGIN = 84;

/** How near to the edge of its segment a site may be. */
export const EDGE = { x: 76, top: 66, bottom: 76 };

/** The distance between two sites that is needed for pieces side by side and the name below them. */
export const ROOM = { x: 128, y: 112 };
/** Where few regions share a segment they spread out more, up to this much. */
const ROOMIEST = 1.34;
const CROWD = 7;
/** Regions that are no neighbours by land keep water between them: in one island, and between two. */
const APART = { island: 1.12, sea: 1.26 };
/** How far a site stays from a border crossing of two others. */
const CLEARANCE = 74;
const ROUNDS = 400;

export interface Place {
  readonly segment: SegmentView;
  readonly box: Box;
}

/** The table: its segments, and the site of each region. */
export interface Places {
  readonly width: number;
  readonly height: number;
  readonly row: boolean;
  readonly segments: readonly Place[];
  readonly sites: ReadonlyMap<string, Point>;
  /** How much more room than needed each region has, up to a quarter more. */
  readonly roominess: ReadonlyMap<string, number>;
}

/** Four segments side by side, whose outer edges meet too. */
export function isRow(segments: readonly SegmentView[]): boolean {
  return segments.every((segment) => segment.line === segments[0]!.line);
}

/** The size of the table with segments of some shape. */
export function tableSize(segments: readonly SegmentView[], shape: CellShape): { width: number; height: number } {
  const { cell, margin, columns, lines } = measures(segments, shape);
  return { width: 2 * margin.x + columns * cell.width, height: 2 * margin.y + lines * cell.height };
}

function measures(segments: readonly SegmentView[], shape: CellShape) {
  const row = isRow(segments);
  const columns = segments.map((segment) => segment.column);
  const lines = segments.map((segment) => segment.line);
  const [left, top] = [Math.min(...columns), Math.min(...lines)];
  return {
    row,
    left,
    top,
    columns: Math.max(...columns) - left + 1,
    lines: Math.max(...lines) - top + 1,
    cell: { width: Math.round(SIDE * Math.sqrt(shape)), height: Math.round(SIDE / Math.sqrt(shape)) },
    margin: { x: row ? ROW_MARGIN : MARGIN, y: MARGIN },
  };
}

export function places(view: LegendsView, shape: CellShape, isPrinted: IsPrinted): Places {
  const { row, left, top, cell, margin } = measures(view.segments, shape);
  const segments = view.segments.map((segment) => ({
    segment,
    box: {
      x: margin.x + (segment.column - left) * cell.width,
      y: margin.y + (segment.line - top) * cell.height,
      ...cell,
    },
  }));
  const sites = new Map<string, Point>();
  const roominess = new Map<string, number>();
  segments.forEach((place, index) => {
    const regions = view.regions.filter((region) => region.segment === index);
    const spread = spreadOut(regions, place, isPrinted);
    regions.forEach((region, number) => {
      sites.set(region.id, spread[number]!);
      roominess.set(region.id, Math.max(1, Math.min(1.25, ...spread.map((other) => nearness(spread[number]!, other)))));
    });
  });
  return { ...tableSize(view.segments, shape), row, segments, sites, roominess };
}

/** Where a point of a face comes to lie when the face is turned clockwise. */
export function turned(point: Point, rotation: number): Point {
  switch (rotation) {
    case 90:
      return { x: 1 - point.y, y: point.x };
    case 180:
      return { x: 1 - point.x, y: 1 - point.y };
    case 270:
      return { x: point.y, y: 1 - point.x };
    default:
      return point;
  }
}

/** The regions of a segment where they are printed, pushed apart until there is room for what stands in them. */
function spreadOut(regions: readonly RegionView[], { segment, box }: Place, isPrinted: IsPrinted): Point[] {
  const printed = regions.map((region) => {
    const point = turned(region, segment.rotation);
    return { x: box.x + point.x * box.width, y: box.y + point.y * box.height };
  });
  const sites = printed.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round++) {
    const pull = 0.03 * (1 - round / ROUNDS);
    sites.forEach((site, index) => {
      site.x += (printed[index]!.x - site.x) * pull;
      site.y += (printed[index]!.y - site.y) * pull;
    });
    pushApart(regions, sites, Math.min(ROOMIEST, Math.sqrt(CROWD / regions.length)), isPrinted);
    keepBordersClear(regions, sites, isPrinted);
    for (const site of sites) {
      site.x = Math.max(box.x + EDGE.x, Math.min(box.x + box.width - EDGE.x, site.x));
      site.y = Math.max(box.y + EDGE.top, Math.min(box.y + box.height - EDGE.bottom, site.y));
    }
  }
  return sites;
}

/** How far a site is from another, in rooms; a site is not near itself. */
function nearness(one: Point, other: Point): number {
  return one === other ? Infinity : Math.hypot((one.x - other.x) / ROOM.x, (one.y - other.y) / ROOM.y);
}

type Movable = { x: number; y: number };

function pushApart(regions: readonly RegionView[], sites: Movable[], roominess: number, isPrinted: IsPrinted): void {
  for (let one = 0; one < sites.length; one++) {
    for (let other = one + 1; other < sites.length; other++) {
      const [a, b] = [sites[one]!, sites[other]!];
      const scale = roominess * apart(regions[one]!, regions[other]!, isPrinted);
      const dx = (b.x - a.x) / (ROOM.x * scale);
      const dy = (b.y - a.y) / (ROOM.y * scale);
      const near = Math.hypot(dx, dy) || 0.01;
      if (near >= 1) continue;
      const push = ((1 - near) * 0.25) / near;
      a.x -= dx * push * ROOM.x;
      a.y -= dy * push * ROOM.y;
      b.x += dx * push * ROOM.x;
      b.y += dy * push * ROOM.y;
    }
  }
}

function apart(one: RegionView, other: RegionView, isPrinted: IsPrinted): number {
  if (one.island !== other.island) return APART.sea;
  return isPrinted(one, other) ? 1 : APART.island;
}

/** Keep sites off the straight way between two land neighbours, so that their border is open. */
function keepBordersClear(regions: readonly RegionView[], sites: Movable[], isPrinted: IsPrinted): void {
  for (let one = 0; one < sites.length; one++) {
    for (let other = one + 1; other < sites.length; other++) {
      if (!isPrinted(regions[one]!, regions[other]!)) continue;
      const [a, b] = [sites[one]!, sites[other]!];
      sites.forEach((site, index) => {
        if (index === one || index === other) return;
        const on = nearestOn(site, a, b);
        const near = distance(site, on);
        if (near >= CLEARANCE || near === 0) return;
        const push = ((CLEARANCE - near) / near) * 0.2;
        const [x, y] = [(site.x - on.x) * push, (site.y - on.y) * push];
        site.x += x;
        site.y += y;
        for (const end of [a, b]) {
          end.x -= x / 2;
          end.y -= y / 2;
        }
      });
    }
  }
}
