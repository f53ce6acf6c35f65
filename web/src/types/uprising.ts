// The game uprising as its board is given it. Written by `make types` from the types in Python.

/** The table as one seat (None: a spectator) sees it. */
export interface UprisingView {
  readonly seat: number | null;
  readonly scenario: string;
  readonly map: string;
  readonly round: number;
  readonly phase: string;
  readonly turn: number | null;
  /** Whole rounds in a row without a change. */
  readonly quiet: number;
  /** The popularity that feeding can still give to the faction in its economic phase. */
  readonly relief: number;
  /** What the seat can pay for, while it is asked in its economic phase. */
  readonly offers: readonly OfferView[];
  readonly deck: number;
  readonly discard: readonly string[];
  readonly hand: readonly string[];
  readonly cities: readonly CityView[];
  readonly territories: readonly TerritoryView[];
  readonly seats: readonly SeatView[];
  readonly fight: FightView | null;
  readonly ending: string;
  readonly winners: readonly number[];
}

/** Something that can be paid for in the economic phase: what one of it costs, and the most that can be had. */
export interface OfferView {
  readonly verb: string;
  readonly thing: string | null;
  readonly paid: string;
  readonly price: number;
  readonly most: number;
}

/** A city. */
export interface CityView {
  readonly id: string;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly territories: readonly string[];
  readonly owner: number | null;
  readonly base: number;
  readonly defence: number;
  readonly points: number;
  readonly strike: boolean;
  readonly unit: UnitView | null;
}

/** A unit. */
export interface UnitView {
  readonly seat: number;
  readonly level: number;
  /** How many it has taken in its life. */
  readonly weapons: number;
  /** Military points put on it in this round. */
  readonly points: number;
  readonly hungry: boolean;
  readonly acted: boolean;
  readonly held: boolean;
}

/** A territory. */
export interface TerritoryView {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly city: string | null;
  readonly neighbours: readonly string[];
  readonly controller: number | null;
  readonly unit: UnitView | null;
}

/** A faction as everybody sees it. */
export interface SeatView {
  readonly faction: string;
  readonly side: string;
  readonly colour: string;
  readonly allies: readonly number[];
  readonly money: number;
  readonly food: number;
  readonly weapons: number;
  readonly popularity: number;
  readonly political: number;
  readonly military: number;
  /** How many it holds. */
  readonly cards: number;
  readonly units: number;
  readonly territories: number;
  readonly points: number;
  readonly team_points: number;
  readonly needed: number;
  /** How many it may still declare in this round. */
  readonly coups: number;
  readonly curfew: boolean;
  readonly out: boolean;
}

/** The fight under way, with the parts of both sums. */
export interface FightView {
  readonly space: string;
  readonly origins: readonly string[];
  readonly attacker: number;
  readonly defender: number | null;
  readonly strength: number;
  readonly defence: number;
  readonly attack_parts: readonly PartView[];
  readonly defence_parts: readonly PartView[];
}

/** A part of the strength or the defence in a fight: the level of a unit, military power, the city and the like. */
export interface PartView {
  readonly what: string;
  readonly amount: number;
  readonly space: string | null;
}

