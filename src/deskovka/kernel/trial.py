"""A trial: a game between players who answer at once, which nobody keeps. It pays for nothing that nobody reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from deskovka.kernel.chance import Chance
from deskovka.kernel.errors import DeskovkaError, IllegalAnswer, TrialBroke
from deskovka.kernel.flow import NOTHING, Ask, AskAll, Option, Options
from deskovka.kernel.game import Game, Result
from deskovka.kernel.playing import Chair, Player, Playing
from deskovka.kernel.playout import Boundary, playout
from deskovka.kernel.state import State
from deskovka.kernel.world import Question, World, listed, option_to_text

S = TypeVar("S", bound=State[Any])

CHECKED_EVERY = 256
"""After so many answers, and at the end, it is counted whether everything is still there."""


class Trial(Playing[S]):
    """A playout with chairs: no record, no log, no undo.

    Answers are checked, and a broken rule is no result. No boundary is kept until a player imagines a world. A match of
    the same set-up and seed, with the same players, goes the same way; it names the very answer that broke something.
    """

    def __init__(self, game: Game[S], setup: Any, seed: bytes) -> None:
        self.state = game.new(setup, Chance(seed))
        super().__init__(game, self.state)
        self.answered = 0
        self._boundary = Boundary(self.state)
        self._last = -1
        self._undisturbed = 0
        """How many of the last answers came from the same seat, with nothing drawn or learned since."""
        self._drawn = 0

    def play(self, players: Sequence[Player], limit: int) -> Result | None:
        """Let the players answer up to the end; gives None when the game is not over after so many answers."""
        chairs = [_TrialChair(self, seat) for seat in range(len(players))]
        boundary = self._boundary
        answered, pause = 0, min(limit, CHECKED_EVERY)

        def pick(seat: int, options: Options, question: Ask | AskAll) -> Option:
            nonlocal answered, pause
            if answered >= pause:
                pause = self._pause(answered, limit)
            if boundary.wanted:
                self._see_what_happened()
            chair = chairs[seat]
            in_secret = isinstance(question, AskAll)
            if isinstance(question, AskAll):
                own = question.asks[seat]
                chair.asked = Question(seat, own.topic, own.facts, options, False, True)
                option = players[seat].answer(chair)
            elif seat == question.seat:
                chair.asked = Question(seat, question.topic, question.facts, options, False, False)
                option = players[seat].answer(chair)
            else:
                chair.asked = Question(seat, question.topic, question.facts, options[1:], True, False)
                option = players[seat].consider(chair)
                if not option:
                    return NOTHING
            try:
                option = options[options.index(option)]
            except ValueError:
                raise IllegalAnswer(seat=seat, answer=option_to_text(option), legal=listed(options)) from None
            answered += 1
            self._undisturbed = 0 if in_secret else self._undisturbed + 1 if seat == self._last else 1
            self._last = seat
            boundary.since.append((seat, option))
            return option

        try:
            playout(self.game, self.state, pick, boundary=boundary)
            self._check_conserved(self.state)
        except _TooLong:
            return None
        except DeskovkaError:
            raise
        except Exception as error:
            raise self._broken(answered, error) from error
        finally:
            self.answered = answered
        return self.game.result(self.state)

    def _pause(self, answered: int, limit: int) -> int:
        """See whether everything is still there, and whether the game is too long; gives when to look again."""
        if answered >= limit:
            raise _TooLong
        self._check_conserved(self.state)
        return min(limit, answered + CHECKED_EVERY)

    def _broken(self, answered: int, error: Exception) -> TrialBroke:
        last = "".join(f"{seat} {option_to_text(option)}" for seat, option in self._boundary.since[-1:])
        return TrialBroke(game=self.game.id, count=answered, answer=last, problem=f"{type(error).__name__}: {error}")

    def _see_what_happened(self) -> None:
        """Whether something was drawn or learned since the last answer."""
        state = self.state
        if state.learned or state.chance.position != self._drawn:
            state.learned, self._drawn = 0, state.chance.position
            self._undisturbed, self._last = 0, -1

    def undisturbed(self, seat: int) -> int:
        """How many answers of this seat were the last ones, with nothing drawn, learned or answered by others since."""
        return self._undisturbed if seat == self._last else 0

    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know."""
        return self.game.view(self.state, seat)

    def imagine(self, seat: int | None, chance: Chance) -> World[S]:
        """A world that the seat cannot tell from the true one; from now on a boundary is kept at every step."""
        boundary = self._boundary
        if not boundary.wanted:
            boundary.wanted = True
            self.state.learned, self._drawn = 0, self.state.chance.position
        world = World(self.game, boundary.state, boundary.since, keeps=False)
        world.redeal(seat, chance)
        return world


class _TooLong(Exception):
    """The game has had as many answers as it may."""


class _TrialChair(Chair[S]):
    """A chair that is handed its question."""

    asked: Question | None = None

    def question(self) -> Question | None:
        """What this seat was asked, or could do, when it was last asked."""
        return self.asked
