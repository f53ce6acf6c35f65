// What the fields of the workshop are called.
import type { TableField } from "../types/messages";
import { say } from "../words/speech.svelte";
import type { Catalogs } from "../words/words";

/** What a field is called: by the catalogs of the game, or else as in the table. */
export function nameOf(words: Catalogs, field: TableField): string {
  if (words.has(field.says)) return words.say(field.says);
  return field.path.slice(field.path.lastIndexOf(".") + 1).replaceAll("_", " ");
}

/** What a field belongs to. */
export function titleOf(words: Catalogs, field: TableField): string {
  if (field.of.length) return field.of.map(([kind, id]) => words.name({ kind, id })).join(" · ");
  return titled(words, field.path.split(".").slice(0, -1).join("-"));
}

/** What a part of the tables is called. */
export function titled(words: Catalogs, part: string): string {
  if (!part) return say("workshop-general");
  if (words.has(`fields-${part}`)) return words.say(`fields-${part}`);
  return part.slice(part.lastIndexOf("-") + 1).replaceAll("_", " ");
}
