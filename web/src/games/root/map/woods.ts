// The woods between the roads: trees, peaks and tufts, row by row, so that near ones stand before far ones.
import type { Point } from "../../../map/shapes";
import { seeded, surface } from "../../../map/noise";
import type { Chart } from "./chart";
import { away, isInside } from "./courses";
import { type Ink, type Sprout, bare, conifer, leafy, peak, tuft } from "./trees";

/** One row of trees, from far to near: what is drawn in which ink. */
export type Row = Readonly<Partial<Record<Ink, string>>>;

export interface Wood {
  readonly tufts: string;
  readonly rows: readonly Row[];
}

type Ground = Pick<Chart, "clearings" | "forests" | "roads" | "rivers" | "lake">;

const ACROSS = 35;
const DOWN = 29;
const KEEP = { clearing: 104, forest: 12, road: 26, river: 30, lake: 22 };
const PEAK = { room: 64, apart: 108 };

interface Flora {
  /** How often a tree is a conifer, or bare; the rest has leaves. */
  readonly conifers: number;
  readonly bare: number;
  /** How often a place stays empty. */
  readonly gaps: number;
  readonly peaks: boolean;
}

const FLORA: Readonly<Record<string, Flora>> = {
  autumn: { conifers: 0.08, bare: 0, gaps: 0.06, peaks: false },
  winter: { conifers: 0.72, bare: 0.28, gaps: 0.16, peaks: false },
  lake: { conifers: 0.3, bare: 0, gaps: 0.08, peaks: false },
  mountain: { conifers: 0.86, bare: 0.02, gaps: 0.2, peaks: true },
};

/** The wood of a map around everything that keeps it away. */
export function woods(name: string, width: number, height: number, ground: Ground): Wood {
  const flora = FLORA[name] ?? FLORA.autumn!;
  const random = seeded(`${name} wood`);
  const tones = surface(`${name} tones`, 130);
  const peaks = flora.peaks ? peaksIn(width, height, ground) : [];
  const rows: Row[] = [];
  let tufts = "";
  for (let line = 0; line * DOWN < height + 40; line++) {
    const row: Sprout = {};
    const y = line * DOWN + 6;
    for (const top of peaks) if (Math.floor(top.y / DOWN) === line) peak(row, top.x, top.y, 0.85 + random() * 0.4);
    for (let column = -1; column * ACROSS < width + ACROSS; column++) {
      const x = (column + (line % 2) / 2) * ACROSS + (random() - 0.5) * 15;
      const [at, size, kind, chance] = [y + (random() - 0.5) * 12, 0.86 + random() * 0.3, random(), random()];
      const room = roomAt({ x, y: at - 10 }, ground);
      const isUnderPeak = peaks.some((top) => Math.abs(top.x - x) < 50 && at > top.y - 70 && at < top.y + 8);
      if (room < 0 || isUnderPeak) continue;
      if (chance < flora.gaps || room < 5) tufts += tuft(x, at, kind);
      else if (kind < flora.conifers) conifer(row, x, at, size, tone(tones(x, at), random()));
      else if (kind < flora.conifers + flora.bare) bare(row, x, at, size);
      else leafy(row, x, at, size, tone(tones(x, at), random()));
    }
    rows.push(row);
  }
  return { tufts, rows };
}

/** Trees of a tone stand together, with some strangers among them. */
function tone(height: number, chance: number): number {
  if (chance < 0.14) return 3;
  return height + (chance - 0.5) * 0.7 > 0.12 ? 0 : height + (chance - 0.5) * 0.7 > -0.22 ? 1 : 2;
}

/** Where a peak has room, from the roomiest place down. */
function peaksIn(width: number, height: number, ground: Ground): Point[] {
  const places: { point: Point; room: number }[] = [];
  for (let y = 60; y < height - 10; y += 14) {
    for (let x = 30; x < width - 20; x += 14) {
      const room = roomAt({ x, y: y - 18 }, ground);
      if (room > PEAK.room - KEEP.road) places.push({ point: { x, y }, room });
    }
  }
  const kept: Point[] = [];
  for (const { point } of places.sort((one, other) => other.room - one.room)) {
    if (kept.every((other) => Math.hypot(other.x - point.x, (other.y - point.y) * 1.5) > PEAK.apart)) kept.push(point);
  }
  return kept;
}

/** How much room there is at a point; less than nothing where no tree may stand. */
function roomAt(point: Point, { clearings, forests, roads, rivers, lake }: Ground): number {
  let room = Infinity;
  for (const site of clearings.values()) {
    room = Math.min(room, Math.hypot(site.x - point.x, site.y - point.y) - KEEP.clearing);
  }
  for (const site of forests.values()) {
    room = Math.min(room, Math.hypot(site.x - point.x, site.y - point.y) - KEEP.forest);
  }
  for (const road of roads) room = Math.min(room, away(point, road) - KEEP.road);
  for (const river of rivers) room = Math.min(room, away(point, river) - KEEP.river);
  if (lake) room = Math.min(room, isInside(point, lake) ? -1 : away(point, lake) - KEEP.lake);
  return room;
}
