"""9. The board of the Vagabond."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.cast import NOBODY
from deskovka.games.root.factions.vagabond.sheet import VagabondSheet
from deskovka.games.root.party import Board

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

READY, EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED = range(4)
CONDITIONS = ("ready", "exhausted", "damaged", "damaged_exhausted")


class VagabondBoard(Board):
    """Items, relationships, quests, and what is counted in a turn or a battle."""

    plain = ("ally", "ally_losses", "character", "damages", "hiding", "improvised", "lost", "offended")
    lists = ("aids", "quests", "relations", "ruin_items", "scorched")
    rows = ("items",)
    __slots__ = (*plain, *lists, *rows)

    def __init__(self, faction: str, seats: int, types: int) -> None:
        super().__init__(faction)
        self.character = ""
        self.items = [[0] * types for _ in CONDITIONS]
        """By condition, then by type."""
        self.ruin_items = [0] * types
        """9.7.3: how many of each type are from the ruins."""
        self.lost = 0
        """How many items left the game."""
        self.quests: list[int] = []
        """The completed ones."""
        self.relations = [-1] * seats
        """9.2.9: by seat, where the marker stands; NO_RELATION for oneself and other Vagabonds."""
        self.aids = [0] * seats
        """9.2.9.I.a: the aids of this turn that count towards the next space."""
        self.improvised = 0
        """D.7.2: whether he has improvised in this turn."""
        self.hiding = 0
        """D.3.2: whether he has gone into hiding in this turn."""
        self.scorched: list[int] = []
        """D.6.2: the clearings with a torch of his."""
        self.ally = NOBODY
        """9.2.9.II.c: whose warriors fight with him in the battle under way."""
        self.ally_losses = 0
        """9.2.9.II.d: how many of them have fallen in it."""
        self.damages = 0
        """9.2.9.II.d: how many items were damaged in it."""
        self.offended = 0
        """9.2.9.III.a: how many warriors of what he removed last made their factions Hostile."""


def board_of(g: Root, seat: int) -> VagabondBoard:
    """The board of a seat that plays a Vagabond."""
    board = g.boards[seat]
    assert isinstance(board, VagabondBoard)
    return board


def sheet_of(g: Root) -> VagabondSheet:
    """The printed board, the same for both of them."""
    return g.terms.tables.factions.vagabond
