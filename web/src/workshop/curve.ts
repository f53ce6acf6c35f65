// Numbers of a game tried with several values: what is tried, and what comes nearest to goals.
import type { Words } from "../board";
import type { Combined, Estimate, Search, Sweep, TableField } from "../types/messages";
import { isChanged, type Value } from "./edition";
import { isShare, shown, type Bar } from "./measures";

/** How many values of each are tried, by how many numbers are tried together. */
const MOST_VALUES = [12, 5, 3];
export const MOST_NUMBERS = MOST_VALUES.length;

/** The numbers of a game that stand for themselves; of those in the entries of lists the ones that were changed. */
export function numbersOf(fields: readonly TableField[], printed: ReadonlyMap<string, Value>): TableField[] {
  return fields.filter(
    (field) => (field.kind === "whole" || field.kind === "number") && (field.of.length === 0 || isChanged(field, printed)),
  );
}

/** The values from one number to another, in steps that do not make too many of them. */
export function valuesBetween(low: number, high: number, kind: TableField["kind"], together = 1): number[] {
  if (!Number.isFinite(low) || !Number.isFinite(high) || high <= low) return [];
  const least = (high - low) / (MOST_VALUES[together - 1]! - 1);
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

/** Where a measure should be; shares in hundredths. */
export interface Goal {
  readonly key: string;
  readonly low: number;
  readonly high: number;
}

/** One measure of a choice of values. */
export function measured(tried: Combined, key: string): Estimate | undefined {
  return tried.measures.find((measure) => measure.key === key);
}

/** How far a choice of values is from all goals: nought in the middle of each, one at the end of one. */
export function missed(tried: Combined, goals: readonly Goal[]): number {
  return goals.reduce((sum, { key, low, high }) => {
    const mean = (measured(tried, key)?.mean ?? Infinity) * (isShare(key) ? 100 : 1);
    return sum + (Math.abs(mean - (low + high) / 2) / Math.max((high - low) / 2, 1e-9)) ** 2;
  }, 0);
}

/** The choices of values, those nearest to the goals first. */
export function ranked(search: Search, goals: readonly Goal[]): Combined[] {
  return search.tried.toSorted((one, other) => missed(one, goals) - missed(other, goals));
}
