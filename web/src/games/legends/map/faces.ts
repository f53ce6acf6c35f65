// The eight faces: what their land looks like, and which regions are printed as neighbours by land.
import type { Face, RegionView } from "../view";
import type { Ornament } from "./ornaments";

export interface FaceLook {
  /** Land in a lighter and a darker tone, the coast, and the lines of ornaments. */
  readonly land: readonly [string, string];
  readonly coast: string;
  readonly line: string;
  /** What is strewn over the land, the frequent ones named more often. */
  readonly ornaments: readonly Ornament[];
  /** Cliffs: how far the land stands above the water. */
  readonly cliff: number;
}

/** Regions that are known for something of their own. */
export const SIGHTS: Readonly<Record<string, readonly Ornament[]>> = {
  meadows_village: ["hut", "hut", "grass"],
  meadows_stones: ["stones", "stones", "grass"],
  meadows_trees: ["tree", "tree", "tree", "grass"],
  citadel_castle: ["keep", "peak", "boulder"],
  desert_7: ["palm", "palm", "dune"],
  volcano_5: ["crater", "smoke", "lava"],
  volcano_1: ["boulder", "smoke"],
  fern_middle: ["fern", "fern", "blossom"],
  ice_3: ["crystal", "crystal", "snow"],
};

export const LOOKS: Readonly<Record<string, FaceLook>> = {
  meadows: {
    land: ["#c3c98a", "#b3bd7c"],
    coast: "#5d6b3a",
    line: "#7d8a4c",
    ornaments: ["grass", "grass", "grass", "tree", "tree", "blossom", "blossom", "hut"],
    cliff: 6,
  },
  fern: {
    land: ["#cf9d78", "#c28c69"],
    coast: "#7a4530",
    line: "#96543a",
    ornaments: ["fern", "fern", "fern", "tree", "tree"],
    cliff: 6,
  },
  citadel: {
    land: ["#b9b4a2", "#a8a391"],
    coast: "#585648",
    line: "#77746a",
    ornaments: ["peak", "peak", "boulder", "boulder", "grass"],
    cliff: 9,
  },
  volcano: {
    land: ["#a58b7e", "#937a70"],
    coast: "#4b3632",
    line: "#6b4b42",
    ornaments: ["boulder", "boulder", "crack", "lava", "lava", "smoke"],
    cliff: 8,
  },
  desert: {
    land: ["#e3c88f", "#d8ba7d"],
    coast: "#8a6a35",
    line: "#b08f52",
    ornaments: ["dune", "dune", "dune", "dune", "palm", "boulder"],
    cliff: 6,
  },
  ice_islands: {
    land: ["#dfe8e6", "#cfdddd"],
    coast: "#5f7f88",
    line: "#93b0b6",
    ornaments: ["snow", "snow", "crystal", "crack", "pine"],
    cliff: 8,
  },
  tall_islands: {
    land: ["#bcae95", "#ab9d86"],
    coast: "#54483c",
    line: "#7b6c5a",
    ornaments: ["peak", "peak", "pine", "boulder"],
    cliff: 17,
  },
  horseshoe: {
    land: ["#a9bf92", "#9ab084"],
    coast: "#44603f",
    line: "#61805a",
    ornaments: ["pine", "pine", "reed", "grass", "boulder"],
    cliff: 6,
  },
};

export const PLAIN_LOOK = LOOKS.meadows!;

/** Whether two regions are neighbours by land on their face, whatever tokens lie in them. */
export type IsPrinted = (one: RegionView, other: RegionView) => boolean;

export function printedLand(faces: readonly Face[]): IsPrinted {
  const pairs = faces.flatMap(({ land }) => land);
  const printed = new Set(pairs.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
  return (one, other) => printed.has(`${one.id} ${other.id}`);
}
