// The pieces of the Eyrie: birds of prey and their roosts.
import { STANDING, tile } from "../../pieces/forms";
import { body, type Drawing, line, mark, pale, second } from "../../pieces/strokes";
import type { FactionPieces } from "../pieces";

/** A bird of prey with its wings half open. */
const FIGURE: Drawing = [
  body(
    "M15 2.5C22 1.8 25 6.5 24.3 11.5C29.5 15 31 21 29.5 28L25 24.8L22.6 29.5H9.4L7 24.8L2.5 28",
    "C1 21 2.5 15 7.7 11.5C7 8 8 5.5 9.5 4.2L8.2 1.5z",
  ),
  mark("M10 9.2l5 2.6l-4.2 1.5zM22 9.2l-5 2.6l4.2 1.5z"),
  pale("M16 12.6l3.4 2.8l-3.4 5l-3.4-5z"),
  line("M9.5 17.5Q8 22 8.8 25.5M22.5 17.5Q24 22 23.2 25.5"),
];

export default {
  look: { colour: "#2c66ad", ink: "#ffffff", shape: "diamond" },
  figure: FIGURE,
  forms: {
    warrior: STANDING,
    roost: tile([
      second("M6.5 15.5a4 6 0 0 1 7.5-1.8q-.8 1.2-.8 2.8zM25.5 15.5a4 6 0 0 0-7.5-1.8q.8 1.2.8 2.8z"),
      body("M12 14.5a4 6.5 0 0 1 8 0l-.8 2h-6.4zM2.5 17L8 19H24L29.5 17Q28.5 28 16 28T2.5 17z"),
      line("M7.5 23L12.5 20.5M13.5 25.5L19.5 21M20.5 24.5L25 21"),
    ]),
  },
} satisfies FactionPieces;
