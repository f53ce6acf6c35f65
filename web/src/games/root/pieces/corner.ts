// Small drawings stand around their middle inside a larger one; in a page their place is the page's.

/** The corner of something of this size whose middle is here; a length of CSS belongs to a page and has none. */
export function at(middle: number, size: number | string): number | undefined {
  return typeof size === "number" ? middle - size / 2 : undefined;
}
