"""States as plain data: what is in them, whether two are the same, and what they share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from deskovka.kernel import Chance, Shared, State

_UNTOLD = ("told", "learned", "terms")
"""What belongs to the answer under way or to the whole match, not to the state."""
_SLOTS = ("__slots__", "__mypyc_attrs__")
"""Where a class names its attributes, interpreted and compiled."""
_ATOMS = frozenset((int, str, bool, float, type(None)))


def plain(thing: Any) -> Any:
    """Everything that a state holds, as nested plain data that can be compared."""
    if isinstance(thing, Shared):
        return type(thing).__name__
    if isinstance(thing, Chance):
        return thing.to_data()  # the words drawn ahead are no part of it
    if isinstance(thing, (list, tuple)):
        if _ATOMS.issuperset(map(type, thing)):
            return list(thing)
        return [part if type(part) in _ATOMS else plain(part) for part in thing]
    if isinstance(thing, dict):
        return {plain_key: plain(value) for plain_key, value in thing.items()}
    if isinstance(thing, (set, frozenset)):
        return sorted(map(repr, thing))
    if thing is None or isinstance(thing, (int, str, float, bytes)):
        return thing
    return {name: plain(value) for name, value in _parts(thing)}


def _parts(thing: Any) -> Iterator[tuple[str, Any]]:
    """The attributes of an object, by name."""
    names, further = _named(thing.__class__), getattr(thing, "__dict__", ())
    for name in sorted({*names, *further}) if further else names:
        if hasattr(thing, name) and not (isinstance(thing, State) and name in _UNTOLD):
            yield name, getattr(thing, name)


@cache
def _named(kind: type) -> list[str]:
    """The attributes that a class names, sorted."""
    return sorted({name for each in kind.__mro__ for slots in _SLOTS for name in getattr(each, slots, ())})


def differences(one: State[Any], other: State[Any]) -> list[str]:
    """The names of the attributes in which two states differ."""
    mine, theirs = dict(_parts(one)), dict(_parts(other))
    return sorted(name for name in mine.keys() | theirs.keys() if not _same(mine.get(name), theirs.get(name)))


def _same(one: Any, other: Any) -> bool:
    """Whether two things are the same as plain data; most of them are, and equal lists are found equal at once."""
    if one == other:
        return True
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)):
        return len(one) == len(other) and all(map(_same, one, other))
    return bool(plain(one) == plain(other))


def mutable_parts(thing: Any, path: str = "") -> Iterator[tuple[int, str]]:
    """Everything in a state that could be changed in place: its identity, and where it is."""
    if thing is None or isinstance(thing, (Shared, int, str, float, bytes)):
        return
    if not isinstance(thing, (tuple, frozenset)):
        yield id(thing), path
    if isinstance(thing, (list, tuple, set, frozenset)):
        if _ATOMS.issuperset(map(type, thing)):
            return
        for index, part in enumerate(thing):
            yield from mutable_parts(part, f"{path}[{index}]")
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from mutable_parts(value, f"{path}[{key}]")
    else:
        for name, value in _parts(thing):
            yield from mutable_parts(value, f"{path}.{name}")
