// The words of the board: the same in both languages, each said once and somewhere.
import { expect, test } from "vitest";

const TEXTS = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const RULES = import.meta.glob<string>("../../../../../src/deskovka/games/crescent/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const namesIn = (texts: Record<string, string>, language: string) =>
  Object.entries(texts)
    .filter(([path]) => path.endsWith(`${language}.ftl`))
    .flatMap(([, text]) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!));

test("are the same in both languages, and none is there twice", () => {
  expect(namesIn(TEXTS, "cs").toSorted()).toEqual(namesIn(TEXTS, "en").toSorted());
  const all = [...namesIn(TEXTS, "en"), ...namesIn(RULES, "en")];
  expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([]);
});

test("are all there, and all said", () => {
  const code = Object.values(SOURCES).join("\n");
  const known = new Set([...namesIn(TEXTS, "en"), ...namesIn(RULES, "en")]);
  const said = [...code.matchAll(/\b(?:say|told)\(\s*"([\w-]+)"/g)].map((found) => found[1]!);
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((name) => !known.has(name))).toEqual([]);
  const begun = [...code.matchAll(/`(board-[\w-]*)\$\{/g)].map((found) => found[1]!);
  const silent = namesIn(TEXTS, "en").filter(
    (name) => !code.includes(`"${name}"`) && !begun.some((beginning) => name.startsWith(beginning)),
  );
  expect(silent).toEqual([]);
});
