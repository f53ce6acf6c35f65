// The pieces of the Alliance: mice, sympathy, and a base for each suit.
import { STANDING, tile, token } from "../../pieces/forms";
import { body, disc, type Drawing, line, mark } from "../../pieces/strokes";
import type { FactionPieces } from "../pieces";

/** A mouse with a raised fist. */
const FIGURE: Drawing = [
  body(
    "M5.2 29.5C4.5 23.5 5.5 20.5 8 18.3C7.2 17 7 15.6 7.2 14.4A5.3 5.3 0 1 1 12.3 7.5Q14 7 15.7 7.5",
    "A5.3 5.3 0 0 1 22.6 13.5L23.5 12.5V9.2Q22.6 4 26.5 3.8Q31 4 29.8 9.5L29 15.5Q27.5 19.5 23 21.5",
    "L23.3 29.5z",
  ),
  mark(disc(11.2, 14, 1.5), disc(17.2, 14, 1.5), "M12.7 17.5h3l-1.5 1.9z"),
  line("M24 6.7h5M24 9.5h5"),
];

export default {
  look: { colour: "#457d35", ink: "#ffffff", shape: "square" },
  figure: FIGURE,
  forms: {
    warrior: STANDING,
    sympathy: token([
      body(
        "M9 27V21L6.5 17.5V10.5Q6.5 8.3 8.7 8.3T11 10.5V7.2Q11 5 13.3 5T15.6 7.2V6.5Q15.6 4.4 17.9 4.4",
        "T20.2 6.5V8.2Q20.2 6.3 22.4 6.3T24.7 8.5V17.5Q24.7 20.5 22.5 22V27z",
      ),
      line("M11 10.5V13.5M15.6 7.5V13.5M20.2 8.5V13.5M24 15.5H15.5Q13 15.5 13.5 18.5"),
    ]),
    base_fox: tile({ suit: "fox" }),
    base_rabbit: tile({ suit: "rabbit" }),
    base_mouse: tile({ suit: "mouse" }),
  },
} satisfies FactionPieces;
