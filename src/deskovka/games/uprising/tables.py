"""The content of Uprising as typed tables: numbers, maps, cards, factions, scenarios; what an edition may change."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from deskovka.content.editions import Id, load_tables
from deskovka.content.tables import Entry, GameContent, Printed
from deskovka.games.uprising.board import Board
from deskovka.games.uprising.checks import check_content
from deskovka.games.uprising.vocabulary import ECONOMIC, MOVEMENT, CityType, EffectType, Side, Stock
from deskovka.kernel import Option, Shared

Count = Annotated[int, Meta(ge=0, le=99)]
Few = Annotated[int, Meta(ge=0, le=9)]
Some = Annotated[int, Meta(ge=1, le=9)]
Price = Annotated[int, Meta(ge=1, le=99)]
Track = Annotated[int, Meta(ge=1, le=30)]
Fraction = Annotated[float, Meta(ge=0, le=1)]


class Production(Entry, frozen=True):
    """UP-ECO-02: money for each territory under control, and for each city of one's own."""

    territory: Count
    city: Count


class Feeding(Entry, frozen=True):
    """UP-ECO-07: food for a point of popularity, by the kind of city."""

    basic: Some
    border: Some
    capital: Some

    def of(self, kind: str) -> int:
        """The food that a city of this kind takes."""
        return {"basic": self.basic, "border": self.border, "capital": self.capital}[kind]


class Prices(Entry, frozen=True):
    """UP-ECO-04 to UP-ECO-12: what things cost."""

    food: Price
    weapon: Price
    feeding: Feeding
    political: Some
    unit: Few
    unit_weapons: Few
    card: Some


class Popularity(Entry, frozen=True):
    """UP-ECO-08: the most popularity from feeding in a round, and from one city; UP-CMP-02: the end of the track."""

    per_round: Few
    per_city: Few
    track: Track


class Units(Entry, frozen=True):
    """UP-CMP-03, UP-ECO-12 to UP-ECO-16, 7."""

    start_level: Some
    max_level: Some
    level_per_weapon: Few
    weapons: Few
    food: Few
    hunger: Few
    figures: Annotated[int, Meta(ge=1, le=20)]


class Military(Entry, frozen=True):
    """UP-ECO-13, UP-FGT-04; UP-CMP-02."""

    per_unit_built: Few
    per_fight: Few
    per_unit: Few
    track: Track


class Political(Entry, frozen=True):
    """UP-FGT-06, 10.; UP-CMP-02.

    ``defence`` is what a point takes off a city, ``coup`` what a coup costs and how strong it is, ``reach`` how many
    steps from the territories of the city a controlled one may lie.
    """

    defence: Few
    per_fight: Few
    coup: Some
    coups: Few
    reach: Annotated[int, Meta(ge=0, le=3)]
    track: Track


class CityNumbers(Entry, frozen=True):
    """UP-TRM-07, UP-TRM-09."""

    defence: Few
    points: Few


class Cities(Entry, frozen=True):
    """The kinds of cities, and the defence of any of them after a draw (UP-FGT-10)."""

    basic: CityNumbers
    border: CityNumbers
    capital: CityNumbers
    after_draw: Few

    def of(self, kind: str) -> CityNumbers:
        """The numbers of a kind of city."""
        return {"basic": self.basic, "border": self.border, "capital": self.capital}[kind]


class Victory(Entry, frozen=True):
    """UP-VIC-01, UP-VIC-02: the points of cities that a side needs besides the capital."""

    rebels: Price
    government: Price

    def of(self, side: str) -> int:
        """The points that a side needs."""
        return {"rebels": self.rebels, "government": self.government}[side]


class Stalemate(Entry, frozen=True):
    """UP-VIC-05, UP-VIC-06."""

    quiet_rounds: Annotated[int, Meta(ge=1, le=99)]
    round_cap: Annotated[int, Meta(ge=1, le=999)]


class CardNumbers(Entry, frozen=True):
    """UP-SET-04, UP-CRD-03."""

    hand: Few
    per_fight: Annotated[int, Meta(ge=0, le=3)]


class Params(Entry, frozen=True):
    """Every price, limit and threshold."""

    production: Production
    prices: Prices
    popularity: Popularity
    units: Units
    military: Military
    political: Political
    cities: Cities
    victory: Victory
    stalemate: Stalemate
    cards: CardNumbers


class City(Entry, frozen=True):
    """A city; x and y are for drawing."""

    id: Id
    type: CityType
    x: Fraction
    y: Fraction


class Territory(Entry, frozen=True):
    """A territory, of a city or free (UP-TRM-02)."""

    id: Id
    x: Fraction
    y: Fraction
    city: Id | None = None


