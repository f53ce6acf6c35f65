// The table in words, in both languages: places, cards, options, the whole table, and the catalogs of the panels.
import { describe, expect, it } from "vitest";
import { cardLabel, questLabel } from "./cards/labels";
import { clearingLabel, describe as describeThing, forestLabel, headline, note, score } from "./describe";
import {
  AUTUMN,
  BATTLE,
  END,
  LAKE,
  MAPS,
  MOUNTAIN,
  NAMES,
  SET_UP,
  WINTER,
  playersOf,
  wordsIn,
} from "./fixtures/tables";
import { textView } from "./text";
import czech from "./texts/panels.cs.ftl?raw";
import english from "./texts/panels.en.ftl?raw";
import { clearingOf } from "./view";

const en = await wordsIn("en");
const cs = await wordsIn("cs");
const players = playersOf(AUTUMN);

const SOURCES = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

describe("a place", () => {
  it("is told with its suit, its ruler and who stands there", () => {
    const first = clearingOf(AUTUMN, 1)!;
    expect(clearingLabel(first, AUTUMN, en, players)).toBe(
      "Clearing 1: fox; ruled by Boris; Boris: 5 warriors, roost; Cyril: 2 warriors",
    );
    expect(clearingLabel(first, AUTUMN, cs, players)).toBe(
      "Mýtina 1: liščí; ovládá Boris; Boris: 5 bojovníků, hřad; Cyril: 2 bojovníci",
    );
  });

  it("is told with its ruin and open slots, even when nobody is there", () => {
    const tenth = clearingOf(AUTUMN, 10)!;
    expect(clearingLabel(tenth, AUTUMN, en, players)).toContain(
      "rabbit; ruin with a hidden item; Anna: 1 warrior; Cyril: rabbit base, sympathy",
    );
    const bare = { ...tenth, ruin: false, pieces: [], pawns: [], open_slots: 2 };
    expect(clearingLabel(bare, AUTUMN, en, players)).toBe("Clearing 10: rabbit; 2 open slots; nobody here");
  });

  it("has its paths and rivers in a hint", () => {
    const said = describeThing({ kind: "place", id: 10 }, AUTUMN, en, players).split("\n");
    expect(said[0]).toBe("Rabbit, ruin with a hidden item.");
    expect(said.slice(-2)).toEqual(["Paths to 1, 2, 12.", "By river to 5, 11."]);
  });

  it("may be a forest with a pawn in it", () => {
    const hidden = MOUNTAIN.map.forests.find(({ pawns }) => pawns.length)!;
    expect(forestLabel(hidden, en, players)).toBe("Forest 2-6-11: Dáša: pawn");
    const said = describeThing({ kind: "place", id: hidden.forest }, MOUNTAIN, en, players);
    expect(said).toContain("Between clearings 2, 6, 11.");
  });
});

describe("cards and quests", () => {
  it("are told whole", () => {
    expect(cardLabel("tax_collector", en)).toMatch(/^Tax Collector \(fox\), to craft: fox, rabbit, mouse\. Once /);
    expect(cardLabel("brutal_tactics", en)).toContain("to craft: fox 2.");
    expect(cardLabel("ambush_bird", cs)).toMatch(/^Přepadení \(ptačí\), nevyrábí se\. /);
    expect(questLabel("errand_fox", en)).toBe("Errand (fox): tea, boot");
  });

  it("say in a hint whether the item is gone and who is known to hold them", () => {
    const seats = AUTUMN.seats.map((seat, at) => (at === 1 ? { ...seat, hand: ["bake_sale"] } : seat));
    const said = describeThing({ kind: "card", id: "bake_sale" }, { ...AUTUMN, seats, items: {} }, en, players);
    expect(said.split("\n").slice(-2)).toEqual(["None left in the supply.", "Boris holds it."]);
    expect(describeThing({ kind: "card", id: "dominance_mouse" }, AUTUMN, en, players)).not.toContain("holds it");
  });
});

