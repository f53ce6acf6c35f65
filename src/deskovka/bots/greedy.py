"""A bot that looks to the end of an action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from deskovka.bots.bot import Bot
from deskovka.bots.values import standings
from deskovka.kernel import NOTHING, Chair, Chance, Option, Question, World, Worth, leads
from deskovka.kernel.picking import is_form
from deskovka.kernel.standing import STANDING

TRIED = 240
"""About so many answers it tries at most for one question, so that nobody waits long."""
TRIED_FURTHER = 12
"""So many it tries at least beyond each option, however many options there are."""
SMALL_AMOUNTS = 4
"""In a row of a form it tries all amounts up to this one, then in steps of a half until more is worse."""


class GreedyBot(Bot):
    """It tries each option in a world that it imagines, and takes the one after which its seat stands best.

    When an option only begins an action (from where, then how many, then what to pay with), it goes on with what looks
    best at each further question, up to the end of the step or until somebody else is asked. Where several answer in
    secret it takes the others to answer anything. Among equals it takes the first one offered,
    or in a game that leaves little to chance any of them.
    """

    def answer(self, chair: Chair[Any]) -> Option:
        """The option with the best estimate."""
        option, _ = best(chair.imagine(self.chance), chair.seat, self.worth, self.chance)
        return option

    def consider(self, chair: Chair[Any]) -> Option:
        """The option with the best estimate, if it is better than to leave everything as it is."""
        if chair.question() is None:
            return NOTHING
        world = chair.imagine(self.chance)
        option, stands = best(world, chair.seat, self.worth, self.chance)
        return option if stands > standings(world, self.worth)[chair.seat] else NOTHING


def best(world: World[Any], seat: int, worth: Worth | None, chance: Chance | None = None) -> tuple[Option, float]:
    """The best answer to the question of a seat, and how well the seat stands at the end of what it begins."""
    found = weighed(world, seat, worth)
    highest = max(stands for _, stands, _ in found)
    equals = [option for option, stands, _ in found if stands == highest]
    return chance.pick(equals) if chance and world.game.draws_among_equals else equals[0], highest


def weighed(world: World[Any], seat: int, worth: Worth | None) -> list[tuple[Option, float, World[Any]]]:
    """Each option of a seat, how well the seat stands at the end of what it begins, and the world there."""
    question = world.question(seat)
    assert question is not None
    further = max(TRIED_FURTHER, TRIED // _to_try(question))
    found = _judged(world, seat, lambda after: carried_out(after, seat, worth, further))
    if not world.game.passes_last:
        return found
    last = found[-1][2]
    if not is_over(last, seat) or all(is_over(after, seat) for _, _, after in found):
        return found
    comes = comes_by_passing(world, last, seat, worth)
    return [(option, stands - comes if is_over(after, seat) else stands, after) for option, stands, after in found]


def comes_by_passing(world: World[Any], after: World[Any], seat: int, worth: Worth | None) -> float:
    """How much better a seat stands after its turn by what others get then; it comes whatever the seat does before."""
    game = world.game
    before, then = game.values(world.state, worth), game.values(after.state, worth)
    ahead = leads(then, game.teams(after.state))[seat] - leads(before, game.teams(world.state))[seat]
    return ahead - (then[seat] - before[seat])


def is_over(world: World[Any], seat: int) -> bool:
    """Whether the turn of a seat is over: others are asked in a step of theirs."""
    return world.result is None and world.at_boundary and seat not in world.waiting


def carried_out(
    world: World[Any], seat: int, worth: Worth | None, further: int = TRIED_FURTHER
) -> tuple[float, World[Any]]:
    """How well a seat stands, and the world; in the middle of a step, after going on with what looks best.

    It goes on as far as so many answers are tried.
    """
    stands: float | None = None
    while world.waiting == (seat,) and not world.at_boundary:
        question = world.question(seat)
        assert question is not None
        further -= _to_try(question)
        if further < 0:
            break
        tried = _judged(world, seat, lambda after: (standings(after, worth)[seat], after))
        _, stands, world = max(tried, key=lambda each: each[1])
    return standings(world, worth)[seat] if stands is None else stands, world


def _judged(
    world: World[Any], seat: int, judge: Callable[[World[Any]], tuple[float, World[Any]]]
) -> list[tuple[Option, float, World[Any]]]:
    """Each option of a seat, how well it stands after it, and the world there; enough of the amounts of a form."""
    question = world.question(seat)
    assert question is not None
    found: list[tuple[Option, float, World[Any]]] = []
    amounts = is_form(question.facts)
    for option in worth_trying(question):
        after = world.copy()
        after.settle(seat, option)
        if question.secret:
            _others_answer(after, world.state.chance.copy())
        stands, last = judge(after)
        found.append((option, stands, last))
        if amounts and len(found) > SMALL_AMOUNTS + 1 and stands < found[-2][1]:
            break
    return found


def _to_try(question: Question) -> int:
    """About how many answers are tried: of a form not many more than the small amounts."""
    count = len(worth_trying(question))
    return min(count, 2 * SMALL_AMOUNTS) if is_form(question.facts) else count


def worth_trying(question: Question) -> Sequence[Option]:
    """All options but standing orders; of the many amounts in a row of a form, which are much the same, some."""
    options = without_orders(question.options)
    if len(options) <= SMALL_AMOUNTS + 1 or not is_form(question.facts):
        return options
    tried, amount = list(options[: SMALL_AMOUNTS + 1]), SMALL_AMOUNTS
    while (amount := amount + amount // 2) < len(options) - 1:
        tried.append(options[amount])
    return [*tried, options[-1]]


def without_orders(options: Sequence[Option]) -> Sequence[Option]:
    """All options but standing orders, which spare people questions and bots nothing."""
    return options if options[-1][0] != STANDING else [option for option in options if option[0] != STANDING]


def _others_answer(world: World[Any], chance: Chance) -> None:
    """Let those who are still to answer the open secret question give any answer, whatever one does oneself."""
    for other in world.waiting:
        question = world.question(other)
        if question is None or not question.secret:
            return
        world.settle(other, chance.pick(question.options))
