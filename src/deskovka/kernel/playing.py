"""A game that is played, whether it is kept or not; the chairs from which it is seen, and who sits on them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, Protocol, TypeVar

from deskovka.kernel.chance import Chance
from deskovka.kernel.flow import Option
from deskovka.kernel.game import Game
from deskovka.kernel.state import State
from deskovka.kernel.world import Question, World

S = TypeVar("S", bound=State[Any])


class Playing(ABC, Generic[S]):
    """What the chairs need of a game that is played."""

    def __init__(self, game: Game[S], begun: S) -> None:
        self.game = game
        self._conserved = game.conserved(begun)

    @abstractmethod
    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know."""

    @abstractmethod
    def imagine(self, seat: int | None, chance: Chance) -> World[S]:
        """A world that the seat cannot tell from the true one, with its own chance to come."""

    @abstractmethod
    def undisturbed(self, seat: int) -> int:
        """How many answers of this seat were the last ones, with nothing drawn, learned or answered by others since."""

    def _check_conserved(self, state: S) -> None:
        now = self.game.conserved(state)
        if now != self._conserved:
            names = sorted(name for name in now | self._conserved if now.get(name) != self._conserved.get(name))
            changes = (f"{name} was {self._conserved.get(name)}, is {now.get(name)}" for name in names)
            raise ValueError("not conserved: " + "; ".join(changes))


class Chair(ABC, Generic[S]):
    """A game as one seat knows it: all that a bot is given."""

    def __init__(self, playing: Playing[S], seat: int) -> None:
        self._playing = playing
        self.seat = seat
        self.game = playing.game

    @abstractmethod
    def question(self) -> Question | None:
        """What this seat is asked, or may do, now."""

    def view(self) -> Any:
        """What this seat may know."""
        return self._playing.view(self.seat)

    def imagine(self, chance: Chance) -> World[S]:
        """A world that this seat cannot tell from the true one."""
        return self._playing.imagine(self.seat, chance)

    def undisturbed(self) -> int:
        """How many answers of this seat were the last ones, with nothing drawn, learned or answered by others since."""
        return self._playing.undisturbed(self.seat)


class Player(Protocol):
    """Who sits on a chair and answers at once."""

    def answer(self, chair: Chair[Any]) -> Option:
        """One of the options that the chair is offered now."""

    def consider(self, chair: Chair[Any]) -> Option:
        """What to do though nobody waits for it: one of the options that the chair is offered now, or ``NOTHING``."""
