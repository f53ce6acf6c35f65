// What moves on the map after events: armies travel along their ways, new pieces come down, lost ones rise and fade.
import type { GameEvent } from "../../../board";
import { type Point, smoothLine } from "../../../map/shapes";
import type { Travel } from "../../../map/Travellers.svelte";
import type { Chart } from "./chart";
import type { Standing } from "./cluster";
import type { Way } from "./lanes";

export interface Flight extends Travel {
  readonly piece: Standing;
}

const TRAVEL = 340;
const FALL = 280;
/** Many things at once follow each other this closely, and all begin within the longest wait. */
const APART = 150;
const LONGEST_WAIT = 1500;

let flown = 0;

/** The flights that tell of some events; what is not seen on the map makes none. */
export function flights(events: readonly GameEvent[], chart: Chart): Flight[] {
  const told = events.flatMap((event) => flight(event, chart) ?? []);
  const apart = Math.min(APART, LONGEST_WAIT / Math.max(1, told.length));
  return told.map((flight, index) => ({ ...flight, key: flown++, delay: index * apart }));
}

type Plan = Omit<Flight, "key" | "delay">;

function flight({ kind, facts }: GameEvent, chart: Chart): Plan | null {
  const site = chart.sites.get(String(facts.region));
  if (!site) return null;
  const seat = Number(facts.seat);
  const army = (owner: number | "neutral", count: number): Standing => ({ kind: "army", owner, count, token: "" });
  switch (kind) {
    case "moved":
      return {
        piece: army(seat, 1),
        path: wayOf(chart, String(facts.origin), String(facts.region)),
        duration: TRAVEL,
        fades: false,
      };
    case "placed":
    case "armies_set_up":
      return { piece: army(seat, Number(facts.count)), path: down(site), duration: FALL, fades: false };
    case "neutral_placed":
      return { piece: army("neutral", 1), path: down(site), duration: FALL, fades: false };
    case "built":
      return {
        piece: { kind: "city", owner: seat, count: 1, token: "" },
        path: down(site),
        duration: FALL,
        fades: false,
      };
    case "destroyed": {
      const victim = facts.victim === "neutral" ? "neutral" : Number(facts.victim);
      return { piece: army(victim, 1), path: up(site), duration: TRAVEL, fades: true };
    }
    case "token_taken":
      return { piece: token(String(facts.token)), path: up(site), duration: TRAVEL, fades: true };
    case "dragon_slain":
      return { piece: token("dragon"), path: up(site), duration: TRAVEL, fades: true };
    default:
      return null;
  }
}

function token(token: string): Standing {
  return { kind: "token", owner: null, count: 1, token };
}

const down = ({ x, y }: Point) =>
  smoothLine([
    { x, y: y - 90 },
    { x, y },
  ]);
const up = ({ x, y }: Point) =>
  smoothLine([
    { x, y },
    { x, y: y - 80 },
  ]);

/** The way between two regions, from the one to the other; over the ends of a row it goes out and comes in again. */
export function wayOf(chart: Chart, origin: string, region: string): string {
  const isThere = ({ from, to }: Way) => from === origin && to === region;
  const isBack = ({ from, to }: Way) => from === region && to === origin;
  const [out, home] = [chart.halves.find(isThere), chart.halves.find(isBack)];
  if (out && home) return out.travel + home.back;
  const whole = [...chart.lanes, ...chart.borders, ...chart.bridges, ...chart.portals];
  return whole.find(isThere)?.travel ?? whole.find(isBack)?.back ?? "";
}
