"""What lies on the board of the Squirrels: how many actions they have left."""

from __future__ import annotations

from deskovka.games.root.party import Board
from deskovka.games.root.state import Root


class SquirrelBoard(Board):
    plain = ("left",)
    __slots__ = (*plain,)

    def __init__(self, faction: str) -> None:
        super().__init__(faction)
        self.left = 0


def board_of(g: Root, seat: int) -> SquirrelBoard:
    board = g.boards[seat]
    assert isinstance(board, SquirrelBoard)
    return board
