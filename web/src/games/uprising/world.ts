// The world of Uprising: newsprint and stencil posters; a seat wears the colour of its faction.
import type { SeatLook, World } from "../../board";
import type { UprisingView } from "./view";

/** The colours that faction cards name, each with a shape of its own. */
const COLOURS: Readonly<Record<string, SeatLook>> = {
  red: { colour: "#b3261e", ink: "#ffffff", shape: "star" },
  blue: { colour: "#24568c", ink: "#ffffff", shape: "square" },
  orange: { colour: "#d07a1f", ink: "#1f1206", shape: "diamond" },
  grey: { colour: "#5c6168", ink: "#ffffff", shape: "hexagon" },
  green: { colour: "#3a7547", ink: "#ffffff", shape: "triangle" },
  violet: { colour: "#6d4c8f", ink: "#ffffff", shape: "disc" },
};

export const world: World = {
  light: {
    ground: "#d8d2c4",
    paper: "#f5f1e6",
    paper2: "#e8e2d2",
    ink: "#1d1a16",
    ink2: "#575046",
    line: "#c2b9a5",
    onGround: "#1d1a16",
    accent: "#b3261e",
    onAccent: "#ffffff",
  },
  dark: {
    ground: "#1b1a18",
    paper: "#262421",
    paper2: "#33302b",
    ink: "#f1ece0",
    ink2: "#bcb4a4",
    line: "#4d483f",
    onGround: "#ece6d8",
    accent: "#f0705f",
    onAccent: "#2a0805",
  },
  seats: Object.values(COLOURS),
};

/** The looks of all seats at a table: of their factions; where two have the same colour, the second takes a free one. */
export function looks(view: UprisingView): SeatLook[] {
  const taken = new Set<string>();
  const wanted = view.seats.map(({ colour }) => colour);
  return wanted.map((colour) => {
    const free = Object.keys(COLOURS).find((other) => !taken.has(other) && !wanted.includes(other));
    const own = taken.has(colour) || !COLOURS[colour] ? (free ?? colour) : colour;
    taken.add(own);
    return COLOURS[own] ?? COLOURS.red!;
  });
}
