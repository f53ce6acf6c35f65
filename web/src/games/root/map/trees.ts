// Single trees and peaks as cut in linoleum: a crown with an outline, a trunk, some hatching on the dark side.
import { short } from "../../../map/shapes";

/** What paths are drawn with: crowns in four tones, rock, and lines over them. */
export type Ink = "tone0" | "tone1" | "tone2" | "tone3" | "rock" | "snow" | "trunk" | "hatch" | "light";
export type Sprout = Partial<Record<Ink, string>>;

/** A path around a point: pairs of numbers are measured from it, in the size of what is drawn. */
function around(x: number, y: number, size: number, path: string): string {
  let isX = false;
  return path.replace(/-?\d*\.?\d+/g, (number) => {
    isX = !isX;
    return ` ${short(Number(number) * size + (isX ? x : y))}`;
  });
}

function add(sprout: Sprout, ink: Ink, path: string): void {
  sprout[ink] = (sprout[ink] ?? "") + path;
}

const LEAFY = "M0,-35C8,-34 14,-25 14,-16C14,-8 8,-4 0,-4C-8,-4 -14,-8 -14,-16C-14,-25 -8,-34 0,-35Z";
const ROUND =
  "M-2,-32C6,-35 12,-30 12,-25C17,-20 15,-10 10,-8C6,-3 -5,-3 -9,-7C-16,-10 -17,-19 -12,-23C-12,-29 -7,-33 -2,-32Z";

export function leafy(sprout: Sprout, x: number, y: number, size: number, tone: number): void {
  const at = (path: string) => around(x, y, size, path);
  add(sprout, "trunk", at("M0,-14L0,3"));
  add(sprout, `tone${tone}` as Ink, at(tone % 2 ? ROUND : LEAFY));
  add(sprout, "hatch", at("M10,-20Q10,-12 4,-8M6,-24Q7,-15 1,-11"));
  add(sprout, "light", at("M-8,-24Q-6,-29 -2,-30"));
}

export function conifer(sprout: Sprout, x: number, y: number, size: number, tone: number): void {
  const at = (path: string) => around(x, y, size, path);
  add(sprout, "trunk", at("M0,-8L0,3"));
  add(sprout, `tone${tone}` as Ink, at("M0,-41L8,-27L5,-27L12,-15L8,-15L15,-3L-15,-3L-8,-15L-12,-15L-5,-27L-8,-27Z"));
  add(sprout, "hatch", at("M3,-31L5,-28M4,-21L8,-16M4,-10L10,-4M8,-9L12,-4"));
  add(sprout, "light", at("M-1,-37L-6,-28M-4,-25L-9,-16M-7,-13L-12,-5"));
}

export function bare(sprout: Sprout, x: number, y: number, size: number): void {
  const path = "M0,3L0,-20L0,-32M0,-12L9,-22L9,-30M0,-18L-9,-26L-12,-33M9,-22L14,-25M-9,-26L-14,-25M0,-24L4,-34";
  add(sprout, "trunk", around(x, y, size, path));
}

export function peak(sprout: Sprout, x: number, y: number, size: number): void {
  const at = (path: string) => around(x, y, size, path);
  add(sprout, "rock", at("M-52,2L-26,-34L-16,-26L2,-62L22,-30L30,-38L54,2Z"));
  add(sprout, "snow", at("M2,-62L13,-44L7,-46L3,-38L-2,-46L-8,-42Z"));
  add(sprout, "hatch", at("M6,-34L16,-6M12,-32L26,-8M18,-30L36,-6M30,-34L46,-4M-22,-28L-14,-10M-30,-24L-24,-12"));
}

/** Grass, a twig or a stone, so that bare ground is not empty. */
export function tuft(x: number, y: number, chance: number): string {
  if (chance < 0.5) return around(x, y, 1, "M-5,0L-3,-6M0,0L0,-8M5,0L3,-6");
  return around(x, y, 1, chance < 0.8 ? "M-6,0L-2,-3M2,1L7,-2" : "M-5,0Q-4,-5 0,-5Q5,-5 6,0");
}
