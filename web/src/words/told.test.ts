// The pages say of a position and in a guided game exactly what the terminal says.
import { describe, expect, inject, test } from "vitest";
import type { Language, Line } from "../board";
import { catalog, LANGUAGES } from "./catalogs";
import { Catalogs } from "./words";

const { names, games } = inject("samples");

async function wordsIn(language: Language, game: string): Promise<Catalogs> {
  const bundles = [await catalog(language, game), await catalog(language, null)];
  return new Catalogs(language, bundles, games[game]!.lexicon, names);
}

describe.each(Object.keys(games))("%s", (game) => {
  test.each(LANGUAGES)("is told as in the terminal: %s", async (language) => {
    const words = await wordsIn(language, game);
    const said = (lines: readonly Line[]) => lines.map((line) => words.line(line));
    const { positions } = games[game]!;
    for (const { sections, notes, said: expected } of positions) {
      expect(sections.map(({ title, lines }) => said([title, ...lines]))).toEqual(expected[language].sections);
      expect(said(notes)).toEqual(expected[language].notes);
    }
    expect(positions.length).toBeGreaterThan(10);
    expect(positions.every(({ sections }) => sections.length > 1)).toBe(true);
    expect(positions.flatMap(({ notes }) => notes).length).toBeGreaterThan(0);
  });

  test.each(LANGUAGES)("is guided as in the terminal: %s", async (language) => {
    const words = await wordsIn(language, game);
    const { guides } = games[game]!;
    expect(guides.length).toBeGreaterThan(0);
    for (const { lines, said } of guides) {
      expect(lines.map((line) => words.line(line))).toEqual(said[language]);
      expect(lines.filter(({ say }) => !words.has(say))).toEqual([]);
    }
  });
});
