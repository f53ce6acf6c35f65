"""What a seat could still come to, if it spent the work that is left on the right-hand actions where it scores most."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

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
REMEMBERED = 2_000
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
        g.terms.owners,
        shown,
        WORKER_WORK * (kept + to_come * tables.gathered),
        (deeds.silver, deeds.provisions),
        to_come,
        paying,
    )


@lru_cache
def _ordered(tables: Tables, shown: tuple[int, ...]) -> list[tuple[int, int, float]]:
    """For each King's Order its action, how often that is asked for, and its points; of those to come, on average."""
    points, orders = tables.content.order_points, tables.content.orders
    hidden = sum(points[len(shown) :]) / max(1, len(orders) - len(shown))
    return [
        (action, orders[order].need, float(points[shown.index(order)]) if order in shown else hidden)
        for order, action in enumerate(tables.orders)
    ]


@lru_cache(REMEMBERED)
def _planned(
    tables: Tables,
    times: tuple[int, ...],
    covered: tuple[int, ...],
    attributes: tuple[int, ...],
    free: tuple[int, ...],
    owners: int,
    shown: tuple[int, ...],
    work: int,
    stock: tuple[int, int],
    rounds: int,
    debts: int,
) -> float:
    """What a plan brings that begins like this."""
    plan = _Plan(tables, list(times), covered, list(attributes), free, owners, shown, work, stock, rounds, debts)
    total = 0.0
    while True:
        series = plan.best_series()
        if not series[0]:
            return total
        plan.spend_on(series)
        total += series[0]


Series: TypeAlias = tuple[float, int, int, int, int, int, int]
"""A series: its points and its work; the action, how often, and with how many new workshops; silver, provisions."""
NO_SERIES: Series = (0.0, 1, 0, 0, 0, 0, 0)


class _Plan:
    """The work that is left to a seat, and where it stands while that is spent."""

    __slots__ = (
        *(
            "attributes",
            "debts",
            "free",
            "needs",
            "open_spots",
            "owners",
            "provisions",
            "silver",
            "tables",
            "times",
            "uses",
        ),
        *("work", "workshops", "worths"),
    )

    def __init__(
        self,
        tables: Tables,
        times: list[int],
        covered: tuple[int, ...],
        attributes: list[int],
        free: tuple[int, ...],
        owners: int,
        shown: tuple[int, ...],
        work: int,
        stock: tuple[int, int],
        rounds: int,
        debts: int,
    ) -> None:
        self.tables = tables
        self.times = times
        self.attributes = attributes
        self.free = free
        """Free slots of each region, which all owners share."""
        self.owners = owners
        self.work = work
        self.silver, self.provisions = stock
        self.debts = debts
        """Unpaid ones that jars can pay."""
        self.open_spots = [SPOTS_WITH_WORKSHOP - mask.bit_count() for mask in covered]
        """By action the spots where a workshop could lie."""
        self.workshops = min(rounds, len(tables.workshops) - times[DEVELOP])
        self.uses = [rounds] * len(times)
        """How often each action can be done without a prayer."""
        self.needs, self.worths = [0] * len(times), [0.0] * len(times)
        """By action how often its Order asks for it, and the points of that."""
        for action, need, points in _ordered(tables, shown):
            self.needs[action], self.worths[action] = need, points

    def best_series(self) -> Series:
        """The series that scores most for its work."""
        best = NO_SERIES
        for action in RIGHT:
            series = self._best_of(action)
            if series[0] * best[1] > best[0] * series[1]:
                best = series
        return best

    def _best_of(self, action: int) -> Series:
        """The same of one action."""
        tables, done, best = self.tables, self.times[action], NO_SERIES
        coins, food, uses = tables.silver[action], tables.provision[action], self.uses[action]
        each = (len(tables.spots[action]) - SPOTS_WITH_WORKSHOP + self.open_spots[action]) * WORKER_WORK
        each -= tables.loot[action]
        can_build = min(self.open_spots[action], self.workshops)
        silver = provisions = 0
        for count in range(1, self._most_times(action) + 1):
            if coins:
                silver += coins[done + count - 1]
            if food:
                provisions += food[done + count - 1]
            gain = self._gain(action, count)
            built = can_build if count * WORKER_WORK > tables.workshop_work else 0
            work = count * each + built * (tables.workshop_work - count * WORKER_WORK)
            work += max(0, count - uses) * tables.prayer_work
            work += (max(0, silver - self.silver) + max(0, provisions - self.provisions)) * STOCK_WORK
            work = max(work, 1)
            if work <= self.work and gain * best[1] > best[0] * work:
                best = (gain, work, action, count, built, silver, provisions)
        return best

    def _gain(self, action: int, count: int) -> float:
        """What doing an action so often scores."""
        tables, done, value = self.tables, self.times[action], self.attributes[RAISES[action]]
        scale, row = tables.content.attribute_points, tables.points[action]
        gain = scale[min(value + count, tables.most)] - scale[value]
        gain += points_for(row, done + count) - points_for(row, done)
        if action == CONVERT:
            gain += FLOCK_POINTS * count
        elif action == ABSOLVE:
            gain += tables.debt_relief * min(self.debts, count)
        return gain + (self.worths[action] if done < self.needs[action] <= done + count else 0.0)

    def _most_times(self, action: int) -> int:
        """How often an action can still be done: once a round and after a prayer, as slots and attributes allow."""
        tables, done, often = self.tables, self.times[action], self.uses[action] + 1
        if action == ATTACK:
            return often
        often = min(often, tables.limit[action] - done)
        if action in (COMMISSION, GARRISON):
            flags, attribute = (tables.faith, FAITH) if action == COMMISSION else (tables.strength, STRENGTH)
            reach = self.attributes[attribute] + BOOST
            slots = sum([count for count, flag in zip(self.free, flags, strict=True) if flag <= reach])
            return min(often, -(-slots // self.owners))
        if action in (FORTIFY, ABSOLVE):
            asked, reach = tables.influence[action], self.attributes[INFLUENCE] + BOOST
            while often > 0 and asked[done + often - 1] > reach:
                often -= 1
        return often

    def spend_on(self, series: Series) -> None:
        """Carry a series out."""
        _, work, action, count, built, silver, provisions = series
        self.work -= work
        self.times[action] += count
        raised = RAISES[action]
        self.attributes[raised] = min(self.tables.most, self.attributes[raised] + count)
        self.uses[action] = max(0, self.uses[action] - count)
        self.open_spots[action] -= built
        self.workshops -= built
        self.silver, self.provisions = max(0, self.silver - silver), max(0, self.provisions - provisions)
        if action == ABSOLVE:
            self.debts = max(0, self.debts - count)
