"""Bots that think a turn through: to the next one, all answers with the same luck, the better half again."""

from __future__ import annotations

import time
from functools import cached_property
from typing import Any

import pytest

from deskovka.bots import Planned, make_bot
from deskovka.bots.planner import PlannerBot
from deskovka.bots.reasons import explain
from deskovka.bots.rehearsal import ANEW, ENOUGH, REHEARSED, WORLDS, Rehearsal
from deskovka.bots.search import Search
from deskovka.kernel import Ask, AskAll, Flow, Match, Option, Weights, Worth, seed_from
from tests.toys.harvest import Harvest, HarvestSetup, HarvestState

TURN = 2
"""The number of the first turn."""


def pay(state: HarvestState, seat: int, coins: int) -> None:
    """Coins between a seat and the bank."""
    state.coins[seat] -= coins
    state.bank += coins


class Field(Harvest):
    """Who has a turn takes or sows a coin, twice, each in a step of its own, or passes.

    When the turn ends, what was sown comes back threefold, and the other one pays two coins of rent.
    """

    passes_last = True

    def __init__(self) -> None:
        self.answered: set[int] = set()

    def turns_taken(self, state: HarvestState) -> int:
        return state.works

    def bids(self, state: HarvestState) -> Flow[None]:
        seat = state.turn
        option: Option = yield Ask(seat, "field", [("take",), ("sow",), ("pass",)])
        self.answered.add(seat)
        if option != ("pass",):
            pay(state, seat, -1 if option == ("take",) else 1)
            state.goats[seat] += option == ("sow",)
            state.left += 1
        if option == ("pass",) or state.left == 2:
            pay(state, seat, 3 - 3 * state.goats[seat])
            self.end(state)

    def end(self, state: HarvestState) -> None:
        seat = state.turn
        pay(state, 1 - seat, 2)
        state.goats[seat], state.turn, state.left = 1, 1 - seat, 0
        state.works += 1


def rehearsed(game: Harvest, iterations: int) -> Rehearsal:
    """Thinking about the first question."""
    chair = Match(game, HarvestSetup(), seed_from(1)).chair(0)
    thinking = PlannerBot(seed_from(1), iterations=iterations).think_about(0, chair)
    assert isinstance(thinking, Rehearsal)
    return thinking


def lead(thinking: Rehearsal, option: Option) -> float:
    """The lead that an answer was found to bring the first seat."""
    return thinking.scale.lead(thinking.arms[option].mean[0], 2)


def test_ending_a_turn_does_not_look_better_by_what_comes_anyway() -> None:
    arms = rehearsed(Field(), 1).arms
    assert arms["pass",].weight - arms["take",].weight == pytest.approx(-1)


def test_what_is_sown_is_seen_at_the_end_of_the_turn_in_later_steps_of_it() -> None:
    """Sowing looks two coins worse than taking, and brings two more."""
    match = Match(Field(), HarvestSetup(), seed_from(1))
    assert make_bot("greedy", seed_from(1)).answer(match.chair(0)) == ("take",)
    assert make_bot("sharp:3", seed_from(1)).answer(match.chair(0)) == ("sow",)
    thinking = rehearsed(Field(), 3)
    assert lead(thinking, ("sow",)) - lead(thinking, ("take",)) == pytest.approx(1)


