"""8. The board of the Woodland Alliance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.boards import AllianceTable
from deskovka.games.root.factions.faction import Board
from deskovka.games.root.pieces import where
from deskovka.games.root.tables import CLEARING_SUITS

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

BASES = tuple(f"base_{suit}" for suit in CLEARING_SUITS)
"""The bases, by the number of their suit."""


class AllianceBoard(Board):
    """The Supporters, the officers, and what is done in this turn; bases and sympathy are pieces."""

    __slots__ = ("officers", "operations", "revolt", "spread", "supporters")

    plain = ("officers", "operations", "revolt", "spread")
    lists = ("supporters",)

    def __init__(self, faction: str) -> None:
        super().__init__(faction)
        self.supporters: list[int] = []
        """8.2.3: cards."""
        self.officers = 0
        """How many warriors are in the Officers box."""
        self.operations = 0
        """8.6.1: how many military operations were taken in this turn."""
        self.revolt = 0
        """8.4.1.I: the clearing chosen for a revolt that is being paid for, else 0."""
        self.spread = 0
        """8.4.2.I: the clearing chosen for sympathy that is being paid for, else 0."""

    def copy(self) -> AllianceBoard:
        """The same board."""
        twin = AllianceBoard(self.faction)
        twin.supporters = self.supporters[:]
        twin.officers = self.officers
        twin.operations = self.operations
        twin.revolt = self.revolt
        twin.spread = self.spread
        return twin

    def piles(self) -> tuple[list[int], ...]:
        """The Supporters."""
        return (self.supporters,)


def alliance_board(g: Root, seat: int) -> AllianceBoard:
    """The board of the Alliance."""
    board = g.boards[seat]
    assert isinstance(board, AllianceBoard)
    return board


def alliance_table(g: Root) -> AllianceTable:
    """The printed board of the Alliance."""
    return g.terms.tables.factions.alliance


def suits_with_base(g: Root, seat: int) -> list[int]:
    """The suits whose base is on the map."""
    supply, numbers = g.supply, g.cast.numbers[seat]
    return [suit for suit, base in enumerate(BASES) if not supply[numbers[base]]]


def capacity(g: Root, seat: int) -> int | None:
    """8.2.3.I Capacity: five without a base on the map, else as many as there are."""
    return None if suits_with_base(g, seat) else alliance_table(g).supporters_capacity_without_base


def has_room(g: Root, seat: int) -> bool:
    """8.2.3.I: whether one more card fits among the Supporters."""
    most = capacity(g, seat)
    return most is None or len(alliance_board(g, seat).supporters) < most


def sympathetic(g: Root, seat: int) -> list[int]:
    """8.2.5.II Terms: the clearings with a sympathy token."""
    return where(g, g.cast.numbers[seat]["sympathy"])
