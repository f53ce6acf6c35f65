// A combat or an influence contest as the log tells it: each event is folded once, whatever is drawn how often.
import type { GameEvent } from "../../../board";
import type { Telling, Told } from "../../../parts/stage.svelte";
import type { ClashView, CrescentView } from "../view";

export type Stance = "attacker" | "defender" | "supporter" | "undecided";

/** A card that was revealed, and what became of it. */
export interface Played {
  readonly card: string;
  /** Who supplied it. */
  readonly seat: number;
  readonly state: "open" | "resolved" | "struck" | "void";
  readonly strength: number;
}

/** What a seat has done and suffered. */
export interface Part {
  readonly seat: number;
  readonly stance: Stance;
  /** Points offered to the Murshid; null when nothing was said. */
  readonly offer: number | null;
  readonly lost: number;
  readonly retreated: number;
}

export interface Tale {
  readonly kind: "combat" | "contest";
  readonly hex: string;
  readonly attacker: number;
  readonly parts: readonly Part[];
  /** With whom the Murshid has a deal, and for how many points. */
  readonly deal: { readonly seat: number; readonly points: number } | null;
  /** Whether deals are over, made or not. */
  readonly isDealt: boolean;
  readonly isPaid: boolean;
  /** Whom the Murshid helps with cards. */
  readonly helped: number | null;
  readonly isRevealed: boolean;
  readonly played: readonly Played[];
  /** Both strengths, once they are counted. */
  readonly strengths: readonly [number, number] | null;
  /** The winner of a combat; of a contest the attacker, or -1 for the defenders. */
  readonly winner: number | null;
  readonly isTipped: boolean;
  /** What was captured, sacked or razed, as the events say it. */
  readonly spoils: readonly GameEvent[];
}

export const DEFENDERS = -1;
const MURSHID = 1;

/** What a clash consists of. */
const PARTS = [
  ...["offered", "dealt", "no_deal", "paid_deal", "unpaid_deal", "meddled", "supported", "opposed", "revealed", "resolved", "struck"],
  ...["voided", "assigned", "lured", "joined", "scorched", "bribed", "strengths", "tipped", "tipped_contest", "combat_won", "spent"],
  ...["lost", "slipped", "retreated", "laid_by", "returned", "used_up", "handed", "captured", "sacked", "razed", "plundered", "contest_won", "contest_lost"],
];
/** What may come between without ending it. */
const AMONG: ReadonlySet<string> = new Set([
  ...PARTS,
  ...["played", "gained", "discarded", "influenced", "lost_influence", "over_limit", "reshuffled"],
]);
/** With these something new is to be seen; the others belong to what came before. */
const STEPS: ReadonlySet<string> = new Set([
  ...["offered", "dealt", "revealed", "resolved", "struck", "voided", "strengths", "combat_won", "contest_won"],
  ...["contest_lost", "lost", "captured", "sacked"],
]);
const BEGINS = new Set(["combat", "contest"]);

/** A clash as the view showed it after so many events of a log that does not tell how it began. */
export interface Met {
  readonly clash: ClashView;
  readonly at: number;
}

/**
 * What is remembered of a clash that is met in its midst: a game that goes on from the middle of one has a log that begins
 * there. It is remembered to the end of the clash, as the view then knows no more of it; an undo lets it be met anew.
 */
export function metIn(log: readonly GameEvent[], now: ClashView | null, before: Met | null): Met | null {
  const known = before && before.at <= log.length ? before : null;
  return known ?? (now && { clash: now, at: log.length });
}

/** The last clash that a log tells of, or the one in whose midst it begins; null when there was none. */
export function lastClash(log: readonly GameEvent[], met: Met | null): Told | null {
  const begun = log.findLastIndex(({ kind }) => BEGINS.has(kind));
  if (begun < 0 && !met) return null;
  const from = begun < 0 ? met!.at : begun + 1;
  const end = log.findIndex(({ kind }, place) => place >= from && !AMONG.has(kind));
  const events = log.slice(from, end < 0 ? log.length : end);
  return begun < 0 ? { from: -1, events: [...retold(met!.clash), ...events] } : { from: begun, events: [log[begun]!, ...events] };
}

/** What a view knows of a clash, as the events that would have told it. */
function retold(clash: ClashView): GameEvent[] {
  const { kind, hex, attacker, defender, partner, helped, played, winner } = clash;
  const event = (kind: string, facts: GameEvent["facts"]): GameEvent => ({ kind, facts, answer: 0 });
  const found = [event(kind, defender === null ? { hex, seat: attacker } : { hex, attacker, defender })];
  found.push(...clash.offers.filter(({ points }) => points).map(({ seat, points }) => event("offered", { seat, points })));
  if (partner !== null) found.push(event("dealt", { seat: MURSHID, owner: partner, points: clash.deal }));
  if (helped !== null) found.push(event("meddled", { seat: MURSHID, owner: helped }));
  for (const { seat, stance } of clash.parties) {
    if (stance === "supporter") found.push(event("supported", { seat, owner: attacker }));
    if (stance === "defender") found.push(event("opposed", { seat, owner: attacker }));
  }
  for (const { card, seat } of played) found.push(event("revealed", { seat, cards: [card] }));
  for (const { card, seat, side, state, strength } of played) {
    if (state === "struck") found.push(event("struck", { seat, card }));
    if (state === "void") found.push(event("voided", { seat: side, card }));
    if (state === "resolved") found.push(event("resolved", { seat: side, card, strength }));
  }
  if (winner === null) return found;
  return [...found, event("strengths", { hex, attack: clash.attack, defence: clash.defence }), event("combat_won", { seat: winner, hex })];
}

