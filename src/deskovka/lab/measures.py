"""Games in numbers: who won, scores, length, and what the game counts of itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import Any

import msgspec

from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Line, line
from deskovka.games import registry
from deskovka.kernel import Event, Result, Trial, seed_from
from deskovka.lab.results import wilson
from deskovka.lab.simulate import LIMIT, Plan, bots_of, shared_out
from deskovka.lab.student import interval

WINS, SCORE, ROUNDS, DECISIONS, DRAWS = "wins", "score", "rounds", "decisions", "draws"
"""What is measured of every game; wins and scores by what is played."""


class Measured(msgspec.Struct, frozen=True):
    """One game in numbers, by the key of the measure."""

    labels: dict[str, Line]
    values: dict[str, float]


class Estimate(msgspec.Struct, frozen=True):
    """One measure over some games: its mean and the 95 % interval of that."""

    key: str
    label: Line
    mean: float
    interval: tuple[float, float]


def measure(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda _: None) -> list[Measured]:
    """All games of a plan in numbers, in order."""
    return shared_out(measured_games, plan, plan.games, jobs, progress)


def measured_games(plan: Plan, numbers: Iterable[int]) -> list[Measured]:
    """The games of these numbers."""
    game = registry.get(plan.game)
    setup = game.read_setup(plan.setup)
    return [measured(plan, game, setup, number) for number in numbers]


def measured(plan: Plan, game: TabletopGame[Any], setup: Any, number: int) -> Measured:
    """One game in numbers."""
    trial = Trial(game, setup, seed_from(plan.seed, number))
    events: list[Event] = []
    trial.state.told = events
    result = trial.play(bots_of(plan, number, [None] * len(plan.bots)), LIMIT)
    labels: dict[str, Line] = {}
    values: dict[str, float] = {}

    def put(key: str, label: Line, value: float) -> None:
        labels.setdefault(key, label)
        values[key] = values.get(key, 0.0) + value

    played = game.roles(trial.state) or ("",) * setup.players
    roles = [role or f"{seat + 1}" for seat, role in enumerate(played)]
    names = [_role(game, role) for role in roles]
    for seat, role in enumerate(roles):
        put(f"{WINS} {role}", line("measure-wins", role=names[seat]), _won(result, seat))
    for seat, role in enumerate(roles):
        put(f"{SCORE} {role}", line("measure-score", role=names[seat]), result.scores[seat] if result else 0.0)
    put(ROUNDS, line("measure-rounds"), game.rounds(trial.state))
    put(DECISIONS, line("measure-decisions"), trial.answered)
    put(DRAWS, line("measure-draws"), float(result is None or result.kind == "draw"))
    for count in game.counters(setup, events):
        put(count.key, count.label, count.value)
    return Measured(labels, values)


def _won(result: Result | None, seat: int) -> float:
    """The part of the victory that a seat has: what a team wins each of it has won, otherwise winners share."""
    if result is None or seat not in result.winners:
        return 0.0
    return 1.0 if result.kind == "team" else 1 / len(result.winners)


def _role(game: TabletopGame[Any], role: str) -> Line | str:
    """What is played, by its name where the catalogs have one."""
    return line(f"role-{role}") if game.words("en").has(f"role-{role}") else role


def labels_of(*samples: Sequence[Measured]) -> dict[str, Line]:
    """What every game of all samples was measured by, in the order in which it first came."""
    games = [game for sample in samples for game in sample]
    labels = {key: label for game in games for key, label in game.labels.items()}
    return {key: label for key, label in labels.items() if all(key in game.values for game in games)}


def is_share(key: str) -> bool:
    """Whether a measure is how often something happens, so that it reads best in hundredths."""
    return key == DRAWS or key.startswith(f"{WINS} ")


def estimates(sample: Sequence[Measured]) -> tuple[Estimate, ...]:
    """What the games of a sample come to."""
    return tuple(estimate(key, label, sample) for key, label in labels_of(sample).items())


def estimate(key: str, label: Line, sample: Sequence[Measured]) -> Estimate:
    """One measure of a sample."""
    values = [game.values[key] for game in sample]
    between = wilson(sum(values), len(values)) if is_share(key) else interval(values)
    return Estimate(key, label, fmean(values), between)
