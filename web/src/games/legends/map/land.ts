// Land: islands and their regions as smooth shapes grown around the sites, with water between what is not adjacent.
//
// Each region has a star: its site, and an arm to the middle of the way to each land neighbour. A point belongs to the
// region whose star is nearest; it is land if that star is near enough and no star of a stranger is about as near.
// So land neighbours always share a border, and others are always parted by water.
import { surface } from "../../../map/noise";
import { type Point, between, distance, reachTo, smoothLoop } from "../../../map/shapes";
import type { RegionView } from "../view";
import { type Grid, outlines } from "./contour";
import type { IsPrinted } from "./faces";
import type { Place } from "./places";

const STEP = 7;
/** How far land reaches from a site, and from the arms of a star. */
const REACH = { least: 80, most: 124, arm: 54 };
/** The width of the water between regions that are no neighbours: of one island, and of two. */
const INLET = 22;
const STRAIT = 32;
/** Land stays this far from the edge of its segment. */
const SHORE = 15;
/** How much coasts and borders wriggle, and over what distance. */
const COAST = { height: 13, size: 44 };
const DETAIL = { height: 5, size: 17 };
const BEND = { height: 11, size: 38 };
/** How far from the coast the lines in the water are. */
const RIPPLES = [6, 13, 22];
/** How much of the sea around the segment is looked at, for the ripples. */
const AROUND = 21;
const FAR = 1e3;

export interface RegionShape {
  readonly id: string;
  readonly path: string;
}

export interface IslandShape {
  readonly id: string;
  readonly path: string;
  readonly regions: readonly RegionShape[];
}

export interface SegmentLand {
  readonly islands: readonly IslandShape[];
  /** Lines in the water around all land of the segment, the nearest first. */
  readonly ripples: readonly string[];
  /** The coasts as points, for what is drawn along them. */
  readonly coasts: readonly (readonly Point[])[];
  /** How far a point of the table is from the coast, roughly: below zero on land. */
  heightAt(x: number, y: number): number;
  /** The region whose land or water a point of the table is. */
  ownerAt(x: number, y: number): string;
}

/** What is known of a point: how near every star is, which is the nearest, and the height of the land. */
interface Survey {
  readonly near: Float32Array;
  owner: number;
  height: number;
}

interface Star {
  readonly region: RegionView;
  readonly site: Point;
  readonly arms: readonly Point[];
  readonly reach: number;
  /** For every star the width of the water towards it: 0 for land neighbours and for itself. */
  readonly water: readonly number[];
}

/** The land of one segment, in the coordinates of the table. */
export function land(
  regions: readonly RegionView[],
  sites: ReadonlyMap<string, Point>,
  place: Place,
  isPrinted: IsPrinted,
): SegmentLand {
  const { box } = place;
  const stars = regions.map((region) => star(region, regions, sites, isPrinted));
  const surveyor = surveyorOf(stars, place);
  const columns = Math.ceil((box.width + 2 * AROUND) / STEP) + 1;
  const lines = Math.ceil((box.height + 2 * AROUND) / STEP) + 1;
  const [left, top] = [box.x - AROUND, box.y - AROUND];
  const heights = new Float32Array(columns * lines);
  const nears = stars.map(() => new Float32Array(columns * lines));
  for (let cell = 0; cell < heights.length; cell++) {
    const found = surveyor(left + (cell % columns) * STEP, top + Math.floor(cell / columns) * STEP);
    heights[cell] = found.height;
    nears.forEach((near, index) => (near[cell] = found.near[index]!));
  }
  const whole: Grid = { columns, lines, step: STEP, x: left, y: top, heights };

  /** The outline of the part of the land that is nearest to some of the stars. */
  function part(belongs: (star: Star) => boolean): string {
    const own = nears.filter((_, index) => belongs(stars[index]!));
    const others = nears.filter((_, index) => !belongs(stars[index]!));
    const least = (of: Float32Array[], cell: number) => of.reduce((least, near) => Math.min(least, near[cell]!), FAR);
    const shape = heights.map((height, cell) => Math.max(height, least(own, cell) - least(others, cell)));
    return outlines({ ...whole, heights: shape })
      .map(smoothLoop)
      .join("");
  }

  return {
    islands: [...new Set(regions.map((region) => region.island))].map((island) => ({
      id: island,
      path: part((star) => star.region.island === island),
      regions: regions
        .filter((region) => region.island === island)
        .map((region) => ({ id: region.id, path: part((star) => star.region === region) })),
    })),
    ripples: RIPPLES.map((level) => outlines(whole, level).map(smoothLoop).join("")),
    coasts: outlines(whole),
    heightAt: (x, y) => surveyor(x, y).height,
    ownerAt: (x, y) => regions[surveyor(x, y).owner]!.id,
  };
}

function star(
  region: RegionView,
  regions: readonly RegionView[],
  sites: ReadonlyMap<string, Point>,
  isPrinted: IsPrinted,
): Star {
  const site = sites.get(region.id)!;
  const isNeighbour = (other: RegionView) => other.island === region.island && isPrinted(region, other);
  const others = regions.filter((other) => other !== region);
  const nearest = Math.min(...others.map((other) => distance(site, sites.get(other.id)!)));
  return {
    region,
    site,
    arms: others.filter(isNeighbour).map((other) => between(site, sites.get(other.id)!)),
    reach: Math.max(REACH.least, Math.min(REACH.most, nearest * 0.62)),
    water: regions.map((other) => {
      if (other === region || isNeighbour(other)) return 0;
      return other.island === region.island ? INLET : STRAIT;
    }),
  };
}

/** Looks at points of a segment; what it returns is only good until it looks at the next one. */
function surveyorOf(stars: readonly Star[], { box, segment }: Place): (x: number, y: number) => Survey {
  const coast = surface(`${segment.face} coast`, COAST.size);
  const detail = surface(`${segment.face} detail`, DETAIL.size);
  const bend = surface(`${segment.face} bend`, BEND.size);
  const turn = surface(`${segment.face} turn`, BEND.size);
  const found: Survey = { near: new Float32Array(stars.length), owner: 0, height: 0 };
  return (x, y) => {
    const [left, top] = [x - box.x, y - box.y];
    const [bentX, bentY] = [x + bend(left, top) * BEND.height, y + turn(left, top) * BEND.height];
    found.owner = 0;
    for (let index = 0; index < stars.length; index++) {
      found.near[index] = nearness(stars[index]!, bentX, bentY);
      if (found.near[index]! < found.near[found.owner]!) found.owner = index;
    }
    const rough = coast(left, top) * COAST.height + detail(left, top) * DETAIL.height;
    const near = found.near[found.owner]!;
    const shore = Math.min(left, top, box.width - left, box.height - top);
    let height = Math.max(near + rough, SHORE - shore + rough * 0.6);
    stars[found.owner]!.water.forEach((width, other) => {
      if (width) height = Math.max(height, width - (found.near[other]! - near) + rough * 0.4);
    });
    found.height = height;
    return found;
  };
}

function nearness({ site, arms, reach }: Star, x: number, y: number): number {
  let near = Math.hypot(x - site.x, y - site.y) - reach;
  for (const arm of arms) near = Math.min(near, reachTo(x, y, site, arm) - REACH.arm);
  return near;
}
