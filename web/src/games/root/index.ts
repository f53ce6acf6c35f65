// The board of Root, for the shell.
//
// What is where in this folder:
// * A clearing and a forest are things of the kind `place`: a clearing by its number, a forest by its name.
// * `view.ts` the types of what comes; `world.ts` colours, `lookOf(faction)`: a seat wears the colour of its faction.
// * `map/` the woodland with everything on it; `battle/` a battle step by step; `around/` what lies around the map:
//   turn and phase, score track, deck, discard pile, item supply, dominance cards; `Board.svelte` all of it.
// * `pieces/` small drawings, in pages and in drawings alike, where `x` and `y` are their middle: `Piece.svelte`
//   (warriors and pawns free-standing, buildings square, tokens round), `Item.svelte`, `SuitSign.svelte`.
// * `panels/`, `cards/` seat panels, hand, faction boards, the end; `describe.ts`, `text.ts` the table in words;
//   `clearingLabel` and `forestLabel` are what a reader of the screen hears of a place.
// * `texts/en.ftl` words of the map, the battle and what lies around (`board-…`), `texts/panels.en.ftl` those of the
//   panels and of descriptions.
import type { GameBoard } from "../../board";
import Board from "./Board.svelte";
import { describe, headline, note, score } from "./describe";
import FinalScoring from "./panels/FinalScoring.svelte";
import Hand from "./panels/Hand.svelte";
import Legend from "./panels/Legend.svelte";
import Picture from "./panels/Picture.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import { textView } from "./text";
import type { RootView } from "./view";
import { looks, world } from "./world";

export default {
  Board,
  world,
  looks,
  seatPanel: SeatPanel,
  hand: Hand,
  finalScoring: FinalScoring,
  picture: Picture,
  legend: Legend,
  headline,
  score,
  textView,
  describe,
  note,
} satisfies GameBoard<RootView>;
