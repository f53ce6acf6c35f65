"""The content of Crescent Moon as typed tables: characters, cards, map, numbers; and what an edition may change."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from deskovka.content.editions import Id, load_tables
from deskovka.content.tables import Entry, GameContent, Printed
from deskovka.games.crescent.checks import check_content
from deskovka.kernel import Shared

PACKAGE = "deskovka.games.crescent"

Count = Annotated[int, Meta(ge=0, le=99)]
Few = Annotated[int, Meta(ge=0, le=9)]
Some = Annotated[int, Meta(ge=1, le=9)]
Price = Annotated[int, Meta(ge=0, le=20)]
Slots = Annotated[int, Meta(ge=1, le=6)]
Seats = Annotated[int, Meta(ge=4, le=5)]
Axis = Annotated[int, Meta(ge=-9, le=9)]

CharacterId = Literal["warlord", "murshid", "sultan", "caliph", "nomad"]
CHARACTERS: tuple[str, ...] = get_args(CharacterId)
"""CM-TERM-9: turn order; the number of a character is its place here."""
Terrain = Literal["fertile", "wilderness", "mountain", "quarry", "desert"]
TERRAINS: tuple[str, ...] = get_args(Terrain)
Feature = Literal["river", "crossing", "holy_site"]
Action = Literal[
    "influence",
    "build",
    "move",
    "assault",
    "recruit",
    "hire",
    "bribe",
    "buy",
    "play",
    "uprising",
    "muster",
    "scheme",
    "conspire",
    "move_palace",
    "desertion",
]
Ability = Literal[
    "plunderer",
    "champion",
    "destroyer",
    "conqueror",
    "ravager",
    "raider",
    "tipping_the_scales",
    "getting_involved",
    "meddling",
    "deals",
    "intrigues",
    "prestige",
    "prosperity",
    "semblance_of_power",
    "wealth",
    "builder",
    "seat_of_power",
    "pillars_of_the_caliphate",
    "back_of_beyond",
    "at_a_price",
]
CardType = Literal["event", "personality", "battalion", "strategy"]
Keyword = Literal["combat", "contest", "action", "anytime"]
KEYWORDS: tuple[str, ...] = get_args(Keyword)
Measure = Literal[
    "units_beaten",
    "fort_sacked",
    "palace_sacked",
    "castle_sacked",
    "town_sacked",
    "city_sacked",
    "holy_site_controlled",
    "holy_site_influence",
    "holy_site_settled",
    "holy_site_held",
    "strongholds",
    "buildings_sacked",
    "hexes_controlled",
    "influence_tokens",
    "influence_under_others",
    "rulers_influenced",
    "hand_cards",
    "towns",
    "cities",
    "coins",
    "settled_hexes",
    "quarries_controlled",
    "crossing_controlled",
    "palace_stands",
    "castles",
    "others_mercenaries",
    "wilds_controlled",
    "employers",
]
"""What objectives count; the catalogs say each of them (``measure-<it>``)."""
Condition = Literal[
    "you_are_attacker",
    "you_are_defender",
    "stronghold",
    "city",
    "town",
    "wild",
    "no_own_unit",
    "no_own_stronghold",
    "own_influence",
    "own_castle_or_palace",
    "assigned",
    "removed",
    "adjacent_to_own_influence",
    "controlled_by_you",
]
"""When a deed is done: who plays the card, what is in the active hex, what was done before, which hex it may hit."""
Deed = Literal[
    "strength",
    "assign",
    "casualties_self",
    "casualties_enemy",
    "assassinate",
    "sabotage",
    "bribe",
    "coins",
    "tithe",
    "remove_mercenary",
    "place_unit",
    "forbid_sack",
    "on_loss_retreat_to_map",
    "place_influence",
    "remove_influence",
    "may_place_influence",
    "may_move",
    "assault",
    "free_move",
    "ignore_rivers",
    "build_modifier",
]


class Years(Entry, frozen=True):
    """CM-SETUP-9: how long a game lasts."""

    standard: Some
    long: Some

    def of(self, length: str) -> int:
        """The years of a game of this length."""
        return {"standard": self.standard, "long": self.long}[length]


class Purses(Entry, frozen=True):
    """CM-SETUP-6: the coins that each character begins with."""

    warlord: Count
    murshid: Count
    sultan: Count
    caliph: Count
    nomad: Count

    def of(self, character: str) -> int:
        """The coins of a character."""
        purses = (self.warlord, self.murshid, self.sultan, self.caliph, self.nomad)
        return purses[CHARACTERS.index(character)]


class Strength(Entry, frozen=True):
    """CM-TERM-1: combat strength."""

    regular: Some
    mercenary: Some
    fort: Some
    castle: Some
    palace: Some

    def of(self, piece: str) -> int:
        """The strength of a piece; settlements and influence have none."""
        named = {"regular": self.regular, "mercenary": self.mercenary, "fort": self.fort, "castle": self.castle}
        return self.palace if piece == "palace" else named.get(piece, 0)


class Income(Entry, frozen=True):
    """CM-INCOME-1 to CM-INCOME-3: coins for what lies in a controlled hex, and the Sultan's for pieces anywhere."""

    fertile: Few
    wilderness: Few
    mountain: Few
    quarry: Few
    desert: Few
    town: Few
    city: Few
    influence: Few
    sultan_town: Few
    sultan_city: Few
    sultan_influence: Few

    def of(self, terrain: str) -> int:
        """What a terrain brings to its controller."""
        terrains = (self.fertile, self.wilderness, self.mountain, self.quarry, self.desert)
        return terrains[TERRAINS.index(terrain)]


