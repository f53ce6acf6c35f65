"""The content of Root as typed tables: decks, maps, boards of the factions, items; and what an edition may change."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

from msgspec import Meta

from deskovka.content.editions import EditionBreaksCount, EditionWrongValue, load_tables, typed
from deskovka.content.shown import shown
from deskovka.games.root.boards import FactionsTable, SetupCard, Table
from deskovka.kernel import Shared

PACKAGE = "deskovka.games.root"

Count = Annotated[int, Meta(ge=0, le=99)]
Suit = Literal["fox", "rabbit", "mouse", "bird"]
SUITS: tuple[Suit, ...] = ("fox", "rabbit", "mouse", "bird")
FOX, RABBIT, MOUSE, BIRD = range(4)
SUIT_NUMBER = {suit: number for number, suit in enumerate(SUITS)}
CLEARING_SUITS = SUITS[:BIRD]
ANY = 3
"""The place of the question mark in a cost, and of crafting pieces of any suit among others."""
NO_ITEM = -1


class CardTable(Table, frozen=True):
    """A card of the shared deck, and how many of it there are."""

    id: str
    suit: Suit
    count: Annotated[int, Meta(ge=0, le=9)]
    kind: Literal["item", "immediate", "persistent", "ambush", "dominance"]
    craftable: bool
    cost: tuple[Literal["fox", "rabbit", "mouse", "any"], ...]
    window: str
    item: str = ""
    vp: Count = 0
    who: tuple[Literal["attacker", "defender"], ...] = ()
    discard_on_use: bool = False
    once_per_turn: bool = False
    mandatory: bool = False


class ClearingTable(Table, frozen=True):
    """A clearing of a map."""

    id: int
    suit: Literal["fox", "rabbit", "mouse"]
    slots: Annotated[int, Meta(ge=0, le=9)]
    ruin: bool
    corner: str | None
    opposite: int | None
    x: int
    y: int
    adjacent: tuple[int, ...]
    rivers: tuple[int, ...]
    on_edge: bool
    forests: tuple[str, ...]


class ForestTable(Table, frozen=True):
    """A forest: the clearings that touch it, and the forests next to it."""

    id: str
    clearings: tuple[int, ...]
    adjacent_forests: tuple[str, ...]
    x: int
    y: int


class MapTable(Table, frozen=True, rename={"pass_clearing": "pass"}):
    """One of the four maps."""

    printed_suits: bool
    clearings: tuple[ClearingTable, ...]
    paths: tuple[tuple[int, int], ...]
    closed_paths: tuple[tuple[int, int], ...]
    rivers: tuple[tuple[int, int], ...]
    map_edge: tuple[int, ...]
    corner_pairs: tuple[tuple[int, int], ...]
    ruins: tuple[int, ...]
    river_divides_forests: bool
    pass_clearing: int | None
    tower: int | None
    ferry_start: int | None
    coastal_clearings: tuple[int, ...]
    coastal_forests: tuple[str, ...]
    draw_hints: dict[str, tuple[tuple[int, int], ...]]
    forests: tuple[ForestTable, ...]


class ItemType(Table, frozen=True):
    """An item: whether the Vagabond has a track for it (9.2.5.I)."""

    track: bool


class ItemsTable(Table, frozen=True):
    """All items of the game."""

    types: dict[str, ItemType]
    supply: dict[str, Count]
    ruin_set: dict[str, Count]
    ruin_sets_by_vagabonds: dict[int, Count]
    starting_pool: dict[str, dict[str, Count]]
    item_card_points: dict[str, Count]


class StandardSetup(Table, frozen=True):
    """5.1: the standard set-up."""

    hand: Count
    players: dict[str, int]
    max_corner_factions: Count


class AdvancedSetup(Table, frozen=True):
    """A.7, A.10: the advanced set-up."""

    draw: Count
    keep: Count
    order: str
    draft: dict[str, Any]


class PlayersTable(Table, frozen=True):
    """What depends on how many play."""

    reach: Count
    dominance_cards_in_deck: bool
    coalition_allowed: bool


class SetupTable(Table, frozen=True):
    """The numbers of both set-up procedures, and what ends the game."""

    standard: StandardSetup
    advanced: AdvancedSetup
    by_players: dict[int, PlayersTable]
    corner_factions: tuple[str, ...]
    hand_limit_evening: Count
    winning_score: Annotated[int, Meta(ge=1, le=99)]
    dominance_min_score: Count
    first_player: str


class Content(Table, frozen=True):
    """All content of the game, as it stands in the YAML files."""

    decks: dict[str, tuple[CardTable, ...]]
    maps: dict[str, MapTable]
    factions: FactionsTable
    items: ItemsTable
    setup: SetupTable
    setup_cards: tuple[SetupCard, ...]


class Deck(Shared):
    """A shared deck. Its cards are numbered from 0; the copies of one card follow each other."""

    def __init__(self, table: tuple[CardTable, ...], items: tuple[str, ...]) -> None:
        self.cards = tuple(card for card in table for _ in range(card.count))
        self.size = len(self.cards)
        self.names = tuple(card.id for card in self.cards)
        self.numbers = {card.id: tuple(n for n in range(self.size) if self.names[n] == card.id) for card in table}
        self.suits = tuple(SUIT_NUMBER[card.suit] for card in self.cards)
        self.fits = tuple(tuple(suit in (wanted, BIRD) for suit in self.suits) for wanted in range(4))
        """2.1.1: for each suit that may be asked for, whether each card will do."""
        self.every = (True,) * self.size
        self.costs = tuple(
            tuple(card.cost.count(symbol) for symbol in (*CLEARING_SUITS, "any")) if card.craftable else None
            for card in self.cards
        )
        """4.1.1: how many symbols of each suit, and how many question marks; None for what cannot be crafted."""
        self.items = tuple(items.index(card.item) if card.item else NO_ITEM for card in self.cards)
        self.persistent = tuple(card.kind == "persistent" for card in self.cards)
        self.dominance = tuple(n for n in range(self.size) if self.cards[n].kind == "dominance")
        self.ambushes = tuple(
            tuple(n for n in range(self.size) if self.cards[n].kind == "ambush" and self.fits[suit][n])
            for suit in range(3)
        )
        """2.1.5, 4.3.1: the ambush cards that match a clearing of each suit."""


class Tables(Shared):
    """The content, indexed for the rules."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.items = tuple(content.items.types)
        self.item_number = {item: number for number, item in enumerate(self.items)}
        self.decks = {name: Deck(cards, self.items) for name, cards in content.decks.items()}
        self.maps = content.maps
        self.factions = content.factions
        self.setup = content.setup
        self.setup_cards = {card.faction: card for card in content.setup_cards}
        self.dice = content.factions.dice.battle.faces
        self.winning_score = content.setup.winning_score
        self.hand_limit = content.setup.hand_limit_evening


