import { describe, expect, it } from "vitest";
import { arrowed, isArrow } from "./arrows";

const spot = (name: string, x: number, y: number) => ({ name, site: { x, y } });
const SPOTS = [spot("here", 0, 0), spot("east", 100, 30), spot("far east", 180, 0), spot("south", 10, 200)];
const to = (key: string) => arrowed(key, { x: 0, y: 0 }, SPOTS)?.name;

describe("arrow keys", () => {
  it("lead to the nearest spot in their direction, a little aside or not", () => {
    expect(to("ArrowRight")).toBe("east");
    expect(to("ArrowDown")).toBe("south");
  });

  it("lead nowhere where nothing lies ahead", () => {
    expect(to("ArrowLeft")).toBeUndefined();
    expect(to("ArrowUp")).toBeUndefined();
  });

  it("are four", () => {
    expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].every(isArrow)).toBe(true);
    expect(["a", "Enter", "toString"].some(isArrow)).toBe(false);
    expect(to("a")).toBeUndefined();
  });
});
