// A number of a game tried with several values: what is tried, and which value comes nearest to a goal.
import type { Words } from "../board";
import type { Estimate, Sweep, TableField } from "../types/messages";
import { isShare, shown, type Bar } from "./measures";

const MOST_VALUES = 12;

/** The numbers of a game that stand for themselves, not in an entry of a list. */
export function numbersOf(fields: readonly TableField[]): TableField[] {
  return fields.filter((field) => field.of.length === 0 && (field.kind === "whole" || field.kind === "number"));
}

/** The values from one number to another, in steps that do not make too many of them. */
export function valuesBetween(low: number, high: number, kind: TableField["kind"]): number[] {
  if (!Number.isFinite(low) || !Number.isFinite(high) || high <= low) return [];
  const least = (high - low) / (MOST_VALUES - 1);
  const step = kind === "whole" ? Math.max(1, Math.ceil(least)) : least;
  const count = Math.floor((high - low) / step + 1e-9) + 1;
  return Array.from({ length: count }, (_, place) => Number((low + place * step).toFixed(6)));
}

/** One measure at every value. */
export function along(curve: Sweep, key: string): { value: number; found: Estimate }[] {
  return curve.points.flatMap((point) => {
    const found = point.measures.find((measure) => measure.key === key);
    return found ? [{ value: point.value, found }] : [];
  });
}

/** A measure along the curve, and the scale that it fits on. */
export function curveBars(words: Words, curve: Sweep, key: string): { bars: Bar[]; low: number; high: number } {
  const points = along(curve, key);
  const bars = points.map(({ value, found }): Bar => {
    const [low, high] = found.interval;
    const title = `${value}: ${shown(words, key, found.mean)} (${shown(words, key, low)} – ${shown(words, key, high)})`;
    return { label: String(value), at: found.mean, low, high, mark: "after", title };
  });
  if (isShare(key)) return { bars, low: 0, high: 1 };
  return { bars, low: Math.min(0, ...bars.map((bar) => bar.low)), high: Math.max(1, ...bars.map((bar) => bar.high)) };
}

/** The value at which a measure comes nearest to the middle of a range; shares are given in hundredths. */
export function nearest(curve: Sweep, key: string, low: number, high: number): { value: number; found: Estimate } | null {
  const middle = (low + high) / 2 / (isShare(key) ? 100 : 1);
  const points = along(curve, key);
  return points.reduce<(typeof points)[number] | null>(
    (best, point) => (!best || Math.abs(point.found.mean - middle) < Math.abs(best.found.mean - middle) ? point : best),
    null,
  );
}
