// The game root as its board is given it. Written by `make types` from the types in Python.

/** The table as one seat (None: a spectator) sees it. */
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
  readonly available: readonly string[];
  /** The item supply. */
  readonly items: Readonly<Record<string, number>>;
  /** What lies under each ruin, `hidden` where the seat does not know it. */
  readonly ruin_items: Readonly<Record<string, readonly string[]>>;
  readonly quests: readonly string[];
  readonly quest_deck: number;
  readonly battle: BattleView | null;
  /** Landmark cards that wait to be set up. */
  readonly landmarks_drawn: readonly string[];
  readonly laid_out: readonly string[];
  readonly locked: string;
  readonly character: string;
  readonly seats: readonly SeatView[];
  readonly hirelings: readonly HirelingView[];
  /** A.6.4: the spaces of the score track with a hireling marker. */
  readonly markers: readonly number[];
  readonly winning_score: number;
  readonly winners: readonly number[];
  readonly won_by: string;
}

/** The map. */
export interface MapView {
  readonly name: string;
  readonly clearings: readonly ClearingView[];
  readonly forests: readonly ForestView[];
  readonly paths: readonly PathView[];
  readonly closed_paths: readonly (readonly [number, number])[];
  readonly rivers: readonly (readonly [number, number])[];
  readonly coast: readonly number[];
  readonly landmarks: readonly LandmarkView[];
  /** The courses of rivers and the shore of the lake, for drawing. */
  readonly courses: Readonly<Record<string, readonly (readonly [number, number])[]>>;
}

/** A clearing and what stands in it. */
export interface ClearingView {
  readonly clearing: number;
  readonly suit: string;
  readonly x: number;
  readonly y: number;
  readonly slots: number;
  readonly open_slots: number;
  readonly ruin: boolean;
  readonly corner: boolean;
  readonly adjacent: readonly number[];
  readonly rivers: readonly number[];
  readonly pieces: readonly PiecesView[];
  /** The seats, and the hirelings by their names, whose pawns stand here. */
  readonly pawns: readonly (number | string)[];
  /** A seat, or a hireling that nobody controls. */
  readonly ruler: number | string | null;
}

/** Pieces of one kind in a clearing. */
export interface PiecesView {
  /** A seat, or the name of a hireling. */
  readonly owner: number | string;
  readonly piece: string;
  /** `warrior`, `building` or `token`. */
  readonly sort: string;
  readonly count: number;
}

/** A forest, and the pawns and tokens in it. */
export interface ForestView {
  readonly forest: string;
  readonly x: number;
  readonly y: number;
  readonly clearings: readonly number[];
  readonly pawns: readonly (number | string)[];
  readonly pieces: readonly PiecesView[];
}

/** A path, and who stands on it. */
export interface PathView {
  readonly path: string;
  readonly clearings: readonly [number, number];
  readonly pieces: readonly PiecesView[];
}

/** A landmark on the map, and what belongs to it. */
export interface LandmarkView {
  readonly landmark: string;
  readonly clearing: number;
  /** On the card of the Legendary Forge. */
  readonly items: Readonly<Record<string, number>>;
  /** Of the Black Market, each in its place, `hidden` where the seat does not know them. */
  readonly cards: readonly string[];
  /** In the slot of the Elder Treetop; it is among the pieces of its clearing too. */
  readonly building: PiecesView | null;
}

/** A battle under way; lists have the attacker's number first. */
export interface BattleView {
  readonly attacker: number | string;
  readonly defender: number | string;
  readonly clearing: number;
  readonly stage: string;
  readonly dice: readonly number[];
  readonly rolled: readonly number[];
  readonly extra: readonly number[];
}

