// The camera over the map: how near it is and what it looks at; moved by buttons, wheel, fingers and the mouse.
import type { Point } from "./shapes";

const NEAREST = 4;
const STEP = 1.4;
/** Where the whole map would be smaller than this, a part of it is shown first, as far as the room is tall enough. */
const READABLE = 0.45;
const TOO_SMALL = 0.34;
const AROUND = 60;

export class Camera {
  /** 1 shows the whole map. */
  zoom = $state(1);
  /** What is in the middle, in the coordinates of the map. */
  x = $state(0);
  y = $state(0);
  #width = $state(1);
  #height = $state(1);
  #roomWidth = $state(1);
  #roomHeight = $state(1);
  /** Screen pixels per unit of the map when all of it is shown. */
  readonly #fit = $derived(Math.min(this.#roomWidth / this.#width, this.#roomHeight / this.#height));
  readonly scale = $derived(this.#fit * this.zoom);
  readonly isWhole = $derived(this.zoom <= 1.001);
  readonly isNearest = $derived(this.zoom >= NEAREST);
  /** The part of the map that is seen, for `viewBox`. */
  readonly viewBox = $derived.by(() => {
    const [width, height] = [this.#roomWidth / this.scale, this.#roomHeight / this.scale];
    return `${this.x - width / 2} ${this.y - height / 2} ${width} ${height}`;
  });

  /** The map has a size, and the screen has room for it; a new map is shown around a point that matters. */
  show(map: { width: number; height: number }, room: { width: number; height: number }, around: Point): void {
    const isNew = map.width !== this.#width || map.height !== this.#height || this.#roomWidth === 1;
    [this.#width, this.#height] = [map.width, map.height];
    [this.#roomWidth, this.#roomHeight] = [Math.max(1, room.width), Math.max(1, room.height)];
    if (isNew) this.#begin(around);
    this.#keepInside();
  }

  #begin(around: Point): void {
    this.whole();
    if (this.#fit >= TOO_SMALL) return;
    this.zoom = Math.max(1, Math.min(READABLE, this.#roomHeight / this.#height) / this.#fit);
    [this.x, this.y] = [around.x, around.y];
  }

  whole = (): void => {
    this.zoom = 1;
    [this.x, this.y] = [this.#width / 2, this.#height / 2];
  };

  nearer = (): void => this.zoomTo(this.zoom * STEP);
  farther = (): void => this.zoomTo(this.zoom / STEP);

  /** Zoom so that a point of the screen, measured from the middle of the room, stays where it is. */
  zoomTo(zoom: number, around: Point = { x: 0, y: 0 }): void {
    const before = this.scale;
    this.zoom = Math.max(1, Math.min(NEAREST, zoom));
    this.x += around.x / before - around.x / this.scale;
    this.y += around.y / before - around.y / this.scale;
    this.#keepInside();
  }

  /** Move by pixels of the screen. */
  pan(right: number, down: number): void {
    this.x -= right / this.scale;
    this.y -= down / this.scale;
    this.#keepInside();
  }

  /** Whether a point of the map, with a little around it, is in sight. */
  sees(point: Point): boolean {
    const [width, height] = [this.#roomWidth / this.scale, this.#roomHeight / this.scale];
    return Math.abs(point.x - this.x) <= width / 2 - AROUND && Math.abs(point.y - this.y) <= height / 2 - AROUND;
  }

  /** Where a point of the map is in the room, from 0 to 1. */
  inRoom(point: Point): Point {
    return {
      x: 0.5 + ((point.x - this.x) * this.scale) / this.#roomWidth,
      y: 0.5 + ((point.y - this.y) * this.scale) / this.#roomHeight,
    };
  }

  /** Bring a point of the map into sight. */
  lookAt(point: Point): void {
    if (this.isWhole || this.sees(point)) return;
    [this.x, this.y] = [point.x, point.y];
    this.#keepInside();
  }

  #keepInside(): void {
    this.x = kept(this.x, this.#roomWidth / this.scale, this.#width);
    this.y = kept(this.y, this.#roomHeight / this.scale, this.#height);
  }
}

/** The middle of a window on something: it stays inside, or in the very middle when the window is larger. */
function kept(middle: number, window: number, whole: number): number {
  return window >= whole ? whole / 2 : Math.max(window / 2, Math.min(whole - window / 2, middle));
}
