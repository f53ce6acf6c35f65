// Outlines of what lies low on a grid of heights: marching squares, joined into loops.
import type { Point } from "../../../map/shapes";

/** Heights at the corners of a square grid whose upper left corner is at `x`, `y`, line by line. */
export interface Grid {
  readonly columns: number;
  readonly lines: number;
  readonly step: number;
  readonly x: number;
  readonly y: number;
  readonly heights: Float32Array;
}

// For each way the corners of a square can lie below the level (1 upper left, 2 upper right, 4 lower right, 8 lower
// left), the sides that the outline crosses, with the low ground on its right: 0 top, 1 right, 2 bottom, 3 left.
const CROSSINGS: readonly (readonly (readonly [number, number])[])[] = [
  [], [[0, 3]], [[1, 0]], [[1, 3]], [[2, 1]], [[0, 3], [2, 1]], [[2, 0]], [[2, 3]],
  [[3, 2]], [[0, 2]], [[1, 0], [3, 2]], [[1, 2]], [[3, 1]], [[0, 1]], [[3, 0]], [],
];
const SMALLEST = 4;

/** The loops around everything lower than a level, which must not reach the border of the grid. */
export function outlines(grid: Grid, level = 0): Point[][] {
  const { columns, lines, heights } = grid;
  const next = new Map<number, number>();
  const points = new Map<number, Point>();
  for (let line = 0; line < lines - 1; line++) {
    for (let column = 0; column < columns - 1; column++) {
      const first = line * columns + column;
      const corners = [heights[first]!, heights[first + 1]!, heights[first + columns + 1]!, heights[first + columns]!];
      let kind = 0;
      for (let corner = 0; corner < 4; corner++) if (corners[corner]! < level) kind |= 1 << corner;
      for (const [from, to] of CROSSINGS[kind]!) {
        const [start, end] = [edge(first, columns, from), edge(first, columns, to)];
        next.set(start, end);
        if (!points.has(start)) points.set(start, crossing(grid, column, line, from, corners, level));
        if (!points.has(end)) points.set(end, crossing(grid, column, line, to, corners, level));
      }
    }
  }
  return loops(next, points);
}

/** A number for a side of a square: its right side is the left one of the next, its bottom the top of the one below. */
function edge(square: number, columns: number, side: number): number {
  if (side === 1) return (square + 1) * 2 + 1;
  if (side === 2) return (square + columns) * 2;
  return side === 3 ? square * 2 + 1 : square * 2;
}

function crossing(grid: Grid, column: number, line: number, side: number, corners: number[], level: number): Point {
  const [one, other] = [corners[side]! - level, corners[(side + 1) % 4]! - level];
  const part = one / (one - other);
  const right = [part, 1, 1 - part, 0][side]!;
  const down = [0, part, 1, 1 - part][side]!;
  return { x: grid.x + (column + right) * grid.step, y: grid.y + (line + down) * grid.step };
}

function loops(next: Map<number, number>, points: Map<number, Point>): Point[][] {
  const found: Point[][] = [];
  for (const start of next.keys()) {
    const loop: Point[] = [];
    let at: number | undefined = start;
    while (at !== undefined && next.has(at)) {
      loop.push(points.get(at)!);
      const following: number = next.get(at)!;
      next.delete(at);
      at = following;
    }
    if (loop.length > SMALLEST) found.push(loop);
  }
  return found;
}
