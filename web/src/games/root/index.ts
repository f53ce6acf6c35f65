// The board of Root, for the shell.
//
// What is where in this folder:
// * A clearing and a forest are things of the kind `place`: a clearing by its number, a forest by its name.
// * `view.ts` the types of what comes; `world.ts` colours, `lookOf(faction)`: a seat wears the colour of its faction.
// * `map/` the woodland with everything on it; `battle/` a battle step by step; `around/` what lies around the map:
//   turn and phase, score track, deck, discard pile, item supply, dominance cards; `Board.svelte` all of it.
// * `pieces/` small drawings that others use, in pages and in drawings alike: each is one `<svg>`,
//   `size` wide and high, its middle at `x`, `y` (both 0 unless told; they matter inside a drawing only), and silent
//   unless it has a `label`:
//     `Piece.svelte` {piece, faction, size, x?, y?}: `warrior` and `pawn` free-standing silhouettes, buildings square,
//        tokens round, `ruin`; `Item.svelte` {item, exhausted?, damaged?, size, x?, y?}, also for `hidden`;
//     `SuitSign.svelte` {suit, size, x?, y?}, also for `bird`.
// * `panels/`, `cards/` seat panels, hand, faction boards, end of the game; `describe.ts`, `text.ts` the table in words;
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
