import { describe, expect, test } from "vitest";
import type { TableField } from "../types/messages";
import { entries, grouped, isChanged, withoutValue, withValue } from "./edition";

function field(path: string, value: number, ...of: string[]): TableField {
  const things = of.map((id) => ["card", id] as const);
  return { path, says: "", of: things, kind: "whole", value, low: 0, high: 9, choices: [], optional: false };
}

describe("an edition", () => {
  test("takes values by their paths and leaves the rest", () => {
    const edition = { params: { prices: { food: 4 } } };
    expect(withValue(edition, "params.prices.weapon", 8)).toEqual({ params: { prices: { food: 4, weapon: 8 } } });
    expect(withValue({}, "cards.rally.count", 3)).toEqual({ cards: { rally: { count: 3 } } });
    expect(edition).toEqual({ params: { prices: { food: 4 } } });
  });

  test("finds entries of a list by their ids", () => {
    const edition = { cards: [{ id: "rally", count: 1 }] };
    expect(withValue(edition, "cards.rally.count", 3)).toEqual({ cards: [{ id: "rally", count: 3 }] });
    expect(withValue(edition, "cards.curfew.count", 2)).toEqual({ cards: [{ id: "rally", count: 1 }, { id: "curfew", count: 2 }] });
    expect(withoutValue(edition, "cards.rally.count")).toEqual({});
  });

  test("loses what is empty when a value is taken back", () => {
    expect(withoutValue({ params: { prices: { weapon: 8 } } }, "params.prices.weapon")).toEqual({});
    const two = { params: { prices: { weapon: 8, food: 4 } }, names: {} };
    expect(withoutValue(two, "params.prices.weapon")).toEqual({ params: { prices: { food: 4 } }, names: {} });
    expect(withoutValue({ sea_cost: 3 }, "params.prices.weapon")).toEqual({ sea_cost: 3 });
  });
});

test("fields stand under their tables and entries", () => {
  const fields = [field("sea_cost", 1), field("params.prices.food", 4), field("params.prices.weapon", 8), field("cards.rally.count", 2, "rally")];
  expect(grouped(fields).map(({ table, fields: inside }) => [table, inside.length])).toEqual([["", 1], ["params", 2], ["cards", 1]]);
  expect(entries(fields).map(({ key }) => key)).toEqual(["", "prices", "rally"]);
});

test("a value differs when it is not the printed one", () => {
  const printed = new Map([["sea_cost", 1]]);
  expect(isChanged(field("sea_cost", 1), printed)).toBe(false);
  expect(isChanged(field("sea_cost", 2), printed)).toBe(true);
  expect(isChanged(field("cards.new.count", 2, "new"), printed)).toBe(true);
});
