"""What is seen of the board of the Underground Duchy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from deskovka.content.ledger import DERIVED
from deskovka.games.root.factions.boards import BoardView
from deskovka.games.root.factions.duchy.board import (
    BUILDINGS,
    board_of,
    burrowed,
    cards_in_evening,
    reinforcements,
    sheet_of,
    tunnels,
)
from deskovka.games.root.factions.duchy.sheet import RANKS
from deskovka.games.root.pieces import on_map

if TYPE_CHECKING:
    from deskovka.games.root.state import Root


class DuchyView(BoardView, frozen=True, tag="duchy"):
    """Its board; all of it is public."""

    burrow: int
    """12.2.2: warriors in the Burrow."""
    tunnels: Annotated[tuple[int, ...], DERIVED]
    """12.2.4: the clearings next to it."""
    actions: Annotated[int, DERIVED]
    """12.5.1: how many actions the Assembly has left."""
    swayed: tuple[str, ...]
    unswayed: tuple[str, ...]
    acted: Annotated[tuple[str, ...], DERIVED]
    crowns: dict[str, int]
    """12.3.6: by rank, those that are left."""
    revealed: tuple[str, ...]
    on_map: Annotated[dict[str, int], DERIVED]
    """Citadels and markets on the map."""
    reinforcements: Annotated[int, DERIVED]
    cards_in_evening: Annotated[int, DERIVED]


def view_board(g: Root, seat: int) -> DuchyView:
    """Its board; all of it is public."""
    board, names, numbers = board_of(g, seat), g.terms.deck.names, g.cast.numbers[seat]
    return DuchyView(
        burrow=burrowed(g, seat),
        tunnels=tuple(tunnels(g, seat)),
        actions=max(0, sheet_of(g).assembly_actions - board.assembled),
        swayed=tuple(board.swayed),
        unswayed=tuple(board.unswayed),
        acted=tuple(board.acted),
        crowns=dict(zip(RANKS, board.crowns, strict=True)),
        revealed=tuple(names[card] for card in board.revealed),
        on_map={piece: on_map(g, numbers[piece]) for piece in BUILDINGS},
        reinforcements=reinforcements(g, seat),
        cards_in_evening=cards_in_evening(g, seat),
    )
