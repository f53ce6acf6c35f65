// Names of cards and quests.
import type { Words } from "../../../board";

/** The name of a card without the suit in brackets, which its sign shows. */
export function shortName(kind: string, id: string, words: Words): string {
  return words.name({ kind, id }).replace(/ \([^)]*\)$/, "");
}
