"""Learning by trying: the way of weighing things that did better is followed, round after round.

Where bots play weakly, what goes along with a lead in their games says little about how to play well. Here nothing is
fitted to positions: seats that weigh things in opposite ways play the same games, and the weights go a stride in the
direction that brought more. Only at the end it is seen at the table whether that was worth it; without games there it
is taken as it is, so that commands can follow each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import ceil, sqrt
from statistics import fmean, pvariance
from typing import Any

import msgspec

from deskovka.bots import Bot, make_bot
from deskovka.bots.greedy import weighed
from deskovka.content.worth import Learned, WorthFile
from deskovka.games import registry
from deskovka.kernel import Chair, Option, Trial, Worth, seed_from
from deskovka.lab.columns import Columns, numpy, over_others
from deskovka.lab.fitting import LEAST_SPREAD, lean
from deskovka.lab.learning import Plan, Progress, Report, at_the_table, nothing_learned, with_learned
from deskovka.lab.lessons import Lesson, Schooling, all_of, final_scores, temper
from deskovka.lab.results import wilson
from deskovka.lab.simulate import LIMIT, drawn_setup, shared_out

SCOUTED = 3
"""So many games tell by how much options differ; of drawn set-ups so many times more as there are roles for a seat."""
LOOKED_AT = 0.2
"""In which part of their questions."""
DARING = 0.5
"""How far a temperament changes the worth of options, as a part of how far they lie apart."""
CLOSELY = 0.6
"""How far a temperament changes what a feature weighs, as a part of it, where weights are to stay near to these."""
STRIDE = 0.25
"""How far each round goes, as a part of the way to a temperament."""
REMEMBERED = 4
"""From so many rounds it is seen what brought more: strides are short, and one round tells little in a game of luck."""


def climb(plan: Plan, jobs: int = 1, progress: Progress = lambda _: None) -> tuple[WorthFile, list[Report]]:
    """Follow what did better, round after round; gives the weights if they win at the table, and how that went."""
    np = numpy()
    game = registry.get(plan.game)
    players = game.read_setup(plan.setup).players
    columns = Columns(game)
    begin = plan.begin or nothing_learned(game)
    start = columns.of_file(begin, players)
    weights = np.array(start)
    apart = near(columns, start) if plan.closely else options_apart(plan, columns, start)
    stride = STRIDE * sqrt(sum(each != 0 for each in apart))
    remembered: list[list[Lesson]] = []
    means, explained = [], 0.0
    for number in range(1, plan.rounds + 1):
        middle = [float(each) for each in weights]
        schooling = Schooling(
            *(plan.game, plan.setup, middle, apart, plan.seed, number, plan.bot),
            drawn=plan.drawn,
            tied=plan.closely,
            leads=begin.of(players).spread,
        )
        remembered = [*remembered, shared_out(trials, schooling, plan.games, jobs, progress)][-REMEMBERED:]
        means.append(round(fmean(score for lesson in remembered[-1] for score in lesson.scores), 2))
        change, explained = lean(columns, all_of(remembered), apart)
        weights = weights + np.clip(stride * change, -np.abs(apart), np.abs(apart))  # nobody has tried what lies beyond
    games = all_of(remembered)
    spread = (
        float(np.concatenate([over_others(np.array(lesson.scores), lesson.teams) for lesson in games]).std()) or 1.0
    )
    tried = with_learned(begin, players, columns.learned(weights, spread))
    wins = at_the_table(plan, players, tried, begin, plan.rounds + 1, jobs, progress) if plan.matches else 0.0
    fair = 1 / max(2, players)
    share = wins / plan.matches if plan.matches else fair
    report = Report(
        round=plan.rounds,
        positions=sum(len(lesson.scores) for lesson in games),
        way="climb",
        step=round(stride, 4),
        r2=round(explained, 4),
        games=plan.matches,
        wins=wins,
        share=share,
        interval=wilson(wins, plan.matches),
        fair=fair,
        kept=share > fair or not plan.matches,
    )
    how = {
        "way": f"{plan.bot} bots of opposite temperaments: the way of weighing things that did better was followed",
        "begun_with": _story(begin.of(players)) if plan.begin else "points",
        "setup": plan.setup,
        "drawn": plan.drawn,
        "games": plan.games,
        "rounds": plan.rounds,
        "seed": plan.seed,
        "daring": DARING,
        "closely": CLOSELY if plan.closely else None,
        "stride": STRIDE,
        "mean_scores": means,
    }
    kept = tried if report.kept else begin
    found = msgspec.structs.replace(kept.of(players), how=how, measured=[msgspec.to_builtins(report)])
    return with_learned(begin, players, found), [report]


def near(columns: Columns, weights: Sequence[float]) -> list[float]:
    """For each unknown a part of itself, so that all that a feature weighs becomes more or less by the same part."""
    return [CLOSELY * weight if free else 0.0 for weight, free in zip(weights, columns.free(), strict=True)]


def _story(learned: Learned) -> dict[str, Any]:
    """How weights were found; of those that nobody learned, what they are."""
    return learned.how or {"given": learned.weights}


def trials(schooling: Schooling, numbers: Iterable[int]) -> list[Lesson]:
    """Games of seats or teams that weigh things in opposite ways; alone, each game is played twice, once in each."""
    game = registry.get(schooling.game)
    given = game.read_setup(schooling.setup)
    columns = Columns(game)
    found = []
    for number in numbers:
        seed = seed_from(schooling.seed, "climb", schooling.round, number)
        setup = drawn_setup(game, schooling.setup, seed) if schooling.drawn else given
        teams = tuple(tuple(team) for team in game.teams(Trial(game, setup, seed).state))
        leaders = _leaders(max(2, setup.players), teams)
        tempers = _opposites(schooling, seed, leaders, columns.pairs() if schooling.tied else ())
        worths = [Worth({setup.players: columns.weights(unknowns, schooling.leads)}) for unknowns in tempers]
        tables = [worths] if setup.players > 1 else [[worth] for worth in worths]
        scores: list[float] = []
        kinds: list[str] = []
        for at_table in tables:
            trial = Trial(game, setup, seed)
            bots = [make_bot(schooling.bot, seed_from(seed.hex(), seat), worth) for seat, worth in enumerate(at_table)]
            if (result := trial.play(bots, LIMIT)) is not None:
                scores += final_scores(result)
                kinds += game.counted_as(trial.state)
        if len(scores) == len(tempers):
            found.append(Lesson(number, [], tuple(scores), tempers, tuple(kinds), teams))
    return found


def _leaders(count: int, teams: Sequence[Sequence[int]]) -> list[int]:
    """For each seat the first of its team."""
    return [next((team[0] for team in teams if seat in team), seat) for seat in range(count)]


def _opposites(
    schooling: Schooling, seed: bytes, leaders: Sequence[int], tied: Sequence[tuple[int, int]]
) -> list[list[float]]:
    """A temperament for each seat: that of its leader; every other leader has the opposite of the one before."""
    found: list[list[float]] = []
    sides = sorted(set(leaders))
    for place in range(len(sides)):
        if place % 2:
            found.append(
                [2 * middle - each for middle, each in zip(schooling.weights, found[place - 1], strict=True)],
            )
        else:
            found.append(temper(schooling, seed_from(seed.hex(), "temper", place)))
            _tie(found[place], schooling, tied)
    return [found[sides.index(leader)] for leader in leaders]


def _tie(temperament: list[float], schooling: Schooling, tied: Sequence[tuple[int, int]]) -> None:
    """Change the second of each pair of unknowns as far as the first, where that changes at all."""
    weights, spread = schooling.weights, schooling.spread
    for first, second in tied:
        if spread[first]:
            far = (temperament[first] - weights[first]) / spread[first]
            temperament[second] = weights[second] + far * spread[second]


class _Scout(Bot):
    """A greedy bot; how the options of some of its questions differ is written down."""

    def __init__(self, seed: bytes, worth: Worth, columns: Columns, notes: list[tuple[float, list[float]]]) -> None:
        super().__init__(seed, worth)
        self._bot = make_bot("greedy", seed, worth)
        self._columns = columns
        self._notes = notes

    def answer(self, chair: Chair[Any]) -> Option:
        """What the greedy bot answers."""
        if self.chance.below(1000) < 1000 * LOOKED_AT:
            found = weighed(chair.imagine(self.chance), chair.seat, self.worth)
            if len(found) > 1 and all(after.result is None for _, _, after in found):  # a victory outweighs everything
                rows = [self._counted(after.state, chair.seat) for _, _, after in found]
                differs = [pvariance(column) for column in zip(*rows, strict=True)]
                self._notes.append((pvariance([stands for _, stands, _ in found]), differs))
        return self._bot.answer(chair)

    def consider(self, chair: Chair[Any]) -> Option:
        """What the greedy bot would do."""
        return self._bot.consider(chair)

    def _counted(self, state: Any, seat: int) -> list[float]:
        game = self._columns.game
        kinds = game.counted_as(state)
        line = self._columns.counted(kinds, game.features(state), game.left(state))[seat]
        return [float(each) for each in line]


def options_apart(plan: Plan, columns: Columns, weights: Sequence[float]) -> list[float]:
    """How far temperaments lie apart, for each unknown: further for what options differ less by."""
    game = columns.game
    given = game.read_setup(plan.setup)
    notes: list[tuple[float, list[float]]] = []
    for number in range(SCOUTED * ceil(len(columns.names) / given.players) if plan.drawn else SCOUTED):
        seed = seed_from(plan.seed, "scout", number)
        setup = drawn_setup(game, plan.setup, seed) if plan.drawn else given
        worth = Worth({setup.players: columns.weights(weights)})
        scouts = [_Scout(seed_from(seed.hex(), seat), worth, columns, notes) for seat in range(setup.players)]
        Trial(game, setup, seed).play(scouts, LIMIT)
    worths = sqrt(fmean(stands for stands, _ in notes))
    differs = [sqrt(fmean(column)) for column in zip(*(each for _, each in notes), strict=True)]
    free = [is_free and each > 0 for is_free, each in zip(columns.free(), differs, strict=True)]
    each_one = DARING * worths / sqrt(max(1, sum(free)))
    return [each_one / max(each, LEAST_SPREAD) if is_free else 0.0 for each, is_free in zip(differs, free, strict=True)]
