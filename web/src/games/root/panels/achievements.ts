// How a game was won, and what each faction has to show for it.
import type { Player, Words } from "../../../board";
import { factionOf } from "../factions";
import type { RootView } from "../view";
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
export function achievements(view: RootView, seat: number, words: Words): string[] {
  const own = view.seats[seat]!;
  const ruled = view.map.clearings.filter(({ ruler }) => ruler === seat).length;
  const items = Object.values(own.items).reduce((sum, count) => sum + count, 0);
  return [
    ...(own.dominance || own.coalition !== null ? [words.say("panel-last-score", { points: own.score })] : []),
    ...(own.coalition === null ? [] : [words.told("told-coalition", { partner: own.coalition })]),
    ...((own.board && factionOf(own.faction).achievements?.(own.board, words)) ?? []),
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
