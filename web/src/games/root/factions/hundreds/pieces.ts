// The pieces of the Lord of the Hundreds: rats, their warlord, strongholds and mobs.
import { STANDING, tile, token } from "../../pieces/forms";
import { body, disc, type Drawing, line, mark, second } from "../../pieces/strokes";
import type { FactionPieces } from "../pieces";

/** A rat with large ears, a long nose and a tail. */
const FIGURE: Drawing = [
  body(
    "M9 9.5A5 5 0 1 1 14.5 6.5H17.5A5 5 0 1 1 23 9.5L22.5 14.5C26 18 27 23 26.5 29.5H5.5C5 23 6 18 9.5 14.5z",
    "M26 27Q31.5 24 29 17L27.2 18Q28.5 22.5 25 24.5z",
  ),
  mark(disc(12.8, 11.5, 1.5), disc(19.2, 11.5, 1.5), "M14 16h4l-2 3.5z"),
  line("M11 22Q16 25.5 21 22"),
];
/** The head of the rat under a crown of blades. */
const WARLORD: Drawing = [
  body("M6 13L4 3L11 8L16 1.5L21 8L28 3L26 13Q27 22 16 30Q5 22 6 13z"),
  mark(disc(12, 17, 2), disc(20, 17, 2), "M13.5 22.5h5l-2.5 3.5z"),
];

export default {
  look: { colour: "#b3302c", ink: "#fff3ea", shape: "square" },
  figure: FIGURE,
  forms: {
    warrior: STANDING,
    warlord: tile(WARLORD, { field: "#3a1210", ink: "#f3c34b" }),
    stronghold: tile([
      body("M4 28V12L7 8.5V12H10V6L13 3V12H19V3L22 6V12H25V8.5L28 12V28H20V22Q20 19 16 19T12 22V28z"),
      second("M14.5 4.5L16 1.5L17.5 4.5V11H14.5z"),
    ]),
    mob: token([
      body("M16 2.5Q24.5 9 22.5 15.5Q26 14 25.5 10Q30 17.5 27 23.5Q24 29.5 16 29.5T5 23.5Q2 16 8.5 9.5Q8.5 13.5 11 14.5Q10 8 16 2.5z"),
      mark("M16 17Q20 21 18.5 24.5Q17.5 27 16 27T13.5 24.5Q12 21 16 17z"),
    ]),
  },
} satisfies FactionPieces;
