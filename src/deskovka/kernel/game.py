"""The contract of a game, the base of its state, and the registry."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from deskovka.kernel.chance import Chance
from deskovka.kernel.errors import UnknownGame
from deskovka.kernel.flow import Flow

EVERYBODY = -1
"""The mask of seats (bit 0 is seat 0) that stands for all seats and all spectators."""


class Event:
    """Something that happened: a kind, its facts, and who may know (``to`` is None when everybody may)."""

    __slots__ = ("facts", "kind", "to")

    def __init__(self, kind: str, facts: dict[str, str | int], to: tuple[int, ...] | None) -> None:
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


class State(ABC):
    """Base of a game's state: plain data between two steps, with a hand-written copy."""

    __slots__ = ("chance", "learned", "told")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.told: list[Event] | None = None
        """The events of the answer under way; None where nobody listens."""
        self.learned = 0
        """The mask of seats that learned something hidden during the answer under way."""

    @abstractmethod
    def copy(self) -> Self:
        """A state that equals this one and shares nothing mutable with it; nobody listens to it."""

    def tell(self, kind: str, /, **facts: str | int) -> None:
        """Tell everybody what happened."""
        if self.told is not None:
            self.told.append(Event(kind, facts, None))

    def whisper(self, seat: int, kind: str, /, **facts: str | int) -> None:
        """Tell one seat what only it may know."""
        if self.told is not None:
            self.told.append(Event(kind, facts, (seat,)))

    def reveal(self) -> None:
        """Mark that something hidden has become known to everybody."""
        self.learned = EVERYBODY

    def reveal_to(self, seat: int) -> None:
        """Mark that something hidden has become known to this seat."""
        self.learned |= 1 << seat


class Result:
    """The end of a game: a score for each seat, and who won (several when the victory is shared)."""

    __slots__ = ("scores", "winners")

    def __init__(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        self.scores = scores
        self.winners = winners

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.scores == other.scores and self.winners == other.winners

    def __hash__(self) -> int:
        return hash((self.scores, self.winners))

    def __repr__(self) -> str:
        return f"Result(scores={self.scores}, winners={self.winners})"


class Setup(Protocol):
    """What every set-up has, whatever else a game lets one choose."""

    @property
    def players(self) -> int:
        """How many seats play."""


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """The rules of one game, as the kernel, the bots and the server use them."""

    id: ClassVar[str]
    rules_version: ClassVar[int]
    seats: ClassVar[range]

    @abstractmethod
    def read_setup(self, data: Mapping[str, Any]) -> Any:
        """The set-up described by plain data, with defaults filled in; ``BadSetup`` when it cannot be."""

    @abstractmethod
    def write_setup(self, setup: Any) -> dict[str, Any]:
        """The plain data of a set-up: only what differs from the defaults, and the number of players."""

    @abstractmethod
    def draw_setup(self, chance: Chance) -> dict[str, Any]:
        """The plain data of some set-up that can be played; every option is drawn now and then."""

    @abstractmethod
    def new(self, setup: Any, chance: Chance) -> S:
        """The state before the first step."""

    @abstractmethod
    def step(self, state: S) -> Flow[None]:
        """One step: an action or a phase. On return the state is pure data again."""

    @abstractmethod
    def result(self, state: S) -> Result | None:
        """The result, once the game is over."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know, built by inclusion."""

    @abstractmethod
    def redeal(self, state: S, seat: int | None, chance: Chance) -> None:
        """Deal anew, in place, everything that the seat does not know, consistent with all that it does."""

    @abstractmethod
    def to_data(self, state: S) -> dict[str, Any]:
        """A snapshot of the state at a step boundary, as JSON-able data."""

    @abstractmethod
    def from_data(self, data: dict[str, Any]) -> S:
        """The state saved by ``to_data``."""

    @abstractmethod
    def estimate(self, state: S, seat: int) -> float:
        """How well a seat stands, for bots: monotone hints, not truth."""

    @abstractmethod
    def conserved(self, state: S) -> dict[str, int]:
        """Totals that no rule may ever change: pieces, cards, coins."""

    @abstractmethod
    def content(self) -> frozenset[str]:
        """Names of everything that must occur in some recorded game: cards, variants, ends, numbers of players."""

    @abstractmethod
    def occurred(self, setup: Any, events: list[Event]) -> frozenset[str]:
        """Which of the content occurred in a finished game with this set-up and these events."""


G = TypeVar("G", bound=Game[Any])


class Registry(Generic[G]):
    """The games that can be played, by their ids."""

    def __init__(self) -> None:
        self._games: dict[str, G] = {}

    def add(self, game: G) -> None:
        """Register a game; its id must be new."""
        if game.id in self._games:
            raise ValueError(f"two games are called {game.id}")
        self._games[game.id] = game

    def get(self, name: str) -> G:
        """The game with this id, or ``UnknownGame`` with the nearest one."""
        if name in self._games:
            return self._games[name]
        nearest = get_close_matches(name.lower(), self._games, n=1, cutoff=0.0)
        raise UnknownGame(name=name, nearest=nearest[0], known=", ".join(self._games))

    def __iter__(self) -> Iterator[G]:
        return iter(self._games.values())
