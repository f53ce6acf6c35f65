// The game paladins as its board is given it. Written by `make types` from the types in Python.

/** The table as one seat (None: a spectator) sees it. */
export interface PaladinsView {
  readonly seat: number | null;
  readonly phase: string;
  readonly round: number;
  readonly rounds: number;
  /** Who has the starting player token; nobody who plays alone. */
  readonly starter: number | null;
  readonly turn: number | null;
  readonly tax: number;
  readonly regions: readonly RegionView[];
  readonly townsfolk: readonly OfferView[];
  readonly townsfolk_deck: number;
  readonly outsider_deck: number;
  readonly wall_deck: number;
  readonly tavern: readonly string[];
  readonly tavern_deck: number;
  readonly suspicion_deck: number;
  readonly orders: readonly OrderView[];
  readonly favours: readonly FavourView[];
  readonly seats: readonly SeatView[];
  readonly virtual: VirtualView | null;
  readonly winners: readonly number[];
  readonly virtual_wins: boolean;
}

/** A region with its flags and its unlocked slots; below it lies an outsider, or nobody. */
export interface RegionView {
  readonly region: number;
  readonly faith: number;
  readonly strength: number;
  readonly slots: readonly SlotView[];
  readonly outsider: string;
  /** What an attack on the outsider costs the viewer now. */
  readonly attack_silver: number | null;
}

/** A slot of the main board, and the piece in it. */
export interface SlotView {
  readonly id: string;
  /** `monk`, `outpost`, or empty. */
  readonly piece: string;
  /** The seat, `virtual`, or None. */
  readonly owner: number | string | null;
}

/** A townsfolk column: the card, or nothing, its price, and whether a debt may be taken instead. */
export interface OfferView {
  readonly townsfolk: string;
  readonly silver: number;
  readonly debt: boolean;
  /** What the viewer would pay now, with the paladin of the round. */
  readonly price: number | null;
}

/** A King's Order, `hidden` while it lies face down, and what it is worth. */
export interface OrderView {
  readonly order: string;
  readonly points: number;
}

/** A King's Favour, `hidden` while it lies face down, and the worker on it. */
export interface FavourView {
  readonly favour: string;
  readonly worker: string;
}

/** Everything about a player; of the paladins only what everybody knows, or the seat itself. */
export interface SeatView {
  readonly silver: number;
  readonly provisions: number;
  readonly workers: Readonly<Record<string, number>>;
  readonly attributes: Readonly<Record<string, number>>;
  readonly boost: Readonly<Record<string, number>>;
  readonly paladin: string;
  /** The paladin that lies face down before the seat. */
  readonly chosen: string;
  readonly hand: readonly string[];
  /** The own paladins from the top; `hidden` where the viewer does not know. */
  readonly pile: readonly string[];
  readonly played: readonly string[];
  readonly passed: boolean;
  readonly spaces: readonly SpaceView[];
  readonly workshops: number;
  readonly monks: number;
  readonly outposts: number;
  readonly jars: readonly string[];
  readonly walls: readonly string[];
  readonly townsfolk: readonly string[];
  readonly attacked: readonly string[];
  readonly converted: readonly string[];
  readonly suspicion: readonly number[];
  readonly unpaid: number;
  readonly paid: number;
  readonly points: Readonly<Record<string, number>>;
  readonly score: number;
}

/** An action space: its spots, how often the action was done, what it costs and gives the next time. */
export interface SpaceView {
  readonly action: string;
  readonly spots: readonly SpotView[];
  readonly times: number;
  /** How often it can be done; 0: without limit. */
  readonly limit: number;
  readonly silver: number;
  readonly provisions: number;
  readonly influence: number;
  /** What it brings wherever it is done, with the paladin of the round and the townsfolk of its owner. */
  readonly gives: Readonly<Record<string, number>>;
  /** Likewise with a worker on each spot, where that brings something else. */
  readonly both: Readonly<Record<string, number>>;
}

/** A spot of an action space: which worker fits, whether a workshop covers it, and who lies on it. */
export interface SpotView {
  /** A kind of worker, or `any`. */
  readonly fits: string;
  readonly workshop: boolean;
  readonly worker: string;
}

/** Everything about the virtual player; of its schemes not the order. */
export interface VirtualView {
  readonly workers: number;
  readonly out: boolean;
  readonly marker: number;
  readonly attributes: Readonly<Record<string, number>>;
  /** Its attributes from the one that moved longest ago. */
  readonly stack: readonly string[];
  readonly used: readonly string[];
  readonly workshops: Readonly<Record<string, number>>;
  /** Workshops that still lie on King's Orders. */
  readonly on_orders: number;
  readonly schemes: number;
  readonly flipped: readonly string[];
  readonly monks: number;
  readonly outposts: number;
  readonly jars: number;
  readonly walls: readonly string[];
  readonly attacked: readonly string[];
  readonly converted: readonly string[];
  readonly suspicion: readonly number[];
  readonly unpaid: number;
  readonly paid: number;
  readonly points: Readonly<Record<string, number>>;
  readonly score: number;
}

