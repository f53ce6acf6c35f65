"""What the Marquise lives on, counted for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.root.factions.marquise.board import board_of

if TYPE_CHECKING:
    from deskovka.games.root.state import Root

FEATURES = ("sawmills", "workshops", "recruiters", "warriors", "wood", "wood_in_reach", "rooms", "keep", "actions")


def counted(g: Root, seat: int) -> list[float]:
    """Her buildings, her wood, her warriors, and room to build where she rules."""
    numbers, pieces, rulers, slots = g.cast.numbers[seat], g.pieces, g.rulers, g.slots
    wood = pieces[numbers["wood"]]
    in_reach = rooms = 0
    for clearing, ruler in enumerate(rulers):
        if ruler == seat:
            in_reach += wood[clearing]
            rooms += slots[clearing] > 0
    return [
        *(sum(pieces[numbers[name]]) for name in ("sawmill", "workshop", "recruiter", "warrior")),
        sum(wood),
        in_reach,
        rooms,
        any(pieces[numbers["keep"]]),
        board_of(g, seat).left if g.turn == seat else 0,
    ]
