// An edition as data: values set and taken back by their paths, as the form of the workshop does.
import type { TableField } from "../types/messages";

export type Edition = Readonly<Record<string, unknown>>;
export type Value = TableField["value"];

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The edition with one more value; entries that are listed are found by their ids. */
export function withValue(edition: Edition, path: string, value: Value): Edition {
  return changed(edition, path.split("."), value) as Edition;
}

function changed(part: unknown, [name, ...rest]: string[], value: Value): unknown {
  if (name === undefined) return value;
  if (Array.isArray(part)) {
    const place = part.findIndex((entry) => isTable(entry) && entry.id === name);
    const entry = changed(place < 0 ? { id: name } : part[place], rest, value);
    return place < 0 ? [...part, entry] : part.with(place, entry);
  }
  const table = isTable(part) ? part : {};
  return { ...table, [name]: changed(table[name], rest, value) };
}

/** The edition without a value, and without what is empty then. */
export function withoutValue(edition: Edition, path: string): Edition {
  return (cut(edition, path.split(".")) as Edition | undefined) ?? {};
}

function cut(part: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined) return undefined;
  if (Array.isArray(part)) {
    const cutEntries = part.map((entry) => (isTable(entry) && entry.id === name ? cut(entry, rest) : entry));
    const left = cutEntries.filter((entry) => entry !== undefined && !isBare(entry));
    return left.length ? left : undefined;
  }
  if (!isTable(part) || !(name in part)) return part;
  const { [name]: inner, ...others } = part;
  const left = cut(inner, rest);
  const whole = left === undefined ? others : { ...part, [name]: left };
  return Object.keys(whole).length ? whole : undefined;
}

/** Whether an entry of a list says nothing but its id. */
function isBare(entry: unknown): boolean {
  return isTable(entry) && Object.keys(entry).join() === "id";
}

/** A field whose value is not the printed one; printed are values by their paths. */
export function isChanged(field: TableField, printed: ReadonlyMap<string, Value>): boolean {
  return !printed.has(field.path) || printed.get(field.path) !== field.value;
}

export interface Group {
  readonly table: string;
  readonly fields: readonly TableField[];
}

/** Fields by their tables, in order; single values first, under no name. */
export function grouped(fields: readonly TableField[]): Group[] {
  const groups = new Map<string, TableField[]>();
  const isSingle = (field: TableField) => !field.path.includes(".");
  for (const field of [...fields.filter(isSingle), ...fields.filter((one) => !isSingle(one))]) {
    const table = isSingle(field) ? "" : field.path.slice(0, field.path.indexOf("."));
    groups.set(table, [...(groups.get(table) ?? []), field]);
  }
  return [...groups].map(([table, found]) => ({ table, fields: found }));
}

export interface Entry {
  readonly key: string;
  readonly fields: readonly TableField[];
}

/** The fields of one table by what they belong to, or else by the part of the table. */
export function entries(fields: readonly TableField[]): Entry[] {
  const found = new Map<string, TableField[]>();
  for (const field of fields) {
    const parts = field.path.split(".");
    const key = field.of.length ? field.of.map(([, id]) => id).join(" · ") : parts.slice(1, -1).join(".");
    found.set(key, [...(found.get(key) ?? []), field]);
  }
  return [...found].map(([key, inside]) => ({ key, fields: inside }));
}
