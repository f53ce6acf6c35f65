// The keys of the table: each choice has one of its own.

const CHOICE_KEYS = "1234567890qwertiopasdfghjklzxcvbnm";

/** The key of a choice, by its place in the list; empty when there are more choices than keys. */
export function keyOfChoice(place: number): string {
  return CHOICE_KEYS[place] ?? "";
}

/** Which choice a key stands for; -1 for none. */
export function choiceOfKey(key: string): number {
  return key.length === 1 ? CHOICE_KEYS.indexOf(key.toLowerCase()) : -1;
}

/** Whether a key press is meant for the table, and not for a field or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const target = event.target;
  if (!(target instanceof Element)) return true;
  return !target.closest("input, textarea, select, dialog[open], [contenteditable]");
}
