// What the pieces of the factions look like; each has it in its folder, as `pieces.ts`.
import type { SeatLook } from "../../../board";
import { HIRELINGS } from "../hirelings/pieces";
import type { Form } from "../pieces/forms";
import type { Drawing } from "../pieces/strokes";

export interface FactionPieces {
  /** The colours and the shape that its seat wears. */
  readonly look: SeatLook;
  /** Who fights or walks for it, and the colour of the marks upon that figure where it is not the ink. */
  readonly figure: Drawing;
  readonly marks?: string;
  /** Its pieces by name, in the order in which they are explained. */
  readonly forms: Readonly<Record<string, Form>>;
}

const FOUND = import.meta.glob<FactionPieces>("./*/pieces.ts", { import: "default", eager: true });

/** By faction; the folder is its name. */
const PIECES: ReadonlyMap<string, FactionPieces> = new Map(
  Object.entries(FOUND).map(([path, pieces]) => [path.split("/")[1]!, pieces]),
);

/** The pieces of a faction, or of a hireling by its name; nothing of one that has no folder. */
export function piecesOfFaction(faction: string): FactionPieces | undefined {
  return PIECES.get(faction) ?? HIRELINGS[faction];
}

/** The faction that a piece of this name belongs to, or none: warriors are anybody's. */
export function ownerOf(piece: string): string {
  if (piece === "warrior") return "";
  return [...PIECES].find(([, { forms }]) => piece in forms)?.[0] ?? "";
}
