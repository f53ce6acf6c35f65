// Attacks as arrows: the fight under way, or the one that is being put together.
import type { Target } from "../../../board";
import { placesOf, type UprisingView } from "../view";

export interface Attack {
  readonly seat: number;
  readonly from: string;
  readonly to: string;
}

/** The arrows of a fight, or from chosen own units to the chosen space that they would attack. */
export function attacksIn(view: UprisingView, me: number | null, targets: readonly Target[]): Attack[] {
  const { fight } = view;
  if (fight) return fight.origins.map((from) => ({ seat: fight.attacker, from, to: fight.space }));
  if (me === null) return [];
  const chosen = new Set(targets.flatMap(({ thing, role }) => (thing.kind === "space" && role === "chosen" ? [thing.id] : [])));
  const places = placesOf(view).filter(({ id }) => chosen.has(id));
  const goal = places.find(({ unit }) => unit?.seat !== me);
  return goal ? places.filter((place) => place !== goal).map(({ id }) => ({ seat: me, from: id, to: goal.id })) : [];
}
