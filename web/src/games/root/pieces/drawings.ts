// Our own drawings of pieces, items and suits, in boxes of 32 by 32. They stay readable at 20 pixels.

/** What a stroke is filled with: the body or its second colour, marks upon it, something pale; or it is a bare line. */
export type Tone = "body" | "mark" | "pale" | "line" | "second";

export interface Stroke {
  readonly d: string;
  readonly tone: Tone;
}
export type Drawing = readonly Stroke[];

const body = (...parts: string[]): Stroke => ({ d: parts.join(""), tone: "body" });
const mark = (...parts: string[]): Stroke => ({ d: parts.join(""), tone: "mark" });
const pale = (...parts: string[]): Stroke => ({ d: parts.join(""), tone: "pale" });
const line = (...parts: string[]): Stroke => ({ d: parts.join(""), tone: "line" });
const second = (...parts: string[]): Stroke => ({ d: parts.join(""), tone: "second" });

/** A disc as a path. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** A wheel with teeth. */
function wheel(teeth: number, outer: number, inner: number): string {
  const points = Array.from({ length: teeth * 2 }, (_, at) => {
    const [reach, turn] = at % 2 ? [inner, at + 0.75] : [outer, at];
    const angle = (turn * Math.PI) / teeth;
    return `${(16 + reach * Math.sin(angle)).toFixed(1)} ${(16 - reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

/** Who fights or walks for a faction; a faction without a drawing has the plain figure. */
export const FIGURES: Readonly<Record<string, Drawing>> = {
  // A cat that sits, its tail around it.
  marquise: [
    body(
      "M6.5 29.5C4.5 22 6 17 8.5 15L7.5 3.5L13 8Q16 7.2 19 8L24.5 3.5L23.5 15C26 17 27 20 26.5 23.5",
      "C28.5 22.5 28.8 19.5 27.5 17L30.3 15.8C33 22 30.5 28 25.8 29.5z",
    ),
    mark("M11 14.2l3.6 1.6l-3.6 1.2zM21 14.2l-3.6 1.6l3.6 1.2zM14.6 18.8h2.8l-1.4 1.7z"),
    line("M12.5 29V24M19.5 29V24"),
  ],
  // A bird of prey with its wings half open.
  eyrie: [
    body(
      "M15 2.5C22 1.8 25 6.5 24.3 11.5C29.5 15 31 21 29.5 28L25 24.8L22.6 29.5H9.4L7 24.8L2.5 28",
      "C1 21 2.5 15 7.7 11.5C7 8 8 5.5 9.5 4.2L8.2 1.5z",
    ),
    mark("M10 9.2l5 2.6l-4.2 1.5zM22 9.2l-5 2.6l4.2 1.5z"),
    pale("M16 12.6l3.4 2.8l-3.4 5l-3.4-5z"),
    line("M9.5 17.5Q8 22 8.8 25.5M22.5 17.5Q24 22 23.2 25.5"),
  ],
  // A mouse with a raised fist.
  alliance: [
    body(
      "M5.2 29.5C4.5 23.5 5.5 20.5 8 18.3C7.2 17 7 15.6 7.2 14.4A5.3 5.3 0 1 1 12.3 7.5Q14 7 15.7 7.5",
      "A5.3 5.3 0 0 1 22.6 13.5L23.5 12.5V9.2Q22.6 4 26.5 3.8Q31 4 29.8 9.5L29 15.5Q27.5 19.5 23 21.5",
      "L23.3 29.5z",
    ),
    mark(disc(11.2, 14, 1.5), disc(17.2, 14, 1.5), "M12.7 17.5h3l-1.5 1.9z"),
    line("M24 6.7h5M24 9.5h5"),
  ],
  // A masked wanderer in a cloak, with a bundle on a staff.
  vagabond: [
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
  ],
  plain: [
    body(
      "M16 3a5.5 5.5 0 0 1 4 9.3Q28 14 28.5 18.5Q27 21.5 22 20.5L25.5 29.5H6.5L10 20.5Q5 21.5 3.5 18.5",
      "Q4 14 12 12.3A5.5 5.5 0 0 1 16 3z",
    ),
  ],
};

/** Heads of the four suits. */
export const HEADS: Readonly<Record<string, Drawing>> = {
  fox: [
    body("M4.5 2.5L11.5 8Q16 6.8 20.5 8L27.5 2.5Q30 11.5 27.5 17.5L16 29.5L4.5 17.5Q2 11.5 4.5 2.5z"),
    mark("M8.3 14.2l5 1.5l-3.7 2.6zM23.7 14.2l-5 1.5l3.7 2.6zM13.2 25h5.6L16 29.2z"),
  ],
  rabbit: [
    body(
      "M10.6 15.5C5.5 6 6.5 1 9.8 1C13 1 14.6 6.5 14.9 12Q16 11.7 17.1 12C17.4 6.5 19 1 22.2 1",
      "C25.5 1 26.5 6 21.4 15.5Q25 18.5 24.5 23Q22.5 30 16 30Q9.5 30 7.5 23Q7 18.5 10.6 15.5z",
    ),
    mark(disc(12.3, 20, 1.8), disc(19.7, 20, 1.8), "M14 24h4l-2 2.4z"),
  ],
  mouse: [
    body("M8.2 17.2A7 7 0 1 1 14 8.6Q16 8.2 18 8.6A7 7 0 1 1 23.8 17.2Q23.5 24 16 30Q8.5 24 8.2 17.2z"),
    mark(disc(7.3, 10.4, 3), disc(24.7, 10.4, 3), disc(12.6, 17.5, 1.7), disc(19.4, 17.5, 1.7), disc(16, 27, 2)),
  ],
  bird: [
    body(
      "M1 12.5Q8 11.5 11.8 15.5Q9.5 6 17.5 1.5Q22 8 20.6 13.5Q24.5 9.5 28 12.5L31.5 16L27.5 17.5",
      "Q26 27.5 16 28.5L9 31L10.5 26Q3 21.5 1 12.5z",
    ),
    mark(
      disc(25, 15, 1.5),
      "M11.8 15.5Q13 20.5 18.5 20.5Q20.5 17.5 20.6 13.5L19 13.5Q18.7 17 17.5 18.7Q14.5 18.5 13.3 15z",
    ),
  ],
};

/** What stands on the tile of a building or token. */
export const MARKS: Readonly<Record<string, Drawing>> = {
  sawmill: [body(wheel(10, 12.5, 9.2)), mark(disc(16, 16, 3.2))],
  workshop: [
    body("M3.5 9H10V7.5H27.5V11Q22 12.5 20 15.5V19.5Q24.5 21 25.5 25H9.5Q10.5 21 14 19.5V16.5Q7 16.5 3.5 9z"),
  ],
  recruiter: [
    body("M6 26V15.5A10 10.5 0 0 1 26 15.5V26H19.5V18.5H12.5V26z"),
    second("M14.5 8.5V3.5Q21 2 27 6.5L25.5 8.5Q21 6 17.5 6.8V8.5z"),
    mark("M14.6 11.5h2.8v5.5h-2.8z"),
  ],
  keep: [body("M6 5H10.5V8.5H13.7V5H18.3V8.5H21.5V5H26V13L23.5 15V27H19V22.5Q19 19.5 16 19.5T13 22.5V27H8.5V15L6 13z")],
  wood: [
    body(disc(10, 21, 6), disc(22, 21, 6), disc(16, 11, 6)),
    mark(disc(10, 21, 2.3), disc(22, 21, 2.3), disc(16, 11, 2.3)),
  ],
  roost: [
    second("M6.5 15.5a4 6 0 0 1 7.5-1.8q-.8 1.2-.8 2.8zM25.5 15.5a4 6 0 0 0-7.5-1.8q.8 1.2.8 2.8z"),
    body("M12 14.5a4 6.5 0 0 1 8 0l-.8 2h-6.4zM2.5 17L8 19H24L29.5 17Q28.5 28 16 28T2.5 17z"),
    line("M7.5 23L12.5 20.5M13.5 25.5L19.5 21M20.5 24.5L25 21"),
  ],
  sympathy: [
    body(
      "M9 27V21L6.5 17.5V10.5Q6.5 8.3 8.7 8.3T11 10.5V7.2Q11 5 13.3 5T15.6 7.2V6.5Q15.6 4.4 17.9 4.4",
      "T20.2 6.5V8.2Q20.2 6.3 22.4 6.3T24.7 8.5V17.5Q24.7 20.5 22.5 22V27z",
    ),
    line("M11 10.5V13.5M15.6 7.5V13.5M20.2 8.5V13.5M24 15.5H15.5Q13 15.5 13.5 18.5"),
  ],
  ruin: [
    body("M5 27V12.5L9.5 8.5L10.5 13.5V27zM12.8 27V16.5L15 18.5L18 14.5V27zM20.2 27V6.5L23 9L27 5.5V27z"),
  ],
};

export const ITEMS: Readonly<Record<string, Drawing>> = {
  tea: [
    line("M23.5 15.5Q30 12.5 30 18T23.5 23.5"),
    body("M9 12.5Q16 8.5 23 12.5Q26.5 16 25 22Q23.5 28 16 28T7.3 22.5Q6.5 19 1.5 14.5L5.5 12.5Q7 14.5 8 15z"),
    second(disc(16, 7.3, 2.6)),
  ],
  coin: [
    body(disc(16, 16, 12.5)),
    line(disc(16, 16, 9)),
    mark("M16 9.5L18 13.7L22.5 14.3L19.2 17.5L20 22L16 19.8L12 22L12.8 17.5L9.5 14.3L14 13.7z"),
  ],
  bag: [
    body(
      "M11 9.5Q9 5 10.5 3.5Q13.5 5 16 3.5Q18.5 5 21.5 3.5Q23 5 21 9.5Q28 15 27.5 22Q27 28.5 16 28.5T4.5 22",
      "Q4 15 11 9.5z",
    ),
    line("M10.5 10.5Q16 12.8 21.5 10.5"),
  ],
  boot: [
    body("M8.5 3.5H20L19.5 14.5Q21 17.5 25 18.5Q29.5 19.8 29 24.5V27.5H8Q7 20 8.5 14z"),
    line("M8.2 23.5H28.8M8.7 8.5H19.5"),
  ],
  sword: [
    body("M28.5 3.5L27.5 9L15 21.5L10.5 17L23 4.5z"),
    second("M7.5 15.5L16.5 24.5L14.3 26.7L11.8 24.2L6.5 29.5L2.5 25.5L7.8 20.2L5.3 17.7z"),
  ],
  torch: [
    body("M9.5 15.5H22.5L18.5 29.5H13.5z"),
    second("M16.5 1.5Q23.5 7 21.5 12Q21 13.5 20 15.5H12Q9.5 12 11 8.5Q12 10 13 10Q13 5 16.5 1.5z"),
  ],
  crossbow: [
    body("M4 20.5Q3.5 8 12 4.5Q23 2.5 28.5 6L25.5 9Q20 7 14.5 8.5Q8.5 11.5 8 19.5z"),
    second("M18.5 11L21.8 14.3L29.5 22L26 25.5L15 14.5z"),
    line("M5 20.5L27 8M14 13L9 8"),
  ],
  hammer: [
    body("M12 3.5L24 6.5L28.5 11.5L24.5 15.5L20.5 13.5L17.5 16.5L10.5 9.5z"),
    second("M15.5 11.5L20.5 16.5L8.5 28.5L3.5 23.5z"),
  ],
};
