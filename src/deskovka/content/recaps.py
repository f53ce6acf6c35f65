"""The log turn by turn: where each turn begins, and one line that sums it up.

A turn is told by what a viewer may know of it, and its line is made of nothing else: it keeps every secret that the log
keeps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import msgspec

from deskovka.content.told import Line
from deskovka.kernel import Value

NOT_TOLD = "?"
"""What stands for a number in an event that an earlier version of the game told without it."""


class Happening(Protocol):
    """Something that was told: an event, or what is kept or sent of one."""

    @property
    def kind(self) -> str:
        """What happened."""

    @property
    def facts(self) -> Mapping[str, Value]:
        """Its facts."""


class Recapped(Protocol):
    """A game that divides its log."""

    @property
    def turns(self) -> frozenset[str]:
        """The kinds of events with which a turn begins."""

    @property
    def common_turns(self) -> frozenset[str]:
        """Those of them that begin one turn together when they follow each other."""

    def recap(self, events: Sequence[Happening], /) -> Line | None:
        """The line that sums some events up."""


class Turn(msgspec.Struct, frozen=True):
    """A part of a log: the place of its first event, and the line that sums it up."""

    start: int
    recap: Line | None


def turns_of(game: Recapped, events: Sequence[Happening], since: int = 0) -> list[Turn]:
    """The turns of a log, from the one to which the event at ``since`` belongs, or the last one."""
    first = turn_start(game, events, since)
    starts = [first, *(place for place in range(first + 1, len(events)) if _begins(game, events, place))]
    ends = [*starts[1:], len(events)]
    places = ((start, end) for start, end in zip(starts, ends, strict=True) if start < end)
    return [Turn(start, _recap(game, events[start:end])) for start, end in places]


def _recap(game: Recapped, events: Sequence[Happening]) -> Line | None:
    """The line of a turn; none where an earlier version of the game did not tell all that it sums up."""
    return None if any(NOT_TOLD in event.facts.values() for event in events) else game.recap(events)


def turn_start(game: Recapped, events: Sequence[Happening], place: int) -> int:
    """Where the turn begins to which an event belongs; behind the last event, where the last turn begins."""
    start = max(0, min(place, len(events) - 1))
    while start > 0 and not _begins(game, events, start):
        start -= 1
    return start


def _begins(game: Recapped, events: Sequence[Happening], place: int) -> bool:
    """Whether a turn begins here: one of a seat, or one that is common to events in a row, as the bids of all."""
    kind = events[place].kind
    return kind in game.turns and not (kind in game.common_turns and kind == events[place - 1].kind)


def numbers(events: Sequence[Happening], kind: str, fact: str, **like: Value) -> int:
    """The sum of a fact over the events of a kind with such facts."""
    return sum(number(event.facts[fact]) for event in picked(events, kind, **like))


def picked(events: Sequence[Happening], kind: str, **like: Value) -> list[Happening]:
    """The events of a kind with such facts."""
    return [event for event in events if event.kind == kind and _has(event, like)]


def _has(event: Happening, like: Mapping[str, Any]) -> bool:
    return all(event.facts.get(fact) == value for fact, value in like.items())


def number(value: Value) -> int:
    """A fact that is a number."""
    assert isinstance(value, int)
    return value


def single(value: Value) -> str | int:
    """A fact that is no list."""
    assert not isinstance(value, tuple)
    return value
