// The board of Root, for the shell.
//
// What is where in this folder:
// * Clearings, forests and paths are things of the kind `place`: a clearing by its number, the others by their names.
// * `view.ts` the types of what comes; `world.ts` colours, `lookOf(faction)`: a seat wears the colour of its faction.
// * `factions/<faction>/` all that belongs to one faction: its board and what else it shows (`index.ts`), its pieces
//   (`pieces.ts`), its words (`texts/`). Nothing outside names a faction; see `factions/faction.ts`.
// * `map/` the woodland with everything on it; `battle/` a battle step by step; `around/` what lies around the map:
//   turn and phase, score track, deck, discard pile, item supply, dominance cards; `Board.svelte` all of it.
// * `pieces/` small drawings, in pages and in drawings alike (`Small.svelte`): `Piece.svelte`
//   (warriors and pawns free-standing, buildings square, tokens round), `Item.svelte`, `SuitSign.svelte`.
// * `panels/`, `cards/` seat panels, hand, the end; `cards/printed.ts` what is printed on cards and boards.
// * What the rules tell is said with their messages (`told-…`); `texts/en.ftl` has what only the map, the battle and what
//   lies around say (`board-…`), `texts/panels.en.ftl` what only the panels say.
import type { GameBoard } from "../../board";
import Board from "./Board.svelte";
import FinalScoring from "./panels/FinalScoring.svelte";
import Hand from "./panels/Hand.svelte";
import Legend from "./panels/Legend.svelte";
import Picture from "./panels/Picture.svelte";
import SeatPanel from "./panels/SeatPanel.svelte";
import { type Content, held, type RootView, score } from "./view";
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
} satisfies GameBoard<RootView, Content>;