class Thieves(Field):
    """The first one shows three coins or hides two; the other one takes twice what was shown, or rests."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: set[int] = set()

    def bids(self, state: HarvestState) -> Flow[None]:
        seat = state.turn
        self.turns.add(self.turns_taken(state))
        option: Option = yield Ask(seat, "thieves", [("rest",), ("rob",)] if seat else [("show",), ("hide",)])
        if option == ("rob",):
            pay(state, seat, -6 * (state.left - 2))
        elif not seat:
            pay(state, seat, -3 if option == ("show",) else -2)
        self.end(state)
        state.left = 3 if option == ("show",) else 2


def test_what_the_others_make_of_what_a_turn_leaves_is_seen_if_there_is_time() -> None:
    """To show a coin more looks better, and costs six."""
    hurried, leisurely = rehearsed(Thieves(), 6), rehearsed(Thieves(), 60)
    assert hurried.best() == ("show",)
    assert lead(hurried, ("show",)) - lead(hurried, ("hide",)) == pytest.approx(1)
    assert leisurely.best() == ("hide",)
    deeper = leisurely.arms["show",].visits - 1
    brought = lead(leisurely, ("show",)) - lead(leisurely, ("hide",))
    assert brought == pytest.approx((1 + deeper * (1 - 6)) / (1 + deeper)), "at first no turn but the own one is played"


@pytest.mark.parametrize(("iterations", "turns"), [(6, {TURN, TURN + 1}), (60, {TURN, TURN + 1, TURN + 2})])
def test_nothing_is_looked_at_beyond_where_a_turn_begins(iterations: int, turns: set[int]) -> None:
    """In a hurry the next one, else the next one of the seat."""
    game = Thieves()
    rehearsed(game, iterations)
    assert game.turns == turns


def test_a_bot_knows_what_it_has_planned_for_the_rest_of_its_turn() -> None:
    bot = PlannerBot(seed_from(1), iterations=3)
    assert bot.answer(Match(Field(), HarvestSetup(), seed_from(1)).chair(0)) == ("sow",)
    assert bot.planned == (TURN, (("sow",),))


@pytest.mark.parametrize(
    ("planned", "answer"),
    [
        ((TURN, (("sow",), ("sow",))), "sow"),
        ((TURN, (("dance",), ("sow",))), "sow"),  # what cannot be done is left out
        ((TURN, (("dance",), ("sing",), ("smile",), ("sow",))), "take"),  # unless hardly anything of the plan is left
        ((TURN + 1, (("sow",), ("sow",))), "take"),  # what was planned for another turn is nothing to go by
    ],
)
def test_what_was_planned_is_rehearsed_first_however_it_looks(planned: Planned, answer: str) -> None:
    bot = PlannerBot(seed_from(1), iterations=1)
    bot.planned = planned
    assert bot.answer(Match(Field(), HarvestSetup(), seed_from(1)).chair(0)) == (answer,)


class Struck(Field):
    """A strike brings three coins after the other one has ducked and one has hit, in a step of its own."""

    def bids(self, state: HarvestState) -> Flow[None]:
        if state.turn:
            yield Ask(1, "watch", [("look",), ("sleep",)])
        begun: Option = yield Ask(0, "begin", [("rest",), ("strike",)])
        yield Ask(1, "duck", [("left",), ("right",)])
        yield Ask(0, "hit", [("left",), ("right",)])
        pay(state, 0, -3 if begun == ("strike",) else 0)
        self.end(state)


def test_a_turn_is_followed_whoever_is_asked_meanwhile() -> None:
    thinking = rehearsed(Struck(), 2)
    assert lead(thinking, ("strike",)) - lead(thinking, ("rest",)) == pytest.approx(3)


class Dice(Field):
    """Whichever hand throws the die, it brings as many coins as it shows; and the turn is over."""

    def bids(self, state: HarvestState) -> Flow[None]:
        yield Ask(state.turn, "throw", [(hand, finger) for hand in ("left", "right") for finger in range(10)])
        pay(state, state.turn, -state.chance.below(6))
        self.end(state)


def test_all_answers_meet_the_same_luck() -> None:
    met = [arm for arm in rehearsed(Dice(), 48).arms.values() if arm.visits]
    assert len(met) == REHEARSED
    assert {arm.visits for arm in met} > {1}
    for arm in met:
        same = [other.mean for other in met if other.visits == arm.visits]
        assert same == [pytest.approx(arm.mean)] * len(same)


@pytest.mark.parametrize(
    ("iterations", "rounds"),
    [
        (10, [3, 3, 2, 1, 1]),  # of five the better three, of these two
        (11, [3, 3, 2, 1, 1]),  # what was not compared to the end counts nothing
        (12, [3, 3, 2, 1, 1, 1]),
        (9, [2, 2, 2, 1, 1]),  # the less time there is, the fewer are compared at first
        (4, [1, 1, 1, 1]),
        (100, [7, 7, 7, 6, 6, 6, 3, 3, 3, 3, 3, 3]),  # the more time, the more often before half of them go
    ],
)
def test_the_better_half_is_rehearsed_again(iterations: int, rounds: list[int]) -> None:
    met = sorted((arm.visits for arm in rehearsed(Dice(), iterations).arms.values()), reverse=True)
    assert met == rounds + [0] * (20 - len(rounds))


def test_it_stops_when_all_come_to_the_same() -> None:
    thinking = rehearsed(Dice(), 10_000)
    assert thinking.is_sure
    assert thinking.iterations == REHEARSED * (1 + ENOUGH)


class Loaded(Field):
    """Each of three dice falls by itself, and one of them brings as many coins more as was put into it."""

    def __init__(self, more: int) -> None:
        super().__init__()
        self.more = more

    def bids(self, state: HarvestState) -> Flow[None]:
        dice = ("red", "blue", "loaded")
        thrown: Option = yield Ask(state.turn, "throw", [(die,) for die in dice])
        fell = {die: state.chance.below(6) for die in dice}
        pay(state, state.turn, -fell[str(thrown[0])] - self.more * (thrown == ("loaded",)))
        self.end(state)


def test_what_is_clearly_worse_drops_out() -> None:
    thinking = rehearsed(Loaded(10), 10_000)
    assert thinking.best() == ("loaded",)
    assert thinking.is_sure
    assert thinking.iterations == 3 * (1 + ENOUGH)


def test_what_may_still_be_better_is_compared_to_the_end() -> None:
    thinking = rehearsed(Loaded(0), 60)
    assert not thinking.is_sure
    assert thinking.iterations == 60


class Judged(Field):
    """It is counted how often a position is judged."""

    def __init__(self) -> None:
        super().__init__()
        self.judged = 0

    def values(self, state: HarvestState, worth: Worth | None = None) -> list[float]:
        self.judged += 1
        return super().values(state, worth)


def test_a_turn_that_was_thought_through_is_played_again_as_planned() -> None:
    def judged_in(begun: int, iterations: int) -> int:
        before, after = Judged(), Judged()
        rehearsed(before, begun)
        rehearsed(after, begun + iterations)
        return after.judged - before.judged

    assert judged_in(3, 2) == 2 * WORLDS, "after three answers the better two, where each turn ends"
    assert judged_in(3 + 2 * (ANEW - 1), 2) > 2 * WORLDS, "now and then a turn is thought through again"


def test_what_was_planned_before_is_rehearsed_as_planned() -> None:
    def judged(planned: Planned) -> int:
        game = Judged()
        bot = PlannerBot(seed_from(1), iterations=1)
        bot.planned = planned
        bot.answer(Match(game, HarvestSetup(), seed_from(1)).chair(0))
        return game.judged

    to_find_the_rest = judged((TURN, (("sow",),))) - judged((TURN, (("sow",), ("sow",))))
    assert to_find_the_rest == 3, "else each answer of the second step is tried"


class Tilled(Field):
    """Twice in a turn one rests or tills, well or badly, each time in a step of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.ways: list[Option] = []

    def bids(self, state: HarvestState) -> Flow[None]:
        seat = state.turn
        begun: Option = yield Ask(seat, "begin", [("till",), ("rest",)])
        if begun == ("till",):
            way: Option = yield Ask(seat, "how", [("badly",), ("well",)])
            self.ways.append(way)
            pay(state, seat, -2 if way == ("well",) else -1)
        state.left += 1
        if state.left == 2:
            self.end(state)


