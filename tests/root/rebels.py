"""A table with the Woodland Alliance, for its tests."""

from typing import Any

from deskovka.games.root.factions.alliance.board import board_of
from deskovka.games.root.factions.alliance.view import AllianceView
from tests.root.playing import Table, bare


def rebels(*others: str, **setup: Any) -> Table:
    """The Alliance in seat 0, nobody's pieces on the map, no cards; the Squirrels (and others) against it."""
    t = bare("alliance", *(others or ("squirrels",)), **setup)
    t.supporters(0)
    return t


def officers(t: Table, count: int) -> None:
    """Let the Alliance have so many officers."""
    g = t.world.boundary
    board = board_of(g, 0)
    g.supply[g.cast.numbers[0]["warrior"]] += board.officers - count
    board.officers = count
    t.begin(0)


def board(t: Table, viewer: int | None = 0) -> AllianceView:
    """The board of the Alliance as somebody sees it."""
    view = t.view(viewer).seats[0].board
    assert isinstance(view, AllianceView)
    return view


def stack(t: Table) -> list[str]:
    """The Supporters, whoever knows them."""
    return sorted(t.g.terms.deck.names[card] for card in board_of(t.g, 0).supporters)