/** What is known of a player. */
export interface SeatView {
  readonly faction: string;
  readonly score: number;
  /** Whether the score marker is on the track. */
  readonly marker: boolean;
  readonly dominance: string;
  readonly coalition: number | null;
  /** The cards by name, `hidden` where the seat does not know them. */
  readonly hand: readonly string[];
  readonly crafted: readonly string[];
  /** Crafted cards that were used in this turn. */
  readonly used: readonly string[];
  /** The Crafted Items box. */
  readonly items: Readonly<Record<string, number>>;
  readonly exhausted_items: Readonly<Record<string, number>>;
  /** Pieces that are not on the map, by name. */
  readonly supply: Readonly<Record<string, number>>;
  /** Pieces that lie on a card (K.14), by name. */
  readonly aside: Readonly<Record<string, number>>;
  readonly pawn: number | string | null;
  readonly homelands: readonly number[];
  /** E.1.1: the hireling markers that will bring a hireling at the end of a turn. */
  readonly markers: readonly number[];
  readonly board: BoardView | null;
  /** One's own standing orders. */
  readonly orders: readonly OrderView[];
}

/** What a seat may know of a faction board; a subclass with `tag=<id of the faction>` adds what lies on it. */
export type BoardView = AllianceView | CorvidsView | CultView | DuchyView | EyrieView | HundredsView | KeepersView | MarquiseView | RiverfolkView | VagabondView;

/** Its board; of the Supporters a seat sees those that it knows. */
export interface AllianceView {
  readonly faction: "alliance";
  /** By name, `hidden` where the seat does not know them. */
  readonly supporters: readonly string[];
  /** 8.2.3.I: None when there is no limit. */
  readonly capacity: number | null;
  readonly officers: number;
  /** 8.6.1: military operations left in this turn. */
  readonly operations: number;
  readonly sympathy: TrackView;
  /** By suit: whether the base is on the map. */
  readonly bases: Readonly<Record<string, boolean>>;
  /** 8.4.2: the clearings where sympathy could be spread now, and what it costs there. */
  readonly spread_costs: Readonly<Record<string, number>>;
  readonly cards_in_evening: number;
}

/** A track: how many pieces are on the map and on it, and what the next one costs and scores. */
export interface TrackView {
  readonly on_map: number;
  readonly on_track: number;
  readonly cost: number | null;
  readonly points: number | null;
}

/** Its board. */
export interface CorvidsView {
  readonly faction: "corvids";
  readonly plots: readonly PlotView[];
  /** 13.2.2: how many plots are in the supply. */
  readonly left: number;
  /** Which they are; None for all but the Corvids. */
  readonly stock: Readonly<Record<string, number>> | null;
  /** 13.5: how many actions Daylight has left. */
  readonly actions: number;
  readonly exerted: boolean;
  /** 13.5.2: how many warriors the next plot takes. */
  readonly plot_cost: number;
  /** 13.4.2: what the next plot scores that is turned up. */
  readonly flip_points: number;
  readonly cards_in_evening: number;
}

/** A plot on the map. */
export interface PlotView {
  readonly clearing: number;
  /** None where it lies face down and is not one's own. */
  readonly plot: string | null;
  readonly face_up: boolean;
  /** 13.2.4: what others named it, in vain. */
  readonly refuted: readonly string[];
}

/** Its board; all of it is public. */
export interface CultView {
  readonly faction: "cult";
  /** 10.3.3: the suit of the Outcast. */
  readonly outcast: string | null;
  readonly hated: boolean;
  readonly acolytes: number;
  /** 10.4.3: what each conspiracy costs now. */
  readonly costs: Readonly<Record<string, number>>;
  readonly lost_souls: readonly string[];
  readonly revealed: readonly string[];
  /** 10.5.3: the suits that were scored in this turn. */
  readonly scored: readonly string[];
  /** 10.5.3: what the ritual of each suit scores now; None where it is not allowed. */
  readonly worth: Readonly<Record<string, number | null>>;
  readonly gardens: Readonly<Record<string, TrackView>>;
  readonly cards_in_evening: number;
}

/** Its board; all of it is public. */
export interface DuchyView {
  readonly faction: "duchy";
  /** 12.2.2: warriors in the Burrow. */
  readonly burrow: number;
  /** 12.2.4: the clearings next to it. */
  readonly tunnels: readonly number[];
  /** 12.5.1: how many actions the Assembly has left. */
  readonly actions: number;
  readonly swayed: readonly string[];
  readonly unswayed: readonly string[];
  readonly acted: readonly string[];
  /** 12.3.6: by rank, those that are left. */
  readonly crowns: Readonly<Record<string, number>>;
  readonly revealed: readonly string[];
  /** Citadels and markets on the map. */
  readonly on_map: Readonly<Record<string, number>>;
  readonly reinforcements: number;
  readonly cards_in_evening: number;
}

