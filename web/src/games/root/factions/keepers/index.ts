// The Keepers in Iron.
import { onMapFact } from "../../panels/facts";
import type { KeepersView } from "../../view";
import type { Faction } from "../faction";
import Board from "./Board.svelte";

const recovered = (board: KeepersView) => Object.entries(board.recovered).filter(([, values]) => values.length);

export default {
  Board,
  asks: ["duty"],
  duringBattle: ["knights", "hidden"],
  facts: (board, words) => [
    ...board.waystations
      .filter(({ clearing }) => clearing !== null)
      .map(({ shows, below }) => ({ ...onMapFact(`waystation_${shows}_${below}`, 1, words), count: "" })),
    ...recovered(board).map(([relic_type, values]) => ({
      sign: { piece: `relic_${relic_type}_${values.at(-1)}` },
      count: values.length,
      label: words.told("told-recovered", { relic_type, values }),
    })),
  ],
  achievements: (board, words) =>
    recovered(board).map(([relic_type, values]) => words.told("told-recovered", { relic_type, values })),
} satisfies Faction<KeepersView>;
