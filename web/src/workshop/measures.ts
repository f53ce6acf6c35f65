// Measures of a comparison as people read them.
import type { Words } from "../board";
import type { Difference } from "../types/messages";

const MINUS = "−";

/** Whether a measure is how often something happens, so that it reads best in hundredths. */
export function isShare(key: string): boolean {
  return key === "draws" || key.startsWith("wins ");
}

/** A value of a measure, or with `signed` a difference. */
export function shown(words: Words, key: string, value: number, signed = false): string {
  const share = isShare(key);
  const digits = (share ? (100 * value).toFixed(1) : value.toFixed(2)).replace("-", MINUS);
  const text = signed && value >= 0 ? `+${digits}` : digits;
  return share ? words.say("measure-share", { share: text }) : text;
}

/** What came of a measure, and whether that is more than noise. */
export function sentence(words: Words, found: Difference): string {
  const [low, high] = found.interval;
  return words.say(found.moved ? "measure-moved" : "measure-noise", {
    measure: words.line(found.label),
    before: shown(words, found.key, found.before),
    after: shown(words, found.key, found.after),
    difference: shown(words, found.key, found.difference, true),
    low: shown(words, found.key, low, true),
    high: shown(words, found.key, high, true),
  });
}

export interface Bar {
  readonly label: string;
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly mark: "before" | "after" | "moved" | "noise";
  readonly title: string;
}

/** How often each role won, before and after. */
export function winBars(words: Words, measures: readonly Difference[]): Bar[] {
  return measures
    .filter((found) => isShare(found.key))
    .flatMap((found): Bar[] => {
      const label = words.line(found.label);
      const bar = (mark: "before" | "after", at: number, [low, high]: readonly [number, number]): Bar => ({
        ...{ label: mark === "before" ? label : "", at, low, high, mark },
        title: `${label}: ${shown(words, found.key, at)} (${shown(words, found.key, low)} – ${shown(words, found.key, high)})`,
      });
      return [bar("before", found.before, found.before_interval), bar("after", found.after, found.after_interval)];
    });
}

/** Every difference as a part of what was there before; of what never happened there is none. */
export function changeBars(words: Words, measures: readonly Difference[]): Bar[] {
  return measures
    .filter((found) => found.before > 0)
    .map((found) => ({
      label: words.line(found.label),
      at: found.difference / found.before,
      low: found.interval[0] / found.before,
      high: found.interval[1] / found.before,
      mark: found.moved ? "moved" : "noise",
      title: sentence(words, found),
    }));
}
