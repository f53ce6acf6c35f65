// The Woodland Alliance.
import { onMapFact, onMapLabel } from "../../panels/facts";
import type { Words } from "../../../../board";
import type { AllianceView } from "../../view";
import type { Faction } from "../faction";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { OFFICER, SUPPORTERS } from "./signs";

/** The bases that are on the map, as pieces. */
const basesOf = (board: AllianceView) =>
  Object.keys(board.bases)
    .filter((suit) => board.bases[suit])
    .map((suit) => `base_${suit}`);

const officersOf = ({ officers, operations }: AllianceView, words: Words) =>
  words.say("told-officers", { officers, operations });

export default {
  Board,
  Hand,
  flights: { sympathy: { piece: "sympathy" } },
  duringBattle: [
    ...["outrage", "supporter_given", "supporter_given_card", "supporter_joined", "supporter_joined_card"],
    ...["supporter_discarded", "officers_lost"],
  ],
  facts(board, words) {
    const supporters = board.supporters.length;
    return [
      onMapFact("sympathy", board.sympathy.on_map, words),
      { sign: { path: SUPPORTERS }, count: supporters, label: words.say("told-supporters", { count: supporters }) },
      { sign: { path: OFFICER }, count: board.officers, label: officersOf(board, words) },
      ...basesOf(board).map((base) => ({ ...onMapFact(base, 1, words), count: "" })),
    ];
  },
  achievements: (board, words) => [
    ...(board.sympathy.on_map ? [onMapLabel("sympathy", board.sympathy.on_map, words)] : []),
    ...basesOf(board).map((base) => words.name({ kind: "piece", id: base })),
    officersOf(board, words),
  ],
} satisfies Faction<AllianceView>;
