// Which values are tried, and which of them is taken.
import { describe, expect, it } from "vitest";
import type { Sweep } from "../types/messages";
import { along, nearest, valuesBetween } from "./curve";

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
