import { describe, expect, it } from "vitest";
import { momentsOf, nextTurn } from "./turns";

describe("turns", () => {
  it("begin at the moments of their first events", () => {
    const log = [0, 2, 3, 7].map((answer) => ({ kind: "moved", facts: {}, answer }));
    expect(momentsOf([0, 1, 3].map((start) => ({ start, recap: null })), log)).toEqual([0, 2, 7]);
  });

  it("are stepped through to either end", () => {
    expect([0, 2, 5, 7].map((at) => nextTurn([2, 7], at, 1, 9))).toEqual([2, 7, 7, 9]);
    expect([9, 7, 5, 2].map((at) => nextTurn([2, 7], at, -1, 9))).toEqual([7, 2, 2, 0]);
  });
});
