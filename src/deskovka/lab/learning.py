"""Learning what things are worth: bots play themselves, and what came of it tells how to weigh things.

Every round plays games around the weights that are kept so far, finds new ones from what came of them, and keeps them
only if bots that use them beat those that do not. The same seed gives the same weights, however many processes share
the work.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from deskovka.bots import USUAL, make_bot
from deskovka.content.worth import Learned, WorthFile, worth_of
from deskovka.games import registry
from deskovka.kernel import Game, Trial, seed_from
from deskovka.lab.columns import Columns, numpy
from deskovka.lab.fitting import TEMPER, fit, lean, spread_of
from deskovka.lab.lessons import Lesson, Schooling, all_of, final_scores, lessons
from deskovka.lab.results import wilson
from deskovka.lab.simulate import LIMIT, make_plan, shared_out, simulate

REMEMBERED = 2
"""From so many rounds games are learned at once."""
MATCHES = 4
"""One game at the table for so many of learning."""
FEWEST_MATCHES = 24
STEPS = (("fit", 1.0), ("fit", 0.5), ("lean", 1.0), ("fit", 0.2))
"""What is tried in each round until something wins: how much of the way from the old weights to those that explain the
lead by the features is gone, or how far in the direction that did better, in the usual distance of temperaments."""
CLOSELY = 0.5
"""How far temperaments lie apart, as a part of the usual, where weights are to stay near to these."""
SCOUTED = 8
"""So many random games tell how much seats differ by each feature, before anything was learned from."""

Progress = Callable[[int], None]


class Report(msgspec.Struct, frozen=True):
    """How a step went."""

    round: int
    positions: int
    way: str
    step: float
    """How far the way was gone."""
    r2: float
    """Which part of the spread of final leads is explained, on the games held back."""
    games: int
    """How many were played against the weights before."""
    wins: float
    share: float
    interval: tuple[float, float]
    fair: float
    """What equals would win."""
    kept: bool


class Plan(msgspec.Struct, frozen=True):
    """What is learned: so many games in each of so many rounds, from weights to begin with (None: points)."""

    game: str
    setup: dict[str, Any]
    games: int
    rounds: int
    seed: int = 0
    begin: WorthFile | None = None
    at_table: int | None = None
    """How many games of each round are played at the table, if not a part of the others."""
    closely: bool = False
    """Whether temperaments stay near the weights to begin with: those are known to be good."""
    drawn: bool = False
    """Whether the set-up is drawn anew for every game, so that each role gets its share."""
    bot: str = USUAL
    """Who plays: what things are worth to those who plan ahead is best seen in their games."""

    @property
    def matches(self) -> int:
        """How many games are played at the table in each round."""
        return max(FEWEST_MATCHES, self.games // MATCHES) if self.at_table is None else self.at_table

    @property
    def all_games(self) -> int:
        """How many games are played altogether, at most."""
        return self.rounds * (self.games + len(STEPS) * self.matches)


def nothing_learned(game: Game[Any]) -> WorthFile:
    """Points count one, and nothing else counts."""
    weights = {kind: {"points": (1.0, 0.0)} for kind, names in game.feature_names.items() if "points" in names}
    return WorthFile(game.id, game.rules_version, {2: Learned({}, [], 10.0, {}, weights)})


def learn(plan: Plan, jobs: int = 1, progress: Progress = lambda _: None) -> tuple[WorthFile, list[Report]]:
    """Play, think and compare, round after round; gives the weights that were kept, and how each step went."""
    numpy()
    game = registry.get(plan.game)
    players = game.read_setup(plan.setup).players
    columns = Columns(game)
    kept = plan.begin or nothing_learned(game)
    remembered: list[list[Lesson]] = []
    reports: list[Report] = []
    fair = 1 / max(2, players)
    for number in range(1, plan.rounds + 1):
        weights = columns.of_file(kept, players)
        seen = all_of(remembered) or _scouted(plan, weights)
        apart, _ = spread_of(columns, seen)
        if plan.closely:
            apart = [CLOSELY * each for each in apart]
        schooling = Schooling(
            *(plan.game, plan.setup, weights, apart, plan.seed, number, plan.bot),
            drawn=plan.drawn,
            leads=kept.of(players).spread,
        )
        remembered = [*remembered, shared_out(lessons, schooling, plan.games, jobs, progress)][-REMEMBERED:]
        games = all_of(remembered)
        positions = sum(len(lesson.positions) for lesson in games)
        _, spread = spread_of(columns, games)
        for way, step, unknowns, r2 in _candidates(columns, games, weights, apart):
            tried = with_learned(kept, players, columns.learned(unknowns, spread))
            wins = at_the_table(plan, players, tried, kept, number, jobs, progress)
            share, interval = wins / plan.matches, wilson(wins, plan.matches)
            is_kept = share > fair
            reports.append(
                Report(
                    *(number, positions, way, step, round(r2, 4), plan.matches, wins, share, interval, fair, is_kept)
                )
            )
            if is_kept:
                kept = tried
                break
    return _with_story(plan, kept, players, reports), reports


def with_learned(kept: WorthFile, players: int, learned: Learned) -> WorthFile:
    """What was learned for a number of players; what things are worth between turns stays."""
    return msgspec.structs.replace(kept, players={players: learned})


def _scouted(plan: Plan, weights: list[float]) -> list[Lesson]:
    """Games of random bots: they cost next to nothing, and show by how much seats differ."""
    still = [0.0] * len(weights)
    schooling = Schooling(plan.game, plan.setup, weights, still, plan.seed, 0, bot="random", drawn=plan.drawn)
    return lessons(schooling, range(SCOUTED))


def _candidates(
    columns: Columns, games: Sequence[Lesson], weights: Sequence[float], apart: Sequence[float]
) -> Iterator[tuple[str, float, Any, float]]:
    """What could be better than these weights, in the order in which it is tried."""
    begin = numpy().array(weights)
    ends = {"lean": lean(columns, games, apart), "fit": fit(columns, games, weights)}
    ways = {"lean": ends["lean"][0], "fit": ends["fit"][0] - begin}
    for way, step in STEPS:
        yield way, step, begin + step * ways[way], ends[way][1]


def at_the_table(
    plan: Plan, players: int, tried: WorthFile, kept: WorthFile, number: int, jobs: int, progress: Progress
) -> float:
    """How many games a bot wins with the new weights against others with the old ones.

    Alone, how many of the same games it ends with more than with the old ones.
    """
    seed = plan.seed * 1000 + number
    if players == 1:
        new, old = (
            shared_out(_alone, (plan, worth, seed), plan.matches, jobs, lambda _: None) for worth in (tried, kept)
        )
        progress(plan.matches)
        return sum((mine > other) + (mine == other) / 2 for mine, other in zip(new, old, strict=True))
    bots, worths = (plan.bot,) * players, (tried, *(kept,) * (players - 1))
    match = make_plan(plan.game, plan.setup, bots, plan.matches, seed, worths=worths, drawn=plan.drawn)
    return sum(played.won(played.seats.index(0)) for played in simulate(match, jobs, progress) if played.scores)


def _alone(trials: tuple[Plan, WorthFile, int], numbers: Iterable[int]) -> list[float]:
    """What a bot comes to in games of one seat."""
    plan, file, seed = trials
    game = registry.get(plan.game)
    worth = worth_of(game, file)
    found = []
    for number in numbers:
        trial = Trial(game, game.read_setup(plan.setup), seed_from(seed, number))
        result = trial.play([make_bot(plan.bot, seed_from(seed, number, "bot"), worth)], LIMIT)
        found.append(final_scores(result)[0] if result else float("-inf"))
    return found


def _with_story(plan: Plan, kept: WorthFile, players: int, reports: Sequence[Report]) -> WorthFile:
    """The weights with how they were found."""
    learned = kept.players.get(players) or next(iter(kept.players.values()))
    how = {
        "way": f"{plan.bot} bots of different temperaments: which did better, and what went along with the final lead",
        "begun_with": plan.begin.of(players).how.get("way", "given weights") if plan.begin else "points",
        "setup": plan.setup,
        "drawn": plan.drawn,
        "closely": CLOSELY if plan.closely else None,
        "games": plan.games,
        "rounds": plan.rounds,
        "kept": [report.round for report in reports if report.kept],
        "seed": plan.seed,
        "temper": TEMPER,
    }
    measured = [msgspec.to_builtins(report) for report in reports]
    return with_learned(kept, players, msgspec.structs.replace(learned, how=how, measured=measured))
