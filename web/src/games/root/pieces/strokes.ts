// What our own drawings are made of: strokes in a box of 32 by 32. A drawing stays readable at 20 pixels.

/** What a stroke is filled with: the body or its second colour, marks upon it, something pale; or it is a bare line. */
export type Tone = "body" | "mark" | "pale" | "line" | "second";

export interface Stroke {
  readonly d: string;
  readonly tone: Tone;
}
export type Drawing = readonly Stroke[];

export const body = (...parts: string[]): Stroke => ({ d: parts.join(""), tone: "body" });
export const mark = (...parts: string[]): Stroke => ({ d: parts.join(""), tone: "mark" });
export const pale = (...parts: string[]): Stroke => ({ d: parts.join(""), tone: "pale" });
export const line = (...parts: string[]): Stroke => ({ d: parts.join(""), tone: "line" });
export const second = (...parts: string[]): Stroke => ({ d: parts.join(""), tone: "second" });

/** A disc as a path. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}
