"""The contract of a game, its result, and the registry."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from deskovka.kernel.chance import Chance
from deskovka.kernel.errors import UnknownGame
from deskovka.kernel.flow import Flow
from deskovka.kernel.state import Event, State
from deskovka.kernel.worth import Names, Rows, Worth, leads, points_only

RESULT_KINDS = ("won", "shared", "team", "rival", "draw")
"""How a game can end: see ``Result.kind``."""


class Rival:
    """A contender that is no seat: a solo opponent, a side that nobody plays."""

    __slots__ = ("name", "score", "won")

    def __init__(self, name: str, score: int, won: bool) -> None:
        self.name = name
        self.score = score
        self.won = won

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rival) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __repr__(self) -> str:
        return f"Rival({self.name!r}, {self.score}, won={self.won})"

    def _parts(self) -> tuple[str, int, bool]:
        return self.name, self.score, self.won


class Result:
    """The end of a game: a score for each seat, and who won.

    Nobody wins a draw. Several winners share the victory, unless they are of one of the ``teams``: then it is theirs
    together. ``rivals`` are contenders that are no seats; they have scores and may win. ``reason`` is why it ended, a
    word of the game.
    """

    __slots__ = ("reason", "rivals", "scores", "teams", "winners")

    def __init__(
        self,
        scores: tuple[int, ...],
        winners: tuple[int, ...],
        reason: str = "",
        teams: tuple[tuple[int, ...], ...] = (),
        rivals: tuple[Rival, ...] = (),
    ) -> None:
        self.scores = scores
        self.winners = winners
        self.reason = reason
        self.teams = teams
        self.rivals = rivals

    @property
    def kind(self) -> str:
        """How it ended: ``draw``, ``won`` by one seat, ``shared``, by a ``team``, or by a ``rival`` alone.

        >>> Result((7, 7), ()).kind, Result((7, 7), (0, 1)).kind, Result((7, 5, 3), (0, 2), teams=((0, 2),)).kind
        ('draw', 'shared', 'team')
        """
        rivals = [rival for rival in self.rivals if rival.won]
        if not self.winners:
            return "rival" if rivals else "draw"
        if len(self.winners) + len(rivals) == 1:
            return "won"
        of_one_team = any(set(self.winners) <= set(team) for team in self.teams)
        return "team" if of_one_team and not rivals else "shared"

    @property
    def ending(self) -> tuple[str | int, ...]:
        """The last line of a record: scores, then the rivals with theirs, and ``draw`` when nobody won.

        >>> Result((9,), (), rivals=(Rival("vizier", 12, won=True),)).ending
        (9, 'vizier', 12)
        """
        rivals = [part for rival in self.rivals for part in (rival.name, rival.score)]
        return (*self.scores, *rivals, *(["draw"] if self.kind == "draw" else []))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash(self._parts())

    def __repr__(self) -> str:
        extra = {"reason": self.reason, "teams": self.teams, "rivals": self.rivals}
        said = "".join(f", {name}={value!r}" for name, value in extra.items() if value)
        return f"Result(scores={self.scores}, winners={self.winners}{said})"

    def _parts(self) -> tuple[object, ...]:
        return self.scores, self.winners, self.reason, self.teams, self.rivals


class Setup(Protocol):
    """What every set-up has, whatever else a game lets one choose."""

    @property
    def players(self) -> int:
        """How many seats play."""


S = TypeVar("S", bound=State[Any])


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
    def step(self, state: S, /) -> Flow[None]:
        """One step: an action or a phase. On return the state is pure data again."""

    @abstractmethod
    def result(self, state: S, /) -> Result | None:
        """The result, once the game is over."""

    @abstractmethod
    def view(self, state: S, seat: int | None, /) -> Any:
        """What a seat (None: a spectator) may know, built by inclusion."""

    @abstractmethod
    def redeal(self, state: S, seat: int | None, chance: Chance, /) -> None:
        """Deal anew, in place, everything that the seat does not know, consistent with all that it does."""

    def to_data(self, state: S) -> dict[str, Any]:
        """A snapshot of the state at a step boundary, as JSON-able data."""
        return {"setup": self.write_setup(state.terms), **state.to_data()}

    def from_data(self, data: dict[str, Any]) -> S:
        """The state saved by ``to_data``."""
        state = self.new(self.read_setup(data["setup"]), Chance.from_data(data["chance"]))
        state.read(data)
        return state

    draws_among_equals: ClassVar[bool] = False
    """Whether bots draw among answers that look equally good: where a game leaves little else to chance, games of bots
    would all be the same one otherwise."""
    passes_last: ClassVar[bool] = False
    """Whether the last option of a question may end a turn, and what others get then without being asked, like an
    income, makes it look worse or better than it is: bots do not weigh it, because it comes anyway."""
    told_between_turns: ClassVar[bool] = False
    """Whether features tell how seats stand only where another one is asked than before, and nothing of what somebody
    has begun: bots that plan look as far as that, and it is learned there what things are worth."""
    feature_names: ClassVar[Names]
    """The names of what ``features`` counts, by what a seat is counted as: under "" where all are counted alike."""

    @abstractmethod
    def features(self, state: S, /) -> Rows:
        """One row for each seat: how much it has of everything that matters, in the order of ``feature_names``.

        Hints for bots, called all the time while they think. What they are worth is data (``worth``).
        """

    def counted_as(self, state: S, /) -> Sequence[str]:
        """Under which of the ``feature_names`` each seat is counted, where seats play different things."""
        players: int = state.terms.players
        return ("",) * players

    def left(self, state: S, /) -> float:  # noqa: ARG002  # a game that can tell reads it
        """Which part of the game is left, about: from 1 at the beginning to 0 at the end. What is worth more early."""
        return 0.0

    def teams(self, state: S, /) -> Sequence[Sequence[int]]:  # noqa: ARG002  # a game that has teams reads it
        """The seats that will win together as things stand, where there are any."""
        return ()

    @cached_property
    def worth(self) -> Worth:
        """What the features are worth."""
        return points_only(self.feature_names)

    def estimates(self, state: S, worth: Worth | None = None) -> list[float]:
        """How far each seat is ahead, in points, by these weights or the game's own: hints for bots, not truth."""
        return leads(self.values(state, worth), self.teams(state))

    def values(self, state: S, worth: Worth | None = None) -> list[float]:
        """What each seat has, in points, whatever the others have."""
        rows = self.features(state)
        return (worth or self.worth).of(len(rows)).values(rows, self.counted_as(state), self.left(state))

    def roles(self, state: S) -> tuple[str, ...]:  # noqa: ARG002  # a game whose seats differ reads it
        """What each seat plays, a faction, a character or a side; empty where seats differ by nothing."""
        return ()

    def turns_taken(self, state: S) -> int:  # noqa: ARG002  # a game whose turns end by passing reads it
        """How many turns have ended, set-up included.

        Where a turn ends by passing (``passes_last``) bots that plan look as far as the next one begins.
        """
        return 0

    def rounds(self, state: S) -> int:  # noqa: ARG002  # a game that has rounds reads it
        """How many rounds have begun; none in a game without rounds."""
        return 0

    @abstractmethod
    def conserved(self, state: S, /) -> dict[str, int]:
        """Totals that no rule may ever change: pieces, cards, coins."""

    @abstractmethod
    def repertoire(self) -> frozenset[str]:
        """Names of everything that must occur in some recorded game: cards, variants, ends, numbers of players."""

    @abstractmethod
    def occurred(self, setup: Any, events: list[Event]) -> frozenset[str]:
        """Which of the repertoire occurred in a finished game with this set-up and these events."""


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
