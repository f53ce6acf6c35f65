"""The content of Legends as typed tables: cards, faces, pieces, prices; and what an edition may change."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from deskovka.content.editions import (
    EditionBreaksCount,
    EditionUnknownKey,
    EditionWrongValue,
    Id,
    load_tables,
)
from deskovka.content.shown import shown
from deskovka.content.tables import Entry, GameContent, Printed
from deskovka.kernel import Shared

Count = Annotated[int, Meta(ge=0, le=99)]
Fraction = Annotated[float, Meta(ge=0, le=1)]
Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")
Links = Annotated[tuple[tuple[Id, Id], ...], Meta(max_length=60)]

SWAMP = "poison_swamp"
OTHER_TOKENS = ("start", "citadel", "dragon", "portal", "bandits", "hidden")
"""What lies on the map besides discoveries."""


class Ability(Entry, frozen=True):
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
    adjective: Annotated[str, Meta(max_length=40)] = ""
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


class Action(Entry, frozen=True):
    """6. What a card lets one do at once."""

    type: Literal["place", "move", "build", "destroy"]
    n: Count


class Card(Entry, frozen=True):
    """One of the creature and place cards."""

    id: Id
    adjective: Id | None
    marker: Literal[0, 3, 4]
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=9)]
    joiner: Literal["single", "or", "and"]
    actions: Annotated[tuple[Action, ...], Meta(min_length=1, max_length=4)]


class FairyQueen(Entry, frozen=True):
    """EL-LDR-02."""

    forest_cards: Count
    vp: Count


class BanditKing(Entry, frozen=True):
    """EL-LDR-04."""

    coins_per_army: Count
    coins_per_destroyed: Count


class RedSorceress(Entry, frozen=True):
    """EL-LDR-05."""

    start_armies: Count
    captured_per_vp: Annotated[int, Meta(ge=1, le=99)]


class WhiteKnight(Entry, frozen=True):
    """EL-LDR-06, EL-LDR-07."""

    island_regions: Count
    vp: Count
    armies_per_city: Count


class Leaders(Entry, frozen=True):
    """12. The four leaders."""

    fairy_queen: FairyQueen
    bandit_king: BanditKing
    red_sorceress: RedSorceress
    white_knight: WhiteKnight


class Region(Entry, frozen=True):
    """A region of a face; x and y are for drawing."""

    id: Id
    island: Id
    x: Fraction
    y: Fraction


class Face(Entry, frozen=True):
    """One side of a segment."""

    id: Id
    regions: Annotated[tuple[Region, ...], Meta(min_length=1, max_length=12)]
    land: Links
    sea: Links
    exits: Annotated[dict[Side, Id], Meta(min_length=4, max_length=4)]
    must_hold_start: bool = False


class Segment(Entry, frozen=True):
    """A part of the map with one or two sides: only one of its faces can be in play."""

    id: Id
    faces: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=2)]


class ReadyMap(Entry, frozen=True):
    """A ready-made map with its start region and the region of the joint armies."""

    id: Id
    layout: Annotated[str, Meta(max_length=200)]
    start: Id
    joint: Id


class Players(Entry, frozen=True):
    """The numbers that depend on how many play."""

    coins: Count
    turns: Annotated[int, Meta(ge=1, le=30)]


class Elixirs(Entry, frozen=True):
    """EL-END-06."""

    alone: Count
    shared: Count


class Discovery(Entry, frozen=True):
    """A discovery token, or the poison swamp."""

    id: Id
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=9)]
    vp: Annotated[int, Meta(ge=-99, le=99)]


class Citadels(Entry, frozen=True):
    """EL-CIT-01, EL-CIT-02."""

    count: Annotated[int, Meta(ge=0, le=3)]
    vp: Count


class Dragon(Entry, frozen=True):
    """EL-ENC-02."""

    armies: Annotated[int, Meta(ge=1, le=99)]
    vp: Count


class Bandits(Entry, frozen=True):
    """EL-ENC-05."""

    coin_per_army: Annotated[int, Meta(ge=1, le=99)]


class Content(GameContent, frozen=True):
    """All content of the game, as it stands in the YAML files."""

    cards: Annotated[tuple[Card, ...], Meta(min_length=2, max_length=99)]
    leaders: Leaders
    segments: Annotated[tuple[Segment, ...], Meta(min_length=4, max_length=20)]
    faces: Annotated[tuple[Face, ...], Meta(min_length=4, max_length=40)]
    default_maps: Annotated[tuple[ReadyMap, ...], Meta(max_length=20)]
    armies_per_player: Count
    cities_per_player: Count
    prices: Annotated[tuple[Count, ...], Meta(min_length=2, max_length=10)]
    start_armies: Count
    joint_armies: Count
    neutral_armies: Count
    sea_cost: Annotated[int, Meta(ge=1, le=9)]
    players: Annotated[dict[Annotated[int, Meta(ge=2, le=4)], Players], Meta(min_length=1, max_length=3)]
    elixir_vp: Elixirs
    discoveries: Annotated[tuple[Discovery, ...], Meta(max_length=12)]
    citadels: Citadels
    dragon: Dragon
    bandits: Bandits


class Tables(Shared):
    """The content, indexed for the rules."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.cards = content.cards
        self.adjectives = tuple(card.adjective for card in content.cards)
        self.scoring = tuple(tuple(each for each in card.abilities if each.vp) for card in content.cards)
        """The abilities of each card that give points at the end."""
        self.card_index = {card.id: index for index, card in enumerate(content.cards)}
        self.take_options = tuple(("take", card.id) for card in content.cards)
        self.faces = {face.id: face for face in content.faces}
        self.sizes = {face.id: len(face.regions) for face in content.faces}
        self.segment_of = {face: segment.id for segment in content.segments for face in segment.faces}
        self.maps = {ready.id: ready for ready in content.default_maps}
        self.discoveries = {token.id: token for token in content.discoveries}
        self.treasures = tuple(token for token in self.discoveries if token != SWAMP)
        """EL-DSC-01: the discovery tokens; the poison swamp comes only with its variant."""

    def deck(self, players: int) -> list[int]:
        """EL-SET-03: the cards in play with so many players."""
        return [index for index, card in enumerate(self.cards) if card.marker <= players]


