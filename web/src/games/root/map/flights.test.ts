// What moves after events: along roads, down onto the map, up and away.
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../board";
import { AUTUMN } from "../fixtures/tables";
import { chartOf } from "./chart";
import { flights } from "./flights";

const chart = chartOf(AUTUMN.map, 1.3);
const fly = (...events: [string, GameEvent["facts"]][]) =>
  flights(
    events.map(([kind, facts]) => ({ kind, facts, answer: 1 })),
    chart,
    AUTUMN,
  );

describe("flights", () => {
  it("take warriors along the road, all of them at once", () => {
    const [flight] = fly(["moved", { seat: 0, clearing: 1, target: 5, count: 3 }]);
    expect(flight).toMatchObject({ piece: "warrior", faction: "marquise", count: 3, fades: false });
    expect(flight!.path).toContain("Q");
  });

  it("bring what is placed and built, and take off what is removed", () => {
    const told = fly(
      ["placed", { seat: 1, piece: "warrior", clearing: 3, count: 2 }],
      ["built", { seat: 0, piece: "sawmill", clearing: 5, cost: 1 }],
      ["sympathy", { seat: 2, clearing: 8 }],
      ["removed", { seat: 0, owner: 1, piece: "roost", clearing: 3, count: 1 }],
      ["ruin_removed", { clearing: 10 }],
    );
    expect(told.map(({ piece, faction, fades }) => [piece, faction, fades])).toEqual([
      ["warrior", "eyrie", false],
      ["sawmill", "marquise", false],
      ["sympathy", "alliance", false],
      ["roost", "eyrie", true],
      ["ruin", "", true],
    ]);
  });

  it("show the pawn where it went, also in a forest", () => {
    const told = fly(["wandered", { seat: 3, clearing: 4 }], ["entered_forest", { seat: 3, place: "f4_9_12" }]);
    expect(told.map(({ piece, faction }) => `${piece} ${faction}`)).toEqual(["pawn vagabond", "pawn vagabond"]);
  });

  it("come to a path and go from it", () => {
    const told = fly(
      ["post_taken", { seat: "highway_bandits", piece: "warrior", place: "p1_5" }],
      ["toll_paid", { seat: 0, piece: "warrior", place: "p1_5" }],
    );
    expect(told.map(({ faction, fades }) => [faction, fades])).toEqual([
      ["highway_bandits", false],
      ["marquise", true],
    ]);
  });

  it("leave out what is not seen on the map", () => {
    const points = { seat: 0, points: 1, total: 3 };
    expect(fly(["scored", points], ["battle", { seat: 0, defender: 1, clearing: 3 }])).toEqual([]);
  });
});
