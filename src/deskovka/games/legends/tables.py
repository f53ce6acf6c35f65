"""The content of Legends as typed tables: cards, faces, pieces, prices; and what an edition may change."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskovka.content.editions import EditionBreaksCount, EditionWrongValue, load_tables, merge
from deskovka.kernel import Shared

Count = Annotated[int, Meta(ge=0, le=99)]
Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")

DISCOVERIES = ("magic_spring", "cottage", "hidden_treasure", "magic_book", "stable")
SWAMP = "poison_swamp"


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that is read from YAML."""


class Ability(Table, frozen=True):
    """7. What a card is good for from the moment of taking to the end."""

    type: Literal[
        "extra_move",
        "extra_army",
        "flying",
        "elixir",
        "coins",
        "vp_per_adjective",
        "vp_per_flying",
        "vp_set",
        "vp_per_coins",
        "immune",
    ]
    count: Count = 1
    amount: Count = 0
    adjective: str = ""
    need: Count = 0
    coins: Annotated[int, Meta(ge=1, le=99)] = 1
    vp: Count = 0


class Action(Table, frozen=True):
    """6. What a card lets one do at once."""

    type: Literal["place", "move", "build", "destroy"]
    n: Count


class Card(Table, frozen=True):
    """One of the creature and place cards."""

    id: str
    adjective: str | None
    marker: Literal[0, 3, 4]
    abilities: tuple[Ability, ...]
    joiner: Literal["single", "or", "and"]
    actions: tuple[Action, ...]


class FairyQueen(Table, frozen=True):
    """EL-LDR-02."""

    forest_cards: Count
    vp: Count


class BanditKing(Table, frozen=True):
    """EL-LDR-04."""

    coins_per_army: Count
    coins_per_destroyed: Count


class RedSorceress(Table, frozen=True):
    """EL-LDR-05."""

    start_armies: Count
    captured_per_vp: Annotated[int, Meta(ge=1, le=99)]


class WhiteKnight(Table, frozen=True):
    """EL-LDR-06, EL-LDR-07."""

    island_regions: Count
    vp: Count
    armies_per_city: Count


class Leaders(Table, frozen=True):
    """12. The four leaders."""

    fairy_queen: FairyQueen
    bandit_king: BanditKing
    red_sorceress: RedSorceress
    white_knight: WhiteKnight


class Region(Table, frozen=True):
    """A region of a face; x and y are for drawing."""

    id: str
    island: str
    x: float
    y: float


class Face(Table, frozen=True):
    """One side of a board segment."""

    id: str
    regions: tuple[Region, ...]
    land: tuple[tuple[str, str], ...]
    sea: tuple[tuple[str, str], ...]
    exits: dict[Side, str]
    must_hold_start: bool = False


class SegmentBoard(Table, frozen=True):
    """A double-sided board: only one of its faces can be in play."""

    id: str
    faces: tuple[str, str]


class ReadyMap(Table, frozen=True):
    """A ready-made map with its start region and the region of the joint armies."""

    id: str
    layout: str
    start: str
    joint: str


class Players(Table, frozen=True):
    """The numbers that depend on how many play."""

    coins: Count
    turns: Annotated[int, Meta(ge=1, le=17)]
    deck: Count


class Elixirs(Table, frozen=True):
    """EL-END-06."""

    alone: Count
    shared: Count


class Discovery(Table, frozen=True):
    """A discovery token, or the poison swamp."""

    id: str
    abilities: tuple[Ability, ...]
    vp: Annotated[int, Meta(ge=-99, le=99)]


class Citadels(Table, frozen=True):
    """EL-CIT-01, EL-CIT-02."""

    count: Annotated[int, Meta(ge=0, le=3)]
    vp: Count


class Dragon(Table, frozen=True):
    """EL-ENC-02."""

    armies: Annotated[int, Meta(ge=1, le=99)]
    vp: Count


class Bandits(Table, frozen=True):
    """EL-ENC-05."""

    coin_per_army: Annotated[int, Meta(ge=1, le=99)]


class Content(Table, frozen=True):
    """All content of the game, as it stands in the YAML files."""

    adjectives: tuple[str, ...]
    cards: tuple[Card, ...]
    leaders: Leaders
    boards: tuple[SegmentBoard, ...]
    faces: tuple[Face, ...]
    default_maps: tuple[ReadyMap, ...]
    armies_per_player: Count
    cities_per_player: Count
    prices: Annotated[tuple[Count, ...], Meta(min_length=1, max_length=10)]
    start_armies: Count
    joint_armies: Count
    neutral_armies: Count
    sea_cost: Annotated[int, Meta(ge=1, le=9)]
    players: dict[int, Players]
    elixir_vp: Elixirs
    discoveries: tuple[Discovery, ...]
    citadels: Citadels
    dragon: Dragon
    bandits: Bandits


class Tables(Shared):
    """The content, indexed for the rules."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.cards = content.cards
        self.card_index = {card.id: index for index, card in enumerate(content.cards)}
        self.take_options = tuple(("take", card.id) for card in content.cards)
        self.faces = {face.id: face for face in content.faces}
        self.board_of = {face: board.id for board in content.boards for face in board.faces}
        self.maps = {ready.id: ready for ready in content.default_maps}
        self.discoveries = {token.id: token for token in content.discoveries}

    def deck(self, players: int) -> list[int]:
        """EL-SET-03: the cards in play with so many players."""
        return [index for index, card in enumerate(self.cards) if card.marker <= players]


@cache
def printed_content() -> dict[str, Any]:
    """The content as printed."""
    return load_tables("deskovka.games.legends", "cards.yaml", "segments.yaml", "pieces.yaml")


@cache
def printed_tables() -> Tables:
    """The tables of the printed edition."""
    return _checked(msgspec.convert(printed_content(), Content))


def tables_of(edition: dict[str, Any]) -> Tables:
    """The tables with the overrides of an edition; ``BadEdition`` when they do not fit."""
    if not edition:
        return printed_tables()
    merged = merge(printed_content(), edition)
    try:
        content = msgspec.convert(merged, Content)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at ")
        raise EditionWrongValue(path=path.strip("`$."), value="?", expected=problem) from None
    return _checked(content)


def _checked(content: Content) -> Tables:
    """The tables, when all numbers that must agree do."""
    tables = Tables(content)
    if len(content.prices) != (row := len(printed_content()["prices"])):
        raise EditionBreaksCount(path="prices", value=len(content.prices), expected=row)
    for players, numbers in content.players.items():
        cards = len(tables.deck(players))
        if numbers.deck != cards:
            raise EditionBreaksCount(path=f"players.{players}.deck", value=numbers.deck, expected=cards)
        if numbers.turns * players > cards:
            raise EditionBreaksCount(
                path=f"players.{players}.turns", value=numbers.turns, expected=f"≤ {cards // players}"
            )
    most = max(content.start_armies, content.leaders.red_sorceress.start_armies) + content.joint_armies
    if most > content.armies_per_player:
        raise EditionBreaksCount(path="armies_per_player", value=content.armies_per_player, expected=f"≥ {most}")
    words = {card.adjective for card in content.cards} | {a.adjective for card in content.cards for a in card.abilities}
    for word in sorted(word for word in words if word):
        if word not in content.adjectives:
            raise EditionWrongValue(path="cards", value=word, expected=", ".join(content.adjectives))
    return tables