def _checked(content: Content) -> Tables:
    """The tables, when all numbers and names that must agree do."""
    tables = Tables(content)
    _check_prices(content)
    _check_players(tables)
    _check_armies(content)
    for card in content.cards:
        _check_actions(card)
        _check_abilities(content, f"cards.{card.id}", card.abilities)
    for token in content.discoveries:
        _check_discovery(content, token)
    for face in content.faces:
        _check_face(face)
    _check_segments(tables)
    _check_regions(content)
    return tables


def _check_prices(content: Content) -> None:
    """EL-TRN-03: the first place of the row is free, or nobody might be able to take a card."""
    if content.prices[0]:
        raise EditionBreaksCount(path="prices.0", value=content.prices[0], expected=0)


def _check_players(tables: Tables) -> None:
    """EL-SET-03, EL-SET-04, EL-END-01: the cards are enough for the row and last for all turns."""
    for players, numbers in tables.content.players.items():
        cards, row = len(tables.deck(players)), len(tables.content.prices)
        if cards < row:
            raise EditionBreaksCount(path="cards", value=f"{cards} ×", expected=f"≥ {row} × ({players})")
        if numbers.turns * players > cards:
            raise EditionBreaksCount(
                path=f"players.{players}.turns", value=numbers.turns, expected=f"≤ {cards // players}"
            )


def _check_armies(content: Content) -> None:
    """EL-SET-05, EL-SET-06: everybody has the armies that the set-up puts on the board."""
    most = max(content.start_armies, content.leaders.red_sorceress.start_armies) + content.joint_armies
    if most > content.armies_per_player:
        raise EditionBreaksCount(path="armies_per_player", value=content.armies_per_player, expected=f"≥ {most}")


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


def _check_abilities(content: Content, path: str, abilities: tuple[Ability, ...]) -> None:
    """7. Each kind of ability has facts of its own, others would say nothing; an adjective is one that a card has."""
    for place, ability in enumerate(abilities):
        here, known = f"{path}.abilities.{place}", ABILITY_FACTS[ability.type]
        for fact in ability.__struct_fields__[1:]:
            if fact not in known and getattr(ability, fact) != getattr(Ability(ability.type), fact):
                raise EditionUnknownKey(path=f"{here}.{fact}", known=", ".join(known) or "–")
        words = dict.fromkeys(card.adjective for card in content.cards if card.adjective)
        if "adjective" in known and ability.adjective not in words:
            expected = ", ".join(words)
            raise EditionWrongValue(path=f"{here}.adjective", value=shown(ability.adjective), expected=expected)


def _check_discovery(content: Content, token: Discovery) -> None:
    """EL-DSC-01: a token of its own name, whose points stand beside its abilities."""
    path = f"discoveries.{token.id}"
    if token.id in OTHER_TOKENS:
        raise EditionWrongValue(path=f"{path}.id", value=token.id, expected=f"≠ {', '.join(OTHER_TOKENS)}")
    _check_abilities(content, path, token.abilities)
    for ability in token.abilities:
        if ability.vp:
            raise EditionWrongValue(path=f"{path}.abilities", value=ability.type, expected=f"{path}.vp")


def _check_segments(tables: Tables) -> None:
    """EL-CMP-06: each face is on one side of one segment."""
    known = ", ".join(tables.faces)
    seen: set[str] = set()
    for segment in tables.content.segments:
        for face in segment.faces:
            if face not in tables.faces or face in seen:
                raise EditionWrongValue(path=f"segments.{segment.id}.faces", value=shown(face), expected=f"1 × {known}")
            seen.add(face)
    for face in tables.faces:
        if face not in seen:
            raise EditionBreaksCount(path=f"faces.{face}", value="0 × segments", expected="1 × segments")


def _check_regions(content: Content) -> None:
    """EL-TRM-01, EL-TRM-09: regions and islands have names of their own, whichever faces are in play."""
    face_of: dict[str, str] = {}
    for face in content.faces:
        for region in face.regions:
            path = f"faces.{face.id}.regions.{region.id}"
            if region.id in face_of:
                raise EditionWrongValue(path=f"{path}.id", value=region.id, expected=f"≠ {region.id}")
            if (other := face_of.get(f"island {region.island}", face.id)) != face.id:
                expected = f"≠ {region.island} (faces.{other})"
                raise EditionWrongValue(path=f"{path}.island", value=region.island, expected=expected)
            face_of[region.id] = face_of[f"island {region.island}"] = face.id


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


PRINTED = Printed(
    lambda: load_tables("deskovka.games.legends", "cards.yaml", "segments.yaml", "pieces.yaml"), Content, _checked
)
"""The content as printed, and with editions."""
