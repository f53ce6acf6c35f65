"""10. The board of the Lizard Cult: acolytes, the Outcast, the Lost Souls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.cult.sheet import CultSheet
from deskovka.games.root.party import Board
from deskovka.games.root.pieces import on_map
from deskovka.games.root.tables import CLEARING_SUITS

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

GARDENS = tuple(f"garden_{suit}" for suit in CLEARING_SUITS)
"""The gardens, by the number of their suit."""
NO_OUTCAST = -1


class CultBoard(Board):
    """The Outcast, the acolytes, and cards that lie open; gardens are pieces."""

    plain = ("acolytes", "hated", "outcast")
    lists = ("lost_souls", "revealed", "scored")
    __slots__ = (*plain, *lists)

    def __init__(self, faction: str) -> None:
        super().__init__(faction)
        self.outcast = NO_OUTCAST
        """10.3.3: the suit of the Outcast."""
        self.hated = 0
        """10.4.1: whether the marker lies on its Hated side."""
        self.acolytes = 0
        """10.2.3: how many warriors are in the Acolytes box."""
        self.lost_souls: list[int] = []
        """10.2.6: cards that were spent or discarded; everybody may look at them."""
        self.revealed: list[int] = []
        """10.5: the cards revealed in this turn."""
        self.scored: list[int] = []
        """10.5.3: the suits that were scored in this turn."""

    def piles(self) -> tuple[list[int], ...]:
        """The Lost Souls and the revealed cards; all of them lie open."""
        return self.lost_souls, self.revealed


def board_of(g: Root, seat: int) -> CultBoard:
    """The board of a seat that plays the Cult."""
    board = g.boards[seat]
    assert isinstance(board, CultBoard)
    return board


def sheet_of(g: Root) -> CultSheet:
    """The printed board."""
    return g.terms.tables.factions.cult


def gardens(g: Root, seat: int, suit: int) -> int:
    """How many gardens of a suit are on the map."""
    return on_map(g, g.cast.numbers[seat][GARDENS[suit]])


def ritual_points(g: Root, seat: int, suit: int) -> int | None:
    """10.5.3, 10.R5: the number above the rightmost uncovered space of a track; None without a garden of the suit."""
    count = gardens(g, seat, suit)
    return sheet_of(g).tracks.garden.vp[count - 1] if count else None


def cost_of(g: Root, seat: int, conspiracy: str) -> int:
    """10.4.3: how many acolytes a conspiracy costs now."""
    costs = sheet_of(g).conspiracies
    full = {"crusade": costs.crusade, "convert": costs.convert, "sanctify": costs.sanctify}[conspiracy]
    return max(0, full - costs.less_when_hated) if board_of(g, seat).hated else full


def outcast_clearings(g: Root, seat: int) -> tuple[int, ...]:
    """10.4.3, 10.R8: the clearings of the Outcast suit."""
    suit = board_of(g, seat).outcast
    return () if suit == NO_OUTCAST else g.woodland.of_suit[suit]


def cards_in_evening(g: Root, seat: int) -> int:
    """10.6.3: one card, and one for each uncovered card symbol."""
    bonus = sheet_of(g).tracks.garden.card_bonus
    return 1 + sum(sum(bonus[: gardens(g, seat, suit)]) for suit in range(len(GARDENS)))
