// What tests of boards share: who sits at a table, its words, and a board before which nothing is asked.
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { vi } from "vitest";
import type { BoardProps, Language, Player, Role, SeatLook, TableProps, Target, Thing, Words } from "../board";
import { catalog } from "../words/catalogs";
import { Catalogs } from "../words/words";
import { sampleOf } from "./samples";

export const NAMES = ["Anna", "Boris", "Cyril", "Dáša", "Eda"];

/** A player for each look. */
export function seated(looks: readonly Pick<SeatLook, "shape">[], names: readonly string[] = NAMES): Player[] {
  return looks.map(({ shape }, seat) => ({
    seat,
    name: names[seat]!,
    called: names[seat]!,
    person: names[seat]!,
    role: "",
    colour: `var(--seat-${seat})`,
    ink: `var(--seat-${seat}-ink)`,
    shape,
    bot: null,
    online: true,
  }));
}

/** The words of a game and of the shell, with the players' names. */
export async function wordsOf(game: string, language: Language): Promise<Catalogs> {
  const { lexicon, content } = sampleOf(game);
  return new Catalogs(language, [await catalog(language, game), await catalog(language, null)], lexicon, NAMES, content);
}

/** What every component of a game gets besides the view: nothing is explained, and a word or two is told of things. */
export function around(game: string, words: Words): Pick<TableProps, "words" | "told" | "about"> & { content: any } {
  return {
    content: sampleOf(game).content.tables,
    words,
    told: (thing: Thing) => `${words.name(thing)}: what is told of it.`,
    about: () => () => {},
  };
}

export function target(thing: Thing, role: Role = "target"): Target {
  return { thing, role, options: [0] };
}

/** Nothing is asked, nothing has happened, nothing moves. */
export const IDLE = { targets: [], marks: [], pointed: null, log: [], animate: [], reducedMotion: true } as const;

/** A board or what I hold, drawn; `onpick` has what was picked, `change` draws it again with some changes. */
export function mounted<View, Content>(
  Board: Component<BoardProps<View, Content>>,
  props: TableProps<View, Content> & Partial<BoardProps<View, Content>>,
) {
  const onpick = vi.fn<(thing: Thing) => void>();
  const { container, rerender } = render(Board, { ...IDLE, onpick, ...props });
  const change = (changes: Partial<BoardProps<View, Content>>) => rerender({ ...IDLE, onpick, ...props, ...changes });
  return { onpick, container, change };
}
