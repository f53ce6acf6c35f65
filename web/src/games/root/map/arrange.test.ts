// What stands in a clearing: all of it is shown, inside, and nothing hides anything else.
import { describe, expect, it } from "vitest";
import { AUTUMN, MAPS } from "../fixtures/tables";
import type { ClearingView, PiecesView } from "../view";
import { arrange } from "./arrange";
import { RADIUS } from "./chart";

const plain = AUTUMN.map.clearings[0]!;
const token = (piece: string, owner: number): PiecesView => ({ piece, owner, sort: "token", count: 1 });
const warriors = (owner: number, count: number): PiecesView => ({ piece: "warrior", owner, sort: "warrior", count });

function crowd(many: number): ClearingView {
  const all = [
    ...[0, 1, 2].map((owner) => warriors(owner, 12)),
    ...["wood", "keep", "sympathy"].map((piece, owner) => token(piece, owner)),
    ...["trap", "plot", "relic", "stronghold"].map((piece) => token(piece, 2)),
  ];
  return { ...plain, pieces: all.slice(0, many), pawns: [] };
}

describe("everything that moves", () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("has its own room among %i", (many) => {
    const { standing } = arrange(crowd(many), AUTUMN);
    expect(standing).toHaveLength(many);
    for (const [index, one] of standing.entries()) {
      expect(Math.hypot(one.x, one.y)).toBeLessThan(RADIUS);
      for (const other of standing.slice(index + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(Math.min(one.size, other.size) * 0.95);
      }
    }
  });

  it("is counted when there may be more of it", () => {
    const { standing } = arrange({ ...plain, pieces: [warriors(0, 1), token("keep", 0)], pawns: [3] }, AUTUMN);
    expect(standing.map(({ piece, isCounted }) => [piece, isCounted])).toEqual([
      ["warrior", true],
      ["keep", false],
      ["pawn", false],
    ]);
  });
});

describe("slots", () => {
  it.each(MAPS.map((view) => [view.map.name, view] as const))("are all there: %s", (_name, view) => {
    for (const clearing of view.map.clearings) {
      const { slots } = arrange(clearing, view);
      expect(slots).toHaveLength(clearing.slots);
      expect(slots.filter(({ piece }) => !piece)).toHaveLength(clearing.open_slots);
      expect(slots.filter(({ piece }) => piece === "ruin")).toHaveLength(clearing.ruin ? 1 : 0);
      for (const { x, y, size } of slots) expect(Math.hypot(Math.abs(x) + size / 2, y)).toBeLessThan(RADIUS + 2);
    }
  });
});
