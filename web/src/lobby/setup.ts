// The form of a set-up: values by option, and what of them is worth saying.
import type { Words } from "../board";
import type { Setup, SetupOption, SetupValue, SeatWish } from "../server/messages";

/** Options that the form shows first; the others are details. `players` follows from the seats, editions are files. */
export function isMain(option: SetupOption): boolean {
  return option.kind === "several" || option.kind === "choice" || option.kind === "number";
}

export function isInForm(option: SetupOption): boolean {
  return option.key !== "players" && option.kind !== "edition";
}

/** What differs from the defaults. */
export function changes(options: readonly SetupOption[], values: Setup): Setup {
  const changed = options.filter(
    (option) => option.key in values && JSON.stringify(values[option.key]) !== JSON.stringify(option.default),
  );
  return Object.fromEntries(changed.map((option) => [option.key, values[option.key]!]));
}

/** A set-up in words: each option that somebody has chosen, with its value. */
export function inWords(setup: Setup, words: Words): string[] {
  const name = (message: string, fallback: SetupValue) => (words.has(message) ? words.say(message) : String(fallback));
  return Object.entries(setup)
    .filter(([key, value]) => key !== "players" && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => {
      const values = Array.isArray(value) ? value : typeof value === "object" ? ["…"] : [value];
      return `${name(`setup-${key}`, key)}: ${values.map((one) => name(`setup-${key}-${one}`, one)).join(", ")}`;
    });
}

/** One choice more or less, in the order in which the choices are listed. */
export function toggled(option: SetupOption, value: SetupValue | undefined, choice: string | number): SetupValue[] {
  const chosen = Array.isArray(value) ? value : [];
  return option.choices.filter((found) => chosen.includes(found) !== (found === choice));
}

/** An order of seats as it is written: `2,0,1`. Null when it is not one. */
export function readOrder(text: string): number[] | null {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  return parts.every((part) => /^\d+$/.test(part)) ? parts.map(Number) : null;
}

/** A seat as one word of a list of choices, and back. */
export function seatWord(wish: SeatWish): string {
  return wish.kind === "bot" ? `bot ${wish.bot}` : wish.kind;
}

export function seatWish(word: string): SeatWish {
  if (word.startsWith("bot ")) return { kind: "bot", bot: word.slice("bot ".length) };
  return { kind: word as "me" | "open" | "invited" };
}

/** The seats of a table for another number of players: those that stay keep who sits there. */
export function resized(seats: readonly SeatWish[], players: number, filler: SeatWish): SeatWish[] {
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? filler);
}
