"""The content of Legends as typed tables: cards, faces, pieces, prices; and what an edition may change."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from deskovka.content.editions import EditionBreaksCount, EditionUnknownKey, EditionWrongValue, load_tables, typed
from deskovka.content.shown import shown
from deskovka.kernel import Shared

Count = Annotated[int, Meta(ge=0, le=99)]
Fraction = Annotated[float, Meta(ge=0, le=1)]
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


ABILITY_FACTS: dict[str, tuple[str, ...]] = {
    "extra_move": ("count",),
    "extra_army": ("count",),
    "flying": ("count",),
    "elixir": ("count",),
    "coins": ("amount",),
    "vp_per_adjective": ("adjective", "vp"),
    "vp_per_flying": ("vp",),
    "vp_set": ("adjective", "need", "vp"),
    "vp_per_coins": ("coins", "vp"),
    "immune": (),
}
"""What each type of ability is described by."""


class Action(Table, frozen=True):
    """6. What a card lets one do at once."""

    type: Literal["place", "move", "build", "destroy"]
    n: Count


class Card(Table, frozen=True):
    """One of the creature and place cards."""

    id: str
    adjective: str | None
    marker: Literal[0, 3, 4]
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=9)]
    joiner: Literal["single", "or", "and"]
    actions: Annotated[tuple[Action, ...], Meta(min_length=1, max_length=4)]


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
    x: Fraction
    y: Fraction


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
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=9)]
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
    return _checked(typed(printed_content(), {}, Content))


def tables_of(edition: dict[str, Any]) -> Tables:
    """The tables with the overrides of an edition; ``BadEdition`` when they do not fit."""
    return _checked(typed(printed_content(), edition, Content)) if edition else printed_tables()


def _checked(content: Content) -> Tables:
    """The tables, when all numbers and names that must agree do."""
    tables = Tables(content)
    _check_names(content)
    _check_prices(content)
    _check_players(tables)
    _check_armies(content)
    for card in content.cards:
        _check_adjective(content, f"cards.{card.id}.adjective", card.adjective)
        _check_actions(card)
        for ability in card.abilities:
            _check_ability(content, f"cards.{card.id}.abilities", ability)
    for token in content.discoveries:
        for ability in token.abilities:
            _check_ability(content, f"discoveries.{token.id}.abilities", ability)
            if ability.vp:
                raise EditionWrongValue(
                    path=f"discoveries.{token.id}.abilities", value=ability.type, expected=f"discoveries.{token.id}.vp"
                )
    _check_boards(tables)
    for face in content.faces:
        _check_face(face)
    return tables


def _check_prices(content: Content) -> None:
    """EL-SET-04, EL-TRN-03: one price for each place of the row, and the first place is free."""
    if len(content.prices) != (row := len(printed_content()["prices"])):
        raise EditionBreaksCount(path="prices", value=f"{len(content.prices)} ×", expected=f"{row} ×")
    if content.prices[0]:
        raise EditionBreaksCount(path="prices.0", value=content.prices[0], expected=0)


def _check_players(tables: Tables) -> None:
    """EL-SET-03, EL-END-01: the deck is as large as it says and lasts for all turns."""
    for players, numbers in tables.content.players.items():
        cards = len(tables.deck(players))
        if numbers.deck != cards:
            raise EditionBreaksCount(path=f"players.{players}.deck", value=numbers.deck, expected=cards)
        if numbers.turns * players > cards:
            raise EditionBreaksCount(
                path=f"players.{players}.turns", value=numbers.turns, expected=f"≤ {cards // players}"
            )


def _check_armies(content: Content) -> None:
    """EL-SET-05, EL-SET-06: everybody has the armies that the set-up puts on the board."""
    most = max(content.start_armies, content.leaders.red_sorceress.start_armies) + content.joint_armies
    if most > content.armies_per_player:
        raise EditionBreaksCount(path="armies_per_player", value=content.armies_per_player, expected=f"≥ {most}")


def _check_adjective(content: Content, path: str, word: str | None) -> None:
    if word is not None and word not in content.adjectives:
        raise EditionWrongValue(path=path, value=shown(word), expected=", ".join(content.adjectives))


def _check_actions(card: Card) -> None:
    """EL-ACT-09, EL-ACT-10: one action, or several that are told apart by their types when one of them is chosen."""
    path, count = f"cards.{card.id}.actions", len(card.actions)
    if card.joiner == "single" and count > 1:
        raise EditionBreaksCount(path=path, value=f"{count} ×", expected="1 ×")
    if card.joiner != "single" and count == 1:
        raise EditionBreaksCount(path=path, value="1 ×", expected="2 ×")
    types = [action.type for action in card.actions]
    if card.joiner == "or" and len(set(types)) < count:
        raise EditionWrongValue(path=path, value=" / ".join(types), expected="place / move / build / destroy")


def _check_ability(content: Content, path: str, ability: Ability) -> None:
    """7. Each kind of ability has numbers of its own; others would say nothing."""
    known = ABILITY_FACTS[ability.type]
    for fact in ability.__struct_fields__[1:]:
        if fact not in known and getattr(ability, fact) != getattr(Ability(ability.type), fact):
            raise EditionUnknownKey(path=f"{path}.{ability.type}.{fact}", known=", ".join(known) or "–")
    if "adjective" in known:
        _check_adjective(content, f"{path}.{ability.type}.adjective", ability.adjective)


def _check_boards(tables: Tables) -> None:
    """EL-CMP-06: each face is on one side of one board."""
    known = ", ".join(tables.faces)
    seen: set[str] = set()
    for board in tables.content.boards:
        for face in board.faces:
            if face not in tables.faces or face in seen:
                raise EditionWrongValue(path=f"boards.{board.id}.faces", value=shown(face), expected=f"1 × {known}")
            seen.add(face)


def _check_names(content: Content) -> None:
    """EL-TRM-01, EL-TRM-09: adjectives and the islands of a face are those that have a name in the texts."""
    printed = printed_content()
    for word in content.adjectives:
        if word not in printed["adjectives"]:
            raise EditionWrongValue(path="adjectives", value=shown(word), expected=", ".join(printed["adjectives"]))
    for face, as_printed in zip(content.faces, printed["faces"], strict=True):
        islands = dict.fromkeys(region["island"] for region in as_printed["regions"])
        for region in face.regions:
            if region.island not in islands:
                path = f"faces.{face.id}.regions.{region.id}.island"
                raise EditionWrongValue(path=path, value=shown(region.island), expected=", ".join(islands))


def _check_face(face: Face) -> None:
    """EL-TRM-01 to EL-TRM-03: links and exits name regions of the face; islands and the whole face hang together."""
    path = f"faces.{face.id}"
    names = [region.id for region in face.regions]
    known = ", ".join(names)
    for side, region in face.exits.items():
        if region not in names:
            raise EditionWrongValue(path=f"{path}.exits.{side}", value=shown(region), expected=known)
    for kind, links in (("land", face.land), ("sea", face.sea)):
        for pair in links:
            if not set(pair) <= set(names) or pair[0] == pair[1]:
                raise EditionWrongValue(path=f"{path}.{kind}", value=shown(pair), expected=known)
    for island in dict.fromkeys(region.island for region in face.regions):
        group = [region.id for region in face.regions if region.island == island]
        if _reached(group, face.land) != set(group):
            raise EditionWrongValue(path=f"{path}.land", value=shown(face.land), expected=" – ".join(group))
    if _reached(names, face.land + face.sea) != set(names):
        raise EditionWrongValue(path=f"{path}.sea", value=shown(face.sea), expected=" – ".join(names))


def _reached(regions: list[str], links: tuple[tuple[str, str], ...]) -> set[str]:
    """Which of the regions can be reached from the first of them without leaving them."""
    reached = [regions[0]]
    for here in reached:
        for pair in links:
            if here in pair:
                there = pair[pair[0] == here]
                if there in regions and there not in reached:
                    reached.append(there)
    return set(reached)
