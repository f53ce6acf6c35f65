// Any table as text, made from the structure of its view.
import type { Player, TextSection, Words } from "../board";
import {
  commonParts,
  isEmpty,
  isEntry,
  isPlain,
  isTable,
  labelOf,
  partsOfSeat,
  textOfPlain,
  type Entry,
  type Value,
} from "./shape";

/** The sections of a view: what is common first, then each seat. */
export function textOf(view: unknown, words: Words, players: readonly Player[], me: number | null): TextSection[] {
  if (!isEntry(view as Value)) return [];
  const entry = view as Entry;
  const common = commonParts(entry, players.length);
  const facts = common.filter(([, value]) => isPlain(value));
  const parts = common.filter(([, value]) => !isPlain(value) && !isEmpty(value));
  return [
    { title: words.say("board"), lines: facts.map(([key, value]) => line(key, value, "", words)) },
    ...parts.map(([key, value]) => ({ title: labelOf(key, words), lines: linesOf(key, value, words) })),
    ...players.map((player) => ({
      title: player.seat === me ? `${player.name} (${words.say("seat-you")})` : player.name,
      lines: partsOfSeat(entry, player.seat, players.length)
        .filter(([, value]) => !isEmpty(value))
        .map(([key, value]) => line(key, value, "", words)),
    })),
  ].filter((section) => section.lines.length > 0);
}

function linesOf(key: string, value: Value, words: Words): string[] {
  if (isTable(value)) return value.map((row) => textOfEntry(row, key, words));
  if (Array.isArray(value)) return [textOfValue(key, value, key, words)];
  return Object.entries(value as Entry).map(([inner, part]) => line(inner, part, key, words));
}

function line(key: string, value: Value, within: string, words: Words): string {
  return `${labelOf(key, words)}: ${textOfValue(key, value, within, words)}`;
}

function textOfEntry(entry: Entry, within: string, words: Words): string {
  const { id, ...rest } = entry;
  const parts = Object.entries(rest)
    .filter(([, value]) => !isEmpty(value))
    .map(([key, value]) => line(key, value, within, words));
  const name = id !== undefined && isPlain(id) ? `${textOfPlain("id", id, within, words)}. ` : "";
  return name + parts.join("; ");
}

function textOfValue(key: string, value: Value, within: string, words: Words): string {
  if (isPlain(value)) return textOfPlain(key, value, within, words);
  if (Array.isArray(value)) return value.map((item) => textOfValue(key, item, key, words)).join(", ") || "–";
  return textOfEntry(value as Entry, key, words);
}
