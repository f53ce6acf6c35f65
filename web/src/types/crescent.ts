// The game crescent as its board is given it. Written by `make types` from the types in Python.

/** Everything that a seat knows; `seat` is whose view it is. */
export interface CrescentView {
  readonly seat: number | null;
  readonly year: number;
  readonly years: number;
  readonly round: number;
  readonly rounds: number;
  readonly phase: string;
  /** Whose turn it is, as long as it is anybody's. */
  readonly turn: number | null;
  readonly map: string;
  readonly hexes: readonly HexView[];
  readonly seats: readonly SeatView[];
  readonly hand: readonly string[];
  /** The tiles that the viewer is still to lay. */
  readonly tiles: readonly string[];
  /** How many tiles each seat is still to lay. */
  readonly tiles_left: readonly number[];
  readonly market: readonly SlotView[];
  readonly deck: number;
  readonly discard: readonly string[];
  readonly clash: ClashView | null;
  readonly wish: WishView | null;
  readonly ships: boolean;
  /** What each building costs less in the action under way. */
  readonly masons: number;
  readonly winner: number | null;
}

/** A hex of the map and what is in it. */
export interface HexView {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
  /** The edges that a river cuts. */
  readonly cut: readonly number[];
  readonly terrain: string;
  readonly feature: string | null;
  readonly neighbours: readonly string[];
  readonly controller: number | null;
  readonly present: readonly number[];
  readonly influence: number | null;
  readonly stacks: readonly StackView[];
  readonly stronghold: string | null;
  readonly holder: number | null;
  readonly settlement: string | null;
  readonly palace: boolean;
}

/** The units of a seat in a hex. */
export interface StackView {
  readonly seat: number;
  readonly regular: number;
  readonly mercenary: number;
}

/** What everybody sees of a seat, and what only its owner does. */
export interface SeatView {
  readonly character: string;
  readonly coins: number;
  /** What the next income would be as things stand. */
  readonly income: number;
  /** How many cards it holds. */
  readonly cards: number;
  /** The cards in the hand of another that the viewer knows of. */
  readonly seen: readonly string[];
  /** Cards face up in front of it. */
  readonly front: readonly string[];
  readonly reserve: number | null;
  readonly units: number;
  readonly forts: number;
  readonly castles: number;
  readonly towns: number;
  readonly cities: number;
  /** The pieces in its supply, from the units on. */
  readonly influence: number;
  /** Known to its owner, and to all at the end. */
  readonly points: number | null;
  /** What the viewer's own objectives would score now. */
  readonly objectives: readonly ItemView[];
  /** One's own standing orders. */
  readonly orders: readonly OrderView[];
}

/** An item of an objective, and what it would bring now. */
export interface ItemView {
  readonly objective: string;
  readonly points: number;
}

/** A standing order. */
export interface OrderView {
  readonly matter: string;
  readonly order: string;
}

/** A place of the market. */
export interface SlotView {
  readonly market: string;
  readonly card: string | null;
}

/** A combat or an influence contest under way. */
export interface ClashView {
  readonly kind: string;
  readonly stage: string;
  readonly hex: string;
  readonly attacker: number;
  readonly defender: number | null;
  readonly parties: readonly PartyView[];
  /** The strength of the attacker's side so far, revealed cards included. */
  readonly attack: number;
  readonly defence: number;
  readonly offers: readonly OfferView[];
  /** With whom the Murshid has a deal. */
  readonly partner: number | null;
  readonly deal: number;
  /** Whom the Murshid helps. */
  readonly helped: number | null;
  /** The cards that the viewer selected, as long as they are secret. */
  readonly chosen: readonly string[];
  readonly played: readonly PlayedView[];
  /** Whether nothing can be sacked. */
  readonly scorched: boolean;
  readonly winner: number | null;
}

/** A party of a contest. */
export interface PartyView {
  readonly seat: number;
  readonly stance: string;
}

/** Victory points offered to the Murshid. */
export interface OfferView {
  readonly seat: number;
  readonly points: number;
}

/** A revealed card: who supplied it, as whose it counts, what became of it, and what it gives. */
export interface PlayedView {
  readonly card: string;
  readonly seat: number;
  readonly side: number;
  readonly state: string;
  readonly strength: number;
  readonly assigned: number;
}

/** A negotiation under way. */
export interface WishView {
  readonly buyer: number;
  readonly seller: number;
  readonly what: string;
  readonly hex: string | null;
  readonly card: string | null;
  readonly count: number;
  /** The sum on the table. */
  readonly price: number | null;
  /** What the seller asked for last. */
  readonly asked: number | null;
}

