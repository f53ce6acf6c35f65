"""The analysis of a recorded game: how everybody stood after each answer, and where the game turned.

Each decision is thought about anew, in what the seat knew that decided: what was best, and how much was given away.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from deskovka.bots.planner import PlannerBot
from deskovka.bots.values import REACH
from deskovka.kernel import Answer, Game, Match, Option, Record, leads, seed_from

ITERATIONS = 30
"""How long each decision is thought about."""
MOST_DECISIONS = 400
"""In a longer game only some of the decisions are looked at, evenly."""
CHUNK = 8
"""So many decisions are thought about before others get their turn."""
MOST_TURNING = 6
NOTABLE = 1 / 12
"""A turning point gives away at least this part of how far leads reach."""
VERSION = 2
"""Grows when an analysis of the same game would come out otherwise: what was kept before is made anew."""


class Moment(msgspec.Struct, frozen=True):
    """A decision: how everybody was expected to come out before it, and what it gave away."""

    at: int
    """How many answers came before it."""
    seat: int
    leads: list[float]
    """The expected lead of each seat, in points."""
    answered: Option
    best: Option
    loss: float
    """How many points of lead the answer was worse than the best one; 0 where it was the best."""


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of a game."""

    version: int
    iterations: int
    moments: list[Moment]
    final: list[float] | None
    """The lead of each seat at the end, if the game came to one."""
    turning: list[int]
    """The decisions that gave most away, by their places among the moments, in the order of the game."""


def decisions_of(game: Game[Any], record: Record) -> list[int]:
    """After how many answers somebody decided who could have answered otherwise: those that are looked at."""
    match = _beginning(game, record)
    found = []
    first = _first(record)
    for at, (seat, option) in enumerate(record.answers[first:], first):
        question = match.question(seat)
        if question is not None and len(question.options) > 1:
            found.append(at)
        match.answer(seat, option)
    step = -(-len(found) // MOST_DECISIONS) or 1
    return found[::step]


def moments_at(game: Game[Any], record: Record, places: Sequence[int], iterations: int = ITERATIONS) -> list[Moment]:
    """The decisions after so many answers, thought about anew; the same ones give the same."""
    match = _beginning(game, record)
    wanted, found = set(places), []
    first = _first(record)
    for at, (seat, option) in enumerate(record.answers[first:], first):
        if at in wanted:
            found.append(_thought_about(match, at, (seat, option), iterations))
        match.answer(seat, option)
    return found


def finished(game: Game[Any], record: Record, moments: list[Moment], iterations: int = ITERATIONS) -> Analysis:
    """The analysis of the whole game from all its moments."""
    match = Match.load(game, record)
    result = match.result
    final = None
    players: int = match.setup.players
    if result is not None:
        final = [round(lead, 2) for lead in leads(result.scores, result.teams)]
    notable = NOTABLE * REACH * game.worth.of(players).spread
    worst = sorted(range(len(moments)), key=lambda place: -moments[place].loss)[:MOST_TURNING]
    turning = sorted(place for place in worst if moments[place].loss >= notable)
    return Analysis(VERSION, iterations, moments, final, turning)


def analyse(
    game: Game[Any],
    record: Record,
    iterations: int = ITERATIONS,
    begin: Callable[[int], Callable[[int], None]] = lambda _: lambda _: None,
) -> Analysis:
    """The analysis of a game; ``begin`` is told how many decisions there are, and gives what is told of each step."""
    places = decisions_of(game, record)
    moments: list[Moment] = []
    progress = begin(len(places))
    for start in range(0, len(places), CHUNK):
        chunk = places[start : start + CHUNK]
        moments += moments_at(game, record, chunk, iterations)
        progress(len(chunk))
    return finished(game, record, moments, iterations)


def _first(record: Record) -> int:
    """After how many answers the present rules can go on."""
    return record.snapshots[-1].at if record.snapshots else 0


def _beginning(game: Game[Any], record: Record) -> Match[Any]:
    return Match.load(game, record.prefix(_first(record)))


def _thought_about(match: Match[Any], at: int, answer: Answer, iterations: int) -> Moment:
    """One decision: the best answer, and the given one weighed as seriously."""
    seat, answered = answer
    bot = PlannerBot(seed_from(match.seed.hex(), "analysis", at), iterations=iterations)
    search = bot.think_about(seat, match.chair(seat))
    arms, best = search.arms, search.best()
    if best != answered and answered in arms:
        search.weigh(answered, max(0, iterations // 2 - arms[answered].visits))
        best = max((best, answered), key=lambda option: arms[option].mean[seat])
    players = len(arms[best].mean)
    expected = [search.scale.lead(arms[best].mean[each], players) for each in range(players)]
    given = arms.get(answered)
    loss = 0.0 if given is None else expected[seat] - search.scale.lead(given.mean[seat], players)
    return Moment(at, seat, [round(lead, 2) for lead in expected], answered, best, round(max(0.0, loss), 2))
