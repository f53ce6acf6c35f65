// What is drawn along coasts and on open water: hatching, waves, and where the flag of an island stands.
import { seeded } from "../../../map/noise";
import { type Point, distance, nearestOn, short } from "../../../map/shapes";
import type { RegionView } from "../view";
import type { SegmentLand } from "./land";
import type { Places } from "./places";

const LINE = 6;
const HATCH = { least: 5, more: 10 };

/** Level strokes in the water off a coast, as on old charts. */
export function hatching(land: SegmentLand, seed: string): string {
  const random = seeded(`${seed} hatching`);
  const strokes: string[] = [];
  for (const loop of land.coasts) {
    loop.forEach((from, index) => {
      const to = loop[(index + 1) % loop.length]!;
      const [low, high] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
      for (let y = Math.ceil(low / LINE) * LINE; y < high; y += LINE) {
        const x = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
        const out = land.heightAt(x + 4, y) > land.heightAt(x - 4, y) ? 1 : -1;
        const length = HATCH.least + random() * HATCH.more;
        strokes.push(`M${short(x + out * 2)} ${short(y)}h${short(out * length)}`);
      }
    });
  }
  return strokes.join("");
}

const WAVE = "q4-5 8 0q4-5 8 0";
const WAVES_APART = 74;
const OFF_LANES = 30;
const OPEN_WATER = 34;

/** Small waves on open water. */
export function waves(places: Places, lands: readonly SegmentLand[], sailed: readonly Point[]): string {
  const random = seeded("waves");
  const found: Point[] = [];
  for (let attempt = 0; attempt < 900; attempt++) {
    const point = { x: 20 + random() * (places.width - 50), y: 16 + random() * (places.height - 32) };
    const open = places.segments.every(
      ({ box }, index) =>
        distance(point, nearestInside(point, box)) > OPEN_WATER ||
        lands[index]!.heightAt(point.x + 8, point.y) > OPEN_WATER,
    );
    const isApart = found.every((other) => distance(point, other) > WAVES_APART);
    if (open && isApart && sailed.every((other) => distance(point, other) > OFF_LANES)) found.push(point);
  }
  return found.map(({ x, y }) => `M${short(x)} ${short(y)}${WAVE}`).join("");
}

function nearestInside({ x, y }: Point, box: { x: number; y: number; width: number; height: number }): Point {
  return { x: Math.max(box.x, Math.min(box.x + box.width, x)), y: Math.max(box.y, Math.min(box.y + box.height, y)) };
}

/** The point of an island's coast that is farthest from everything that stands on the island. */
export function flagstaff(
  island: string,
  regions: readonly RegionView[],
  sites: ReadonlyMap<string, Point>,
  land: SegmentLand,
): Point {
  const own = new Set(regions.filter((region) => region.island === island).map((region) => region.id));
  const inner = land.coasts.flatMap((loop) =>
    loop.flatMap((point) => {
      const site = sites.get(land.ownerAt(point.x, point.y))!;
      const step = Math.min(1, 12 / distance(point, site));
      return own.has(land.ownerAt(point.x, point.y))
        ? [{ x: point.x + (site.x - point.x) * step, y: point.y + (site.y - point.y) * step }]
        : [];
    }),
  );
  const room = (point: Point) => {
    const away = regions.map((region) => {
      const site = sites.get(region.id)!;
      return distance(point, nearestOn(point, { x: site.x - 44, y: site.y + 16 }, { x: site.x + 44, y: site.y + 16 }));
    });
    return Math.min(...away);
  };
  return inner.reduce((best, point) => (room(point) > room(best) ? point : best));
}
