"""6. Marquise de Cat: her set-up and her abilities."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from deskovka.games.root.cards import matching, named, spend
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.factions.marquise.board import BUILDINGS, MarquiseBoard, board_of, keep_of, sheet_of
from deskovka.games.root.factions.marquise.features import FEATURES, counted
from deskovka.games.root.factions.marquise.refusals import REASONS, follows
from deskovka.games.root.factions.marquise.sheet import MarquiseSheet
from deskovka.games.root.factions.marquise.told import LEXICON, note, told
from deskovka.games.root.factions.marquise.turn import (
    BUILD,
    act,
    cards_in_evening,
    draw_and_discard,
    place_wood,
)
from deskovka.games.root.factions.marquise.view import MarquiseView, view_board
from deskovka.games.root.homelands import enemy_homelands, farthest, make_home
from deskovka.games.root.pieces import may_build, may_place, place, put, raise_building
from deskovka.games.root.removal import Removal
from deskovka.games.root.standing import HOSPITALS, consider
from deskovka.games.root.woodland import NOWHERE, clearing_options
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.content.told import Line
    from deskovka.games.root.content import Content
    from deskovka.games.root.effects import Trigger
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Root
    from deskovka.games.root.tables import Tables

KEEP = clearing_options("keep")


# -- 6.3 Set-up ------------------------------------------------------------------------------------------------------


def choose_corner(g: Root, seat: int) -> Flow[int]:
    """6.3.2 Setup 2: the keep into any corner clearing."""
    corners = [corner for corner in g.woodland.corners if corner not in enemy_homelands(g, seat)]
    option: Option = yield Ask(seat, "keep", [KEEP[corner] for corner in corners])
    corner = int(option[1])
    make_home(g, seat, [corner])
    place(g, g.cast.numbers[seat]["keep"], corner)
    return corner


def place_garrison(g: Root, seat: int, corner: int) -> None:
    """6.3.3 Setup 3: garrison, one warrior everywhere but in the corner diagonally opposite."""
    garrisoned = [clearing for clearing in g.woodland.clearings if clearing != g.woodland.opposite[corner]]
    for clearing in garrisoned:
        put(g, g.cast.numbers[seat]["warrior"], clearing)
    g.tell("garrisoned", seat=seat, count=1, clearings=tuple(garrisoned))


def place_first_building(g: Root, seat: int, piece: str, clearings: Sequence[int]) -> Flow[int]:
    """6.3.4 Setup 4: first buildings, in some clearings with open slots."""
    options = [BUILD[piece][clearing] for clearing in sorted(clearings) if may_build(g, seat, clearing)]
    option: Option = yield Ask(seat, "first_building", options, {"piece": piece})
    yield from raise_building(g, seat, g.cast.numbers[seat][piece], int(option[2]))
    return int(option[2])


def choose_homelands(g: Root, seat: int) -> Flow[None]:
    """A.8.2-x1, A.8.2.I: three homelands, each adjacent to at least one other, with room for a building each."""
    taken = enemy_homelands(g, seat)
    free = [c for c in g.woodland.clearings if c not in taken and may_build(g, seat, c)]
    paths = g.woodland.paths
    options: list[Option] = [
        ("homelands", *three)
        for three in combinations(free, 3)
        if all(any(other in paths[one] for other in three) for one in three)
    ]
    option: Option = yield Ask(seat, "homelands", options)
    make_home(g, seat, [int(clearing) for clearing in option[1:]])


# -- 6.2 Abilities ---------------------------------------------------------------------------------------------------


def use_field_hospitals(g: Root, seat: int, removal: Removal, clearing: int, count: int) -> Flow[None]:
    """6.2.3 Field Hospitals: a card that matches the clearing brings the removed warriors to the keep."""
    suit = g.woodland.suits[clearing]
    facts = {"clearing": clearing, "count": count}
    option = yield from consider(
        g, seat, HOSPITALS, HOSPITALS, lambda: named(g, "spend", matching(g, seat, suit)), facts
    )
    if option is not None:
        kind, keep = g.cast.numbers[seat]["warrior"], keep_of(g, seat)
        spend(g, seat, str(option[1]))
        put(g, kind, keep, count)
        removal.returned[kind, clearing] -= count
        g.tell("hospitalized", seat=seat, clearing=clearing, keep=keep, count=count)


# -- the faction -----------------------------------------------------------------------------------------------------


class Marquise(Faction):
    """6. Marquise de Cat."""

    id = "marquise"
    perishing = frozenset({"keep"})
    crafting_pieces = ("workshop",)
    birdsong = (place_wood,)
    daylight = (act,)
    evening = (draw_and_discard,)
    lexicon = LEXICON
    features = FEATURES
    reasons = REASONS
    follows = staticmethod(follows)
    ban = ("refused-keep", "6.2.2")

    def sheet(self, tables: Tables) -> MarquiseSheet:
        """Her printed board."""
        return tables.factions.marquise

    def new_board(self, terms: Terms) -> MarquiseBoard:
        """Her board."""
        return MarquiseBoard(self.id)

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """6.3 Set-up."""
        corner = yield from choose_corner(g, seat)
        place_garrison(g, seat, corner)
        for piece in BUILDINGS:
            yield from place_first_building(g, seat, piece, (corner, *g.woodland.paths[corner]))

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """A.8.2-x1: her set-up card."""
        card = g.terms.tables.setup_cards[self.id]
        yield from choose_homelands(g, seat)
        numbers, mine = g.cast.numbers[seat], g.homelands[seat]
        others = [clearing for clearing in g.woodland.clearings if clearing not in mine]
        for pieces, clearings in ((card.each_homeland, sorted(mine)), (card.every_other_clearing, others)):
            count = pieces.get("warrior", 0)
            for clearing in clearings:
                put(g, numbers["warrior"], clearing, count)
            g.tell("garrisoned", seat=seat, count=count, clearings=tuple(clearings))
        option: Option = yield Ask(seat, "keep", [KEEP[clearing] for clearing in farthest(g, seat, mine, 2)])
        place(g, numbers["keep"], int(option[1]))
        left = list(mine)
        for piece in card.different_homelands:
            left.remove((yield from place_first_building(g, seat, piece, left)))

    def begin_turn(self, g: Root, seat: int) -> None:
        """6.5: actions, crafting and recruiting begin anew."""
        board = board_of(g, seat)
        board.left = sheet_of(g).actions_per_daylight
        board.crafting = 1
        board.recruited = 0

    def forbids_placing(self, g: Root, seat: int, placer: int, clearing: int) -> bool:
        """6.2.2 The Keep: only she may place pieces in its clearing."""
        return placer != seat and g.pieces[g.cast.numbers[seat]["keep"]][clearing] > 0

    def triggers(self, g: Root, seat: int, removal: Removal) -> Sequence[Trigger]:
        """6.2.3 Field Hospitals: where warriors of hers were removed, if the keep still stands."""
        if not g.hands[seat] or keep_of(g, seat) == NOWHERE:
            return ()
        return [(HOSPITALS, clearing) for clearing in removal.warriors(g, seat)]

    def resolve(self, g: Root, seat: int, removal: Removal, trigger: Trigger) -> Flow[None]:
        """6.2.3, 6.2.3-x1: a card that matches the clearing brings all its warriors to the keep."""
        _, clearing = trigger
        if g.hands[seat] and may_place(g, seat, keep_of(g, seat)):
            yield from use_field_hospitals(g, seat, removal, clearing, removal.warriors(g, seat)[clearing])

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """6.6 Evening."""
        return cards_in_evening(g, seat)

    def view_board(self, g: Root, seat: int, viewer: int | None) -> MarquiseView:
        """Her board; all of it is public."""
        return view_board(g, seat)

    def told(self, board: MarquiseView, content: Content) -> list[Line]:
        """Her actions and her tracks."""
        return told(board)

    def note(self, option: Option, board: MarquiseView, content: Content) -> Line | None:
        """What a building costs and scores."""
        return note(option, board)

    def counted(self, g: Root, seat: int) -> list[float]:
        """What her buildings, her wood and her warriors promise."""
        return counted(g, seat)