describe("notes on options", () => {
  it("tell what a building, a roost and sympathy cost and score", () => {
    expect(note(["build", "sawmill", 4], AUTUMN, en)).toBe("2 wood, 2 VP");
    expect(note(["decree_build", 4, "fox"], { ...AUTUMN, turn: 1 }, en)).toBe("Evening: 2 VP");
    expect(note(["spread", 1], { ...AUTUMN, turn: 2 }, en)).toBe("4 supporters, 3 VP");
  });

  it("tell what a quest takes and how far a friendship is", () => {
    expect(note(["quest", "errand_rabbit", "draw"], { ...AUTUMN, turn: 3 }, en)).toContain("tea, boot");
    expect(note(["aid", 0, "cobbler"], { ...AUTUMN, turn: 3 }, en)).toBe("Friendly");
  });

  it("tell the suit of a card unless its name does", () => {
    expect(note(["spend", "cobbler"], AUTUMN, en)).toBe("rabbit");
    expect(note(["discard", "ambush_fox"], AUTUMN, en)).toBe("");
    expect(note(["craft", "bake_sale"], AUTUMN, en)).toBe("rabbit 2 · 3 points");
    expect(note(["overwork", 4, "cobbler"], AUTUMN, en)).toBe("rabbit");
    expect(note(["decree_add", "cobbler", "move"], { ...AUTUMN, turn: 1 }, en)).toBe("");
    expect(note(["damage", "sword", "ready"], { ...AUTUMN, turn: 3 }, en), "an item, not the card").toBe("");
  });
});

describe("how the game stands", () => {
  it("is told by the round and the phase", () => {
    expect(headline(AUTUMN, en)).toBe("Round 6 · Daylight");
    expect(headline(SET_UP, en)).toBe("Setting up");
    expect(headline(END, cs)).toBe("Konec hry");
  });

  it("is told by points, as long as the marker is on the track", () => {
    expect(score(AUTUMN, 2)).toBe(12);
    const seats = AUTUMN.seats.map((seat) => ({ ...seat, marker: false }));
    expect(score({ ...AUTUMN, seats }, 2)).toBeNull();
  });
});

describe("the table as text", () => {
  it("has every clearing once, on every map and in both languages", () => {
    for (const view of [...MAPS, BATTLE, SET_UP, END]) {
      for (const words of [en, cs]) {
        const lines = textView(view, words, playersOf(view), view.seat).flatMap((section) => section.lines);
        for (const { clearing } of view.map.clearings) {
          const name = words.name({ kind: "place", id: clearing });
          const own = lines.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
          expect(own, `${view.map.name}, ${name}`).toHaveLength(1);
        }
        expect(lines.filter((line) => /(panel|table|card|item|piece|quest)-[a-z]|undefined/.test(line))).toEqual([]);
      }
    }
  });

  it("has every player with faction and points, and the board of the faction", () => {
    const sections = textView(AUTUMN, en, players, 0);
    const titles = sections.map(({ title }) => title);
    expect(titles).toContain("Anna · Marquise de Cat · 8 points");
    const lines = sections.flatMap((section) => section.lines);
    expect(lines).toContain("sawmill: 2 on the map, next for 2 wood and 2 VP");
    expect(lines).toContain("Recruit: Loyal Vizier");
    expect(lines).toContain("Officers: 7 · operations left: 0");
    expect(lines).toContain("Anna: Friendly, 0 of 3 aids towards the next step");
  });

  it("ends with my hand, and a watcher has none", () => {
    const mine = textView(WINTER, en, playersOf(WINTER), 1).at(-1)!;
    expect(mine.title).toBe("My hand: 2 cards");
    expect(mine.lines.map((line) => line.split(" (")[0])).toEqual(["Investments", "Woodland Runners"]);
    expect(textView(END, en, players, null).at(-1)!.title).toMatch(new RegExp(`^${NAMES[3]} · `));
  });

  it("tells of others only how many cards they hold", () => {
    const eyrie = textView(AUTUMN, en, players, 0).find(({ title }) => title.startsWith("Boris"))!;
    expect(eyrie.lines[0]).toBe("1 card in hand");
    const lines = textView(LAKE, en, playersOf(LAKE), 1).slice(3).flatMap((section) => section.lines);
    expect(lines.filter((line) => line.includes("hidden"))).toEqual([]);
  });
});

describe("the catalogs of the panels", () => {
  const ids = (text: string) => [...text.matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]!);
  const facts = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((found) => found[1]!))].sort();

  it("have the same messages in both languages, with the same facts", () => {
    expect(ids(czech)).toEqual(ids(english));
    expect(facts(czech)).toEqual(facts(english));
  });

  it("have every message that is said, and no other", () => {
    const sources = Object.entries(SOURCES).filter(([path]) => !path.includes(".test."));
    const said = sources.flatMap(([, source]) => [...source.matchAll(/"(panel-[a-z-]+)"/g)].map((found) => found[1]!));
    expect([...new Set(said)].sort()).toEqual(ids(english).sort());
  });
});
