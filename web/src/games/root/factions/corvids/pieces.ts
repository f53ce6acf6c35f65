// The pieces of the Corvid Conspiracy: crows, and plots face up, face down, and face down but one's own.
import { STANDING, token } from "../../pieces/forms";
import { body, disc, type Drawing, line, mark, second } from "../../pieces/strokes";
import type { FactionPieces } from "../pieces";

/** A crow with a long bill, its wings folded. */
const FIGURE: Drawing = [
  body(
    "M13 3.5C18.5 2 22.5 5 22.5 9L30 11.5L22 13.5C23 17 26 20 27.5 29.5H19L16 25.5L13 29.5H4.5",
    "C6 20 9 17.5 8.5 12C8.2 8 9.5 4.5 13 3.5z",
  ),
  mark(disc(17.5, 8.5, 1.7)),
  line("M12 14Q11 21 8.5 26M18.5 15.5Q19.5 21 22.5 26"),
];

const BOMB: Drawing = [
  body(disc(14.5, 19, 9.5)),
  line("M20.5 11.5Q22 6.5 26 7"),
  second("M27 3L28 6L31 6.5L28.5 8.5L29 11.5L26.5 9.5L24 11L25 8z"),
];
const SNARE: Drawing = [
  body("M4 24V19A12 12 0 0 1 28 19V24H24V19A8 8 0 0 0 8 19V24z"),
  second("M3 25H29V29H3z"),
  mark("M10 24l2-5l2 5zM14.5 24l2-5l2 5zM19 24l2-5l2 5z"),
];
const EXTORTION: Drawing = [
  body("M11 9.5Q9 5 10.5 3.5Q13.5 5 16 3.5Q18.5 5 21.5 3.5Q23 5 21 9.5Q28 15 27.5 22Q27 28.5 16 28.5T4.5 22Q4 15 11 9.5z"),
  mark("M14.5 13h3v3h3v3h-3v5h-3v-5h-3v-3h3z"),
];
const RAID: Drawing = [
  body("M4 27L20 7L24 11zM28 27L12 7L8 11z"),
  second("M14 18.5L16 16L18 18.5L16 21z"),
];
/** The back of a token. */
const BACK: Drawing = [
  body("M2.5 16Q16 4 29.5 16Q16 28 2.5 16z"),
  mark(disc(16, 16, 4.8)),
];
const NIGHT = { field: "#2c2340", ink: "#d8cbf0" };
/** One's own plots that others see from behind. */
const DUSK = { field: "#574a78", ink: "#efe8ff" };

export default {
  look: { colour: "#5b4b8a", ink: "#f6f1ff", shape: "star" },
  figure: FIGURE,
  forms: {
    warrior: STANDING,
    plot: token(BACK, NIGHT),
    plot_bomb: token(BOMB),
    plot_snare: token(SNARE),
    plot_extortion: token(EXTORTION),
    plot_raid: token(RAID),
    hidden_bomb: token(BOMB, DUSK),
    hidden_snare: token(SNARE, DUSK),
    hidden_extortion: token(EXTORTION, DUSK),
    hidden_raid: token(RAID, DUSK),
  },
} satisfies FactionPieces;
