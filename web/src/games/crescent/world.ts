// The world of Crescent Moon: night-blue and gold, sand and palm; a seat wears the colour of its character.
import type { SeatLook, World } from "../../board";
import type { CrescentView } from "./view";

const LOOKS: Readonly<Record<string, SeatLook>> = {
  warlord: { colour: "#2d2a33", ink: "#f7ead0", shape: "triangle" },
  murshid: { colour: "#2c7a4b", ink: "#ffffff", shape: "hexagon" },
  sultan: { colour: "#e3b02c", ink: "#2a1d05", shape: "star" },
  caliph: { colour: "#b1352b", ink: "#ffffff", shape: "square" },
  nomad: { colour: "#2f6cb0", ink: "#ffffff", shape: "diamond" },
};

export const world: World = {
  light: {
    ground: "#14213d",
    paper: "#f3e7c9",
    paper2: "#e7d7ae",
    ink: "#26200f",
    ink2: "#5d5135",
    line: "#cdb985",
    onGround: "#f5e7c2",
    accent: "#7a5600",
    onAccent: "#ffffff",
  },
  dark: {
    ground: "#0b1326",
    paper: "#1a2440",
    paper2: "#263256",
    ink: "#f4e8cb",
    ink2: "#bdb494",
    line: "#3c4a70",
    onGround: "#efe2c0",
    accent: "#e2b33c",
    onAccent: "#1d1503",
  },
  seats: Object.values(LOOKS),
};

/** What the pieces of a character look like. */
export function lookOf(character: string): SeatLook {
  return LOOKS[character] ?? LOOKS.warlord!;
}

/** The looks of all seats at a table. */
export function looks(view: CrescentView): SeatLook[] {
  return view.seats.map(({ character }) => lookOf(character));
}
