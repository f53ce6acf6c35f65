// Flights over a map: pieces that travel after events, one after another.
import { type Point, short } from "./shapes";

/** A way along a path, and when: all in milliseconds after it was told. */
export interface Travel {
  readonly key: number;
  readonly path: string;
  readonly delay: number;
  readonly duration: number;
  readonly fades: boolean;
}
/** A way before it is known when it begins. */
export type Way = Pick<Travel, "path" | "duration" | "fades">;

const TRAVEL = 380;
const FALL = 280;
const HIGH = 90;
/** Many things at once follow each other this closely, and all begin within the longest wait. */
const APART = 170;
const LONGEST_WAIT = 1600;

let flown = 0;

/** Flights in the order of what happened. */
export function inTurn<Plan extends Way>(plans: readonly Plan[]): (Plan & Travel)[] {
  const apart = Math.min(APART, LONGEST_WAIT / Math.max(1, plans.length));
  return plans.map((plan, index) => ({ ...plan, key: flown++, delay: index * apart }));
}

/** Along a path. */
export function along(path: string): Way {
  return { path, duration: TRAVEL, fades: false };
}

/** Down onto the map. */
export function comesTo({ x, y }: Point): Way {
  return { path: upright(x, y - HIGH, y), duration: FALL, fades: false };
}

/** Up and away. */
export function goesFrom({ x, y }: Point): Way {
  return { path: upright(x, y, y - HIGH), duration: TRAVEL, fades: true };
}

const upright = (x: number, from: number, to: number) => `M${short(x)} ${short(from)}L${short(x)} ${short(to)}`;
