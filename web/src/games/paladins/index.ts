// The board of Paladins, for the shell.
//
// `kingdom/` is the main board with what lies around it: regions and outsiders, townsfolk, the tavern, the King's cards.
// `player/` is a player board: workers, stock, attributes, action spaces, jars; and the virtual player. `cards/` are
// faces of cards, `pieces/` workers and tokens, `panels/` what stands beside the board and at the end.
import type { GameBoard } from "../../board";
import Board from "./Board.svelte";
import FinalScoring from "./panels/FinalScoring.svelte";
import Legend from "./panels/Legend.svelte";
import Picture from "./panels/Picture.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import { type Content, type PaladinsView, score } from "./view";
import { world } from "./world";

export default {
  Board,
  world,
  seatPanel: SeatPanel,
  finalScoring: FinalScoring,
  picture: Picture,
  legend: Legend,
  score,
} satisfies GameBoard<PaladinsView, Content>;
