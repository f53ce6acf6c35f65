// Pieces in a region: all that stand there are shown, they fit, and none covers another.
import { describe, expect, it } from "vitest";
import { within } from "../../../map/shapes";
import { RING, TWO_PLAYERS } from "../fixtures/tables";
import { FOOT, PIECE, ROOM, arranged, broken, standing } from "./cluster";

describe("standing", () => {
  it("lists the token, then armies and cities of each contender", () => {
    const region = { ...RING.regions[0]!, token: "citadel", armies: [0, 2, 0, 1], cities: [1, 1, 0, 0] };
    expect(standing(region, RING).map(({ kind, owner, count }) => [kind, owner, count])).toEqual([
      ["token", null, 1],
      ["city", 0, 1],
      ["army", 1, 2],
      ["city", 1, 1],
      ["army", 3, 1],
    ]);
  });

  it("knows the neutral colour after the seats", () => {
    const region = { ...TWO_PLAYERS.regions[0]!, token: "", armies: [0, 0, 3], cities: [0, 0] };
    expect(standing(region, TWO_PLAYERS)).toEqual([{ kind: "army", owner: "neutral", count: 3, token: "" }]);
  });
});

describe("arranged", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("%i pieces fit their room and stand apart", (count) => {
    const { scale, spots } = arranged(count, 1.4);
    expect(spots).toHaveLength(count);
    for (const [index, spot] of spots.entries()) {
      expect(Math.abs(spot.x) + (PIECE.width * scale) / 2).toBeLessThanOrEqual(ROOM.width / 2 + 0.01);
      expect(spot.y + (PIECE.height * scale) / 2).toBeLessThanOrEqual(FOOT + 0.01);
      expect(spot.y - (PIECE.height * scale) / 2).toBeGreaterThanOrEqual(FOOT - ROOM.height - 0.01);
      for (const other of spots.slice(index + 1)) {
        const apart = Math.max(Math.abs(spot.x - other.x) / PIECE.width, Math.abs(spot.y - other.y) / PIECE.height);
        expect(apart).toBeGreaterThanOrEqual(scale - 0.01);
      }
    }
  });

  it.each([1, 4, 6, 8, 9])("%i pieces stay on a small land, as large as they can be", (count) => {
    const isLand = within("M-45 -60Q0 -70 45 -60Q52 0 45 40Q0 50 -45 40Q-52 0 -45 -60Z");
    const { scale, spots } = arranged(count, 1.4, 1, isLand);
    for (const { x, y } of spots) {
      for (const right of [-0.4, 0.4]) expect(isLand(x + right * PIECE.width * scale, y)).toBe(true);
      for (const down of [-0.4, 0.4]) expect(isLand(x, y + down * PIECE.height * scale)).toBe(true);
    }
    expect(scale).toBeGreaterThan(0.42);
  });

  it("is larger where there is more room", () => {
    expect(arranged(4, 2, 1.25).scale).toBeCloseTo(arranged(4, 2).scale * 1.25);
  });
});

describe("names", () => {
  it("are broken near their middle when they are long", () => {
    expect(broken("Village")).toEqual(["Village"]);
    expect(broken("Standing Stones")).toEqual(["Standing", "Stones"]);
    expect(broken("Far Away Long Name")).toEqual(["Far Away", "Long Name"]);
    expect(broken("Nerozdělitelné")).toEqual(["Nerozdělitelné"]);
  });
});
