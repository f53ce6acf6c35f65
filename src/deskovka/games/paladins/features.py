"""What matters in Paladins, counted for bots: plain numbers for every seat. What they are worth is learned."""

from __future__ import annotations

from bisect import bisect_right

from deskovka.games.paladins.deeds import Deeds, deeds_in_reach
from deskovka.games.paladins.prospects import prospects, room
from deskovka.games.paladins.scoring import score_parts
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
    *("points", "prospects", "rounds", "silver", "purse", "provisions", "larder"),
    *("labourers", "scouts", "merchants", "fighters", "clerics", "criminals", "faith", "strength", "influence"),
    *("workshops", "monks", "walls", "outposts", "jars", "attacked", "converted", "townsfolk", "flock"),
    *("suspicion", "accused", "unpaid", "paid", "towards_orders", "near_orders"),
    *("savings", "helpers", "reach", "deeds", "deed_points", "aid"),
)
REMEMBERED = 2_000
"""So many rows are kept: what others have stays the same while a bot compares its own options."""
BEFORE_GATHERING = ("round", "paladins")


def features(g: Paladins) -> Rows:
    """One row for each seat, in the order of FEATURES."""
    table = (
        *(g.terms, g.phase, g.round, room(g), g.orders_shown, *g.orders[: g.orders_shown]),
        *[card != NOTHING for card in g.outsider_row],
    )
    return [_remembered(g, seat, table) for seat in range(g.terms.players)]


_rows: dict[tuple[object, ...], list[float]] = {}


def _remembered(g: Paladins, seat: int, table: tuple[object, ...]) -> list[float]:
    """The row of a seat, counted once for everything that it depends on: what lies on the table, and what it has."""
    seen = (
        table,
        len(g.suspicion[seat]),
        _accused(g, seat),
        *(g.silver[seat], g.provisions[seat], g.paladin[seat], g.passed[seat], g.unpaid[seat], g.paid[seat]),
        *(tuple(g.workers[seat]), tuple(g.attributes[seat]), tuple(g.placed[seat]), tuple(g.covered[seat])),
        *(tuple(g.times[seat]), tuple(g.jars[seat]), tuple(g.walls[seat]), tuple(g.townsfolk[seat])),
        *(tuple(g.attacked[seat]), tuple(g.converted[seat]), tuple(g.facedown[seat])),
    )
    row = _rows.get(seen)
    if row is None:
        if len(_rows) >= REMEMBERED:
            _rows.clear()
        _rows[seen] = row = _row(g, seat)
    return row


def _row(g: Paladins, seat: int) -> list[float]:
    times, workers, paladin = g.times[seat], _workers(g, seat), _chosen(g, seat)
    to_come = _to_come(g, seat)
    acts = any(workers) and not g.passed[seat]
    now = acts and (g.phase not in BEFORE_GATHERING or bool(g.facedown[seat]))
    deeds = deeds_in_reach(g, seat, workers, paladin) if now else Deeds(g, seat, workers)
    rounds = _rounds(g, seat, acts)
    towards, near = _towards_orders(g, seat, rounds)
    (purse, most_silver), (larder, most_provisions) = g.terms.tables.usual
    return [
        sum(score_parts(g, seat)),
        prospects(g, seat, deeds, to_come),
        to_come,
        min(g.silver[seat], most_silver),
        min(g.silver[seat], purse),
        min(g.provisions[seat], most_provisions),
        min(g.provisions[seat], larder),
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
        _savings(g, seat, rounds),
        _helpers(g, seat, rounds),
        _reach(g, seat, paladin),
        deeds.count,
        deeds.points,
        acts and paladin >= 0 and not g.placed[seat][g.terms.tables.helps[paladin]],
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
    reached = bisect_right(tables.faith_steps, faith) + bisect_right(tables.strength_steps, strength)
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


def _savings(g: Paladins, seat: int, rounds: int) -> int:
    """How many workers the workshops can still save: one each time that their actions are done, once a round."""
    covered = g.covered[seat]
    return sum([covered[action].bit_count() * _uses(g, seat, action, rounds) for action in RIGHT if covered[action]])


def _helpers(g: Paladins, seat: int, rounds: int) -> int:
    """How often the recruited townsfolk can still help: each time that their actions are done, once a round."""
    trigger = g.terms.tables.trigger
    return sum([_uses(g, seat, trigger[card], rounds) for card in g.townsfolk[seat] if trigger[card] < INQUISITION])


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
