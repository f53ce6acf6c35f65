"""Bots that plan: they look ahead, stay within their time, and think only of what their seat may know."""

from __future__ import annotations

import time
from collections import Counter
from functools import cached_property
from typing import Any

import pytest

from deskovka.bots import BOTS, LEVELS, UnknownBot, make_bot
from deskovka.bots.planner import PlannerBot
from deskovka.bots.reasons import explain
from deskovka.bots.values import Scale
from deskovka.games import registry
from deskovka.kernel import (
    NOTHING,
    Ask,
    Chair,
    Chance,
    Flow,
    Match,
    Option,
    Player,
    Result,
    Rival,
    Trial,
    Weights,
    World,
    Worth,
    choose_all,
    seed_from,
)
from deskovka.kernel.standing import STANDING
from tests.kernel.tables import Scene, scene_match
from tests.toys.bazaar import NAMES, Bazaar, BazaarSetup, BazaarState
from tests.toys.fair import Fair, FairSetup
from tests.toys.harvest import Harvest, HarvestSetup, HarvestState

LEGENDS, ROOT = registry.get("legends"), registry.get("root")


def thought(match: Match[Any], seat: int, iterations: int = 60, seed: object = 1) -> Option:
    """What a bot that plans answers on a seat."""
    return make_bot(f"strong:{iterations}", seed_from(seed)).answer(match.chair(seat))


def pay(state: HarvestState, seat: int, coins: int) -> None:
    """Coins between a seat and the bank."""
    state.coins[seat] -= coins
    state.bank += coins


# Looking ahead


def test_it_gives_up_something_now_for_more_later() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        sown: Option = yield Ask(0, "sow", [("keep",), ("sow",)])
        if sown == ("sow",):
            pay(state, 0, 1)
        reply: Option = yield Ask(1, "watch", [("look",), ("sleep",)])
        assert reply
        if sown == ("sow",):
            harvest: Option = yield Ask(0, "reap", [("leave",), ("reap",)])
            pay(state, 0, -4 if harvest == ("reap",) else 0)

    match = scene_match(rule)
    assert make_bot("greedy", seed_from(1)).answer(match.chair(0)) == ("keep",)
    assert thought(match, 0) == ("sow",)


def test_it_expects_others_to_do_what_is_best_for_them() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        trusted: Option = yield Ask(0, "trust", [("keep",), ("trust",)])
        if trusted == ("trust",):
            pay(state, 0, -1)
            reply: Option = yield Ask(1, "share", [("share",), ("steal",)])
            pay(state, 0, -1 if reply == ("share",) else 3)
            pay(state, 1, 1 if reply == ("share",) else -3)

    assert make_bot("greedy", seed_from(1)).answer(scene_match(rule).chair(0)) == ("trust",)
    assert thought(scene_match(rule), 0) == ("keep",)


def test_chance_is_weighed_by_how_likely_it_is() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        dared: Option = yield Ask(0, "dare", [("safe",), ("dare",)])
        coins = 1 if dared == ("safe",) else (3 if state.chance.below(6) == 0 else 0)
        pay(state, 0, -coins)
        yield Ask(1, "watch", [("look",), ("sleep",)])

    assert Counter(thought(scene_match(rule), 0, 200, seed) for seed in range(5))[("safe",)] >= 4


class BetweenTurns(Scene):
    told_between_turns = True


def test_what_is_begun_is_followed_to_its_end_where_features_tell_nothing_before() -> None:
    """One answer costs a coin and brings three later in the same turn: a single iteration each is enough to see it."""

    def rule(state: HarvestState) -> Flow[None]:
        begun: Option = yield Ask(0, "begin", [("rest",), ("dig",)])
        pay(state, 0, 1 if begun == ("dig",) else 0)
        for _ in range(3):
            done: Option = yield Ask(0, "go_on", [("lift",), ("carry",)])
            pay(state, 0, -1 if (begun, done) == (("dig",), ("carry",)) else 0)
        yield Ask(1, "watch", [("look",), ("sleep",)])
        yield Ask(0, "watch", [("look",), ("sleep",)])

    def brought(game: Scene) -> float:
        match = Match(game, HarvestSetup(), seed_from(1))
        search = PlannerBot(seed_from(1), iterations=1).think_about(0, match.chair(0))
        arm = search.weigh(("dig",), 1)
        return search.scale.lead(arm.mean[0], 2) - search.scale.lead(arm.first[0], 2)

    assert brought(Scene(rule)) == pytest.approx(0.5)  # a coin more, of two visits the mean
    assert brought(BetweenTurns(rule)) == pytest.approx(3)


