// What is read from the tables beside the rules, and that everything in them can be drawn.
import { describe, expect, it } from "vitest";
import { FIGURES, HEADS, ITEMS, MARKS } from "../pieces/drawings";
import { factionOf, piecesOfFaction } from "../pieces/owners";
import { CHARACTER_SIGNS, COLUMN_SIGNS, LEADER_SIGNS } from "../signs";
import { COLUMNS } from "../view";
import { artOf } from "./art";
import { CARDS, CHARACTERS, ITEM_TRACKS, LEADERS, QUESTS, RELATIONS, suitOf, TRACKS } from "./printed";

describe("the tables", () => {
  it("hold the cards of both decks with their costs and what they bring", () => {
    expect(CARDS.size).toBe(60);
    expect(CARDS.get("tax_collector")).toMatchObject({ suit: "fox", cost: ["fox", "rabbit", "mouse"] });
    expect(CARDS.get("royal_claim")!.cost).toEqual(["any", "any", "any", "any"]);
    expect(CARDS.get("bake_sale")).toMatchObject({ item: "coin", vp: 3 });
    expect(CARDS.get("saboteurs")).toMatchObject({ suit: "bird", kind: "persistent" });
    expect(suitOf("loyal_vizier")).toBe("bird");
  });

  it("hold quests, leaders and characters", () => {
    expect(QUESTS.size).toBe(15);
    expect(QUESTS.get("expel_bandits_mouse")!.items).toEqual(["sword", "sword"]);
    expect([...LEADERS.keys()]).toEqual(["builder", "charismatic", "commander", "despot"]);
    expect(LEADERS.get("despot")!.viziers).toEqual(["move", "build"]);
    expect(CHARACTERS.size).toBe(9);
    expect(RELATIONS).toEqual(["indifferent", "amiable", "friendly", "allied"]);
    expect(ITEM_TRACKS).toEqual({ tea: 3, coin: 3, bag: 3 });
  });

  it("hold the tracks as they are printed", () => {
    const row = (piece: string, part: "cost" | "points" | "cards") => TRACKS[piece]!.map((space) => space[part]);
    expect(row("workshop", "cost")).toEqual([0, 1, 2, 3, 3, 4]);
    expect(row("workshop", "points")).toEqual([0, 2, 2, 3, 4, 5]);
    expect(row("recruiter", "cards")).toEqual([0, 0, 1, 0, 1, 0]);
    expect(row("roost", "points")).toEqual([0, 1, 2, 3, 4, 4, 5]);
    expect(row("sympathy", "cost")).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 3]);
    expect(row("sympathy", "points")).toEqual([0, 1, 1, 1, 2, 2, 3, 4, 4, 4]);
  });
});

describe("drawings", () => {
  it("there are for every card: its item, a picture, or the head of its suit", () => {
    const bare = [...CARDS.values()].filter((card) => !(card.item && ITEMS[card.item]) && !artOf(card.id));
    expect(bare.map(({ id }) => id).sort()).toEqual([
      "favor_of_the_foxes",
      "favor_of_the_mice",
      "favor_of_the_rabbits",
      "fox_partisans",
      "mouse_partisans",
      "rabbit_partisans",
    ]);
    expect(bare.every(({ suit }) => HEADS[suit])).toBe(true);
  });

  it("there are for every item of a quest or a character, every leader, character and column", () => {
    const items = [...QUESTS.values(), ...CHARACTERS.values()].flatMap((thing) => thing.items);
    expect(items.filter((item) => !ITEMS[item])).toEqual([]);
    expect([...LEADERS.keys()].filter((leader) => !LEADER_SIGNS[leader])).toEqual([]);
    expect([...CHARACTERS.keys()].filter((character) => !CHARACTER_SIGNS[character])).toEqual([]);
    expect(COLUMNS.filter((column) => !COLUMN_SIGNS[column])).toEqual([]);
  });

  it("there are for the pieces of every faction", () => {
    for (const faction of ["marquise", "eyrie", "alliance", "vagabond"]) expect(FIGURES[faction], faction).toBeTruthy();
    const pieces = ["marquise", "eyrie", "alliance"].flatMap(piecesOfFaction);
    const tiles = pieces.filter((piece) => !piece.startsWith("base_"));
    expect([...tiles, "ruin"].sort()).toEqual(Object.keys(MARKS).sort());
    expect(factionOf("base_mouse")).toBe("alliance");
    expect(factionOf("warrior")).toBe("");
  });
});
