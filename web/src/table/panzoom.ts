// Moving and enlarging a picture inside a frame, never beyond its edges.

export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export const HOME: Look = { x: 0, y: 0, scale: 1 };
const MOST = 5;

function held(look: Look, size: Size): Look {
  const least = (length: number) => length - length * look.scale;
  return {
    scale: look.scale,
    x: Math.min(0, Math.max(least(size.width), look.x)),
    y: Math.min(0, Math.max(least(size.height), look.y)),
  };
}

/** The picture moved by some pixels. */
export function moved(look: Look, x: number, y: number, size: Size): Look {
  return held({ ...look, x: look.x + x, y: look.y + y }, size);
}

/** The picture enlarged by a factor; what is at `fixed` stays there. */
export function zoomed(look: Look, factor: number, fixed: { x: number; y: number }, size: Size): Look {
  const scale = Math.min(MOST, Math.max(1, look.scale * factor));
  const ratio = scale / look.scale;
  return held(
    { scale, x: fixed.x - (fixed.x - look.x) * ratio, y: fixed.y - (fixed.y - look.y) * ratio },
    size,
  );
}
