// Battles as events tell them.
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../board";
import { BATTLE } from "../fixtures/tables";
import { begun, seen, toldBy } from "./tale";

const events = (...told: [string, GameEvent["facts"]][]): GameEvent[] =>
  told.map(([kind, facts]) => ({ kind, facts, answer: 1 }));

const ATTACK: [string, GameEvent["facts"]] = ["battle", { seat: 0, defender: 1, clearing: 5 }];
const WHOLE = events(
  ATTACK,
  ["ambushed", { seat: 1, card: "ambush_fox" }],
  ["hits", { seat: 0, count: 2 }],
  ["removed", { seat: 1, owner: 0, piece: "warrior", clearing: 5, count: 2 }],
  ["rolled", { seat: 0, defender: 1, attack: 3, defense: 1 }],
  ["defenseless", { seat: 1 }],
  ["used", { seat: 0, card: "brutal_tactics" }],
  ["hits", { seat: 1, count: 2 }],
  ["hits", { seat: 0, count: 1 }],
  ["removed", { seat: 0, owner: 1, piece: "roost", clearing: 5, count: 1 }],
  ["scored", { seat: 0, points: 1, total: 4 }],
);

describe("a tale", () => {
  it("has everything that happened, hits of an ambush too", () => {
    const { tale, isOpen } = toldBy(WHOLE, null);
    expect(isOpen).toBe(true);
    expect(tale).toMatchObject({
      ...{ attacker: 0, defender: 1, clearing: 5, ambush: "ambush_fox", outcome: "" },
      ...{ dice: [3, 1], isDefenseless: true, hits: [3, 2], used: [{ seat: 0, card: "brutal_tactics" }] },
      losses: [
        { owner: 0, kind: "piece", id: "warrior", count: 2 },
        { owner: 1, kind: "piece", id: "roost", count: 1 },
      ],
    });
  });

  it("ends with what is no part of a battle, and leaves out what falls elsewhere", () => {
    const elsewhere = { seat: 0, owner: 1, piece: "warrior", clearing: 9, count: 1 };
    const { tale, isOpen } = toldBy(
      events(ATTACK, ["removed", elsewhere], ["moved", {}], ["removed", { ...elsewhere, clearing: 5 }]),
      null,
    );
    expect(isOpen).toBe(false);
    expect(tale!.losses).toEqual([]);
  });

  it("goes on with the next events, and a new battle is a new tale", () => {
    const before = toldBy(events(ATTACK), null).tale;
    expect(toldBy(events(["foiled", { seat: 0, card: "ambush_fox" }]), before).tale!.outcome).toBe("foiled");
    expect(toldBy(events(["battle", { seat: 2, defender: 0, clearing: 7 }]), before).tale!.clearing).toBe(7);
    expect(toldBy(events(["moved", {}]), null).tale).toBeNull();
  });

  it("tells of items that a lonely fighter loses", () => {
    const { tale } = toldBy(events(ATTACK, ["damaged", { seat: 1, item: "sword" }]), null);
    expect(tale!.losses).toEqual([{ owner: 1, kind: "item", id: "sword", count: 1 }]);
  });

  it("is begun from the view when the page came later", () => {
    const battle = BATTLE.battle!;
    const tale = seen(null, battle);
    expect([tale.attacker, tale.defender, tale.clearing]).toEqual([battle.attacker, battle.defender, battle.clearing]);
    expect(tale.dice).toEqual(battle.rolled);
    const known = { ...begun(battle.attacker, battle.defender, battle.clearing), ambush: "ambush_bird" };
    expect(seen(known, battle).ambush).toBe("ambush_bird");
    expect(seen(begun(1, 0, 1), { ...battle, dice: [] }).dice).toBeNull();
  });
});
