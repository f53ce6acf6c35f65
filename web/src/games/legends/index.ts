// The board of Legends, for the shell.
import type { GameBoard } from "../../board";
import Board from "./Board.svelte";
import { describe, headline, note, score, textView } from "./describe";
import FinalScoring from "./panels/FinalScoring.svelte";
import Legend from "./panels/Legend.svelte";
import Picture from "./panels/Picture.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import type { LegendsView } from "./view";
import { world } from "./world";

export default {
  Board,
  world,
  seatPanel: SeatPanel,
  finalScoring: FinalScoring,
  picture: Picture,
  legend: Legend,
  headline,
  score,
  textView,
  describe,
  note,
} satisfies GameBoard<LegendsView>;
