"""The law of saying: whatever a seat sees can be read.

Every field of a view that holds something is changed, one after another, to something else that it might hold: another
number, another name of its kind, an entry less. If the position reads as before, the field was forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Line, Section
from deskovka.content.words import LANGUAGES, Words
from deskovka.kernel import Chance, Match, seed_from
from deskovka.lab.laws import LawBroken

_NOT_TOLD = (LookupError, AttributeError, StopIteration, TypeError, ValueError, AssertionError)
"""What a game may raise for a position that cannot be; then another change is tried."""
_encode = msgspec.json.Encoder().encode


class Reader:
    """Reads positions of a game in one language; a line that was read before costs nothing."""

    def __init__(self, words: Words, players: Sequence[str]) -> None:
        self._words = words
        self._players = players
        self._read: dict[bytes, str] = {}

    def read(self, sections: Sequence[Section]) -> list[str]:
        """Every title and line in words."""
        return [self._text(line) for section in sections for line in (section.title, *section.lines)]

    def _text(self, line: Line) -> str:
        key = _encode((line.say, line.facts))
        if key not in self._read:
            self._read[key] = self._words.line(line, self._players)
        return self._read[key]


class Names:
    """The names that each field of a view has held so far: what else it might hold."""

    def __init__(self) -> None:
        self._held: dict[str, dict[str, None]] = {}

    def learn(self, view: Any, path: str = "") -> None:
        """Remember what the fields of a view hold."""
        if isinstance(view, str):
            self._held.setdefault(path, {})[view] = None
        for name, part in _parts(view):
            self.learn(part, _path(view, path, name))

    def others(self, path: str, name: str) -> list[str]:
        """Other names that a field may hold."""
        return [other for other in self._held.get(path, ()) if other != name]


def everything_is_said(game: TabletopGame[Any], setup: dict[str, Any], seed: bytes, every: int = 40) -> Match[Any]:
    """Play a random game and look for what is not said, at one answer in so many and at the end."""
    chance = Chance(seed_from("saying", seed.hex()))
    match = Match(game, game.read_setup(setup), seed)
    players = [f"Player {seat}" for seat in range(match.setup.players)]
    content, names = game.content(match.setup), Names()
    readers = [Reader(game.words(language, content.names), players) for language in LANGUAGES]
    while match.result is None:
        if len(match.answers) % every == 0:
            check_saying(game, match.view(_viewer(match, chance)), content, chance.pick(readers), names)
        seat = chance.pick(match.waiting)
        question = match.question(seat)
        assert question is not None
        match.answer(seat, chance.pick(question.options))
    check_saying(game, match.view(None), content, chance.pick(readers), names)
    return match


def _viewer(match: Match[Any], chance: Chance) -> int | None:
    viewer = chance.below(match.setup.players + 1)
    return None if viewer == match.setup.players else viewer


def check_saying(game: TabletopGame[Any], view: Any, content: Any, reader: Reader, names: Names) -> None:
    """Raise when a field of the view could be changed without anybody reading it."""
    names.learn(view)
    forgotten = sorted(unsaid(game, view, content, reader, names) - game.drawn.keys())
    if forgotten:
        raise LawBroken("saying", f"nobody reads {', '.join(forgotten)}")


def unsaid(game: TabletopGame[Any], view: Any, content: Any, reader: Reader, names: Names) -> set[str]:
    """The fields of a view that hold something of which nothing is said."""
    before = reader.read(game.told(view, content))

    def reads_otherwise(changed: Any) -> bool | None:
        try:
            return reader.read(game.told(changed, content)) != before
        except _NOT_TOLD:
            return None

    found = set()
    for path, changes in _changes(view, "", names):
        readings = [reading for change in changes if (reading := reads_otherwise(change)) is not None]
        if readings and not any(readings):
            found.add(path)
    return found


def _changes(part: Any, path: str, names: Names) -> Iterator[tuple[str, list[Any]]]:
    """For each field of a part of a view: the part with that field changed, in some ways."""
    if alternatives := _alternatives(part, path, names):
        yield path, alternatives
    for name, inner in _parts(part):
        for at, changed in _changes(inner, _path(part, path, name), names):
            yield at, [_with(part, name, other) for other in changed]


def _alternatives(value: Any, path: str, names: Names) -> list[Any]:
    """What a field might hold instead; nothing when it holds nothing."""
    match value:
        case bool():
            return [False] if value else []
        case int():
            return [value + 1, value - 1] if value else []
        case float():
            return [value / 2 + 0.1]
        case str():
            return names.others(path, value)[:3] if value else []
        case tuple():
            return [_without(value, place) for place in _filled(value)[-1:]]
        case dict():
            return [{key: part for key, part in value.items() if key != gone} for gone in _filled(value)[-1:]]
        case _:
            return []


def _filled(value: Any) -> list[Any]:
    """The places of a tuple or a mapping that hold something."""
    return [place for place, part in _parts(value) if part or isinstance(part, msgspec.Struct)]


def _without(value: tuple[Any, ...], place: int) -> tuple[Any, ...]:
    return value[:place] + value[place + 1 :]


def _parts(value: Any) -> list[tuple[str | int, Any]]:
    """The fields of a struct, the entries of a tuple or a mapping."""
    match value:
        case msgspec.Struct():
            return [(name, getattr(value, name)) for name in value.__struct_fields__]
        case tuple():
            return list(enumerate(value))
        case dict():
            return list(value.items())
        case _:
            return []


def _path(whole: Any, path: str, name: str | int) -> str:
    """The path of a field; the entries of a tuple or a mapping are all of a kind."""
    if not isinstance(whole, msgspec.Struct):
        return path
    return f"{path}.{name}" if path else str(name)


def _with(whole: Any, name: str | int, part: Any) -> Any:
    """The whole with one part changed."""
    match whole:
        case msgspec.Struct():
            return msgspec.structs.replace(whole, **{str(name): part})
        case tuple():
            return (*whole[: int(name)], part, *whole[int(name) + 1 :])
        case _:
            return {**whole, name: part}
