// The map: regions have room, neighbours share borders, strangers are parted by water, and every link is drawn once.
import { describe, expect, it } from "vitest";
import { FACES, RING, TWO_PLAYERS, oneSegment } from "../fixtures/tables";
import { PRINTED_LAND } from "../tables";
import type { LegendsView } from "../view";
import { bestShape, chart } from "./chart";
import { type SegmentLand, land } from "./land";
import { EDGE, ROOM, SHAPES, places } from "./places";
import { between, distance } from "./shapes";

const ROTATIONS = [0, 90, 180, 270];
const LAID = [...FACES.keys()].flatMap((face) =>
  ROTATIONS.flatMap((rotation) => SHAPES.map((shape) => ({ face, rotation, shape }))),
);

function landOf(view: LegendsView, shape: (typeof SHAPES)[number]): SegmentLand {
  const laid = places(view, shape);
  return land(view.regions, laid.sites, laid.segments[0]!);
}

describe("sites", () => {
  it.each(LAID)("of $face turned by $rotation° keep inside their segment: $shape", ({ face, rotation, shape }) => {
    const laid = places(oneSegment(face, rotation), shape);
    const { box } = laid.segments[0]!;
    for (const site of laid.sites.values()) {
      expect(site.x).toBeGreaterThanOrEqual(box.x + EDGE.x);
      expect(site.x).toBeLessThanOrEqual(box.x + box.width - EDGE.x);
      expect(site.y).toBeGreaterThanOrEqual(box.y + EDGE.top);
      expect(site.y).toBeLessThanOrEqual(box.y + box.height - EDGE.bottom);
    }
  });

  it.each(LAID)("of $face turned by $rotation° leave room for pieces: $shape", ({ face, rotation, shape }) => {
    const sites = [...places(oneSegment(face, rotation), shape).sites.values()];
    for (const [index, one] of sites.entries()) {
      for (const other of sites.slice(index + 1)) {
        const rooms = Math.hypot((one.x - other.x) / ROOM.x, (one.y - other.y) / ROOM.y);
        expect(rooms).toBeGreaterThan(0.84);
      }
    }
  });
});

