// The map: regions have room, neighbours share borders, strangers are parted by water, and every link is drawn once.
import { between, distance } from "../../../map/shapes";
import { describe, expect, it } from "vitest";
import { CONTENT, FACES, RING, TWO_PLAYERS, oneSegment } from "../fixtures/tables";
import type { LegendsView } from "../view";
import { bestShape, chart } from "./chart";
import { printedLand } from "./faces";
import { wayOf } from "./flights";
import { type SegmentLand, land } from "./land";
import { type CellShape, EDGE, ROOM, ROW_SHAPES, T_SHAPES, places } from "./places";

const faces = [...FACES.keys()];
const isPrinted = printedLand(CONTENT.faces);
const LAID: readonly (readonly [readonly number[], readonly CellShape[]])[] = [
  [[0, 90, 180, 270], T_SHAPES],
  [[0, 180], ROW_SHAPES.slice(0, 1)],
];
const FEW: typeof LAID = [
  [
    [0, 90, 180, 270],
    [0.5, 1.6],
  ],
  [
    [0, 180],
    [0.42, 1],
  ],
];

/** A face in rotations and shapes in which it can lie on the table. */
function* laidOut(face: string, laid = LAID): Generator<[LegendsView, CellShape, string]> {
  for (const [rotations, shapes] of laid) {
    for (const rotation of rotations) {
      for (const shape of shapes)
        yield [oneSegment(face, rotation), shape, `${face} turned by ${rotation}°, shape ${shape}`];
    }
  }
}

function landOf(view: LegendsView, shape: CellShape): SegmentLand {
  const laid = places(view, shape, isPrinted);
  return land(view.regions, laid.sites, laid.segments[0]!, isPrinted);
}

describe("sites", () => {
  it.each(faces)("keep inside their segment: %s", (face) => {
    for (const [view, shape, name] of laidOut(face)) {
      const { sites, segments } = places(view, shape, isPrinted);
      const { x, y, width, height } = segments[0]!.box;
      for (const site of sites.values()) {
        const inside = site.x >= x + EDGE.x && site.x <= x + width - EDGE.x;
        expect(inside && site.y >= y + EDGE.top && site.y <= y + height - EDGE.bottom, name).toBe(true);
      }
    }
  });

  it.each(faces)("leave room for pieces: %s", (face) => {
    for (const [view, shape, name] of laidOut(face)) {
      const sites = [...places(view, shape, isPrinted).sites.values()];
      for (const [index, one] of sites.entries()) {
        for (const other of sites.slice(index + 1)) {
          const rooms = Math.hypot((one.x - other.x) / ROOM.x, (one.y - other.y) / ROOM.y);
          expect(rooms, name).toBeGreaterThan(0.84);
        }
      }
    }
  });
});

