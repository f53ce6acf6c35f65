"""Clocks: how long somebody may be waited for, at a move and in a whole game, and that nobody is at night."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec

from deskovka.content.converting import converted
from deskovka.server.store.rows import OPEN, RUNNING, SeatRow, TableRow
from deskovka.server.store.tables import Commit
from deskovka.server.tables.parts import parts_of
from deskovka.server.wire import Clock, Night

_LEAST_GRACE = 60_000
"""Milliseconds that somebody has at least who takes a seat back after the time of the game was up."""


def clock_of(row: TableRow) -> Clock | None:
    """The clock of a table, if it has one."""
    return None if row.clock is None else converted(row.clock, Clock)


def _nights(night: Night, start: int) -> Iterator[tuple[int, int]]:
    """The nights from the one that a moment may lie in, as moments of beginning and end."""
    zone = ZoneInfo(night.zone)
    day = datetime.fromtimestamp(start / 1000, zone).date() - timedelta(days=1)
    while True:
        last = day if night.begin < night.end else day + timedelta(days=1)
        begin, end = datetime.combine(day, time(night.begin), zone), datetime.combine(last, time(night.end), zone)
        yield int(begin.timestamp() * 1000), int(end.timestamp() * 1000)
        day += timedelta(days=1)


def counted(clock: Clock, start: int, end: int) -> int:
    """The milliseconds between two moments that count.

    >>> from datetime import UTC
    >>> evening = int(datetime(2026, 1, 1, 21, tzinfo=UTC).timestamp() * 1000)
    >>> hours = lambda clock, by: counted(clock, evening, evening + by * 3_600_000) // 3_600_000
    >>> [hours(Clock(night=Night(22, 8, "UTC")), by) for by in (1, 5, 12, 36)]
    [1, 1, 2, 16]
    """
    asleep = 0
    if clock.night is not None:
        for begin, until in _nights(clock.night, start):
            if begin >= end:
                break
            asleep += max(0, min(end, until) - max(start, begin))
    return end - start - asleep


def deadline(clock: Clock, start: int, allowed: int) -> int:
    """The moment at which so many milliseconds that count are over."""
    if clock.night is None:
        return start + allowed
    at, left = start, max(0, allowed)
    for begin, until in _nights(clock.night, start):
        if until <= at:
            continue
        awake = max(0, begin - at)
        if left <= awake:
            return at + left
        at, left = until, left - awake
    raise AssertionError("nights never end")


def due(clock: Clock, seat: SeatRow) -> int | None:
    """When the time of a seat is up, if the table waits for it."""
    if seat.since is None:
        return None
    limits = [clock.move * 1000] if clock.move is not None else []
    if clock.game is not None:
        limits.append(clock.game * 1000 - seat.used)
    return deadline(clock, seat.since, min(limits)) if limits else None


def left(clock: Clock, seat: SeatRow) -> int | None:
    """The seconds of the game's time that a seat had left when the table last began or ceased to wait for it."""
    return None if clock.game is None else max(0, clock.game - seat.used // 1000)


def with_grace(clock: Clock | None, seat: SeatRow) -> SeatRow:
    """A seat that is taken back has time for a move, though the time of the game may be up."""
    if clock is None or clock.game is None:
        return seat
    grace = min(clock.game * 1000, max(_LEAST_GRACE, (clock.move or 0) * 1000))
    return msgspec.structs.replace(seat, used=min(seat.used, clock.game * 1000 - grace))


def turn_clocks(row: TableRow, seats: list[SeatRow], commit: Commit, now: int) -> None:
    """With a change, start the clocks of those whom the table begins to wait for, and stop those of the others."""
    status = commit.columns.get("status", row.status)
    waiting: Iterable[Any] = commit.columns.get("waiting", row.waiting) if status == RUNNING else ()
    clock = clock_of(row)
    for place, seat in enumerate(seats):
        is_waited_for = seat.kind == "person" and seat.seat in waiting
        if is_waited_for == (seat.since is not None):
            continue
        used = seat.used
        if seat.since is not None and clock is not None:
            used += max(0, counted(clock, seat.since, now))  # a clock that went back takes nothing away
        seats[place] = turned = msgspec.structs.replace(seat, since=now if is_waited_for else None, used=used)
        commit.seats = [other for other in commit.seats if other.seat != seat.seat] + [turned]
    ends = [end for seat in seats if clock is not None and (end := due(clock, seat)) is not None]
    if status == OPEN and (until := parts_of(row, commit.columns).until) is not None:
        ends.append(until)
    commit.columns["due"] = min(ends, default=None)
