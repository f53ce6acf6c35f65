// Pieces on their way: what the events say moved, appeared or went, as flights over the map.
import type { GameEvent } from "../../../board";
import type { Travel } from "../../../map/Travellers.svelte";
import { type Point, short } from "../../../map/shapes";
import type { RootView } from "../view";
import { type Chart, siteOf, wayOf } from "./chart";

export interface Flight extends Travel {
  readonly piece: string;
  readonly faction: string;
  readonly count: number;
}

const TRAVEL = 380;
const FALL = 280;
/** Many things at once follow each other this closely, and all begin within the longest wait. */
const APART = 170;
const LONGEST_WAIT = 1600;

let flown = 0;

/** The flights that tell of some events; what is not seen on the map makes none. */
export function flights(events: readonly GameEvent[], chart: Chart, view: RootView): Flight[] {
  const told = events.flatMap((event) => flight(event, chart, view) ?? []);
  const apart = Math.min(APART, LONGEST_WAIT / Math.max(1, told.length));
  return told.map((flight, index) => ({ ...flight, key: flown++, delay: index * apart }));
}

type Plan = Omit<Flight, "key" | "delay">;

function flight({ kind, facts }: GameEvent, chart: Chart, view: RootView): Plan | null {
  const { seat, owner = seat, piece = "", count = 1 } = facts;
  const here = siteOf(chart, facts.clearing ?? facts.place);
  const of = (who: unknown) => view.seats[Number(who)]?.faction ?? "";
  const what = (piece: string | number, who: unknown, many: string | number = 1) => ({
    piece: String(piece),
    faction: of(who),
    count: Number(many),
  });
  const comes = (thing: Pick<Flight, "piece" | "faction" | "count">) =>
    here && { ...thing, path: down(here), duration: FALL, fades: false };
  const goes = (thing: Pick<Flight, "piece" | "faction" | "count">) =>
    here && { ...thing, path: up(here), duration: TRAVEL, fades: true };
  const travels = (target: string | number | undefined) => {
    const path = wayOf(chart, facts.clearing, target);
    return path ? { ...what("warrior", seat, count), path, duration: TRAVEL, fades: false } : null;
  };
  switch (kind) {
    case "moved":
      return travels(facts.target);
    case "hospitalized":
      return travels(facts.keep);
    case "wandered":
    case "entered_forest":
      return comes(what("pawn", seat));
    case "sympathy":
      return comes(what("sympathy", seat));
    case "removed":
      return goes(what(piece, owner, count));
    case "ruin_removed":
      return goes(what("ruin", undefined));
    default:
      return piece && seat !== undefined ? comes(what(piece, seat, count)) : null;
  }
}

const down = ({ x, y }: Point) => `M${short(x)} ${short(y - 95)}L${short(x)} ${short(y)}`;
const up = ({ x, y }: Point) => `M${short(x)} ${short(y)}L${short(x)} ${short(y - 90)}`;
