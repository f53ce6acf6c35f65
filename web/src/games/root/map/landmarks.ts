// Homelands on the map.
import { PHASES, type RootView } from "../view";

/** The seats that have a clearing as a homeland; it matters only while the game is set up. */
export function homesIn(clearing: number, view: RootView): number[] {
  const isSettingUp = view.phase !== "over" && !PHASES.some((phase) => phase === view.phase);
  return isSettingUp
    ? view.seats.flatMap(({ homelands }, seat) => (homelands.includes(clearing) ? [seat] : []))
    : [];
}
