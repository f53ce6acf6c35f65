// Pieces that can be picked by themselves: whom to attack, what to lose, once it is clear in which clearing.
import { type Target, type Thing, type Words, roleOf } from "../../../board";
import type { ClearingView, Owner, RootView } from "../view";

interface Question {
  readonly view: RootView;
  readonly targets: readonly Target[];
  readonly words: Words;
  readonly me: number | null;
}

/** What picking a piece picks, and what it is called. */
export interface Prey {
  readonly thing: Thing;
  readonly label: string;
}

export type PreyOf = (piece: string, owner: Owner | null, count: number) => Prey | null;

/** What can be picked in a clearing: it was chosen, or the battle is there, or else my own pawn is. */
export function preyIn(clearing: ClearingView, { view, targets, words, me }: Question): PreyOf {
  const isOpen = (thing: Thing) => ["source", "target"].includes(roleOf(targets, thing) ?? "");
  const isChosen = roleOf(targets, { kind: "place", id: clearing.clearing }) === "chosen";
  const isMeant = view.battle ? view.battle.clearing === clearing.clearing : me !== null && clearing.pawns.includes(me);
  if (!isChosen && !isMeant) return () => null;
  const where = words.name({ kind: "place", id: clearing.clearing });
  return (piece, owner, count) => {
    if (owner === null) return null;
    const [kind, seat] = [
      { kind: "piece", id: piece },
      { kind: "seat", id: owner },
    ];
    const isMine = owner === me || !clearing.pieces.some((mine) => mine.owner === me && mine.piece === piece);
    const thing = isOpen(kind) && isMine ? kind : isOpen(seat) ? seat : null;
    const facts = { player: words.name(seat), piece: words.name(kind), count, clearing: where };
    return thing && { thing, label: words.say("board-piece-here", facts) };
  };
}
