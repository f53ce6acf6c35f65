"""What is seen of the board of the Lizard Cult."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from deskovka.content.ledger import DERIVED
from deskovka.games.root.factions.boards import BoardView
from deskovka.games.root.factions.cult.board import (
    GARDENS,
    NO_OUTCAST,
    board_of,
    cards_in_evening,
    cost_of,
    ritual_points,
    sheet_of,
)
from deskovka.games.root.factions.cult.turn import CONSPIRACIES
from deskovka.games.root.factions.tracks import TrackView, view_track
from deskovka.games.root.tables import CLEARING_SUITS

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


class CultView(BoardView, frozen=True, tag="cult"):
    """Its board; all of it is public."""

    outcast: str | None
    """10.3.3: the suit of the Outcast."""
    hated: bool
    acolytes: int
    costs: Annotated[dict[str, int], DERIVED]
    """10.4.3: what each conspiracy costs now."""
    lost_souls: tuple[str, ...]
    revealed: tuple[str, ...]
    scored: Annotated[tuple[str, ...], DERIVED]
    """10.5.3: the suits that were scored in this turn."""
    worth: Annotated[dict[str, int | None], DERIVED]
    """10.5.3: what the ritual of each suit scores now; None where it is not allowed."""
    gardens: Annotated[dict[str, TrackView], DERIVED]
    cards_in_evening: Annotated[int, DERIVED]


def view_board(g: Root, seat: int) -> CultView:
    """Its board; all of it is public."""
    board, names, numbers = board_of(g, seat), g.terms.deck.names, g.cast.numbers[seat]
    points = sheet_of(g).tracks.garden.vp
    return CultView(
        outcast=None if board.outcast == NO_OUTCAST else CLEARING_SUITS[board.outcast],
        hated=bool(board.hated),
        acolytes=board.acolytes,
        costs={conspiracy: cost_of(g, seat, conspiracy) for conspiracy in CONSPIRACIES},
        lost_souls=tuple(names[card] for card in board.lost_souls),
        revealed=tuple(names[card] for card in board.revealed),
        scored=tuple(CLEARING_SUITS[suit] for suit in board.scored),
        worth={name: ritual_points(g, seat, suit) for suit, name in enumerate(CLEARING_SUITS)},
        gardens={garden: view_track(g, numbers[garden], points) for garden in GARDENS},
        cards_in_evening=cards_in_evening(g, seat),
    )
