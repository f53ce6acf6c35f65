// Which values are tried, and which of them is taken.
import { describe, expect, it } from "vitest";
import type { Search, Sweep, TableField } from "../types/messages";
import { along, nearest, numbersOf, ranked, valuesBetween } from "./curve";

const curve: Sweep = {
  ...{ game: "uprising", games: 20, bots: ["greedy", "greedy"], seed: 1, path: "params.prices.weapon" },
  points: [5, 10, 15].map((value, place) => ({
    value,
    measures: [{ key: "wins government", label: { say: "measure-rounds" }, mean: 0.3 + 0.15 * place, interval: [0.2, 0.7] }],
  })),
};

describe("a curve", () => {
  it("tries every whole number of a short range, and at most twelve values", () => {
    expect(valuesBetween(5, 9, "whole")).toEqual([5, 6, 7, 8, 9]);
    expect(valuesBetween(0, 100, "whole")).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(valuesBetween(0, 1, "number")).toHaveLength(12);
    expect(valuesBetween(3, 3, "whole")).toEqual([]);
  });

  it("tells which value comes nearest to a goal in hundredths", () => {
    expect(nearest(curve, "wins government", 45, 55)?.value).toBe(10);
    expect(nearest(curve, "wins government", 0, 20)?.value).toBe(5);
    expect(nearest(curve, "coups", 0, 20)).toBeNull();
    expect(along(curve, "wins government")).toHaveLength(3);
  });
});

describe("several numbers together", () => {
  const search: Search = {
    ...{ game: "uprising", games: 20, bots: ["greedy", "greedy"], seed: 1, paths: ["params.prices.weapon", "params.prices.food"] },
    tried: [
      [5, 4, 0.5, 30],
      [5, 6, 0.48, 20],
      [9, 4, 0.8, 20],
    ].map(([weapon, food, wins, rounds]) => ({
      values: [weapon!, food!],
      measures: [
        { key: "wins government", label: { say: "measure-rounds" }, mean: wins!, interval: [0.2, 0.9] },
        { key: "rounds", label: { say: "measure-rounds" }, mean: rounds!, interval: [10, 40] },
      ],
    })),
  };

  it("puts first what comes nearest to all goals", () => {
    const wins = { key: "wins government", low: 45, high: 55 };
    const rounds = { key: "rounds", low: 18, high: 22 };
    expect(ranked(search, [wins])[0]?.values).toEqual([5, 4]);
    expect(ranked(search, [wins, rounds])[0]?.values).toEqual([5, 6]);
    expect(ranked(search, [rounds]).at(-1)?.values).toEqual([5, 4]);
  });

  it("tries fewer values of each", () => {
    expect(valuesBetween(0, 100, "whole", 2)).toEqual([0, 25, 50, 75, 100]);
    expect(valuesBetween(0, 100, "whole", 3)).toEqual([0, 50, 100]);
  });

  it("takes a number of an entry once it was changed", () => {
    const field = (path: string, of: TableField["of"], value: number): TableField =>
      ({ path, says: "x", of, kind: "whole", value, low: 0, high: 9, choices: [], optional: false }) as TableField;
    const fields = [field("params.a", [], 1), field("cards.b.count", [["card", "b"]], 2), field("cards.c.count", [["card", "c"]], 3)];
    const printed = new Map([
      ["params.a", 1],
      ["cards.b.count", 2],
      ["cards.c.count", 2],
    ]);
    expect(numbersOf(fields, printed).map((each) => each.path)).toEqual(["params.a", "cards.c.count"]);
  });
});