def test_it_leaves_no_standing_orders() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        yield Ask(0, "ambush", [("pass",), ("ambush",), (STANDING, "ambush", "never")])
        yield Ask(1, "watch", [("look",), ("sleep",)])

    search = PlannerBot(seed_from(1), iterations=5).think_about(0, scene_match(rule).chair(0))
    assert search.arms.keys() == {("pass",), ("ambush",)}


def test_what_all_answer_in_secret_is_thought_of_without_knowing_the_others() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        shown = yield from choose_all([Ask(seat, "show", [("one",), ("two",), ("none",)]) for seat in range(2)])
        for seat in range(2):
            # showing two brings most, whatever the other does
            pay(state, seat, -{"one": 1, "two": 2, "none": 0}[str(shown[seat][0])])

    for seat in range(2):
        assert thought(scene_match(rule), seat) == ("two",)


class Trading(Bazaar):
    """Seat 0 trades and has so many coins; seat 1 holds a rascal."""

    def __init__(self, coins: int, card: str = "thief") -> None:
        self.coins, self.card = coins, card

    def new(self, setup: BazaarSetup, chance: Chance) -> BazaarState:
        state = super().new(setup, chance)
        state.phase = "trade"
        state.hands = [[0, 1], [3, NAMES.index(self.card)]]
        state.deck = [card for card in range(len(NAMES)) if card not in state.hands[0] + state.hands[1]]
        state.bank += state.coins[0] - self.coins
        state.coins[0] = self.coins
        return state


def test_it_acts_out_of_turn_when_that_is_best() -> None:
    bot = make_bot("strong:40", seed_from(1))
    assert bot.consider(Match(Trading(2), BazaarSetup(2), seed_from(1)).chair(1)) == ("send", "thief")


class Hoarding(Trading):
    @cached_property
    def worth(self) -> Worth:
        return Worth({2: Weights(self.feature_names, {"": {"rascals": (9.0, 0.0)}}, spread=20.0)})


def test_it_does_nothing_out_of_turn_when_that_is_best() -> None:
    bot = make_bot("strong:40", seed_from(1))
    assert bot.consider(Match(Hoarding(2), BazaarSetup(2), seed_from(1)).chair(1)) == NOTHING
    assert bot.consider(Match(Trading(0), BazaarSetup(2), seed_from(1)).chair(1)) == NOTHING


@pytest.mark.parametrize(
    ("game", "setup"), [(Bazaar(), BazaarSetup(3)), (Fair(), FairSetup(3)), (Harvest(), HarvestSetup(3, True))]
)
def test_it_plays_whole_games_with_secrets_forms_and_optional_actors(game: Any, setup: Any) -> None:
    for seed in range(2):
        match = Match(game, setup, seed_from(seed))
        bots: dict[int, Player] = {seat: make_bot("sharp:8", seed_from(seed, seat)) for seat in range(3)}
        while answer := match.next_answer(bots):
            match.answer(*answer)
        assert match.result is not None
        trial = Trial(game, setup, seed_from(seed))
        again = [make_bot("sharp:8", seed_from(seed, seat)) for seat in range(3)]
        assert trial.play(again, 10_000) == match.result


def test_it_beats_greedy_at_the_bazaar() -> None:
    won = 0.0
    for seed in range(24):
        seat = seed % 2
        players = [make_bot("sharp:60" if own == seat else "greedy", seed_from(seed, own)) for own in range(2)]
        result = Trial(Bazaar(), BazaarSetup(2), seed_from("market", seed)).play(players, 10_000)
        assert result is not None
        won += seat in result.winners and 1 / len(result.winners)
    assert won >= 13


# Rewards


