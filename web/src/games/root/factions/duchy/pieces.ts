// The pieces of the Underground Duchy: moles, citadels, markets and tunnels.
import { STANDING, tile, token } from "../../pieces/forms";
import { body, disc, type Drawing, line, mark, second } from "../../pieces/strokes";
import type { FactionPieces } from "../pieces";

/** A mole with broad paws and a pointed nose. */
const FIGURE: Drawing = [
  body(
    "M16 3C22.5 3 26 8 26 14.5L29.5 18V23L26 22.5V29.5H6V22.5L2.5 23V18L6 14.5C6 8 9.5 3 16 3z",
  ),
  mark(disc(12.4, 12, 1.3), disc(19.6, 12, 1.3), "M13.4 15.5h5.2L16 19.5z"),
  line("M10 29V25M16 29V25M22 29V25"),
];

export default {
  look: { colour: "#c98d6a", ink: "#2b1405", shape: "hexagon" },
  figure: FIGURE,
  forms: {
    warrior: STANDING,
    citadel: tile([
      body("M5 28V11H8.5V14H12V5H15V8H17V5H20V14H23.5V11H27V28H19V22.5Q19 20 16 20T13 22.5V28z"),
      mark("M14.5 11h3v4.5h-3z"),
    ]),
    market: tile([
      body("M4 13L7 5H25L28 13Q28 16 25 16T22 13Q22 16 19 16T16 13Q16 16 13 16T10 13Q10 16 7 16T4 13z"),
      second("M6.5 18H25.5V28H6.5z"),
      line("M16 18V28"),
    ]),
    tunnel: token([body("M4 26V17A12 12 0 0 1 28 17V26z"), mark("M9.5 26V18A6.5 6.5 0 0 1 22.5 18V26z")]),
  },
} satisfies FactionPieces;
