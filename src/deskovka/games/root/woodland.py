"""2.2 to 2.4 and C. The map: clearings, paths, rivers, forests, and what is adjacent to what.

A clearing is its number, from 1, as players call it; 0 is kept for one beside the map (12.2.2). The forests go
on counting after the last clearing, so that a pawn stands at one number, its *place*. In options, events and views a
forest is a word made of the clearings that touch it: ``f1_2_5_10``; so is a path, where it is named itself: ``p1_5``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from deskovka.games.root.content import MOST_CLEARINGS, PrintedMap
from deskovka.games.root.tables import ANY, EVERY_SUIT, NO_SUIT, SUIT_NUMBER, Tables
from deskovka.kernel import Option, Shared

NOWHERE = -1
BURROW = 0
"""12.2.2: the place that is kept for a clearing beside the map; in options and events it goes by its name."""
BURROW_NAME = "burrow"


class Woodland(Shared):
    """A map with its suits; which closed paths have been opened (C.3.3) and where slots are added makes another one."""

    def __init__(
        self, name: str, printed: PrintedMap, suits: tuple[int, ...], opened: tuple[int, ...], added: tuple[int, ...]
    ) -> None:
        self.name = name
        self.printed = printed
        self.size = len(printed.clearings)
        self.clearings = range(1, self.size + 1)
        self.suits = (NO_SUIT, *suits)
        """2.2.2: the ground of each clearing: a suit, EVERY_SUIT or NO_SUIT. ``is_of`` and ``of_suit`` know all."""
        self.is_of = tuple(tuple(ground in (suit, EVERY_SUIT) for ground in self.suits) for suit in range(3))
        """For each suit, whether each clearing has it."""
        self.of_suit = tuple(tuple(c for c in self.clearings if self.is_of[suit][c]) for suit in range(3))
        self.suits_in = tuple(tuple(s for s in range(3) if self.is_of[s][c]) for c in range(self.size + 1))
        """For each clearing, all its suits."""
        self.crafts_as = tuple(min(ground, ANY) for ground in self.suits)
        """4.1.1: for each clearing, the place of a crafting piece there among suits, or ANY."""
        self.slots = (0, *(clearing.slots + added.count(clearing.id) for clearing in printed.clearings))
        self.ruins = printed.ruins
        across = {one: other for pair in printed.corner_pairs for one, other in (pair, pair[::-1])}
        self.corners = tuple(sorted(across))
        self.opposite = tuple(across.get(clearing, NOWHERE) for clearing in range(self.size + 1))
        self.edge = printed.map_edge
        self.coast = printed.coastal_clearings
        self.opened = opened
        self.added = added
        """F-treetop-2: the clearings that a slot was added to, as often as that is."""
        self.closed_paths = tuple(path for number, path in enumerate(printed.closed_paths) if number not in opened)
        now_open = (path for number, path in enumerate(printed.closed_paths) if number in opened)
        self.paths = _neighbours(self.size, (*printed.paths, *now_open))
        """2.2.1, C.3.2: the clearings adjacent to each clearing."""
        self.path_names = {
            (one, other): f"p{one}_{other}" for one in self.clearings for other in self.paths[one] if one < other
        }
        """2.2.1, C.3.2: the open paths, each by its ends, the lesser one first."""
        self.rivers = _neighbours(self.size, printed.rivers)
        """2.3, C.2.2: the clearings joined to each clearing by a river, or across the lake."""
        self.moves = tuple(tuple(("move", origin, target) for target in near) for origin, near in enumerate(self.paths))
        """Each move along a path as an option, made once."""
        self.ferries = tuple(
            tuple(("ferry", origin, target) for target in self._across(origin)) for origin in range(self.size + 1)
        )
        """C.2.5, F-ferry-2: each passage of the ferry as an option."""
        self._grow_forests()

    def _across(self, origin: int) -> tuple[int, ...]:
        """C.2.5, F-ferry-2: where the ferry goes: along the river, on the lake to any other clearing of the coast."""
        if self.coast:
            return tuple(clearing for clearing in self.coast if clearing != origin)
        return self.rivers[origin]

    def _grow_forests(self) -> None:
        """2.4 Forests, 2.4.1 Forest adjacency."""
        forests = self.printed.forests
        first = self.size + 1
        self.forests = range(first, first + len(forests))
        self.forest_names = {first + number: f"f{forest.id}" for number, forest in enumerate(forests)}
        self.forest_numbers = {name: number for number, name in self.forest_names.items()}
        self.place_numbers = {BURROW_NAME: BURROW, **self.forest_numbers}
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
        return self.forest_names[place] if place > self.size else place or BURROW_NAME

    def place_of(self, name: int | str) -> int:
        """The place with this name."""
        return self.place_numbers[name] if isinstance(name, str) else name

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
def woodland_for(
    tables: Tables, name: str, suits: tuple[int, ...], opened: tuple[int, ...] = (), added: tuple[int, ...] = ()
) -> Woodland:
    """The map with these suits, made once and shared by all games on it."""
    return Woodland(name, tables.maps[name], suits, opened, added)


def with_opened(tables: Tables, woodland: Woodland, path: tuple[int, int]) -> Woodland:
    """C.3.3: the same map with a closed path opened."""
    opened = sorted((*woodland.opened, woodland.printed.closed_paths.index(path)))
    return woodland_for(tables, woodland.name, woodland.suits[1:], tuple(opened), woodland.added)


def with_every_suit(tables: Tables, woodland: Woodland, clearing: int) -> Woodland:
    """F-lostcity-2: the same map, where a clearing has all suits."""
    suits = tuple(EVERY_SUIT if here == clearing else woodland.suits[here] for here in woodland.clearings)
    return woodland_for(tables, woodland.name, suits, woodland.opened, woodland.added)


def with_slots(tables: Tables, woodland: Woodland, clearing: int, count: int) -> Woodland:
    """F-treetop-2: the same map with slots added to a clearing."""
    added = (*woodland.added, *(clearing for _ in range(count)))
    return woodland_for(tables, woodland.name, woodland.suits[1:], woodland.opened, added)


def printed_suits(printed: PrintedMap) -> tuple[int, ...]:
    """2.2.2: the suits of the clearings as they are printed."""
    return tuple(SUIT_NUMBER[clearing.suit] for clearing in printed.clearings)


def clearing_options(*words: str) -> tuple[Option, ...]:
    """An option for each clearing that a map may have, by its number."""
    return tuple((*words, clearing) for clearing in range(MOST_CLEARINGS + 1))
