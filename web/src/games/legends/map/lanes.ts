// Ways between regions: sea lanes that go around land, half lanes over the ends of a row, rope bridges, and land ways.
import { type Point, between, distance, simplified, smoothLine } from "../../../map/shapes";
import type { LegendsView, RegionView } from "../view";
import type { IsPrinted } from "./faces";
import type { SegmentLand } from "./land";
import type { Places } from "./places";

/** A way that armies travel between the sites of two regions: there, and back. */
export interface Way {
  readonly from: string;
  readonly to: string;
  readonly travel: string;
  readonly back: string;
}

/** A sea lane as it is drawn: over water, from coast to coast, with the two landings. */
export interface Lane extends Way {
  readonly path: string;
  /** Points of the drawn lane, close together. */
  readonly course: readonly Point[];
  readonly landings: readonly [Point, Point];
}

/** A lane that leaves the table at one end of a row and comes back at the other; its way ends where it leaves. */
export interface HalfLane extends Way {
  readonly path: string;
  readonly course: readonly Point[];
  readonly landing: Point;
  /** Where it leaves the table, and to which side. */
  readonly end: Point;
  readonly side: "left" | "right";
}

export interface Bridge extends Way {
  readonly ends: readonly [Point, Point];
}

export interface Ways {
  readonly lanes: readonly Lane[];
  readonly halves: readonly HalfLane[];
  readonly bridges: readonly Bridge[];
  readonly borders: readonly Way[];
  readonly portals: readonly Way[];
}

const STEP = 12;
/** What a step costs: on open water, near a coast, on land of the two regions or of others, along another lane. */
const COST = { water: 1, coast: 2.2, own: 2.6, strange: 40, sailed: 5 };
const COAST_IS_NEAR = 14;
const STRAIGHTNESS = 7;

/** Every link of the table, each once. */
export function ways(view: LegendsView, places: Places, lands: readonly SegmentLand[], isPrinted: IsPrinted): Ways {
  const regions = new Map(view.regions.map((region) => [region.id, region]));
  const chart = new SeaChart(places, lands);
  const last = Math.max(...view.segments.map((segment) => segment.column));
  const found = {
    lanes: [] as Lane[],
    halves: [] as HalfLane[],
    bridges: [] as Bridge[],
    borders: [] as Way[],
    portals: [] as Way[],
  };
  for (const [one, other] of pairs(view.regions, regions, "sea")) {
    const columns = [view.segments[one.segment]!.column, view.segments[other.segment]!.column];
    if (places.row && Math.abs(columns[0]! - columns[1]!) === last) {
      const [left, right] = columns[0]! < columns[1]! ? [one, other] : [other, one];
      found.halves.push(chart.half(left, right, "left"), chart.half(right, left, "right"));
    } else {
      found.lanes.push(chart.lane(one, other));
    }
  }
  for (const [one, other] of pairs(view.regions, regions, "land")) {
    const ends = [places.sites.get(one.id)!, places.sites.get(other.id)!] as const;
    const way = { from: one.id, to: other.id, travel: smoothLine(ends), back: smoothLine(ends.toReversed()) };
    if (!isPrinted(one, other)) found.portals.push(way);
    else if (one.island === other.island) found.borders.push(way);
    else found.bridges.push({ ...way, ends: chart.shores(one, other) });
  }
  return found;
}

function pairs(
  all: readonly RegionView[],
  byId: Map<string, RegionView>,
  kind: "land" | "sea",
): [RegionView, RegionView][] {
  return all.flatMap((one) =>
    one[kind].filter((other) => one.id < other).map((other): [RegionView, RegionView] => [one, byId.get(other)!]),
  );
}

/** Water and land of the whole table on a coarse grid, on which lanes look for their way. */
class SeaChart {
  private readonly columns: number;
  private readonly lines: number;
  /** For each cell the region whose land it is, and whether it is water near a coast. */
  private readonly owners: (string | null)[] = [];
  private readonly coastal: boolean[] = [];
  /** Cells along lanes that were found before. */
  private readonly sailed = new Set<number>();

  constructor(
    private readonly places: Places,
    private readonly lands: readonly SegmentLand[],
  ) {
    this.columns = Math.ceil(places.width / STEP);
    this.lines = Math.ceil(places.height / STEP);
    for (let cell = 0; cell < this.columns * this.lines; cell++) {
      const { x, y } = this.point(cell);
      const land = this.landAt(x, y);
      const height = land?.heightAt(x, y) ?? COAST_IS_NEAR;
      this.owners.push(land && height < 0 ? land.ownerAt(x, y) : null);
      this.coastal.push(height >= 0 && height < COAST_IS_NEAR);
    }
  }

  private landAt(x: number, y: number): SegmentLand | null {
    const index = this.places.segments.findIndex(
      ({ box }) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
    );
    return this.lands[index] ?? null;
  }

  private point(cell: number): Point {
    return { x: ((cell % this.columns) + 0.5) * STEP, y: (Math.floor(cell / this.columns) + 0.5) * STEP };
  }

  private cell({ x, y }: Point): number {
    return Math.floor(y / STEP) * this.columns + Math.floor(x / STEP);
  }

