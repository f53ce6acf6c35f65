"""The log of a table: what was told, by the game and by the table itself, and which part of it each viewer knows."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import overload

from deskovka.content.lexicon import Lexicon
from deskovka.content.recaps import NOT_TOLD
from deskovka.kernel import Event
from deskovka.server.store.rows import SavedEvent
from deskovka.server.wire import LogEvent

RULES_CHANGED = "rules_changed"
"""What a table tells when its game goes on by newer rules; every other event is one of the game's."""


def in_present_words(lexicon: Lexicon, events: Iterable[SavedEvent]) -> list[SavedEvent]:
    """Saved events as the present messages can say them.

    An earlier version of a game may have told fewer facts. A number that is missing is ``NOT_TOLD``; an event that does
    not name a thing or that the game no longer tells is left out.
    """
    return [said for event in events if (said := _in_present_words(lexicon, event)) is not None]


def _in_present_words(lexicon: Lexicon, event: SavedEvent) -> SavedEvent | None:
    if event.kind == RULES_CHANGED:
        return event
    facts = lexicon.events.get(event.kind)
    if facts is None:
        return None
    missing = [fact for fact in facts if fact not in event.facts]
    if not missing:
        return event
    if any(fact in lexicon.kinds for fact in missing):
        return None
    return SavedEvent(event.kind, event.facts | dict.fromkeys(missing, NOT_TOLD), event.to, event.answer)


class Log:
    """Events in order. A viewer (None: a spectator) counts only those it may know."""

    def __init__(self, before: Iterable[SavedEvent]) -> None:
        self.events = list(before)
        self._base = len(self.events)
        self._places: dict[int | None, list[int]] = {}
        """For each viewer asked for so far, the places of the events that it knows."""

    def follow(self, told: list[Event], answer: int) -> None:
        """Take over what a match has told since the last time; what it took back is forgotten."""
        known = len(self.events) - self._base
        if len(told) < known:
            self._cut(self._base + len(told))
        for event in told[known:]:
            self._append(SavedEvent(event.kind, event.facts, event.to, answer))

    def _append(self, event: SavedEvent) -> None:
        for viewer, places in self._places.items():
            if _is_for(event, viewer):
                places.append(len(self.events))
        self.events.append(event)

    def _cut(self, length: int) -> None:
        del self.events[length:]
        for places in self._places.values():
            del places[bisect_left(places, length) :]

    def _known(self, viewer: int | None) -> list[int]:
        if viewer not in self._places:
            self._places[viewer] = [place for place, event in enumerate(self.events) if _is_for(event, viewer)]
        return self._places[viewer]

    def length(self, viewer: int | None) -> int:
        """How many events a viewer knows."""
        return len(self._known(viewer))

    def known(self, viewer: int | None) -> Sequence[SavedEvent]:
        """What a viewer knows, without making anything of it."""
        return _Known(self.events, self._known(viewer))

    def shown(self, viewer: int | None, since: int = 0) -> list[LogEvent]:
        """What a viewer knows, from its given event on."""
        return [_shown(self.events[place]) for place in self._known(viewer)[since:]]

    def shown_until(self, viewer: int | None, answer: int) -> list[LogEvent]:
        """What a viewer knew after so many answers."""
        known = (self.events[place] for place in self._known(viewer))
        return [_shown(event) for event in known if event.answer <= answer]

    def all_until(self, answer: int) -> list[LogEvent]:
        """Everything that was told to anybody, up to so many answers."""
        known = (event for event in self.events if event.answer <= answer)
        return [LogEvent(event.kind, event.facts, event.answer, event.to) for event in known]


class _Known(Sequence[SavedEvent]):
    """Some of the events, each looked up when it is wanted: logs are long, and only the last turn is read."""

    def __init__(self, events: list[SavedEvent], places: list[int]) -> None:
        self._events = events
        self._places = places

    def __len__(self) -> int:
        return len(self._places)

    @overload
    def __getitem__(self, place: int) -> SavedEvent: ...
    @overload
    def __getitem__(self, place: slice) -> list[SavedEvent]: ...
    def __getitem__(self, place: int | slice) -> SavedEvent | list[SavedEvent]:
        if isinstance(place, slice):
            return [self._events[each] for each in self._places[place]]
        return self._events[self._places[place]]


def _is_for(event: SavedEvent, viewer: int | None) -> bool:
    return event.to is None or (viewer is not None and viewer in event.to)


def _shown(event: SavedEvent) -> LogEvent:
    return LogEvent(event.kind, event.facts, event.answer)
