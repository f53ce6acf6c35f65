// The map as it is drawn: hexes side by side, the river along their edges, pieces apart from each other.
import { expect, it } from "vitest";
import { distance } from "../../../map/shapes";
import { CONTENT, TABLE } from "../fixtures/tables";
import { strengthOf } from "../view";
import { arrange } from "./arrange";
import { chartOf, cornersOf, REACH, riverOf } from "./chart";
import { flights } from "./flights";

const chart = chartOf(TABLE.hexes);

it("lays neighbours side by side, and everything within the drawing", () => {
  for (const { id, neighbours } of TABLE.hexes) {
    const site = chart.sites.get(id)!;
    for (const near of neighbours) expect(distance(site, chart.sites.get(near)!)).toBeCloseTo(REACH * Math.sqrt(3));
    for (const { x, y } of cornersOf(site)) {
      expect(x >= 0 && x <= chart.width && y >= 0 && y <= chart.height).toBe(true);
    }
  }
});

it("draws the river along the edges that it cuts, each end at a corner of the map", () => {
  for (const hex of TABLE.hexes) {
    const path = riverOf(hex, chart.sites.get(hex.id)!);
    expect(path !== "").toBe(hex.feature === "river" || hex.feature === "crossing");
    if (!path) continue;
    const numbers = path.match(/-?[\d.]+/g)!.map(Number);
    for (const [x, y] of [numbers.slice(0, 2), numbers.slice(-2)] as [number, number][]) {
      expect(chart.corners.some((corner) => distance(corner, { x, y }) < 1)).toBe(true);
    }
  }
});

it("makes room for places where tiles may be laid", () => {
  const wider = chartOf(TABLE.hexes, ["a12"]);
  expect(wider.width).toBeGreaterThan(chart.width);
  expect(wider.placeAt("m12")).toEqual(wider.sites.get("crossing"));
});

it("keeps pieces of a hex apart, and counts the strength of who controls it", () => {
  for (const hex of TABLE.hexes) {
    const pieces = arrange(hex);
    for (const one of pieces) {
      for (const other of pieces) if (one !== other) expect(distance(one, other)).toBeGreaterThan(30);
    }
    expect(strengthOf(hex, CONTENT) > 0).toBe(hex.controller !== null);
  }
});

it("lets pieces travel, come and go as the events tell", () => {
  const told = flights(
    [
      { kind: "moved", facts: { seat: 3, origin: "palms", hex: "crossing", count: 2 }, answer: 0 },
      { kind: "built", facts: { seat: 2, building: "town", hex: "dunes", coins: 3 }, answer: 0 },
      { kind: "lost_influence", facts: { seat: 1, hex: "reeds" }, answer: 0 },
      { kind: "income", facts: { seat: 1, coins: 3 }, answer: 0 },
    ],
    chart,
  );
  expect(told.map(({ form, id, seat, count, fades }) => [form, id, seat, count, fades])).toEqual([
    ["regular", "regular", 3, 2, false],
    ["building", "town", 2, 1, false],
    ["influence", "influence", 1, 1, true],
  ]);
});
