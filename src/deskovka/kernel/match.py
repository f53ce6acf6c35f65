"""A match: a game with its record, its log, and what may be taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

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
from deskovka.kernel.flow import NOTHING, Answer, Ask, AskAll, Option, Options
from deskovka.kernel.game import Game, Result
from deskovka.kernel.playing import Chair, Player, Playing
from deskovka.kernel.record import Record, Snapshot
from deskovka.kernel.state import Event, State
from deskovka.kernel.world import Question, World, option_to_text

S = TypeVar("S", bound=State[Any])


class Match(Playing[S]):
    """A real game: everything it was answered is recorded, and a broken rule freezes it.

    A match is made from a set-up and a seed, or loaded from a record; ``answer`` plays on.
    """

    def __init__(self, game: Game[S], setup: Any, seed: bytes, origin: Record | None = None) -> None:
        """Begin a game. With an ``origin``, a record that ends with a snapshot, go on from that snapshot."""
        self.setup = setup
        self.seed = seed
        self.origin = origin
        self.answers: list[Answer] = []
        """What was answered since the beginning, or since the snapshot of the origin."""
        self.log: list[Event] = []
        """Everything that was told, in order, to whomever."""
        self.broken: BrokenGame | None = None
        state = game.from_data(origin.snapshots[-1].state) if origin else game.new(setup, Chance(seed))
        super().__init__(game, state)
        self.world = World(game, state, told=self.log)
        self._boundaries: list[tuple[int, S]] = [(0, self.world.boundary)]
        """How many answers had been given at a step boundary, and the state there: as far back as undo reaches."""
        self._log_marks: list[int] = [len(self.log)]
        """How long the log was after each number of answers."""
        self._floor = 0
        self._floor_reason = "nothing"

    @classmethod
    def load(cls, game: Game[S], record: Record) -> Match[S]:
        """Play a record again up to where it stands; ``BrokenRecord`` when it does not fit the rules.

        A finished record must come out to the end that it says.
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
        if origin and game.write_setup(match.world.state.terms) != game.write_setup(setup):
            raise DamagedSnapshot(problem="it has another set-up than the record")
        for index in range(len(origin.answers) if origin else 0, len(record.answers)):
            match._answer_of_record(record, index)
        if record.ending is not None:
            found = match.result
            if found is None or found.ending != record.ending:
                said = option_to_text(record.ending)
                raise WrongResult(said=said, found=option_to_text(found.ending) if found else "no end yet")
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
        ending = self.result.ending if self.result else None
        setup = self.game.write_setup(self.setup)
        if self.origin is None:
            return Record(self.game.id, self.game.rules_version, setup, self.seed, answers, ending)
        answers = [*self.origin.answers, *answers]
        version, snapshots = self.origin.rules_version, self.origin.snapshots
        return Record(self.game.id, version, setup, self.seed, answers, ending, snapshots)

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
    def others(self) -> tuple[int, ...]:
        """The seats that may act though nobody waits for them, as far as everybody can tell."""
        return () if self.broken else self.world.others

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        return None if self.broken else self.world.result

    @property
    def roles(self) -> tuple[str, ...]:
        """What each seat plays, as far as it is settled."""
        return self.game.roles(self.world.state)

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
        return _MatchChair(self, seat)

    def imagine(self, seat: int | None, chance: Chance) -> World[S]:
        """A world that the seat cannot tell from the true one, with its own chance to come."""
        world = self.world.copy()
        world.redeal(seat, chance)
        return world

    def undisturbed(self, seat: int) -> int:
        """How many answers of this seat were the last ones, with nothing drawn, learned or answered by others since."""
        if self.world.replied:
            return 0
        since = [answered for answered, _ in self.answers[self._floor :]]
        return next((count for count, answered in enumerate(reversed(since)) if answered != seat), len(since))

    def next_answer(self, players: Mapping[int, Player]) -> Answer | None:
        """What one of these players does now: first those who only may act, then those that are waited for.

        Ask once for every question that is opened; None when all of them leave it to others.
        """
        if self.broken:
            return None

        def consider(seat: int, _: Options, __: Ask | AskAll) -> Option:
            return players[seat].consider(self.chair(seat)) if seat in players else NOTHING

        if acting := self.world.volunteer(consider):
            return acting
        for seat in self.world.waiting:
            if seat in players:
                return seat, players[seat].answer(self.chair(seat))
        return None

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
            self._check_conserved(state)
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
        self.world = World(self.game, boundary, [*self.answers[count:], *replied.items()])
        self._boundaries[-1] = (count, self.world.boundary)


class _MatchChair(Chair[S]):
    """A chair at a match, which may be asked at any time."""

    def __init__(self, match: Match[S], seat: int) -> None:
        super().__init__(match, seat)
        self._match = match

    def question(self) -> Question | None:
        """What this seat is asked, or may do, now."""
        return self._match.question(self.seat)


def verify(game: Game[S], record: Record) -> Match[S]:
    """Play a whole record again: it must be finished and come out to the scores that it says."""
    if record.ending is None:
        raise Truncated(missing="= and the scores")
    return Match.load(game, record)
