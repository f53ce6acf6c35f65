// What is known of a seat at a glance: short facts, each with a sign, a number and words.
import type { Words } from "../../../board";
import { BUILDINGS } from "../cards/printed";
import { CARDS_SIGN, OFFICER, POINTS_SIGN, QUEST, SUPPORTERS } from "../signs";
import type { AllianceView, EyrieView, MarquiseView, RootView, SeatView, VagabondView } from "../view";

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

/** The facts of a seat: those of every faction, then its own. */
export function factsOf(view: RootView, seat: number, words: Words): Fact[] {
  const own = view.seats[seat]!;
  return [...commonFacts(own, words), ...ofBoard(own, words)];
}

/** What every faction has: cards in hand, warriors to come. */
export function commonFacts(own: SeatView, words: Words): Fact[] {
  const hand = own.hand.length;
  const cards = { sign: { path: CARDS_SIGN }, count: hand, label: words.say("panel-hand-count", { count: hand }) };
  const left = own.supply.warrior;
  if (left === undefined) return [cards];
  return [cards, { sign: { piece: "warrior" }, count: left, label: words.say("panel-warriors-left", { count: left }) }];
}

function ofBoard(own: SeatView, words: Words): Fact[] {
  switch (own.board?.faction) {
    case "marquise":
      return ofMarquise(own.board, words);
    case "eyrie":
      return ofEyrie(own.board, words);
    case "alliance":
      return ofAlliance(own.board, words);
    case "vagabond":
    case "vagabond_second":
      return ofVagabond(own.board, words);
    default:
      return [];
  }
}

function piecesOnMap(piece: string, count: number, words: Words): Fact {
  const label = words.say("panel-on-map", { piece: words.name({ kind: "piece", id: piece }), count });
  return { sign: { piece }, count, label };
}

function ofMarquise(board: MarquiseView, words: Words): Fact[] {
  return BUILDINGS.map((piece) => piecesOnMap(piece, board.tracks[piece]!.on_map, words));
}

function ofEyrie(board: EyrieView, words: Words): Fact[] {
  const points = board.points_in_evening;
  return [
    piecesOnMap("roost", board.roosts.on_map, words),
    { sign: { path: POINTS_SIGN }, count: `+${points}`, label: words.say("panel-evening-points", { points }) },
  ];
}

function ofAlliance(board: AllianceView, words: Words): Fact[] {
  const bases = Object.keys(board.bases).filter((suit) => board.bases[suit]);
  const supporters = board.supporters.length;
  return [
    piecesOnMap("sympathy", board.sympathy.on_map, words),
    { sign: { path: SUPPORTERS }, count: supporters, label: words.say("panel-supporters", { count: supporters }) },
    { sign: { path: OFFICER }, count: board.officers, label: words.say("panel-officers", { count: board.officers }) },
    ...bases.map((suit) => ({ ...piecesOnMap(`base_${suit}`, 1, words), count: "" })),
  ];
}

function ofVagabond(board: VagabondView, words: Words): Fact[] {
  const sum = (items: VagabondView["items"]) => items.reduce((total, { count }) => total + count, 0);
  const all = sum(board.items);
  const ready = sum(board.items.filter(({ place, exhausted }) => place !== "damaged" && !exhausted));
  const quests = Object.values(board.quests).flat().length;
  return [
    { sign: { item: "bag" }, count: `${ready}/${all}`, label: words.say("panel-items-ready", { ready, all }) },
    { sign: { path: QUEST }, count: quests, label: words.say("panel-quests-done", { count: quests }) },
  ];
}
