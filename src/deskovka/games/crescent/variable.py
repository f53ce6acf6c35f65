"""15. Variable map set-up: where a tile may be laid."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from deskovka.games.crescent.geometry import RIVER_ROTATIONS, Corner, Place, beside, river_ends
from deskovka.games.crescent.map import Board

Spot: TypeAlias = tuple[int, int, int]
"""Where a tile can be laid: q, r, rotation."""

MIDDLE_COLUMN, MIDDLE_ROW = ord("m"), 12


def spots(board: Board, features: tuple[str | None, ...], river: bool, rivers_left: int) -> list[Spot]:
    """CM-VAR-3 to CM-VAR-5, CM-VAR-7: where a tile can be laid, with so many river tiles still to come after it."""
    ends = free_ends(board, features)
    taken = set(board.places)
    around = sorted({beside(place, edge) for place in taken for edge in range(6)} - taken)
    found: list[Spot] = [(q, r, 0) for q, r in around]
    if river:
        found = [
            (q, r, rotation)
            for q, r in around
            for rotation in RIVER_ROTATIONS
            if set(river_ends((q, r), ("river", rotation))) & ends
        ] or found
    if rivers_left:
        found = _kept_open(found, taken, ends, river)
    if river:
        return found
    most = max(_touched(spot, taken) for spot in found)
    return [spot for spot in found if _touched(spot, taken) == most]


def place_name(q: int, r: int) -> str:
    """A place of the map in one word: a letter for the column, ``m`` in the middle, and a number for the row.

    >>> place_name(0, 0), place_name(1, -2), place_from_name("n10")
    ('m12', 'n10', (1, -2))
    """
    return f"{chr(MIDDLE_COLUMN + q)}{MIDDLE_ROW + r}"


def place_from_name(name: str) -> Place:
    """The place of that name."""
    return ord(name[0]) - MIDDLE_COLUMN, int(name[1:]) - MIDDLE_ROW


def free_ends(board: Board, features: tuple[str | None, ...]) -> set[Corner]:
    """CM-VAR-4 River tile: the ends of the river built so far."""
    ends = Counter(end for tile, q, r, rotation in board.laid for end in river_ends((q, r), (features[tile], rotation)))
    return {end for end, count in ends.items() if count == 1}


def _kept_open(found: list[Spot], taken: set[Place], ends: set[Corner], river: bool) -> list[Spot]:
    """CM-VAR-5 Keep the river open, CM-VAR-7 Deadlock: both ends, or at least one, or the rule is dropped."""
    open_ends = {spot: _open_ends(spot, taken, ends, river) for spot in found}
    for least in (2, 1):
        kept = [spot for spot in found if open_ends[spot] >= least]
        if kept:
            return kept
    return found


def _open_ends(spot: Spot, taken: set[Place], ends: set[Corner], river: bool) -> int:
    """How many ends of the river can be continued once a tile is laid there."""
    q, r, rotation = spot
    own = set(river_ends((q, r), ("river", rotation))) if river else set()
    return sum(any(place not in taken and place != (q, r) for place in end) for end in ends ^ own)


def _touched(spot: Spot, taken: set[Place]) -> int:
    """CM-VAR-3: how many tiles share an edge with a place."""
    return sum(beside(spot[:2], edge) in taken for edge in range(6))
