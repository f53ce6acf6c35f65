// The log of a table: putting together what comes in parts, and what of it is new to me.
import { keyOf, type GameEvent, type Thing } from "../board";
import type { ChatInfo, Line, Turn } from "../types/messages";
import type { Catalogs } from "../words/words";

/** The log with what has come: an undo shortens it first. */
export function mergeLog(log: readonly GameEvent[], part: { from: number; events: readonly GameEvent[] }): GameEvent[] {
  return [...log.slice(0, part.from), ...part.events];
}

/** The turns of the log with what has come: those from the first of these on are told anew. */
export function mergeTurns(turns: readonly Turn[], part: { from: number; turns: readonly Turn[] }): Turn[] {
  const from = part.turns[0]?.start ?? part.from;
  return [...turns.filter((turn) => turn.start < from), ...part.turns];
}

/** A part of the log that folds: its events, where the first of them stands, and what they are in a line. */
export interface Block {
  readonly start: number;
  readonly end: number;
  readonly recap: Line | null;
  readonly events: readonly GameEvent[];
}

/** The log cut into its turns; without any it is one block. */
export function blocksOf(log: readonly GameEvent[], turns: readonly Turn[]): Block[] {
  const parts = turns.length || !log.length ? turns : [{ start: 0, recap: null }];
  return parts.map(({ start, recap }, place) => {
    const end = parts[place + 1]?.start ?? log.length;
    return { start, end, recap, events: log.slice(start, end) };
  });
}

/** What is in the new log and was not in the old one; nothing when the log was only shortened or is read first. */
export function news(log: readonly GameEvent[], part: { from: number; events: readonly GameEvent[] }): GameEvent[] {
  if (log.length === 0) return [];
  const known = log.slice(part.from);
  const fresh = part.events.findIndex((event, place) => JSON.stringify(event) !== JSON.stringify(known[place]));
  return fresh < 0 ? [] : part.events.slice(fresh);
}

/** The chat with new lines, each once. */
export function mergeChat(chat: readonly ChatInfo[], lines: readonly ChatInfo[]): ChatInfo[] {
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