class Surcharge(Entry, frozen=True):
    """CM-BUILD-7: what a building costs more on a terrain."""

    fertile: Few
    wilderness: Few
    mountain: Few
    quarry: Few
    desert: Few

    def of(self, terrain: str) -> int:
        """The surcharge on a terrain."""
        terrains = (self.fertile, self.wilderness, self.mountain, self.quarry, self.desert)
        return terrains[TERRAINS.index(terrain)]


class Reserves(Entry, frozen=True):
    """CM-RESERVE-1: the Warlord's value, the Caliph's for each castle and token, the Nomad's for each token."""

    warlord: Few
    castle: Few
    influence: Few
    nomad: Few


class Loot(Entry, frozen=True):
    """CM-COMBAT-14, CM-COMBAT-15: coins for what is sacked."""

    fort: Count
    castle: Count
    palace: Count
    town: Count
    city: Count

    def of(self, building: str) -> int:
        """The coins for a building."""
        strongholds = {"fort": self.fort, "castle": self.castle, "palace": self.palace}
        return {**strongholds, "town": self.town, "city": self.city}[building]


class MarketSlots(Entry, frozen=True):
    """CM-MARKET-1: the slots of the row."""

    far: Slots
    near: Slots
    local: Slots


class MarketPrices(Entry, frozen=True):
    """CM-BUY-1: what a card costs in each market."""

    far: Price
    near: Price
    local: Price

    def of(self, market: str) -> int:
        """The price in a market."""
        return {"far": self.far, "near": self.near, "local": self.local}[market]


class Params(Entry, frozen=True):
    """Every number that belongs to no card and no character alone."""

    years: Years
    actions: Some
    points: Count
    coins: Purses
    strength: Strength
    income: Income
    surcharge: Surcharge
    reserves: Reserves
    sack: Loot
    market: MarketSlots
    prices: MarketPrices
    sultan_slots: Slots
    ageing: Few
    """CM-UPKEEP-2: so many cards leave the local market each year."""
    hire: Annotated[tuple[Price, ...], Meta(min_length=2, max_length=2)]
    deal: Some
    hand: Annotated[int, Meta(ge=1, le=12)]
    haggles: Few
    """CM-NEGOT-5: how often a price may be answered by another one."""


class Prices(Entry, frozen=True):
    """CM-BUILD-6: what buildings cost a character; null: they cannot be built."""

    fort: Price | None = None
    castle: Price | None = None
    town: Price | None = None
    city: Price | None = None

    def of(self, building: str) -> int | None:
        """The price of a building."""
        return {"fort": self.fort, "castle": self.castle, "town": self.town, "city": self.city}[building]


class Supply(Entry, frozen=True):
    """CM-COMP-1: the pieces of a character."""

    units: Annotated[int, Meta(ge=1, le=40)]
    fort: Few
    castle: Few
    influence: Annotated[int, Meta(ge=1, le=20)]
    town: Few = 0
    city: Few = 0


class Group(Entry, frozen=True):
    """CM-SETUP-4: pieces that begin in one hex."""

    id: Id
    regular: Few = 0
    mercenary: Few = 0
    fort: Annotated[int, Meta(ge=0, le=1)] = 0
    castle: Annotated[int, Meta(ge=0, le=1)] = 0
    town: Annotated[int, Meta(ge=0, le=1)] = 0
    city: Annotated[int, Meta(ge=0, le=1)] = 0
    influence: Annotated[int, Meta(ge=0, le=1)] = 0


class Item(Entry, frozen=True):
    """CM-SCORE-2: ``points`` for each full ``per``, at most ``most``; with ``least`` once, for at least so many."""

    id: Id
    when: Literal["always", "first_year", "at_once"]
    counts: Measure
    points: Some
    per: Some = 1
    least: Few = 0
    most: Few = 0
    """The most points of it in a year; 0: no end."""


