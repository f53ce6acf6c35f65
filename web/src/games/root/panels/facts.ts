// Short facts about a seat, each with a sign, a number and words.
import type { Words } from "../../../board";
import type { RootView } from "../view";

/** What stands beside the number: a piece of the seat's faction, an item, or a sign. */
export type FactSign = { readonly piece: string } | { readonly item: string } | { readonly path: string };

export interface Fact {
  readonly sign: FactSign;
  readonly count: string | number;
  readonly label: string;
}

/** Pieces of a kind that a seat has on the map. */
export function onMap(view: RootView, seat: number, piece: string): number {
  return view.map.clearings
    .flatMap(({ pieces }) => pieces)
    .filter((pieces) => pieces.owner === seat && pieces.piece === piece)
    .reduce((sum, { count }) => sum + count, 0);
}

export function onMapLabel(piece: string, count: number, words: Words): string {
  return words.say("panel-on-map", { piece: words.name({ kind: "piece", id: piece }), count });
}

export function onMapFact(piece: string, count: number, words: Words): Fact {
  return { sign: { piece }, count, label: onMapLabel(piece, count, words) };
}
