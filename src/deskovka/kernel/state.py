"""The base of a game's state, what never changes in it, and what is told while it changes."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from deskovka.kernel.chance import Chance
from deskovka.kernel.fields import Fields
from deskovka.kernel.flow import Value

T = TypeVar("T")

EVERYBODY = -1
"""The mask of seats (bit 0 is seat 0) that stands for all seats and all spectators."""


class Event:
    """Something that happened: a kind, its facts, and who may know (``to`` is None when everybody may)."""

    __slots__ = ("facts", "kind", "to")

    def __init__(self, kind: str, facts: dict[str, Value], to: tuple[int, ...] | None) -> None:
        self.kind = kind
        self.facts = facts
        self.to = to

    def is_for(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        return self.to is None or (seat is not None and seat in self.to)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event) and self.kind == other.kind and self.facts == other.facts and self.to == other.to
        )

    __hash__ = None  # type: ignore[assignment]  # facts are a dict

    def __repr__(self) -> str:
        facts = " ".join(f"{name}={value}" for name, value in self.facts.items())
        audience = "" if self.to is None else f" to {self.to}"
        return f"<{self.kind} {facts}{audience}>"


class Shared:
    """Base of immutable content (tables, boards) that states share instead of copying."""

    __slots__ = ()


class State(Fields, Generic[T]):
    """Base of a game's state: plain data between two steps, declared by its shape (see ``Fields``), with its terms."""

    __slots__ = ("chance", "learned", "terms", "told")

    def __init__(self, terms: T, chance: Chance) -> None:
        self.terms = terms
        """What ``read_setup`` gave: it stays the same through the whole match."""
        self.chance = chance
        self.told: list[Event] | None = None
        """The events of the answer under way; None where nobody listens."""
        self.learned = 0
        """The mask of seats that learned something hidden during the answer under way."""

    def copy(self) -> Self:
        """A state that equals this one and shares nothing mutable with it; nobody listens to it."""
        twin = self._twin()
        twin.terms = self.terms
        twin.chance = self.chance.copy()
        twin.told = None
        twin.learned = 0
        return twin

    def is_like(self, other: Self) -> bool:
        """Whether another state of the same class is the same for sure, chance included."""
        drawn, others = self.chance, other.chance
        return (drawn.position, drawn.seed) == (others.position, others.seed) and super().is_like(other)

    def to_data(self) -> dict[str, Any]:
        """The state at a step boundary as JSON-able data."""
        return {"chance": self.chance.to_data(), **super().to_data()}

    def read(self, data: dict[str, Any]) -> None:
        """Take over what ``to_data`` gave."""
        super().read(data)
        self.chance = Chance.from_data(data["chance"])
        self.learned = 0

    def tell(self, _kind: str, /, **facts: Value) -> None:
        """Tell everybody what happened. No fact is called like a parameter here: a compiler would mistake it."""
        if self.told is not None:
            self.told.append(Event(_kind, facts, None))

    def whisper(self, _hearer: int, _kind: str, /, **facts: Value) -> None:
        """Tell one seat what only it may know; who acted is a fact of its own, called ``seat``."""
        if self.told is not None:
            self.told.append(Event(_kind, facts, (_hearer,)))

    def reveal(self) -> None:
        """Mark that something hidden has become known to everybody."""
        self.learned = EVERYBODY

    def reveal_to(self, seat: int) -> None:
        """Mark that something hidden has become known to this seat."""
        self.learned |= 1 << seat
