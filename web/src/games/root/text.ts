// The whole table as text: the map clearing by clearing, what everybody shares, each player's board, one's own hand.
import type { Player, TextSection, Words } from "../../board";
import { cardLabel, questLabel } from "./cards/labels";
import { BUILDINGS } from "./cards/printed";
import { clearingLabel, forestLabel, handParts, headline, neighbours } from "./describe";
import { relationLabel } from "./panels/labels";
import { onMap } from "./panels/facts";
import {
  type AllianceView,
  COLUMNS,
  type EyrieView,
  type ItemsView,
  type MarquiseView,
  type RootView,
  type SeatView,
  type VagabondView,
} from "./view";

type Players = readonly Player[];

export function textView(view: RootView, words: Words, players: Players, me: number | null): TextSection[] {
  return [
    { title: headline(view, words), lines: now(view, words, players) },
    {
      title: words.say("panel-map", { map: words.name({ kind: "map", id: view.map.name }) }),
      lines: map(view, words, players),
    },
    { title: words.say("panel-shared"), lines: shared(view, words) },
    ...players.map((player) => ({
      title: seatTitle(view.seats[player.seat]!, player, words),
      lines: seatLines(view, player.seat, words, players),
    })),
    ...(me === null ? [] : [hand(view.seats[me]!, words)]),
  ];
}

const list = (kind: string, ids: readonly string[], words: Words) =>
  ids.map((id) => words.name({ kind, id })).join(", ") || "–";

function counts(kind: string, of: Readonly<Record<string, number>>, words: Words): string {
  return Object.entries(of)
    .map(([id, count]) => (count > 1 ? `${words.name({ kind, id })} ${count}` : words.name({ kind, id })))
    .join(", ");
}

/** Whose turn it is, a battle under way, who won. */
function now(view: RootView, words: Words, players: Players): string[] {
  if (view.winners.length) {
    return view.winners.map((seat) => words.say("table-winner", { player: players[seat]!.name }));
  }
  const turn = view.turn === null ? [] : [words.say("table-to-move", { player: players[view.turn]!.name })];
  if (!view.battle) return turn;
  const { attacker, defender, clearing } = view.battle;
  const facts = { player: players[attacker]!.name, defender: players[defender]!.name, clearing };
  return [...turn, words.say("panel-battle", facts)];
}

function map(view: RootView, words: Words, players: Players): string[] {
  const { ferry, tower, closed_paths: closed } = view.map;
  return [
    ...view.map.clearings.map(
      (clearing) => `${[clearingLabel(clearing, view, words, players), ...neighbours(clearing, words)].join("; ")}.`,
    ),
    ...view.map.forests.filter(({ pawns }) => pawns.length).map((forest) => forestLabel(forest, words, players)),
    ...(ferry === null ? [] : [words.say("table-ferry", { clearing: ferry })]),
    ...(tower === null ? [] : [words.say("table-tower", { clearing: tower })]),
    ...(closed.length ? [words.say("table-closed", { paths: closed.map((pair) => pair.join("–")).join(", ") })] : []),
  ];
}

function shared(view: RootView, words: Words): string[] {
  return [
    words.say("table-deck", { cards: view.deck, discarded: view.discard.length }),
    ...(view.available.length ? [words.say("table-available", { cards: list("card", view.available, words) })] : []),
    words.say("table-items", { items: counts("item", view.items, words) || "–" }),
    ...view.quests.map((quest) => words.say("panel-open-quest", { quest: questLabel(quest, words) })),
    ...(view.laid_out.length
      ? [words.say("table-laid-out", { factions: list("faction", view.laid_out, words) })]
      : []),
  ];
}

function seatTitle(own: SeatView, player: Player, words: Words): string {
  const faction = own.faction ? [words.name({ kind: "faction", id: own.faction })] : [];
  const points = own.marker ? words.say("table-points", { points: own.score }) : words.say("table-no-marker");
  return [player.name, ...faction, points].join(" · ");
}

function seatLines(view: RootView, seat: number, words: Words, players: Players): string[] {
  const own = view.seats[seat]!;
  const { known, hidden } = handParts(own.hand);
  const cards = own.hand.length;
  return [
    known.length
      ? words.say("table-hand", { cards, known: list("card", known, words), hidden })
      : words.say("panel-hand-count", { count: cards }),
    ...(own.supply.warrior === undefined ? [] : [words.say("panel-warriors-left", { count: own.supply.warrior })]),
    ...(own.dominance ? [words.say("table-dominance", { card: words.name({ kind: "card", id: own.dominance }) })] : []),
    ...(own.coalition === null ? [] : [words.say("table-coalition", { player: players[own.coalition]!.name })]),
    ...(own.crafted.length ? [words.say("table-crafted", { cards: list("card", own.crafted, words) })] : []),
    ...(Object.keys(own.items).length ? [words.say("table-box", { items: counts("item", own.items, words) })] : []),
    ...boardLines(view, seat, words),
  ];
}

