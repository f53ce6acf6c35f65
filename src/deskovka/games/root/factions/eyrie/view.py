"""What is seen of the board of the Eyrie."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from deskovka.content.ledger import DERIVED
from deskovka.games.root.factions.boards import BoardView
from deskovka.games.root.factions.eyrie.board import (
    COLUMNS,
    VIZIER,
    board_of,
    column_cards,
    column_name,
    evening_cards,
    evening_points,
    resolved_cards,
    sheet_of,
)
from deskovka.games.root.factions.tracks import TrackView, view_track

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

LOYAL_VIZIER = "loyal_vizier"


class EyrieView(BoardView, frozen=True, tag="eyrie"):
    """Their board; all of it is public."""

    leader: str
    leaders_left: tuple[str, ...]
    """Those that lie face up."""
    decree: dict[str, tuple[str, ...]]
    """The cards by column; a Loyal Vizier is ``loyal_vizier``."""
    resolved: Annotated[dict[str, tuple[str, ...]], DERIVED]
    """Those of them that were resolved in this turn."""
    column: Annotated[str, DERIVED]
    """The column that is being resolved."""
    added: Annotated[int, DERIVED]
    """How many cards were added to the Decree in this turn."""
    roosts: Annotated[TrackView, DERIVED]
    points_in_evening: Annotated[int, DERIVED]
    cards_in_evening: Annotated[int, DERIVED]


def view_board(g: Root, seat: int) -> EyrieView:
    """Their board; all of it is public."""
    board = board_of(g, seat)
    decree = {column_name(g, column): column_cards(g, seat, column) for column in COLUMNS}
    resolved = {column_name(g, column): resolved_cards(g, seat, column) for column in COLUMNS}
    return EyrieView(
        leader=board.leader,
        leaders_left=tuple(board.face_up),
        decree={column: _names(g, cards) for column, cards in decree.items()},
        resolved={column: _names(g, cards) for column, cards in resolved.items()},
        column=column_name(g, board.column) if board.left else "",
        added=board.added,
        roosts=view_track(g, g.cast.numbers[seat]["roost"], sheet_of(g).tracks.roost.vp),
        points_in_evening=evening_points(g, seat),
        cards_in_evening=evening_cards(g, seat),
    )


def _names(g: Root, cards: list[int]) -> tuple[str, ...]:
    """Decree cards by name."""
    names = g.terms.deck.names
    return tuple(LOYAL_VIZIER if card == VIZIER else names[card] for card in cards)
