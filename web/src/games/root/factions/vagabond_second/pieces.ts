// The pawn of the second Vagabond: the same one in another colour.
import type { FactionPieces } from "../pieces";
import first from "../vagabond/pieces";

export default {
  ...first,
  look: { colour: "#7a4f7d", ink: "#ffffff", shape: "hexagon" },
} satisfies FactionPieces;
