// The words of the board: the same in both languages, none of them twice, none of them missing.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const TEXTS = import.meta.glob<string>("../**/texts/*.ftl", { query: "?raw", import: "default", eager: true });
const RULES = import.meta.glob<string>("../../../../../src/deskovka/games/root/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const of = (texts: Record<string, string>, language: string) =>
  Object.entries(texts)
    .filter(([path]) => path.endsWith(`${language}.ftl`))
    .map(([, text]) => text);
const namesIn = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const names = (texts: Record<string, string>, language: string) => of(texts, language).flatMap(namesIn);

test("are the same in both languages", () => {
  expect(names(TEXTS, "cs").toSorted()).toEqual(names(TEXTS, "en").toSorted());
});

test("can all be read, and none is there twice", () => {
  for (const language of ["en", "cs"]) {
    for (const text of of(TEXTS, language)) expect(new FluentResource(text).body.length).toBe(namesIn(text).length);
    const all = [...names(TEXTS, language), ...names(RULES, language)];
    expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([]);
  }
});

test("have what the board says", () => {
  const known = new Set([...names(TEXTS, "en"), ...names(RULES, "en")]);
  const said = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/\bsay\(\s*"([\w-]+)"/g)].map((found) => found[1]!),
  );
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter((name) => !known.has(name))).toEqual([]);
});

test("have no message of the panels that nothing says, and the same facts in both languages", () => {
  const panels = names(TEXTS, "en").filter((name) => name.startsWith("panel-"));
  const said = Object.values(SOURCES).flatMap((source) =>
    [...source.matchAll(/"(panel-[a-z-]+)"/g)].map((found) => found[1]!),
  );
  expect(panels.toSorted()).toEqual([...new Set(said)].sort());
  const facts = (language: string) =>
    of(TEXTS, language).map((text) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort());
  expect(facts("cs")).toEqual(facts("en"));
});
