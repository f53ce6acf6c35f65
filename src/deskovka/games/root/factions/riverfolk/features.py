"""What the Riverfolk Company lives on, counted for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.riverfolk.board import board_of, dividends, posts_on_map
from deskovka.games.root.pieces import on_map

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

FEATURES = ("trade_posts", "warriors", "dividends", "funds", "working_funds", "coming_funds", "prices")


def counted(g: Root, seat: int) -> list[float]:
    """Trade posts and warriors on the map; funds, what they pay, those at work and those to come; its prices."""
    board = board_of(g, seat)
    return [
        posts_on_map(g, seat),
        on_map(g, g.cast.numbers[seat]["warrior"]),
        dividends(g, seat),
        sum(board.funds),
        sum(board.committed) + sum(map(sum, board.spaces)),
        sum(board.payments),
        sum(board.prices),
    ]
