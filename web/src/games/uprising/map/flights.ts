// Units on their way: what the events say moved, appeared or went, as flights over the map.
import type { GameEvent, PlainFacts } from "../../../board";
import { along, comesTo, goesFrom, inTurn, type Travel, type Way } from "../../../map/flights";
import { type Chart, wayOf } from "./chart";

export interface Flight extends Travel {
  readonly seat: number;
}

const APPEAR = ["recruited", "revived"];
const VANISH = ["fell", "deserted", "defected"];

/** The flights that tell of some events; what is not seen on the map makes none. */
export function flights(events: readonly GameEvent[], chart: Chart): Flight[] {
  const plans = events.flatMap((event) => {
    const way = wayIn(event, chart);
    return way ? [{ ...way, seat: Number((event.facts as PlainFacts).seat) }] : [];
  });
  return inTurn(plans);
}

function wayIn({ kind, facts }: GameEvent, chart: Chart): Way | null {
  const { origin, space, city } = facts as PlainFacts;
  const site = chart.sites.get(String(space ?? city));
  if (kind === "moved") {
    const path = wayOf(chart, origin, space);
    return path ? along(path) : null;
  }
  if (site && APPEAR.includes(kind)) return comesTo(site);
  return site && VANISH.includes(kind) ? goesFrom(site) : null;
}
