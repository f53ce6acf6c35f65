"""7.3.3, 7.4.2. The board of the Eyrie: the leader and the Decree.

A Decree card is the number of a card of the deck, or VIZIER. Only the real cards are kept by column; the two Loyal
Viziers are where the leader says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.party import Board
from deskovka.games.root.pieces import on_map
from deskovka.games.root.tables import BIRD

if TYPE_CHECKING:
    from deskovka.games.root.factions.eyrie.sheet import EyrieSheet, Leader
    from deskovka.games.root.state import Root

VIZIER = -1
"""7.3.4: a Loyal Vizier, which is a bird card."""
RECRUIT, MOVE, BATTLE, BUILD = range(4)
COLUMNS = range(4)
"""7.5.2: the columns of the Decree in the order in which they are resolved."""
NOT_YET = -1
"""No column of the Decree has been looked at in this turn."""


class EyrieBoard(Board):
    """The leaders, the Decree, and how far it is resolved in this turn."""

    plain = ("added", "birds_added", "column", "crafting", "leader")
    lists = ("face_up", "left")
    rows = ("decree",)
    __slots__ = (*plain, *lists, *rows)

    def __init__(self, faction: str) -> None:
        super().__init__(faction)
        self.leader = ""
        self.face_up: list[str] = []
        """7.3.3: the leaders that can still be chosen."""
        self.decree: list[list[int]] = [[] for _ in COLUMNS]
        """7.4.2: the cards added to the Decree, by column; all of them lie open."""
        self.added = 0
        """7.4.2: how many cards were added in this turn."""
        self.birds_added = 0
        """7.4.2: how many of them are bird cards."""
        self.crafting = 0
        """7.5.1: whether the Eyrie may still craft."""
        self.column = NOT_YET
        """7.5.2: the column that is being resolved; one more than the last when all are done."""
        self.left: list[int] = []
        """7.5.2: the Decree cards of this column that are still to be resolved."""

    def piles(self) -> list[list[int]]:
        """The columns of the Decree."""
        return self.decree


def board_of(g: Root, seat: int) -> EyrieBoard:
    """The board of a seat that plays the Eyrie."""
    board = g.boards[seat]
    assert isinstance(board, EyrieBoard)
    return board


def sheet_of(g: Root) -> EyrieSheet:
    """The printed board."""
    return g.terms.tables.factions.eyrie


def leader_of(g: Root, seat: int) -> Leader:
    """7.8: the leader in power."""
    return g.terms.tables.leaders[board_of(g, seat).leader]


# -- the Decree ------------------------------------------------------------------------------------------------------


def column_name(g: Root, column: int) -> str:
    """A column as it is called."""
    return sheet_of(g).decree_columns[column]


def column_cards(g: Root, seat: int, column: int) -> list[int]:
    """7.3.4, 7.4.2: the viziers and cards of a column."""
    board = board_of(g, seat)
    if not board.leader:
        return board.decree[column][:]
    viziers = g.terms.tables.leaders[board.leader].viziers.count(column_name(g, column))
    return [VIZIER] * viziers + board.decree[column]


def suit_of(g: Root, card: int) -> int:
    """7.3.4: viziers are bird cards."""
    return BIRD if card == VIZIER else g.terms.deck.suits[card]


def suits_of(g: Root, cards: list[int]) -> list[int]:
    """The different suits of Decree cards, birds last."""
    suits = g.terms.deck.suits
    return sorted({BIRD if card == VIZIER else suits[card] for card in cards})


def resolved_cards(g: Root, seat: int, column: int) -> list[int]:
    """7.5.2: the cards of a column that were resolved in this turn."""
    board = board_of(g, seat)
    if seat != g.turn or column > board.column:
        return []
    cards = column_cards(g, seat, column)
    if column == board.column:
        for card in board.left:
            cards.remove(card)
    return cards


# -- the track of roosts ---------------------------------------------------------------------------------------------


def evening_points(g: Root, seat: int) -> int:
    """7.6.1: the number on the rightmost uncovered space of the track."""
    roosts = on_map(g, g.cast.numbers[seat]["roost"])
    return sheet_of(g).tracks.roost.vp[roosts - 1] if roosts else 0


def evening_cards(g: Root, seat: int) -> int:
    """7.6.2: one card, and one for each uncovered card symbol."""
    return 1 + sum(sheet_of(g).tracks.roost.card_bonus[: on_map(g, g.cast.numbers[seat]["roost"])])