class Map(Entry, frozen=True):
    """UP-CMP-01: a board. Links are between territories; each territory is linked with its city besides."""

    id: Id
    cities: Annotated[tuple[City, ...], Meta(min_length=1, max_length=30)]
    territories: Annotated[tuple[Territory, ...], Meta(min_length=1, max_length=80)]
    links: Annotated[tuple[tuple[Id, Id], ...], Meta(max_length=240)]


class Effect(Entry, frozen=True):
    """What a card does; see ``EFFECTS``."""

    type: EffectType
    stock: Stock | None = None
    amount: Count = 0


class Card(Entry, frozen=True):
    """UP-CMP-04: a special card, and how many of it there are."""

    id: Id
    count: Annotated[int, Meta(ge=1, le=9)]
    effect: Effect


class Ability(Entry, frozen=True):
    """UP-CMP-05: numbers that a faction has of its own; null where it has those of everybody."""

    territory_money: Count | None = None
    food_price: Price | None = None
    weapon_price: Price | None = None
    unit_price: Few | None = None
    political_price: Some | None = None
    card_price: Some | None = None
    popularity_per_round: Few | None = None
    military_per_fight: Few | None = None
    political_per_fight: Few | None = None
    coups: Few | None = None
    hand: Few | None = None


class Faction(Entry, frozen=True):
    """UP-CMP-05: a faction card."""

    id: Id
    side: Side
    colour: Literal["blue", "grey", "red", "orange", "green", "violet"]
    ability: Ability = Ability()


class StartUnit(Entry, frozen=True):
    """A unit that stands on the board when the game begins."""

    space: Id
    level: Some


class Stocks(Entry, frozen=True):
    """UP-SET-02: what a faction begins with."""

    money: Annotated[int, Meta(ge=0, le=999)]
    food: Count
    weapons: Count
    popularity: Count
    political: Count
    military: Count

    def row(self) -> list[int]:
        """The amounts in the order of ``STOCKS``."""
        return [self.money, self.food, self.weapons, self.popularity, self.political, self.military]


class Start(Entry, frozen=True):
    """A faction in a scenario: its team, and what it begins with."""

    id: Id
    team: Id
    cities: Annotated[tuple[Id, ...], Meta(max_length=30)]
    units: Annotated[tuple[StartUnit, ...], Meta(max_length=20)]
    stocks: Stocks


class Scenario(Entry, frozen=True):
    """UP-SET-01: a map, and the factions in the order of play; cities that nobody is given are neutral."""

    id: Id
    map: Id
    factions: Annotated[tuple[Start, ...], Meta(min_length=2, max_length=4)]


class Content(GameContent, frozen=True):
    """All content of the game, as it stands in the YAML files."""

    params: Params
    designed: Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=99)]
    """The numbers that were completed for this edition, by their paths: what an author may tune freely."""
    maps: Annotated[tuple[Map, ...], Meta(min_length=1, max_length=9)]
    cards: Annotated[tuple[Card, ...], Meta(min_length=1, max_length=40)]
    factions: Annotated[tuple[Faction, ...], Meta(min_length=2, max_length=20)]
    scenarios: Annotated[tuple[Scenario, ...], Meta(min_length=1, max_length=9)]


class Tables(Shared):
    """The content, indexed for the rules."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.params = content.params
        self.designed = content.designed
        self.cards = content.cards
        self.card_index = {card.id: number for number, card in enumerate(content.cards)}
        self.deck = [number for number, card in enumerate(content.cards) for _ in range(card.count)]
        self.factions = {faction.id: faction for faction in content.factions}
        self.scenarios = {scenario.id: scenario for scenario in content.scenarios}
        self.boards = {each.id: Board(each, content.params) for each in content.maps}
        self.play_options: tuple[Option, ...] = tuple(("play", card.id) for card in content.cards)
        self.use_options: tuple[Option, ...] = tuple(("use", card.id) for card in content.cards)
        self.economic = frozenset(n for n, card in enumerate(content.cards) if card.effect.type in ECONOMIC)
        self.movement = frozenset(n for n, card in enumerate(content.cards) if card.effect.type in MOVEMENT)


def _tables(content: Content) -> Tables:
    """The tables, when all numbers and names that must agree do."""
    check_content(content)
    return Tables(content)


PRINTED = Printed(
    lambda: load_tables(
        "deskovka.games.uprising", "params.yaml", "maps.yaml", "cards.yaml", "factions.yaml", "scenarios.yaml"
    ),
    Content,
    _tables,
)
"""The content as printed, and with editions."""
