// The map as it is drawn: from any places, with fields that cover it; what travels and what is stamped.
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../board";
import { target } from "../../../testing/tables";
import { BRIDGE, COALITION, FIGHT, MOVEMENT } from "../fixtures/tables";
import { space } from "../view";
import { attacksIn } from "./attacks";
import { chartOf, nudge, shapeOf, spotsOf, wayOf } from "./chart";
import { flights } from "./flights";
import { stampsOf } from "./stamps";

const chart = chartOf(COALITION, 1.2);

/** The area of a field, from its path. */
function area(path: string): number {
  const corners = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const sums = corners.map(([x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length]!;
    return x * nextY - nextX * y;
  });
  return Math.abs(sums.reduce((sum, part) => sum + part, 0)) / 2;
}

describe("the chart", () => {
  it.each([COALITION, BRIDGE])("divides the whole sheet into fields, one for each territory", (view) => {
    const { fields, width, height } = chartOf(view, 1.2);
    expect([...fields.keys()]).toEqual(view.territories.map(({ id }) => id));
    const areas = [...fields.values()].map(area);
    expect(Math.min(...areas)).toBeGreaterThan(1000);
    expect(areas.reduce((sum, part) => sum + part, 0) / (width * height)).toBeCloseTo(1, 2);
  });

  it("moves a name aside that would run over an edge, and no other", () => {
    const sheet = { width: 800 };
    expect(nudge({ x: 400, y: 0 }, "VĚTRNÁ BRÁNA", 20, sheet)).toBe(0);
    const aside = nudge({ x: 60, y: 0 }, "VĚTRNÁ BRÁNA", 20, sheet);
    expect(aside).toBeGreaterThan(0);
    expect(nudge({ x: 740, y: 0 }, "VĚTRNÁ BRÁNA", 20, sheet)).toBe(-aside);
  });

  it("keeps every place within the sheet, and cities apart from each other", () => {
    for (const { x, y } of chart.sites.values()) {
      expect(x).toBeGreaterThan(60);
      expect(x).toBeLessThan(chart.width - 60);
      expect(y).toBeGreaterThan(60);
      expect(y).toBeLessThan(chart.height - 60);
    }
    const cities = COALITION.cities.map(({ id }) => chart.sites.get(id)!);
    for (const one of cities) {
      for (const other of cities) {
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(80);
      }
    }
  });

  it("tells borders that can be crossed from those that cannot", () => {
    const { borders } = chart;
    expect(borders.filter(({ isOpen }) => isOpen).length).toBeGreaterThan(20);
    expect(borders.filter(({ isOpen }) => !isOpen).length).toBeGreaterThan(3);
  });

  it("has places of which all lie in one line or in one point", () => {
    const flat = { ...BRIDGE, cities: BRIDGE.cities.map((city) => ({ ...city, x: 0.5, y: 0.5 })) };
    const line = { ...flat, territories: BRIDGE.territories.map((one) => ({ ...one, x: 0.5 })) };
    const { sites, width } = chartOf(line, 1);
    expect(sites.get("castle")!.x).toBe(width / 2);
    expect([...sites.values()].every(({ x, y }) => Number.isFinite(x + y))).toBe(true);
  });

  it("takes the shape of its room, within reason", () => {
    expect(shapeOf({ width: 800, height: 640 })).toBeCloseTo(1.25);
    expect(shapeOf({ width: 2000, height: 100 })).toBeCloseTo(1.6);
    expect(shapeOf({ width: 100, height: 2000 })).toBeCloseTo(0.75);
  });

  it("leads with Tab from line to line", () => {
    const ys = spotsOf(COALITION, chart).map(({ site }) => site.y);
    expect(ys).toEqual(ys.toSorted((one, other) => one - other));
  });
});

describe("what happens on the map", () => {
  it("units travel, come and go", () => {
    const events: GameEvent[] = [
      { kind: "moved", facts: { seat: 1, origin: "korunov", space: "korunov_n" }, answer: 0 },
      { kind: "recruited", facts: { seat: 0, city: "olsany" }, answer: 0 },
      { kind: "fell", facts: { seat: 0, space: "olsany_in" }, answer: 0 },
      { kind: "produced", facts: { seat: 0, money: 10, territories: 1 }, answer: 0 },
      { kind: "moved", facts: { seat: 0, origin: "nowhere", space: "korunov_n" }, answer: 0 },
    ];
    const found = flights(events, chart);
    expect(found.map(({ seat, fades }) => [seat, fades])).toEqual([
      [1, false],
      [0, false],
      [0, true],
    ]);
    expect(found[0]!.path).toBe(wayOf(chart, "korunov", "korunov_n"));
  });

  it("the sums of a fight are stamped where it was; the last one stays", () => {
    const facts = { seat: 0, space: "olsany", strength: 3, defence: 4 };
    const stamps = stampsOf([
      { kind: "fight_lost", facts, answer: 0 },
      { kind: "fight_won", facts: { ...facts, strength: 5 }, answer: 0 },
      { kind: "coup", facts: { seat: 1, city: "severin", strength: 3, defence: 1 }, answer: 0 },
      { kind: "moved", facts: { seat: 0, origin: "olsany", space: "olsany_in" }, answer: 0 },
    ]);
    expect(stamps.map(({ space, strength, defence }) => [space, strength, defence])).toEqual([
      ["olsany", 5, 4],
      ["severin", 3, 1],
    ]);
  });

  it("an attack has an arrow from each side, when it is fought and when it is put together", () => {
    expect(attacksIn(FIGHT, 1, [])).toEqual([
      { seat: 0, from: "severin_in", to: "severin" },
      { seat: 0, from: "severin_out", to: "severin" },
    ]);
    const chosen = ["severin", "severin_out"].map((id) => target(space(id), "chosen"));
    expect(attacksIn(MOVEMENT, 0, chosen)).toEqual([{ seat: 0, from: "severin_out", to: "severin" }]);
    expect(attacksIn(MOVEMENT, 0, chosen.slice(1))).toEqual([]);
    expect(attacksIn(MOVEMENT, null, chosen)).toEqual([]);
  });
});
