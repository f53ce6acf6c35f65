// The Lord of the Hundreds.
import { onMapFact, onMapLabel } from "../../panels/facts";
import type { HundredsView } from "../../view";
import type { Faction } from "../faction";
import Board from "./Board.svelte";
import MoodCard from "./MoodCard.svelte";
import { MOOD } from "./signs";

export default {
  Board,
  people: { mood: MoodCard },
  asks: ["item"],
  duringBattle: ["looting", "looted", "hoarded", "scrapped", "stubborn"],
  facts: (board, words) => [
    { sign: { path: MOOD }, count: "", label: words.told("told-mood", { mood: board.mood }) },
    onMapFact("stronghold", board.strongholds, words),
    onMapFact("mob", board.mobs.length, words),
  ],
  achievements: (board, words) => [
    ...(board.strongholds ? [onMapLabel("stronghold", board.strongholds, words)] : []),
    ...(board.mobs.length ? [onMapLabel("mob", board.mobs.length, words)] : []),
  ],
} satisfies Faction<HundredsView>;
