// The Eyrie Dynasties.
import { onMapFact, onMapLabel } from "../../panels/facts";
import { POINTS_SIGN } from "../../signs";
import type { EyrieView } from "../../view";
import type { Faction } from "../faction";
import Board from "./Board.svelte";
import LeaderCard from "./LeaderCard.svelte";

export default {
  Board,
  asks: ["column"],
  people: { leader: LeaderCard },
  facts(board, words) {
    const points = board.points_in_evening;
    return [
      onMapFact("roost", board.roosts.on_map, words),
      { sign: { path: POINTS_SIGN }, count: `+${points}`, label: words.say("told-evening-points", { points }) },
    ];
  },
  achievements: (board, words) => [
    ...(board.roosts.on_map ? [onMapLabel("roost", board.roosts.on_map, words)] : []),
    ...(board.leader ? [words.name({ kind: "leader", id: board.leader })] : []),
  ],
} satisfies Faction<EyrieView>;
