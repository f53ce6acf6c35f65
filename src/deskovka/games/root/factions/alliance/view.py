"""What is seen of the board of the Woodland Alliance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from deskovka.content.ledger import DERIVED
from deskovka.games.root.factions.alliance.board import (
    board_of,
    capacity,
    sheet_of,
    suits_with_base,
)
from deskovka.games.root.factions.alliance.turn import (
    cards_in_evening,
    next_cost,
    spread_costs,
)
from deskovka.games.root.factions.boards import BoardView
from deskovka.games.root.factions.tracks import TrackView, view_track
from deskovka.games.root.knowledge import seen
from deskovka.games.root.tables import CLEARING_SUITS

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


class AllianceView(BoardView, frozen=True, tag="alliance"):
    """Its board; of the Supporters a seat sees those that it knows."""

    supporters: tuple[str, ...]
    """By name, ``hidden`` where the seat does not know them."""
    capacity: Annotated[int | None, DERIVED]
    """8.2.3.I: None when there is no limit."""
    officers: int
    operations: Annotated[int, DERIVED]
    """8.6.1: military operations left in this turn."""
    sympathy: Annotated[TrackView, DERIVED]
    bases: Annotated[dict[str, bool], DERIVED]
    """By suit: whether the base is on the map."""
    spread_costs: Annotated[dict[int, int], DERIVED]
    """8.4.2: the clearings where sympathy could be spread now, and what it costs there."""
    cards_in_evening: Annotated[int, DERIVED]


def view_board(g: Root, seat: int, viewer: int | None) -> AllianceView:
    """Its board, with the Supporters that a seat knows."""
    board = board_of(g, seat)
    track, raised = sheet_of(g).tracks.sympathy, suits_with_base(g, seat)
    return AllianceView(
        supporters=seen(g, board.supporters, viewer),
        capacity=capacity(g, seat),
        officers=board.officers,
        operations=max(0, board.officers - board.operations),
        sympathy=view_track(g, g.cast.numbers[seat]["sympathy"], track.vp, next_cost(g, seat)),
        bases={name: suit in raised for suit, name in enumerate(CLEARING_SUITS)},
        spread_costs=spread_costs(g, seat),
        cards_in_evening=cards_in_evening(g, seat),
    )
