// The keys of the table: each choice has one of its own.
import type { Thing } from "../board";

const DIGITS = "1234567890";
const LETTERS = "qwertiopasdfghjklzxcvbnm";

/** The keys of some choices, in their order: a number has its own digit; empty when the keys run out. */
export function keysOf(things: readonly Thing[]): string[] {
  const numbered = things.some((thing) => typeof thing.id === "number" && thing.kind !== "seat");
  const free = [...(numbered ? "" : DIGITS), ...LETTERS];
  return things.map((thing) => {
    const isDigit = typeof thing.id === "number" && thing.kind !== "seat" && thing.id >= 0 && thing.id <= 9;
    return isDigit ? String(thing.id) : (free.shift() ?? "");
  });
}

/** Whether a key press is meant for the table, and not for a field or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const target = event.target;
  if (!(target instanceof Element)) return true;
  return !target.closest("input, textarea, select, dialog[open], [contenteditable]");
}