def test_an_action_is_carried_out_as_it_looked_best_before() -> None:
    game = Tilled()
    rehearsed(game, 1)
    assert game.ways.count(("badly",)) == 3, "to till is tried at first, and to till badly when that is asked, twice"


class Weather(Field):
    """A plan made for fair weather cannot be kept when it rains: then something else is to be done, and brings less."""

    def bids(self, state: HarvestState) -> Flow[None]:
        seat = state.turn
        yield Ask(seat, "begin", [("walk",), ("ride",)])
        rain = state.chance.below(2)
        picked: Option = yield Ask(seat, "pick", [("shelter",), ("wait",)] if rain else [("berries",), ("wait",)])
        pay(state, seat, {"berries": -3, "shelter": -1, "wait": 0}[str(picked[0])])
        self.end(state)


def test_where_a_plan_cannot_be_kept_the_best_is_made_of_it() -> None:
    thinking = rehearsed(Weather(), 8)
    assert 2 + 1 < lead(thinking, ("walk",)) < 2 + 3, "two coins are the other one's rent"
    assert thinking.plan(5)[1][1] in (("berries",), ("shelter",))


class Looked(Field):
    """By what things are worth at any time the hand counts nothing, between turns coins do not."""

    @cached_property
    def worth(self) -> Worth:
        outlook = Worth({2: Weights(self.feature_names, {"": {"points": (-1.0, 0.0)}})})
        return Worth({2: Weights(self.feature_names, {"": {"points": (1.0, 0.0)}})}, outlook)


