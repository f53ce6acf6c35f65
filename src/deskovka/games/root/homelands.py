"""A.8.2 Homelands, and the starting corners of the standard set-up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from deskovka.games.root.pieces import PLACE_AT, may_place, place
from deskovka.games.root.state import Root
from deskovka.kernel import Flow
from deskovka.kernel.picking import pick_several


def enemy_homelands(g: Root, seat: int) -> list[int]:
    """A.8.2.I: the homelands, or starting clearings, of the others."""
    return [clearing for other, mine in enumerate(g.homelands) if other != seat for clearing in mine]


def make_home(g: Root, seat: int, clearings: Iterable[int]) -> None:
    """A.8.2: the homelands of a seat, or the clearing where it starts."""
    g.homelands[seat] = list(clearings)
    g.tell("homelands", seat=seat, clearings=tuple(g.homelands[seat]))


def farthest(g: Root, seat: int, clearings: Sequence[int], wanted: int) -> list[int]:
    """A.8.2.II: those of the clearings that are as many steps from enemy homelands as wanted, or nearest to it.

    3 steps: two or more clearings between. 2 steps: not adjacent.
    """
    steps = g.woodland.distances(enemy_homelands(g, seat))
    for distance in range(wanted, 0, -1):
        if found := [clearing for clearing in clearings if steps[clearing] >= distance]:
            return found
    return list(clearings)


def free_corners(g: Root, seat: int) -> list[int]:
    """7.3.2: the corners that are nobody's, if possible those diagonally opposite another player's starting corner."""
    taken = enemy_homelands(g, seat)
    free = [corner for corner in g.woodland.corners if corner not in taken]
    opposite = [corner for corner in free if g.woodland.opposite[corner] in taken]
    return opposite or free


def place_evenly(g: Root, seat: int, kind: int, count: int, clearings: Sequence[int], topic: str) -> Flow[None]:
    """AS-cult, AS-duchy: place pieces over some clearings as evenly as possible; the player says where the rest is."""
    sites = [clearing for clearing in clearings if may_place(g, seat, clearing)]
    if not sites:
        return
    each, rest = divmod(count, len(sites))
    for clearing in sites if each else ():
        place(g, kind, clearing, each)

    def place_one(clearing: int) -> None:
        place(g, kind, clearing)

    yield from pick_several(seat, topic, sites, rest, PLACE_AT.__getitem__, place_one)