@cache
def printed_content() -> dict[str, Any]:
    """The content as printed."""
    return {
        "decks": {
            "base": load_tables(PACKAGE, "deck-base.yaml")["deck"],
            "exiles": load_tables(PACKAGE, "deck-exiles.yaml")["deck"],
        },
        "maps": load_tables(PACKAGE, "maps.yaml")["maps"],
        "factions": load_tables(PACKAGE, "factions.yaml"),
        "items": load_tables(PACKAGE, "items.yaml"),
        "setup": load_tables(PACKAGE, "setup.yaml"),
        "setup_cards": load_tables(PACKAGE, "setup-cards.yaml")["cards"],
    }


@cache
def printed_tables() -> Tables:
    """The tables of the printed edition."""
    return _checked(typed(printed_content(), {}, Content))


def printed_suit(card: str) -> str:
    """The suit of a card, by its name, in whichever deck it is; a Loyal Vizier, in none of them, is a bird (7.3.4)."""
    decks = (deck for deck in printed_tables().decks.values() if card in deck.numbers)
    return next((deck.cards[deck.numbers[card][0]].suit for deck in decks), "bird")


def tables_of(edition: dict[str, Any]) -> Tables:
    """The tables with the overrides of an edition; ``BadEdition`` when they do not fit."""
    return _checked(typed(printed_content(), edition, Content)) if edition else printed_tables()


def _checked(content: Content) -> Tables:
    """The tables, when all numbers and names that must agree do."""
    items = tuple(content.items.types)
    for name, deck in content.decks.items():
        for card in deck:
            _check_card(f"decks.{name}.{card.id}", card, items)
    _check_tracks(content.factions)
    faces = content.factions.dice.battle.faces
    if len(faces) != (sides := content.factions.dice.battle.sides):
        raise EditionBreaksCount(path="factions.dice.battle.faces", value=f"{len(faces)} ×", expected=f"{sides} ×")
    return Tables(content)


def _check_card(path: str, card: CardTable, items: tuple[str, ...]) -> None:
    """4.1.2, 2.1.5: an item card names an item; ambush and dominance cards cannot be crafted."""
    if (card.kind == "item") != bool(card.item) or (card.item and card.item not in items):
        raise EditionWrongValue(path=f"{path}.item", value=shown(card.item), expected=", ".join(items))
    if card.craftable != (card.kind not in ("ambush", "dominance")):
        raise EditionWrongValue(path=f"{path}.craftable", value=shown(card.craftable), expected=card.kind)


def _check_tracks(factions: FactionsTable) -> None:
    """A track has as many spaces as there are pieces for it."""
    for path, pieces, spaces in factions.tracks():
        if len(spaces) != pieces:
            raise EditionBreaksCount(path=f"factions.{path}", value=f"{len(spaces)} ×", expected=f"{pieces} ×")