class Teams(Fair):
    def teams(self, state: Any) -> list[tuple[int, int]]:
        return [(0, 2)]


def test_who_wins_together_shares_the_reward() -> None:
    world = Match(Teams(), FairSetup(3), seed_from(1)).world
    world.state.coins = [5, 3, 0]
    one, other, partner = Scale(Teams(), None).of(world)
    assert one == partner > 0.5 > other


@pytest.mark.parametrize(
    ("result", "order"),
    [
        (Result((9, 5), (0,)), [0, 1]),
        (Result((9, 5, 7), (1,)), [1, 0, 2]),  # by something else than points
        (Result((9, 5, 9), (0, 2), teams=((0, 2),)), [0, 2, 1]),
    ],
)
def test_victory_outweighs_every_lead(result: Result, order: list[int]) -> None:
    class Over(Fair):
        def result(self, state: Any) -> Result | None:
            return result

    world: World[Any] = Match(Over(), FairSetup(len(result.scores)), seed_from(1)).world
    rewards = Scale(Over(), None).of(world)
    assert sorted(range(len(rewards)), key=lambda seat: -rewards[seat]) == order
    assert rewards[order[0]] > 0.97 or result.kind == "shared"
    assert all(0 <= reward <= 1 for reward in rewards)


def test_a_rival_that_is_no_seat_beats_everybody() -> None:
    class Beaten(Fair):
        def result(self, state: Any) -> Result | None:
            return Result((9, 5), (), rivals=(Rival("vizier", 12, won=True),))

    world: World[Any] = Match(Beaten(), FairSetup(2), seed_from(1)).world
    assert max(Scale(Beaten(), None).of(world)) < 0.05


# Time


class Slow(Harvest):
    """A rule that takes its time, and many options."""

    def bids(self, state: HarvestState) -> Flow[None]:
        yield Ask(0, "dig", [("dig", hole) for hole in range(300)])
        time.sleep(0.002)
        yield Ask(0, "dig", [("dig", hole) for hole in range(300)])


def shortest(seconds: float, match: Match[HarvestState]) -> float:
    """How long an answer takes, of several the shortest: the machine may be busy with other things during some."""
    found = []
    for _ in range(5):
        begun = time.perf_counter()
        PlannerBot(seed_from(1), seconds=seconds).answer(match.chair(0))
        found.append(time.perf_counter() - begun)
    return min(found)


@pytest.mark.parametrize("seconds", [0.05, 0.3])
def test_it_stays_within_its_time_however_many_options_there_are(seconds: float) -> None:
    assert shortest(seconds, Match(Slow(), HarvestSetup(), seed_from(1))) < seconds + max(0.2, 0.2 * seconds)


def test_it_stays_within_its_time_when_everything_was_thought_of() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        yield Ask(0, "end", [("yes",), ("no",)])

    assert shortest(0.05, scene_match(rule)) < 0.25


def test_it_thinks_longer_where_the_processor_does_other_things_meanwhile() -> None:
    match = Match(Slow(), HarvestSetup(), seed_from(1))
    begun, worked = time.perf_counter(), time.thread_time()
    PlannerBot(seed_from(1), seconds=0.1).answer(match.chair(0))
    assert time.perf_counter() - begun > 0.11  # asleep most of the time
    assert time.thread_time() - worked < 0.1 + 0.05


def test_levels_are_named_by_time_or_by_iterations() -> None:
    assert tuple(LEVELS) == BOTS[-3:]
    by_time, by_count = make_bot("sharp", seed_from(1)), make_bot("expert:7", seed_from(1))
    assert isinstance(by_time, PlannerBot)
    assert isinstance(by_count, PlannerBot)
    assert (by_time.seconds, by_count.seconds, by_count.iterations) == (0.1, None, 7)
    for wrong in ("greedy:5", "strong:", "strong:0", "strong:many"):
        with pytest.raises(UnknownBot, match="strong:200"):
            make_bot(wrong, seed_from(1))


# Honesty


