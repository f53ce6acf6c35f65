"""What is seen of the board of the Riverfolk Company."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from deskovka.content.ledger import DERIVED
from deskovka.games.root.cast import NOBODY
from deskovka.games.root.factions.boards import BoardView
from deskovka.games.root.factions.riverfolk.board import (
    POSTS,
    SERVICES,
    board_of,
    dividends,
    empty_spaces,
    sheet_of,
)
from deskovka.games.root.factions.riverfolk.market import allowance
from deskovka.games.root.factions.tracks import TrackView, view_track
from deskovka.games.root.tables import CLEARING_SUITS

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


class RiverfolkView(BoardView, frozen=True, tag="riverfolk"):
    """Its board; all of it is public. Warriors are counted by the seat that owns them."""

    payments: dict[int, int]
    funds: dict[int, int]
    committed: dict[int, int]
    laid: dict[str, dict[int, int]]
    """11.5.3: funds on the tracks, by suit."""
    spaces: Annotated[dict[str, int], DERIVED]
    """11.5.3: the empty spaces of each track."""
    dividends: Annotated[int, DERIVED]
    """11.4.2: what the funds are worth now."""
    prices: dict[str, int]
    buyer: Annotated[int | None, DERIVED]
    bought: Annotated[tuple[str, ...], DERIVED]
    """11.2.6: the services that were bought in this turn."""
    services_left: Annotated[int, DERIVED]
    """11.2.6.II: how many more the player whose turn it is may buy."""
    trade_posts: Annotated[dict[str, TrackView], DERIVED]


def view_board(g: Root, seat: int) -> RiverfolkView:
    """Its board; all of it is public."""
    board, numbers = board_of(g, seat), g.cast.numbers[seat]
    buys = g.turn not in (NOBODY, seat)
    return RiverfolkView(
        payments=_by_owner(board.payments),
        funds=_by_owner(board.funds),
        committed=_by_owner(board.committed),
        laid={suit: _by_owner(row) for suit, row in zip(CLEARING_SUITS, board.spaces, strict=True) if any(row)},
        spaces={name: empty_spaces(g, seat, suit) for suit, name in enumerate(CLEARING_SUITS)},
        dividends=dividends(g, seat),
        prices=dict(zip(SERVICES, board.prices, strict=True)),
        buyer=None if board.buyer == NOBODY else board.buyer,
        bought=tuple(SERVICES[number] for number in board.bought),
        services_left=max(0, allowance(g, seat, g.turn) - len(board.bought)) if buys else 0,
        trade_posts={post: view_track(g, numbers[post], sheet_of(g).tracks.trade_post) for post in POSTS},
    )


def _by_owner(box: list[int]) -> dict[int, int]:
    return {owner: count for owner, count in enumerate(box) if count}
