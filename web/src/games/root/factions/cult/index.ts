// The Lizard Cult.
import { onMapFact, onMapLabel } from "../../panels/facts";
import type { CultView } from "../../view";
import type { Faction } from "../faction";
import Board from "./Board.svelte";
import { ACOLYTES } from "./signs";

export default {
  Board,
  duringBattle: ["acolytes_joined", "feared"],
  facts(board, words) {
    return [
      ...Object.entries(board.gardens).map(([garden, track]) => onMapFact(garden, track.on_map, words)),
      { sign: { path: ACOLYTES }, count: board.acolytes, label: words.told("told-acolytes", { count: board.acolytes }) },
    ];
  },
  achievements: (board, words) =>
    Object.entries(board.gardens).flatMap(([garden, { on_map }]) =>
      on_map ? [onMapLabel(garden, on_map, words)] : [],
    ),
} satisfies Faction<CultView>;
