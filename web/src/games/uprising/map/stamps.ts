// Stamps: how a fight or elections ended, for a while over the place where it was.
import type { GameEvent, PlainFacts } from "../../../board";

export interface Stamp {
  readonly key: number;
  readonly space: string;
  readonly seat: number;
  readonly strength: number;
  readonly defence: number;
}

const ENDS = ["fight_won", "fight_lost", "fight_drawn", "coup"];
let stamped = 0;

/** The stamps of what has just happened; of several at one place the last. */
export function stampsOf(events: readonly GameEvent[]): Stamp[] {
  const found = new Map<string, Stamp>();
  for (const { kind, facts } of events) {
    const { space, city, seat, strength, defence } = facts as PlainFacts;
    const at = String(space ?? city);
    if (!ENDS.includes(kind)) continue;
    found.set(at, { key: stamped++, space: at, seat: Number(seat), strength: Number(strength), defence: Number(defence) });
  }
  return [...found.values()];
}
