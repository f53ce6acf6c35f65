// The icon as pictures of points, for those who cannot show the drawing: made from icon.svg when the pages are built.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { crc32, deflateSync } from "node:zlib";
import type { Plugin } from "vite";

const DRAWING = fileURLToPath(new URL("../public/icon.svg", import.meta.url));
/** Points in a point, along each side: edges are smooth. */
const FINE = 3;
/** So much larger than the drawing is the ground of a mask, of which any shape may be cut. */
const MARGIN = 1.25;

type Point = readonly [x: number, y: number];
type Shape = { readonly colour: readonly number[]; readonly has: (x: number, y: number) => boolean };

const FILES: readonly { name: string; size: number; mask?: boolean }[] = [
  { name: "icon-180.png", size: 180, mask: true },
  { name: "icon-192.png", size: 192 },
  { name: "icon-512.png", size: 512, mask: true },
];

export function pictures(): Plugin {
  return {
    name: "deskovka-pictures",
    apply: "build",
    generateBundle() {
      const drawing = readFileSync(DRAWING, "utf8");
      for (const { name, size, mask } of FILES) {
        this.emitFile({ type: "asset", fileName: name, source: picture(drawing, size, mask ?? false) });
      }
    },
  };
}

/** A drawing of rectangles, circles and straight lines as a PNG; `mask`: the ground goes to the very edge. */
export function picture(drawing: string, size: number, mask: boolean): Buffer {
  const side = Number(/viewBox="0 0 (\d+)/.exec(drawing)![1]);
  const shapes = shapesOf(drawing);
  const rows: Buffer[] = [];
  for (let y = 0; y < size; y += 1) {
    const row = Buffer.alloc(1 + 4 * size); // each row begins with how it is filtered: not at all
    for (let x = 0; x < size; x += 1) row.set(pointAt(shapes, x, y, side, size, mask), 1 + 4 * x);
    rows.push(row);
  }
  return png(size, Buffer.concat(rows));
}

/** The colour of a point, and how much of it is covered; for a mask the drawing is smaller, on the colour of its ground. */
function pointAt(shapes: readonly Shape[], x: number, y: number, side: number, size: number, mask: boolean): number[] {
  const sum = [0, 0, 0, 0];
  for (let part = 0; part < FINE * FINE; part += 1) {
    let right = ((x + ((part % FINE) + 0.5) / FINE) * side) / size;
    let down = ((y + (Math.floor(part / FINE) + 0.5) / FINE) * side) / size;
    if (mask) {
      right = side / 2 + (right - side / 2) * MARGIN;
      down = side / 2 + (down - side / 2) * MARGIN;
    }
    let shape = mask ? shapes[0] : undefined;
    for (const one of shapes) if (one.has(right, down)) shape = one;
    if (!shape) continue;
    for (let place = 0; place < 3; place += 1) sum[place]! += shape.colour[place]!;
    sum[3]! += 1;
  }
  const covered = sum[3]!;
  const colour = sum.slice(0, 3).map((value) => (covered ? Math.round(value / covered) : 0));
  return [...colour, Math.round((255 * covered) / FINE ** 2)];
}

function shapesOf(drawing: string): Shape[] {
  return [...drawing.matchAll(/<(rect|circle|path) ([^>]*?)\/>/g)].map(([, kind, facts]) => {
    const fact = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(facts!)?.[1] ?? "0";
    const [cx, cy, r, width, height, rx] = ["cx", "cy", "r", "width", "height", "rx"].map((name) => Number(fact(name)));
    const colour = [1, 3, 5].map((at) => parseInt(fact("fill").slice(at, at + 2), 16));
    if (kind === "circle") return { colour, has: (x, y) => Math.hypot(x - cx!, y - cy!) <= r! };
    if (kind === "path") {
      const outlines = outlinesOf(fact("d"));
      return { colour, has: (x, y) => outlines.some((outline) => isInside(outline, x, y)) };
    }
    const beyond = (at: number, length: number) => Math.max(rx! - at, at - (length - rx!), 0);
    return { colour, has: (x, y) => Math.hypot(beyond(x, width!), beyond(y, height!)) <= rx! };
  });
}

/** The outlines of a path of straight lines. */
function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, letter, given] of path.matchAll(/([MmLlHhVvZz])([^MmLlHhVvZz]*)/g)) {
    const numbers = (given!.match(/-?[\d.]+/g) ?? []).map(Number);
    const isRelative = letter === letter!.toLowerCase();
    const kind = letter!.toUpperCase();
    if (kind === "Z") [x, y] = outlines.at(-1)![0]!;
    if (kind === "M") outlines.push([]);
    const pace = kind === "H" || kind === "V" ? 1 : 2;
    for (let at = 0; at < numbers.length; at += pace) {
      const [first, second] = [numbers[at]!, numbers[at + 1]!];
      if (kind !== "V") x = isRelative ? x + first : first;
      if (kind === "V") y = isRelative ? y + first : first;
      else if (kind !== "H") y = isRelative ? y + second : second;
      outlines.at(-1)!.push([x, y]);
    }
  }
  return outlines;
}

function isInside(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  outline.forEach(([endX, endY], place) => {
    const [startX, startY] = outline.at(place - 1)!;
    if (endY > y !== startY > y && x < ((startX - endX) * (y - endY)) / (startY - endY) + endX) inside = !inside;
  });
  return inside;
}

function png(size: number, points: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8); // eight bits for red, green, blue and how much covers
  const parts = [part("IHDR", head), part("IDAT", deflateSync(points)), part("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]);
}

function part(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
