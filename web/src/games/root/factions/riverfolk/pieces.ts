// The pieces of the Riverfolk Company: otters, and a trade post for each suit.
import { STANDING, token } from "../../pieces/forms";
import { body, disc, type Drawing, line, mark, second } from "../../pieces/strokes";
import type { FactionPieces } from "../pieces";

/** An otter with round ears and whiskers. */
const FIGURE: Drawing = [
  body(
    "M8 4.5Q11.5 3.5 12.5 6.5H19.5Q20.5 3.5 24 4.5Q26.5 6.5 24.5 9.5Q27 14 24.5 18.5L27.5 29.5H4.5L7.5 18.5",
    "Q5 14 7.5 9.5Q5.5 6.5 8 4.5z",
  ),
  mark(disc(12.4, 12, 1.4), disc(19.6, 12, 1.4), "M14 15.2h4L16 17.8z"),
  line("M4.5 15.5L10 16.5M27.5 15.5L22 16.5M10.5 25Q16 28.5 21.5 25"),
];

/** A stall under an awning, with the colours of a suit. */
const POST: Drawing = [
  body("M5 13L8 6H24L27 13Q27 16 24.2 16T21.4 13.4Q21.4 16 18.7 16T16 13.4Q16 16 13.3 16T10.6 13.4Q10.6 16 7.8 16T5 13z"),
  second("M8 18H24V27H8z"),
];

export default {
  look: { colour: "#5fb3a3", ink: "#04211c", shape: "star" },
  figure: FIGURE,
  forms: {
    warrior: STANDING,
    trade_post_fox: token(POST, { field: "#f0d9c4", ink: "#b8431f" }),
    trade_post_rabbit: token(POST, { field: "#f4ecc2", ink: "#8a6d00" }),
    trade_post_mouse: token(POST, { field: "#f3dccb", ink: "#a05a2c" }),
  },
} satisfies FactionPieces;
