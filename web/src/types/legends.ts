// The game legends as its board is given it. Written by `make types` from the types in Python.

/** The table as one seat (None: a spectator) sees it. */
export interface LegendsView {
  readonly seat: number | null;
  readonly phase: string;
  readonly game: number;
  readonly games: number;
  readonly round: number;
  readonly rounds: number;
  readonly prepares: number | null;
  readonly starter: number | null;
  readonly turn: number | null;
  /** The action under way, or an empty word. */
  readonly action: string;
  /** What is left of it: movement points or armies to place. */
  readonly points: number;
  readonly start: string;
  readonly segments: readonly SegmentView[];
  readonly regions: readonly RegionView[];
  readonly islands: readonly IslandView[];
  readonly row: readonly OfferView[];
  readonly deck: number;
  readonly seats: readonly SeatView[];
  readonly winners: readonly number[];
}

/** A face on the table: its column and line, and how far it is turned clockwise. */
export interface SegmentView {
  readonly face: string;
  readonly column: number;
  readonly line: number;
  readonly rotation: number;
}

/** A region and what stands in it; `armies` may have one entry more than there are seats: the neutral colour. */
export interface RegionView {
  readonly id: string;
  readonly segment: number;
  readonly island: string;
  readonly x: number;
  readonly y: number;
  readonly land: readonly string[];
  readonly sea: readonly string[];
  readonly armies: readonly number[];
  readonly cities: readonly number[];
  /** The token, `hidden` when it lies face down and was not looked at, or empty. */
  readonly token: string;
  /** The seat in control, `neutral`, or None. */
  readonly controller: number | string | null;
}

/** An island and who controls it. */
export interface IslandView {
  readonly id: string;
  readonly controller: number | string | null;
}

/** A card in the row and its price. */
export interface OfferView {
  readonly card: string;
  readonly price: number;
}

/** Everything about a player; all of it is public. */
export interface SeatView {
  readonly coins: number;
  readonly leader: string;
  readonly cards: readonly string[];
  readonly armies_in_supply: number;
  readonly cities_in_supply: number;
  /** Armies lying on this player's Red Sorceress. */
  readonly captured: number;
  readonly discoveries: readonly string[];
  readonly dragons: number;
  readonly extra_move: number;
  readonly extra_army: number;
  readonly flying: number;
  readonly sea_cost: number;
  readonly elixirs: number;
  readonly immune: boolean;
  readonly bid: number | null;
  /** Victory points by part, as they stand now. */
  readonly points: Readonly<Record<string, number>>;
  readonly score: number;
  /** The sum of the finished games of a full game. */
  readonly total: number;
}

/** All content of the game, as it stands in the YAML files. */
export interface Content {
  readonly cards: readonly Card[];
  readonly leaders: Leaders;
  readonly segments: readonly Segment[];
  readonly faces: readonly Face[];
  readonly default_maps: readonly ReadyMap[];
  readonly armies_per_player: number;
  readonly cities_per_player: number;
  readonly prices: readonly number[];
  readonly start_armies: number;
  readonly joint_armies: number;
  readonly neutral_armies: number;
  readonly sea_cost: number;
  readonly players: Readonly<Record<string, Players>>;
  readonly elixir_vp: Elixirs;
  readonly discoveries: readonly Discovery[];
  readonly citadels: Citadels;
  readonly dragon: Dragon;
  readonly bandits: Bandits;
  /** What an edition calls things: by kind, id and language. */
  readonly names: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

/** One of the creature and place cards. */
export interface Card {
  readonly id: string;
  readonly adjective: string | null;
  readonly marker: 0 | 3 | 4;
  readonly abilities: readonly Ability[];
  readonly joiner: "single" | "or" | "and";
  readonly actions: readonly Action[];
}

/** 7. What a card is good for from the moment of taking to the end. */
export interface Ability {
  readonly type: "extra_move" | "extra_army" | "flying" | "elixir" | "coins" | "vp_per_adjective" | "vp_per_flying" | "vp_set" | "vp_per_coins" | "immune";
  readonly count: number;
  readonly amount: number;
  readonly adjective: string;
  readonly need: number;
  readonly coins: number;
  readonly vp: number;
}

/** 6. What a card lets one do at once. */
export interface Action {
  readonly type: "place" | "move" | "build" | "destroy";
  readonly n: number;
}

/** 12. The four leaders. */
export interface Leaders {
  readonly fairy_queen: FairyQueen;
  readonly bandit_king: BanditKing;
  readonly red_sorceress: RedSorceress;
  readonly white_knight: WhiteKnight;
}

/** EL-LDR-02. */
export interface FairyQueen {
  readonly forest_cards: number;
  readonly vp: number;
}

/** EL-LDR-04. */
export interface BanditKing {
  readonly coins_per_army: number;
  readonly coins_per_destroyed: number;
}

/** EL-LDR-05. */
export interface RedSorceress {
  readonly start_armies: number;
  readonly captured_per_vp: number;
}

/** EL-LDR-06, EL-LDR-07. */
export interface WhiteKnight {
  readonly island_regions: number;
  readonly vp: number;
  readonly armies_per_city: number;
}

/** A part of the map with one or two sides: only one of its faces can be in play. */
export interface Segment {
  readonly id: string;
  readonly faces: readonly string[];
}

/** One side of a segment. */
export interface Face {
  readonly id: string;
  readonly regions: readonly Region[];
  readonly land: readonly (readonly [string, string])[];
  readonly sea: readonly (readonly [string, string])[];
  readonly exits: Readonly<Record<string, string>>;
  readonly must_hold_start: boolean;
}

/** A region of a face; x and y are for drawing. */
export interface Region {
  readonly id: string;
  readonly island: string;
  readonly x: number;
  readonly y: number;
}

/** A ready-made map with its start region and the region of the joint armies. */
export interface ReadyMap {
  readonly id: string;
  readonly layout: string;
  readonly start: string;
  readonly joint: string;
}

/** The numbers that depend on how many play. */
export interface Players {
  readonly coins: number;
  readonly turns: number;
}

/** EL-END-06. */
export interface Elixirs {
  readonly alone: number;
  readonly shared: number;
}

/** A discovery token, or the poison swamp. */
export interface Discovery {
  readonly id: string;
  readonly abilities: readonly Ability[];
  readonly vp: number;
}

/** EL-CIT-01, EL-CIT-02. */
export interface Citadels {
  readonly count: number;
  readonly vp: number;
}

/** EL-ENC-02. */
export interface Dragon {
  readonly armies: number;
  readonly vp: number;
}

/** EL-ENC-05. */
export interface Bandits {
  readonly coin_per_army: number;
}
