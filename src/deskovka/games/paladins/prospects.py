"""What a seat could still come to, if it spent the work that is left on the right-hand actions where it scores most."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from deskovka.games.paladins.deeds import RAISES, Deeds
from deskovka.games.paladins.scoring import points_for
from deskovka.games.paladins.setup import Terms
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

REMEMBERED = 2_000
"""So many plans are kept: what others have stays the same while one's own options are compared."""
SERIES_REMEMBERED = 20_000
"""So many times it is kept which series of an action there are: plans differ by few of them."""

Room: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""For how many monks a seat may find room, by its faith, and for how many outposts, by its strength."""


def room(g: Paladins) -> Room:
    """The free slots within reach of an attribute and a paladin that adds to it, which all owners share."""
    return _room(g.terms, tuple(g.slots))


@lru_cache
def _room(terms: Terms, slots: tuple[int, ...]) -> Room:
    tables = terms.tables
    free = [0] * len(tables.faith)
    for slot in terms.open_slots:
        if not slots[slot]:
            free[tables.region_of[slot]] += 1

    def within(flags: tuple[int, ...], reach: int) -> int:
        slots = sum(count for count, flag in zip(free, flags, strict=True) if flag <= reach)
        return -(-slots // terms.owners)

    monks = tuple(within(tables.faith, value + tables.added[FAITH]) for value in range(tables.most + 1))
    return monks, tuple(within(tables.strength, value + tables.added[STRENGTH]) for value in range(tables.most + 1))


def prospects(g: Paladins, seat: int, deeds: Deeds, to_come: int) -> float:
    """What the deeds of this round bring, and a rough plan for the rounds to come.

    The plan spends their work on whole series of actions, those first that score most for it.
    """
    tables, jars = g.terms.tables, g.jars[seat]
    shown = tuple(g.orders[: g.orders_shown])
    paying = min(g.unpaid[seat], sum([1 for jar in tables.paying_jars if not jars[jar]]))
    gained, done, before = float(deeds.points), deeds.times, g.times[seat]
    for action, need, points in _ordered(tables, shown):
        if before[action] < need <= done[action]:
            gained += points
    gained += tables.flock_points * (done[CONVERT] - before[CONVERT])
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
        room(g),
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
    room: Room,
    shown: tuple[int, ...],
    work: int,
    stock: tuple[int, int],
    rounds: int,
    debts: int,
) -> float:
    """What a plan brings that begins like this."""
    plan = _Plan(tables, list(times), covered, list(attributes), room, shown, work, stock, rounds, debts)
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
        *("attributes", "debts", "monks", "needs", "open_spots", "outposts", "provisions", "silver", "tables"),
        *("times", "uses", "work", "workshops", "worths"),
    )

    def __init__(
        self,
        tables: Tables,
        times: list[int],
        covered: tuple[int, ...],
        attributes: list[int],
        room: Room,
        shown: tuple[int, ...],
        work: int,
        stock: tuple[int, int],
        rounds: int,
        debts: int,
    ) -> None:
        self.tables = tables
        self.times = times
        self.attributes = attributes
        self.monks, self.outposts = room
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
        best, left = NO_SERIES, self.work
        for action in RIGHT:
            most = self._most_times(action)
            if most <= 0:
                continue
            for series in self._series_of(action, most):
                if series[1] <= left and series[0] * best[1] > best[0] * series[1]:
                    best = series
        return best

    def _series_of(self, action: int, most: int) -> tuple[Series, ...]:
        """The series of an action that score something; what makes no difference to them is left out."""
        tables, done, open_spots = self.tables, self.times[action], self.open_spots[action]
        lacking = self.needs[action] - done
        ordered = 0 < lacking <= most
        return _series(
            tables,
            action,
            done,
            self.attributes[RAISES[action]],
            most,
            most > self.uses[action],
            open_spots,
            min(open_spots, self.workshops),
            lacking if ordered else 0,
            self.worths[action] if ordered else 0.0,
            min(self.silver, tables.whole_silver[action]),
            min(self.provisions, tables.whole_provision[action]),
            self.debts if action == ABSOLVE else 0,
        )

    def _most_times(self, action: int) -> int:
        """How often an action can still be done: once a round and after a prayer, as slots and attributes allow."""
        often = self.uses[action] + 1
        if action == ATTACK:
            return often
        tables, done = self.tables, self.times[action]
        often = min(often, tables.limit[action] - done)
        if action == COMMISSION:
            return min(often, self.monks[self.attributes[FAITH]])
        if action == GARRISON:
            return min(often, self.outposts[self.attributes[STRENGTH]])
        if action in (FORTIFY, ABSOLVE):
            asked, reach = tables.influence[action], self.attributes[INFLUENCE] + tables.added[INFLUENCE]
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


@lru_cache(SERIES_REMEMBERED)
def _series(
    tables: Tables,
    action: int,
    done: int,
    value: int,
    most: int,
    prays: bool,
    open_spots: int,
    can_build: int,
    lacking: int,
    ordered: float,
    has_silver: int,
    has_provisions: int,
    debts: int,
) -> tuple[Series, ...]:
    """The series of an action by how often it is done, up to ``most``, the last time after a prayer.

    ``value`` is the attribute that it raises, ``lacking`` how often its Order still asks for it.
    """
    coins, food, row = tables.silver[action], tables.provision[action], tables.points[action]
    scale = tables.content.attribute_points
    each = (len(tables.spots[action]) - SPOTS_WITH_WORKSHOP + open_spots) * WORKER_WORK - tables.loot[action]
    silver = provisions = 0
    found: list[Series] = []
    for count in range(1, most + 1):
        if coins:
            silver += coins[done + count - 1]
        if food:
            provisions += food[done + count - 1]
        gain = float(scale[min(value + count, tables.most)] - scale[value])
        gain += points_for(row, done + count) - points_for(row, done)
        if action == CONVERT:
            gain += tables.flock_points * count
        gain += tables.debt_relief * min(debts, count)
        if 0 < lacking <= count:
            gain += ordered
        if gain <= 0:
            continue
        built = can_build if count * WORKER_WORK > tables.workshop_work else 0
        work = count * each + built * (tables.workshop_work - count * WORKER_WORK)
        if prays and count == most:
            work += tables.prayer_work
        work += (max(0, silver - has_silver) + max(0, provisions - has_provisions)) * STOCK_WORK
        found.append((gain, max(work, 1), action, count, built, silver, provisions))
    return tuple(found)
