// The generic table: any game can be played on it, from the structure of its view.
import type { GameBoard } from "../board";
import GenericBoard from "./GenericBoard.svelte";
import GenericSeat from "./GenericSeat.svelte";

export default {
  Board: GenericBoard,
  seatPanel: GenericSeat,
  world: { light: {}, dark: {} },
  score: (view: { seats?: { score?: unknown }[] }, seat: number) => {
    const score = view.seats?.[seat]?.score;
    return typeof score === "number" ? score : null;
  },
} satisfies GameBoard;
