"""What a seat could still come to, if it spent the work that is left on the right-hand actions where it scores most."""

from __future__ import annotations

from functools import lru_cache

from deskovka.games.paladins.deeds import RAISES, Deeds
from deskovka.games.paladins.scoring import points_for
from deskovka.games.paladins.state import Paladins
from deskovka.games.paladins.tables import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FAITH,
    FORTIFY,
    GARRISON,
    INFLUENCE,
    RIGHT,
    SPOTS_WITH_WORKSHOP,
    STOCK_WORK,
    STRENGTH,
    WORKER_WORK,
    Tables,
)

BOOST = 2
"""About so much a paladin adds to an attribute where it is needed."""
FLOCK_POINTS = 2
"""About so many points a converted outsider scores."""
REMEMBERED = 20_000
"""So many plans are kept: what others have stays the same while one's own options are compared."""


def prospects(g: Paladins, seat: int, deeds: Deeds, to_come: int) -> float:
    """What the deeds of this round bring, and a rough plan for the rounds to come.

    The plan spends their work on whole series of actions, those first that score most for it.
    """
    tables, jars = g.terms.tables, g.jars[seat]
    free = [0] * len(tables.faith)
    for slot in g.terms.open_slots:
        if not g.slots[slot]:
            free[tables.region_of[slot]] += 1
    shown = tuple(g.orders[: g.orders_shown])
    paying = min(g.unpaid[seat], sum([1 for jar in tables.paying_jars if not jars[jar]]))
    gained, done, before = float(deeds.points), deeds.times, g.times[seat]
    for action, need, points in _ordered(tables, shown):
        if before[action] < need <= done[action]:
            gained += points
    gained += FLOCK_POINTS * (done[CONVERT] - before[CONVERT])
    if done[ABSOLVE] > before[ABSOLVE] and paying:
        gained += tables.debt_relief
        paying -= 1
    if not to_come:
        return gained
    kept = min(sum(deeds.workers), tables.content.carried_workers)
    return gained + _planned(
        tables,
        tuple(done),
        tuple(g.covered[seat]),
        tuple(deeds.attributes),
        tuple(free),
        shown,
        WORKER_WORK * (kept + to_come * tables.gathered),
        deeds.silver,
        deeds.provisions,
        to_come,
        paying,
    )


@lru_cache
def _ordered(tables: Tables, shown: tuple[int, ...]) -> list[tuple[int, int, float]]:
    """For each King's Order its action, how often that is asked for, and its points; of those to come, on average."""
    points, orders = tables.content.order_points, tables.content.orders
    hidden = sum(points[len(shown) :]) / max(1, len(orders) - len(shown))
    return [
        (action, orders[order].need, points[shown.index(order)] if order in shown else hidden)
        for order, action in enumerate(tables.orders)
    ]


@lru_cache(REMEMBERED)
def _planned(
    tables: Tables,
    all_times: tuple[int, ...],
    covered: tuple[int, ...],
    values: tuple[int, ...],
    free: tuple[int, ...],
    shown: tuple[int, ...],
    work: int,
    silver: int,
    provisions: int,
    rounds: int,
    debts: int,
) -> float:
    times, attributes = list(all_times), list(values)
    left = [SPOTS_WITH_WORKSHOP - covered[action].bit_count() for action in RIGHT]
    uses = [rounds] * len(left)
    workshops = min(rounds, len(tables.workshops) - times[DEVELOP])
    scale, most = tables.content.attribute_points, tables.most
    needs, worths = [0] * len(times), [0.0] * len(times)
    for action, need, points in _ordered(tables, shown):
        needs[action], worths[action] = need, points
    total = 0.0
    while True:
        best_gain = 0.0
        best_cost = 1
        best = (0, 0, 0, 0, 0)
        for action in RIGHT:
            done = times[action]
            value = attributes[RAISES[action]]
            spots = left[action - COMMISSION] + len(tables.spots[action]) - SPOTS_WITH_WORKSHOP
            can_build = min(left[action - COMMISSION], workshops)
            row, coins, food = tables.points[action], tables.silver[action], tables.provision[action]
            need_coins = need_food = 0
            for count in range(1, _most_times(tables, action, done, attributes, free, uses) + 1):
                if coins:
                    need_coins += coins[done + count - 1]
                if food:
                    need_food += food[done + count - 1]
                gain: float = scale[min(value + count, most)] - scale[value]
                gain += points_for(row, done + count) - points_for(row, done)
                if done < needs[action] <= done + count:
                    gain += worths[action]
                if action == CONVERT:
                    gain += FLOCK_POINTS * count
                elif action == ABSOLVE:
                    gain += tables.debt_relief * min(debts, count)
                if not gain:
                    continue
                cost = count * (spots * WORKER_WORK - tables.loot[action])
                built = can_build if count * WORKER_WORK > tables.workshop_work else 0
                cost += built * (tables.workshop_work - count * WORKER_WORK)
                if count > uses[action - COMMISSION]:
                    cost += (count - uses[action - COMMISSION]) * tables.prayer_work
                if need_coins > silver:
                    cost += (need_coins - silver) * STOCK_WORK
                if need_food > provisions:
                    cost += (need_food - provisions) * STOCK_WORK
                cost = max(cost, 1)
                if cost <= work and gain * best_cost > best_gain * cost:
                    best_gain, best_cost = gain, cost
                    best = (action, count, built, need_coins, need_food)
        if not best_gain:
            return total
        action, count, built, need_coins, need_food = best
        total += best_gain
        work -= best_cost
        times[action] += count
        attributes[RAISES[action]] = min(most, attributes[RAISES[action]] + count)
        uses[action - COMMISSION] = max(0, uses[action - COMMISSION] - count)
        left[action - COMMISSION] -= built
        workshops -= built
        silver, provisions = max(0, silver - need_coins), max(0, provisions - need_food)
        if action == ABSOLVE:
            debts = max(0, debts - count)


def _most_times(
    tables: Tables, action: int, done: int, attributes: list[int], free: tuple[int, ...], uses: list[int]
) -> int:
    """How often an action can still be done, as far as slots and attributes allow: once a round, and after a prayer."""
    often = uses[action - COMMISSION] + 1
    if action == ATTACK:
        return often
    often = min(often, tables.limit[action] - done)
    if action in (COMMISSION, GARRISON):
        flags, value = (
            (tables.faith, attributes[FAITH]) if action == COMMISSION else (tables.strength, attributes[STRENGTH])
        )
        return min(often, sum([count for count, flag in zip(free, flags, strict=True) if flag <= value + BOOST]))
    if action in (FORTIFY, ABSOLVE):
        asked, value = tables.influence[action], attributes[INFLUENCE] + BOOST
        while often > 0 and asked[done + often - 1] > value:
            often -= 1
    return often
