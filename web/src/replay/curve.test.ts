import { expect, test } from "vitest";
import { curveOf, HEIGHT, nearest, WIDTH } from "./curve";

const POINTS = [
  { at: 0, leads: [0, 0] },
  { at: 4, leads: [6, -6] },
  { at: 10, leads: [-3, 3] },
];

test("leads run from the first to the last answer, the largest one to the margin", () => {
  const curve = curveOf(POINTS, 2);
  expect(curve.reach).toBe(6);
  expect(curve.x(10)).toBe(WIDTH);
  expect(curve.y(0)).toBe(HEIGHT / 2);
  expect(curve.lines).toHaveLength(2);
  expect(curve.lines[0]!.split(" ")).toHaveLength(3);
  expect(curve.lead(4, 1)).toBe(-6);
});

test("a click goes to the nearest decision", () => {
  expect(nearest(POINTS, 0.5)).toBe(4);
  expect(nearest(POINTS, 0.9)).toBe(10);
  expect(nearest([], 0.5)).toBe(0);
});
