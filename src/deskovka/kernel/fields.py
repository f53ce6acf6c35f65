"""State that is declared by its shape: slots of plain data that are copied, saved and read again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self


class Fields:
    """Base of plain data. A subclass names its slots by their shape; what has another shape it adds by hand.

    >>> class Purse(Fields):
    ...     plain, lists = ("coins",), ("gems",)
    ...     __slots__ = (*plain, *lists)
    >>> purse = Purse()
    >>> purse.read({"coins": 3, "gems": ["opal"]})
    >>> purse.copy().to_data()
    {'coins': 3, 'gems': ['opal']}
    """

    __slots__ = ()

    shared: ClassVar[tuple[str, ...]] = ()
    """The slots with something that never changes: neither copied nor saved."""
    plain: ClassVar[tuple[str, ...]] = ()
    """The slots with a number or a word."""
    lists: ClassVar[tuple[str, ...]] = ()
    """The slots with a list of numbers and words."""
    tuples: ClassVar[tuple[str, ...]] = ()
    """The slots with a list of tuples."""
    rows: ClassVar[tuple[str, ...]] = ()
    """The slots with a list of lists of numbers and words."""

    def _twin(self) -> Self:
        """The same again, with the declared slots and nothing else."""
        kind = type(self)
        twin = _TWINS.get(kind)
        if twin is None:
            twin = _TWINS[kind] = _written_twin(kind)
        made: Self = twin(self)
        return made

    def is_like(self, other: Self) -> bool:
        """Whether all that is declared is the same in another one of the same class."""
        names = (*self.shared, *self.plain, *self.lists, *self.tuples, *self.rows)
        return all(getattr(self, name) == getattr(other, name) for name in names)

    def copy(self) -> Self:
        """The same again, sharing nothing that can change."""
        return self._twin()

    def to_data(self) -> dict[str, Any]:
        """All that is declared, as JSON-able data."""
        data: dict[str, Any] = {name: getattr(self, name) for name in self.plain}
        data |= {name: list(getattr(self, name)) for name in self.lists}
        data |= {name: _thawed(getattr(self, name)) for name in self.tuples}
        return data | {name: [list(row) for row in getattr(self, name)] for name in self.rows}

    def read(self, data: dict[str, Any]) -> None:
        """Take over what ``to_data`` gave."""
        for name in self.plain:
            setattr(self, name, data[name])
        for name in self.lists:
            setattr(self, name, list(data[name]))
        for name in self.tuples:
            setattr(self, name, [_frozen(each) for each in data[name]])
        for name in self.rows:
            setattr(self, name, [list(row) for row in data[name]])


def twin_lines(kind: type[Fields]) -> list[str]:
    """The copying of a class as source, a line for each slot: a loop over their names would take twice as long."""
    return [
        *(f"    made.{name} = self.{name}" for name in (*kind.shared, *kind.plain)),
        *(f"    made.{name} = self.{name}[:]" for name in (*kind.lists, *kind.tuples)),
        *(f"    made.{name} = [row[:] for row in self.{name}]" for name in kind.rows),
    ]


def _written_twin(kind: type[Fields]) -> Callable[[Any], Any]:
    scope: dict[str, Any] = {"kind": kind, "new": kind.__new__}
    exec("\n".join(["def twin(self):", "    made = new(kind)", *twin_lines(kind), "    return made"]), scope)
    twin: Callable[[Any], Any] = scope["twin"]
    return twin


_TWINS: dict[type[Fields], Callable[[Any], Any]] = {}
"""How each class is copied."""


def _thawed(value: Any) -> Any:
    return [_thawed(part) for part in value] if isinstance(value, (list, tuple)) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value
