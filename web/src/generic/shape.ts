// What a view is made of, found by its structure alone: facts, lists, tables, one entry per seat.
import type { Thing, Words } from "../board";

export type Plain = string | number | boolean | null;
export type Value = Plain | readonly Value[] | { readonly [key: string]: Value };
export type Entry = { readonly [key: string]: Value };

/** Facts whose numbers are seats in every game, whatever its lexicon calls them. */
const SEATS = new Set(["seat", "player", "turn", "owner", "controller", "starter", "winner", "victim"]);
/** Parts of a view with one entry for each seat. */
const PER_SEAT = new Set(["seats", "players"]);

export function isPlain(value: Value): value is Plain {
  return value === null || typeof value !== "object";
}

export function isEntry(value: Value): value is Entry {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A list whose items are all entries: a table with a row for each. */
export function isTable(value: Value): value is readonly Entry[] {
  return Array.isArray(value) && value.length > 0 && value.every(isEntry);
}

export function isEmpty(value: Value): boolean {
  if (value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

function isBroken(value: Value): boolean {
  return typeof value === "number" && !Number.isInteger(value);
}

/** The singular of a key: `cards` speaks of a card. */
export function singular(key: string): string {
  if (key.endsWith("ies")) return `${key.slice(0, -3)}y`;
  return key.endsWith("s") && !key.endsWith("ss") ? key.slice(0, -1) : key;
}

/** The thing that a value names: by its own key, or by the key of the list that it is in. */
export function thingIn(key: string, value: Plain, within: string, words: Words): Thing | null {
  if (typeof value === "boolean" || value === null || value === "") return null;
  const known = words.thing(key, value) ?? words.thing(singular(key), value);
  if (known && words.name(known) !== String(known.id)) return known;
  if (typeof value === "number") return SEATS.has(singular(key)) ? { kind: "seat", id: value } : null;
  const kinds = [singular(key), ...(key === "id" || key === "" ? [singular(within)] : []), ...words.kinds];
  const kind = kinds.find((found) => words.has(`${found}-${value}`));
  return kind === undefined ? null : { kind, id: value };
}

/** A key as people read it: `view-<key>` of the catalog, or the key in plain letters. */
export function labelOf(key: string, words: Words): string {
  if (words.has(`view-${key}`)) return words.say(`view-${key}`);
  const text = key.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A plain value as people read it. */
export function textOfPlain(key: string, value: Plain, within: string, words: Words): string {
  const thing = thingIn(key, value, within, words);
  if (thing) return words.name(thing);
  if (typeof value === "boolean") return words.say(value ? "yes" : "no");
  return value === null || value === "" ? "–" : String(value).replaceAll("_", " ");
}

/** The parts of a view that are not about single seats, nor about who looks. */
export function commonParts(view: Entry, players: number): [string, Value][] {
  return Object.entries(view).filter(([key, value]) => key !== "seat" && !isPerSeat(key, value, players));
}

/** What a view says about one seat, put together from all parts with one entry for each seat. */
export function partsOfSeat(view: Entry, seat: number, players: number): [string, Value][] {
  return Object.entries(view)
    .filter(([key, value]) => isPerSeat(key, value, players))
    .flatMap(([, value]): [string, Value][] => {
      const entry = (value as readonly Value[])[seat]!;
      return isEntry(entry) ? Object.entries(entry) : [];
    });
}

function isPerSeat(key: string, value: Value, players: number): boolean {
  return PER_SEAT.has(key) && isTable(value) && value.length === players;
}

/**
 * The columns of a table: keys that hold something in some row, the one that names the row first. Broken numbers are
 * places on a picture that is not drawn here.
 */
export function columnsOf(rows: readonly Entry[]): string[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const values = (key: string) => rows.flatMap((row) => row[key] ?? []);
  const told = keys.filter((key) => values(key).some((value) => !isEmpty(value)) && !values(key).some(isBroken));
  return told.toSorted((one, other) => Number(other === "id") - Number(one === "id"));
}

/** A number with the number that it runs up to, when the view has both: `round` of `rounds`. */
export function limitOf(key: string, entry: Entry): number | null {
  const most = entry[`${key}s`];
  return typeof entry[key] === "number" && typeof most === "number" ? most : null;
}
