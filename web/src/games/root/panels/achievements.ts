// How a game was won, and what each faction has to show for it.
import type { Player, Words } from "../../../board";
import { BUILDINGS } from "../cards/printed";
import type { BoardView, RootView } from "../view";
import { onMap } from "./facts";

type Players = readonly Player[];

/** How the game was won, in a sentence or two. */
export function victory(view: RootView, winners: readonly number[], words: Words, players: Players): string {
  const first = winners.find((seat) => view.seats[seat]!.coalition === null) ?? winners[0];
  if (first === undefined) return "";
  const own = view.seats[first]!;
  const facts = { player: players[first]!.name, faction: words.name({ kind: "faction", id: own.faction }) };
  const how =
    view.won_by === "dominance"
      ? words.say("panel-won-dominance", { ...facts, card: words.name({ kind: "card", id: own.dominance }) })
      : words.say("panel-won-points", { ...facts, points: own.score });
  const partners = winners.filter((seat) => seat !== first).map((seat) => players[seat]!.name);
  return [how, ...partners.map((player) => words.say("panel-won-coalition", { player }))].join(" ");
}

/** What a seat achieved: what its faction lives for, what it crafted, where it rules. */
export function achievements(view: RootView, seat: number, words: Words, players: Players): string[] {
  const own = view.seats[seat]!;
  const ruled = view.map.clearings.filter(({ ruler }) => ruler === seat).length;
  const items = Object.values(own.items).reduce((sum, count) => sum + count, 0);
  return [
    ...(own.dominance || own.coalition !== null ? [words.say("panel-last-score", { points: own.score })] : []),
    ...(own.coalition === null ? [] : [words.say("table-coalition", { player: players[own.coalition]!.name })]),
    ...(own.board ? ofBoard(own.board, words) : []),
    ...(own.supply.warrior === undefined
      ? []
      : [
          words.say("panel-rules-clearings", { count: ruled }),
          words.say("panel-warriors-on-map", { count: onMap(view, seat, "warrior") }),
        ]),
    ...(own.crafted.length ? [words.say("panel-cards-crafted", { count: own.crafted.length })] : []),
    ...(items ? [words.say("panel-items-crafted", { count: items })] : []),
  ];
}

function ofBoard(board: BoardView, words: Words): string[] {
  const onTheMap = (piece: string, count: number) =>
    count ? [words.say("panel-on-map", { piece: words.name({ kind: "piece", id: piece }), count })] : [];
  switch (board.faction) {
    case "marquise":
      return BUILDINGS.flatMap((piece) => onTheMap(piece, board.tracks[piece]!.on_map));
    case "eyrie":
      return [
        ...onTheMap("roost", board.roosts.on_map),
        ...(board.leader ? [words.name({ kind: "leader", id: board.leader })] : []),
      ];
    case "alliance":
      return [
        ...onTheMap("sympathy", board.sympathy.on_map),
        ...Object.keys(board.bases)
          .filter((suit) => board.bases[suit])
          .map((suit) => words.name({ kind: "piece", id: `base_${suit}` })),
        words.say("panel-officers", { count: board.officers }),
      ];
    case "vagabond":
    case "vagabond_second":
      return [
        words.name({ kind: "character", id: board.character }),
        words.say("panel-quests-done", { count: Object.values(board.quests).flat().length }),
        ...["allied", "hostile"].flatMap((space) => {
          const count = board.relations.filter((relation) => relation.space === space).length;
          return count ? [`${words.name({ kind: "relation", id: space })}: ${count}`] : [];
        }),
      ];
  }
}
