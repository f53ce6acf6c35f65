// The table in words: what stands where, what a card takes, what an option costs; for labels, hints and buttons.
import type { Option, Player, Thing, Words } from "../../board";
import { costLabel, shortName, suitsLabel } from "./cards/labels";
import { CARDS, QUESTS } from "./cards/printed";
import { landmarksIn } from "./map/landmarks";
import { factsOf } from "./panels/facts";
import {
  type BoardView,
  type ClearingView,
  clearingOf,
  type ForestView,
  HIDDEN,
  PHASES,
  type PiecesView,
  piecesOf,
  type RootView,
} from "./view";

type Players = readonly Player[];

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const named = (kind: string, ids: readonly (string | number)[], words: Words) =>
  ids.map((id) => words.name({ kind, id })).join(", ");

/** How far the game is: the round and the phase. */
export function headline(view: RootView, words: Words): string {
  if (view.phase === "over") return words.say("table-over");
  if (!isTurn(view)) return words.say("table-preparation");
  return `${words.say("table-round", { round: view.round })} · ${words.say(`phase-${view.phase}`)}`;
}

/** Whether turns are taken, and the game is not being set up. */
export function isTurn(view: RootView): boolean {
  return PHASES.some((phase) => phase === view.phase);
}

/** The points of a seat; null when its marker left the track for a dominance card. */
export function score(view: RootView, seat: number): number | null {
  const own = view.seats[seat];
  return own?.marker ? own.score : null;
}

/** Pieces of one kind: "3 warriors", "sawmill", "2 × wood". */
function pieceLabel({ piece, sort, count }: PiecesView, words: Words): string {
  if (sort === "warrior") return words.say("n-warriors", { count });
  const name = words.name({ kind: "piece", id: piece });
  return count > 1 ? words.say("panel-many", { count, name }) : name;
}

/** What everybody has in a clearing: "Eva: 3 warriors, sawmill". */
export function standing(clearing: ClearingView, words: Words, players: Players): string[] {
  return players.flatMap((player) => {
    const pieces = piecesOf(clearing, player.seat).map((own) => pieceLabel(own, words));
    const pawn = clearing.pawns.includes(player.seat) ? [words.name({ kind: "piece", id: "pawn" })] : [];
    const all = [...pieces, ...pawn];
    return all.length ? [words.say("panel-has", { player: player.name, things: all.join(", ") })] : [];
  });
}

/** What can be said of the ground of a clearing: its suit, room for buildings, a ruin, who rules. */
function ground(clearing: ClearingView, view: RootView, words: Words, players: Players): string[] {
  return [
    words.say("panel-suit-of-clearing", { suit: words.name({ kind: "suit", id: clearing.suit }) }),
    ...(clearing.open_slots ? [words.say("panel-open-slots", { count: clearing.open_slots })] : []),
    ...landmarksIn(clearing, view, words, players),
    ...(clearing.ruler === null ? [] : [words.say("panel-ruled-by", { player: players[clearing.ruler]!.name })]),
  ];
}

/** Everything about a clearing that is seen at a glance, as one sentence. */
export function clearingLabel(clearing: ClearingView, view: RootView, words: Words, players: Players): string {
  const stand = standing(clearing, words, players);
  const all = [...ground(clearing, view, words, players), ...(stand.length ? stand : [words.say("panel-empty")])];
  return words.say("panel-place", {
    place: capital(words.name({ kind: "place", id: clearing.clearing })),
    things: all.join("; "),
  });
}

/** A forest and who hides in it, as one sentence. */
export function forestLabel(forest: ForestView, words: Words, players: Players): string {
  const place = capital(words.name({ kind: "place", id: forest.forest }));
  if (!forest.pawns.length) return place;
  const pawn = words.name({ kind: "piece", id: "pawn" });
  const things = forest.pawns.map((seat) => words.say("panel-has", { player: players[seat]!.name, things: pawn }));
  return words.say("panel-place", { place, things: things.join("; ") });
}

/** Where paths and rivers lead from a clearing. */
export function neighbours(clearing: ClearingView, words: Words): string[] {
  return [
    words.say("panel-paths-to", { clearings: clearing.adjacent.join(", ") }),
    ...(clearing.rivers.length ? [words.say("panel-rivers-to", { clearings: clearing.rivers.join(", ") })] : []),
  ];
}

/** What more a hint says about a thing, as it is now. */
export function describe(thing: Thing, view: RootView, words: Words, players: Players): string {
  const sentences = aboutThing(thing, view, words, players);
  return sentences.map((sentence) => `${capital(sentence).replace(/\.$/, "")}.`).join("\n");
}

function aboutThing({ kind, id }: Thing, view: RootView, words: Words, players: Players): string[] {
  switch (kind) {
    case "place":
      return typeof id === "number"
        ? aboutClearing(clearingOf(view, id), view, words, players)
        : aboutForest(id, view, words, players);
    case "card":
      return aboutCard(String(id), view, words, players);
    case "quest":
      return aboutQuest(String(id), words);
    case "seat":
      return aboutSeat(Number(id), view, words);
    case "item":
      return [words.say("panel-items-left", { count: view.items[id] ?? 0 })];
    default:
      return [];
  }
}

