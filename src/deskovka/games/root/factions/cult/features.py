"""What the Lizard Cult lives on, counted for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.cult.board import board_of, cards_in_evening, gardens, ritual_points
from deskovka.games.root.pieces import on_map

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

FEATURES = ("gardens", "ritual_points", "warriors", "acolytes", "hated", "evening_cards", "lost_suits")
SUITS = range(3)


def counted(g: Root, seat: int) -> list[float]:
    """Gardens and what they score, warriors, acolytes; and suits without any garden."""
    board = board_of(g, seat)
    worth = [ritual_points(g, seat, suit) or 0 for suit in SUITS]
    return [
        sum(gardens(g, seat, suit) for suit in SUITS),
        sum(worth),
        on_map(g, g.cast.numbers[seat]["warrior"]),
        board.acolytes,
        board.hated,
        cards_in_evening(g, seat),
        sum(not gardens(g, seat, suit) for suit in SUITS),
    ]
