// The colours of the suits, and the outline of what stands on the board. Each suit also has a head of its own, so that
// colour is never the only sign; factions have theirs in their folders.

/** A colour, and what can be read on it. */
export interface Colours {
  readonly colour: string;
  readonly ink: string;
}

const SUITS: Readonly<Record<string, Colours>> = {
  fox: { colour: "#b8341f", ink: "#ffffff" },
  rabbit: { colour: "#e8b23a", ink: "#2b1d00" },
  mouse: { colour: "#a05a34", ink: "#ffffff" },
  every: { colour: "#5b4a8a", ink: "#ffffff" },
  bird: { colour: "#2a6f78", ink: "#ffffff" },
};
const UNKNOWN: Colours = { colour: "#6d6350", ink: "#ffffff" };

export function suitColours(suit: string): Colours {
  return SUITS[suit] ?? UNKNOWN;
}

/** The outline of everything that stands on the board. */
export const EDGE = "#241a10";
