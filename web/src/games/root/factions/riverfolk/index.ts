// The Riverfolk Company.
import { onMapFact, onMapLabel } from "../../panels/facts";
import type { RiverfolkView } from "../../view";
import type { Faction } from "../faction";
import Board from "./Board.svelte";
import { counted } from "./boxes";
import { FUNDS } from "./signs";

export default {
  Board,
  asks: ["service"],
  sells: ["service"],
  duringBattle: ["disrupted"],
  facts: (board, words) => [
    ...Object.entries(board.trade_posts).map(([post, track]) => onMapFact(post, track.on_map, words)),
    { sign: { path: FUNDS }, count: counted(board.funds), label: words.say("panel-funds") },
  ],
  achievements: (board, words) =>
    Object.entries(board.trade_posts).flatMap(([post, { on_map }]) => (on_map ? [onMapLabel(post, on_map, words)] : [])),
} satisfies Faction<RiverfolkView>;
