"""What a whole hand of workers can do together: the right-hand actions in reach, one after another."""

from __future__ import annotations

from deskovka.games.paladins.scoring import points_for
from deskovka.games.paladins.state import NOTHING, Paladins
from deskovka.games.paladins.tables import (
    ABSOLVE,
    ATTACK,
    COLOURED,
    COMMISSION,
    CONVERT,
    CRIMINAL,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    LABOURER,
    RIGHT,
    STRENGTH,
    Needs,
)
from deskovka.games.paladins.workers import can_fill

RAISES = {
    COMMISSION: INFLUENCE,
    FORTIFY: STRENGTH,
    GARRISON: FAITH,
    ABSOLVE: FAITH,
    ATTACK: INFLUENCE,
    CONVERT: STRENGTH,
}
"""The attribute that an action raises, as printed."""


class Deeds:
    """The right-hand actions that a hand of workers can do, each once, and how its seat stands after them."""

    __slots__ = ("attributes", "count", "points", "provisions", "silver", "times", "workers")

    def __init__(self, g: Paladins, seat: int, workers: list[int]) -> None:
        self.count = 0
        self.points = 0
        """What they score by their rows and by attributes."""
        self.workers = workers[:]
        self.silver = g.silver[seat]
        self.provisions = g.provisions[seat]
        self.times = g.times[seat][:]
        self.attributes = g.attributes[seat][:]


def deeds_in_reach(g: Paladins, seat: int, workers: list[int], paladin: int) -> Deeds:
    """What these workers, silver and provisions do together; rewards on the way are not counted.

    Actions that need the fewest workers come first, then those that were begun.
    """
    tables, placed, covered = g.terms.tables, g.placed[seat], g.covered[seat]
    values = g.attributes[seat]
    if paladin >= 0:
        values = [value + more for value, more in zip(values, tables.boost[paladin], strict=True)]
    free = tables.helps[paladin] if paladin >= 0 and tables.free[paladin] else NOTHING
    found = Deeds(g, seat, workers)
    times = found.times
    scale, most = tables.content.attribute_points, tables.most
    for action in sorted(RIGHT, key=lambda action: (-covered[action].bit_count(), -times[action])):
        done, limit = times[action], tables.limit[action]
        if placed[action] or (limit and done >= limit):
            continue
        needs = tables.needs[action][covered[action]]
        if not can_fill(found.workers, needs) or not _is_in_reach(g, action, done, values):
            continue
        coins = food = 0
        if action == ATTACK:
            coins = _attack_cost(g, values[STRENGTH])
        elif action != free:
            coins = tables.silver[action][done] if tables.silver[action] else 0
            food = tables.provision[action][done] if tables.provision[action] else 0
        if coins > found.silver or food > found.provisions:
            continue
        found.silver -= coins
        found.provisions -= food
        _take(found.workers, needs)
        found.count += 1
        raised = RAISES[action]
        value = found.attributes[raised]
        found.attributes[raised] = higher = min(value + 1, most)
        row = tables.points[action]
        found.points += points_for(row, done + 1) - points_for(row, done) + scale[higher] - scale[value]
        times[action] = done + 1
    return found


def _is_in_reach(g: Paladins, action: int, done: int, values: list[int]) -> bool:
    """Whether the attributes allow an action somewhere."""
    tables = g.terms.tables
    if action in (FORTIFY, ABSOLVE):
        return values[INFLUENCE] >= tables.influence[action][done]
    if action == GARRISON:
        return values[STRENGTH] >= tables.strength_steps[0]
    if action == CONVERT:
        return any(
            card != NOTHING and flag <= values[FAITH] for card, flag in zip(g.outsider_row, tables.faith, strict=True)
        )
    return True


def _attack_cost(g: Paladins, strength: int) -> int:
    """PW-ACT-ATTACK-2: the silver for the nearest outsider."""
    tables = g.terms.tables
    flags = [flag for card, flag in zip(g.outsider_row, tables.strength, strict=True) if card != NOTHING]
    if not flags:
        return tables.most
    return max(0, -((strength - min(flags)) // tables.content.strength_per_silver))


def _take(workers: list[int], needs: Needs) -> None:
    """Use up the workers that serve least elsewhere."""
    colours, anybody = needs
    for colour in colours:
        workers[colour if workers[colour] else CRIMINAL] -= 1
    for _ in range(anybody):
        if workers[LABOURER]:
            workers[LABOURER] -= 1
            continue
        kind = max(COLOURED, key=workers.__getitem__)
        workers[kind if workers[kind] else CRIMINAL] -= 1