/** Their board; all of it is public. */
export interface EyrieView {
  readonly faction: "eyrie";
  readonly leader: string;
  /** Those that lie face up. */
  readonly leaders_left: readonly string[];
  /** The cards by column; a Loyal Vizier is `loyal_vizier`. */
  readonly decree: Readonly<Record<string, readonly string[]>>;
  /** Those of them that were resolved in this turn. */
  readonly resolved: Readonly<Record<string, readonly string[]>>;
  /** The column that is being resolved. */
  readonly column: string;
  /** How many cards were added to the Decree in this turn. */
  readonly added: number;
  readonly roosts: TrackView;
  readonly points_in_evening: number;
  readonly cards_in_evening: number;
}

/** Its board; all of it is public. */
export interface HundredsView {
  readonly faction: "hundreds";
  readonly mood: string;
  /** 14.4.4: those that could be chosen next. */
  readonly moods: readonly string[];
  readonly command: readonly string[];
  /** 14.2.4: the items on both tracks of the Hoard. */
  readonly prowess: readonly string[];
  readonly command_value: number;
  readonly prowess_value: number;
  /** 14.5.2: how many commands are left. */
  readonly commands: number;
  /** 14.5.3: how often the warlord can still advance. */
  readonly advances: number;
  /** 14.2.2: his clearing. */
  readonly warlord: number | null;
  readonly mobs: readonly number[];
  readonly strongholds: number;
  /** 14.6.2: what Oppress would score now. */
  readonly oppress_points: number;
  readonly cards_in_evening: number;
}

/** Their board; all of it is public. Relics in clearings and forests are on the map. */
export interface KeepersView {
  readonly faction: "keepers";
  /** 15.5.2: the cards by column; a Faithful Retainer is `faithful_retainer`. */
  readonly retinue: Readonly<Record<string, readonly string[]>>;
  /** Those of them that have acted in this turn. */
  readonly acted: Readonly<Record<string, readonly string[]>>;
  /** The column that acts. */
  readonly duty: string;
  /** 15.6.2: how many cards the retinue can still take. */
  readonly room: number;
  readonly waystations: readonly WaystationView[];
  /** 15.5.2.III.a: the values of the recovered relics, by type. */
  readonly recovered: Readonly<Record<string, readonly number[]>>;
  /** 15.2.1: the values that have not been turned up yet, by type. */
  readonly unseen: Readonly<Record<string, readonly number[]>>;
  readonly cards_in_evening: number;
}

/** A waystation, on the board or on the map. */
export interface WaystationView {
  /** 15.2.2: the type of the face that is up; on the board of the first one. */
  readonly shows: string;
  readonly below: string;
  readonly clearing: number | null;
}

/** Her board; all of it is public. */
export interface MarquiseView {
  readonly faction: "marquise";
  readonly actions: number;
  readonly may_craft: boolean;
  readonly recruited: boolean;
  readonly cards_in_evening: number;
  readonly tracks: Readonly<Record<string, TrackView>>;
}

/** Its board; all of it is public. Warriors are counted by the seat that owns them. */
export interface RiverfolkView {
  readonly faction: "riverfolk";
  readonly payments: Readonly<Record<string, number>>;
  readonly funds: Readonly<Record<string, number>>;
  readonly committed: Readonly<Record<string, number>>;
  /** 11.5.3: funds on the tracks, by suit. */
  readonly laid: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** 11.5.3: the empty spaces of each track. */
  readonly spaces: Readonly<Record<string, number>>;
  /** 11.4.2: what the funds are worth now. */
  readonly dividends: number;
  readonly prices: Readonly<Record<string, number>>;
  readonly buyer: number | null;
  /** 11.2.6: the services that were bought in this turn. */
  readonly bought: readonly string[];
  /** 11.2.6.II: how many more the player whose turn it is may buy. */
  readonly services_left: number;
  readonly trade_posts: Readonly<Record<string, TrackView>>;
}

