"""7. Eyrie Dynasties: their set-up, abilities and leaders."""

# ruff: noqa: ARG002  # a hook names all that it is given, whether it uses it or not

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.games.root.cast import WARRIOR
from deskovka.games.root.factions.daylight import end_daylight
from deskovka.games.root.factions.eyrie.board import (
    NOT_YET,
    EyrieBoard,
    board_of,
    evening_cards,
    leader_of,
)
from deskovka.games.root.factions.eyrie.features import FEATURES, counted
from deskovka.games.root.factions.eyrie.refusals import REASONS, follows
from deskovka.games.root.factions.eyrie.told import LEXICON, about, note, told
from deskovka.games.root.factions.eyrie.turn import (
    add_to_decree,
    choose_leader,
    draw_and_discard,
    emergency_orders,
    new_roost,
    resolve_decree,
    score_roosts,
)
from deskovka.games.root.factions.eyrie.view import EyrieView, view_board
from deskovka.games.root.factions.faction import Faction
from deskovka.games.root.homelands import enemy_homelands, farthest, free_corners, make_home
from deskovka.games.root.pieces import PLACE_AT, may_build, place, raise_building
from deskovka.kernel import Ask, Flow, Option

if TYPE_CHECKING:
    from deskovka.content.told import Line, Thing
    from deskovka.games.root.content import Content
    from deskovka.games.root.factions.eyrie.sheet import EyrieSheet
    from deskovka.games.root.removal import Removal
    from deskovka.games.root.setup import Terms
    from deskovka.games.root.state import Battle, Root
    from deskovka.games.root.tables import Tables

STEPS_BETWEEN_HOMELANDS = 3
"""A.8.2-x1: two or more clearings between."""
ITEM_POINTS = 1
"""7.2.3: what an item scores for those who disdain trade."""


# -- 7.3 Set-up ------------------------------------------------------------------------------------------------------


def settle(g: Root, seat: int, clearings: Sequence[int]) -> Flow[None]:
    """7.3.2 Setup 2, A.8.2-x1: a roost and six warriors in one of some clearings."""
    option: Option = yield Ask(seat, "first_roost", [PLACE_AT[clearing] for clearing in clearings])
    home = int(option[1])
    make_home(g, seat, [home])
    for piece, count in g.terms.tables.setup_cards["eyrie"].each_homeland.items():
        kind = g.cast.numbers[seat][piece]
        if kind in g.cast.buildings[seat]:
            for _ in range(count):
                yield from raise_building(g, seat, kind, home)
        else:
            place(g, kind, home, count)


# -- the faction -----------------------------------------------------------------------------------------------------


class Eyrie(Faction):
    """7. Eyrie Dynasties."""

    id = "eyrie"
    crafting_pieces = ("roost",)
    birdsong = (emergency_orders, add_to_decree, new_roost)
    daylight = (resolve_decree, end_daylight)
    evening = (score_roosts, draw_and_discard)
    rules_ties = True
    """7.2.2 Lords of the Forest."""
    lexicon = LEXICON
    features = FEATURES
    reasons = REASONS
    follows = staticmethod(follows)

    def sheet(self, tables: Tables) -> EyrieSheet:
        """Their printed board."""
        return tables.factions.eyrie

    def new_board(self, terms: Terms) -> EyrieBoard:
        """Their board, before a leader is chosen."""
        return EyrieBoard(self.id)

    def set_up(self, g: Root, seat: int) -> Flow[None]:
        """7.3 Set-up: a corner, then a leader."""
        yield from settle(g, seat, free_corners(g, seat))
        yield from choose_leader(g, seat)

    def set_up_by_card(self, g: Root, seat: int) -> Flow[None]:
        """A.8.2-x1: their set-up card: a homeland on the map edge, far from those of the others, then a leader."""
        taken = enemy_homelands(g, seat)
        free = [clearing for clearing in g.woodland.edge if clearing not in taken and may_build(g, seat, clearing)]
        yield from settle(g, seat, sorted(farthest(g, seat, free, STEPS_BETWEEN_HOMELANDS)))
        yield from choose_leader(g, seat)

    def begin_turn(self, g: Root, seat: int) -> None:
        """7.4.2, 7.5: adding, crafting and resolving begin anew."""
        board = board_of(g, seat)
        board.added = board.birds_added = 0
        board.crafting = 1
        board.column = NOT_YET
        board.left = []

    # -- abilities and leaders ---------------------------------------------------------------------------------------

    def item_points(self, g: Root, seat: int, points: int) -> int:
        """7.2.3 Disdain for Trade, 7.8.1 Builder."""
        return points if leader_of(g, seat).ignores_disdain else ITEM_POINTS

    def extra_hits(self, g: Root, seat: int, fight: Battle) -> int:
        """7.8.3 Commander: one extra hit as attacker."""
        return leader_of(g, seat).extra_hits_as_attacker if seat == fight.attacker else 0

    def battle_points(self, g: Root, seat: int, fight: Battle, removal: Removal) -> int:
        """7.8.4 Despot: an extra point for the first enemy buildings or tokens that are removed in a battle."""
        leader, sorts = leader_of(g, seat), g.cast.sort
        if not leader.extra_vp_per_battle or leader.id in fight.used:
            return 0
        if all(sorts[kind] == WARRIOR for kind, _, _ in removal.pieces):
            return 0
        fight.used.append(leader.id)
        return leader.extra_vp_per_battle

    # -- what others see, and how it stands --------------------------------------------------------------------------

    def cards_in_evening(self, g: Root, seat: int) -> int:
        """7.6.2 Evening 2."""
        return evening_cards(g, seat)

    def view_board(self, g: Root, seat: int, viewer: int | None) -> EyrieView:
        """Their board; all of it is public."""
        return view_board(g, seat)

    def told(self, board: EyrieView, content: Content) -> list[Line]:
        """The leaders, the Decree and the roosts."""
        return told(board, content)

    def note(self, option: Option, board: EyrieView, content: Content) -> Line | None:
        """What the Evening scores with one more roost."""
        return note(option, board)

    def about(self, content: Content) -> dict[Thing, tuple[Line, ...]]:
        """What leaders change."""
        return about(content)

    def counted(self, g: Root, seat: int) -> list[float]:
        """What their roosts, their Decree and their warriors promise, and how near Turmoil is."""
        return counted(g, seat)
