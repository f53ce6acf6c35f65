// The table in words, in both languages: labels of regions and cards, the text view, notes, and the catalogs.
import { describe, expect, it } from "vitest";
import { describe as describeThing, headline, note, regionLabel, score, textView } from "./describe";
import { END, RING, TWO_PLAYERS, players, wordsIn } from "./fixtures/tables";
import czech from "./texts/cs.ftl?raw";
import english from "./texts/en.ftl?raw";
import { CARDS } from "./tables";
import { ART } from "./cards/art";

const two = players("Anna", "Boris");
const en = await wordsIn("en", ["Anna", "Boris"]);
const cs = await wordsIn("cs", ["Anna", "Boris"]);

const village = {
  ...TWO_PLAYERS.regions.find(({ id }) => id === "meadows_village")!,
  armies: [4, 0, 1],
  cities: [0, 1],
  token: "start",
  controller: 0,
} as const;
const cape = {
  ...TWO_PLAYERS.regions.find(({ id }) => id === "meadows_cape")!,
  armies: [0, 0, 0],
  cities: [0, 0],
  token: "",
  controller: null,
};

describe("the label of a region", () => {
  it("says what stands there and who is in control", () => {
    expect(regionLabel(village, TWO_PLAYERS, en, two)).toBe(
      "Village: Start Region, 4 armies of Anna, 1 city of Boris, 1 neutral army, controlled by Anna",
    );
    expect(regionLabel(village, TWO_PLAYERS, cs, two)).toBe(
      "Vesnice: Startovní region, 4 armády (Anna), 1 město (Boris), 1 neutrální armáda, ovládá Anna",
    );
  });

  it("says that a region is empty", () => {
    expect(regionLabel(cape, TWO_PLAYERS, en, two)).toBe("Cape: nothing here");
    expect(regionLabel(cape, TWO_PLAYERS, cs, two)).toBe("Mys: nic tu není");
  });
});

describe("the text view", () => {
  it("has every region once, with all its neighbours", () => {
    const lines = textView(TWO_PLAYERS, en, two).flatMap((section) => section.lines);
    for (const region of TWO_PLAYERS.regions) {
      const name = en.name({ kind: "region", id: region.id });
      const own = lines.filter((line) => line.startsWith(`${name}: `));
      expect(own, name).toHaveLength(1);
      const named = (ids: readonly string[]) => ids.map((id) => en.name({ kind: "region", id })).join(", ");
      if (region.land.length) expect(own[0]).toContain(`by land: ${named(region.land)}`);
      if (region.sea.length) expect(own[0]).toContain(`by sea: ${named(region.sea)}`);
    }
  });

  it("has a section for every island, the row and every player", () => {
    const four = players("Anna", "Boris", "Cyril", "Dáša");
    const titles = textView(RING, en, four).map(({ title }) => title);
    expect(titles).toHaveLength(RING.islands.length + 1 + 4);
    expect(titles).toContain("The row (0 cards in the deck)");
    expect(titles.at(-1)).toBe(`Dáša: ${RING.seats[3]!.score} points now`);
  });

  it("lists what the parts of a score sum up to", () => {
    const three = players("Anna", "Boris", "Cyril");
    const sections = textView(END, en, three).slice(-3);
    for (const [seat, { lines }] of sections.entries()) {
      const parts = Object.values(END.seats[seat]!.points).filter(Boolean).length;
      const sum = lines.slice(0, parts).reduce((total, line) => total + Number(line.split(": ")[1]), 0);
      expect(sum).toBe(END.seats[seat]!.score);
    }
  });
});

describe("hints and notes", () => {
  it("tell of a region what stands there, its island and its neighbours", () => {
    const regions = TWO_PLAYERS.regions.map((region) => (region.id === village.id ? village : region));
    const said = describeThing({ kind: "region", id: village.id }, { ...TWO_PLAYERS, regions }, en, two).split("\n");
    expect(said[0]).toBe("4 armies of Anna, 1 city of Boris, 1 neutral army; controlled by Anna.");
    expect(said[1]).toBe("Start Region: Everybody may place new armies here.");
    expect(said[2]).toMatch(/^Island: Meadow Island, controlled by /);
    expect(said[3]).toMatch(/^By land: Cape, /);
  });

  it("tell what a card and a step cost", () => {
    const [first] = RING.row;
    expect(note(["take", first!.card], RING, en)).toBe("free");
    const view = { ...TWO_PLAYERS, turn: 0 };
    const region = view.regions.find(({ land, sea }) => land.length && sea.length)!;
    expect(note(["move", region.id, region.land[0]!], view, en)).toBe("1 movement point");
    expect(note(["move", region.id, region.sea[0]!], view, en)).toMatch(
      new RegExp(`^${view.seats[0]!.sea_cost} movement point`),
    );
  });

  it("tell how far the game is, and the points of all games of a full one", () => {
    expect(headline(END, en)).toBe("The end · game 3 of 3");
    expect(score(END, 0)).toBe(END.seats[0]!.total);
    expect(score({ ...END, phase: "take" }, 0)).toBe(END.seats[0]!.total + END.seats[0]!.score);
    expect(score(TWO_PLAYERS, 0)).toBe(TWO_PLAYERS.seats[0]!.score);
  });
});

describe("tables and catalogs", () => {
  it("know all 34 cards, each with a picture", () => {
    expect(CARDS.size).toBe(34);
    expect([...CARDS.keys()].filter((card) => !ART[card])).toEqual([]);
    expect(CARDS.get("ancient_woods")).toMatchObject({
      joiner: "and",
      abilities: [{ type: "extra_army" }],
      actions: [
        { type: "build", n: 1 },
        { type: "place", n: 1 },
      ],
    });
    expect(CARDS.get("lake")!.adjective).toBeNull();
  });

  it("have the same messages in both languages", () => {
    const ids = (text: string) => [...text.matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]);
    expect(ids(czech)).toEqual(ids(english));
  });
});
