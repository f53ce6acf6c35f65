// Boards are found by their folders and loaded when a table needs them; a game without one gets the generic table.
import type { GameBoard } from "./board";
import { during } from "./pending";

const BOARDS = import.meta.glob<{ default: GameBoard }>("./games/*/index.ts");
const EMBLEMS = import.meta.glob<string>("./games/*/emblem.svg", { query: "?url", import: "default", eager: true });

/** The board of a game. */
export async function boardOf(game: string): Promise<GameBoard> {
  const load: () => Promise<{ default: GameBoard }> = BOARDS[`./games/${game}/index.ts`] ?? (() => import("./generic"));
  return (await during("load", load())).default;
}

/** The address of a game's small picture, or null. */
export function emblemOf(game: string): string | null {
  return EMBLEMS[`./games/${game}/emblem.svg`] ?? null;
}
