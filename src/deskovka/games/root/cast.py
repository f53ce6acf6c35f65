"""1.5. Who plays which faction, and the kinds of pieces that are in the game with them.

A *kind* is one type of piece of one owner, like the sawmills of seat 2. The owners are the seats; there is room after
them for owners that are no seats (E.3.1).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from deskovka.kernel import Shared

if TYPE_CHECKING:
    from deskovka.games.root.factions.faction import Faction
    from deskovka.games.root.tables import Tables

WARRIOR = "warrior"
BUILDING = "building"
TOKEN = "token"
NOBODY = -1


class Kind(Shared):
    """One type of piece of one owner: a warrior, a building or a token (G.1.9), its name and how many there are."""

    __slots__ = ("name", "owner", "perishes", "sort", "total", "trophy")

    def __init__(self, owner: int, sort: str, name: str, total: int, perishes: bool, trophy: int) -> None:
        self.owner = owner
        self.sort = sort
        self.name = name
        self.total = total
        self.perishes = perishes
        """Whether it leaves the game when it is removed (6.2.2)."""
        self.trophy = trophy
        """What an enemy scores for removing it (3.2.1)."""


class Cast(Shared):
    """The factions of a match and all kinds of pieces, numbered in the order in which the factions joined."""

    def __init__(self, tables: Tables, factions: tuple[Faction, ...], joined: tuple[int, ...]) -> None:
        self.factions = factions
        """By seat; a seat that has not chosen yet has a faction without pieces."""
        self.joined = joined
        self.seats = range(len(factions))
        kinds: list[Kind] = []
        for seat in joined:
            faction = factions[seat]
            kinds += [
                Kind(seat, sort, name, total, name in faction.perishing, faction.trophy(sort, name))
                for sort, name, total in faction.pieces(tables)
                if total
            ]
        self.kinds = tuple(kinds)
        self.owner = tuple(kind.owner for kind in kinds)
        self.sort = tuple(kind.sort for kind in kinds)
        self.names = tuple(kind.name for kind in kinds)
        self.numbers = tuple({k.name: n for n, k in enumerate(kinds) if k.owner == seat} for seat in self.seats)
        """For each seat, the number of its kind with this name."""
        self.of = tuple(tuple(numbers.values()) for numbers in self.numbers)
        """For each seat, all its kinds."""
        self.warriors = self._of_sort(WARRIOR)
        self.buildings = self._of_sort(BUILDING)
        self.tokens = self._of_sort(TOKEN)

    def _of_sort(self, *sorts: str) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(n for n in self.of[seat] if self.sort[n] in sorts) for seat in self.seats)


@lru_cache(maxsize=1024)
def cast_for(tables: Tables, factions: tuple[Faction, ...], joined: tuple[int, ...]) -> Cast:
    """The cast, made once and shared by all games with the same factions in the same seats."""
    return Cast(tables, factions, joined)
