// The turns of a game that is looked at again.
import type { GameEvent } from "../board";
import type { Turn } from "../types/messages";

/** The moments at which turns begin, in order. */
export function momentsOf(turns: readonly Turn[], log: readonly GameEvent[]): number[] {
  return [...new Set(turns.flatMap(({ start }) => log[start]?.answer ?? []))];
}

/** The moment of the next turn, or of the one before; else the end or the beginning. */
export function nextTurn(moments: readonly number[], at: number, by: 1 | -1, last: number): number {
  if (by > 0) return moments.find((moment) => moment > at) ?? last;
  return moments.findLast((moment) => moment < at) ?? 0;
}
