import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import common from "../../../src/deskovka/content/texts/common.en.ftl?raw";
import en from "../texts/en.ftl?raw";
import cs from "../texts/cs.ftl?raw";
import { CONTENT, LEXICON, NAMES, TOLD, WORDS } from "../testing/garden";
import { bundleOf, catalog } from "./catalogs";
import { fold } from "./fold";
import { Catalogs } from "./words";

const SOURCES = import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/** The messages of a catalog with the facts that each of them uses. */
function messages(text: string): Map<string, string[]> {
  const parts = text.split(/^(?=[a-z][\w-]* =)/m).filter((part) => /^[a-z]/.test(part));
  return new Map(
    parts.map((part) => [
      part.slice(0, part.indexOf(" =")),
      [...new Set([...part.matchAll(/\$(\w+)/g)].map((fact) => fact[1]!))].toSorted(),
    ]),
  );
}

describe("the catalogs of the pages", () => {
  test("say the same things in both languages, with the same facts", () => {
    expect(Object.fromEntries(messages(cs))).toEqual(Object.fromEntries(messages(en)));
  });

  test("have no message that Fluent cannot read", () => {
    for (const text of [en, cs]) expect(new FluentResource(text).body.length).toBe(messages(text).size);
  });

  test("have every message that the pages say", () => {
    const known = new Map([...messages(common), ...messages(en)]);
    const said = Object.entries(SOURCES)
      .filter(([path]) => !path.includes(".test.") && !path.includes("/games/"))
      .flatMap(([, source]) => [...source.matchAll(/\bsay\(\s*"([\w-]+)"/g)].map((found) => found[1]!));
    expect(said.length).toBeGreaterThan(100);
    expect(said.filter((message) => !known.has(message) && message !== "game")).toEqual([]);
  });

  test("count in Czech", () => {
    const words = new Catalogs("cs", [bundleOf("cs", [cs])]);
    expect([1, 3, 5].map((points) => words.say("score", { points }))).toEqual(["1 bod", "3 body", "5 bodů"]);
  });

  test("of the shell are found and loaded", async () => {
    expect((await catalog("cs", null)).hasMessage("your-turn")).toBe(true);
  });
});

describe("words at a table", () => {
  test("name players, things, and what has no name", () => {
    expect(WORDS.name({ kind: "seat", id: 1 })).toBe("Jan");
    expect(WORDS.name({ kind: "garden", id: "rose" })).toBe("Rose Garden");
    expect(WORDS.name({ kind: "garden", id: "old_wall" })).toBe("old wall");
  });

  test("name things as the edition does, in plain text", () => {
    const names = { garden: { old_wall: { en: "{ Wall }" }, rose: { cs: "Růže" } } };
    const words = WORDS.at(LEXICON, NAMES, { ...CONTENT, tables: { names } });
    expect(words.name({ kind: "garden", id: "old_wall" })).toBe("{ Wall }");
    expect(words.name({ kind: "garden", id: "rose" })).toBe("Rose Garden");
    expect(words.told("event-moved", { seat: 0, origin: "old_wall", garden: "rose" })).toBe(
      "Eva goes from { Wall } to Rose Garden.",
    );
  });

  test("explain what has an explanation", () => {
    const words = WORDS.at(LEXICON, NAMES, CONTENT);
    expect(words.about({ kind: "card", id: "bee" })).toEqual(["2 flowers."]);
    expect(words.about({ kind: "garden", id: "lily" })).toEqual([]);
  });

  test("cut a sentence into text and things", () => {
    expect(WORDS.pieces("event-moved", { seat: 0, origin: "rose", garden: "lily" })).toEqual([
      { text: "Eva", thing: { kind: "seat", id: 0 } },
      { text: " goes from ", thing: null },
      { text: "Rose Garden", thing: { kind: "garden", id: "rose" } },
      { text: " to ", thing: null },
      { text: "Lily Pond", thing: { kind: "garden", id: "lily" } },
      { text: ".", thing: null },
    ]);
  });

  test("tell lines, with lists and phrases in them", () => {
    expect(WORDS.line(TOLD[0]!.title)).toBe("Round 3");
    expect(WORDS.line(TOLD[0]!.lines[0]!)).toBe("Pieces stand in Rose Garden and Lily Pond.");
    const bees = { say: "card-gives", facts: { count: 1 } };
    expect(WORDS.line({ say: "and-so", facts: { first: bees, second: [bees, "rest", 4] } })).toBe(
      "One flower. One flower., rest and 4",
    );
  });

  test("leave numbers as numbers, so that plurals work", () => {
    expect(WORDS.told("option-march", { origin: "rose", garden: "lily", count: 1 })).toBe(
      "Rose Garden → Lily Pond: one piece",
    );
  });

  test("take a number for a thing only where it is a seat or has a name", () => {
    const words = WORDS.at({ ...LEXICON, kinds: { ...LEXICON.kinds, leader: "leader", bed: "bed" } }, ["Eva"]);
    expect(words.thing("leader", 3)).toBeNull();
    expect(words.thing("victim", 1)).toEqual({ kind: "seat", id: 1 });
    expect(words.thing("bed", 4)).toEqual({ kind: "bed", id: 4 });
    expect(words.name({ kind: "bed", id: 4 })).toBe("Bed 4");
  });

  test("read a list as one, each of its things to be pointed at", () => {
    const told = (...cards: string[]) => WORDS.told("event-played", { seat: 0, cards });
    expect(told("bee", "ant", "moth")).toBe("Eva plays Bee, Ant and Moth.");
    expect(told("bee", "moth")).toBe("Eva plays Bee and Moth.");
    expect(told("ant")).toBe("Eva plays Ant.");
    expect(told()).toBe("Eva plays –.");
    const pieces = WORDS.pieces("event-played", { seat: 0, cards: ["bee", "ant"] });
    expect(pieces.flatMap(({ thing }) => thing?.id ?? [])).toEqual([0, "bee", "ant"]);
    expect(WORDS.things({ cards: ["bee", "ant"] })).toEqual([
      { kind: "card", id: "bee" },
      { kind: "card", id: "ant" },
    ]);
  });

  test("let a message ask how long a list is", () => {
    expect(WORDS.told("option-play", { cards: [] })).toBe("Play nothing");
    expect(WORDS.told("option-play", { cards: ["bee"] })).toBe("Play Bee");
  });

  test("leave a number in a sentence as it is, and let it be pointed at", () => {
    const words = WORDS.at({ ...LEXICON, kinds: { ...LEXICON.kinds, bed: "bed" } }, ["Eva"]);
    expect(words.pieces("event-dug", { seat: 0, bed: 4 })).toEqual([
      { text: "Eva", thing: { kind: "seat", id: 0 } },
      { text: " digs in bed ", thing: null },
      { text: "4", thing: { kind: "bed", id: 4 } },
      { text: ".", thing: null },
    ]);
  });
});

test("texts are looked up without accents and capitals", () => {
  expect(fold("Příliš žluťoučký KŮŇ")).toBe("prilis zlutoucky kun");
});
