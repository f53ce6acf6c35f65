// Numbers as people write them.
import type { Language } from "../board";

/** A lead in points: with its sign, to a tenth. */
export function signed(lead: number, language: Language): string {
  const format = new Intl.NumberFormat(language, {
    signDisplay: "always",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return format.format(Math.round(lead * 10) / 10 + 0).replace("-", "−");
}
