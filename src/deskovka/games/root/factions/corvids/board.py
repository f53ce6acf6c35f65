"""13. The board of the Corvid Conspiracy: which plot is where, and what has been guessed of it.

All plot tokens are one kind of piece, so that nothing that counts pieces tells them apart.
"""

from __future__ import annotations

from itertools import compress
from typing import TYPE_CHECKING

from deskovka.games.root.factions.corvids.sheet import EXTORTION, PLOTS, SNARE, CorvidsSheet
from deskovka.games.root.party import Board
from deskovka.games.root.pieces import PLACES, occupied

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

NO_PLOT = -1
PLOT = "plot"
"""The piece."""


class CorvidsBoard(Board):
    """Plots by clearing, and what is done in this turn."""

    plain = ("acted", "exerted", "plotted")
    lists = ("face_up", "plots", "refuted", "waived")
    __slots__ = (*plain, *lists)

    def __init__(self, faction: str, places: int) -> None:
        super().__init__(faction)
        self.plots = [NO_PLOT] * places
        """13.2.2: by clearing, the plot there; only the Corvids know those that lie face down."""
        self.face_up = [0] * places
        """13.2.2.I: by clearing, whether the plot there lies face up."""
        self.refuted = [0] * places
        """13.2.4: by clearing, a mask of the plots that were named for the one there, in vain."""
        self.waived: list[int] = []
        """13.2.4: where the player whose turn it is did not want to expose a plot, with the cards that he has now."""
        self.acted = 0
        """13.5: how many actions were taken in Daylight."""
        self.plotted = 0
        """13.5.2: how many plots were placed in this turn."""
        self.exerted = 0
        """13.6.1: whether the drawing of this Evening is given up."""

    def forget(self, clearing: int) -> None:
        """A plot has left a clearing."""
        self.plots[clearing] = NO_PLOT
        self.face_up[clearing] = 0
        self.refuted[clearing] = 0

    def is_snare(self, clearing: int) -> bool:
        """13.7.2: whether a snare lies face up in a clearing."""
        return self.plots[clearing] == SNARE and self.face_up[clearing] > 0

    def swap(self, one: int, other: int) -> None:
        """13.5.4: two plots change places, with what is known of them."""
        for row in (self.plots, self.refuted):
            row[one], row[other] = row[other], row[one]


def board_of(g: Root, seat: int) -> CorvidsBoard:
    """The board of a seat that plays the Corvids."""
    board = g.boards[seat]
    assert isinstance(board, CorvidsBoard)
    return board


def sheet_of(g: Root) -> CorvidsSheet:
    """The printed board."""
    return g.terms.tables.factions.corvids


def plotted_in(g: Root, seat: int) -> list[int]:
    """The clearings with a plot."""
    return occupied(g.pieces[g.cast.numbers[seat][PLOT]])


def face_down(g: Root, seat: int) -> list[int]:
    """13.2.2.I: the clearings with a plot that lies face down."""
    open_ones, laid = board_of(g, seat).face_up, g.pieces[g.cast.numbers[seat][PLOT]]
    return [clearing for clearing in compress(PLACES, laid) if not open_ones[clearing]]


def face_up(g: Root, seat: int, plot: int | None = None) -> list[int]:
    """13.2.2.I: the clearings with a plot that lies face up: any, or one of this sort."""
    board = board_of(g, seat)
    found = [clearing for clearing in plotted_in(g, seat) if board.face_up[clearing]]
    return found if plot is None else [clearing for clearing in found if board.plots[clearing] == plot]


def is_snared(g: Root, seat: int, clearing: int) -> bool:
    """13.7.2: whether a snare works in a clearing; one that was just removed does no more."""
    return board_of(g, seat).is_snare(clearing) and g.pieces[g.cast.numbers[seat][PLOT]][clearing] > 0


def stock(g: Root, seat: int) -> list[int]:
    """13.2.2: how many plots of each sort are in the supply; only the Corvids know."""
    board = board_of(g, seat)
    counts = [sheet_of(g).plots.count(plot) for plot in PLOTS]
    for clearing in plotted_in(g, seat):
        counts[board.plots[clearing]] -= 1
    return counts


def plot_cost(g: Root, seat: int) -> int:
    """13.5.2: how many warriors the next plot takes."""
    return 1 + board_of(g, seat).plotted


def flip_points(g: Root, seat: int) -> int:
    """13.4.2: what the next plot scores that is turned up."""
    return 1 + len(face_up(g, seat))


def cards_in_evening(g: Root, seat: int) -> int:
    """13.6.2, 13.7.3: how many cards are drawn in Evening."""
    return 0 if board_of(g, seat).exerted else 1 + len(face_up(g, seat, EXTORTION))
