// The board of Crescent Moon, for the shell.
//
// What is where in this folder:
// * A hex is a thing of the kind `hex`, by the name of its tile; a place where a tile may be laid is of the kind `place`.
// * `view.ts` the types of what comes; `world.ts` colours: a seat wears the colour of its character; `signs.ts` icons.
// * `map/` the map with everything on it; `clash/` a combat or contest step by step, folded from the log; `around/` year and
//   turn, and negotiations; `cards/` the market and cards; `pieces/` small drawings; `panels/` seats, hand, the end.
// * What the rules tell is said with their messages (`told-…`); `texts/` has what only the board says (`board-…`).
import type { GameBoard } from "../../board";
import Board from "./Board.svelte";
import FinalScoring from "./panels/FinalScoring.svelte";
import Hand from "./panels/Hand.svelte";
import Legend from "./panels/Legend.svelte";
import Picture from "./panels/Picture.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import { type Content, type CrescentView, held, score } from "./view";
import { looks, world } from "./world";

export default {
  Board,
  world,
  looks,
  seatPanel: SeatPanel,
  hand: Hand,
  held,
  finalScoring: FinalScoring,
  picture: Picture,
  legend: Legend,
  score,
} satisfies GameBoard<CrescentView, Content>;