def redealt(match: Match[Any], seat: int, seed: object) -> Chair[Any]:
    """A chair at the same question in another world that the seat cannot tell from this one."""
    other = Match(match.game, match.setup, seed_from("another world", seed))
    other.world = match.world.copy()
    other.world.redeal(seat, Chance(seed_from(seed)))
    return other.chair(seat)


@pytest.mark.parametrize(
    ("game", "setup", "answers"),
    [
        *((Harvest(), HarvestSetup(3), 4), (Bazaar(), BazaarSetup(3), 5)),
        *((LEGENDS, LEGENDS.read_setup({"players": 3}), 12), (ROOT, ROOT.read_setup({"players": 3}), 30)),
    ],
)
def test_what_a_seat_cannot_know_does_not_change_its_answers(game: Any, setup: Any, answers: int) -> None:
    match = Match(game, setup, seed_from("honest"))
    bots: dict[int, Player] = {seat: make_bot("greedy", seed_from(seat)) for seat in range(3)}
    for _ in range(answers):
        found = match.next_answer(bots)
        assert found is not None
        match.answer(*found)
    seat = match.waiting[0]
    worlds = [match.chair(seat), *(redealt(match, seat, number) for number in range(2))]
    counts = [
        Counter(make_bot("sharp:6", seed_from("thought", n)).answer(chair) for n in range(24)) for chair in worlds
    ]
    for count in counts[1:]:
        apart = sum(abs(count[option] - counts[0][option]) for option in count | counts[0])
        assert apart <= 24  # of 48: as far as 24 draws of the same distribution lie apart


class Spy(Harvest):
    """It notes whose knowledge each imagined world was dealt for."""

    def __init__(self) -> None:
        self.dealt_for: set[int | None] = set()

    def redeal(self, state: HarvestState, seat: int | None, chance: Any) -> None:
        self.dealt_for.add(seat)
        super().redeal(state, seat, chance)


def test_it_thinks_only_in_worlds_dealt_for_its_own_seat_and_leaves_the_match_alone() -> None:
    spy = Spy()
    match = Match(spy, HarvestSetup(), seed_from(1))
    before = spy.to_data(match.world.state)
    thought(match, 1)
    assert spy.dealt_for == {1}
    assert spy.to_data(match.world.state) == before


# What is kept


def test_thoughts_are_kept_while_nothing_new_is_learned() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        for _ in range(2):
            yield Ask(0, "step", [("left",), ("right",)])
        state.chance.below(6)
        yield Ask(0, "step", [("left",), ("right",)])
        yield Ask(1, "step", [("left",), ("right",)])
        yield Ask(0, "step", [("left",), ("right",)])

    begun_with: list[int] = []

    class Watched(PlannerBot):
        def _root(self, chair: Chair[Any], question: Any) -> Any:
            root = super()._root(chair, question)
            begun_with.append(0 if root is None else sum(arm.visits for arm in root.arms[0].values()))
            return root

    players = [Watched(seed_from(1), iterations=30), make_bot("random", seed_from(2))]
    Trial(Scene(rule), HarvestSetup(), seed_from(1)).play(players, 100)
    first, second, drawn, after_other = begun_with
    assert first == drawn == after_other == 0
    assert second > 10


def test_a_chair_tells_how_long_nothing_happened() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        for _ in range(2):
            yield Ask(0, "step", [("left",), ("right",)])
        yield Ask(1, "step", [("left",), ("right",)])
        yield Ask(0, "step", [("left",), ("right",)])
        state.reveal()
        yield Ask(0, "step", [("left",), ("right",)])

    match, found = scene_match(rule), []
    while match.result is None:
        seat = match.waiting[0]
        found.append((seat, match.chair(seat).undisturbed()))
        match.answer(seat, ("left",))
    assert found == [(0, 0), (0, 1), (1, 0), (0, 0), (0, 0)]


# Saying why


