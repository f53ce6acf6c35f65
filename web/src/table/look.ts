// What a table shows at a moment, live or replayed.
import type { GameBoard, GameEvent, Player, Thing } from "../board";
import type { ContentMessage, Line, ResultInfo, Section, Turn } from "../types/messages";
import type { Catalogs } from "../words/words";

export interface TableLook {
  readonly game: string;
  /** Whether it is now, and not played again. */
  readonly live: boolean;
  readonly board: GameBoard | null;
  readonly view: unknown;
  /** The view in words. */
  readonly told: readonly Section[];
  /** What the game is made of; null until it has come. */
  readonly content: ContentMessage | null;
  readonly players: readonly Player[];
  /** The time of each seat, where the table has a clock. */
  readonly clocks?: readonly { readonly due: string | null; readonly left: number | null }[];
  readonly me: number | null;
  readonly waiting: readonly number[];
  readonly result: ResultInfo | null;
  readonly log: readonly GameEvent[];
  readonly turns: readonly Turn[];
  readonly words: Catalogs;
}

/** How many points a seat has, or null when nobody may know. */
export function scoreOf(look: TableLook, seat: number): number | null {
  if (look.result) return look.result.scores[seat] ?? null;
  return look.view ? (look.board?.score?.(look.view, seat) ?? null) : null;
}

/** The lines of a section as they are read together: a line about nothing of its own goes on with the one before. */
export function paragraphs(lines: readonly Line[]): Line[][] {
  const found: Line[][] = [];
  let about = "";
  for (const line of lines) {
    const here = line.of?.join(" ") ?? about;
    if (!found.length || here !== about) found.push([]);
    about = here;
    found.at(-1)!.push(line);
  }
  return found;
}

/** What is told of a thing now, line by line. */
export function toldOf({ told, words }: TableLook, thing: Thing): string[] {
  const lines = told.flatMap((section) => section.lines).filter(({ of }) => of?.[0] === thing.kind && of[1] === thing.id);
  return lines.map((line) => words.line(line));
}

/** How far the game is, in a few words: the title of the first section. */
export function headlineOf({ told, words }: TableLook): string {
  return told[0] ? words.line(told[0].title) : "";
}
