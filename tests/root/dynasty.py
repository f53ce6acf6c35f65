"""A table with the Eyrie in seat 0, for tests."""

from __future__ import annotations

from deskovka.games.root.factions.eyrie.board import board_of
from deskovka.games.root.factions.eyrie.view import EyrieView
from deskovka.games.root.tables import PRINTED
from deskovka.kernel.state import EVERYBODY
from tests.root.playing import Table, bare

TABLE = PRINTED.tables.factions.eyrie
LEADERS = [leader.id for leader in TABLE.leaders]


def decreed(leader: str, *rivals: str, **decree: list[str]) -> Table:
    """The Eyrie at the start of their Daylight, with this leader and these cards in the Decree; the map is empty."""
    return decree_at(bare("eyrie", *(rivals or ("squirrels",))), leader, **decree)


def decree_at(t: Table, leader: str, **decree: list[str]) -> Table:
    """Let the Eyrie of a table be at the start of their Daylight, with this leader and these cards in the Decree."""
    g = t.world.boundary
    board = board_of(g, 0)
    board.leader = leader
    board.face_up = [other for other in LEADERS if other != leader]
    for column, cards in decree.items():
        for name in cards:
            card = t._find(name)
            g.known[card] = EVERYBODY
            board.decree[TABLE.decree_columns.index(column)].append(card)
    t.hand(0)
    t.phase_of(0, "daylight")
    return t


def skip_to(t: Table, column: str) -> None:
    """Let the Eyrie begin their Daylight with this column of the Decree."""
    board_of(t.world.boundary, 0).column = TABLE.decree_columns.index(column) - 1
    t._restart()


def shown(t: Table, viewer: int | None = None) -> EyrieView:
    """The board of the Eyrie as somebody sees it."""
    board = t.view(viewer).seats[0].board
    assert isinstance(board, EyrieView)
    return board
