// Pieces on their way: what the events say moved, appeared or went, as flights over the map.
import type { GameEvent, PlainFacts } from "../../../board";
import { along, comesTo, goesFrom, inTurn, type Travel } from "../../../map/flights";
import type { Point } from "../../../map/shapes";
import { FLIGHTS } from "../factions";
import type { Flown } from "../factions/faction";
import { factionOf, type Owner, type RootView } from "../view";
import { type Chart, postOn, siteOf, wayOf } from "./chart";

export interface Flight extends Travel {
  readonly piece: string;
  readonly faction: string;
  readonly seat: Owner;
  readonly count: number;
}

/** The flights that tell of some events; what is not seen on the map makes none. */
export function flights(events: readonly GameEvent[], chart: Chart, view: RootView): Flight[] {
  return inTurn(events.flatMap((event) => flight(event, chart, view) ?? []));
}

type Plan = Omit<Flight, "key" | "delay">;
type Cargo = Pick<Flight, "piece" | "faction" | "seat" | "count">;

/** What events of every faction tell, and those of single ones. */
const FLOWN: Readonly<Record<string, Flown>> = { moved: { piece: "warrior", to: "target" }, ...FLIGHTS };

function flight(event: GameEvent, chart: Chart, view: RootView): Plan | null {
  const kind = event.kind;
  const facts = event.facts as PlainFacts; // nothing on the map is told as a list
  const { seat, owner = seat, piece = "", count = 1 } = facts;
  const here = siteOf(chart, facts.clearing ?? facts.place) ?? postAt(facts.place, chart, view);
  const what = (piece: string | number, who: Owner | undefined, many: string | number = 1): Cargo => ({
    piece: String(piece),
    faction: factionOf(view, who ?? null),
    seat: who ?? 0,
    count: Number(many),
  });
  const comes = (cargo: Cargo) => here && { ...cargo, ...comesTo(here) };
  const goes = (cargo: Cargo) => here && { ...cargo, ...goesFrom(here) };
  const travels = (cargo: Cargo, target: string | number | undefined) => {
    const path = wayOf(chart, facts.clearing, target);
    return path ? { ...cargo, ...along(path) } : null;
  };
  const flown = FLOWN[kind];
  if (flown?.to) return travels(what(piece || flown.piece, seat, count), facts[flown.to]);
  if (flown) return comes(what(flown.piece, seat));
  if (kind === "removed" || kind === "toll_paid") return goes(what(piece, owner, count));
  if (kind === "ruin_removed") return goes(what("ruin", undefined));
  return piece && seat !== undefined ? comes(what(piece, seat, count)) : null;
}

/** Where a path has room for somebody, when it is one that a place names. */
function postAt(place: string | number | undefined, chart: Chart, view: RootView): Point | null {
  const path = view.map.paths.find(({ path }) => path === place);
  return path ? postOn(chart, path) : null;
}
