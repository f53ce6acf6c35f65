// The pieces of the Marquise: cats, three kinds of buildings, wood and the keep.
import { STANDING, tile, token } from "../../pieces/forms";
import { body, disc, type Drawing, line, mark, second } from "../../pieces/strokes";
import type { FactionPieces } from "../pieces";

/** A cat that sits, its tail around it. */
const FIGURE: Drawing = [
  body(
    "M6.5 29.5C4.5 22 6 17 8.5 15L7.5 3.5L13 8Q16 7.2 19 8L24.5 3.5L23.5 15C26 17 27 20 26.5 23.5",
    "C28.5 22.5 28.8 19.5 27.5 17L30.3 15.8C33 22 30.5 28 25.8 29.5z",
  ),
  mark("M11 14.2l3.6 1.6l-3.6 1.2zM21 14.2l-3.6 1.6l3.6 1.2zM14.6 18.8h2.8l-1.4 1.7z"),
  line("M12.5 29V24M19.5 29V24"),
];

/** A wheel with teeth. */
function wheel(teeth: number, outer: number, inner: number): string {
  const points = Array.from({ length: teeth * 2 }, (_, at) => {
    const [reach, turn] = at % 2 ? [inner, at + 0.75] : [outer, at];
    const angle = (turn * Math.PI) / teeth;
    return `${(16 + reach * Math.sin(angle)).toFixed(1)} ${(16 - reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

export default {
  look: { colour: "#e0792b", ink: "#2a1402", shape: "disc" },
  figure: FIGURE,
  forms: {
    warrior: STANDING,
    sawmill: tile([body(wheel(10, 12.5, 9.2)), mark(disc(16, 16, 3.2))]),
    workshop: tile([
      body("M3.5 9H10V7.5H27.5V11Q22 12.5 20 15.5V19.5Q24.5 21 25.5 25H9.5Q10.5 21 14 19.5V16.5Q7 16.5 3.5 9z"),
    ]),
    recruiter: tile([
      body("M6 26V15.5A10 10.5 0 0 1 26 15.5V26H19.5V18.5H12.5V26z"),
      second("M14.5 8.5V3.5Q21 2 27 6.5L25.5 8.5Q21 6 17.5 6.8V8.5z"),
      mark("M14.6 11.5h2.8v5.5h-2.8z"),
    ]),
    wood: token(
      [
        body(disc(10, 21, 6), disc(22, 21, 6), disc(16, 11, 6)),
        mark(disc(10, 21, 2.3), disc(22, 21, 2.3), disc(16, 11, 2.3)),
      ],
      { field: "#f0dcae", ink: "#8a5426" },
    ),
    keep: token([
      body("M6 5H10.5V8.5H13.7V5H18.3V8.5H21.5V5H26V13L23.5 15V27H19V22.5Q19 19.5 16 19.5T13 22.5V27H8.5V15L6 13z"),
    ]),
  },
} satisfies FactionPieces;
