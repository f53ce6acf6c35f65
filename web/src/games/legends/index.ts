// The board of Legends, for the shell.
import type { GameBoard } from "../../board";
import Board from "./Board.svelte";
import FinalScoring from "./panels/FinalScoring.svelte";
import Legend from "./panels/Legend.svelte";
import Picture from "./panels/Picture.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import { type Content, type LegendsView, score } from "./view";
import { world } from "./world";

export default {
  Board,
  world,
  seatPanel: SeatPanel,
  finalScoring: FinalScoring,
  picture: Picture,
  legend: Legend,
  score,
} satisfies GameBoard<LegendsView, Content>;
