// The board of Uprising, for the shell.
//
// What is where in this folder:
// * A city and a territory are things of the kind `space`.
// * `map/` the map, drawn from the places of the table's own map: fields, roads, cities, units, arrows and stamps of fights.
// * `panels/` what can be bought in the economic phase, the sums of a fight, seat panels, hand, the end, the legend.
// * `cards/` special cards; `signs.ts` small signs; `world.ts` colours.
// * What the rules tell is said with their messages; `texts/` has what only the board says (`board-…`).
import type { GameBoard } from "../../board";
import Board from "./Board.svelte";
import FinalScoring from "./panels/FinalScoring.svelte";
import Hand from "./panels/Hand.svelte";
import Legend from "./panels/Legend.svelte";
import Picture from "./panels/Picture.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import { type Content, held, score, type UprisingView } from "./view";
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
} satisfies GameBoard<UprisingView, Content>;
