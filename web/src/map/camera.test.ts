// The camera: it shows the whole map first, keeps what is under the finger, and never looks past the edge.
import { describe, expect, it } from "vitest";
import { Camera } from "./camera.svelte";

const MAP = { width: 1200, height: 800 };
const MIDDLE = { x: 600, y: 400 };

function over(room: { width: number; height: number }): Camera {
  const camera = new Camera();
  camera.show(MAP, room, { x: 200, y: 400 });
  return camera;
}

describe("camera", () => {
  it("shows the whole map in a large room", () => {
    const camera = over({ width: 900, height: 600 });
    expect(camera.scale).toBe(0.75);
    expect(camera.viewBox).toBe("0 0 1200 800");
    expect(camera.isWhole).toBe(true);
  });

  it("begins nearer, around what matters, where names could not be read", () => {
    const camera = over({ width: 360, height: 500 });
    expect(camera.scale).toBeCloseTo(0.45);
    expect(camera.x).toBeCloseTo(400); // as far left as the edge of the map allows
    camera.whole();
    expect(camera.scale).toBeCloseTo(0.3);
  });

  it("keeps the point under the finger while zooming", () => {
    const camera = over({ width: 900, height: 600 });
    const around = { x: 90, y: -45 };
    const before = { x: MIDDLE.x + around.x / camera.scale, y: MIDDLE.y + around.y / camera.scale };
    camera.zoomTo(2, around);
    expect(camera.x + around.x / camera.scale).toBeCloseTo(before.x);
    expect(camera.y + around.y / camera.scale).toBeCloseTo(before.y);
  });

  it("does not look past the edge", () => {
    const camera = over({ width: 900, height: 600 });
    camera.zoomTo(2);
    camera.pan(5000, 5000);
    expect(camera.viewBox).toBe("0 0 600 400");
    camera.pan(-5000, -5000);
    expect(camera.viewBox).toBe("600 400 600 400");
  });

  it("brings a point into sight only when it is not", () => {
    const camera = over({ width: 900, height: 600 });
    camera.zoomTo(2);
    camera.lookAt({ x: 620, y: 420 });
    expect(camera.x).toBe(600);
    camera.lookAt({ x: 1100, y: 420 });
    expect(camera.x).toBe(900);
  });

  it("tells where in the room a point of the map is", () => {
    const camera = over({ width: 900, height: 600 });
    expect(camera.inRoom({ x: 300, y: 800 })).toEqual({ x: 0.25, y: 1 });
    camera.zoomTo(2);
    expect(camera.inRoom(MIDDLE)).toEqual({ x: 0.5, y: 0.5 });
  });

  it("goes no nearer than four times and no farther than the whole", () => {
    const camera = over({ width: 900, height: 600 });
    for (let times = 0; times < 9; times++) camera.nearer();
    expect(camera.zoom).toBe(4);
    expect(camera.isNearest).toBe(true);
    for (let times = 0; times < 9; times++) camera.farther();
    expect(camera.isWhole).toBe(true);
  });
});
