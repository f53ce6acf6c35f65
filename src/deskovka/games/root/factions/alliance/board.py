"""8. The board of the Woodland Alliance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.alliance.sheet import AllianceSheet
from deskovka.games.root.party import Board
from deskovka.games.root.pieces import where
from deskovka.games.root.tables import CLEARING_SUITS

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

BASES = tuple(f"base_{suit}" for suit in CLEARING_SUITS)
"""The bases, by the number of their suit."""


class AllianceBoard(Board):
    """The Supporters, the officers, and what is done in this turn; bases and sympathy are pieces."""

    plain = ("officers", "operations")
    lists = ("supporters",)
    __slots__ = (*plain, *lists)

    def __init__(self, faction: str) -> None:
        super().__init__(faction)
        self.supporters: list[int] = []
        """8.2.3: cards."""
        self.officers = 0
        """How many warriors are in the Officers box."""
        self.operations = 0
        """8.6.1: how many military operations were taken in this turn."""

    def piles(self) -> tuple[list[int], ...]:
        """The Supporters."""
        return (self.supporters,)


def board_of(g: Root, seat: int) -> AllianceBoard:
    """The board of the Alliance."""
    board = g.boards[seat]
    assert isinstance(board, AllianceBoard)
    return board


def sheet_of(g: Root) -> AllianceSheet:
    """The printed board of the Alliance."""
    return g.terms.tables.factions.alliance


def suits_with_base(g: Root, seat: int) -> list[int]:
    """The suits whose base is on the map."""
    supply, numbers = g.supply, g.cast.numbers[seat]
    return [suit for suit, base in enumerate(BASES) if not supply[numbers[base]]]


def capacity(g: Root, seat: int) -> int | None:
    """8.2.3.I Capacity: five without a base on the map, else as many as there are."""
    return None if suits_with_base(g, seat) else sheet_of(g).supporters_capacity_without_base


def has_room(g: Root, seat: int) -> bool:
    """8.2.3.I: whether one more card fits among the Supporters."""
    most = capacity(g, seat)
    return most is None or len(board_of(g, seat).supporters) < most


def sympathetic(g: Root, seat: int) -> list[int]:
    """8.2.5.II Terms: the clearings with a sympathy token."""
    return where(g, g.cast.numbers[seat]["sympathy"])
