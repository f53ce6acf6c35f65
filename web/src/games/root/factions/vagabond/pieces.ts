// The pawn of the Vagabond.
import { EDGE } from "../../pieces/colours";
import { STANDING } from "../../pieces/forms";
import { body, disc, type Drawing, line, mark, pale, second } from "../../pieces/strokes";
import type { FactionPieces } from "../pieces";

/** A masked wanderer in a cloak, with a bundle on a staff. */
const FIGURE: Drawing = [
  line("M27.3 29.5V9"),
  second("M23.3 7.5a4.2 4.2 0 0 1 8 0q1 4.5-4 4.5t-4-4.5z"),
  body(
    "M3.5 29.5C5 24 6.3 21.5 8.2 19.2C6.3 16.5 5.9 13.5 6.4 10.5L5.5 3.5L11 6Q14 5 17 6L22.5 3.5",
    "L21.6 10.5C22.1 13.5 21.7 16.5 19.8 19.2C21.7 21.5 23 24 24.5 29.5z",
  ),
  pale("M8.2 14Q14 9.5 19.8 14Q19.3 17.5 14 21Q8.7 17.5 8.2 14z"),
  mark("M6.5 10.6Q14 8.2 21.5 10.6L20.5 15.6Q16.5 16.6 14 13.8Q11.5 16.6 7.5 15.6zM12.5 17.3h3l-1.5 2z"),
  pale(disc(10.3, 12.8, 1.3), disc(17.7, 12.8, 1.3)),
  line("M14 23V29"),
];

export default {
  look: { colour: "#5b5a57", ink: "#ffffff", shape: "triangle" },
  figure: FIGURE,
  marks: EDGE,
  forms: { pawn: STANDING },
} satisfies FactionPieces;
