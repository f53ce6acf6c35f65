// The Marquise de Cat.
import { onMapFact, onMapLabel } from "../../panels/facts";
import type { MarquiseView } from "../../view";
import type { Faction } from "../faction";
import Board from "./Board.svelte";
import { BUILDINGS } from "./buildings";

export default {
  Board,
  flights: { hospitalized: { piece: "warrior", to: "keep" } },
  duringBattle: ["hospitalized"],
  facts: (board, words) => BUILDINGS.map((piece) => onMapFact(piece, board.tracks[piece]!.on_map, words)),
  achievements: (board, words) =>
    BUILDINGS.flatMap((piece) => {
      const count = board.tracks[piece]!.on_map;
      return count ? [onMapLabel(piece, count, words)] : [];
    }),
} satisfies Faction<MarquiseView>;
