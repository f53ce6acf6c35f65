// Lines on the ground as points: how far something is from them, and what lies inside.
import { type Point, reachTo } from "../../../map/shapes";

/** A line on the ground: for drawing, and as points for what keeps away from it or travels along it. */
export interface Course {
  readonly path: string;
  readonly points: readonly Point[];
}

/** How far a point is from a line. */
export function away({ x, y }: Point, { points }: Course): number {
  let near = Infinity;
  for (let index = 1; index < points.length; index++) {
    near = Math.min(near, reachTo(x, y, points[index - 1]!, points[index]!));
  }
  return near;
}

/** Whether a point is inside a line that comes back to where it began. */
export function isInside({ x, y }: Point, { points }: Course): boolean {
  let inside = false;
  for (let index = 1; index < points.length; index++) {
    const [one, other] = [points[index - 1]!, points[index]!];
    const crosses = one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x;
    if (crosses) inside = !inside;
  }
  return inside;
}
