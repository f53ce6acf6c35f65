// What is printed on cards and on the boards of factions, from the tables beside the rules (`data/*.yaml`). Their
// entries are written in the flow style of YAML, which is JSON with bare words.
import baseTable from "../../../../../src/deskovka/games/root/data/deck-base.yaml?raw";
import exilesTable from "../../../../../src/deskovka/games/root/data/deck-exiles.yaml?raw";
import factionsTable from "../../../../../src/deskovka/games/root/data/factions.yaml?raw";

function read<Entry>(flow: string): Entry {
  const isPlain = (word: string) => word === "true" || word === "false";
  return JSON.parse(flow.replace(/[a-z_][\w+]*/gi, (word) => (isPlain(word) ? word : `"${word}"`))) as Entry;
}

const bare = (table: string) => table.replace(/#.*$/gm, "");

/** The entries of a list, each `- {id: …}`. */
function entries<Entry extends { readonly id: string }>(table: string): [string, Entry][] {
  const flows = [...bare(table).matchAll(/^ +- (\{id:[^}]*\})$/gm)].map(([, flow]) => read<Entry>(flow!));
  return flows.map((entry) => [entry.id, entry]);
}

/** The part of a table under a heading, up to the next one that is not deeper. */
function under(table: string, heading: string): string {
  const lines = bare(table).split("\n");
  const start = lines.findIndex((line) => line.trim() === `${heading}:`);
  const depth = lines[start]!.search(/\S/);
  const end = lines.findIndex((line, at) => at > start && line.trim() !== "" && line.search(/\S/) <= depth);
  return lines.slice(start + 1, end < 0 ? undefined : end).join("\n");
}

/** A list of numbers under a name. */
function numbers(table: string, name: string): number[] {
  return read<number[]>(new RegExp(`\\b${name}: (\\[[^\\]]*\\])`).exec(table)![1]!);
}

export interface Card {
  readonly id: string;
  readonly suit: string;
  readonly kind: "item" | "immediate" | "persistent" | "ambush" | "dominance";
  /** The suits of the crafting pieces to activate; `any` is the question mark. */
  readonly cost: readonly string[];
  readonly item?: string;
  readonly vp?: number;
}

/** The cards of both decks. */
export const CARDS: ReadonlyMap<string, Card> = new Map([...entries<Card>(baseTable), ...entries<Card>(exilesTable)]);

/** The suits, as cards are sorted. */
export const SUITS = ["fox", "rabbit", "mouse", "bird"];

/** A Loyal Vizier counts as a bird card; it is no card of the deck. */
export const VIZIER = "loyal_vizier";

export function suitOf(card: string): string {
  return card === VIZIER ? "bird" : (CARDS.get(card)?.suit ?? "");
}

export interface Quest {
  readonly id: string;
  readonly suit: string;
  readonly items: readonly string[];
}
export const QUESTS: ReadonlyMap<string, Quest> = new Map(entries<Quest>(under(factionsTable, "quests")));

export interface Leader {
  readonly id: string;
  /** The columns of the two Loyal Viziers. */
  readonly viziers: readonly string[];
}
export const LEADERS: ReadonlyMap<string, Leader> = new Map(entries<Leader>(under(factionsTable, "leaders")));

export interface Character {
  readonly id: string;
  readonly items: readonly string[];
}
export const CHARACTERS: ReadonlyMap<string, Character> = new Map(
  entries<Character>(under(factionsTable, "characters")),
);

/** One space of a track: what the piece on it costs and scores, and the cards it brings while it is on the map. */
export interface Space {
  readonly cost: number | null;
  readonly points: number;
  readonly cards: number;
}

function spaces(points: readonly number[], cards: readonly number[], cost: readonly number[] = []): Space[] {
  return points.map((point, at) => ({ cost: cost[at] ?? null, points: point, cards: cards[at] ?? 0 }));
}

function track(faction: string, piece: string, cost: readonly number[] = []): Space[] {
  const row = new RegExp(`\\b${piece}: \\{.*\\}`).exec(under(under(factionsTable, faction), "tracks"))![0];
  return spaces(numbers(row, "vp"), numbers(row, "card_bonus"), cost);
}

const wood = numbers(factionsTable, "wood_cost");
const sympathy = under(under(factionsTable, "alliance"), "sympathy");

/** The buildings of the Marquise, in the order of her tracks. */
export const BUILDINGS = ["sawmill", "workshop", "recruiter"] as const;

/** The tracks of all boards, by piece. */
export const TRACKS: Readonly<Record<string, readonly Space[]>> = {
  sawmill: track("marquise", "sawmill", wood),
  workshop: track("marquise", "workshop", wood),
  recruiter: track("marquise", "recruiter", wood),
  roost: track("eyrie", "roost"),
  sympathy: spaces(numbers(sympathy, "vp"), [], numbers(sympathy, "cost")),
};

/** How many items of a name the Vagabond's tracks hold. */
export const ITEM_TRACKS = read<Record<string, number>>(/item_tracks: (\{.*?\})/.exec(factionsTable)![1]!);
/** The relationship chart: its spaces, and the points on reaching the later ones. */
export const RELATIONS = read<string[]>(/\bspaces: (\[.*?\])/.exec(factionsTable)![1]!);