describe("land", () => {
  const printed = new Set(PRINTED_LAND.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const shown = LAID.filter(({ rotation, shape }) => rotation % 180 === 0 || shape === 1);

  it.each(shown)("of $face turned by $rotation° touches where it should, and nowhere else: $shape", (laid) => {
    const view = oneSegment(laid.face, laid.rotation);
    const { box } = places(view, laid.shape).segments[0]!;
    const shape = landOf(view, laid.shape);
    const ownerAt = (x: number, y: number) => (shape.heightAt(x, y) < 0 ? shape.ownerAt(x, y) : null);
    const touching = new Set<string>();
    const step = 5;
    for (let y = box.y; y <= box.y + box.height; y += step) {
      for (let x = box.x; x <= box.x + box.width; x += step) {
        const owner = ownerAt(x, y);
        for (const next of [ownerAt(x + step, y), ownerAt(x, y + step)]) {
          if (owner && next && owner !== next) touching.add(`${owner} ${next}`);
        }
      }
    }
    const strangers = [...touching].filter((pair) => !printed.has(pair));
    expect(strangers).toEqual([]);
    const islands = new Map(view.regions.map(({ id, island }) => [id, island]));
    for (const [one, other] of FACES.get(laid.face)!.land) {
      if (islands.get(one) !== islands.get(other)) continue; // a rope bridge
      expect(touching.has(`${one} ${other}`) || touching.has(`${other} ${one}`), `${one} and ${other}`).toBe(true);
    }
  });

  it.each(shown)("of $face turned by $rotation° stays in its segment, under its sites: $shape", (laid) => {
    const view = oneSegment(laid.face, laid.rotation);
    const { sites, segments } = places(view, laid.shape);
    const { box } = segments[0]!;
    const shape = landOf(view, laid.shape);
    for (const { x, y } of shape.coasts.flat()) {
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
    }
    for (const [region, { x, y }] of sites) {
      expect(shape.heightAt(x, y)).toBeLessThan(0);
      expect(shape.ownerAt(x, y)).toBe(region);
    }
  });

  it("is drawn the same way every time", () => {
    const [once, again] = [landOf(oneSegment("volcano", 90), 1), landOf(oneSegment("volcano", 90), 1)];
    expect(again.islands).toEqual(once.islands);
    expect(again.ripples).toEqual(once.ripples);
  });

  it("has a shape for every region and island", () => {
    const { islands } = landOf(oneSegment("ice_islands", 0), 1);
    expect(islands.map(({ id }) => id)).toEqual(["ice_a", "ice_b", "ice_c"]);
    expect(islands.flatMap(({ regions }) => regions.map(({ id }) => id))).toEqual(["ice_1", "ice_2", "ice_3", "ice_4", "ice_5"]);
    for (const { path, regions } of islands) for (const shape of [path, ...regions.map((region) => region.path)]) {
      expect(shape).toMatch(/^M.*Z$/);
    }
  });
});

describe("ways", () => {
  const tables = [
    ["two players", TWO_PLAYERS],
    ["ring", RING],
  ] as const;

  it.each(tables)("show every link once: %s", (_, view) => {
    const drawn = chart(view, 1);
    const name = ({ from, to }: { from: string; to: string }) => [from, to].sort().join(" ");
    const links = (kind: "land" | "sea") =>
      [...new Set(view.regions.flatMap((region) => region[kind].map((to) => name({ from: region.id, to }))))].sort();
    const halves = drawn.halves.filter(({ side }) => side === "left");
    expect([...drawn.lanes, ...halves].map(name).sort()).toEqual(links("sea"));
    expect([...drawn.borders, ...drawn.bridges, ...drawn.portals].map(name).sort()).toEqual(links("land"));
  });

  it.each(tables)("over the sea keep off the land of others: %s", (_, view) => {
    const drawn = chart(view, 1);
    for (const lane of drawn.lanes) {
      for (const { x, y } of lane.course) {
        const segment = drawn.drawn.find(({ box }) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height);
        if (!segment || segment.land.heightAt(x, y) >= 0) continue;
        expect([lane.from, lane.to]).toContain(segment.land.ownerAt(x, y));
      }
    }
  });

  it("leave a ring at both ends, each towards the other", () => {
    const { halves, width } = chart(RING, 0.5);
    expect(halves.map(({ side, end }) => [side, end.x])).toEqual([["left", 0], ["right", width]]);
    expect(halves[0]!.from).toBe(halves[1]!.to);
    expect(halves[0]!.to).toBe(halves[1]!.from);
  });

  it("lead travellers from site to site, there and back", () => {
    const { lanes, sites } = chart(TWO_PLAYERS, 1);
    const first = (path: string) => path.slice(1).split(/[QL]/)[0]!.split(" ").map(Number);
    for (const { from, to, travel, back } of lanes) {
      for (const [path, region] of [[travel, from], [back, to]] as const) {
        const [x, y] = first(path);
        expect(distance({ x: x!, y: y! }, sites.get(region)!)).toBeLessThan(0.2);
      }
    }
  });

  it("of portals change no coast", () => {
    const without = { ...RING, regions: RING.regions.map((region) => ({ ...region, token: "" })) };
    const portals = RING.regions.filter(({ token }) => token === "portal").map(({ id }) => id);
    expect(portals).toHaveLength(2);
    expect(chart(RING, 1).outlines).toEqual(chart(without, 1).outlines);
    expect(chart(RING, 1).portals.map(({ from, to }) => [from, to].sort())).toEqual([portals.sort()]);
  });
});

describe("a chart", () => {
  it("takes the shape that makes it largest", () => {
    expect(bestShape(RING, { width: 1000, height: 500 }).shape).toBe(0.5);
    expect(bestShape(TWO_PLAYERS, { width: 900, height: 600 }).shape).toBe(1);
    expect(bestShape(TWO_PLAYERS, { width: 390, height: 560 }).shape).toBeLessThan(0.7);
    expect(bestShape(TWO_PLAYERS, { width: 1500, height: 620 }).shape).toBe(1.6);
  });

  it("has the flag of an island on its own land, away from sites", () => {
    const drawn = chart(TWO_PLAYERS, 1);
    for (const { land: shape } of drawn.drawn) {
      for (const { id, regions } of shape.islands) {
        const { x, y } = drawn.flagstaffs.get(id)!;
        expect(regions.map((region) => region.id)).toContain(shape.ownerAt(x, y));
        for (const site of drawn.sites.values()) expect(distance(site, { x, y })).toBeGreaterThan(36);
      }
    }
  });

  it("has the middle of a border on land", () => {
    const drawn = chart(TWO_PLAYERS, 1);
    for (const { from, to } of drawn.borders) {
      const middle = between(drawn.sites.get(from)!, drawn.sites.get(to)!);
      expect(Math.min(...drawn.drawn.map(({ land: shape }) => shape.heightAt(middle.x, middle.y)))).toBeLessThan(0);
    }
  });
});
