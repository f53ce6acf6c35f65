// The pieces of the Lizard Cult: lizards in cowls, and a garden for each suit.
import { STANDING, tile } from "../../pieces/forms";
import { body, disc, type Drawing, line, mark, second } from "../../pieces/strokes";
import type { FactionPieces } from "../pieces";

/** A lizard in a cowl, a crest above it. */
const FIGURE: Drawing = [
  body(
    "M16 2.5L18.5 6.5L22.5 5.5L22 10C25 13 25.5 17 23.5 20L28.5 29.5H3.5L8.5 20C6.5 17 7 13 10 10L9.5 5.5",
    "L13.5 6.5z",
  ),
  mark(disc(12.6, 14, 1.6), disc(19.4, 14, 1.6), "M13 18.6h6l-3 3z"),
  line("M10.5 23.5Q16 27 21.5 23.5"),
];

/** Three leaves over a bed, with the colours of a suit. */
const GARDEN: Drawing = [
  body("M4 23H28L25.5 28.5H6.5z", "M15 22V15Q8 16 6.5 9Q13.5 8 16 13.5Q18.5 8 25.5 9Q24 16 17 15V22z"),
  second("M16 11.5Q12.5 7.5 16 3Q19.5 7.5 16 11.5z"),
];

export default {
  look: { colour: "#c9b23a", ink: "#2b2503", shape: "triangle" },
  figure: FIGURE,
  forms: {
    warrior: STANDING,
    garden_fox: tile(GARDEN, { field: "#f0d9c4", ink: "#b8431f" }),
    garden_rabbit: tile(GARDEN, { field: "#f4ecc2", ink: "#8a6d00" }),
    garden_mouse: tile(GARDEN, { field: "#f3dccb", ink: "#a05a2c" }),
  },
} satisfies FactionPieces;
