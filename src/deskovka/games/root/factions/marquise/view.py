"""What is seen of the board of the Marquise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from deskovka.content.ledger import DERIVED
from deskovka.games.root.factions.boards import BoardView
from deskovka.games.root.factions.marquise.board import BUILDINGS, board_of, track_of
from deskovka.games.root.factions.marquise.turn import (
    cards_in_evening,
    wood_cost,
)
from deskovka.games.root.factions.tracks import TrackView, view_track

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


class MarquiseView(BoardView, frozen=True, tag="marquise"):
    """Her board; all of it is public."""

    actions: Annotated[int, DERIVED]
    may_craft: Annotated[bool, DERIVED]
    recruited: Annotated[bool, DERIVED]
    cards_in_evening: Annotated[int, DERIVED]
    tracks: Annotated[dict[str, TrackView], DERIVED]


def view_board(g: Root, seat: int) -> MarquiseView:
    """Her board; all of it is public."""
    board, numbers = board_of(g, seat), g.cast.numbers[seat]
    return MarquiseView(
        actions=board.left,
        may_craft=bool(board.crafting),
        recruited=bool(board.recruited),
        cards_in_evening=cards_in_evening(g, seat),
        tracks={
            piece: view_track(g, numbers[piece], track_of(g, piece).vp, wood_cost(g, seat, piece))
            for piece in BUILDINGS
        },
    )
