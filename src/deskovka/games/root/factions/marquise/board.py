"""6. The board of the Marquise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.marquise.sheet import MarquiseSheet
from deskovka.games.root.factions.sheet import Track
from deskovka.games.root.party import Board
from deskovka.games.root.pieces import where
from deskovka.games.root.woodland import NOWHERE

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

BUILDINGS = ("sawmill", "workshop", "recruiter")


class MarquiseBoard(Board):
    """What she counts in a turn; her tracks are what is left of her buildings."""

    plain = ("crafting", "left", "recruited")
    __slots__ = (*plain,)

    def __init__(self, faction: str) -> None:
        super().__init__(faction)
        self.left = 0
        """6.5: how many actions she has left."""
        self.crafting = 0
        """6.5: whether she may still craft."""
        self.recruited = 0
        """6.5.3: whether she has recruited."""


def board_of(g: Root, seat: int) -> MarquiseBoard:
    """The board of a seat that plays the Marquise."""
    board = g.boards[seat]
    assert isinstance(board, MarquiseBoard)
    return board


def sheet_of(g: Root) -> MarquiseSheet:
    """Her printed board."""
    return g.terms.tables.factions.marquise


def track_of(g: Root, piece: str) -> Track:
    """6.5.4, 6.6: the track of a building."""
    tracks = g.terms.tables.factions.marquise.tracks
    return {"sawmill": tracks.sawmill, "workshop": tracks.workshop, "recruiter": tracks.recruiter}[piece]


def keep_of(g: Root, seat: int) -> int:
    """The clearing of the keep, or NOWHERE."""
    found = where(g, g.cast.numbers[seat]["keep"])
    return found[0] if found else NOWHERE
