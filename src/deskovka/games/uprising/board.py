"""The board: spaces by number, what is linked, and the options that name them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deskovka.games.uprising.vocabulary import CITY_TYPES
from deskovka.kernel import Option, Shared

if TYPE_CHECKING:
    from deskovka.games.uprising.tables import Map, Params

NO_CITY = -1
MOST_KEPT = 4096
"""So many answers to the same query are kept."""


class Board(Shared):
    """A map, indexed for the rules. Spaces are numbered: the cities first, then the territories (UP-TRM-01)."""

    def __init__(self, given: Map, params: Params) -> None:
        self.map = given
        self.cities = len(given.cities)
        """How many cities there are; smaller numbers than this one are cities."""
        self.spaces = (*(city.id for city in given.cities), *(each.id for each in given.territories))
        self.index = {name: number for number, name in enumerate(self.spaces)}
        self.kinds = tuple(city.type for city in given.cities)
        self.of_kind = tuple(
            tuple(number for number, kind in enumerate(self.kinds) if kind == each) for each in CITY_TYPES
        )
        """The cities of each kind."""
        self.capital = self.kinds.index("capital")
        self.base = tuple(params.cities.of(kind).defence for kind in self.kinds)
        self.points = tuple(params.cities.of(kind).points for kind in self.kinds)
        belongs = [self.index[each.city] if each.city else NO_CITY for each in given.territories]
        self.city_of = (*range(self.cities), *belongs)
        """For each space the city that it belongs to: a city to itself, a free territory to none (UP-TRM-02)."""
        self.territories = tuple(
            tuple(space for space in range(self.cities, len(self.spaces)) if self.city_of[space] == city)
            for city in range(self.cities)
        )
        self.neighbours = self._neighbours()
        """For each territory the territories beside it; a city has none."""
        self.linked = tuple(self._linked(space) for space in range(len(self.spaces)))
        """UP-MOV-02: the spaces one step away."""
        self.steps: tuple[tuple[tuple[int, Option], ...], ...] = tuple(
            tuple((target, ("step", name, self.spaces[target])) for target in self.linked[space])
            for space, name in enumerate(self.spaces)
        )
        """Each step as an option, by where it begins."""
        self.recruit: tuple[Option, ...] = tuple(("recruit", name) for name in self.spaces[: self.cities])
        self.coup: tuple[Option, ...] = tuple(("coup", name) for name in self.spaces[: self.cities])
        self.feed: tuple[Option, ...] = tuple(("feed", name) for name in self.spaces)
        self.arm: tuple[Option, ...] = tuple(("arm", name) for name in self.spaces)
        self.attacks: tuple[dict[int, Option], ...] = tuple(
            {origin: ("attack", name, self.spaces[origin]) for origin in self.linked[space]}
            for space, name in enumerate(self.spaces)
        )
        """Each attack of one unit as an option, by its target and where it begins."""
        self.coup_reach = tuple(self._within(city, params.political.reach) for city in range(self.cities))
        """UP-COU-06: the territories one of which must be controlled to call elections in a city."""
        self.distance = tuple(self._distances(city) for city in range(self.cities))
        """For each city how many steps every space is away from it."""
        self._nearest: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, ...]] = {}

    def nearest(self, owners: tuple[int, ...], allies: tuple[int, ...]) -> tuple[int, ...]:
        """How many steps every space is away from the nearest city that none of the allies owns."""
        found = self._nearest.get((owners, allies))
        if found is None:
            ways = [way for way, owner in zip(self.distance, owners, strict=True) if owner not in allies]
            found = tuple(map(min, zip(*ways, strict=True))) if ways else (len(self.spaces),) * len(self.spaces)
            if len(self._nearest) >= MOST_KEPT:
                self._nearest.clear()
            self._nearest[owners, allies] = found
        return found

    def _neighbours(self) -> tuple[tuple[int, ...], ...]:
        found: list[list[int]] = [[] for _ in self.spaces]
        for one, other in self.map.links:
            found[self.index[one]].append(self.index[other])
            found[self.index[other]].append(self.index[one])
        return tuple(tuple(sorted(set(beside))) for beside in found)

    def _linked(self, space: int) -> tuple[int, ...]:
        if space < self.cities:
            return self.territories[space]
        city = self.city_of[space]
        return self.neighbours[space] if city == NO_CITY else (city, *self.neighbours[space])

    def _within(self, city: int, reach: int) -> tuple[int, ...]:
        found = list(self.territories[city])
        edge = found
        for _ in range(reach):
            edge = [near for space in edge for near in self.neighbours[space] if near not in found]
            found += dict.fromkeys(edge)
        return tuple(sorted(found))

    def _distances(self, city: int) -> tuple[int, ...]:
        found = {city: 0}
        edge = [city]
        while edge:
            nearest = [(space, near) for space in edge for near in self.linked[space] if near not in found]
            found |= {near: found[space] + 1 for space, near in nearest}
            edge = list(dict.fromkeys(near for _, near in nearest))
        return tuple(found.get(space, len(self.spaces)) for space in range(len(self.spaces)))
