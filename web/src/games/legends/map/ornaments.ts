// What is strewn over the land: small drawings in the colours of their face, always in the same places.
import { seeded } from "../../../map/noise";
import { type Point, distance, short } from "../../../map/shapes";
import type { SegmentLand } from "./land";

export type Ornament =
  | "blossom" | "boulder" | "crack" | "crater" | "crystal" | "dune" | "fern" | "grass" | "hut" | "keep"
  | "lava" | "palm" | "peak" | "pine" | "reed" | "smoke" | "snow" | "stones" | "tree";

/** The inks of a drawing: body and light are filled, line is drawn, glow is drawn in fire. */
export type Ink = "body" | "light" | "line" | "glow";

// Each drawing stands on its point and uses relative steps only, so that many of them make one path.
const DRAWINGS: Readonly<Record<Ornament, Partial<Record<Ink, string>>>> = {
  tree: {
    body: "m0-5c-9 0-12-8-7-13c-1-8 14-9 14-1c6 4 3 14-7 14z",
    line: "m0 1v-12m0 6l4-4m-4 0l-3-3",
  },
  pine: { body: "m-8-2l5-8h-3l5-7h-2l3-6l3 6h-2l5 7h-3l5 8z", line: "m0 2v-5" },
  grass: { line: "m-5 0q0-5-2-8m2 8q1-6 1-10m-1 10q3-4 5-6m4 6q0-4-1-6m1 6q2-4 4-5" },
  reed: {
    line: "m-4 0v-13m4 13q0-8 2-16m-2 16q4-6 8-9",
    body: "m-6-13a2 3 0 1 0 4 0a2 3 0 1 0-4 0m6-3a2 3 0 1 0 4 0a2 3 0 1 0-4 0",
  },
  blossom: {
    line: "m0 0v-6",
    light: "m0-12a2 2 0 1 1 0 4a2 2 0 1 1 0-4zm-3 3a2 2 0 1 1 0 4a2 2 0 1 1 0-4zm6 0a2 2 0 1 1 0 4a2 2 0 1 1 0-4z",
  },
  fern: {
    line: "m0 2q-1-10 2-19m-2 14q-6 0-9-5m9 1q-5 0-8-5m9 1q-4-1-6-5m6 9q5 0 9-4m-8-1q5 0 8-4m-7 0q3 0 5-4",
  },
  hut: { light: "m-7 0v-8h14v8z", body: "m-9-8l9-8l9 8z", line: "m-7 0v-8h14v8zm-2-8l9-8l9 8zm6 8v-4h4v4" },
  stones: { body: "m-11 0l1-13q3-3 5 0l1 13zm7 0l0-17q3-3 6 0l0 17zm8 0l1-10q3-3 5 0l1 10z", line: "m-13 0h27" },
  boulder: { body: "m-9 0q-2-7 4-8q2-5 7-2q6 0 6 10z", line: "m-9 0q-2-7 4-8q2-5 7-2q6 0 6 10m-9-2q-1-3 2-4" },
  peak: {
    body: "m-14 0l10-19l4 5l4-7l11 21z",
    light: "m-4-19l-4 8l4-2l2 3l2-4z",
    line: "m-14 0l10-19l4 5l4-7l11 21m-11-21q1 9-3 12m-7-10q0 8-2 12m14-6q1 5 5 10",
  },
  keep: {
    body: "m-12 0v-15h4v3h4v-3h2v-8h4v3h4v-3h4v8h2v15z",
    line: "m-12 0v-15h4v3h4v-3h2v-8h4v3h4v-3h4v8h2v15zm12 0v-6q-2-3-4 0v6",
  },
  crater: {
    body: "m-19 0l11-16q8-5 16 0l11 16z",
    glow: "m-8-16q8 6 16 0m-10 3q-1 5-4 9m8-9q2 4 1 8",
    line: "m-19 0l11-16q8-5 16 0l11 16m-27-16q8-5 16 0",
  },
  lava: { glow: "m-10 0q4-5 8-2q5 3 9-3m-6 3q1 5 5 6" },
  crack: { line: "m-10-2l6 3l4-4l5 4l6-3m-11-1l1-6m4 10l1 5" },
  smoke: { line: "m0 0q-5-4 0-8q5-4 0-8q-4-3-1-6" },
  dune: { line: "m-15 0q8-11 15-3q6-6 13 0m-19 3q5-5 9-3" },
  palm: { line: "m0 2q-3-8 1-17m0 0q-6-3-9 2m9-2q-3-5-7-4m7 4q3-6 8-3m-8 3q6-1 8 5m-8-5q1 4-1 6" },
  snow: { line: "m-9 0q4-6 9-1q4-4 8 1m-12-8l0 6m-2.6-4.5l5.2 3m0-3l-5.2 3" },
  crystal: {
    body: "m-8 0l-2-11l4-5l4 6l2-10l5-4l4 7l-3 17z",
    light: "m-6-16l0 16l4-10zm9-8l-1 24l5-17z",
    line: "m-8 0l-2-11l4-5l4 6l2-10l5-4l4 7l-3 17zm-3-16l1 16m8-24l-1 24",
  },
};

const TRIES = 220;
const MOST = 11;
/** Nothing grows where pieces and the name stand. */
const KEPT_FREE = { x: 52, above: 38, below: 66 };
const INLAND = 5;
const APART = 23;

export interface Scenery {
  readonly inks: readonly { readonly ink: Ink; readonly path: string }[];
}

/** Where the ornaments of a region stand. */
export function strew(region: string, kinds: readonly Ornament[], site: Point, land: SegmentLand): [Ornament, Point][] {
  const random = seeded(`${region} ornaments`);
  const found: [Ornament, Point][] = [];
  for (let attempt = 0; attempt < TRIES && found.length < MOST; attempt++) {
    const point = { x: site.x + (random() * 2 - 1) * 120, y: site.y + (random() * 2 - 1) * 120 };
    const kind = kinds[Math.floor(random() * kinds.length)]!;
    if (
      isFree(point, site) &&
      isInside(point, region, land) &&
      found.every(([, other]) => distance(point, other) > APART)
    ) {
      found.push([kind, point]);
    }
  }
  return found;
}

function isFree(point: Point, site: Point): boolean {
  const right = (point.x - site.x) / KEPT_FREE.x;
  const down = (point.y - site.y) / (point.y < site.y ? KEPT_FREE.above : KEPT_FREE.below);
  return right ** 4 + down ** 4 > 1;
}

function isInside({ x, y }: Point, region: string, land: SegmentLand): boolean {
  const around = [
    [0, 0],
    [-13, -4],
    [13, -4],
    [0, -20],
    [0, 6],
  ] as const;
  return around.every(
    ([right, down]) => land.heightAt(x + right, y + down) < -INLAND && land.ownerAt(x + right, y + down) === region,
  );
}

/** All ornaments of a face as one path for each ink. */
export function scenery(ornaments: readonly [Ornament, Point][]): Scenery {
  const ordered = [...ornaments].sort(([, one], [, other]) => one.y - other.y);
  const inks = (["body", "light", "line", "glow"] as const).map((ink) => ({
    ink,
    path: ordered
      .map(([kind, { x, y }]) => (DRAWINGS[kind][ink] ? `M${short(x)} ${short(y)}${DRAWINGS[kind][ink]}` : ""))
      .join(""),
  }));
  return { inks: inks.filter(({ path }) => path) };
}