describe("land", () => {
  const printed = new Set(CONTENT.faces.flatMap(({ land }) => land).flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  const STEP = 9; // finer than the narrowest water

  it.each(faces)("touches where it should, and nowhere else: %s", (face) => {
    for (const [view, shape, name] of laidOut(face, FEW)) {
      const { box } = places(view, shape, isPrinted).segments[0]!;
      const grown = landOf(view, shape);
      const ownerAt = (x: number, y: number) => (grown.heightAt(x, y) < 0 ? grown.ownerAt(x, y) : null);
      const touching = new Set<string>();
      for (let y = box.y; y <= box.y + box.height; y += STEP) {
        for (let x = box.x; x <= box.x + box.width; x += STEP) {
          const owner = ownerAt(x, y);
          for (const next of owner ? [ownerAt(x + STEP, y), ownerAt(x, y + STEP)] : []) {
            if (next && owner !== next) touching.add(`${owner} ${next}`).add(`${next} ${owner}`);
          }
        }
      }
      expect(
        [...touching].filter((pair) => !printed.has(pair)),
        name,
      ).toEqual([]);
      const islands = new Map(view.regions.map(({ id, island }) => [id, island]));
      const borders = FACES.get(face)!.land.filter(([one, other]) => islands.get(one) === islands.get(other));
      expect(
        borders.filter(([one, other]) => !touching.has(`${one} ${other}`)),
        name,
      ).toEqual([]);
    }
  });

  it.each(faces)("stays in its segment, under its sites: %s", (face) => {
    for (const [view, shape, name] of laidOut(face, FEW)) {
      const { sites, segments } = places(view, shape, isPrinted);
      const { box } = segments[0]!;
      const grown = landOf(view, shape);
      const outside = grown.coasts.flat().filter(({ x, y }) => {
        return x <= box.x || x >= box.x + box.width || y <= box.y || y >= box.y + box.height;
      });
      expect(outside, name).toEqual([]);
      for (const [region, { x, y }] of sites) {
        expect(grown.heightAt(x, y), name).toBeLessThan(0);
        expect(grown.ownerAt(x, y), name).toBe(region);
      }
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
    expect(islands.flatMap(({ regions }) => regions.map(({ id }) => id))).toEqual([
      "ice_1",
      "ice_2",
      "ice_3",
      "ice_4",
      "ice_5",
    ]);
    for (const { path, regions } of islands)
      for (const shape of [path, ...regions.map((region) => region.path)]) {
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
    const drawn = chart(view, CONTENT.faces, 1);
    const name = ({ from, to }: { from: string; to: string }) => [from, to].sort().join(" ");
    const links = (kind: "land" | "sea") =>
      [...new Set(view.regions.flatMap((region) => region[kind].map((to) => name({ from: region.id, to }))))].sort();
    const halves = drawn.halves.filter(({ side }) => side === "left");
    expect([...drawn.lanes, ...halves].map(name).sort()).toEqual(links("sea"));
    expect([...drawn.borders, ...drawn.bridges, ...drawn.portals].map(name).sort()).toEqual(links("land"));
  });

  it.each(tables)("over the sea keep off the land of others: %s", (_, view) => {
    const drawn = chart(view, CONTENT.faces, 1);
    for (const lane of drawn.lanes) {
      for (const { x, y } of lane.course) {
        const segment = drawn.drawn.find(
          ({ box }) => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height,
        );
        if (!segment || segment.land.heightAt(x, y) >= 0) continue;
        expect([lane.from, lane.to]).toContain(segment.land.ownerAt(x, y));
      }
    }
  });

  it("leave a ring at both ends, each towards the other", () => {
    const { halves, width } = chart(RING, CONTENT.faces, 0.5);
    expect(halves.map(({ side, end }) => [side, end.x])).toEqual([
      ["left", 0],
      ["right", width],
    ]);
    expect(halves[0]!.from).toBe(halves[1]!.to);
    expect(halves[0]!.to).toBe(halves[1]!.from);
  });

  it.each(tables)("lead travellers from site to site, there and back: %s", (_, view) => {
    const drawn = chart(view, CONTENT.faces, 1);
    for (const origin of view.regions) {
      for (const region of [...origin.land, ...origin.sea]) {
        const numbers = wayOf(drawn, origin.id, region)
          .match(/-?[\d.]+/g)!
          .map(Number);
        const first = { x: numbers[0]!, y: numbers[1]! };
        const last = { x: numbers.at(-2)!, y: numbers.at(-1)! };
        expect(distance(first, drawn.sites.get(origin.id)!)).toBeLessThan(0.2);
        expect(distance(last, drawn.sites.get(region)!)).toBeLessThan(0.2);
      }
    }
  });

  it("of portals change no coast", () => {
    const joined = ["meadows_cape", "meadows_south"];
    const regions = TWO_PLAYERS.regions.map((region) => {
      const other = joined.find((id) => id !== region.id)!;
      return joined.includes(region.id) ? { ...region, token: "portal", land: [...region.land, other] } : region;
    });
    const withPortals = chart({ ...TWO_PLAYERS, regions }, CONTENT.faces, 1);
    expect(withPortals.portals.map(({ from, to }) => [from, to])).toEqual([joined]);
    expect(withPortals.outlines).toEqual(chart(TWO_PLAYERS, CONTENT.faces, 1).outlines);
    expect(chart(TWO_PLAYERS, CONTENT.faces, 1).portals).toEqual([]);
  });
});

describe("a chart", () => {
  it("takes the shape that makes it largest", () => {
    expect(bestShape(RING, { width: 1000, height: 640 }).shape).toBe(0.42);
    expect(bestShape(TWO_PLAYERS, { width: 900, height: 600 }).shape).toBe(1);
    expect(bestShape(TWO_PLAYERS, { width: 390, height: 560 }).shape).toBeLessThan(0.7);
    expect(bestShape(TWO_PLAYERS, { width: 1500, height: 620 }).shape).toBe(1.6);
  });

  it("has the flag of an island on its own land, away from sites", () => {
    const drawn = chart(TWO_PLAYERS, CONTENT.faces, 1);
    for (const { land: shape } of drawn.drawn) {
      for (const { id, regions } of shape.islands) {
        const { x, y } = drawn.flagstaffs.get(id)!;
        expect(regions.map((region) => region.id)).toContain(shape.ownerAt(x, y));
        for (const site of drawn.sites.values()) expect(distance(site, { x, y })).toBeGreaterThan(36);
      }
    }
  });

  it("has the middle of a border on land", () => {
    const drawn = chart(TWO_PLAYERS, CONTENT.faces, 1);
    for (const { from, to } of drawn.borders) {
      const middle = between(drawn.sites.get(from)!, drawn.sites.get(to)!);
      expect(Math.min(...drawn.drawn.map(({ land: shape }) => shape.heightAt(middle.x, middle.y)))).toBeLessThan(0);
    }
  });
});
