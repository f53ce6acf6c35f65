// Battles as the log tells them.
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../board";
import { BATTLE } from "../fixtures/tables";
import { lastBattle, stepsOf, taleOf } from "./tale";

type Told = [string, GameEvent["facts"]];
const events = (...told: Told[]): GameEvent[] => told.map(([kind, facts]) => ({ kind, facts, answer: 1 }));
const tale = (...told: Told[]) => taleOf(events(ATTACK, ...told));

const ATTACK: Told = ["battle", { seat: 0, defender: 1, clearing: 5 }];
const removed = (owner: number, piece: string, count: number, more = {}): Told => [
  "removed",
  { seat: 1 - owner, owner, piece, clearing: 5, count, ...more },
];
const WHOLE = events(
  ATTACK,
  ["ambushed", { seat: 1, card: "ambush_fox" }],
  ["hits", { seat: 0, count: 2 }],
  removed(0, "warrior", 2),
  ["rolled", { seat: 0, defender: 1, attack: 3, defense: 1 }],
  ["defenseless", { seat: 1 }],
  ["used", { seat: 0, card: "brutal_tactics" }],
  ["hits", { seat: 1, count: 2 }],
  ["hits", { seat: 0, count: 1 }],
  removed(0, "warrior", 1),
  removed(1, "roost", 1),
  ["scored", { seat: 0, points: 1, total: 4 }],
);

describe("a tale", () => {
  it("has everything that happened, and tells equal losses together", () => {
    expect(taleOf(WHOLE)).toEqual({
      ...{ attacker: 0, defender: 1, clearing: 5, ambush: "ambush_fox", outcome: "", dice: [3, 1] },
      isDefenseless: true,
      used: [["brutal_tactics"], []],
      hits: [[2, 1], [2]],
      losses: [
        [{ owner: 0, kind: "piece", id: "warrior", count: 3 }],
        [{ owner: 1, kind: "piece", id: "roost", count: 1 }],
      ],
    });
  });

  it("leaves out what falls elsewhere", () => {
    expect(tale(removed(1, "warrior", 1, { clearing: 9 })).losses).toEqual([[], []]);
  });

  it("tells of items that a lonely fighter loses", () => {
    const { losses } = tale(["damaged", { seat: 1, item: "sword" }], ["damaged", { seat: 1, item: "sword" }]);
    expect(losses).toEqual([[], [{ owner: 1, kind: "item", id: "sword", count: 2 }]]);
  });

  it("counts what an ally loses on the side for which he stands", () => {
    const lost = { owner: 2, kind: "piece", id: "warrior", count: 1 };
    expect(tale(removed(2, "warrior", 1, { seat: 1 })).losses).toEqual([[lost], []]);
    expect(tale(removed(2, "warrior", 1, { seat: 0 })).losses).toEqual([[], [lost]]);
    const instigated = tale(removed(0, "warrior", 1, { seat: 3 }), removed(1, "warrior", 2, { seat: 3 }));
    expect(instigated.losses.map((losses) => losses.map(({ count }) => count))).toEqual([[1], [2]]);
  });

  it("knows how an ambush ended", () => {
    expect(tale(["foiled", { seat: 0, card: "ambush_fox" }]).outcome).toBe("foiled");
    expect(tale(["ambush_avoided", { seat: 0 }]).outcome).toBe("avoided");
  });
});

describe("the last battle of a log", () => {
  const before = events(["moved", {}], ATTACK, ["moved", {}]);

  it("begins with the attack, and ends with what is no part of it", () => {
    const log = [...before, ...WHOLE, ...events(["moved", {}], removed(0, "warrior", 1))];
    expect(lastBattle(log, null)).toEqual({ from: 3, events: WHOLE });
    expect(lastBattle(before.slice(0, 1), null)).toBeNull();
  });

  it("goes on through orders, outrages and hospitals", () => {
    const log = events(
      ATTACK,
      ["order_left", { seat: 1 }],
      ["hits", { seat: 0, count: 1 }],
      ["outrage", { seat: 0 }],
      ["supporter_given", { seat: 0 }],
      ["spent", { seat: 0 }],
      ["hospitalized", { seat: 0 }],
    );
    expect(lastBattle(log, null)!.events).toEqual(log);
  });

  it("is told from where the log begins when that is in the middle of it", () => {
    const rest = events(["rolled", { attack: 2, defense: 1 }], ["moved", {}]);
    const { from, events: told } = lastBattle(rest, BATTLE.battle)!;
    const { attacker, defender, clearing } = BATTLE.battle!;
    expect(from).toBe(-1);
    expect(taleOf(told)).toMatchObject({ attacker, defender, clearing, dice: [2, 1] });
  });

  it("is told in steps: the ambush, its hits, the dice, what is used, the hits of the dice", () => {
    const steps = stepsOf({ from: 0, events: WHOLE });
    expect(steps.map((step) => WHOLE[step]?.kind)).toEqual(["ambushed", "hits", "rolled", "used", "hits", undefined]);
  });
});
