"""Games to learn from: bots, each with a temperament of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from deskovka.bots import Bot, make_bot
from deskovka.games import registry
from deskovka.kernel import Chair, Chance, Option, Result, Trial, Worth, seed_from
from deskovka.kernel.worth import SPREAD
from deskovka.lab.columns import Columns
from deskovka.lab.simulate import LIMIT, drawn_setup

SAMPLED = 0.4
"""Which part of the positions is kept, where they tell something at any time: those beside each other say nearly the
same."""


class Position(msgspec.Struct, frozen=True):
    """What was counted in a position."""

    kinds: tuple[str, ...]
    rows: list[list[float]]
    left: float


class Lesson(msgspec.Struct, frozen=True):
    """A game: some of its positions, the scores that it came to, and what each seat took things to be worth."""

    number: int
    positions: list[Position]
    scores: tuple[float, ...]
    tempers: list[list[float]] = []
    """The unknowns as each seat had them, where they differed."""
    kinds: tuple[str, ...] = ()
    """What each seat was counted as at the end."""
    teams: tuple[tuple[int, ...], ...] = ()
    """Who began as allies."""


class Schooling(msgspec.Struct, frozen=True):
    """What is played in one round."""

    game: str
    setup: dict[str, Any]
    weights: list[float]
    """The unknowns (``Columns``) around which the temperaments lie."""
    spread: list[float]
    """How far they lie apart, for each of the unknowns; nothing at all where they do not differ."""
    seed: int
    round: int
    bot: str = "greedy"
    drawn: bool = False
    """Whether the set-up is drawn anew for every game."""
    tied: bool = False
    """Whether what a feature is worth at the end and how much more at the start change together."""
    leads: float = SPREAD
    """How far final leads spread: bots that search look no further than they reach."""
    outlook: bool = False
    """Whether it is learned what things are worth where a turn begins."""


class _Notes:
    """What is written down during a game."""

    def __init__(self, trial: Trial[Any], outlook: bool) -> None:
        self.positions: list[Position] = []
        self._trial = trial
        self._outlook = outlook
        self._last = 0

    def see(self, seat: int, chance: Chance) -> None:
        """A seat is asked: what matters is written down now and then, or only where something has come to its end."""
        state, game = self._trial.state, self._trial.game
        if self._is_telling(seat, chance):
            rows = [[float(count) for count in row] for row in game.features(state)]
            self.positions.append(Position(tuple(game.counted_as(state)), rows, game.left(state)))

    def _is_telling(self, seat: int, chance: Chance) -> bool:
        """Whether a new turn was begun, or another seat was asked before; elsewhere now and then."""
        game, last = self._trial.game, self._last
        if self._outlook:
            self._last = game.turns_taken(self._trial.state)
        elif game.told_between_turns:
            self._last = seat + 1
        else:
            return chance.below(1000) < 1000 * SAMPLED
        return self._last != last


class _Pupil(Bot):
    """A bot that answers as another one does; what matters in the positions it sees is written down."""

    def __init__(self, seed: bytes, bot: Bot, notes: _Notes) -> None:
        super().__init__(seed)
        self._bot = bot
        self._notes = notes

    def answer(self, chair: Chair[Any]) -> Option:
        """What the bot answers."""
        self._notes.see(chair.seat, self.chance)
        return self._bot.answer(chair)

    def consider(self, chair: Chair[Any]) -> Option:
        """What the bot would do."""
        return self._bot.consider(chair)


def lessons(schooling: Schooling, numbers: Iterable[int]) -> list[Lesson]:
    """The games of these numbers, as far as they came to an end."""
    game = registry.get(schooling.game)
    given = game.read_setup(schooling.setup)
    columns = Columns(game)
    found = []
    for number in numbers:
        seed = seed_from(schooling.seed, "learn", schooling.round, number)
        setup = drawn_setup(game, schooling.setup, seed) if schooling.drawn else given
        trial = Trial(game, setup, seed)
        teams = tuple(tuple(team) for team in game.teams(trial.state))
        notes = _Notes(trial, schooling.outlook)
        tempers = [temper(schooling, seed_from(seed.hex(), "temper", seat)) for seat in range(setup.players)]
        pupils = []
        for seat, unknowns in enumerate(tempers):
            worth = Worth({setup.players: columns.weights(unknowns, schooling.leads)})
            bot = make_bot(schooling.bot, seed_from(seed.hex(), "bot", seat), worth)
            pupils.append(_Pupil(seed_from(seed.hex(), seat), bot, notes))
        result = trial.play(pupils, LIMIT)
        if result is not None:
            kinds = tuple(game.counted_as(trial.state))
            found.append(Lesson(number, notes.positions, final_scores(result), tempers, kinds, teams))
    return found


def temper(schooling: Schooling, seed: bytes) -> list[float]:
    """The weights of a round, each changed by chance: a way of weighing things that a seat keeps through a game."""
    draw = Random(seed).gauss
    return [weight + draw(0, 1) * spread for weight, spread in zip(schooling.weights, schooling.spread, strict=True)]


def final_scores(result: Result) -> tuple[float, ...]:
    """What the seats came to; who wins in another way than by score stands as well as the best.

    What rivals come to is left out: it depends more on their luck than on what the seats do.
    """
    best = max(result.scores)
    return tuple(float(best if seat in result.winners else score) for seat, score in enumerate(result.scores))


def all_of(remembered: Sequence[Sequence[Lesson]]) -> list[Lesson]:
    """The lessons of several rounds."""
    return [lesson for of in remembered for lesson in of]
