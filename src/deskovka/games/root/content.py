"""The content of Root as it stands in the YAML files: decks, maps, boards of the factions, items, as typed tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal, get_args

from msgspec import Meta, field

from deskovka.content.editions import Id
from deskovka.content.tables import Entry, GameContent
from deskovka.games.root.factions.alliance.sheet import AllianceSheet
from deskovka.games.root.factions.corvids.sheet import CorvidsSheet
from deskovka.games.root.factions.cult.sheet import CultSheet
from deskovka.games.root.factions.duchy.sheet import DuchySheet
from deskovka.games.root.factions.eyrie.sheet import EyrieSheet
from deskovka.games.root.factions.hundreds.sheet import HundredsSheet
from deskovka.games.root.factions.keepers.sheet import KeepersSheet
from deskovka.games.root.factions.marquise.sheet import MarquiseSheet
from deskovka.games.root.factions.riverfolk.sheet import RiverfolkSheet
from deskovka.games.root.factions.sheet import ClearingSuit, Count, Few, Item, Pieces, Track
from deskovka.games.root.factions.vagabond.sheet import VagabondSheet

MOST_CLEARINGS = 20
"""No map has more of them."""

Suit = Literal["fox", "rabbit", "mouse", "bird"]
LandmarkName = Literal["ferry", "tower", "lost_city", "legendary_forge", "black_market", "elder_treetop"]
FactionName = Literal[
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "vagabond_second",
    "cult",
    "riverfolk",
    "duchy",
    "corvids",
    "hundreds",
    "keepers",
]
HirelingName = Literal[
    "forest_patrol",
    "last_dynasty",
    "riverfolk_flotilla",
    "warm_sun_prophets",
    "sunward_expedition",
    "corvid_spies",
    "exile",
    "flame_bearers",
    "vault_keepers",
    "spring_uprising",
    "popular_band",
    "furious_protector",
    "highway_bandits",
]
Place = Annotated[int, Meta(ge=1, le=MOST_CLEARINGS)]
Places = Annotated[tuple[Place, ...], Meta(max_length=MOST_CLEARINGS)]
Pairs = Annotated[tuple[tuple[Place, Place], ...], Meta(max_length=99)]
Dot = Annotated[int, Meta(ge=0, le=1000)]


class Card(Entry, frozen=True):
    """A card of the shared deck, and how many of it there are."""

    id: Id
    suit: Suit
    count: Few
    kind: Literal["item", "immediate", "persistent", "ambush", "dominance"]
    cost: Annotated[tuple[Literal["fox", "rabbit", "mouse", "any"], ...], Meta(max_length=6)] = ()
    item: Item | None = None
    vp: Few = 0

    @property
    def is_crafted(self) -> bool:
        """2.1.5, 3.3: ambush and dominance cards cannot be crafted."""
        return self.kind not in ("ambush", "dominance")


class Clearing(Entry, frozen=True):
    """A clearing of a map; x and y are for drawing."""

    id: Place
    suit: ClearingSuit
    slots: Annotated[int, Meta(ge=0, le=4)]
    x: Dot
    y: Dot


class Forest(Entry, frozen=True):
    """A forest: the clearings that touch it, and the forests next to it; x and y are for drawing."""

    id: Id
    clearings: Places
    adjacent_forests: Annotated[tuple[Id, ...], Meta(max_length=30)]
    x: Dot
    y: Dot


class PrintedMap(Entry, frozen=True):
    """A map."""

    clearings: Annotated[tuple[Clearing, ...], Meta(min_length=6, max_length=MOST_CLEARINGS)]
    paths: Pairs
    map_edge: Places
    corner_pairs: Pairs
    forests: Annotated[tuple[Forest, ...], Meta(min_length=1, max_length=30)]
    printed_suits: bool = True
    closed_paths: Pairs = ()
    rivers: Pairs = ()
    ruins: Places = ()
    tower: Place | None = None
    ferry_start: Place | None = None
    coastal_clearings: Places = ()
    draw_hints: Annotated[
        dict[Id, Annotated[tuple[tuple[Dot, Dot], ...], Meta(max_length=60)]], Meta(max_length=60)
    ] = field(default_factory=dict)


class Items(Entry, frozen=True):
    """5.1.5, 9.3.4: the items on the map, and those under the ruins."""

    supply: dict[Item, Few]
    ruin_set: dict[Item, Few]
    ruin_sets_by_vagabonds: Annotated[
        dict[Annotated[int, Meta(ge=0, le=2)], Annotated[int, Meta(ge=0, le=2)]], Meta(min_length=3, max_length=3)
    ]


class Reach(Entry, frozen=True):
    """5.2, 5.2-x1: the reach of each faction, and how much of it is the least."""

    values: dict[FactionName, Count]
    absolute_minimum: Count

    def of(self, faction: str) -> int:
        """The reach of a faction."""
        return next((reach for name, reach in self.values.items() if name == faction), 0)


class Factions(Entry, frozen=True):
    """Every faction, and what is common to them."""

    marquise: MarquiseSheet
    eyrie: EyrieSheet
    alliance: AllianceSheet
    vagabond: VagabondSheet
    cult: CultSheet
    riverfolk: RiverfolkSheet
    duchy: DuchySheet
    corvids: CorvidsSheet
    hundreds: HundredsSheet
    keepers: KeepersSheet
    setup_order: Annotated[tuple[FactionName, ...], Meta(max_length=11)]
    reach: Reach
    dice: Annotated[tuple[Few, ...], Meta(min_length=1, max_length=20)]

    def tracks(self) -> Iterator[tuple[str, int, Sequence[object]]]:
        """Each track with its path and the number of pieces that it holds."""
        for piece in ("sawmill", "workshop", "recruiter"):
            track: Track = getattr(self.marquise.tracks, piece)
            pieces = self.marquise.buildings[piece]
            yield "marquise.tracks.wood_cost", pieces, self.marquise.tracks.wood_cost
            yield f"marquise.tracks.{piece}.vp", pieces, track.vp
            yield f"marquise.tracks.{piece}.card_bonus", pieces, track.card_bonus
        roosts, roost = self.eyrie.buildings["roost"], self.eyrie.tracks.roost
        yield "eyrie.tracks.roost.vp", roosts, roost.vp
        yield "eyrie.tracks.roost.card_bonus", roosts, roost.card_bonus
        tokens, sympathy = self.alliance.tokens["sympathy"], self.alliance.tracks.sympathy
        yield "alliance.tracks.sympathy.cost", tokens, sympathy.cost
        yield "alliance.tracks.sympathy.vp", tokens, sympathy.vp
        garden = self.cult.tracks.garden
        for suit in get_args(ClearingSuit):
            yield "cult.tracks.garden.vp", self.cult.buildings[f"garden_{suit}"], garden.vp
            yield "cult.tracks.garden.card_bonus", self.cult.buildings[f"garden_{suit}"], garden.card_bonus
        for suit in get_args(ClearingSuit):
            posts = self.riverfolk.tokens[f"trade_post_{suit}"]
            yield "riverfolk.tracks.trade_post", posts, self.riverfolk.tracks.trade_post
        yield "duchy.tracks.citadel", self.duchy.buildings["citadel"], self.duchy.tracks.citadel
        yield "duchy.tracks.market", self.duchy.buildings["market"], self.duchy.tracks.market
        yield "corvids.plots", self.corvids.tokens["plot"], self.corvids.plots


class SetupCard(Entry, frozen=True):
    """A.8.2-x1: a faction set-up card."""

    id: Literal[
        "marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk", "duchy", "corvids", "hundreds", "keepers"
    ]
    militant: bool
    each_homeland: Pieces = field(default_factory=dict)
    every_other_clearing: Pieces = field(default_factory=dict)
    different_homelands: Annotated[tuple[Id, ...], Meta(max_length=3)] = ()
    supporters: Few = 0
    quests: Few = 0
    around: Few = 0
    """AS-cult, AS-duchy: warriors over the clearings adjacent to the homeland, as evenly as possible."""
    acolytes: Few = 0


class Landmark(Entry, frozen=True):
    """F: a landmark card: where its piece may be placed, and its numbers."""

    id: LandmarkName
    site: Literal["any", "corner", "ruin", "single_slot", "water"]
    apart: bool
    """Whether its clearing must not be adjacent to one with a landmark."""
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    """F-treetop-1: for how many players it is meant, or more."""
    draws: Few = 0
    vp: Few = 0
    items: dict[ClearingSuit, dict[Item, Few]] = field(default_factory=dict)
    """F-forge-1: by the suit of its clearing, what goes from the supply to the card."""
    stock: Few = 0
    """F-market-1: how many cards lie face down beside it."""
    slots: Few = 0
    """F-treetop-2: how many it adds to its clearing."""


class StandardSetup(Entry, frozen=True):
    """5.1: the standard set-up."""

    hand: Few
    max_corner_factions: Few


class AdvancedSetup(Entry, frozen=True):
    """A.7, A.10: the advanced set-up."""

    draw: Few
    keep: Few


class ByPlayers(Entry, frozen=True):
    """What depends on how many play."""

    reach: Count
    dominance_cards_in_deck: bool
    coalition_allowed: bool


class SetupNumbers(Entry, frozen=True):
    """The numbers of both set-up procedures, and what ends the game."""

    standard: StandardSetup
    advanced: AdvancedSetup
    by_players: Annotated[dict[Annotated[int, Meta(ge=2, le=6)], ByPlayers], Meta(min_length=1, max_length=5)]
    corner_factions: Annotated[tuple[FactionName, ...], Meta(max_length=9)]
    hand_limit_evening: Few
    winning_score: Annotated[int, Meta(ge=1, le=99)]
    dominance_min_score: Count


class HirelingCard(Entry, frozen=True):
    """A.6.1, A.6.5: a hireling card: the faction that it belongs to, its two sides, and its pieces."""

    id: HirelingName
    promoted: Id
    demoted: Id
    faction: FactionName | None = None
    warriors: Annotated[int, Meta(ge=0, le=50)] = 0
    buildings: Pieces = field(default_factory=dict)
    tokens: Pieces = field(default_factory=dict)
    items: Pieces = field(default_factory=dict)
    """E-exile-0: those that begin on the card."""


class ControlDie(Entry, frozen=True):
    """E.1.2: what the faces of the control die count, for a leader and for everybody else."""

    gold: Annotated[tuple[Few, ...], Meta(min_length=1, max_length=20)]
    every: Annotated[tuple[Few, ...], Meta(min_length=1, max_length=20)]


class ExileNumbers(Entry, frozen=True):
    """E-exile-1, E-exile-2: what the Exile takes and gives."""

    move: Annotated[int, Meta(ge=1, le=9)]
    """How many items are exhausted for a move."""
    battle: Annotated[int, Meta(ge=1, le=9)]
    """How many for a battle."""
    draw: Few
    """How many cards a gift brings."""
    vp: Few
    """How many points."""


class Hirelings(Entry, frozen=True):
    """A.6, E: the hirelings."""

    in_play: Annotated[int, Meta(ge=1, le=3)]
    markers: Annotated[tuple[Annotated[int, Meta(ge=1, le=99)], ...], Meta(max_length=9)]
    """A.6.4: the spaces of the score track with a marker."""
    demoted: Annotated[dict[Annotated[int, Meta(ge=2, le=6)], Few], Meta(min_length=5, max_length=5)]
    """A.6.2: how many show their demoted side, by the number of players."""
    control: ControlDie
    clearings_for_a_point: Annotated[int, Meta(ge=1, le=20)]
    """E-nobles-2."""
    flotilla_hits: Few
    """E-flotilla-1."""
    landing: Few
    """E-expedition-1: how many warriors land with a foothold."""
    spies_placed: Few
    """E-spies-1."""
    envoys_look: Annotated[int, Meta(ge=1, le=99)]
    """E-envoys-1: how many cards of the discard pile are looked at."""
    exile: ExileNumbers
    """E-exile-1, E-exile-2."""
    uprising_die: Annotated[tuple[ClearingSuit, ...], Meta(min_length=1, max_length=20)]
    """E-uprising-0: the suits on its faces."""
    band_begins: Few
    """E-band-0: how many musicians are set up."""
    bandits_begin: Few
    """E-bandits-0: how many bandits are set up."""
    cards: Annotated[tuple[HirelingCard, ...], Meta(min_length=3, max_length=13)]


class Content(GameContent, frozen=True):
    """All content of the game, as it stands in the YAML files."""

    decks: Annotated[dict[Id, Annotated[tuple[Card, ...], Meta(max_length=99)]], Meta(min_length=1, max_length=9)]
    maps: Annotated[dict[Id, PrintedMap], Meta(min_length=1, max_length=20)]
    factions: Factions
    hirelings: Hirelings
    items: Items
    setup: SetupNumbers
    setup_cards: Annotated[tuple[SetupCard, ...], Meta(min_length=10, max_length=10)]
    landmarks: Annotated[tuple[Landmark, ...], Meta(min_length=6, max_length=6)]
