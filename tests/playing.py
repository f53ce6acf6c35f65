"""A table for tests, whatever the game: arranged between two steps, played by answering questions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, Self, TypeVar

from deskovka.content.lexicon import Lexicon
from deskovka.content.tabletop import TabletopGame
from deskovka.kernel import Chance, Event, Option, Question, ScriptedChance, State, World, seed_from

S = TypeVar("S", bound=State[Any])


def expect_listed(lexicon: Lexicon, question: Question) -> None:
    """A question has the facts that the lexicon says; a menu lists all its verbs, a question those that end it."""
    topic, verbs = lexicon.topics[question.topic], {str(option[0]) for option in question.options}
    assert tuple(question.facts) == topic.facts, question.topic
    for option in question.options:
        assert len(lexicon.facts(option)) == len(lexicon.verbs[str(option[0])]), option
    if topic.menu:
        assert verbs <= {*topic.menu, *topic.ends}, question.topic
    else:
        endings = {verb for each in lexicon.topics.values() for verb in each.ends}
        assert verbs & endings <= set(topic.ends), question.topic


def expect_told_as_listed(lexicon: Lexicon, event: Event) -> None:
    """An event has the facts that the lexicon says."""
    assert tuple(event.facts) == lexicon.events[event.kind], event


class GameTable(Generic[S]):
    """A game in progress that can be rearranged while no action is under way.

    ``events`` holds everything that was told since the last arrangement. A subclass names its game, and arranges and
    looks in the words of it: it changes ``self.world.boundary``, then restarts. Whatever is asked and told on the way
    must be in the lexicon.
    """

    game: ClassVar[TabletopGame[Any]]

    def __init__(self, world: World[S]) -> None:
        self.world = world
        self.events: list[Event] = []
        self._listen()

    @classmethod
    def with_setup(cls, setup: dict[str, Any], seed: int) -> Self:
        """A table at the first question of the game; what was told up to there is heard."""
        state = cls.game.new(cls.game.read_setup(setup), Chance(seed_from(seed)))
        events: list[Event] = []
        table = cls(World(cls.game, state, told=events))
        table.events = table.g.told = events
        return table

    def _listen(self) -> None:
        self.events = []
        self.g.told = self.events

    def _restart(self) -> None:
        """Begin the present step anew, after the state was changed at its boundary."""
        state = self.world.boundary.copy()
        self.events = []
        self.world = World(self.game, state, told=self.events)

    @property
    def g(self) -> S:
        """The state of the game."""
        return self.world.state

    def script(self, *outcomes: int) -> None:
        """Let the next draws of chance come out so."""
        self.world.boundary.chance = ScriptedChance(outcomes)
        self._restart()

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who is asked."""
        return self.world.waiting

    def question(self, seat: int) -> Question:
        """What the seat is asked; it must be asked."""
        question = self.world.question(seat)
        assert question is not None, f"seat {seat} is not asked; asked are {self.world.waiting}"
        expect_listed(self.game.lexicon, question)
        return question

    def topic(self, seat: int) -> str:
        """The topic of what the seat is asked."""
        return self.question(seat).topic

    def options(self, seat: int, *verbs: str) -> list[Option]:
        """What the seat may answer, all of it or with some verbs only."""
        return [option for option in self.question(seat).options if not verbs or option[0] in verbs]

    def answer(self, seat: int, *option: str | int) -> None:
        """Answer as a player would."""
        told = len(self.events)
        if (question := self.world.question(seat)) is not None:
            expect_listed(self.game.lexicon, question)
        self.world.answer(seat, option)
        for event in self.events[told:]:
            expect_told_as_listed(self.game.lexicon, event)

    def answer_at_random(self, chance: Chance) -> None:
        """Let one of the seats that are waited for pick any option."""
        seat = chance.pick(self.waiting)
        self.answer(seat, *chance.pick(self.options(seat)))

    def go_on_until(self, reached: Callable[[S], bool]) -> None:
        """Answer everything with the first option, up to there."""
        while not reached(self.g):
            assert self.waiting, "the game is over"
            for seat in self.waiting:
                self.answer(seat, *self.options(seat)[0])

    # -- looking -----------------------------------------------------------------------------------------------------

    @property
    def winners(self) -> tuple[int, ...]:
        """Who won; the game must be over."""
        assert self.world.result is not None, f"the game is not over; asked are {self.waiting}"
        return self.world.result.winners

    @property
    def scores(self) -> tuple[int, ...]:
        """The points at the end; the game must be over."""
        assert self.world.result is not None, f"the game is not over; asked are {self.waiting}"
        return self.world.result.scores

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of the events of a kind, in order."""
        return [dict(event.facts) for event in self.events if event.kind == kind]