/** How many of its events are told step by step, each time up to the next thing to be seen; at last all of them. */
export function stepsOf({ events }: Told): number[] {
  const steps = events.flatMap(({ kind }, place) => (place && STEPS.has(kind) ? [place] : []));
  return [...steps, events.length];
}

/** What some events of a clash tell; the first of them is its beginning. */
export function taleOf([begin, ...events]: readonly GameEvent[]): Tale {
  const { hex, seat, attacker = seat, defender } = begin!.facts;
  const parts = [part(Number(attacker), "attacker")];
  if (defender !== undefined) parts.push(part(Number(defender), "defender"));
  return events.reduce(after, {
    kind: begin!.kind as Tale["kind"],
    hex: String(hex),
    attacker: Number(attacker),
    parts,
    deal: null,
    isDealt: false,
    isPaid: false,
    helped: null,
    isRevealed: false,
    played: [],
    strengths: null,
    winner: null,
    isTipped: false,
    spoils: [],
  });
}

/** How clashes are told step by step on a board. */
export function telling(): Telling<CrescentView, Tale> {
  let met: Met | null = null;
  return {
    last(log, view) {
      met = metIn(log, view.clash, met);
      return lastClash(log, met);
    },
    steps: stepsOf,
    tale: taleOf,
    isUnderWay: (view) => view.clash !== null,
  };
}

function part(seat: number, stance: Stance): Part {
  return { seat, stance, offer: null, lost: 0, retreated: 0 };
}

function after(tale: Tale, event: GameEvent): Tale {
  const { kind, facts } = event;
  const [seat, owner, points] = [facts.seat, facts.owner, facts.points].map(Number);
  switch (kind) {
    case "offered":
      return changed(tale, seat!, "undecided", (one) => ({ ...one, offer: points! }));
    case "dealt":
      return { ...tale, isDealt: true, deal: { seat: owner!, points: points! } };
    case "no_deal":
      return { ...tale, isDealt: true };
    case "paid_deal":
      return { ...tale, isPaid: true };
    case "meddled":
      return { ...tale, helped: owner! };
    case "supported":
      return changed(tale, seat!, "supporter", (one) => ({ ...one, stance: "supporter" }));
    case "opposed":
      return changed(tale, seat!, "defender", (one) => ({ ...one, stance: "defender" }));
    case "revealed":
      return { ...tale, isRevealed: true, played: [...tale.played, ...revealed(event)] };
    case "resolved":
      return settled(tale, event, { state: "resolved", strength: Number(facts.strength) });
    case "struck":
      return settled(tale, event, { state: "struck" });
    case "voided":
      return settled(tale, event, { state: "void", strength: 0 });
    case "strengths":
      return { ...tale, strengths: [Number(facts.attack), Number(facts.defence)] };
    case "tipped":
    case "tipped_contest":
      return { ...tale, isTipped: true };
    case "combat_won":
    case "contest_won":
      return { ...tale, winner: seat! };
    case "contest_lost":
      return { ...tale, winner: DEFENDERS };
    case "lost":
      return changed(tale, seat!, "undecided", (one) => ({ ...one, lost: one.lost + unitsOf(facts) }));
    case "retreated":
      return changed(tale, seat!, "undecided", (one) => ({ ...one, retreated: one.retreated + unitsOf(facts) }));
    case "captured":
    case "sacked":
    case "razed":
      return { ...tale, spoils: [...tale.spoils, event] };
    default:
      return tale;
  }
}

/** The units that an event tells of, of whatever kind. */
export function unitsOf({ count, regular, mercenary }: GameEvent["facts"]): number {
  return [count, regular, mercenary].reduce((units: number, some) => units + Number(some ?? 0), 0);
}

function revealed({ facts }: GameEvent): Played[] {
  const cards = Array.isArray(facts.cards) ? facts.cards : [facts.cards];
  return cards.map((card) => ({ card: String(card), seat: Number(facts.seat), state: "open", strength: 0 }));
}

/**
 * The first open card of that name: the side's own one before one that the Murshid lent. Of cards that were resolved
 * already, the one with the strength that is lost.
 */
function settled(tale: Tale, { facts }: GameEvent, change: Partial<Played>): Tale {
  const isMeant = ({ state, strength }: Played) =>
    change.state === "void" ? strength === Number(facts.strength ?? strength) : state === "open";
  const fits = (one: Played) => one.card === facts.card && isMeant(one);
  const own = tale.played.findIndex((each) => fits(each) && each.seat === facts.seat);
  const place = own < 0 ? tale.played.findIndex((each) => fits(each) && each.seat === MURSHID) : own;
  return { ...tale, played: tale.played.map((each, at) => (at === place ? { ...each, ...change } : each)) };
}

/** The tale with a change of a seat's part, which begins now if it had none. */
function changed(tale: Tale, seat: number, stance: Stance, change: (part: Part) => Part): Tale {
  const has = tale.parts.some((one) => one.seat === seat);
  const parts = has ? tale.parts : [...tale.parts, part(seat, stance)];
  return { ...tale, parts: parts.map((one) => (one.seat === seat ? change(one) : one)) };
}
