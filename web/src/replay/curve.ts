// The curve of everybody's expected lead over the answers of a game, as lines of a drawing.
import type { CurvePoint } from "../types/messages";

export const WIDTH = 320;
export const HEIGHT = 180;
const MARGIN = 8;

export interface Curve {
  /** The largest lead that anybody had, at least one point. */
  readonly reach: number;
  /** The points of each seat's line. */
  readonly lines: readonly string[];
  x(at: number): number;
  y(lead: number): number;
  /** The lead of a seat at a point of the curve. */
  lead(at: number, seat: number): number;
}

export function curveOf(points: readonly CurvePoint[], seats: number): Curve {
  const last = Math.max(1, points.at(-1)?.at ?? 1);
  const reach = Math.max(1, ...points.flatMap(({ leads }) => leads.map(Math.abs)));
  const x = (at: number) => (WIDTH * at) / last;
  const y = (lead: number) => HEIGHT / 2 - ((HEIGHT / 2 - MARGIN) * lead) / reach;
  const lines = Array.from({ length: seats }, (_, seat) =>
    points.map(({ at, leads }) => `${x(at).toFixed(1)},${y(leads[seat] ?? 0).toFixed(1)}`).join(" "),
  );
  const lead = (at: number, seat: number) => points.find((point) => point.at === at)?.leads[seat] ?? 0;
  return { reach, lines, x, y, lead };
}

/** The point of the curve that is nearest to a part of its width. */
export function nearest(points: readonly CurvePoint[], part: number): number {
  const wanted = part * (points.at(-1)?.at ?? 0);
  return points.reduce((best, { at }) => (Math.abs(at - wanted) < Math.abs(best - wanted) ? at : best), points[0]?.at ?? 0);
}
