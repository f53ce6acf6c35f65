// The Underground Duchy.
import type { Words } from "../../../../board";
import { onMapFact, onMapLabel } from "../../panels/facts";
import type { DuchyView } from "../../view";
import type { Faction } from "../faction";
import Board from "./Board.svelte";
import MinisterCard from "./MinisterCard.svelte";
import { BURROW, MINISTERS } from "./signs";

const burrowOf = ({ burrow }: DuchyView, words: Words) => words.told("told-burrow", { count: burrow });

export default {
  Board,
  people: { minister: MinisterCard },
  asks: ["minister"],
  duringBattle: ["failed", "dismissed"],
  facts: (board, words) => [
    ...Object.entries(board.on_map).map(([piece, count]) => onMapFact(piece, count, words)),
    onMapFact("tunnel", board.tunnels.length, words),
    { sign: { path: BURROW }, count: board.burrow, label: burrowOf(board, words) },
    {
      sign: { path: MINISTERS },
      count: board.swayed.length,
      label: words.told("told-swayed", { ministers: board.swayed }),
    },
  ],
  achievements: (board, words) => [
    ...Object.entries(board.on_map).flatMap(([piece, count]) => (count ? [onMapLabel(piece, count, words)] : [])),
    ...(board.swayed.length ? [words.told("told-swayed", { ministers: board.swayed })] : []),
  ],
} satisfies Faction<DuchyView>;
