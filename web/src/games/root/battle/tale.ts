// A battle as the log tells it, from the attack to what was lost: each event is folded once, whatever is drawn how often.
import type { GameEvent, PlainFacts } from "../../../board";
import type { Telling, Told } from "../../../parts/stage.svelte";
import { DURING_BATTLE } from "../factions";
import type { BattleView, Owner, Pair, RootView } from "../view";

/** Pieces that were removed, or items that were damaged. */
export interface Loss {
  /** Whose: an ally may take hits too. */
  readonly owner: Owner;
  readonly kind: "piece" | "item";
  readonly id: string;
  readonly count: number;
}

/** A loss with the faction whose piece is drawn. */
export type LostPiece = Loss & { readonly faction: string };

/** Of both sides, the attacker's first. */
type Both<Part> = readonly [Part, Part];

export interface Tale {
  readonly attacker: Owner;
  readonly defender: Owner;
  readonly clearing: number;
  /** The ambush card, or empty; and how it ended: `foiled`, `avoided`, or empty. */
  readonly ambush: string;
  readonly outcome: string;
  /** What the dice show for each side; null before the roll. */
  readonly dice: Pair | null;
  readonly isDefenseless: boolean;
  /** Cards that each side has used. */
  readonly used: Both<readonly string[]>;
  /** Hits that each side took, each time that it was hit: by the ambush, by the dice. */
  readonly hits: Both<readonly number[]>;
  readonly losses: Both<readonly Loss[]>;
}

/** What a battle consists of. */
const PARTS = ["ambushed", "foiled", "ambush_avoided", "rolled", "defenseless", "used", "hits", "removed", "damaged"];
/** What may come between without ending it. */
const AMONG: ReadonlySet<string> = new Set([
  ...PARTS,
  ...["scored", "lost_points", "discarded", "spent", "crafted_discarded", "drew", "drew_card", "became_available"],
  ...["reshuffled", "order_left", "hand_shown", "saw_card"],
  ...DURING_BATTLE,
]);
/** With these something new is to be seen; the others belong to what came before. */
const STEPS: ReadonlySet<string> = new Set(["ambushed", "foiled", "ambush_avoided", "rolled", "used", "hits"]);

/**
 * The last battle that a log tells of; null when there was none. A game that goes on from the middle of a battle has a
 * log that begins there: then the view says who fights.
 */
export function lastBattle(log: readonly GameEvent[], now: BattleView | null): Told | null {
  const from = log.findLastIndex(({ kind }) => kind === "battle");
  if (from < 0 && !now) return null;
  const end = log.findIndex(({ kind }, place) => place > from && !AMONG.has(kind));
  const events = log.slice(Math.max(0, from), end < 0 ? log.length : end);
  return { from, events: from < 0 ? [attackIn(now!), ...events] : events };
}

function attackIn({ attacker, defender, clearing }: BattleView): GameEvent {
  return { kind: "battle", facts: { seat: attacker, defender, clearing }, answer: 0 };
}

/** How many of its events are told step by step, each time up to the next thing to be seen; at last all of them. */
export function stepsOf({ events }: Told): number[] {
  const steps = events.flatMap(({ kind }, place) =>
    STEPS.has(kind) && events[place - 1]?.kind !== kind ? [place] : [],
  );
  return [...steps, events.length];
}

/** What some events of a battle tell; the first of them is the attack. */
export function taleOf([attack, ...events]: readonly GameEvent[]): Tale {
  const { seat, defender, clearing } = attack!.facts as PlainFacts;
  return events.reduce(after, {
    attacker: seat!,
    defender: defender!,
    clearing: Number(clearing),
    ambush: "",
    outcome: "",
    dice: null,
    isDefenseless: false,
    used: [[], []],
    hits: [[], []],
    losses: [[], []],
  });
}

/** How battles are told step by step. */
export const TELLING: Telling<RootView, Tale> = {
  last: (log, view) => lastBattle(log, view.battle),
  steps: stepsOf,
  tale: taleOf,
  isUnderWay: (view) => view.battle !== null,
};

function after(tale: Tale, { kind, facts: told }: GameEvent): Tale {
  const facts = told as PlainFacts; // nothing in a battle is told as a list
  const [seat, card, count] = [facts.seat!, String(facts.card ?? ""), Number(facts.count)];
  switch (kind) {
    case "ambushed":
      return { ...tale, ambush: card };
    case "foiled":
      return { ...tale, outcome: "foiled" };
    case "ambush_avoided":
      return { ...tale, outcome: "avoided" };
    case "rolled":
      return { ...tale, dice: [Number(facts.attack), Number(facts.defense)] };
    case "defenseless":
      return { ...tale, isDefenseless: true };
    case "used":
      return { ...tale, used: changed(tale.used, sideOf(tale, seat), (cards) => [...cards, card]) };
    case "hits":
      return { ...tale, hits: changed(tale.hits, sideOf(tale, seat), (hits) => [...hits, count]) };
    case "removed":
      if (facts.clearing !== tale.clearing) return tale;
      return lost(tale, seat, { owner: facts.owner!, kind: "piece", id: String(facts.piece), count });
    case "damaged":
      return lost(tale, seat, { owner: seat, kind: "item", id: String(facts.item), count: 1 });
    default:
      return tale;
  }
}

function sideOf({ attacker }: Tale, seat: Owner): 0 | 1 {
  return seat === attacker ? 0 : 1;
}

/** Equal losses are told together. What belongs to neither side is an ally's, and lost to whoever removes it. */
function lost(tale: Tale, remover: Owner, loss: Loss): Tale {
  const fights = loss.owner === tale.attacker || loss.owner === tale.defender;
  const side = fights ? sideOf(tale, loss.owner) : remover === tale.attacker ? 1 : 0;
  const losses = changed(tale.losses, side, (before) => {
    const same = before.find(({ owner, kind, id }) => owner === loss.owner && kind === loss.kind && id === loss.id);
    if (!same) return [...before, loss];
    return before.map((other) => (other === same ? { ...same, count: same.count + loss.count } : other));
  });
  return { ...tale, losses };
}

function changed<Part>([attacker, defender]: Both<Part>, side: 0 | 1, change: (part: Part) => Part): Both<Part> {
  return side ? [attacker, change(defender)] : [change(attacker), defender];
}
