"""What every made-up game with words of its own has alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from deskovka.content.clauses import Clause
from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Line, Thing
from deskovka.kernel import Option, State

S = TypeVar("S", bound=State[Any])


class Spoken(TabletopGame[S]):
    """A game in words; it has no notes, and one clause for everything."""

    def clauses(self, language: str) -> tuple[Clause, ...]:
        return (Clause("1", "Play", language, "Play well."),)

    def note(self, option: Option, view: Any, content: Any) -> Line | None:
        return None

    def about(self, content: Any) -> Mapping[Thing, tuple[Line, ...]]:
        return {}