def test_it_tells_what_it_expects_weighed_and_plans() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        option: Option = yield Ask(0, "coins", [("none",), ("one",), ("two",)])
        pay(state, 0, -{"none": 0, "one": 1, "two": 2}[str(option[0])])
        yield Ask(1, "watch", [("look",), ("sleep",)])
        pay(state, 1, 0)

    match = scene_match(rule)
    bot = make_bot("strong:50", seed_from(1))
    assert isinstance(bot, PlannerBot)
    reasons = explain(bot, match.chair(0))
    assert reasons.option == ("two",)
    assert {each.option for each in reasons.alternatives} == {("none",), ("one",), ("two",)}
    assert reasons.alternatives[0].option == ("two",)
    assert reasons.alternatives[0].lead > reasons.alternatives[-1].lead
    assert reasons.plan[0] == (0, ("two",))
    assert reasons.plan[1][0] == 1
    (coins,) = reasons.decisive
    assert (coins.feature, coins.worth > 0) == ("points", True)
    assert reasons.alternatives[0].lead > reasons.lead_before


def test_one_answer_can_be_thought_about_alone() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        option: Option = yield Ask(0, "coins", [("none",), ("two",)])
        pay(state, 0, -{"none": 0, "two": 2}[str(option[0])])
        yield Ask(1, "watch", [("look",), ("sleep",)])

    search = PlannerBot(seed_from(1), iterations=20).think_about(0, scene_match(rule).chair(0))
    before = {option: arm.visits for option, arm in search.arms.items()}
    assert search.weigh(("none",), 15).visits == before["none",] + 15
    assert search.arms["two",].visits == before["two",]
    assert search.best() in before


@pytest.mark.parametrize("name", ["greedy", "strong:40"])
def test_another_seat_explains_a_question_from_what_it_knows_itself(name: str) -> None:
    """What it weighs comes from worlds dealt for the one who looks: the true hand plays no part."""
    for_whom: list[int | None] = []

    class Noted(Match[BazaarState]):
        def imagine(self, seat: int | None, chance: Chance) -> World[BazaarState]:
            for_whom.append(seat)
            return super().imagine(seat, chance)

    match = Noted(Bazaar(), BazaarSetup(), seed_from(7))
    asked = match.waiting[0]
    other = (asked + 1) % 2
    reasons = explain(make_bot(name, seed_from(2)), match.chair(other), asked)
    assert reasons.seat == asked
    assert reasons.alternatives
    assert set(for_whom) == {other}


def test_what_adds_up_to_nothing_decides_nothing() -> None:
    """A coin for each takes the lead nowhere; the next best answer costs one."""

    def rule(state: HarvestState) -> Flow[None]:
        option: Option = yield Ask(0, "coins", [("none",), ("each",), ("pay",)])
        if option != ("none",):
            pay(state, 0, 1 if option == ("pay",) else -1)
            pay(state, 1, 0 if option == ("pay",) else -1)
        yield Ask(1, "watch", [("look",), ("sleep",)])

    reasons = explain(make_bot("greedy", seed_from(1)), scene_match(rule).chair(0))
    assert [each.option for each in reasons.alternatives] == [("none",), ("each",), ("pay",)]
    assert [(each.seat, each.feature, each.worth) for each in reasons.decisive] == [(0, "points", 1.0)]


def test_a_victory_is_told_in_points() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        yield Ask(0, "coins", [("none",), ("two",)])
        pay(state, 0, -2)

    reasons = explain(make_bot("greedy", seed_from(1)), scene_match(rule).chair(0))
    assert [each.lead for each in reasons.alternatives] == [2, 2]


def test_greedy_tells_what_it_looked_at_and_chance_tells_nothing() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        option: Option = yield Ask(0, "coins", [("none",), ("one",), ("two",)])
        pay(state, 0, -{"none": 0, "one": 1, "two": 2}[str(option[0])])
        yield Ask(1, "watch", [("look",), ("sleep",)])

    chair = scene_match(rule).chair(0)
    reasons = explain(make_bot("greedy", seed_from(1)), chair)
    assert [each.option for each in reasons.alternatives] == [("two",), ("one",), ("none",)]
    assert reasons.alternatives[0].lead - reasons.alternatives[2].lead == 2
    assert [(each.seat, each.feature, each.worth) for each in reasons.decisive] == [(0, "points", 1.0)]
    drawn = explain(make_bot("random", seed_from(1)), chair)
    assert (drawn.option, drawn.alternatives, drawn.plan, drawn.decisive) == (None, (), (), ())
