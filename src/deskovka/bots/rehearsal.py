"""Thinking a turn through to its end: for games in which a turn is a series of actions that ends by passing.

Every answer is looked at once, as a greedy bot does. Those that look best are rehearsed: in a world that is imagined
for all of them alike the rest of the turn is played, each time with what looks best, up to where the next turn begins;
then the same answers are given in further worlds. So all of them meet the same luck. What a turn leaves behind is
judged by what things are worth between turns (``Worth.outlook``). The better half is rehearsed again in other worlds,
with the answers that were found before: giving them again takes a fifth of the time of thinking a turn through.
For the same reason what was planned at an earlier question of the turn is rehearsed first, as it was planned; and a bot
that has a plan does not begin something else at every question that happens to look as good.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.bots.bot import Planned
from deskovka.bots.greedy import comes_by_passing, is_over
from deskovka.bots.thinking import DEEPEST, Arm, Thinking, offered
from deskovka.bots.values import Scale, standings
from deskovka.kernel import Answer, Chair, Chance, Option, Question, World, Worth

REHEARSED = 12
"""So many answers are rehearsed, then always the better half of them."""
FIRST_PART, FIRST_FEW = 0.35, 4
"""The first comparison takes this part of the time, but has so many answers at least."""
FEWEST = 2
"""So many are compared to the last."""
WORLDS = 4
"""In so many worlds each is rehearsed before it is compared."""
ANEW = 6
"""In each so many comparisons turns are thought through once, in the first world of the first one."""
ROUNDS = 4 * ANEW
"""After so many comparisons it is sure enough which is best."""
FEW = 5
"""Of more options than that, those that have looked worse before are not looked at again in the same turn."""
AMOUNTS = 3
"""Of more amounts than that, only so many are looked at: the first, the last, and some between them."""
FURTHER = 12
"""Where more options than that are to be looked at, an action is not carried out any further to see what it brings."""
AHEAD = 3
"""If an answer of the plan cannot be given, one of the next so many may be."""


class Rehearsal(Thinking):
    """Thinking about a question of somebody's turn."""

    def __init__(
        self,
        chair: Chair[Any],
        chance: Chance,
        worth: Worth | None,
        seat: int | None = None,
        planned: Planned | None = None,
    ) -> None:
        super().__init__(chair, chance, worth, seat)
        self.scale = Scale(chair.game, (worth or chair.game.worth).outlook)
        self._short: dict[tuple[int, Option], float] = {}
        """By how much an option looked worse to a seat than the best one, when it was last looked at."""
        self._ways: dict[tuple[int, Option], list[Option]] = {}
        """How an option is best carried out, as it looked to a seat when it was last looked at."""
        self._plans: dict[Option, list[Option]] = {}
        """What follows an answer, as it was rehearsed last."""
        self._turn = -1
        self._before = planned
        """What was planned at an earlier question."""
        self._first: Option | None = None
        """What is to be answered now by that."""
        self._rounds: list[list[World[Any]]] = []
        """The worlds of each comparison."""
        self._field: list[Option] = []
        """What is compared now, and what it has brought so far."""
        self._brought: list[list[float]] = []

    @property
    def is_sure(self) -> bool:
        """Whether more thinking would change nothing."""
        return len(self.arms) == 1 or (len(self._rounds) == ROUNDS and len(self._brought) == len(self._field))

    def weigh(self, option: Option, iterations: int) -> Arm:
        """Rehearse one answer in the worlds of the comparisons that it has not met, so many at most."""
        arm = self.arms[option]
        met, whole = arm.visits // WORLDS, max(1, len(self._rounds) - (len(self._brought) < len(self._field)))
        for worlds in self._rounds[met : min(met + iterations, whole)]:
            arm.bring(self._rehearsed(worlds, option, self._plans.get(option, [])), WORLDS)
        return arm

    def plan(self, most: int) -> tuple[Answer, ...]:
        """What was rehearsed last after the best answer."""
        best = self.best()
        return tuple((self.seat, option) for option in (best, *self._plans.get(best, ()))[:most])

    def planned_after(self, option: Option) -> Planned:
        """What is going to be answered in the rest of the turn after an answer."""
        return self._turn, tuple(self._plans.get(option, ()))

    def _iterate(self) -> None:
        """Rehearse the next answer; when all of a comparison were, the better half goes on to the next one."""
        if not self.arms:
            self._get_impressions()
        if len(self._brought) == len(self._field):
            self._begin_round()
        option = self._field[len(self._brought)]
        is_planned = option == self._first if len(self._rounds) == 1 else len(self._rounds) % ANEW != 1
        rewards = self._rehearsed(self._rounds[-1], option, self._plans.get(option, []) if is_planned else [])
        self._brought.append(rewards)
        if len(self._rounds) == 1:
            self.arms[option].bring(rewards, WORLDS)
            if len(self._brought) >= FIRST_FEW and self._spent > FIRST_PART:
                self._field = self._field[: len(self._brought)]
        elif len(self._brought) == len(self._field):  # all of them, or chance would decide
            for each, brought in zip(self._field, self._brought, strict=True):
                self.arms[each].bring(brought, WORLDS)

    def _begin_round(self) -> None:
        arms, seat = self.arms, self.seat
        if self._rounds:
            order = sorted(self._field, key=lambda option: -arms[option].mean[seat])
            self._field = order[: max(FEWEST, (len(order) + 1) // 2)]
        else:
            first = self._first
            self._field = sorted(arms, key=lambda option: (option != first, -arms[option].weight))[:REHEARSED]
        self._rounds.append([self._imagined() for _ in range(WORLDS)])
        self._brought = []

    def _imagined(self) -> World[Any]:
        world = self.chair.imagine(self._chance)
        world.keep()
        return world

    # How answers look

    def _get_impressions(self) -> None:
        """Look at all answers in one world."""
        world = self._imagined()
        question = world.question(self.seat)
        assert question is not None
        self._turn = world.game.turns_taken(world.state)
        if self._before is not None and self._before[0] == self._turn:
            plan = self._before[1]
            place = _next_of(plan, 0, question.options)
            if place >= 0:
                self._first = plan[place]
                self._plans[plan[place]] = list(plan[place + 1 :])
        for option, stands in self._looked_at(world, self.seat, offered(question), self.arms):
            self.arms[option].weight = stands

    def _looked_at(
        self, world: World[Any], seat: int, options: Sequence[Option], arms: dict[Option, Arm] | None = None
    ) -> list[tuple[Option, float]]:
        """Each of these options, and how well the seat stands at the end of what it begins; ``arms`` are made of them.

        What others get at the end of a turn without being asked is left out, unless every option ends it.
        """
        found = []
        for option in options:
            self._look_at_the_clock()
            after = world.copy()
            after.settle(seat, option)
            stands, last = self._carried_out(after, seat, option)
            found.append((option, stands, last))
            if arms is not None:
                arms[option] = Arm(self.scale.of(last), stands, 0)
        comes, last = 0.0, found[-1][2]
        if is_over(last, seat) and not all(is_over(after, seat) for _, _, after in found):
            comes = comes_by_passing(world, last, seat, self._worth)
        looked = [(option, stands - comes if is_over(after, seat) else stands) for option, stands, after in found]
        most = max(stands for _, stands in looked)
        for option, stands in looked:
            self._short[seat, option] = most - stands
        return looked

    def _carried_out(self, world: World[Any], seat: int, begun: Option) -> tuple[float, World[Any]]:
        """How well a seat stands, and the world; in the middle of a step, after going on with what looks best.

        What looked best after the same option before in this turn is done again, as far as it can be.
        """
        stands: float | None = None
        way = self._ways.get((seat, begun), ())
        taken: list[Option] = []
        while world.waiting == (seat,) and not world.at_boundary:
            question = world.question(seat)
            assert question is not None
            if len(taken) < len(way) and way[len(taken)] in question.options:
                taken.append(way[len(taken)])
                world.settle(seat, taken[-1])
                stands = None
                continue
            options = self._worth_a_look(seat, question)
            if len(options) > FURTHER:
                break
            tried = []
            for option in options:
                after = world.copy()
                after.settle(seat, option)
                tried.append((standings(after, self._worth)[seat], option, after))
            stands, option, world = max(tried, key=lambda each: each[0])
            taken.append(option)
        self._ways[seat, begun] = taken
        return standings(world, self._worth)[seat] if stands is None else stands, world

    def _worth_a_look(self, seat: int, question: Question) -> Sequence[Option]:
        """All options; of many amounts some, else those that have not looked much worse before in this turn."""
        options = offered(question)
        if len(options) > AMOUNTS and _are_amounts(options):
            return [options[(len(options) - 1) * part // (AMOUNTS - 1)] for part in range(AMOUNTS)]
        if len(options) <= FEW:
            return options
        short = self._short
        known = sorted([option for option in options if (seat, option) in short], key=lambda each: short[seat, each])
        left_out = set(known[FEW:]) - {options[-1]}
        return [option for option in options if option not in left_out]

    def _best_looking(self, world: World[Any], seat: int, question: Question) -> Option:
        """What looks best to a seat."""
        options = self._worth_a_look(seat, question)
        return (
            max(self._looked_at(world, seat, options), key=lambda each: each[1])[0] if len(options) > 1 else options[0]
        )

    # To the end of the turn

    def _rehearsed(self, worlds: Sequence[World[Any]], option: Option, plan: list[Option]) -> list[float]:
        """What a turn that goes on with an answer leaves to each seat, on average; a plan is made if there is none."""
        found: list[list[float]] = []
        for world in worlds:
            question = world.question(self.seat)
            if question is not None and option in question.options:  # not so in every world, if others think about it
                rewards, given = self._played(world, option, plan)
                plan = plan or given
                found.append(rewards)
        if not found:
            return self.arms[option].mean
        self._plans[option] = plan
        return [sum(each) / len(found) for each in zip(*found, strict=True)]

    def _played(self, world: World[Any], option: Option, plan: Sequence[Option]) -> tuple[list[float], list[Option]]:
        """Answer and go on to the end of the turn, by the plan as far as it goes; gives the rewards and own answers."""
        game, seat = world.game, self.seat
        turn = game.turns_taken(world.state)
        after = world.copy()
        after.keep()
        after.settle(seat, option)
        given: list[Option] = []
        place = 0
        for _ in range(DEEPEST):
            if after.result is not None or game.turns_taken(after.state) != turn:
                break
            asked = after.waiting[0]
            question = after.question(asked)
            assert question is not None
            if asked == seat:
                found = _next_of(plan, place, question.options)
                answer = plan[found] if found >= 0 else self._best_looking(after, asked, question)
                place = found + 1 if found >= 0 else place
                given.append(answer)
            else:
                answer = self._best_looking(after, asked, question)
            after.settle(asked, answer)
        return self.scale.of(after), given


def _next_of(plan: Sequence[Option], place: int, options: Sequence[Option]) -> int:
    """The place of the next answer of a plan that can be given; -1 if there is none soon."""
    for ahead in range(place, min(place + AHEAD, len(plan))):
        if plan[ahead] in options:
            return ahead
    return -1


def _are_amounts(options: Sequence[Option]) -> bool:
    """Whether options differ by nothing but one number."""
    verb = options[0][0]
    return all(len(option) == 2 and option[0] == verb and isinstance(option[1], int) for option in options)
