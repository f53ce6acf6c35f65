// The table of Root as the server shows it to a seat; the shape is that of `view.py` beside the rules.

export type Suit = "fox" | "rabbit" | "mouse" | "bird";
export type Sort = "warrior" | "building" | "token";
/** The factions that have a look of their own; a seat that has not chosen yet has the empty name. */
export type Faction = "marquise" | "eyrie" | "alliance" | "vagabond" | "vagabond_second";

/** Stands for a card or an item that the seat does not know. */
export const HIDDEN = "hidden";

/** Pieces of one kind in a clearing. */
export interface PiecesView {
  readonly owner: number;
  readonly piece: string;
  readonly sort: Sort;
  readonly count: number;
}

export interface ClearingView {
  readonly clearing: number;
  readonly suit: Suit;
  /** From 0 to 1000, from the upper left. */
  readonly x: number;
  readonly y: number;
  readonly slots: number;
  readonly open_slots: number;
  readonly ruin: boolean;
  readonly corner: boolean;
  readonly adjacent: readonly number[];
  readonly rivers: readonly number[];
  readonly pieces: readonly PiecesView[];
  /** The seats whose pawns stand here. */
  readonly pawns: readonly number[];
  readonly ruler: number | null;
}

export interface ForestView {
  readonly forest: string;
  readonly x: number;
  readonly y: number;
  readonly clearings: readonly number[];
  readonly pawns: readonly number[];
}

export type Pair = readonly [number, number];

export interface MapView {
  /** `autumn`, `winter`, `lake` or `mountain`. */
  readonly name: string;
  readonly clearings: readonly ClearingView[];
  readonly forests: readonly ForestView[];
  readonly paths: readonly Pair[];
  readonly closed_paths: readonly Pair[];
  readonly rivers: readonly Pair[];
  readonly coast: readonly number[];
  /** The clearing where the ferry lies. */
  readonly ferry: number | null;
  readonly tower: number | null;
  /** The courses of rivers (`river_4_7`) and the shore of the lake (`lake_polygon`). */
  readonly courses: Readonly<Record<string, readonly Pair[]>>;
}

/** A track of pieces: how many are on the map and left on it, and what the next one costs and scores. */
export interface TrackView {
  readonly on_map: number;
  readonly on_track: number;
  readonly cost: number | null;
  readonly points: number | null;
}

export interface MarquiseView {
  readonly faction: "marquise";
  readonly actions: number;
  readonly may_craft: boolean;
  readonly recruited: boolean;
  readonly cards_in_evening: number;
  /** `sawmill`, `workshop`, `recruiter`. */
  readonly tracks: Readonly<Record<string, TrackView>>;
}

/** The columns of the Decree, in the order in which they are resolved. */
export const COLUMNS = ["recruit", "move", "battle", "build"] as const;
export type Column = (typeof COLUMNS)[number];

export interface EyrieView {
  readonly faction: "eyrie";
  /** Empty before one is chosen. */
  readonly leader: string;
  readonly leaders_left: readonly string[];
  /** Cards by column; a Loyal Vizier is `loyal_vizier`. */
  readonly decree: Readonly<Record<Column, readonly string[]>>;
  readonly resolved: Readonly<Record<Column, readonly string[]>>;
  /** The column that is being resolved, or empty. */
  readonly column: Column | "";
  readonly added: number;
  readonly roosts: TrackView;
  readonly points_in_evening: number;
  readonly cards_in_evening: number;
}

export interface AllianceView {
  readonly faction: "alliance";
  /** Cards by name, `hidden` where this seat does not know them. */
  readonly supporters: readonly string[];
  /** How many supporters it may keep; null: no limit. */
  readonly capacity: number | null;
  readonly officers: number;
  /** Military operations left in this Evening. */
  readonly operations: number;
  readonly sympathy: TrackView;
  /** By suit: whether the base is on the map. */
  readonly bases: Readonly<Record<string, boolean>>;
  /** What sympathy costs now, by clearing to which it can be spread. */
  readonly spread_costs: Readonly<Record<string, number>>;
  readonly cards_in_evening: number;
}

