// Chance that comes out the same for the same words, so that a map is drawn the same way every time.

/** A source of numbers from 0 to 1 that belongs to a text. */
export function seeded(text: string): () => number {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(text: string): number {
  let sum = 2166136261;
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 16777619);
  return sum | 0;
}

const LATTICE = 64;

/** A smooth surface between -1 and 1, with hills about `size` apart. */
export function surface(text: string, size: number): (x: number, y: number) => number {
  const random = seeded(text);
  const heights = Float32Array.from({ length: LATTICE * LATTICE }, () => random() * 2 - 1);
  const at = (column: number, line: number) => heights[(line & (LATTICE - 1)) * LATTICE + (column & (LATTICE - 1))]!;
  return (x, y) => {
    const column = Math.floor(x / size);
    const line = Math.floor(y / size);
    const right = soften(x / size - column);
    const down = soften(y / size - line);
    const above = at(column, line) * (1 - right) + at(column + 1, line) * right;
    const below = at(column, line + 1) * (1 - right) + at(column + 1, line + 1) * right;
    return above * (1 - down) + below * down;
  };
}

function soften(part: number): number {
  return part * part * (3 - 2 * part);
}