/** All content of the game, as it stands in the YAML files. */
export interface Content {
  readonly params: Params;
  /** What was completed for this table because no printed copy could be read, by its path. */
  readonly designed: readonly string[];
  readonly tiles: readonly Tile[];
  readonly layouts: readonly Layout[];
  readonly characters: readonly Character[];
  readonly cards: readonly Card[];
  /** What an edition calls things: by kind, id and language. */
  readonly names: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

/** Every number that belongs to no card and no character alone. */
export interface Params {
  readonly years: Years;
  readonly actions: number;
  readonly points: number;
  readonly coins: Purses;
  readonly strength: Strength;
  readonly income: Income;
  readonly surcharge: Surcharge;
  readonly reserves: Reserves;
  readonly sack: Loot;
  readonly market: MarketSlots;
  readonly prices: MarketPrices;
  readonly sultan_slots: number;
  /** CM-UPKEEP-2: so many cards leave the local market each year. */
  readonly ageing: number;
  readonly hire: readonly number[];
  readonly deal: number;
  readonly hand: number;
  /** CM-NEGOT-5: how often a price may be answered by another one. */
  readonly haggles: number;
}

/** CM-SETUP-9: how long a game lasts. */
export interface Years {
  readonly standard: number;
  readonly long: number;
}

/** CM-SETUP-6: the coins that each character begins with. */
export interface Purses {
  readonly warlord: number;
  readonly murshid: number;
  readonly sultan: number;
  readonly caliph: number;
  readonly nomad: number;
}

/** CM-TERM-1: combat strength. */
export interface Strength {
  readonly regular: number;
  readonly mercenary: number;
  readonly fort: number;
  readonly castle: number;
  readonly palace: number;
}

/** CM-INCOME-1 to CM-INCOME-3: coins for what lies in a controlled hex, and the Sultan's for pieces anywhere. */
export interface Income {
  readonly fertile: number;
  readonly wilderness: number;
  readonly mountain: number;
  readonly quarry: number;
  readonly desert: number;
  readonly town: number;
  readonly city: number;
  readonly influence: number;
  readonly sultan_town: number;
  readonly sultan_city: number;
  readonly sultan_influence: number;
}

/** CM-BUILD-7: what a building costs more on a terrain. */
export interface Surcharge {
  readonly fertile: number;
  readonly wilderness: number;
  readonly mountain: number;
  readonly quarry: number;
  readonly desert: number;
}

/** CM-RESERVE-1: the Warlord's value, the Caliph's for each castle and token, the Nomad's for each token. */
export interface Reserves {
  readonly warlord: number;
  readonly castle: number;
  readonly influence: number;
  readonly nomad: number;
}

/** CM-COMBAT-14, CM-COMBAT-15: coins for what is sacked. */
export interface Loot {
  readonly fort: number;
  readonly castle: number;
  readonly palace: number;
  readonly town: number;
  readonly city: number;
}

/** CM-MARKET-1: the slots of the row. */
export interface MarketSlots {
  readonly far: number;
  readonly near: number;
  readonly local: number;
}

/** CM-BUY-1: what a card costs in each market. */
export interface MarketPrices {
  readonly far: number;
  readonly near: number;
  readonly local: number;
}

/** CM-MAP-1, CM-MAP-2, CM-MAP-8: a hex; `players` is how many there must be for it to be in the game. */
export interface Tile {
  readonly id: string;
  readonly terrain: "fertile" | "wilderness" | "mountain" | "quarry" | "desert";
  readonly feature: "river" | "crossing" | "holy_site" | null;
  readonly players: number;
}

/** CM-SETUP-3: a ready-made map. */
export interface Layout {
  readonly id: string;
  readonly players: number;
  readonly hexes: readonly Spot[];
}

/** Where a tile lies in a layout, how it is turned, and the group that begins there; the id is the tile's. */
export interface Spot {
  readonly id: string;
  readonly q: number;
  readonly r: number;
  readonly rotation: number;
  readonly start: string | null;
}

/** One of the five sides. */
export interface Character {
  readonly id: "warlord" | "murshid" | "sultan" | "caliph" | "nomad";
  readonly actions: readonly ("influence" | "build" | "move" | "assault" | "recruit" | "hire" | "bribe" | "buy" | "play" | "uprising" | "muster" | "scheme" | "conspire" | "move_palace" | "desertion")[];
  readonly unit_limit: number;
  readonly supply: Supply;
  readonly abilities: readonly ("plunderer" | "champion" | "destroyer" | "conqueror" | "ravager" | "raider" | "tipping_the_scales" | "getting_involved" | "meddling" | "deals" | "intrigues" | "prestige" | "prosperity" | "semblance_of_power" | "wealth" | "builder" | "seat_of_power" | "pillars_of_the_caliphate" | "back_of_beyond" | "at_a_price")[];
  readonly groups: readonly Group[];
  readonly objectives: readonly Item[];
  readonly build: number;
  readonly move: number;
  readonly recruit: number;
  /** CM-MURSHID-SCHEME, CM-SULTAN-CONSPIRE: so many cards are looked at. */
  readonly draw: number;
  readonly prices: Prices;
  /** CM-TERM-6: whether there are regular units; otherwise all are mercenaries. */
  readonly regular: boolean;
  readonly reserves: boolean;
}

/** CM-COMP-1: the pieces of a character. */
export interface Supply {
  readonly units: number;
  readonly fort: number;
  readonly castle: number;
  readonly influence: number;
  readonly town: number;
  readonly city: number;
}

/** CM-SETUP-4: pieces that begin in one hex. */
export interface Group {
  readonly id: string;
  readonly regular: number;
  readonly mercenary: number;
  readonly fort: number;
  readonly castle: number;
  readonly town: number;
  readonly city: number;
  readonly influence: number;
}

/** CM-SCORE-2: `points` for each full `per`, at most `most`; with `least` once, for at least so many. */
export interface Item {
  readonly id: string;
  readonly when: "always" | "first_year" | "at_once";
  readonly counts: "units_beaten" | "fort_sacked" | "palace_sacked" | "castle_sacked" | "town_sacked" | "city_sacked" | "holy_site_controlled" | "holy_site_influence" | "holy_site_settled" | "holy_site_held" | "strongholds" | "buildings_sacked" | "hexes_controlled" | "influence_tokens" | "influence_under_others" | "rulers_influenced" | "hand_cards" | "towns" | "cities" | "coins" | "settled_hexes" | "quarries_controlled" | "crossing_controlled" | "palace_stands" | "castles" | "others_mercenaries" | "wilds_controlled" | "employers";
  readonly points: number;
  readonly per: number;
  readonly least: number;
  /** The most points of it in a year; 0: no end. */
  readonly most: number;
}

/** CM-BUILD-6: what buildings cost a character; null: they cannot be built. */
export interface Prices {
  readonly fort: number | null;
  readonly castle: number | null;
  readonly town: number | null;
  readonly city: number | null;
}

/** A power card, and how many of it there are. */
export interface Card {
  readonly id: string;
  readonly type: "event" | "personality" | "battalion" | "strategy";
  readonly affiliation: "warlord" | "murshid" | "sultan" | "caliph" | "nomad" | "none";
  readonly copies: number;
  readonly effects: readonly Effect[];
}

/** CM-CARD-5: what a card does when it is played in a combat, in a contest, as an action or at any time. */
export interface Effect {
  readonly keyword: "combat" | "contest" | "action" | "anytime";
  readonly ops: readonly Op[];
}

/**
 * A deed of a card, under conditions that must all hold; see `checks.DEEDS` for what describes each of them.
 *
 * `assign`: up to or exactly `n` units, or one for each full `per`, each for `each` more strength; they
 * go to the supply after the winner is determined if it `leaves`. `units`: so many own ones in the active hex.
 */
export interface Op {
  readonly op: "strength" | "assign" | "casualties_self" | "casualties_enemy" | "assassinate" | "sabotage" | "bribe" | "coins" | "tithe" | "remove_mercenary" | "place_unit" | "forbid_sack" | "on_loss_retreat_to_map" | "place_influence" | "remove_influence" | "may_place_influence" | "may_move" | "assault" | "free_move" | "ignore_rivers" | "build_modifier";
  readonly n: number;
  readonly when: readonly ("you_are_attacker" | "you_are_defender" | "stronghold" | "city" | "town" | "wild" | "no_own_unit" | "no_own_stronghold" | "own_influence" | "own_castle_or_palace" | "assigned" | "removed" | "adjacent_to_own_influence" | "controlled_by_you")[];
  readonly units: number;
  /** Only if none of the deeds before it was done. */
  readonly otherwise: boolean;
  readonly who: "any" | "regular" | "mercenary";
  readonly mode: "up_to" | "exact";
  readonly each: number;
  readonly per: number;
  readonly most: number;
  readonly leaves: boolean;
}