/** His board; all of it is public. */
export interface VagabondView {
  readonly faction: "vagabond";
  readonly character: string;
  readonly items: readonly ItemsView[];
  readonly relations: readonly RelationView[];
  readonly quests: Readonly<Record<string, readonly string[]>>;
  readonly item_limit: number;
  readonly refreshes: number;
  readonly cards_in_evening: number;
  /** D.6.2: the clearings that nothing can enter any more. */
  readonly scorched: readonly number[];
}

/** Items of one type in one place of the board: `track`, `satchel` or `damaged`. */
export interface ItemsView {
  readonly item: string;
  readonly place: string;
  readonly count: number;
  readonly exhausted: boolean;
}

/** Where the marker of a seat stands, the aids of this turn that count, and how many lead to the next space. */
export interface RelationView {
  readonly seat: number;
  readonly space: string;
  readonly aids: number;
  readonly needed: number;
}

/** A standing order: from how many on to ask, and in which clearings not to. */
export interface OrderView {
  readonly matter: string;
  readonly least: number;
  readonly never_in: readonly number[];
}

/** E. A hireling: the side of its card that lies up, who controls it, and what lies on the card. */
export interface HirelingView {
  readonly hireling: string;
  readonly demoted: boolean;
  readonly controller: number | null;
  /** E.1.2: the control markers: at the end of so many own turns its controller passes it on. */
  readonly control: number;
  /** Pieces that are not on the map, by name. */
  readonly supply: Readonly<Record<string, number>>;
  /** Its warriors on the card. */
  readonly held: number;
  /** Cards that lie open on it. */
  readonly cards: readonly string[];
  /** What it did in this turn. */
  readonly done: readonly string[];
  /** Items that lie on it, by name. */
  readonly items: Readonly<Record<string, number>>;
  /** How many of them are exhausted. */
  readonly spent: number;
}

