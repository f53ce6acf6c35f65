// Arrow keys on a map: each leads to the nearest spot in its direction.
import type { Point } from "./shapes";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isArrow(key: string): boolean {
  return Object.hasOwn(ARROWS, key);
}

/** The spot that a key leads to from a point; null when there is none or it is no arrow. */
export function arrowed<Spot extends { readonly site: Point }>(
  key: string,
  from: Point,
  spots: readonly Spot[],
): Spot | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const reached = spots.flatMap((spot) => {
    const [right, down] = [spot.site.x - from.x, spot.site.y - from.y];
    const ahead = right * arrow.x + down * arrow.y;
    const aside = Math.abs(right * arrow.y) + Math.abs(down * arrow.x);
    return ahead > 0 && aside < ahead * 2 ? [{ spot, far: ahead + aside }] : [];
  });
  return reached.sort((one, other) => one.far - other.far)[0]?.spot ?? null;
}
