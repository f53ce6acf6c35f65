"""Thinking a turn through to its end, or on to the next one: where a turn is a series of actions that ends by passing.

Every answer is looked at once, as a greedy bot does. Those that look best are rehearsed: in a world that is imagined
for all of them alike the rest of the turn is played, each time with what looks best, up to where the next turn begins;
then the same answers are given in further worlds. So all of them meet the same luck. What a turn leaves behind is
judged by what things are worth between turns (``Worth.outlook``). Then they are compared in other worlds, with the
answers that were found before: giving them again takes a fifth of the time of thinking a turn through. If there is time
enough, the turns of the others are played, too, up to where the next one of the seat begins: what a turn leaves behind
is what they leave of it. What is clearly no better than the best drops out, and from time to time the worse half does.
What was planned at an earlier question of the turn is rehearsed first, as it was planned: a bot that has a plan does
not begin something else at every question that happens to look as good.
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
"""So many answers are rehearsed at most."""
STAGES, FEWEST = 4, 2
"""After each of so many parts of the time the better half of them goes on, but no fewer than so many."""
FIRST_PART, FIRST_FEW = 0.35, 4
"""The first comparison takes this part of the time, but has so many answers at least."""
WORLDS = 4
"""In so many worlds each is rehearsed before it is compared."""
LEISURE = 0.1
"""If the first comparison took no more than this part of the time, later ones go on through the turns of the others,
in one world each."""
ANEW = 6
"""In each so many comparisons turns are thought through once."""
ENOUGH, CLEARLY = 6, 3.0
"""After so many comparisons an answer that is so many standard errors worse than the best one drops out."""
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
        self._worlds: list[list[World[Any]]] = []
        """The worlds of each comparison."""
        self._is_leisurely = False
        """Whether there is time for the turns of the others."""
        self._stage = 1
        self._field: list[Option] = []
        """What is compared now, and what it has brought so far in this comparison."""
        self._brought: list[list[float]] = []
        self._whole = 0
        """How many comparisons are whole."""
        self._record: dict[Option, list[float]] = {}
        """What an answer has brought to the seat in each comparison."""

    @property
    def is_sure(self) -> bool:
        """Whether more thinking would hardly change anything."""
        return len(self.arms) == 1 or len(self._field) == 1

    def weigh(self, option: Option, iterations: int) -> Arm:
        """Rehearse one answer in the worlds of the comparisons that it has not met, so many at most."""
        arm = self.arms[option]
        for number in range(arm.visits, min(arm.visits + iterations, max(1, self._whole))):
            arm.bring(self._rehearsed(number, option, self._plans.get(option, [])))
        return arm

    def plan(self, most: int) -> tuple[Answer, ...]:
        """What was rehearsed last after the best answer."""
        best = self.best()
        return tuple((self.seat, option) for option in (best, *self._plans.get(best, ()))[:most])

    def planned_after(self, option: Option) -> Planned:
        """What is going to be answered in the rest of the turn after an answer."""
        return self._turn, tuple(self._plans.get(option, ()))

    def _iterate(self) -> None:
        """Rehearse the next answer; when all of a comparison were, they or the better half go on to the next one."""
        if not self.arms:
            self._get_impressions()
        if len(self._worlds) == self._whole:
            self._begin_comparison()
        option, number = self._field[len(self._brought)], len(self._worlds) - 1
        is_planned = number % ANEW != 0 if number else option == self._first
        self._brought.append(self._rehearsed(number, option, self._plans.get(option, []) if is_planned else []))
        if number == 0:
            self.arms[option].bring(self._brought[-1])
            if len(self._brought) >= FIRST_FEW and self._spent > FIRST_PART:
                self._field = self._field[: len(self._brought)]
        if len(self._brought) == len(self._field):  # all of them, or chance would decide
            self._end_comparison()

    def _begin_comparison(self) -> None:
        arms, seat = self.arms, self.seat
        if not self._worlds:
            first = self._first
            self._field = sorted(arms, key=lambda option: (option != first, -arms[option].weight))[:REHEARSED]
        elif self._spent * STAGES >= self._stage:
            self._stage += 1
            order = sorted(self._field, key=lambda option: -arms[option].mean[seat])
            self._field = order[: max(FEWEST, (len(order) + 1) // 2)]
        self._worlds.append([self._imagined() for _ in range(1 if self._is_leisurely else WORLDS)])
        self._brought = []

    def _end_comparison(self) -> None:
        """Note what was brought; whatever is known not to be better than the best one drops out."""
        arms, seat, record = self.arms, self.seat, self._record
        self._whole += 1
        if self._whole == 1:
            self._is_leisurely = self._spent <= LEISURE
            self._record = {option: [] for option in self._field}
            return
        for option, brought in zip(self._field, self._brought, strict=True):
            arms[option].bring(brought)
            record[option].append(brought[seat])
        if self._whole > ENOUGH:
            best = max(self._field, key=lambda option: arms[option].mean[seat])
            self._field = [
                option for option in self._field if option == best or not _is_clear(record[best], record[option])
            ]

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

    # To the end of the turn and on

    def _rehearsed(self, number: int, option: Option, plan: list[Option]) -> list[float]:
        """What an answer leaves to each seat in a comparison, on average; a plan is made if it is empty."""
        found: list[list[float]] = []
        for world in self._worlds[number]:
            question = world.question(self.seat)
            if question is not None and option in question.options:  # not so in every world, if others think about it
                after = world.copy()
                after.keep()
                after.settle(self.seat, option)
                plan = self._end_turn(after, plan)
                if number and self._is_leisurely:
                    self._let_others_play(after)
                found.append(self.scale.of(after))
        if not found:
            return self.arms[option].mean
        self._plans[option] = plan
        return [sum(each) / len(found) for each in zip(*found, strict=True)]

    def _end_turn(self, world: World[Any], plan: list[Option]) -> list[Option]:
        """Go on to the end of the turn, by the plan as far as it goes; gives the plan, or what was answered."""
        seat = self.seat
        given: list[Option] = []
        place = 0
        for _ in range(DEEPEST):
            if not self._is_before(world, self._turn + 1):
                break
            asked = world.waiting[0]
            question = world.question(asked)
            assert question is not None
            found = _next_of(plan, place, question.options) if asked == seat else -1
            if found >= 0:
                answer = plan[found]
                place = found + 1
            else:
                answer = self._best_looking(world, asked, question)
            if asked == seat:
                given.append(answer)
            world.settle(asked, answer)
        return plan or given

    def _let_others_play(self, world: World[Any]) -> None:
        """Go on to where the next turn of the seat begins, with what looks best to whoever is asked."""
        seats = len(self.arms[self._field[0]].mean)
        for _ in range(DEEPEST):
            if not self._is_before(world, self._turn + seats):
                return
            asked = world.waiting[0]
            question = world.question(asked)
            assert question is not None
            world.settle(asked, self._best_looking(world, asked, question))

    def _is_before(self, world: World[Any], turn: int) -> bool:
        """Whether this turn has not begun yet, nor the game ended."""
        return world.result is None and world.game.turns_taken(world.state) < turn


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


def _is_clear(best: Sequence[float], other: Sequence[float]) -> bool:
    """Whether one answer has brought clearly more than another in the same comparisons, or always the same."""
    ahead = [more - less for more, less in zip(best, other, strict=True)]
    count = len(ahead)
    mean = sum(ahead) / count
    variance = sum([(each - mean) ** 2 for each in ahead]) / (count - 1)
    return mean >= 0 and mean * mean * count >= CLEARLY * CLEARLY * variance