def test_what_a_turn_leaves_is_judged_by_what_things_are_worth_between_turns() -> None:
    match = Match(Looked(), HarvestSetup(), seed_from(1))
    assert make_bot("greedy", seed_from(1)).answer(match.chair(0)) == ("take",)
    assert make_bot("sharp:3", seed_from(1)).answer(match.chair(0)) == ("pass",)


def test_an_answer_that_was_passed_over_can_be_weighed_like_the_others() -> None:
    thinking = rehearsed(Dice(), REHEARSED + 6)
    (option, arm) = next((option, arm) for option, arm in thinking.arms.items() if not arm.visits)
    best = thinking.arms[thinking.best()]
    assert thinking.weigh(option, 5) is arm
    assert arm.visits == best.visits
    assert arm.mean == pytest.approx(best.mean)


def test_it_tells_what_it_expects_and_plans() -> None:
    reasons = explain(make_bot("strong:6", seed_from(1)), Match(Field(), HarvestSetup(), seed_from(1)).chair(0))
    assert reasons.option == ("sow",)
    assert reasons.plan == ((0, ("sow",)), (0, ("sow",)))
    assert [each.option for each in reasons.alternatives] == [("sow",), ("take",), ("pass",)]


class Secret(Field):
    def bids(self, state: HarvestState) -> Flow[None]:
        yield AskAll([Ask(seat, "show", [("one",), ("two",)]) for seat in range(2)])
        self.end(state)


def test_what_is_answered_in_secret_is_searched() -> None:
    chair = Match(Secret(), HarvestSetup(), seed_from(1)).chair(0)
    assert isinstance(PlannerBot(seed_from(1), iterations=2).think_about(0, chair), Search)


class Slow(Field):
    """A rule that takes its time, and many options."""

    def bids(self, state: HarvestState) -> Flow[None]:
        for _ in range(4):
            yield Ask(state.turn, "dig", [("dig", hole) for hole in range(300)])
            time.sleep(0.002)
        self.end(state)


@pytest.mark.parametrize("seconds", [0.05, 0.3])
def test_it_stays_within_its_time_however_many_options_there_are(seconds: float) -> None:
    match: Match[Any] = Match(Slow(), HarvestSetup(), seed_from(1))
    found = []
    for _ in range(5):  # the machine may be busy with other things during some
        begun = time.perf_counter()
        PlannerBot(seed_from(1), seconds=seconds).answer(match.chair(0))
        found.append(time.perf_counter() - begun)
    assert min(found) < seconds + 0.2
