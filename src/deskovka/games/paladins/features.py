"""What matters in Paladins, counted for bots: plain numbers for every seat. What they are worth is learned."""

from __future__ import annotations

from bisect import bisect_right

from deskovka.games.paladins.deeds import deeds_in_reach
from deskovka.games.paladins.right import is_ready
from deskovka.games.paladins.scoring import points_for, score_parts
from deskovka.games.paladins.state import NOTHING, Paladins
from deskovka.games.paladins.tables import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    INQUISITION,
    RIGHT,
)
from deskovka.kernel import Rows

FEATURES = (
    *("points", "rounds", "silver", "purse", "provisions", "larder"),
    *("labourers", "scouts", "merchants", "fighters", "clerics", "criminals", "faith", "strength", "influence"),
    *("workshops", "monks", "walls", "outposts", "jars", "attacked", "converted", "townsfolk", "flock"),
    *("suspicion", "accused", "unpaid", "paid", "towards_orders", "near_orders"),
    *("next_steps", "further_steps", "last_steps", "summits", "pairs", "last_rows", "savings", "helpers", "reach"),
    *("deeds", "deed_points", "aid", "ready", "free_spaces", "passed"),
)
MOST_STOCK = 8
"""More silver or provisions than that nobody spends in a round."""
PURSE, LARDER = 3, 2
"""What the next actions cost, about: so much silver and provisions are worth more than what comes on top."""
SCORED_ROWS = (DEVELOP, COMMISSION, FORTIFY, GARRISON, ABSOLVE)
"""Actions of which the last times bring most of the points."""
FURTHER = 4
"""About so many steps an attribute rises in two rounds."""
BEFORE_GATHERING = ("round", "paladins")


def features(g: Paladins) -> Rows:
    """One row for each seat, in the order of FEATURES."""
    return [_row(g, seat) for seat in range(g.terms.players)]


