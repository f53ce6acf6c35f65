// The map in every shape that a screen gives it: clearings have room, roads lead past strangers, forests lie between.
import { describe, expect, it } from "vitest";
import { arrowed } from "../../../map/arrows";
import { distance } from "../../../map/shapes";
import { AUTUMN, LAKE, MAPS, MOUNTAIN } from "../fixtures/tables";
import type { RootView } from "../view";
import { type Chart, RADIUS, chartOf, mooring, placesOf, postOn, shapeOf, wayOf } from "./chart";
import { away, isInside } from "./courses";

const SHAPES = [0.75, 1, 1.3, 1.6];
const laid: [string, Chart, RootView][] = MAPS.flatMap((view) =>
  SHAPES.map((shape): [string, Chart, RootView] => [`${view.map.name} ${shape}`, chartOf(view.map, shape), view]),
);

describe("the shape of the map", () => {
  it("is that of its room, within reason", () => {
    expect(shapeOf({ width: 690, height: 540 })).toBeCloseTo(1.3);
    expect(shapeOf({ width: 390, height: 1200 })).toBeCloseTo(0.75);
    expect(shapeOf({ width: 2000, height: 0 })).toBeCloseTo(1.6);
  });

  it("is drawn once", () => {
    expect(chartOf(AUTUMN.map, 1.3)).toBe(chartOf({ ...AUTUMN.map }, 1.3));
  });
});

describe.each(laid)("%s", (_name, chart, view) => {
  const sites = [...chart.clearings.entries()];

  it("keeps clearings inside and apart", () => {
    for (const [one, site] of sites) {
      expect(Math.min(site.x, chart.width - site.x)).toBeGreaterThan(RADIUS + 10);
      expect(Math.min(site.y, chart.height - site.y)).toBeGreaterThan(RADIUS + 10);
      for (const [other, there] of sites) {
        if (one < other) expect(distance(site, there)).toBeGreaterThan(RADIUS * 2 + 4);
      }
    }
  });

  it("has a road for every path, which passes by the clearings that it does not lead to", () => {
    const paths = [...view.map.paths.map(({ clearings }) => clearings), ...view.map.closed_paths];
    expect(chart.roads).toHaveLength(paths.length);
    for (const [one, other] of paths) {
      const road = chart.roads.find(({ from, to }) => from === one && to === other)!;
      for (const [clearing, site] of sites) {
        if (clearing !== one && clearing !== other) expect(away(site, road)).toBeGreaterThan(RADIUS);
      }
    }
  });

  it("has room for somebody on every road, beside clearings and other roads", () => {
    expect([...chart.posts.keys()]).toEqual(chart.roads);
    const spots = [...chart.posts.values()];
    for (const [index, spot] of spots.entries()) {
      for (const [, { x, y }] of sites) {
        expect(distance(spot, { x, y })).toBeGreaterThan(RADIUS);
        expect(distance(spot, { x: x - 64, y: y - 66 })).toBeGreaterThan(40); // its number
      }
      for (const other of spots.slice(index + 1)) expect(distance(spot, other)).toBeGreaterThan(50);
    }
    for (const path of view.map.paths) expect(spots).toContain(postOn(chart, path));
  });

  it("has a place for a pawn in every forest, beside clearings, water and other forests", () => {
    const spots = [...chart.forests.values()];
    expect(spots).toHaveLength(view.map.forests.length);
    for (const [index, spot] of spots.entries()) {
      for (const [, site] of sites) expect(distance(spot, site)).toBeGreaterThan(RADIUS + 10);
      for (const other of spots.slice(index + 1)) expect(distance(spot, other)).toBeGreaterThan(50);
      if (chart.lake) expect(isInside(spot, chart.lake)).toBe(false);
    }
  });

  it("puts pawns between the clearings of their forest", () => {
    for (const { forest, clearings } of view.map.forests) {
      const spot = chart.forests.get(forest)!;
      const own = clearings.map((clearing) => distance(spot, chart.clearings.get(clearing)!));
      const all = sites.map(([, site]) => distance(spot, site));
      expect(Math.min(...own)).toBeLessThan(Math.min(...all) * 1.2); // a stranger may be as near, across a road
    }
  });

  it("grows trees", () => {
    expect(chart.wood.rows.filter((row) => Object.keys(row).length).length).toBeGreaterThan(20);
  });
});

describe("water", () => {
  it("carries the ferry beside every clearing of the coast", () => {
    const chart = chartOf(LAKE.map, 1.3);
    for (const clearing of LAKE.map.coast) {
      const boat = mooring(chart, clearing)!;
      expect(isInside(boat, chart.lake!)).toBe(true);
      expect(distance(boat, chart.clearings.get(clearing)!)).toBeGreaterThan(RADIUS);
    }
    expect(mooring(chartOf(AUTUMN.map, 1.3), 1)).toBeNull();
  });

  it("flows between clearings and out of the map", () => {
    expect(chartOf(AUTUMN.map, 1.3).rivers).toHaveLength(AUTUMN.map.rivers.length + 2);
    expect(chartOf(MOUNTAIN.map, 1.3).rivers).toHaveLength(MOUNTAIN.map.rivers.length + 2);
    expect(chartOf(LAKE.map, 1.3).rivers).toEqual([]);
  });
});

describe("ways", () => {
  const chart = chartOf(AUTUMN.map, 1.3);
  const site = (clearing: number) => chart.clearings.get(clearing)!;
  const ends = (path: string) => {
    const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number);
    return [numbers.slice(0, 2), numbers.slice(-2)].map((pair) => pair.map(Math.round));
  };
  const rounded = (clearing: number) => [Math.round(site(clearing).x), Math.round(site(clearing).y)];

  it("follow the road in both directions", () => {
    expect(ends(wayOf(chart, 1, 5))).toEqual([rounded(1), rounded(5)]);
    expect(ends(wayOf(chart, 5, 1))).toEqual([rounded(5), rounded(1)]);
    expect(wayOf(chart, 1, 5)).toContain("Q");
  });

  it("go straight where there is no road", () => {
    expect(wayOf(chart, 1, 3)).not.toContain("Q");
    expect(wayOf(chart, "f1_2_5_10", 5)).toContain("L");
    expect(wayOf(chart, 1, undefined)).toBe("");
  });
});

describe("arrow keys", () => {
  const chart = chartOf(AUTUMN.map, 1);
  const places = placesOf(AUTUMN.map, chart);
  const from = (clearing: number, key: string) => arrowed(key, chart.clearings.get(clearing)!, places)?.thing.id;

  it("lead to the nearest place in their direction", () => {
    expect(from(1, "ArrowDown")).toBe(9);
    expect(from(8, "ArrowRight")).toBe(7);
    expect(from(9, "ArrowRight")).toBe("f1_9_10_12");
    expect(from(1, "ArrowLeft")).toBeUndefined();
    expect(from(1, "a")).toBeUndefined();
  });
});
