// What the board takes from the content of the rules, and its catalogs.
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import AbilityLine from "./cards/AbilityLine.svelte";
import { ART } from "./cards/art";
import CardFace from "./cards/CardFace.svelte";
import { CONTENT, END, TWO_PLAYERS, wordsIn } from "./fixtures/tables";
import czech from "./texts/cs.ftl?raw";
import english from "./texts/en.ftl?raw";
import { type Ability, type Content, score } from "./view";

const words = await wordsIn("en");

/** The content with other abilities of the lake. */
function withLake(...abilities: Partial<Ability>[]): Content {
  const printed = CONTENT.cards.find(({ id }) => id === "lake")!;
  const lake = { ...printed, abilities: abilities.map((ability) => ({ ...printed.abilities[0]!, ...ability })) };
  return { ...CONTENT, cards: CONTENT.cards.map((card) => (card.id === "lake" ? lake : card)) };
}

describe("the face of a card", () => {
  it("shows the numbers of the content", () => {
    const face = (content: Content) => render(CardFace, { card: "lake", content, words }).container;
    expect(face(CONTENT).querySelector(".gives")?.textContent).toMatch(/1\s*per\s*forest/);
    expect(face(withLake({ vp: 2 })).querySelector(".gives")?.textContent).toMatch(/2\s*per\s*forest/);
  });

  it("shows as many signs as an ability counts for, and several of a kind", () => {
    const abilities = withLake(
      { type: "extra_move", count: 2 },
      { type: "flying", count: 3 },
      { type: "flying", count: 1 },
    ).cards.find(({ id }) => id === "lake")!.abilities;
    const { container } = render(AbilityLine, { abilities, words });
    expect(container.textContent).toContain("+2");
    expect(container.querySelectorAll("svg")).toHaveLength(1 + 3 + 1);
  });

  it("of every printed card has a picture", () => {
    expect(CONTENT.cards).toHaveLength(34);
    expect(CONTENT.cards.filter(({ id }) => !ART[id])).toEqual([]);
  });
});

it("the score of a full game counts the games before", () => {
  expect(score(END, 0)).toBe(END.seats[0]!.total);
  expect(score({ ...END, phase: "take" }, 0)).toBe(END.seats[0]!.total + END.seats[0]!.score);
  expect(score(TWO_PLAYERS, 0)).toBe(TWO_PLAYERS.seats[0]!.score);
});

it("the catalogs have the same messages in both languages", () => {
  const ids = (text: string) => [...text.matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]);
  expect(ids(czech)).toEqual(ids(english));
});
