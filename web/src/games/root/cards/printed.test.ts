// What is printed, by name, and that everything in it can be drawn.
import { describe, expect, it } from "vitest";
import { HEADS, ITEMS } from "../pieces/drawings";
import { artOf } from "./art";
import { CONTENT } from "../fixtures/tables";
import { spacesOf } from "../panels/track";
import { printedOf } from "./printed";

const printed = printedOf(CONTENT);

describe("the tables", () => {
  it("hold the cards of both decks with their costs and what they bring", () => {
    expect(printed.cards.size).toBe(60);
    expect(printed.cards.get("tax_collector")).toMatchObject({ suit: "fox", cost: ["fox", "rabbit", "mouse"] });
    expect(printed.cards.get("royal_claim")!.cost).toEqual(["any", "any", "any", "any"]);
    expect(printed.cards.get("bake_sale")).toMatchObject({ item: "coin", vp: 3 });
    expect(printed.cards.get("saboteurs")).toMatchObject({ suit: "bird", kind: "persistent" });
    expect(printed.suitOf("loyal_vizier")).toBe("bird");
  });

  it("hold the quests", () => {
    expect(printed.quests.size).toBe(15);
    expect(printed.quests.get("expel_bandits_mouse")!.items).toEqual(["sword", "sword"]);
  });

  it("hold tracks, whose spaces cost, score and bring cards", () => {
    const { marquise, eyrie, alliance } = printed.sheets;
    const workshops = spacesOf({ ...marquise.tracks.workshop, cost: marquise.tracks.wood_cost });
    expect(workshops.map(({ cost }) => cost)).toEqual([0, 1, 2, 3, 3, 4]);
    expect(workshops.map(({ points }) => points)).toEqual([0, 2, 2, 3, 4, 5]);
    expect(spacesOf(eyrie.tracks.roost).map(({ cards }) => cards)).toEqual([0, 0, 1, 0, 0, 1, 0]);
    expect(spacesOf(alliance.tracks.sympathy)[3]).toEqual({ cost: 2, points: 1, cards: 0 });
  });
});

describe("drawings", () => {
  it("there are for every card: its item, a picture, or the head of its suit", () => {
    const bare = [...printed.cards.values()].filter((card) => !(card.item && ITEMS[card.item]) && !artOf(card.id));
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

  it("there are for every item of a quest or a character", () => {
    const items = [...printed.quests.values(), ...printed.sheets.vagabond.characters].flatMap((thing) => thing.items);
    expect(items.filter((item) => !ITEMS[item])).toEqual([]);
  });
});
