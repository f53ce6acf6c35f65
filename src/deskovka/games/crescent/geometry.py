"""3. Map: hexes that touch, edges that a river cuts, and where the river ends (CM-MAP-3 to CM-MAP-6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

Place: TypeAlias = tuple[int, int]
"""Where a hex lies: q, r; hexes stand on a corner, r grows downwards."""
Corner: TypeAlias = tuple[Place, Place, Place]
"""A corner by the three places that meet there, in order."""
Laid: TypeAlias = tuple[str | None, int]
"""What is laid at a place, as far as rivers go: its feature and its rotation."""

DIRECTIONS: tuple[Place, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""E, NE, NW, W, SW, SE: edge k of a hex is its side towards direction k."""
RIVER_ROTATIONS = range(6)
CROSSING_ROTATIONS = range(3)


def beside(place: Place, edge: int) -> Place:
    """The place on the other side of an edge.

    >>> beside((0, 0), 2)
    (0, -1)
    """
    step = DIRECTIONS[edge % 6]
    return place[0] + step[0], place[1] + step[1]


def corner(place: Place, number: int) -> Corner:
    """Corner k of a hex lies between its edges k and k + 1."""
    first, second, third = sorted((place, beside(place, number), beside(place, number + 1)))
    return first, second, third


def cut_edges(laid: Laid) -> tuple[int, ...]:
    """CM-MAP-4, CM-MAP-5: a river runs along two of its hex's edges, the crossing cuts none.

    >>> cut_edges(("river", 5))
    (5, 0)
    """
    feature, rotation = laid
    return (rotation, (rotation + 1) % 6) if feature == "river" else ()


def river_ends(place: Place, laid: Laid) -> tuple[Corner, ...]:
    """CM-MAP-6: the two corners where the river enters and leaves a hex."""
    feature, rotation = laid
    if feature == "river":
        return corner(place, rotation - 1), corner(place, rotation + 1)
    if feature == "crossing":
        return corner(place, rotation), corner(place, rotation + 3)
    return ()


def neighbours(place: Place, map_: Mapping[Place, Laid], *, over_rivers: bool = False) -> list[Place]:
    """CM-MAP-3: the hexes that share an edge with this one which no river cuts; or any edge."""
    found = []
    cut = () if over_rivers else cut_edges(map_[place])
    for edge in range(6):
        other = beside(place, edge)
        if other in map_ and edge not in cut and (over_rivers or (edge + 3) % 6 not in cut_edges(map_[other])):
            found.append(other)
    return found