def _row(g: Paladins, seat: int) -> list[float]:
    times, workers, paladin = g.times[seat], _workers(g, seat), _chosen(g, seat)
    to_come = _to_come(g, seat)
    acts = any(workers) and not g.passed[seat]
    deeds, deed_points = deeds_in_reach(g, seat, workers, paladin) if acts else (0, 0)
    rounds = _rounds(g, seat, acts)
    uses = [_uses(g, seat, action, rounds) for action in range(len(times))]
    towards, near = _towards_orders(g, seat, rounds)
    return [
        sum(score_parts(g, seat)),
        to_come,
        min(g.silver[seat], MOST_STOCK),
        min(g.silver[seat], PURSE),
        min(g.provisions[seat], MOST_STOCK),
        min(g.provisions[seat], LARDER),
        *workers,
        *g.attributes[seat],
        times[DEVELOP],
        times[COMMISSION],
        times[FORTIFY],
        times[GARRISON],
        times[ABSOLVE],
        times[ATTACK],
        times[CONVERT],
        len(g.townsfolk[seat]),
        _flock(g, seat),
        len(g.suspicion[seat]),
        _accused(g, seat),
        g.unpaid[seat],
        g.paid[seat],
        towards,
        near,
        _steps(g, seat, 1),
        _steps(g, seat, FURTHER),
        _steps(g, seat, rounds),
        _summits(g, seat, rounds),
        sum([times[action] * (times[action] - 1) // 2 for action in SCORED_ROWS]),
        _last_rows(g, seat, uses),
        _savings(g, seat, uses),
        _helpers(g, seat, uses),
        _reach(g, seat, paladin),
        deeds,
        deed_points,
        acts and paladin >= 0 and not g.placed[seat][g.terms.tables.helps[paladin]],
        sum([is_ready(g, seat, action) for action in RIGHT]) if any(workers) else 0,
        g.placed[seat].count(0) if any(workers) else 0,
        g.passed[seat],
    ]


def _workers(g: Paladins, seat: int) -> list[int]:
    """Those that can still be placed, with those of a paladin that was chosen; none after the last pass."""
    workers = g.workers[seat]
    if g.passed[seat] and g.round == g.terms.tables.content.rounds:
        return [0] * len(workers)
    if g.facedown[seat]:
        workers = workers[:]
        for kind, count in g.terms.tables.paladin_workers[_chosen(g, seat)]:
            workers[kind] += count
    return workers


def _chosen(g: Paladins, seat: int) -> int:
    """The paladin of the round: chosen, or revealed already; none before the choice and after passing."""
    facedown = g.facedown[seat]
    if facedown:
        return facedown[0] % len(g.terms.tables.paladins)
    return NOTHING if g.passed[seat] or g.phase in BEFORE_GATHERING else g.paladin[seat]


def _to_come(g: Paladins, seat: int) -> int:
    """In how many rounds a seat will still gather workers."""
    gathers = g.phase in BEFORE_GATHERING or bool(g.facedown[seat])
    return g.terms.tables.content.rounds - g.round + gathers


def _rounds(g: Paladins, seat: int, acts: bool) -> int:
    """How many rounds a seat can still act in; alone the one without workers is over."""
    if g.terms.solo:
        return _to_come(g, seat) + acts
    return g.terms.tables.content.rounds - g.round + (not g.passed[seat])


def _reach(g: Paladins, seat: int, paladin: int) -> int:
    """How many regions and next costs the attributes reach, with the paladin of the round until the seat passes."""
    tables, times = g.terms.tables, g.times[seat]
    faith, strength, influence = g.attributes[seat]
    if paladin >= 0:
        boost = tables.boost[paladin]
        faith, strength, influence = faith + boost[0], strength + boost[1], influence + boost[2]
    reached = bisect_right(tables.faith, faith) + bisect_right(tables.strength, strength)
    for action in (FORTIFY, ABSOLVE):
        if times[action] < tables.limit[action] and tables.influence[action][times[action]] <= influence:
            reached += 1
    return reached


def _accused(g: Paladins, seat: int) -> float:
    """Whether an Inquisition would find the seat guilty, by how near it is."""
    own = len(g.suspicion[seat])
    if not own or own < max(map(len, g.suspicion)):
        return 0
    return 1 - g.tax / g.terms.tax


def _flock(g: Paladins, seat: int) -> float:
    """What the converted outsiders would score more, if there were one more of everything that they count."""
    scoring = g.terms.tables.scoring
    return sum([scoring[card].vp / scoring[card].every for card in g.converted[seat]])


def _steps(g: Paladins, seat: int, count: int) -> int:
    """What so many more steps on the track of each attribute would score."""
    tables = g.terms.tables
    points, most = tables.content.attribute_points, tables.most
    return sum([points[min(value + count, most)] - points[value] for value in g.attributes[seat]])


def _summits(g: Paladins, seat: int, rounds: int) -> int:
    """What the attributes would still score if each round brought two steps of the highest and one of the next one."""
    tables = g.terms.tables
    points, most = tables.content.attribute_points, tables.most
    _, second, first = sorted(g.attributes[seat])
    return points[min(first + 2 * rounds, most)] - points[first] + points[min(second + rounds, most)] - points[second]


def _savings(g: Paladins, seat: int, uses: list[int]) -> int:
    """How many workers the workshops can still save: one each time that their actions are done, once a round."""
    covered = g.covered[seat]
    return sum([covered[action].bit_count() * uses[action] for action in RIGHT if covered[action]])


def _helpers(g: Paladins, seat: int, uses: list[int]) -> int:
    """How often the recruited townsfolk can still help: each time that their actions are done, once a round."""
    trigger = g.terms.tables.trigger
    return sum([uses[trigger[card]] for card in g.townsfolk[seat] if trigger[card] < INQUISITION])


def _last_rows(g: Paladins, seat: int, uses: list[int]) -> int:
    """What the rows that score more and more would bring on top, if their actions were done in each round to come."""
    points, times = g.terms.tables.points, g.times[seat]
    return sum(
        [
            points_for(points[action], times[action] + uses[action]) - points_for(points[action], times[action])
            for action in SCORED_ROWS
        ]
    )


def _uses(g: Paladins, seat: int, action: int, rounds: int) -> int:
    """How often an action can still be done: once a round, and no more often than its row is long."""
    tables = g.terms.tables
    limit = len(tables.workshops) if action == DEVELOP else tables.limit[action]
    return min(rounds, limit - g.times[seat][action]) if limit else rounds


def _towards_orders(g: Paladins, seat: int, rounds: int) -> tuple[float, float]:
    """How much of what the revealed Orders ask for is done, in points of theirs, while rounds are left for it.

    The second number counts less of what has just begun.
    """
    tables, times = g.terms.tables, g.times[seat]
    found = near = 0.0
    for place in range(g.orders_shown):
        order = g.orders[place]
        need = tables.content.orders[order].need
        if need and need - times[tables.orders[order]] <= rounds:
            part = min(times[tables.orders[order]], need) / need
            found += tables.content.order_points[place] * part
            near += tables.content.order_points[place] * part * part
    return found, near


def left(g: Paladins) -> float:
    """Which part of the game is left: 1 at the beginning, 0 at the end.

    Alone one's pass ends the round at once; so that what comes after it can be compared with going on, the part of a
    round is gone only when its workers are gathered.
    """
    rounds = g.terms.tables.content.rounds
    return (rounds - g.round + (g.terms.solo and g.phase in BEFORE_GATHERING)) / rounds