  private site(region: RegionView): Point {
    return this.places.sites.get(region.id)!;
  }

  lane(one: RegionView, other: RegionView): Lane {
    const goal = this.cell(this.site(other));
    const cells = this.way(one, other.id, (cell) => cell === goal);
    const points = this.line(this.site(one), cells, this.site(other));
    const course = this.overWater(points, one.id, other.id);
    const sea = simplified(course, 1);
    return {
      from: one.id,
      to: other.id,
      path: smoothLine(sea),
      course,
      travel: smoothLine(points),
      back: smoothLine(points.toReversed()),
      landings: [sea[0]!, sea[sea.length - 1]!],
    };
  }

  half(from: RegionView, to: RegionView, side: "left" | "right"): HalfLane {
    const edge = side === "left" ? 0 : this.columns - 1;
    const cells = this.way(from, from.id, (cell) => cell % this.columns === edge);
    const last = this.point(cells[cells.length - 1]!);
    const end = { x: side === "left" ? 0 : this.places.width, y: last.y };
    const points = this.line(this.site(from), cells, end);
    const course = this.overWater(points, from.id, from.id);
    return {
      from: from.id,
      to: to.id,
      path: smoothLine(simplified(course, 1)),
      travel: smoothLine(points),
      back: smoothLine(points.toReversed()),
      course,
      landing: course[0]!,
      end,
      side,
    };
  }

  /** Where the straight way between two regions leaves the land of the one and reaches that of the other. */
  shores(one: RegionView, other: RegionView): [Point, Point] {
    const [from, to] = [this.site(one), this.site(other)];
    const steps = Math.ceil(distance(from, to) / 2);
    const points = Array.from({ length: steps + 1 }, (_, step) => between(from, to, step / steps));
    const sea = this.overWater(points, one.id, other.id);
    return [sea[0]!, sea[sea.length - 1]!];
  }

  /** The cheapest cells from a region to the goal (Dijkstra). */
  private way(from: RegionView, to: string, isGoal: (cell: number) => boolean): number[] {
    const costs = new Float32Array(this.columns * this.lines).fill(Infinity);
    const before = new Int32Array(costs.length).fill(-1);
    const start = this.cell(this.site(from));
    costs[start] = 0;
    const open = new Map<number, number[]>([[0, [start]]]); // cells by their cost in whole steps
    for (let cost = 0; open.size; cost++) {
      for (const cell of open.get(cost) ?? []) {
        if (Math.floor(costs[cell]!) < cost) continue;
        if (isGoal(cell)) return this.sail(before, cell);
        for (const [next, length] of this.around(cell)) {
          const reached = costs[cell]! + length * this.cost(next, from.id, to);
          if (reached >= costs[next]!) continue;
          costs[next] = reached;
          before[next] = cell;
          const bucket = Math.floor(reached);
          if (!open.has(bucket)) open.set(bucket, []);
          open.get(bucket)!.push(next);
        }
      }
      open.delete(cost);
    }
    return [start];
  }

  private sail(before: Int32Array, goal: number): number[] {
    const cells = [goal];
    while (before[cells[0]!]! >= 0) cells.unshift(before[cells[0]!]!);
    for (const cell of cells) for (const [near] of this.around(cell)) this.sailed.add(near);
    return cells;
  }

  private *around(cell: number): Generator<[number, number]> {
    const [column, line] = [cell % this.columns, Math.floor(cell / this.columns)];
    for (let down = -1; down <= 1; down++) {
      for (let right = -1; right <= 1; right++) {
        const inside =
          column + right >= 0 && column + right < this.columns && line + down >= 0 && line + down < this.lines;
        if (inside && (right || down)) yield [cell + down * this.columns + right, Math.hypot(right, down)];
      }
    }
  }

  private cost(cell: number, from: string, to: string): number {
    const owner = this.owners[cell];
    const crowd = this.sailed.has(cell) ? COST.sailed : 0;
    if (owner) return owner === from || owner === to ? COST.own + crowd : COST.strange;
    return (this.coastal[cell] ? COST.coast : COST.water) + crowd;
  }

  private line(from: Point, cells: readonly number[], to: Point): Point[] {
    return simplified([from, ...cells.slice(1, -1).map((cell) => this.point(cell)), to], STRAIGHTNESS);
  }

  /** The stretch of a line between the land of one region and that of another, with its points close together. */
  private overWater(points: readonly Point[], from: string, to: string): Point[] {
    const dense = points.slice(1).flatMap((end, index) => {
      const start = points[index]!;
      const steps = Math.max(1, Math.ceil(distance(start, end) / 3));
      return Array.from({ length: steps }, (_, step) => between(start, end, step / steps));
    });
    dense.push(points[points.length - 1]!);
    const isOn = (region: string) => (point: Point) => {
      const land = this.landAt(point.x, point.y);
      return land !== null && land.heightAt(point.x, point.y) < 0 && land.ownerAt(point.x, point.y) === region;
    };
    const leaves = Math.max(0, dense.findLastIndex(isOn(from)));
    const arrives = from === to ? -1 : dense.findIndex((point, index) => index > leaves && isOn(to)(point));
    return dense.slice(leaves, arrives < 0 ? undefined : arrives + 1);
  }
}
