// The Corvid Conspiracy.
import { onMapFact } from "../../panels/facts";
import type { CorvidsView } from "../../view";
import type { Faction } from "../faction";
import Board from "./Board.svelte";

const lying = (board: CorvidsView, isUp: boolean) => board.plots.filter(({ face_up }) => face_up === isUp);

export default {
  Board,
  duringBattle: ["raided"],
  facts(board, words) {
    const shown = lying(board, true).map(({ plot }) => plot!);
    return [
      onMapFact("plot", lying(board, false).length, words),
      ...[...new Set(shown)].map((plot) => onMapFact(`plot_${plot}`, shown.filter((one) => one === plot).length, words)),
    ];
  },
  achievements: (board, words) =>
    lying(board, true).map(({ plot, clearing }) => words.told("told-plot-up", { plot: plot!, clearing })),
} satisfies Faction<CorvidsView>;
