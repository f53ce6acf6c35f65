"""2.2 to 2.4 and C. The map: clearings, paths, rivers, forests, and what is adjacent to what.

A clearing is its number, from 1, as players call it; 0 is kept for a clearing beside the map (12.2.2). The forests go
on counting after the last clearing, so that a pawn stands at one number, its *place*. In options, events and views a
forest is a word made of the clearings that touch it: ``f1_2_5_10``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from deskovka.games.root.tables import SUIT_NUMBER, MapTable, Tables
from deskovka.kernel import Option, Shared

NOWHERE = -1
NO_SUIT = -1
"""What a clearing beside the map has."""


class Woodland(Shared):
    """A map with its suits; which of its closed paths have been opened makes another one (C.3.3)."""

    def __init__(self, name: str, table: MapTable, suits: tuple[int, ...], opened: tuple[int, ...]) -> None:
        self.name = name
        self.table = table
        self.size = len(table.clearings)
        self.clearings = range(1, self.size + 1)
        self.suits = (NO_SUIT, *suits)
        self.of_suit = tuple(tuple(c for c in self.clearings if self.suits[c] == suit) for suit in range(3))
        self.slots = (0, *(clearing.slots for clearing in table.clearings))
        self.ruins = table.ruins
        self.corners = tuple(clearing.id for clearing in table.clearings if clearing.corner)
        self.opposite = (NOWHERE, *(clearing.opposite or NOWHERE for clearing in table.clearings))
        self.edge = table.map_edge
        self.coast = table.coastal_clearings
        self.pass_clearing = table.tower or NOWHERE
        self.opened = opened
        self.closed_paths = tuple(path for number, path in enumerate(table.closed_paths) if number not in opened)
        now_open = (path for number, path in enumerate(table.closed_paths) if number in opened)
        self.paths = _neighbours(self.size, (*table.paths, *now_open))
        """2.2.1, C.3.2: the clearings adjacent to each clearing."""
        self.rivers = _neighbours(self.size, table.rivers)
        """2.3, C.2.2: the clearings joined to each clearing by a river, or across the lake."""
        self.moves = tuple(tuple(("move", origin, target) for target in near) for origin, near in enumerate(self.paths))
        """Each move along a path as an option, made once."""
        self._grow_forests()

    def _grow_forests(self) -> None:
        """2.4 Forests, 2.4.1 Forest adjacency."""
        forests = self.table.forests
        first = self.size + 1
        self.forests = range(first, first + len(forests))
        self.forest_names = {first + number: f"f{forest.id}" for number, forest in enumerate(forests)}
        self.forest_numbers = {name: number for number, name in self.forest_names.items()}
        self.forest_clearings = {first + number: forest.clearings for number, forest in enumerate(forests)}
        self.forest_neighbours = {
            first + number: tuple(sorted(self.forest_numbers[f"f{other}"] for other in forest.adjacent_forests))
            for number, forest in enumerate(forests)
        }
        self.forests_at = (
            (),
            *(tuple(f for f in self.forests if clearing in self.forest_clearings[f]) for clearing in self.clearings),
        )

    def is_forest(self, place: int) -> bool:
        """Whether a place is a forest."""
        return place > self.size

    def name_of(self, place: int) -> int | str:
        """A place as options and events name it: the number of a clearing, the word of a forest."""
        return self.forest_names[place] if place > self.size else place

    def place_of(self, name: int | str) -> int:
        """The place with this name."""
        return self.forest_numbers[name] if isinstance(name, str) else name

    def beside(self, place: int) -> tuple[int, ...]:
        """9.4.2: the clearings and forests adjacent to a place."""
        if place > self.size:
            return (*self.forest_clearings[place], *self.forest_neighbours[place])
        return (*self.paths[place], *self.forests_at[place])

    def distances(self, origins: Iterable[int]) -> list[int]:
        """A.8.2.II-x1: over how many open paths each clearing is reached from the nearest of these."""
        frontier = list(origins)
        steps = [0 if clearing in frontier else self.size for clearing in range(self.size + 1)]
        for here in frontier:
            for near in self.paths[here]:
                if steps[near] > steps[here] + 1:
                    steps[near] = steps[here] + 1
                    frontier.append(near)
        return steps


def _neighbours(size: int, pairs: Iterable[tuple[int, int]]) -> tuple[tuple[int, ...], ...]:
    links: list[set[int]] = [set() for _ in range(size + 1)]
    for one, other in pairs:
        links[one].add(other)
        links[other].add(one)
    return tuple(tuple(sorted(near)) for near in links)


@lru_cache(maxsize=4096)
def woodland_for(tables: Tables, name: str, suits: tuple[int, ...], opened: tuple[int, ...] = ()) -> Woodland:
    """The map with these suits, made once and shared by all games on it."""
    return Woodland(name, tables.maps[name], suits, opened)


def printed_suits(table: MapTable) -> tuple[int, ...]:
    """2.2.2: the suits of the clearings as they are printed."""
    return tuple(SUIT_NUMBER[clearing.suit] for clearing in table.clearings)


def clearing_options(verb: str, size: int = 12) -> tuple[Option, ...]:
    """An option for each clearing, by its number."""
    return tuple((verb, clearing) for clearing in range(size + 1))