class Character(Entry, frozen=True):
    """One of the five sides."""

    id: CharacterId
    actions: Annotated[tuple[Action, ...], Meta(min_length=1, max_length=15)]
    unit_limit: Annotated[int, Meta(ge=1, le=20)]
    supply: Supply
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=9)]
    groups: Annotated[tuple[Group, ...], Meta(min_length=2, max_length=2)]
    objectives: Annotated[tuple[Item, ...], Meta(min_length=1, max_length=20)]
    build: Few = 0
    move: Few = 0
    recruit: Few = 0
    draw: Annotated[int, Meta(ge=0, le=20)] = 0
    """CM-MURSHID-SCHEME, CM-SULTAN-CONSPIRE: so many cards are looked at."""
    prices: Prices = Prices()
    regular: bool = False
    """CM-TERM-6: whether there are regular units; otherwise all are mercenaries."""
    reserves: bool = False


class Op(Entry, frozen=True):
    """A deed of a card, under conditions that must all hold; see ``checks.DEEDS`` for what describes each of them.

    ``assign``: up to or exactly ``n`` units, or one for each full ``per``, each for ``each`` more strength; they
    go to the supply after the winner is determined if it ``leaves``. ``units``: so many own ones in the active hex.
    """

    op: Deed
    n: Few = 0
    when: Annotated[tuple[Condition, ...], Meta(max_length=3)] = ()
    units: Few = 0
    otherwise: bool = False
    """Only if none of the deeds before it was done."""
    who: Literal["any", "regular", "mercenary"] = "any"
    mode: Literal["up_to", "exact"] = "up_to"
    each: Few = 0
    per: Few = 0
    most: Few = 0
    leaves: bool = False


class Effect(Entry, frozen=True):
    """CM-CARD-5: what a card does when it is played in a combat, in a contest, as an action or at any time."""

    keyword: Keyword
    ops: Annotated[tuple[Op, ...], Meta(min_length=1, max_length=4)]


class Card(Entry, frozen=True):
    """A power card, and how many of it there are."""

    id: Id
    type: CardType
    affiliation: Literal[CharacterId, "none"]
    copies: Annotated[int, Meta(ge=1, le=9)]
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1, max_length=4)]


class Tile(Entry, frozen=True):
    """CM-MAP-1, CM-MAP-2, CM-MAP-8: a hex; ``players`` is how many there must be for it to be in the game."""

    id: Id
    terrain: Terrain
    feature: Feature | None = None
    players: Seats = 4


class Spot(Entry, frozen=True):
    """Where a tile lies in a layout, how it is turned, and the group that begins there; the id is the tile's."""

    id: Id
    q: Axis
    r: Axis
    rotation: Annotated[int, Meta(ge=0, le=5)] = 0
    start: Id | None = None


class Layout(Entry, frozen=True):
    """CM-SETUP-3: a ready-made map."""

    id: Id
    players: Seats
    hexes: Annotated[tuple[Spot, ...], Meta(min_length=1, max_length=40)]


class Content(GameContent, frozen=True):
    """All content of the game, as it stands in the YAML files."""

    params: Params
    designed: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=200)]
    """What was completed for this table because no printed copy could be read, by its path."""
    tiles: Annotated[tuple[Tile, ...], Meta(min_length=1, max_length=40)]
    layouts: Annotated[tuple[Layout, ...], Meta(min_length=1, max_length=20)]
    characters: Annotated[tuple[Character, ...], Meta(min_length=5, max_length=5)]
    cards: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=60)]


class Tables(Shared):
    """The content, indexed for the rules: cards and tiles by their numbers."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.params = content.params
        self.characters = {character.id: character for character in content.characters}
        self.cards = tuple(sorted(content.cards, key=lambda card: card.id == "campaign"))
        """CM-CARD-10: the kinds of cards, Campaign last."""
        self.card_index = {card.id: number for number, card in enumerate(self.cards)}
        self.kinds = tuple(number for number, card in enumerate(self.cards) for _ in range(card.copies))
        """For every card of the game the number of its kind; Campaign is the last one."""
        self.affiliation = tuple(
            CHARACTERS.index(card.affiliation) if card.affiliation != "none" else -1 for card in self.cards
        )
        """For each card the seat that it belongs to, -1 for nobody's."""
        self.ops = {
            keyword: tuple(
                tuple(op for effect in card.effects if effect.keyword == keyword for op in effect.ops)
                for card in self.cards
            )
            for keyword in KEYWORDS
        }
        """By keyword and card: what the card does there; nothing when it cannot be played there."""
        self.tiles = content.tiles
        self.tile_index = {tile.id: number for number, tile in enumerate(content.tiles)}
        self.layouts = {layout.id: layout for layout in content.layouts}
        self.designed = frozenset(content.designed)


def _checked(content: Content) -> Tables:
    """The tables, when all numbers and names that must agree do."""
    check_content(content)
    return Tables(content)


FILES = ("params", "map", "characters", "cards")
PRINTED = Printed(lambda: load_tables(PACKAGE, *(f"{name}.yaml" for name in FILES)), Content, _checked)
"""The content as printed, and with editions."""
