"""The content of a game as typed tables, as printed and with the changes of editions."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from deskovka.content.editions import Names, typed

C = TypeVar("C", bound="GameContent")
T = TypeVar("T")

EDITIONS_KEPT = 64
"""Of so many editions the tables are kept at hand."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything in the tables: what stands in the YAML files of a game."""


class GameContent(Entry, frozen=True, kw_only=True):
    """Base of all that a game is made of."""

    names: Names = msgspec.field(default_factory=dict)
    """What an edition calls things: by kind, id and language."""


class Printed(Generic[C, T]):
    """What a game is made of, as printed: YAML files, their type, and the tables that rules read.

    ``index`` checks the typed content and makes tables of it, that is whatever the rules want to have at hand. Equal
    editions share their tables, and so do all games with the printed one.
    """

    def __init__(self, load: Callable[[], dict[str, Any]], kind: type[C], index: Callable[[C], T]) -> None:
        self._load = load
        self.kind = kind
        self._index = index
        self._edited = lru_cache(EDITIONS_KEPT)(self._apply)

    @cached_property
    def data(self) -> dict[str, Any]:
        """The content as it stands in the files."""
        return self._load()

    @cached_property
    def tables(self) -> T:
        """The tables of the printed edition."""
        return self._index(typed(self.data, {}, self.kind))

    def with_edition(self, edition: Mapping[str, Any]) -> T:
        """The tables with the changes of an edition; ``BadEdition`` when they do not fit."""
        return self._edited(pickle.dumps(edition)) if edition else self.tables

    def _apply(self, edition: bytes) -> T:
        return self._index(typed(self.data, pickle.loads(edition), self.kind))