function aboutClearing(
  clearing: ClearingView | undefined,
  view: RootView,
  words: Words,
  players: Players,
): string[] {
  if (!clearing) return [];
  const stand = standing(clearing, words, players);
  return [ground(clearing, view, words, players).join(", "), ...stand, ...neighbours(clearing, words)];
}

function aboutForest(id: string, view: RootView, words: Words, players: Players): string[] {
  const forest = view.map.forests.find((found) => found.forest === id);
  if (!forest) return [];
  const around = words.say("panel-forest-clearings", { clearings: forest.clearings.join(", ") });
  return forest.pawns.length ? [forestLabel(forest, words, players), around] : [around];
}

/** Suit and cost of a card, and in whose hand it is known to be. */
function aboutCard(id: string, view: RootView, words: Words, players: Players): string[] {
  const card = CARDS.get(id);
  if (!card) return [];
  const holders = players.filter(({ seat }) => seat !== view.seat && view.seats[seat]?.hand.includes(id));
  return [
    words.say("panel-suit-of-card", { suit: words.name({ kind: "suit", id: card.suit }) }),
    card.cost.length ? costLabel(card.cost, words) : words.say("panel-no-crafting"),
    ...(card.item && !view.items[card.item] ? [words.say("panel-not-in-supply")] : []),
    ...holders.map(({ name }) => words.say("panel-known-in-hand", { player: name })),
  ];
}

function aboutQuest(id: string, words: Words): string[] {
  const quest = QUESTS.get(id);
  if (!quest) return [];
  return [
    words.say("panel-suit-of-quest", { suit: words.name({ kind: "suit", id: quest.suit }) }),
    words.say("panel-quest-items", { items: named("item", quest.items, words) }),
  ];
}

function aboutSeat(seat: number, view: RootView, words: Words): string[] {
  const own = view.seats[seat];
  if (!own?.faction) return [];
  return [words.name({ kind: "faction", id: own.faction }), ...factsOf(view, seat, words).map(({ label }) => label)];
}

/** A short note on an option, as it is now: a price, the suit of a card. */
export function note(option: Option, view: RootView, words: Words): string {
  const board = view.turn === null ? null : (view.seats[view.turn]?.board ?? null);
  return (board && ofBoard(option, board, words)) || ofCard(option, words);
}

/** What an option of a faction costs and scores. */
function ofBoard([verb, first]: Option, board: BoardView, words: Words): string {
  if (board.faction === "marquise" && verb === "build") {
    const track = board.tracks[String(first)];
    return words.say("note-build", { cost: track?.cost ?? 0, points: track?.points ?? 0 });
  }
  if (board.faction === "eyrie" && verb === "decree_build") {
    return words.say("note-roost", { points: board.roosts.points ?? 0 });
  }
  if (board.faction === "alliance") {
    const points = board.sympathy.points ?? 0;
    const cost = board.spread_costs[String(first)] ?? board.sympathy.cost ?? 0;
    if (verb === "spread") return words.say("note-spread", { cost, points });
    if (verb === "organize") return words.say("note-organize", { points });
    const isFull = board.capacity !== null && board.supporters.length >= board.capacity;
    return verb === "mobilize" && isFull ? words.say("note-no-room") : "";
  }
  if (board.faction === "vagabond" || board.faction === "vagabond_second") {
    if (verb === "quest") return questNote(String(first), board.quests, words);
    const relation = verb === "aid" ? board.relations.find(({ seat }) => seat === first) : undefined;
    return relation ? words.name({ kind: "relation", id: relation.space }) : "";
  }
  return "";
}

function questNote(id: string, done: Readonly<Record<string, readonly string[]>>, words: Words): string {
  const quest = QUESTS.get(id);
  if (!quest) return "";
  const items = named("item", quest.items, words);
  return words.say("note-quest", { items, points: (done[quest.suit]?.length ?? 0) + 1 });
}

/** Where in an option the card stands whose suit matters, by verb. */
const PAID: Readonly<Record<string, number>> = {
  ...{ craft: 1, spend: 1, discard: 1, extra_action: 1, overwork: 2, take_dominance: 2 },
  ...{ give_supporter: 1, supporter: 1, mobilize: 1, train: 1, day_labor: 1 },
};

/** The suit of the card that an option speaks of, unless its name tells; what crafting it takes and gives. */
function ofCard(option: Option, words: Words): string {
  const card = CARDS.get(String(option[PAID[option[0]] ?? 0]));
  if (!card) return "";
  if (option[0] === "craft") {
    const cost = suitsLabel(card.cost, words);
    return card.vp ? `${cost} · ${words.say("n-points", { points: card.vp })}` : cost;
  }
  const isTold = shortName("card", card.id, words) !== words.name({ kind: "card", id: card.id });
  return isTold ? "" : words.name({ kind: "suit", id: card.suit });
}

/** Cards that one knows, and how many one does not. */
export function handParts(hand: readonly string[]): { readonly known: readonly string[]; readonly hidden: number } {
  const known = hand.filter((card) => card !== HIDDEN);
  return { known, hidden: hand.length - known.length };
}
