"""A match: a game with its record, its log, and what may be taken back."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from deskovka.kernel.chance import Chance
from deskovka.kernel.errors import (
    BadAnswer,
    BadSeat,
    BrokenGame,
    DamagedSnapshot,
    IllegalAnswer,
    NewerRules,
    NoSeed,
    NotAsked,
    OlderRules,
    Truncated,
    UndoRefused,
    WrongResult,
)
from deskovka.kernel.flow import Option
from deskovka.kernel.game import Event, Game, Result, State
from deskovka.kernel.record import Record, Snapshot
from deskovka.kernel.world import Answer, Question, World, option_to_text

S = TypeVar("S", bound=State)


class Match(Generic[S]):
    """A real game: everything it was answered is recorded, and a broken rule freezes it.

    A match is made from a set-up and a seed, or loaded from a record; ``answer`` plays on.
    """

    def __init__(self, game: Game[S], setup: Any, seed: bytes, origin: Record | None = None) -> None:
        """Begin a game. With an ``origin``, a record that ends with a snapshot, go on from that snapshot."""
        self.game = game
        self.setup = setup
        self.seed = seed
        self.origin = origin
        self.answers: list[Answer] = []
        """What was answered since the beginning, or since the snapshot of the origin."""
        self.log: list[Event] = []
        """Everything that was told, in order, to whomever."""
        self.broken: BrokenGame | None = None
        state = game.from_data(origin.snapshots[-1].state) if origin else game.new(setup, Chance(seed))
        self._conserved = game.conserved(state)
        state.told = self.log
        self.world = World(game, state)
        self._boundaries: list[tuple[int, S]] = [(0, self.world.boundary)]
        """How many answers had been given at a step boundary, and the state there: as far back as undo reaches."""
        self._log_marks: list[int] = [len(self.log)]
        """How long the log was after each number of answers."""
        self._floor = 0
        self._floor_reason = "nothing"

    @classmethod
    def load(cls, game: Game[S], record: Record) -> Match[S]:
        """Play a record again up to where it stands; ``BrokenRecord`` when it does not fit the rules.

        A finished record must come out to the scores that it says.
        """
        origin = record.prefix(record.snapshots[-1].at) if record.snapshots else None
        version = origin.snapshots[-1].rules_version if origin else record.rules_version
        if version > game.rules_version:
            raise NewerRules(game=game.id, theirs=version, ours=game.rules_version)
        if version < game.rules_version:
            raise OlderRules(game=game.id, theirs=version, ours=game.rules_version)
        if record.seed is None:
            raise NoSeed
        setup = game.read_setup(record.setup)
        try:
            match = cls(game, setup, record.seed, origin)
        except Exception as error:
            if origin is None:
                raise
            raise DamagedSnapshot(problem=f"{type(error).__name__} {error}") from error
        for index in range(len(origin.answers) if origin else 0, len(record.answers)):
            match._answer_of_record(record, index)
        if record.scores is not None:
            found = match.result
            if found is None or found.scores != record.scores:
                raise WrongResult(said=_scores(record.scores), found=_scores(found.scores) if found else "no end yet")
        return match

    def _answer_of_record(self, record: Record, index: int) -> None:
        seat, option = record.answers[index]
        try:
            self.answer(seat, option)
        except NotAsked as error:
            raise BadSeat(line=record.line(index), seat=seat, asked=error.facts["asked"]) from None
        except IllegalAnswer as error:
            raise BadAnswer(line=record.line(index), **error.facts) from None

    @property
    def record(self) -> Record:
        """The record up to now, secret answers to the open question included: whoever has it knows everything."""
        answers = [*self.answers, *sorted(self.world.replied.items())]
        scores = self.result.scores if self.result else None
        setup = self.game.write_setup(self.setup)
        if self.origin is None:
            return Record(self.game.id, self.game.rules_version, setup, self.seed, answers, scores)
        answers = [*self.origin.answers, *answers]
        version, snapshots = self.origin.rules_version, self.origin.snapshots
        return Record(self.game.id, version, setup, self.seed, answers, scores, snapshots)

    @property
    def snapshot(self) -> Snapshot:
        """The state at the last step boundary; the answers after it are still to be played."""
        count, boundary = self._boundaries[-1]
        earlier = len(self.origin.answers) if self.origin else 0
        return Snapshot(earlier + count, self.game.rules_version, self.game.to_data(boundary))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return () if self.broken else self.world.waiting

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        return None if self.broken else self.world.result

    def question(self, seat: int) -> Question | None:
        """What a seat is asked, or may do, now."""
        return None if self.broken else self.world.question(seat)

    def view(self, seat: int | None) -> Any:
        """What a seat (None: a spectator) may know."""
        return self.game.view(self.world.state, seat)

    def told(self, seat: int | None, since: int = 0) -> list[Event]:
        """What was told to a seat (None: a spectator), from the given place of the log on."""
        return [event for event in self.log[since:] if event.is_for(seat)]

    def chair(self, seat: int) -> Chair[S]:
        """The match as a seat knows it."""
        return Chair(self, seat)

    def imagine(self, seat: int | None, chance: Chance) -> World[S]:
        """A world that the seat cannot tell from the true one, with its own chance to come."""
        world = self.world.copy()
        world.redeal(seat, chance)
        return world

    def answer(self, seat: int, option: Option) -> None:
        """Answer the open question with one of its options; ``NotAsked`` or ``IllegalAnswer`` changes nothing."""
        if self.broken:
            raise self.broken
        option = self.world.legal(seat, option)
        state = self.world.state
        step = self.world.step
        replied = self.world.replied
        drawn = state.chance.position
        state.learned = 0
        state.told = self.log
        settled = None
        try:
            settled = self.world.settle(seat, option)
            self._check_conserved()
        except Exception as error:
            self.broken = BrokenGame(
                game=self.game.id,
                step=self.world.step if settled is None else step,
                count=len(self.origin.answers if self.origin else ()) + len(self.answers) + len(replied) + 1,
                answer=f"{seat} {option_to_text(option)}",
                problem=f"{type(error).__name__}: {error}",
            )
            self._stand(replied)
            raise self.broken from error
        if not settled:
            return
        self.answers.extend(settled)
        self._log_marks.extend([len(self.log)] * len(settled))
        if self.world.boundary is not self._boundaries[-1][1]:
            self._boundaries.append((len(self.answers), self.world.boundary))
        if len(settled) > 1 or state.learned:
            self._set_floor("revealed")
        elif state.chance.position != drawn:
            self._set_floor("chance")

    def _check_conserved(self) -> None:
        now = self.game.conserved(self.world.state)
        if now != self._conserved:
            names = sorted(name for name in now | self._conserved if now.get(name) != self._conserved.get(name))
            changes = (f"{name} was {self._conserved.get(name)}, is {now.get(name)}" for name in names)
            raise ValueError("not conserved: " + "; ".join(changes))

    def _set_floor(self, reason: str) -> None:
        """Nobody can take back what was answered so far."""
        self._floor = len(self.answers)
        self._floor_reason = reason
        del self._boundaries[:-1]

    def undo_refusal(self, seat: int) -> str | None:
        """Why the seat cannot take its last answer back (a reason of ``UndoRefused``), or None when it can."""
        if self.broken:
            return "nothing"
        if seat in self.world.replied:
            return None
        if len(self.answers) <= self._floor:
            return self._floor_reason
        return "other" if self.world.replied or self.answers[-1][0] != seat else None

    def undo(self, seat: int) -> None:
        """Take back the last answer of a seat, as far as the law of undo allows; else ``UndoRefused``."""
        reason = self.undo_refusal(seat)
        if reason is not None:
            raise UndoRefused(seat=seat, reason=reason)
        if seat in self.world.replied:
            self.world.withdraw(seat)
            return
        self.answers.pop()
        self._log_marks.pop()
        while self._boundaries[-1][0] > len(self.answers):
            self._boundaries.pop()
        self._stand({})

    def _stand(self, replied: dict[int, Option]) -> None:
        """Put the world and the log where the answers so far and these secret ones lead: the rest never happened."""
        del self.log[self._log_marks[-1] :]
        count, boundary = self._boundaries[-1]
        self.world = World(self.game, boundary.copy(), [*self.answers[count:], *replied.items()])
        self._boundaries[-1] = (count, self.world.boundary)


class Chair(Generic[S]):
    """A match as one seat knows it: all that a bot is given."""

    def __init__(self, match: Match[S], seat: int) -> None:
        self._match = match
        self.seat = seat
        self.game = match.game

    def question(self) -> Question | None:
        """What this seat is asked now."""
        return self._match.question(self.seat)

    def view(self) -> Any:
        """What this seat may know."""
        return self._match.view(self.seat)

    def imagine(self, chance: Chance) -> World[S]:
        """A world that this seat cannot tell from the true one."""
        return self._match.imagine(self.seat, chance)


def verify(game: Game[S], record: Record) -> Match[S]:
    """Play a whole record again: it must be finished and come out to the scores that it says."""
    if record.scores is None:
        raise Truncated(missing="= and the scores")
    return Match.load(game, record)


def _scores(scores: tuple[int, ...]) -> str:
    return " ".join(str(score) for score in scores)
