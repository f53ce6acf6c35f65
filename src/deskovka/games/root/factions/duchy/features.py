"""What the Underground Duchy lives on, counted for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.duchy.board import board_of, burrowed, rank_of, sheet_of, tunnels
from deskovka.games.root.pieces import on_map

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

FEATURES = (
    *("citadels", "markets", "tunnels", "warriors", "burrow"),
    *("squires", "nobles", "lords", "clearings", "actions"),
)


def counted(g: Root, seat: int) -> list[float]:
    """Buildings, tunnels, warriors above and below, ministers, and clearings that could serve to sway more."""
    board, numbers = board_of(g, seat), g.cast.numbers[seat]
    ranks = [rank_of(g, minister) for minister in board.swayed]
    return [
        on_map(g, numbers["citadel"]),
        on_map(g, numbers["market"]),
        len(tunnels(g, seat)),
        on_map(g, numbers["warrior"]),
        burrowed(g, seat),
        *(ranks.count(rank) for rank in range(3)),
        sum(count > 0 for count in g.presence[seat][1:]),
        max(0, sheet_of(g).assembly_actions - board.assembled) if g.turn == seat else 0,
    ]
