// The world of Root: an autumn wood in linocut greens, and a colour and a shape for each faction.
import type { SeatLook, World } from "../../board";
import type { RootView } from "./view";

/** The looks of the factions; a seat wears that of its faction as soon as it has one. */
const FACTIONS: Readonly<Record<string, SeatLook>> = {
  marquise: { colour: "#e0792b", ink: "#2a1402", shape: "disc" },
  eyrie: { colour: "#2c66ad", ink: "#ffffff", shape: "diamond" },
  alliance: { colour: "#457d35", ink: "#ffffff", shape: "square" },
  vagabond: { colour: "#5b5a57", ink: "#ffffff", shape: "triangle" },
  vagabond_second: { colour: "#7a4f7d", ink: "#ffffff", shape: "hexagon" },
};

/** The looks of seats that have no faction yet. */
const NOBODY: readonly SeatLook[] = [
  { colour: "#b4483a", ink: "#ffffff", shape: "disc" },
  { colour: "#22717f", ink: "#ffffff", shape: "diamond" },
  { colour: "#8a6d1f", ink: "#ffffff", shape: "square" },
  { colour: "#6a5aa8", ink: "#ffffff", shape: "triangle" },
  { colour: "#96527a", ink: "#ffffff", shape: "hexagon" },
];

export const world: World = {
  light: {
    ground: "#8fa06a",
    paper: "#f6edd8",
    paper2: "#ebdfc2",
    ink: "#2b2416",
    ink2: "#62563d",
    line: "#d6c69e",
    onGround: "#1d2412",
    accent: "#1f7a8c",
    onAccent: "#ffffff",
  },
  dark: {
    ground: "#1f2a1d",
    paper: "#262c22",
    paper2: "#333a2d",
    ink: "#f2e9d2",
    ink2: "#bdb598",
    line: "#495240",
    onGround: "#ece4cd",
    accent: "#5fbccb",
    onAccent: "#06262c",
  },
  seats: NOBODY,
};

/** What the pieces of a faction look like, in whichever seat it plays. */
export function lookOf(faction: string, seat = 0): SeatLook {
  return FACTIONS[faction] ?? NOBODY[seat % NOBODY.length]!;
}

/** The looks of all seats at a table. */
export function looks(view: RootView): SeatLook[] {
  return view.seats.map(({ faction }, seat) => lookOf(faction, seat));
}
