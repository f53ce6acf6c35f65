// A battle as it is told by events, from the attack to what was lost; the view adds what happened before the page came.
import type { GameEvent } from "../../../board";
import type { BattleView } from "../view";

/** Pieces that were removed, or an item that was damaged. */
export interface Loss {
  readonly owner: number;
  readonly kind: "piece" | "item";
  readonly id: string;
  readonly count: number;
}

export interface Tale {
  readonly attacker: number;
  readonly defender: number;
  readonly clearing: number;
  /** The ambush card, or empty; and how it ended: `foiled`, `avoided`, or empty. */
  readonly ambush: string;
  readonly outcome: string;
  /** Rolled hits as the dice show them, the attacker's first; null before the roll. */
  readonly dice: readonly [number, number] | null;
  readonly isDefenseless: boolean;
  /** Cards that were used. */
  readonly used: readonly { readonly seat: number; readonly card: string }[];
  /** Hits taken, the attacker's first; null before they are dealt. */
  readonly hits: readonly [number, number] | null;
  readonly losses: readonly Loss[];
}

/** What happens around a battle without ending its tale. */
const AMONG = [
  ...["scored", "lost_points", "discarded", "spent", "crafted_discarded", "hospitalized", "drew", "drew_card"],
  ...["outrage", "relation_changed", "exhausted", "enlisted", "ally_called", "became_available"],
];

export function begun(attacker: number, defender: number, clearing: number): Tale {
  return {
    attacker,
    defender,
    clearing,
    ambush: "",
    outcome: "",
    dice: null,
    isDefenseless: false,
    used: [],
    hits: null,
    losses: [],
  };
}

/** The tale after one more event; null when the event is no part of a battle. */
export function told(tale: Tale | null, { kind, facts }: GameEvent): Tale | null {
  const [seat, card] = [Number(facts.seat), String(facts.card ?? "")];
  if (kind === "battle") return begun(seat, Number(facts.defender), Number(facts.clearing));
  if (!tale) return null;
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
      return { ...tale, used: [...tale.used, { seat, card }] };
    case "hits": {
      const [own, other] = tale.hits ?? [0, 0];
      const count = Number(facts.count);
      return { ...tale, hits: seat === tale.attacker ? [own + count, other] : [own, other + count] };
    }
    case "removed":
      if (facts.clearing !== tale.clearing) return tale;
      return lost(tale, Number(facts.owner), "piece", String(facts.piece), Number(facts.count));
    case "damaged":
      return lost(tale, seat, "item", String(facts.item), 1);
    default:
      return AMONG.includes(kind) ? tale : null;
  }
}

function lost(tale: Tale, owner: number, kind: Loss["kind"], id: string, count: number): Tale {
  return { ...tale, losses: [...tale.losses, { owner, kind, id, count }] };
}

/** The last battle that some events tell of, going on from a tale; with whether it is still told when they end. */
export function toldBy(events: readonly GameEvent[], before: Tale | null): { tale: Tale | null; isOpen: boolean } {
  let last = before;
  let open = before;
  for (const event of events) {
    open = told(open, event);
    if (open) last = open;
  }
  return { tale: last, isOpen: open !== null };
}

/** A tale with what the view knows of the battle that is under way; whose die is whose, only rolled hits tell. */
export function seen(tale: Tale | null, battle: BattleView): Tale {
  const { attacker, defender, clearing, dice, rolled } = battle;
  const isSame = tale?.attacker === attacker && tale.defender === defender && tale.clearing === clearing;
  const known = isSame ? tale : begun(attacker, defender, clearing);
  const [own, other] = rolled;
  if (known.dice || !dice.length || own === undefined || other === undefined) return known;
  return { ...known, dice: [own, other] };
}
