"""Looking for numbers that bring a game where its author wants it, and trying what was found on fresh games.

Every trial plays the same seeds, so that trials differ by their numbers and not by luck. What looks best there looks a
little better than it is; how good it is, games on seeds that no trial has seen tell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from math import prod
from statistics import NormalDist, fmean

import msgspec

from deskovka.content.extras import needing
from deskovka.kernel import DeskovkaError
from deskovka.lab.measures import Estimate, Measured, estimate, is_share, labels_of, measure
from deskovka.lab.simulate import Plan
from deskovka.lab.student import error_of
from deskovka.lab.varying import Range, Value, plan_with

SURE = 0.95
"""From here on a goal counts as reached."""


class BadGoal(DeskovkaError):
    """A goal on the command line is not written as it must be."""

    key = "bad-goal"
    sentence = "--goal takes a measure and a range, not “{value}”; for example: --goal “wins government 45..55”."


class UnknownMeasure(DeskovkaError):
    """The games are not measured by that."""

    key = "unknown-measure"
    sentence = "There is no measure “{measure}”; there are: {known}."


class Goal(msgspec.Struct, frozen=True):
    """Where a measure shall be; shares in hundredths, as people say them."""

    key: str
    low: float
    high: float

    def bounds(self) -> tuple[float, float]:
        """The range in the units of the measure."""
        unit = 100 if is_share(self.key) else 1
        return self.low / unit, self.high / unit

    def missed(self, sample: Sequence[Measured]) -> float:
        """How far the games are from the middle of the range; 1 at its ends."""
        low, high = self.bounds()
        mean = fmean(game.values[self.key] for game in sample)
        return abs(mean - (low + high) / 2) / max((high - low) / 2, 1e-9)

    def sureness(self, sample: Sequence[Measured]) -> float:
        """How probable it is, after these games, that the measure lies in the range."""
        low, high = self.bounds()
        values = [game.values[self.key] for game in sample]
        mean, error = fmean(values), error_of(values)
        if not error:
            return float(low <= mean <= high)
        spread = NormalDist(mean, error)
        return spread.cdf(high) - spread.cdf(low)


class Reached(msgspec.Struct, frozen=True):
    """How near a goal the numbers come: where they were found, and on fresh games."""

    goal: Goal
    trial: Estimate
    fresh: Estimate
    sure: float


class Tuning(msgspec.Struct, frozen=True):
    """What was found."""

    game: str
    bots: tuple[str, ...]
    games: int
    fresh: int
    trials: int
    values: tuple[tuple[str, Value], ...]
    reached: tuple[Reached, ...]

    @property
    def sure(self) -> float:
        """How probable it is that every goal is reached, at least."""
        return max(0.0, 1 - sum(1 - each.sure for each in self.reached))


def read_goal(text: str) -> Goal:
    """A goal as it is written on a command line.

    >>> read_goal("wins government 45..55")
    Goal(key='wins government', low=45.0, high=55.0)
    """
    key, _, bounds = text.strip().rpartition(" ")
    try:
        low, high = (float(bound) for bound in bounds.split(".."))
    except ValueError:
        raise BadGoal(value=text) from None
    if not key or low > high:
        raise BadGoal(value=text)
    return Goal(" ".join(key.split()), low, high)


class _Trials:
    """Games with one choice of values after another; what was tried once is not played again."""

    def __init__(self, plan: Plan, ranges: Sequence[Range], goals: Sequence[Goal], jobs: int) -> None:
        self.plan, self.ranges, self.goals, self.jobs = plan, ranges, goals, jobs
        self.samples: dict[tuple[Value, ...], list[Measured]] = {}

    def named(self, values: Sequence[Value]) -> tuple[tuple[str, Value], ...]:
        """Values with their paths."""
        return tuple((each.path, value) for each, value in zip(self.ranges, values, strict=True))

    def missed(self, values: tuple[Value, ...]) -> float:
        """How far the goals are with these values."""
        if values not in self.samples:
            self.samples[values] = measure(plan_with(self.plan, self.named(values)), self.jobs)
            self._check_goals(self.samples[values])
        return sum(goal.missed(self.samples[values]) ** 2 for goal in self.goals)

    def _check_goals(self, sample: Sequence[Measured]) -> None:
        known = labels_of(sample)
        for goal in self.goals:
            if goal.key not in known:
                raise UnknownMeasure(measure=goal.key, known=", ".join(known))


def tune(
    plan: Plan,
    ranges: Sequence[Range],
    goals: Sequence[Goal],
    trials: int,
    fresh: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Tuning:
    """Try values of the ranges, take those that come nearest to the goals, and play fresh games with them."""
    tried = _Trials(plan, ranges, goals, jobs)
    for over in ranges:  # a value that cannot be is told before anything is played
        for value in (over.values[0], over.values[-1]):
            plan_with(plan, [(over.path, value)])
    if prod(len(over.values) for over in ranges) <= trials:
        for values in product(*(over.values for over in ranges)):
            tried.missed(values)
            progress(plan.games)
    else:
        _search(tried, trials, plan.seed, progress)
    best = min(tried.samples, key=tried.missed)
    again = plan_with(msgspec.structs.replace(plan, games=fresh, seed=plan.seed + 1), tried.named(best))
    sample = measure(again, jobs, progress)
    labels = labels_of(sample)
    reached = tuple(
        Reached(
            goal,
            estimate(goal.key, labels[goal.key], tried.samples[best]),
            estimate(goal.key, labels[goal.key], sample),
            goal.sureness(sample),
        )
        for goal in goals
    )
    return Tuning(plan.game, plan.bots, plan.games, fresh, len(tried.samples), tried.named(best), reached)


def _search(tried: _Trials, trials: int, seed: int, progress: Callable[[int], None]) -> None:
    """Let Optuna choose what is tried next from what came out before."""
    with needing("lab", "deskovka tune"):
        import optuna

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=seed & 0xFFFFFFFF))

    def missed(trial: optuna.Trial) -> float:
        places = [trial.suggest_int(over.path, 0, len(over.values) - 1) for over in tried.ranges]
        values = tuple(over.values[place] for over, place in zip(tried.ranges, places, strict=True))
        found = tried.missed(values)
        progress(tried.plan.games)
        return found

    study.optimize(missed, n_trials=trials)
