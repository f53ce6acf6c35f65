"""What of the content can be changed in a form: every number, choice and switch of the tables, with its range."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import inspect

from deskovka.content.tables import GameContent
from deskovka.content.told import Thing

FieldValue = int | float | str | bool | None


class TableField(msgspec.Struct, frozen=True):
    """One value of the tables, as a form shows it."""

    path: str
    """As an edition names it: ``params.prices.weapon``."""
    says: str
    """The message with its name, where the game has one; with ``-help`` the one that explains it."""
    of: tuple[Thing, ...]
    """The entries that it belongs to, from the outside in."""
    kind: Literal["whole", "number", "choice", "flag"]
    value: FieldValue
    low: float | None = None
    high: float | None = None
    choices: tuple[str | int, ...] = ()
    optional: bool = False
    """Whether it may be left empty."""


def fields_of(content: GameContent, kind_of: Callable[[str], str]) -> tuple[TableField, ...]:
    """The values of some content, in the order of its tables; ``kind_of`` says what sort of thing an id names."""
    return tuple(_fields(_type_of(type(content)), content, _Place("", "field", (), kind_of)))


@cache
def _type_of(kind: type) -> inspect.Type:
    return inspect.type_info(kind)


class _Place:
    """Where in the content something stands."""

    def __init__(self, path: str, says: str, of: tuple[Thing, ...], kind_of: Callable[[str], str]) -> None:
        self.path, self.says, self.of, self.kind_of = path, says, of, kind_of

    def field(self, name: str) -> _Place:
        """A field of what stands here."""
        return _Place(f"{self.path}.{name}" if self.path else name, f"{self.says}-{name}", self.of, self.kind_of)

    def entry(self, name: Any) -> _Place:
        """An entry of the table that stands here."""
        thing = Thing(self.kind_of(str(name)), name)
        return _Place(f"{self.path}.{name}", self.says, (*self.of, thing), self.kind_of)


def _fields(kind: inspect.Type, value: Any, place: _Place) -> Iterator[TableField]:
    match kind:
        case inspect.StructType():
            for field in kind.fields:
                if field.encode_name not in ("id", "names"):
                    yield from _fields(field.type, getattr(value, field.name), place.field(field.encode_name))
        case inspect.VarTupleType(item_type=inspect.StructType() as entry):
            if any(field.encode_name == "id" for field in entry.fields):
                for each in value:
                    yield from _fields(entry, each, place.entry(each.id))
        case inspect.DictType(value_type=inside):
            for key, each in value.items():
                yield from _fields(inside, each, place.entry(key))
        case inspect.UnionType():
            (inside,) = (part for part in kind.types if not isinstance(part, inspect.NoneType))
            if isinstance(inside, (inspect.IntType, inspect.FloatType, inspect.LiteralType)):
                for found in _fields(inside, value, place):
                    yield msgspec.structs.replace(found, optional=True)
        case inspect.BoolType():
            yield TableField(place.path, place.says, place.of, "flag", value)
        case inspect.IntType() | inspect.FloatType():
            whole: Literal["whole", "number"] = "whole" if isinstance(kind, inspect.IntType) else "number"
            yield TableField(place.path, place.says, place.of, whole, value, kind.ge, kind.le)
        case inspect.LiteralType():
            yield TableField(
                place.path, place.says, place.of, "choice", value, choices=tuple(map(_choice, kind.values))
            )
        case _:
            return  # lists of names and the like are written in the edition itself


def _choice(value: Any) -> str | int:
    assert isinstance(value, (str, int))
    return value
