// Pieces on their way: what the events say moved, appeared or went, as flights over the map.
import type { GameEvent, PlainFacts } from "../../../board";
import { along, comesTo, goesFrom, inTurn, type Travel, type Way } from "../../../map/flights";
import { type Point, short } from "../../../map/shapes";
import { unitsOf } from "../clash/tale";
import type { Form } from "./arrange";
import type { Chart } from "./chart";

export interface Flight extends Travel {
  readonly form: Form;
  readonly id: string;
  readonly seat: number;
  readonly count: number;
}

type Cargo = Pick<Flight, "form" | "id" | "count">;

/** What events bring into a hex, take out of it, or move from one to another. */
const COMES = new Set(["influenced", "built", "recruited", "placed", "mustered", "rose", "joined", "captured", "palace", "swapped"]);
const GOES = new Set(["lost_influence", "lost", "spent", "retreated", "sacked", "razed", "deserted", "over_limit"]);
const TRAVELS = new Set(["moved", "assaulted", "slipped"]);
const INFLUENCE = new Set(["influenced", "lost_influence"]);

/** The flights that tell of some events; what is not seen on the map makes none. */
export function flights(events: readonly GameEvent[], chart: Chart): Flight[] {
  return inTurn(events.flatMap((event) => flight(event, chart) ?? []));
}

function flight({ kind, facts }: GameEvent, chart: Chart): Omit<Flight, "key" | "delay"> | null {
  const way = wayOf(kind, facts as PlainFacts, chart); // nothing on the map is told as a list
  const { seat = 0, owner = seat } = facts as PlainFacts;
  return way && { ...cargoOf(kind, facts as PlainFacts), ...way, seat: Number(kind === "deserted" ? owner : seat) };
}

function wayOf(kind: string, { origin, hex }: PlainFacts, chart: Chart): Way | null {
  const [from, to] = [chart.sites.get(String(origin)), chart.sites.get(String(hex))];
  if (!to) return null;
  if (TRAVELS.has(kind) && from) return along(straight(from, to));
  if (COMES.has(kind)) return comesTo(to);
  return GOES.has(kind) ? goesFrom(to) : null;
}

function cargoOf(kind: string, facts: PlainFacts): Cargo {
  const { building } = facts;
  if (kind === "palace") return { form: "building", id: "palace", count: 1 };
  if (building) return { form: "building", id: String(building), count: 1 };
  if (INFLUENCE.has(kind)) return { form: "influence", id: "influence", count: 1 };
  return { form: "regular", id: "regular", count: unitsOf(facts) || 1 };
}

function straight(from: Point, to: Point): string {
  return `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
}