/** All content of the game, as it stands in the YAML files. */
export interface Content {
  readonly regions: readonly Region[];
  readonly columns: readonly Column[];
  readonly tax: Readonly<Record<string, number>>;
  readonly suspicion: Readonly<Record<string, number>>;
  readonly debt: Debt;
  readonly rounds: number;
  readonly order_points: readonly number[];
  readonly favours_in_play: number;
  readonly carried_workers: number;
  readonly spaces: Readonly<Record<string, Space>>;
  readonly strength_per_silver: number;
  readonly workshops: readonly ("labourer" | "scout" | "merchant" | "fighter" | "cleric" | "criminal")[];
  readonly absolve_slots: readonly JarSlot[];
  readonly attribute_points: readonly number[];
  readonly start: Start;
  readonly paladins: readonly Paladin[];
  readonly townsfolk: readonly Townsfolk[];
  readonly outsiders: readonly Outsider[];
  readonly scoring: Readonly<Record<string, Scoring>>;
  readonly tavern: readonly Tavern[];
  readonly walls: readonly Wall[];
  readonly orders: readonly Order[];
  readonly favours: readonly Favour[];
  readonly solo: Solo;
  /** What an edition calls things: by kind, id and language. */
  readonly names: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

/** A part of the main board and the outsider column below it: what Commission and Garrison need there. */
export interface Region {
  readonly id: number;
  readonly faith: number;
  readonly strength: number;
  readonly slots: readonly Slot[];
}

/** A place for a monk or an outpost, with its reward; some are there only with so many players. */
export interface Slot {
  readonly id: string;
  readonly gain: Readonly<Record<string, number>>;
  readonly players: number;
}

/** The price of the townsfolk in a column, and whether a debt may be taken instead. */
export interface Column {
  readonly silver: number;
  readonly debt: boolean;
}

/** Points of a debt card. */
export interface Debt {
  readonly unpaid: number;
  readonly paid: number;
}

/** An action space of the player board. */
export interface Space {
  readonly spots: readonly ("labourer" | "scout" | "merchant" | "fighter" | "cleric" | "criminal" | "any")[];
  readonly silver: readonly number[];
  readonly provision: readonly number[];
  readonly influence: readonly number[];
  readonly gain: Readonly<Record<string, number>>;
  readonly two: Readonly<Record<string, number>>;
  readonly points: Readonly<Record<string, number>>;
}

/** A place for a jar, with its reward. */
export interface JarSlot {
  readonly id: string;
  readonly gain: Readonly<Record<string, number>>;
}

/** PW-SETUP-8: what everybody begins with. */
export interface Start {
  readonly silver: number;
  readonly provision: number;
}

/** A paladin: the workers that come with it, what it adds to attributes, and what it does for one action. */
export interface Paladin {
  readonly id: string;
  readonly workers: Readonly<Record<string, number>>;
  readonly boost: Readonly<Record<string, number>>;
  readonly action: "develop" | "recruit" | "hunt" | "trade" | "pray" | "conspire" | "commission" | "fortify" | "garrison" | "absolve" | "attack" | "convert";
  readonly free: boolean;
  readonly discount: number;
  readonly bonus: Readonly<Record<string, number>>;
}

/** A townsfolk card; `when` says how many suspicion cards its owner must have in an Inquisition. */
export interface Townsfolk {
  readonly id: string;
  readonly discard: Readonly<Record<string, number>>;
  readonly trigger: "develop" | "commission" | "fortify" | "garrison" | "absolve" | "attack" | "convert" | "inquisition" | "pay_debt";
  readonly gain: Readonly<Record<string, number>>;
  readonly bonus: Readonly<Record<string, number>>;
  readonly when: "any" | "some" | "none";
}

/** An outsider: what an attack brings, and the strength of a conversion. */
export interface Outsider {
  readonly id: string;
  readonly kind: string;
  readonly people: "saracen" | "byzantine" | "viking";
  readonly attack: Readonly<Record<string, number>>;
  readonly strength: number;
}

/** PW-CARD-OUT-1: what a converted outsider scores, base + vp for every so many. */
export interface Scoring {
  readonly per: "commission" | "garrison" | "develop" | "fortify" | "absolve" | "recruited_townsfolk" | "faith" | "strength" | "influence" | "attacked_saracen" | "attacked_byzantine" | "attacked_viking" | "fulfilled_kings_order" | "converted_mercenary" | "paid_debt" | "unpaid_debt" | "suspicion";
  readonly every: number;
  readonly vp: number;
  readonly base: number;
}

/** A tavern card. */
export interface Tavern {
  readonly id: string;
  readonly workers: Readonly<Record<string, number>>;
}

/** A wall, and how many of it there are; `either` are alternatives of which one is chosen. */
export interface Wall {
  readonly id: string;
  readonly count: number;
  readonly gain: Readonly<Record<string, number>>;
  readonly either: readonly (Readonly<Record<string, number>>)[];
  readonly vp: number;
}

/** A King's Order: so many results of an action. */
export interface Order {
  readonly id: string;
  readonly action: "commission" | "fortify" | "garrison" | "absolve" | "attack" | "convert";
  readonly need: number;
}

/** A King's Favour. */
export interface Favour {
  readonly id: string;
  readonly worker: "labourer" | "scout" | "merchant" | "fighter" | "cleric" | "criminal" | "any";
  readonly cost: Readonly<Record<string, number>>;
  readonly gain: Readonly<Record<string, number>>;
  readonly either: readonly (Readonly<Record<string, number>>)[];
}

/** 12. The virtual player. */
export interface Solo {
  readonly workshops: Readonly<Record<string, number>>;
  readonly workers: number;
  readonly resource_spaces: number;
  readonly least_points: number;
  readonly schemes: Readonly<Record<string, number>>;
}