/** All content of the game, as it stands in the YAML files. */
export interface Content {
  readonly decks: Readonly<Record<string, readonly Card[]>>;
  readonly maps: Readonly<Record<string, PrintedMap>>;
  readonly factions: Factions;
  readonly hirelings: Hirelings;
  readonly items: Items;
  readonly setup: SetupNumbers;
  readonly setup_cards: readonly SetupCard[];
  readonly landmarks: readonly Landmark[];
  /** What an edition calls things: by kind, id and language. */
  readonly names: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

/** A card of the shared deck, and how many of it there are. */
export interface Card {
  readonly id: string;
  readonly suit: "fox" | "rabbit" | "mouse" | "bird";
  readonly count: number;
  readonly kind: "item" | "immediate" | "persistent" | "ambush" | "dominance";
  readonly cost: readonly ("fox" | "rabbit" | "mouse" | "any")[];
  readonly item: "boot" | "sword" | "crossbow" | "torch" | "hammer" | "tea" | "coin" | "bag" | null;
  readonly vp: number;
}

/** A map. */
export interface PrintedMap {
  readonly clearings: readonly Clearing[];
  readonly paths: readonly (readonly [number, number])[];
  readonly map_edge: readonly number[];
  readonly corner_pairs: readonly (readonly [number, number])[];
  readonly forests: readonly Forest[];
  readonly printed_suits: boolean;
  readonly closed_paths: readonly (readonly [number, number])[];
  readonly rivers: readonly (readonly [number, number])[];
  readonly ruins: readonly number[];
  readonly tower: number | null;
  readonly ferry_start: number | null;
  readonly coastal_clearings: readonly number[];
  readonly draw_hints: Readonly<Record<string, readonly (readonly [number, number])[]>>;
}

/** A clearing of a map; x and y are for drawing. */
export interface Clearing {
  readonly id: number;
  readonly suit: "fox" | "rabbit" | "mouse";
  readonly slots: number;
  readonly x: number;
  readonly y: number;
}

/** A forest: the clearings that touch it, and the forests next to it; x and y are for drawing. */
export interface Forest {
  readonly id: string;
  readonly clearings: readonly number[];
  readonly adjacent_forests: readonly string[];
  readonly x: number;
  readonly y: number;
}

/** Every faction, and what is common to them. */
export interface Factions {
  readonly marquise: MarquiseSheet;
  readonly eyrie: EyrieSheet;
  readonly alliance: AllianceSheet;
  readonly vagabond: VagabondSheet;
  readonly cult: CultSheet;
  readonly riverfolk: RiverfolkSheet;
  readonly duchy: DuchySheet;
  readonly corvids: CorvidsSheet;
  readonly hundreds: HundredsSheet;
  readonly keepers: KeepersSheet;
  readonly setup_order: readonly ("marquise" | "eyrie" | "alliance" | "vagabond" | "vagabond_second" | "cult" | "riverfolk" | "duchy" | "corvids" | "hundreds" | "keepers")[];
  readonly reach: Reach;
  readonly dice: readonly number[];
}

/** 6. The board of the Marquise. */
export interface MarquiseSheet {
  readonly warriors: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly buildings: Readonly<Record<string, number>>;
  readonly tracks: MarquiseTracks;
  readonly actions_per_daylight: number;
}

/** 6.5.4, 6.6: her three tracks, which share one row of costs. */
export interface MarquiseTracks {
  readonly wood_cost: readonly number[];
  readonly sawmill: Track;
  readonly workshop: Track;
  readonly recruiter: Track;
}

/** A track of buildings: the points and the card symbols on its spaces, the leftmost first. */
export interface Track {
  readonly vp: readonly number[];
  readonly card_bonus: readonly number[];
}

/** 7. The board of the Eyrie. */
export interface EyrieSheet {
  readonly warriors: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly buildings: Readonly<Record<string, number>>;
  readonly tracks: EyrieTracks;
  readonly decree_columns: readonly ["recruit" | "move" | "battle" | "build", "recruit" | "move" | "battle" | "build", "recruit" | "move" | "battle" | "build", "recruit" | "move" | "battle" | "build"];
  readonly leaders: readonly Leader[];
}

/** 7.6: the track of the roosts. */
export interface EyrieTracks {
  readonly roost: Track;
}

/** 7.8: a leader, with what he changes. */
export interface Leader {
  readonly id: string;
  readonly viziers: readonly ["recruit" | "move" | "battle" | "build", "recruit" | "move" | "battle" | "build"];
  readonly ignores_disdain: boolean;
  readonly warriors_per_recruit: number;
  readonly extra_hits_as_attacker: number;
  readonly extra_vp_per_battle: number;
}

/** 8. The board of the Alliance. */
export interface AllianceSheet {
  readonly warriors: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly buildings: Readonly<Record<string, number>>;
  readonly tracks: AllianceTracks;
  readonly starting_supporters: number;
  readonly supporters_capacity_without_base: number;
  readonly base_card_bonus: Readonly<Record<string, number>>;
  readonly revolt_cost: number;
  readonly martial_law_warriors: number;
  readonly martial_law_extra: number;
}

/** 8.4.2: the track of sympathy. */
export interface AllianceTracks {
  readonly sympathy: SympathyTrack;
}

/** 8.4.2: the track of sympathy. */
export interface SympathyTrack {
  readonly cost: readonly number[];
  readonly vp: readonly number[];
}

/** 9. The board of the Vagabond. */
export interface VagabondSheet {
  readonly warriors: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly buildings: Readonly<Record<string, number>>;
  readonly item_tracks: Readonly<Record<string, number>>;
  readonly item_limit: PerItem;
  readonly refresh: PerItem;
  readonly draw: PerItem;
  readonly damage_on_full_removal: number;
  readonly relationship_chart: RelationshipChart;
  readonly characters: readonly Character[];
  readonly quests: readonly Quest[];
}

/** A number that grows with the ready items on a track. */
export interface PerItem {
  readonly base: number;
  readonly per_item_on_track: number;
}

/** 9.2.9: the chart of relationships; the numbers of its three steps, from Indifferent to Allied. */
export interface RelationshipChart {
  readonly aids_to_next: readonly [number, number, number];
  readonly vp_on_reaching: readonly [number, number, number];
  readonly aid_allied_vp: number;
}

/** D. A character of the Vagabond; without an ability of its own it has its items alone. */
export interface Character {
  readonly id: string;
  readonly items: readonly ("boot" | "sword" | "crossbow" | "torch" | "hammer" | "tea" | "coin" | "bag")[];
}

/** 9.5.5: a quest card. */
export interface Quest {
  readonly id: string;
  readonly suit: "fox" | "rabbit" | "mouse";
  readonly items: readonly ["boot" | "sword" | "crossbow" | "torch" | "hammer" | "tea" | "coin" | "bag", "boot" | "sword" | "crossbow" | "torch" | "hammer" | "tea" | "coin" | "bag"];
}

/** The board of the Lizard Cult. */
export interface CultSheet {
  readonly warriors: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly buildings: Readonly<Record<string, number>>;
  readonly tracks: CultTracks;
  readonly conspiracies: Conspiracies;
  /** 10.3.2: in the first clearing. */
  readonly starting_warriors: number;
  /** 10.3.2: in each adjacent clearing. */
  readonly starting_neighbours: number;
}

/** 10.5.3, 10.6.3: the same track for the gardens of each suit. */
export interface CultTracks {
  readonly garden: Track;
}

/** 10.4.3: what each conspiracy costs, in acolytes, and how much less while the Outcast is hated. */
export interface Conspiracies {
  readonly crusade: number;
  readonly convert: number;
  readonly sanctify: number;
  readonly less_when_hated: number;
}

/** The board of the Riverfolk Company. */
export interface RiverfolkSheet {
  readonly warriors: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly buildings: Readonly<Record<string, number>>;
  readonly tracks: RiverfolkTracks;
  /** 11.2.6.I: what each service may cost, in warriors. */
  readonly prices: readonly number[];
  /** 11.3.2: on the river. */
  readonly starting_warriors: number;
  /** 11.3.4. */
  readonly starting_payments: number;
  /** 11.4.1: how many of its own warriors it pays itself when nobody has paid. */
  readonly protectionism: number;
  /** 11.4.2: how many funds are worth a point. */
  readonly dividend: number;
  /** 11.5.6: what a trade post costs. */
  readonly trade_post_funds: number;
}

/** 11.5.6.III: the same track for the trade posts of each suit. */
export interface RiverfolkTracks {
  readonly trade_post: readonly number[];
}

/** The board of the Underground Duchy. */
export interface DuchySheet {
  readonly warriors: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly buildings: Readonly<Record<string, number>>;
  readonly tracks: DuchyTracks;
  readonly ranks: Readonly<Record<string, Rank>>;
  readonly ministers: readonly Minister[];
  readonly assembly_actions: number;
  /** 12.4: warriors without any citadel. */
  readonly recruits: number;
  /** 12.5.1.V: how many warriors come out of a new tunnel at most. */
  readonly diggers: number;
  /** 12.5.2.VII. */
  readonly mud_points: number;
  readonly starting_warriors: number;
  readonly starting_neighbours: number;
}

/** 12.4, 12.6.3: warriors that citadels bring, and cards that markets bring, the leftmost space first. */
export interface DuchyTracks {
  readonly citadel: readonly number[];
  readonly market: readonly number[];
}

/** 12.3.6, 12.5.3: the crowns of a rank, the cards to reveal for it, and the points of swaying it. */
export interface Rank {
  readonly crowns: number;
  readonly reveal: number;
  readonly vp: number;
}

/** 12.5.2: a minister. */
export interface Minister {
  readonly id: string;
  readonly rank: "squire" | "noble" | "lord";
}

/** The board of the Corvid Conspiracy. */
export interface CorvidsSheet {
  readonly warriors: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly buildings: Readonly<Record<string, number>>;
  /** 13.2.2: what is on the other side of each plot token. */
  readonly plots: readonly ("bomb" | "snare" | "extortion" | "raid")[];
  readonly daylight_actions: number;
  /** 13.3.2: in a clearing of each suit. */
  readonly starting_warriors: number;
}

/** The board of the Lord of the Hundreds. */
export interface HundredsSheet {
  readonly warriors: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly buildings: Readonly<Record<string, number>>;
  readonly warlords: number;
  readonly hoard: Hoard;
  readonly moods: readonly Mood[];
  readonly first_mood: string;
  readonly mob_die: readonly ("fox" | "rabbit" | "mouse")[];
  /** 14.6.2: points by the clearings that are oppressed; the last one for all beyond. */
  readonly oppress: readonly number[];
  /** 14.R4: whether only clearings with a piece of its own count. */
  readonly oppress_needs_piece: boolean;
  readonly lavish_warriors: number;
  readonly jubilant_rolls: number;
  /** 14.7.3: so many enemy pieces make it two cards more. */
  readonly rowdy_crowd: number;
  readonly starting_warriors: number;
}

/** 14.2.4: which items each track of the Hoard takes, and what so many items on it are worth. */
export interface Hoard {
  readonly command: readonly ("boot" | "sword" | "crossbow" | "torch" | "hammer" | "tea" | "coin" | "bag")[];
  readonly prowess: readonly ("boot" | "sword" | "crossbow" | "torch" | "hammer" | "tea" | "coin" | "bag")[];
  readonly values: readonly number[];
  readonly overflow_vp: number;
}

/** 14.7: a mood, and the item with which in the Hoard it cannot be chosen. */
export interface Mood {
  readonly id: string;
  readonly item: "boot" | "sword" | "crossbow" | "torch" | "hammer" | "tea" | "coin" | "bag" | null;
}

/** The board of the Keepers in Iron. */
export interface KeepersSheet {
  readonly warriors: number;
  readonly tokens: Readonly<Record<string, number>>;
  readonly buildings: Readonly<Record<string, number>>;
  /** 15.2.1: the values of the relics of each type. */
  readonly relics: Readonly<Record<string, readonly (1 | 2 | 3)[]>>;
  /** 15.5.2.III.b: what a column of all three types scores. */
  readonly set_vp: number;
  /** 15.4.3: the warriors for a card. */
  readonly recruits: number;
  /** 15.6.1: so many warriors in a clearing, and one of them leaves. */
  readonly crowd: number;
  /** 15.6.2: the most cards of the retinue. */
  readonly retinue_limit: number;
  /** 15.3.4: the Faithful Retainers in each column. */
  readonly retainers: number;
  /** 15.3.2: in each of two clearings. */
  readonly starting_warriors: number;
}

/** 5.2, 5.2-x1: the reach of each faction, and how much of it is the least. */
export interface Reach {
  readonly values: Readonly<Record<string, number>>;
  readonly absolute_minimum: number;
}

/** A.6, E: the hirelings. */
export interface Hirelings {
  readonly in_play: number;
  /** A.6.4: the spaces of the score track with a marker. */
  readonly markers: readonly number[];
  /** A.6.2: how many show their demoted side, by the number of players. */
  readonly demoted: Readonly<Record<string, number>>;
  readonly control: ControlDie;
  /** E-nobles-2. */
  readonly clearings_for_a_point: number;
  /** E-flotilla-1. */
  readonly flotilla_hits: number;
  /** E-expedition-1: how many warriors land with a foothold. */
  readonly landing: number;
  /** E-spies-1. */
  readonly spies_placed: number;
  /** E-envoys-1: how many cards of the discard pile are looked at. */
  readonly envoys_look: number;
  /** E-exile-1, E-exile-2. */
  readonly exile: ExileNumbers;
  /** E-uprising-0: the suits on its faces. */
  readonly uprising_die: readonly ("fox" | "rabbit" | "mouse")[];
  /** E-band-0: how many musicians are set up. */
  readonly band_begins: number;
  /** E-bandits-0: how many bandits are set up. */
  readonly bandits_begin: number;
  readonly cards: readonly HirelingCard[];
}

/** E.1.2: what the faces of the control die count, for a leader and for everybody else. */
export interface ControlDie {
  readonly gold: readonly number[];
  readonly every: readonly number[];
}

/** E-exile-1, E-exile-2: what the Exile takes and gives. */
export interface ExileNumbers {
  /** How many items are exhausted for a move. */
  readonly move: number;
  /** How many for a battle. */
  readonly battle: number;
  /** How many cards a gift brings. */
  readonly draw: number;
  /** How many points. */
  readonly vp: number;
}

/** A.6.1, A.6.5: a hireling card: the faction that it belongs to, its two sides, and its pieces. */
export interface HirelingCard {
  readonly id: "forest_patrol" | "last_dynasty" | "riverfolk_flotilla" | "warm_sun_prophets" | "sunward_expedition" | "corvid_spies" | "exile" | "flame_bearers" | "vault_keepers" | "spring_uprising" | "popular_band" | "furious_protector" | "highway_bandits";
  readonly promoted: string;
  readonly demoted: string;
  readonly faction: "marquise" | "eyrie" | "alliance" | "vagabond" | "vagabond_second" | "cult" | "riverfolk" | "duchy" | "corvids" | "hundreds" | "keepers" | null;
  readonly warriors: number;
  readonly buildings: Readonly<Record<string, number>>;
  readonly tokens: Readonly<Record<string, number>>;
  /** E-exile-0: those that begin on the card. */
  readonly items: Readonly<Record<string, number>>;
}

/** 5.1.5, 9.3.4: the items on the map, and those under the ruins. */
export interface Items {
  readonly supply: Readonly<Record<string, number>>;
  readonly ruin_set: Readonly<Record<string, number>>;
  readonly ruin_sets_by_vagabonds: Readonly<Record<string, number>>;
}

/** The numbers of both set-up procedures, and what ends the game. */
export interface SetupNumbers {
  readonly standard: StandardSetup;
  readonly advanced: AdvancedSetup;
  readonly by_players: Readonly<Record<string, ByPlayers>>;
  readonly corner_factions: readonly ("marquise" | "eyrie" | "alliance" | "vagabond" | "vagabond_second" | "cult" | "riverfolk" | "duchy" | "corvids" | "hundreds" | "keepers")[];
  readonly hand_limit_evening: number;
  readonly winning_score: number;
  readonly dominance_min_score: number;
}

/** 5.1: the standard set-up. */
export interface StandardSetup {
  readonly hand: number;
  readonly max_corner_factions: number;
}

/** A.7, A.10: the advanced set-up. */
export interface AdvancedSetup {
  readonly draw: number;
  readonly keep: number;
}

/** What depends on how many play. */
export interface ByPlayers {
  readonly reach: number;
  readonly dominance_cards_in_deck: boolean;
  readonly coalition_allowed: boolean;
}

/** A.8.2-x1: a faction set-up card. */
export interface SetupCard {
  readonly id: "marquise" | "eyrie" | "alliance" | "vagabond" | "cult" | "riverfolk" | "duchy" | "corvids" | "hundreds" | "keepers";
  readonly militant: boolean;
  readonly each_homeland: Readonly<Record<string, number>>;
  readonly every_other_clearing: Readonly<Record<string, number>>;
  readonly different_homelands: readonly string[];
  readonly supporters: number;
  readonly quests: number;
  /** AS-cult, AS-duchy: warriors over the clearings adjacent to the homeland, as evenly as possible. */
  readonly around: number;
  readonly acolytes: number;
}

/** F: a landmark card: where its piece may be placed, and its numbers. */
export interface Landmark {
  readonly id: "ferry" | "tower" | "lost_city" | "legendary_forge" | "black_market" | "elder_treetop";
  readonly site: "any" | "corner" | "ruin" | "single_slot" | "water";
  /** Whether its clearing must not be adjacent to one with a landmark. */
  readonly apart: boolean;
  /** F-treetop-1: for how many players it is meant, or more. */
  readonly players: number;
  readonly draws: number;
  readonly vp: number;
  /** F-forge-1: by the suit of its clearing, what goes from the supply to the card. */
  readonly items: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** F-market-1: how many cards lie face down beside it. */
  readonly stock: number;
  /** F-treetop-2: how many it adds to its clearing. */
  readonly slots: number;
}
