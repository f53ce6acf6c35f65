"""3. Map: the hexes by the numbers of their tiles, and which of them are adjacent."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from deskovka.games.crescent import geometry
from deskovka.games.crescent.geometry import Place
from deskovka.kernel import Shared

Laid: TypeAlias = tuple[int, int, int, int]
"""A tile on the map: its number, q, r and rotation."""


class Board(Shared):
    """The tiles that lie on the map, and what follows from where they lie."""

    __slots__ = ("laid", "near", "places", "tiles", "touching")

    def __init__(self, laid: tuple[Laid, ...], features: tuple[str | None, ...]) -> None:
        self.laid = laid
        self.tiles = tuple(sorted(tile for tile, _, _, _ in laid))
        self.places: dict[Place, int] = {(q, r): tile for tile, q, r, _ in laid}
        map_ = {(q, r): (features[tile], rotation) for tile, q, r, rotation in laid}
        near: list[tuple[int, ...]] = [()] * len(features)
        touching: list[tuple[int, ...]] = [()] * len(features)
        for tile, q, r, _ in laid:
            near[tile] = self._numbers(geometry.neighbours((q, r), map_))
            touching[tile] = self._numbers(geometry.neighbours((q, r), map_, over_rivers=True))
        self.near = tuple(near)
        """CM-MAP-3 Adjacency: the tiles adjacent to each tile."""
        self.touching = tuple(touching)
        """The tiles that share an edge with each tile, cut or not."""

    def _numbers(self, places: list[Place]) -> tuple[int, ...]:
        return tuple(sorted(self.places[place] for place in places))


@lru_cache(maxsize=4096)
def board_of(laid: tuple[Laid, ...], features: tuple[str | None, ...]) -> Board:
    """The board with these tiles; states with the same map share it."""
    return Board(laid, features)