/** The board of a faction, in the same words as at a terminal. */
export function boardLines(view: RootView, seat: number, words: Words): string[] {
  const board = view.seats[seat]!.board;
  switch (board?.faction) {
    case "marquise":
      return [...ofMarquise(board, words), words.say("panel-wood-on-map", { count: onMap(view, seat, "wood") })];
    case "eyrie":
      return ofEyrie(board, words);
    case "alliance":
      return ofAlliance(board, words);
    case "vagabond":
    case "vagabond_second":
      return ofVagabond(board, words);
    default:
      return [];
  }
}

function ofMarquise(board: MarquiseView, words: Words): string[] {
  return [
    words.say("table-marquise", { actions: board.actions, cards: board.cards_in_evening }),
    ...BUILDINGS.map((piece) => {
      const { on_map, on_track, cost, points } = board.tracks[piece]!;
      const prices = { cost: cost ?? 0, points: points ?? 0 };
      return words.say("table-marquise-track", { piece: words.say(`piece-${piece}`), on_map, on_track, ...prices });
    }),
  ];
}

function ofEyrie(board: EyrieView, words: Words): string[] {
  const leader = board.leader ? words.name({ kind: "leader", id: board.leader }) : "–";
  return [
    words.say("table-eyrie-leader", { leader, left: list("leader", board.leaders_left, words) }),
    ...COLUMNS.map((column) =>
      words.say("table-eyrie-column", {
        column: words.name({ kind: "column", id: column }),
        cards: list("card", board.decree[column], words),
        resolved: board.resolved[column].length,
      }),
    ),
    words.say("table-eyrie-roosts", {
      on_map: board.roosts.on_map,
      on_track: board.roosts.on_track,
      next: board.roosts.points ?? 0,
      points: board.points_in_evening,
      cards: board.cards_in_evening,
    }),
  ];
}

function ofAlliance(board: AllianceView, words: Words): string[] {
  const { known, hidden } = handParts(board.supporters);
  const { on_map, on_track, cost, points } = board.sympathy;
  const bases = Object.keys(board.bases).filter((suit) => board.bases[suit]);
  const held = { count: board.supporters.length, capacity: board.capacity ?? 0, hidden };
  return [
    words.say("table-alliance-supporters", { ...held, known: list("card", known, words) }),
    words.say("table-alliance-bases", { bases: list("suit", bases, words), cards: board.cards_in_evening }),
    words.say("table-alliance-officers", { officers: board.officers, operations: board.operations }),
    words.say("table-alliance-sympathy", { on_map, on_track, cost: cost ?? 0, points: points ?? 0 }),
    words.say("panel-martial-law"),
  ];
}

function ofVagabond(board: VagabondView, words: Words): string[] {
  const numbers = { limit: board.item_limit, refreshes: board.refreshes, cards: board.cards_in_evening };
  const character = board.character ? words.name({ kind: "character", id: board.character }) : "–";
  const places = (["track", "satchel", "damaged"] as const).flatMap((place) => {
    const items = board.items.filter((found) => found.place === place).map((found) => itemsText(found, words));
    return items.length ? [words.say(`table-vagabond-${place}`, { items: items.join(", ") })] : [];
  });
  const done = Object.values(board.quests).flat();
  return [
    words.say("table-vagabond", { character, ...numbers }),
    ...places,
    ...board.relations.map((relation) => relationLabel(relation, words)),
    ...(done.length ? [words.say("table-vagabond-quests", { quests: list("quest", done, words) })] : []),
  ];
}

/** Items of one name; exhausted ones are in parentheses. */
function itemsText({ item, count, exhausted }: ItemsView, words: Words): string {
  const name = words.name({ kind: "item", id: item });
  const many = count > 1 ? `${name} ${count}` : name;
  return exhausted ? `(${many})` : many;
}

function hand(own: SeatView, words: Words): TextSection {
  return {
    title: words.say("panel-my-hand", { count: own.hand.length }),
    lines: own.hand.length ? own.hand.map((card) => cardLabel(card, words)) : [words.say("panel-hand-empty")],
  };
}