export interface ItemsView {
  readonly item: string;
  readonly place: "track" | "satchel" | "damaged";
  readonly count: number;
  readonly exhausted: boolean;
}

export interface RelationView {
  readonly seat: number;
  readonly space: "indifferent" | "amiable" | "friendly" | "allied" | "hostile";
  /** Aids of this turn towards the next space, and how many are needed for it (0: there is none). */
  readonly aids: number;
  readonly needed: number;
}

export interface VagabondView {
  readonly faction: "vagabond" | "vagabond_second";
  /** Empty before one is chosen. */
  readonly character: string;
  readonly items: readonly ItemsView[];
  readonly relations: readonly RelationView[];
  /** Quests that are done, by suit. */
  readonly quests: Readonly<Record<string, readonly string[]>>;
  readonly item_limit: number;
  readonly refreshes: number;
  readonly cards_in_evening: number;
}

export type BoardView = MarquiseView | EyrieView | AllianceView | VagabondView;

/** A standing order of one's own: from how many on to ask, and in which clearings not to. */
export interface OrderView {
  readonly matter: string;
  readonly least: number;
  readonly never_in: readonly number[];
}

export interface SeatView {
  /** Empty before a faction is chosen. */
  readonly faction: string;
  readonly score: number;
  /** Whether the score marker is on the track. */
  readonly marker: boolean;
  /** The active dominance card, or empty. */
  readonly dominance: string;
  readonly coalition: number | null;
  /** Cards by name, `hidden` where this seat does not know them. */
  readonly hand: readonly string[];
  readonly crafted: readonly string[];
  /** Crafted cards that were used in this turn. */
  readonly used: readonly string[];
  /** The Crafted Items box. */
  readonly items: Readonly<Record<string, number>>;
  readonly exhausted_items: Readonly<Record<string, number>>;
  /** Pieces that are not on the map, by name. */
  readonly supply: Readonly<Record<string, number>>;
  /** Pieces that lie on a card, by name. */
  readonly aside: Readonly<Record<string, number>>;
  /** A clearing or a forest. */
  readonly pawn: number | string | null;
  readonly homelands: readonly number[];
  readonly board: BoardView | null;
  readonly orders: readonly OrderView[];
}

/** A battle under way; lists have the attacker's number first. */
export interface BattleView {
  readonly attacker: number;
  readonly defender: number;
  readonly clearing: number;
  /** `ambush`, `roll`, `effects`, `hits`. */
  readonly stage: string;
  readonly dice: readonly number[];
  readonly rolled: readonly number[];
  readonly extra: readonly number[];
}

/** The phases of a turn. */
export const PHASES = ["birdsong", "daylight", "evening"] as const;

export interface RootView {
  readonly seat: number | null;
  /** `birdsong`, `daylight`, `evening`; before them what is prepared, at last `over`. */
  readonly phase: string;
  readonly step: string;
  readonly round: number;
  readonly turn: number | null;
  readonly first: number | null;
  readonly map: MapView;
  readonly deck: number;
  readonly discard: readonly string[];
  /** Dominance cards beside the map. */
  readonly available: readonly string[];
  /** The item supply. */
  readonly items: Readonly<Record<string, number>>;
  /** What lies under each ruin, by clearing; `hidden` where this seat does not know it. */
  readonly ruin_items: Readonly<Record<string, readonly string[]>>;
  readonly quests: readonly string[];
  readonly quest_deck: number;
  readonly battle: BattleView | null;
  readonly laid_out: readonly string[];
  readonly locked: string;
  readonly character: string;
  readonly seats: readonly SeatView[];
  readonly winning_score: number;
  readonly winners: readonly number[];
  readonly won_by: string;
}

/** The pieces of a seat in a clearing, warriors first. */
export function piecesOf(clearing: ClearingView, owner: number): PiecesView[] {
  const order: readonly Sort[] = ["warrior", "building", "token"];
  return clearing.pieces
    .filter((pieces) => pieces.owner === owner)
    .sort((one, other) => order.indexOf(one.sort) - order.indexOf(other.sort));
}

export function clearingOf(view: RootView, number: number): ClearingView | undefined {
  return view.map.clearings.find(({ clearing }) => clearing === number);
}
