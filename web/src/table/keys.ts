// The keys of the table: each choice has one of its own.
import type { Thing } from "../board";

const DIGITS = "1234567890";
/** The key of the answer that ends the step or declines. */
export const END = "e";
/** U takes back, E ends. */
const LETTERS = "qwrtiopasdfghjklzxcvbnm";

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

/** Whether a key press has no button or link of its own that it would press. */
export function isOnNothing(event: KeyboardEvent): boolean {
  return !(event.target instanceof Element && event.target.closest("button, a, summary, [role=button]"));
}
