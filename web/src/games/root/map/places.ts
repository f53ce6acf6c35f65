// The places of the map, clearings and forests alike, and how arrow keys lead from one to the next.
import type { Thing } from "../../../board";
import type { Point } from "../../../map/shapes";
import type { MapView } from "../view";
import type { Chart } from "./chart";

export interface Place {
  readonly thing: Thing;
  readonly site: Point;
}

const things = new Map<string | number, Thing>();

/** A place as a thing, the same one every time: what explains it need not be attached anew. */
export function thingOf(id: string | number): Thing {
  const thing = things.get(id) ?? { kind: "place", id };
  things.set(id, thing);
  return thing;
}

/** Clearings by their numbers, then forests. */
export function placesOf(map: MapView, chart: Chart): Place[] {
  return [
    ...map.clearings.map(({ clearing }) => ({ thing: thingOf(clearing), site: chart.clearings.get(clearing)! })),
    ...map.forests.map(({ forest }) => ({ thing: thingOf(forest), site: chart.forests.get(forest)! })),
  ];
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The place that a key leads to; null when there is none or it is no arrow. */
export function arrowed(key: string, from: Point, places: readonly Place[]): Place | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const reached = places.flatMap((place) => {
    const [right, down] = [place.site.x - from.x, place.site.y - from.y];
    const ahead = right * arrow.x + down * arrow.y;
    const aside = Math.abs(right * arrow.y) + Math.abs(down * arrow.x);
    return ahead > 0 && aside < ahead * 2 ? [{ place, far: ahead + aside }] : [];
  });
  return reached.sort((one, other) => one.far - other.far)[0]?.place ?? null;
}
