// The Vagabond.
import quest from "icon:scroll-unfurled";
import type { VagabondView } from "../../view";
import type { Faction } from "../faction";
import Board from "./Board.svelte";
import CharacterCard from "./CharacterCard.svelte";
import { ready, sum } from "./items";

const questsOf = (board: VagabondView) => Object.values(board.quests).flat().length;

export default {
  Board,
  asks: ["condition", "item"],
  people: { character: CharacterCard },
  flights: { wandered: { piece: "pawn" }, entered_forest: { piece: "pawn" } },
  duringBattle: ["relation_changed", "exhausted", "enlisted", "ally_called"],
  usable: (board) => (item) => sum(ready(board.items).filter((found) => found.item === item)),
  facts(board, words) {
    const [usable, all] = [sum(ready(board.items)), sum(board.items)];
    const label = words.say("panel-items-ready", { ready: usable, all });
    const count = questsOf(board);
    return [
      { sign: { item: "bag" }, count: `${usable}/${all}`, label },
      { sign: { path: quest }, count, label: words.say("panel-quests-done", { count }) },
    ];
  },
  achievements: (board, words) => [
    words.name({ kind: "character", id: board.character }),
    words.say("panel-quests-done", { count: questsOf(board) }),
    ...["allied", "hostile"].flatMap((space) => {
      const count = board.relations.filter((relation) => relation.space === space).length;
      return count ? [`${words.name({ kind: "relation", id: space })}: ${count}`] : [];
    }),
  ],
} satisfies Faction<VagabondView>;
