// Times in words: "5 minutes ago".
import type { Language } from "../board";

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** How long before `now` (in milliseconds) a moment was. */
export function ago(since: string, now: number, language: Language): string {
  const seconds = Math.max(0, (now - Date.parse(since)) / 1_000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit);
  }
  return format.format(0, "second");
}
