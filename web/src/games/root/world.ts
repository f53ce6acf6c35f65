// The world of Root: an autumn wood in linocut greens; a seat wears the colour and the shape of its faction.
import type { Player, SeatLook, Words, World } from "../../board";
import { piecesOfFaction } from "./factions/pieces";
import type { Owner, RootView } from "./view";

/** Stands for the seat of who has none. */
const NO_SEAT = -1;

/** The looks of seats that have no faction yet, or one without colours of its own. */
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

/** What the pieces of a faction or of a hireling look like, in whichever seat it plays. */
export function lookOf(faction: string, seat: Owner | null = null): SeatLook {
  return piecesOfFaction(faction)?.look ?? NOBODY[typeof seat === "number" ? seat % NOBODY.length : 0]!;
}

/** An owner as a player who is seen and named: whoever sits there, or a hireling. */
export function partyOf(owner: Owner, players: readonly Player[], words: Words): Pick<Player, "seat" | "name" | "colour"> {
  if (typeof owner === "number") return players[owner]!;
  return { colour: lookOf(owner).colour, seat: NO_SEAT, name: words.name({ kind: "seat", id: owner }) };
}

/** The looks of all seats at a table. */
export function looks(view: RootView): SeatLook[] {
  return view.seats.map(({ faction }, seat) => lookOf(faction, seat));
}
