"""What each event changes on the table: with a ledger, the log alone is enough to lay the pieces.

A ledger has statements about the view of a spectator, one or more for each kind of event that changes something::

    "built": "seats[seat].coins -= coins; hexes[hex].stronghold = building"

The left side is a path into the view. In brackets stands a fact of the event, or a word in quotes; a fact that is a
list stands for each of its parts. ``+=`` and ``-=`` take a fact or a number; for names they add and remove one of each.
``=`` takes a fact, a word in quotes, a number, or ``none``. ``clear`` with a path empties all that is below it; there,
``[*]`` stands for every row. ``move`` takes all that is below one path to another: ``move spaces[origin].unit to
spaces[target].unit``.

Fields whose type is marked with ``DERIVED`` follow from other fields and from the rules, and need no statement.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Annotated, Any, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from deskovka.content.recaps import Happening

DERIVED = msgspec.Meta(extra={"derived": True})
"""Marks a field of a view that follows from other fields and from the rules, such as the next income."""
BY_PLACE = "#"
"""The rows of a list are told apart by their places in it."""
BY_SEAT = "seat"
"""The same; the row behind those of all seats is called ``neutral``."""

Path: TypeAlias = tuple[str | int, ...]
Entry: TypeAlias = str | int | None
Entries: TypeAlias = dict[Path, Entry]
Special: TypeAlias = "Callable[[Happening, Entries], Iterable[Posting]]"

_STATEMENT = re.compile(
    r"(?P<path>\S+) (?P<sign>\+=|-=|=) (?P<value>\S+)|clear (?P<cleared>\S+)|move (?P<source>\S+) to (?P<target>\S+)"
)
_STEP = re.compile(r"\.?(?P<name>\w+)|\['(?P<literal>[^']*)'\]|\[(?P<every>\*)\]|\[(?P<fact>\w+)\]")
_LITERAL = re.compile(r"'(?P<text>[^']*)'|(?P<number>-?\d+)|(?P<none>none)")


class Posting(msgspec.Struct, frozen=True):
    """One change of the view: of an entry by an amount, of an entry to a value, or of all entries below a path."""

    path: Path
    sign: str
    """``+=``, ``=``, ``clear`` or ``move``."""
    value: Entry = None
    source: Path = ()
    """From where entries are moved."""

    def apply(self, entries: Entries) -> None:
        """Make this change."""
        match self.sign:
            case "clear":
                for path in [path for path in entries if _is_below(path, self.path)]:
                    del entries[path]
            case "move":
                for path in [path for path in entries if _is_below(path, self.source)]:
                    entries[(*self.path, *path[len(self.source) :])] = entries.pop(path)
            case "=":
                entries[self.path] = self.value
            case _ if self.value:
                entries[self.path] = _number(entries.get(self.path)) + _number(self.value)


def _is_below(path: Path, top: Path) -> bool:
    """Whether a path leads through another one, or ends there."""
    return len(path) >= len(top) and all(mine in ("*", step) for mine, step in zip(top, path, strict=False))


class Ledger:
    """The statements of a game, by kind of event.

    ``rows`` says what tells the rows of a list apart, by the path of the list without brackets: names of fields,
    ``BY_PLACE`` or ``BY_SEAT``. Without an entry, structs are told apart by their places, and names and numbers are
    counted. ``called`` gives fields of the view another name in paths: lists that are called alike are one.
    ``special`` computes the changes of events for which statements are too little, from the table as told so far.
    """

    def __init__(
        self,
        statements: Mapping[str, str],
        rows: Mapping[str, str | Sequence[str]] | None = None,
        called: Mapping[str, str] | None = None,
        special: Mapping[str, Special] | None = None,
    ) -> None:
        self._rows = rows or {}
        self._called = called or {}
        self._special = special or {}
        self._statements = {kind: tuple(map(_parse, _lines(text))) for kind, text in statements.items()}

    def kinds(self) -> set[str]:
        """The kinds of events that change something."""
        return {*self._statements, *self._special}

    def facts(self, kind: str) -> set[str]:
        """The facts of an event that its statements use."""
        return {fact for statement in self._statements.get(kind, ()) for fact in statement.facts()}

    def entries(self, view: Any) -> Entries:
        """Every entry of a view that events must account for, by its path."""
        return _Collector(self._rows, self._called, len(view.seats)).collect(view)

    def unexplained(self, before: Entries, after: Entries, events: Iterable[Happening]) -> dict[Path, str]:
        """The entries that the events do not lead from one view to the next, each with what is wrong."""
        expected = dict(before)
        for event in events:
            for posting in self.changes(event, expected):
                posting.apply(expected)
        return {
            path: f"was {before.get(path)!r}, is {after.get(path)!r}, by the log {expected.get(path)!r}"
            for path in {**expected, **after}
            if not _is_same(expected.get(path), after.get(path), is_lasting=path in expected and path in after)
        }

    def changes(self, event: Happening, entries: Entries) -> Iterator[Posting]:
        """What an event changes, in order, where these entries lie."""
        for statement in self._statements.get(event.kind, ()):
            yield from statement.postings(event)
        if event.kind in self._special:
            yield from self._special[event.kind](event, entries)


def _is_same(expected: Entry, shown: Entry, *, is_lasting: bool) -> bool:
    """Whether an entry is as told: one that has come or gone counts as empty, but where it stays None is not seat 0."""
    if expected == shown:
        return True
    return not expected and not shown and (not is_lasting or "" in (expected, shown))


# -- the entries of a view ---------------------------------------------------------------------------------------------


class _Collector:
    """Takes a view apart."""

    def __init__(self, rows: Mapping[str, str | Sequence[str]], called: Mapping[str, str], seats: int) -> None:
        self._rows = rows
        self._called = called
        self._seats = seats
        self._found: Entries = {}

    def collect(self, view: Any) -> Entries:
        """The entries of a view."""
        self._add(view, (), "")
        return self._found

    def _add(self, part: Any, path: Path, name: str) -> None:
        """Add the entries of a part; ``name`` is its path without the rows."""
        match part:
            case msgspec.Struct():
                self._add_fields(part, path, name, ())
            case dict():
                for key, value in part.items():
                    self._add(value, (*path, key), name)
            case tuple():
                for place, row in enumerate(part):
                    self._add_row(row, place, path, name)
            case bool():
                self._found[path] = int(part)
            case _:
                self._found[path] = part

    def _add_fields(self, struct: msgspec.Struct, path: Path, name: str, keys: Sequence[str]) -> bool:
        """Add the fields that are neither keys nor derived; gives whether there is any."""
        fields = [field for field in _accounted_fields(type(struct)) if field not in keys]
        for field in fields:
            step = self._called.get(field, field)
            self._add(getattr(struct, field), (*path, step), f"{name}.{step}" if name else step)
        return bool(fields)

    def _add_row(self, row: Any, place: int, path: Path, name: str) -> None:
        keys = self._rows.get(name, BY_PLACE if isinstance(row, msgspec.Struct) else ())
        if keys == BY_PLACE:
            self._add(row, (*path, place), name)
        elif keys == BY_SEAT:
            self._add(row, (*path, place if place < self._seats else "neutral"), name)
        elif isinstance(row, msgspec.Struct):
            at = (*path, *(getattr(row, key) for key in keys))
            if {None, ""}.intersection(at):
                return  # an empty place
            if not self._add_fields(row, at, name, keys):
                self._found[at] = _number(self._found.get(at)) + 1
        elif row != "":
            self._found[(*path, row)] = _number(self._found.get((*path, row))) + 1


@cache
def _accounted_fields(struct: type[msgspec.Struct]) -> tuple[str, ...]:
    """The fields of a view that are not derived."""
    hints = get_type_hints(struct, include_extras=True)
    return tuple(field for field in struct.__struct_fields__ if not _is_derived(hints[field]))


def _is_derived(hint: Any) -> bool:
    return get_origin(hint) is Annotated and DERIVED in get_args(hint)


def _number(entry: Entry) -> int:
    return entry if isinstance(entry, int) else 0


# -- statements --------------------------------------------------------------------------------------------------------


class _Term(msgspec.Struct, frozen=True):
    """A part of a statement: a literal, or the fact whose value stands here."""

    literal: Entry = None
    fact: str = ""

    def of(self, event: Happening) -> Any:
        """What stands here for this event."""
        return event.facts[self.fact] if self.fact else self.literal


class _Statement(msgspec.Struct, frozen=True):
    path: tuple[_Term, ...]
    sign: str
    value: _Term = _Term()
    source: tuple[_Term, ...] = ()

    def postings(self, event: Happening) -> Iterator[Posting]:
        """What it says of this event."""
        value, source = self.value.of(event), tuple(step.of(event) for step in self.source)
        for path in product(*(_each(step.of(event)) for step in self.path)):
            if self.sign in ("=", "clear", "move"):
                yield Posting(path, self.sign, value, source)
            elif isinstance(value, int):
                yield Posting(path, "+=", value if self.sign == "+=" else -value)
            else:
                for name in _each(value):
                    yield Posting((*path, name), "+=", 1 if self.sign == "+=" else -1)

    def facts(self) -> set[str]:
        """The facts that it uses."""
        return {term.fact for term in (*self.path, self.value, *self.source) if term.fact}


def _each(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _lines(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"[;\n]", text) if part.strip()]


def _parse(text: str) -> _Statement:
    found = _STATEMENT.fullmatch(text)
    if found is None:
        raise ValueError(f"a ledger says {text!r}, which is no statement")
    if found["cleared"]:
        return _Statement(_path(found["cleared"]), "clear")
    if found["source"]:
        return _Statement(_path(found["target"]), "move", source=_path(found["source"]))
    return _Statement(_path(found["path"]), found["sign"], _value(found["value"]))


def _path(text: str) -> tuple[_Term, ...]:
    return tuple(_steps(text))


def _steps(path: str) -> Iterator[_Term]:
    place = 0
    while place < len(path):
        step = _STEP.match(path, place)
        if step is None:
            raise ValueError(f"a ledger says {path!r}, which is no path")
        place = step.end()
        yield _Term(fact=step["fact"]) if step["fact"] else _Term(step["name"] or step["every"] or step["literal"])


def _value(text: str) -> _Term:
    found = _LITERAL.fullmatch(text)
    if found is None:
        return _Term(fact=text)
    if found["number"]:
        return _Term(int(found["number"]))
    return _Term(None if found["none"] else found["text"])
