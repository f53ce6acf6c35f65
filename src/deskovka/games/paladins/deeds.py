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


def deeds_in_reach(g: Paladins, seat: int, workers: list[int], paladin: int) -> tuple[int, int]:
    """How many right-hand actions these workers, silver and provisions do, each once; and what they score by that.

    Those that need the fewest workers come first; rewards on the way are not counted.
    """
    tables, placed, times, covered = g.terms.tables, g.placed[seat], g.times[seat], g.covered[seat]
    values = g.attributes[seat]
    if paladin >= 0:
        values = [value + more for value, more in zip(values, tables.boost[paladin], strict=True)]
    free = tables.helps[paladin] if paladin >= 0 and tables.free[paladin] else NOTHING
    workers, silver, provisions = workers[:], g.silver[seat], g.provisions[seat]
    count, points, raised = 0, 0, [0, 0, 0]
    for action in sorted(RIGHT, key=lambda action: -covered[action].bit_count()):
        done, limit = times[action], tables.limit[action]
        if placed[action] or (limit and done >= limit):
            continue
        needs = tables.needs[action][covered[action]]
        if not can_fill(workers, needs) or not _is_in_reach(g, action, done, values):
            continue
        coins = food = 0
        if action == ATTACK:
            coins = _attack_cost(g, values[STRENGTH])
        elif action != free:
            coins = tables.silver[action][done] if tables.silver[action] else 0
            food = tables.provision[action][done] if tables.provision[action] else 0
        if coins > silver or food > provisions:
            continue
        silver, provisions = silver - coins, provisions - food
        _take(workers, needs)
        count += 1
        raised[RAISES[action]] += 1
        if row := tables.points[action]:
            points += points_for(row, done + 1) - points_for(row, done)
    scale, most = tables.content.attribute_points, tables.most
    for value, more in zip(g.attributes[seat], raised, strict=True):
        points += scale[min(value + more, most)] - scale[value]
    return count, points


def _is_in_reach(g: Paladins, action: int, done: int, values: list[int]) -> bool:
    """Whether the attributes allow an action somewhere."""
    tables = g.terms.tables
    if action in (FORTIFY, ABSOLVE):
        return values[INFLUENCE] >= tables.influence[action][done]
    if action == GARRISON:
        return values[STRENGTH] >= tables.strength[0]
    if action == CONVERT:
        return any(
            card != NOTHING and flag <= values[FAITH] for card, flag in zip(g.outsider_row, tables.faith, strict=True)
        )
    return True


def _attack_cost(g: Paladins, strength: int) -> int:
    """PW-ACT-ATTACK-2: the silver for the nearest outsider."""
    tables = g.terms.tables
    for column, card in enumerate(g.outsider_row):
        if card != NOTHING:
            return max(0, -((strength - tables.strength[column]) // tables.content.strength_per_silver))
    return tables.most


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
