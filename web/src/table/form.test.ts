import { describe, expect, test } from "vitest";
import { LEXICON } from "../testing/garden";
import type { QuestionInfo } from "../types/messages";
import { costOf, formOf, hasMore, isSameForm, mostOf, nextStep } from "./form";

const LEXICON_OF_MARKET = {
  ...LEXICON,
  verbs: { ...LEXICON.verbs, buy: ["goods", "amount"] },
  kinds: { ...LEXICON.kinds, goods: "goods" },
};

function market(...taken: number[]): QuestionInfo {
  const prices = [1, 2, 3];
  const spent = taken.reduce((sum, amount, place) => sum + amount * prices[place]!, 0);
  const rows = ["wheat", "tools", "soldiers"];
  const most = Math.floor((7 - spent) / prices[taken.length]!);
  return {
    seat: 0,
    topic: "market",
    facts: { rows, prices, most: [9, 9, 1], taken, spent, left: 7 - spent },
    options: Array.from({ length: most + 1 }, (_, amount) => ["buy", rows[taken.length]!, amount] as const),
    notes: [],
    follows: [],
    menu: [],
    refusals: [],
    optional: false,
    secret: false,
  };
}
const form = (...taken: number[]) => formOf(market(...taken), LEXICON_OF_MARKET)!;

describe("a form", () => {
  test("is found in the facts of each of its questions", () => {
    expect(form()).toEqual({
      rows: [
        { thing: { kind: "goods", id: "wheat" }, price: 1, most: 9 },
        { thing: { kind: "goods", id: "tools" }, price: 2, most: 9 },
        { thing: { kind: "goods", id: "soldiers" }, price: 3, most: 1 },
      ],
      budget: 7,
      taken: [],
    });
    expect(isSameForm(form(), form(2, 1))).toBe(true);
    expect(isSameForm(form(), null)).toBe(false);
    expect(formOf({ ...market(), facts: { left: 2 } }, LEXICON)).toBeNull();
  });

  test("says what amounts cost, and of what there can be more", () => {
    expect(costOf(form(), [2, 1])).toBe(4);
    expect([0, 1, 2].map((place) => hasMore(form(), [0, 2, 1], place))).toEqual([false, false, false]);
    expect([0, 1, 2].map((place) => hasMore(form(), [1, 1, 1], place))).toEqual([true, false, false]);
    expect([0, 1, 2].map((place) => mostOf(form(), [1, 1, 0], place))).toEqual([5, 3, 1]);
  });

  test("is answered row by row, and taken back to the first row that is otherwise", () => {
    expect(nextStep(form(), [2, 1, 0], market().options)).toEqual(["buy", "wheat", 2]);
    expect(nextStep(form(2), [2, 1, 0], market(2).options)).toEqual(["buy", "tools", 1]);
    expect(nextStep(form(2, 1), [1, 1, 0], market(2, 1).options)).toBe("undo");
    expect(nextStep(form(7), [7, 1, 0], [["buy", "tools", 0]])).toBeNull();
  });
});
