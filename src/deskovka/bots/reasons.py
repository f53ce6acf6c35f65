"""Why a bot answers as it does: what it expects, what it weighed, what it plans, and which features decide.

Everything is found in worlds that one chair imagines: with the bot's own chair it is what the bot knows, with another
one it is what that seat can make of the bot's question, and reveals nothing to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from deskovka.bots.bot import Bot
from deskovka.bots.greedy import GreedyBot, carried_out, weighed
from deskovka.bots.planner import PlannerBot
from deskovka.bots.thinking import Thinking
from deskovka.bots.values import lead_in_points, standings
from deskovka.kernel import NOTHING, Answer, Chair, Chance, Option, World, Worth

FEATURES_TOLD = 3
PLANNED = 6
"""So many answers are told ahead at most."""
WORLDS = 6
"""So many worlds are imagined to see how things stand and what decides."""
SMALL = 0.05
"""What makes less of a difference, in points, decides nothing."""
COMPARED = 5
"""So many of the best answers are thought about often enough to be compared."""
COMPARED_PART = 12
"""That is one of so many iterations for each of them."""


class Alternative(msgspec.Struct, frozen=True):
    """An answer that was weighed: how often it was taken in thought, and the lead in points that it leads to."""

    option: Option
    visits: int
    lead: float


class Decisive(msgspec.Struct, frozen=True):
    """A feature that speaks for the answer, against the next best one: whose it is, and what it means in points."""

    seat: int
    feature: str
    worth: float


class Reasons(msgspec.Struct, frozen=True):
    """Why an answer was found best, in what one seat knows."""

    seat: int
    """Who is asked."""
    lead_before: float
    """The lead of that seat as things stand, in points."""
    alternatives: tuple[Alternative, ...]
    """All that was weighed, what was found best first; nothing where an answer was drawn."""
    plan: tuple[Answer, ...]
    """The answers that are expected from here on, the best one first; those in secret are left out."""
    decisive: tuple[Decisive, ...]

    @property
    def option(self) -> Option | None:
        """The answer that was found best."""
        return self.alternatives[0].option if self.alternatives else None


def explain(bot: Bot, chair: Chair[Any], seat: int | None = None) -> Reasons:
    """Think about the question of a seat, if not of the chair's own, in what the chair knows, and tell why."""
    seat = chair.seat if seat is None else seat
    worlds = [chair.imagine(bot.chance) for _ in range(WORLDS)]
    before = sum(lead_in_points(world, bot.worth)[seat] for world in worlds) / WORLDS
    found: Sequence[Alternative] = ()
    plan: tuple[Answer, ...] = ()
    if isinstance(bot, PlannerBot):
        search = bot.think_about(seat, chair)
        found, plan = _searched(search), search.plan(PLANNED)
    elif isinstance(bot, GreedyBot):
        found = _looked_at(worlds[0], seat, bot.worth)
        plan = ((seat, found[0].option),) if found[0].option != NOTHING else ()
    options = [each.option for each in found[:COMPARED]]
    return Reasons(seat, before, tuple(found), plan, _what_decides(worlds, seat, options, bot.worth))


