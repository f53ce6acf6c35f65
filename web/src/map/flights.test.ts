import { describe, expect, it } from "vitest";
import { along, comesTo, goesFrom, inTurn } from "./flights";

describe("flights", () => {
  it("follow each other, and many of them more closely", () => {
    const way = along("M0 0L9 9");
    expect(inTurn([way, way]).map(({ delay }) => delay)).toEqual([0, 170]);
    const many = inTurn(Array<typeof way>(40).fill(way));
    expect(many.at(-1)!.delay).toBeLessThan(1600);
    expect(new Set(many.map(({ key }) => key)).size).toBe(40);
  });

  it("come down onto a spot, and rise from it and fade", () => {
    const site = { x: 20, y: 300 };
    expect(comesTo(site)).toMatchObject({ path: "M20 210L20 300", fades: false });
    expect(goesFrom(site)).toMatchObject({ path: "M20 300L20 210", fades: true });
  });
});