/** All content of the game, as it stands in the YAML files. */
export interface Content {
  readonly params: Params;
  /** The numbers that were completed for this edition, by their paths: what an author may tune freely. */
  readonly designed: readonly string[];
  readonly maps: readonly Map[];
  readonly cards: readonly Card[];
  readonly factions: readonly Faction[];
  readonly scenarios: readonly Scenario[];
  /** What an edition calls things: by kind, id and language. */
  readonly names: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

/** Every price, limit and threshold. */
export interface Params {
  readonly production: Production;
  readonly prices: Prices;
  readonly popularity: Popularity;
  readonly units: Units;
  readonly military: Military;
  readonly political: Political;
  readonly cities: Cities;
  readonly victory: Victory;
  readonly stalemate: Stalemate;
  readonly cards: CardNumbers;
}

/** UP-ECO-02: money for each territory under control, and for each city of one's own. */
export interface Production {
  readonly territory: number;
  readonly city: number;
}

/** UP-ECO-04 to UP-ECO-12: what things cost. */
export interface Prices {
  readonly food: number;
  readonly weapon: number;
  readonly feeding: Feeding;
  readonly political: number;
  readonly unit: number;
  readonly unit_weapons: number;
  readonly card: number;
}

/** UP-ECO-07: food for a point of popularity, by the kind of city. */
export interface Feeding {
  readonly basic: number;
  readonly border: number;
  readonly capital: number;
}

/** UP-ECO-08: the most popularity from feeding in a round, and from one city; UP-CMP-02: the end of the track. */
export interface Popularity {
  readonly per_round: number;
  readonly per_city: number;
  readonly track: number;
}

/** UP-CMP-03, UP-ECO-12 to UP-ECO-16, 7. */
export interface Units {
  readonly start_level: number;
  readonly max_level: number;
  readonly level_per_weapon: number;
  readonly weapons: number;
  readonly food: number;
  readonly hunger: number;
  readonly figures: number;
}

/** UP-ECO-13, UP-FGT-04; UP-CMP-02. */
export interface Military {
  readonly per_unit_built: number;
  readonly per_fight: number;
  readonly per_unit: number;
  readonly track: number;
}

/**
 * UP-FGT-06, 10.; UP-CMP-02.
 *
 * `defence` is what a point takes off a city, `coup` what a coup costs and how strong it is, `reach` how many
 * steps from the territories of the city a controlled one may lie.
 */
export interface Political {
  readonly defence: number;
  readonly per_fight: number;
  readonly coup: number;
  readonly coups: number;
  readonly reach: number;
  readonly track: number;
}

/** The kinds of cities, and the defence of any of them after a draw (UP-FGT-10). */
export interface Cities {
  readonly basic: CityNumbers;
  readonly border: CityNumbers;
  readonly capital: CityNumbers;
  readonly after_draw: number;
}

/** UP-TRM-07, UP-TRM-09. */
export interface CityNumbers {
  readonly defence: number;
  readonly points: number;
}

/** UP-VIC-01, UP-VIC-02: the points of cities that a side needs besides the capital. */
export interface Victory {
  readonly rebels: number;
  readonly government: number;
}

/** UP-VIC-05, UP-VIC-06. */
export interface Stalemate {
  readonly quiet_rounds: number;
  readonly round_cap: number;
}

/** UP-SET-04, UP-CRD-03. */
export interface CardNumbers {
  readonly hand: number;
  readonly per_fight: number;
}

/** UP-CMP-01: a board. Links are between territories; each territory is linked with its city besides. */
export interface Map {
  readonly id: string;
  readonly cities: readonly City[];
  readonly territories: readonly Territory[];
  readonly links: readonly (readonly [string, string])[];
}

/** A city; x and y are for drawing. */
export interface City {
  readonly id: string;
  readonly type: "basic" | "border" | "capital";
  readonly x: number;
  readonly y: number;
}

/** A territory, of a city or free (UP-TRM-02). */
export interface Territory {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly city: string | null;
}

/** UP-CMP-04: a special card, and how many of it there are. */
export interface Card {
  readonly id: string;
  readonly count: number;
  readonly effect: Effect;
}

/** What a card does; see `EFFECTS`. */
export interface Effect {
  readonly type: "gain" | "lose" | "weaken" | "no_coups" | "no_production" | "act_again" | "transport" | "hold" | "pass_through" | "strength" | "defence" | "siege" | "revive";
  readonly stock: "money" | "food" | "weapons" | "popularity" | "political" | "military" | null;
  readonly amount: number;
}

/** UP-CMP-05: a faction card. */
export interface Faction {
  readonly id: string;
  readonly side: "rebels" | "government";
  readonly colour: "blue" | "grey" | "red" | "orange" | "green" | "violet";
  readonly ability: Ability;
}

/** UP-CMP-05: numbers that a faction has of its own; null where it has those of everybody. */
export interface Ability {
  readonly territory_money: number | null;
  readonly food_price: number | null;
  readonly weapon_price: number | null;
  readonly unit_price: number | null;
  readonly political_price: number | null;
  readonly card_price: number | null;
  readonly popularity_per_round: number | null;
  readonly military_per_fight: number | null;
  readonly political_per_fight: number | null;
  readonly coups: number | null;
  readonly hand: number | null;
}

/** UP-SET-01: a map, and the factions in the order of play; cities that nobody is given are neutral. */
export interface Scenario {
  readonly id: string;
  readonly map: string;
  readonly factions: readonly Start[];
}

/** A faction in a scenario: its team, and what it begins with. */
export interface Start {
  readonly id: string;
  readonly team: string;
  readonly cities: readonly string[];
  readonly units: readonly StartUnit[];
  readonly stocks: Stocks;
}

/** A unit that stands on the board when the game begins. */
export interface StartUnit {
  readonly space: string;
  readonly level: number;
}

/** UP-SET-02: what a faction begins with. */
export interface Stocks {
  readonly money: number;
  readonly food: number;
  readonly weapons: number;
  readonly popularity: number;
  readonly political: number;
  readonly military: number;
}