def _searched(search: Thinking) -> list[Alternative]:
    """What a search found of each answer: of the one that it took most often, then from the best on.

    Those that were hardly thought about come last.
    """
    seat, arms = search.seat, search.arms
    ranked = sorted(arms, key=lambda option: (-arms[option].visits, -arms[option].mean[seat]))
    first, seriously = ranked[0], max(1, search.iterations // COMPARED_PART)
    for option in ranked[:COMPARED]:
        search.weigh(option, max(0, seriously - arms[option].visits))
    players = len(arms[first].mean)
    found = [
        Alternative(option, arms[option].visits, search.scale.lead(arms[option].mean[seat], players))
        for option in ranked
    ]
    return sorted(found, key=lambda each: (each.option != first, each.visits < seriously, -each.lead))


def _looked_at(world: World[Any], seat: int, worth: Worth | None) -> list[Alternative]:
    """How a seat stands at the end of what each answer begins, from the best on; doing nothing where it may."""
    found = weighed(world, seat, worth)
    if seat not in world.waiting:
        found.insert(0, (NOTHING, standings(world, worth)[seat], world))
    ranked = sorted(found, key=lambda each: -each[1])
    return [Alternative(option, 1, lead_in_points(after, worth)[seat]) for option, _, after in ranked]


# What decides


def _what_decides(
    worlds: Sequence[World[Any]], seat: int, options: Sequence[Option], worth: Worth | None
) -> tuple[Decisive, ...]:
    """The features that speak for the first answer: against the next one from which it differs, or against nothing."""
    for other in (*options[1:], NOTHING) if options else ():
        if found := _differences(worlds, seat, (options[0], other), worth):
            return found
    return ()


def _differences(
    worlds: Sequence[World[Any]], seat: int, options: tuple[Option, Option], worth: Worth | None
) -> tuple[Decisive, ...]:
    """The features that differ most in worth at the end of what two answers begin, in worlds where both can be given.

    What others have counts as much as it takes off the lead. Where that adds up to nothing, nothing decides.
    """
    sums: dict[tuple[int, str], float] = {}
    seen = 0
    for world in worlds:
        question = world.question(seat)
        offered = question.options if question else ()
        if any(option != NOTHING and option not in offered for option in options):
            continue
        ends = [_end_of(world, seat, option, worth) for option in options]
        if any(end.result is not None for end in ends):
            continue
        seen += 1
        for key, value in _parts(ends[0], seat, worth).items():
            sums[key] = sums.get(key, 0.0) + value
        for key, value in _parts(ends[1], seat, worth).items():
            sums[key] = sums.get(key, 0.0) - value
    if abs(sum(sums.values())) < SMALL * seen:
        return ()
    found = [Decisive(whose, feature, total / seen) for (whose, feature), total in sums.items()]
    found = [each for each in found if abs(each.worth) >= SMALL]
    return tuple(sorted(found, key=lambda each: -abs(each.worth))[:FEATURES_TOLD])


def _end_of(world: World[Any], seat: int, option: Option, worth: Worth | None) -> World[Any]:
    """The world at the end of what an answer begins."""
    after = world.copy()
    if option == NOTHING:
        return after
    after.settle(seat, option)
    return after if after.result is not None else carried_out(after, seat, worth)[1]


def _parts(world: World[Any], seat: int, worth: Worth | None) -> dict[tuple[int, str], float]:
    """What each feature of each seat contributes to the lead of one of them."""
    game, state = world.game, world.state
    rows, kinds, left = game.features(state), game.counted_as(state), game.left(state)
    weights = (worth or game.worth).of(len(rows))
    values = weights.values(rows, kinds, left)
    allies = {seat, *(mate for team in game.teams(state) if seat in team for mate in team)}
    rivals = [other for other in range(len(rows)) if other not in allies]
    best = max(rivals, key=lambda other: values[other], default=None)
    found = {}
    for whose, (kind, row) in enumerate(zip(kinds, rows, strict=True)):
        if whose == seat:
            share = 1.0
        elif whose in rivals:
            share = -(0.5 / len(rivals) + (0.5 if whose == best else 0.0))
        else:
            continue
        for feature, part in weights.parts(row, kind, left).items():
            found[whose, feature] = share * part
    return found


# What somebody else saw


def is_seen(chair: Chair[Any], seat: int, option: Option, chance: Chance) -> bool:
    """Whether whoever sits on a chair can tell what another seat answered.

    It can if in every world that it imagines the answer is offered, and every other one would show it another table.
    """
    for _ in range(WORLDS):
        world = chair.imagine(chance)
        question = world.question(seat)
        if question is None or question.secret or option not in question.options:
            return False
        shown = _shown_after(world, seat, option, chair.seat)
        if any(_shown_after(world, seat, other, chair.seat) == shown for other in question.options if other != option):
            return False
    return True


def _shown_after(world: World[Any], seat: int, option: Option, viewer: int) -> Any:
    after = world.copy()
    after.settle(seat, option)
    return world.game.view(after.state, viewer)
