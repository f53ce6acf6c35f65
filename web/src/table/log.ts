// The log of a table: putting together what comes in parts, and what of it is new to me.
import { keyOf, type GameEvent, type Thing } from "../board";
import type { ChatLine } from "../server/messages";
import type { Catalogs } from "../words/words";

/** The log with what has come: an undo shortens it first. */
export function mergeLog(log: readonly GameEvent[], part: { from: number; events: readonly GameEvent[] }): GameEvent[] {
  return [...log.slice(0, part.from), ...part.events];
}

/** What is in the new log and was not in the old one; nothing when the log was only shortened or is read first. */
export function news(log: readonly GameEvent[], part: { from: number; events: readonly GameEvent[] }): GameEvent[] {
  if (log.length === 0) return [];
  const known = log.slice(part.from);
  const fresh = part.events.findIndex((event, place) => JSON.stringify(event) !== JSON.stringify(known[place]));
  return fresh < 0 ? [] : part.events.slice(fresh);
}

/** The chat with new lines, each once. */
export function mergeChat(chat: readonly ChatLine[], lines: readonly ChatLine[]): ChatLine[] {
  const known = new Set(chat.map((line) => line.id));
  return [...chat, ...lines.filter((line) => !known.has(line.id))];
}

/** Where in the log my last move ends: what follows is what the others did since. */
export function sinceMyMove(log: readonly GameEvent[], me: number | null): number {
  if (me === null) return log.length;
  const mine = log.findLastIndex((event) => event.facts.seat === me);
  return mine < 0 ? log.length : mine + 1;
}

/** The things that a part of the log speaks of, each once; seats change all the time and are left out. */
export function thingsIn(log: readonly GameEvent[], words: Catalogs): Thing[] {
  const things = new Map<string, Thing>();
  for (const event of log) {
    for (const thing of words.things(event.facts)) if (thing.kind !== "seat") things.set(keyOf(thing), thing);
  }
  return [...things.values()];
}
