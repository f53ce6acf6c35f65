// Points, distances and smooth lines: the plane geometry that the map is made of.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function between(one: Point, other: Point, part = 0.5): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

/** The point of a straight stretch that is nearest to a point. */
export function nearestOn(point: Point, from: Point, to: Point): Point {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = dx * dx + dy * dy;
  const part = length ? ((point.x - from.x) * dx + (point.y - from.y) * dy) / length : 0;
  return between(from, to, Math.max(0, Math.min(1, part)));
}

/** How far a point is from a straight stretch. */
export function reachTo(x: number, y: number, from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const part = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - from.x - dx * part, y - from.y - dy * part);
}

/** A number as it is written into a path: one decimal is finer than any screen. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

const pair = (point: Point) => `${short(point.x)} ${short(point.y)}`;

/** A closed smooth line that rounds the corners of a loop. */
export function smoothLoop(loop: readonly Point[]): string {
  const last = loop[loop.length - 1]!;
  const start = between(last, loop[0]!);
  const curves = loop.map(
    (point, index) => `Q${pair(point)} ${pair(between(point, loop[(index + 1) % loop.length]!))}`,
  );
  return `M${pair(start)}${curves.join("")}Z`;
}

/** An open smooth line from the first point to the last, rounding the corners between. */
export function smoothLine(points: readonly Point[]): string {
  const first = points[0]!;
  const last = points[points.length - 1]!;
  if (points.length < 3) return `M${pair(first)}L${pair(last)}`;
  let line = `M${pair(first)}`;
  for (let index = 1; index < points.length - 1; index++) {
    const end = index === points.length - 2 ? last : between(points[index]!, points[index + 1]!);
    line += `Q${pair(points[index]!)} ${pair(end)}`;
  }
  return line;
}

/** The fewest points of a line that stay within a tolerance of it. */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  if (points.length < 3) return [...points];
  const first = points[0]!;
  const last = points[points.length - 1]!;
  let farthest = 0;
  let worst = 0;
  for (let index = 1; index < points.length - 1; index++) {
    const off = reachTo(points[index]!.x, points[index]!.y, first, last);
    if (off > worst) [worst, farthest] = [off, index];
  }
  if (worst <= tolerance) return [first, last];
  const head = simplified(points.slice(0, farthest + 1), tolerance);
  return [...head.slice(0, -1), ...simplified(points.slice(farthest), tolerance)];
}

/** Whether a point is within a closed path of points and curves, as these files write them. */
export function within(path: string): (x: number, y: number) => boolean {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const corners = Array.from({ length: numbers.length / 2 }, (_, at) => ({ x: numbers[2 * at]!, y: numbers[2 * at + 1]! }));
  return (x, y) => {
    const crossed = corners.filter((one, at) => {
      const other = corners[(at + 1) % corners.length]!;
      return one.y > y !== other.y > y && x < one.x + ((other.x - one.x) * (y - one.y)) / (other.y - one.y);
    });
    return crossed.length % 2 === 1;
  };
}
