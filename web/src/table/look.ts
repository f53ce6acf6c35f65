// What a table shows at a moment, live or replayed.
import type { GameBoard, GameEvent, Player } from "../board";
import type { Result } from "../server/messages";
import type { Catalogs } from "../words/words";

export interface TableLook {
  readonly game: string;
  /** Whether it is now, and not played again. */
  readonly live: boolean;
  readonly board: GameBoard | null;
  readonly view: unknown;
  readonly players: readonly Player[];
  readonly me: number | null;
  readonly waiting: readonly number[];
  readonly result: Result | null;
  readonly log: readonly GameEvent[];
  readonly words: Catalogs;
}

/** How many points a seat has, or null when nobody may know. */
export function scoreOf(look: TableLook, seat: number): number | null {
  if (look.result) return look.result.scores[seat] ?? null;
  return look.view ? (look.board?.score?.(look.view, seat) ?? null) : null;
}
