"""12. The board of the Underground Duchy: ministers, crowns, revealed cards. The Burrow is a place beside the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.duchy.sheet import RANKS, DuchySheet
from deskovka.games.root.party import Board
from deskovka.games.root.pieces import on_map, where
from deskovka.games.root.woodland import BURROW

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

BUILDINGS = ("citadel", "market")


class DuchyBoard(Board):
    """Ministers, crowns, and what is done in this turn; buildings and tunnels are pieces."""

    plain = ("assembled",)
    lists = ("acted", "crowns", "revealed", "swayed", "unswayed")
    __slots__ = (*plain, *lists)

    def __init__(self, faction: str, sheet: DuchySheet) -> None:
        super().__init__(faction)
        self.assembled = 0
        """12.5.1: how many actions were taken in the Assembly."""
        self.swayed: list[str] = []
        """12.5.3: ministers above the board."""
        self.unswayed = [minister.id for minister in sheet.ministers]
        """12.3.5: the others."""
        self.acted: list[str] = []
        """12.5.2: those that have acted in this turn."""
        self.crowns = [sheet.ranks[rank].crowns for rank in RANKS]
        """12.3.6: the crowns that are left, by rank."""
        self.revealed: list[int] = []
        """12.R6: the cards revealed in this turn."""

    def piles(self) -> tuple[list[int], ...]:
        """The revealed cards; they lie open."""
        return (self.revealed,)


def board_of(g: Root, seat: int) -> DuchyBoard:
    """The board of a seat that plays the Duchy."""
    board = g.boards[seat]
    assert isinstance(board, DuchyBoard)
    return board


def sheet_of(g: Root) -> DuchySheet:
    """The printed board."""
    return g.terms.tables.factions.duchy


def rank_of(g: Root, minister: str) -> int:
    """The rank of a minister, squires first."""
    return next(RANKS.index(each.rank) for each in sheet_of(g).ministers if each.id == minister)


def burrowed(g: Root, seat: int) -> int:
    """12.2.2: how many warriors are in the Burrow."""
    return g.pieces[g.cast.numbers[seat]["warrior"]][BURROW]


def tunnels(g: Root, seat: int) -> list[int]:
    """12.2.4: the clearings with a tunnel."""
    return where(g, g.cast.numbers[seat]["tunnel"])


def reinforcements(g: Root, seat: int) -> int:
    """12.4: how many warriors come in Birdsong."""
    sheet = sheet_of(g)
    return sheet.recruits + sum(sheet.tracks.citadel[: on_map(g, g.cast.numbers[seat]["citadel"])])


def cards_in_evening(g: Root, seat: int) -> int:
    """12.6.3: how many cards are drawn in Evening."""
    return 1 + sum(sheet_of(g).tracks.market[: on_map(g, g.cast.numbers[seat]["market"])])
