// What moves on the map after events: armies travel along their ways, new pieces come down, lost ones rise and fade.
import type { GameEvent } from "../../../board";
import { along, comesTo, goesFrom, inTurn, type Travel } from "../../../map/flights";
import type { Chart } from "./chart";
import type { Standing } from "./cluster";
import type { Way } from "./lanes";

export interface Flight extends Travel {
  readonly piece: Standing;
}

/** The flights that tell of some events; what is not seen on the map makes none. */
export function flights(events: readonly GameEvent[], chart: Chart): Flight[] {
  return inTurn(events.flatMap((event) => flight(event, chart) ?? []));
}

function flight({ kind, facts }: GameEvent, chart: Chart): Omit<Flight, "key" | "delay"> | null {
  const site = chart.sites.get(String(facts.region));
  if (!site) return null;
  const seat = Number(facts.seat);
  switch (kind) {
    case "moved":
      return { piece: army(seat, 1), ...along(wayOf(chart, String(facts.origin), String(facts.region))) };
    case "placed":
    case "armies_set_up":
      return { piece: army(seat, Number(facts.count)), ...comesTo(site) };
    case "neutral_placed":
      return { piece: army("neutral", 1), ...comesTo(site) };
    case "built":
      return { piece: { kind: "city", owner: seat, count: 1, token: "" }, ...comesTo(site) };
    case "destroyed":
      return { piece: army(facts.victim === "neutral" ? "neutral" : Number(facts.victim), 1), ...goesFrom(site) };
    case "token_taken":
      return { piece: token(String(facts.token)), ...goesFrom(site) };
    case "dragon_slain":
      return { piece: token("dragon"), ...goesFrom(site) };
    default:
      return null;
  }
}

function army(owner: number | "neutral", count: number): Standing {
  return { kind: "army", owner, count, token: "" };
}

function token(token: string): Standing {
  return { kind: "token", owner: null, count: 1, token };
}

/** The way between two regions, from the one to the other; over the ends of a row it goes out and comes in again. */
export function wayOf(chart: Chart, origin: string, region: string): string {
  const isThere = ({ from, to }: Way) => from === origin && to === region;
  const isBack = ({ from, to }: Way) => from === region && to === origin;
  const [out, home] = [chart.halves.find(isThere), chart.halves.find(isBack)];
  if (out && home) return out.travel + home.back;
  const whole = [...chart.lanes, ...chart.borders, ...chart.bridges, ...chart.portals];
  return whole.find(isThere)?.travel ?? whole.find(isBack)?.back ?? "";
}
