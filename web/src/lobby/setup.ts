// The form of a set-up: values by option, and what of them is worth saying.
import type { Facts, Words } from "../board";
import type { AnySeat, Setup, SetupOption } from "../types/messages";

/** An edition that is a whole scenario is not told thing by thing. */
const MOST_TOLD = 12;

type Edition = Setup;
type Refused = { readonly key: string; readonly facts: Facts };

/** The number of players follows from the seats, and what each of them is for is chosen there. */
export function isInForm(option: SetupOption): boolean {
  return option.key !== "players" && option.kind !== "seats";
}

/** A choice for each seat; nothing when all of them are as usual. */
export function perSeat(option: SetupOption, value: unknown, seats: number): (string | number)[] {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const usual = option.choices[0]!;
  return Array.from({ length: seats }, (_, seat) => option.choices.find((choice) => choice === chosen[seat]) ?? usual);
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
  const name = (message: string, fallback: unknown) => (words.has(message) ? words.say(message) : String(fallback));
  return Object.entries(setup)
    .filter(([key, value]) => key !== "players" && !(Array.isArray(value) && value.length === 0))
    .map(([key, value]) => {
      const values = isEdition(value) ? someOf(overrides(value)) : Array.isArray(value) ? value : [value];
      return `${name(`setup-${key}`, key)}: ${values.map((one) => name(`setup-${key}-${one}`, one)).join(", ")}`;
    });
}

function isEdition(value: unknown): value is Edition {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function someOf(changes: string[]): string[] {
  return changes.length > MOST_TOLD ? [...changes.slice(0, MOST_TOLD), "…"] : changes;
}

/** Each thing that an edition changes: `players.2.turns = 5`. */
function overrides(edition: Edition): string[] {
  return Object.entries(edition).flatMap(([key, value]) =>
    isEdition(value)
      ? overrides(value).map((inner) => `${key}.${inner}`)
      : [`${key} = ${typeof value === "object" ? JSON.stringify(value) : value}`],
  );
}

/** The option that a refused set-up is about; empty when it is about none. */
export function optionOf(refusal: Refused, options: readonly SetupOption[]): string {
  if (refusal.facts.key !== undefined) return String(refusal.facts.key);
  const isEdition = refusal.key.startsWith("edition-");
  return (isEdition && options.find((option) => option.kind === "edition")?.key) || "";
}

/** One choice more or less, in the order in which the choices are listed. */
export function toggled(option: SetupOption, value: unknown, choice: string | number): unknown[] {
  const chosen = Array.isArray(value) ? value : [];
  return option.choices.filter((found) => chosen.includes(found) !== (found === choice));
}

/** An order of seats as it is written: `2,0,1`. Null when it is not one. */
export function readOrder(text: string): number[] | null {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  return parts.every((part) => /^\d+$/.test(part)) ? parts.map(Number) : null;
}

/** A seat as one word of a list of choices, and back. */
export function seatWord(wish: AnySeat): string {
  return wish.kind === "bot" ? `bot ${wish.bot}` : wish.kind;
}

export function seatWish(word: string): AnySeat {
  if (word.startsWith("bot ")) return { kind: "bot", bot: word.slice("bot ".length) };
  return { kind: word as "me" | "open" | "invited" };
}

/** The seats of a table for another number of players: those that stay keep who sits there. */
export function resized(seats: readonly AnySeat[], players: number, filler: AnySeat): AnySeat[] {
  return Array.from({ length: players }, (_, seat) => seats[seat] ?? filler);
}
