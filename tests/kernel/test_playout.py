from typing import Any, Self

import pytest

from deskovka.kernel import (
    NOTHING,
    Ask,
    Chair,
    Chance,
    EndlessGame,
    Flow,
    Match,
    Option,
    Pick,
    Player,
    at_random,
    choose_all,
    choose_open,
    playout,
    seed_from,
)
from tests.kernel.tables import HARVEST, Scene, new_match
from tests.toys.harvest import Harvest, HarvestSetup, HarvestState


def random_pick(seed: int) -> Pick:
    """Any option; where there is but one, no chance is drawn."""
    chance = Chance(seed_from("picks", seed))
    return lambda seat, options, question: options[0] if len(options) == 1 else chance.pick(options)


def test_whoever_picks_at_random_takes_what_chance_gives() -> None:
    options: list[Option] = [("sow",), ("reap",), ("rest",)]
    pick, chance = at_random(Chance(seed_from(7))), Chance(seed_from(7))
    assert [pick(0, options, ASK) for _ in range(9)] == [chance.pick(options) for _ in range(9)]


class Picker:
    """A player who answers as a playout would pick."""

    def __init__(self, pick: Pick) -> None:
        self.pick = pick
        self.decisions = 0

    def answer(self, chair: Chair[Any]) -> Option:
        question = chair.question()
        assert question is not None
        assert not question.optional
        self.decisions += len(question.options) > 1
        return self.pick(chair.seat, question.options, ASK)

    def consider(self, chair: Chair[Any]) -> Option:
        question = chair.question()
        assert question is not None
        assert question.optional
        option = self.pick(chair.seat, (NOTHING, *question.options), ASK)
        self.decisions += option != NOTHING
        return option


ASK = Ask(0, "any", [])


def play_with(match: Match[Any], player: Player) -> None:
    """Play a match in which everybody answers in the same way."""
    players = dict.fromkeys(range(match.setup.players), player)
    while answer := match.next_answer(players):
        match.answer(*answer)


@pytest.mark.parametrize("players", [2, 3])
def test_a_playout_is_the_match_that_is_played_with_the_same_picks(players: int) -> None:
    for seed in range(30):
        setup = HarvestSetup(players, hail=bool(seed % 2))
        state = HARVEST.new(setup, Chance(seed_from(seed)))
        match = Match(HARVEST, setup, seed_from(seed))
        decisions = playout(HARVEST, state, random_pick(seed))
        picker = Picker(random_pick(seed))
        play_with(match, picker)
        assert decisions == picker.decisions > 5
        assert HARVEST.to_data(state) == HARVEST.to_data(match.world.state)


def test_a_playout_counts_only_decisions_that_have_a_choice() -> None:
    def rule(state: HarvestState) -> Flow[None]:
        yield from choose_all(
            [
                Ask(0, "bid", lambda: [("bid", 0)]),
                Ask(1, "bid", lambda: [("bid", 0), ("bid", 1)]),
                Ask(2, "bid", lambda: [("bid", 0)], private=True),
            ]
        )
        yield Ask(0, "rest", [("rest",)])
        yield Ask(0, "show", lambda: [("let",)], private=True)
        yield Ask(0, "work", [("rest",), ("earn",)])

    game = Scene(rule)
    assert playout(game, game.new(HarvestSetup(3), Chance(seed_from(1))), random_pick(1)) == 2


def test_nobody_acts_out_of_turn_in_a_playout_while_an_answer_is_forced() -> None:
    heard: list[tuple[int, Option]] = []

    def rule(state: HarvestState) -> Flow[None]:
        goat = {1: lambda: [("goat",)]}
        heard.append((yield from choose_open(Ask(0, "work", [("rest",)], others=goat))))
        heard.append((yield from choose_open(Ask(0, "work", lambda: [("let",)], private=True, others=goat))))
        heard.append((yield from choose_open(Ask(0, "work", [("rest",), ("earn",)], others=goat))))

    game = Scene(rule)
    playout(game, game.new(HarvestSetup(2), Chance(seed_from(1))), lambda seat, options, question: options[-1])
    assert heard == [(0, ("rest",)), (1, ("goat",)), (1, ("goat",))]


class Uncopied(HarvestState):
    """A state that must not be copied."""

    __slots__ = ()

    def copy(self) -> Self:
        raise AssertionError("a playout keeps no copies")


class Quick(Harvest):
    def table(self, setup: HarvestSetup, chance: Chance) -> HarvestState:
        return Uncopied(setup, chance)


def test_a_playout_keeps_no_copies_and_tells_no_events() -> None:
    state = Quick().new(HarvestSetup(), Chance(seed_from(1)))
    playout(Quick(), state, random_pick(1))
    assert Quick().result(state) is not None
    assert state.told is None


class Evergreen(Harvest):
    """The harvest never ends."""

    def end_turn(self, state: HarvestState) -> None:
        super().end_turn(state)
        if state.phase == "deal":
            state.phase = "weather"
            state.round = 1

    def store_options(self, state: HarvestState, seat: int) -> list[Option]:
        return [("keep",)]


def test_a_playout_without_an_end_stops_at_its_limit() -> None:
    state = Evergreen().new(HarvestSetup(), Chance(seed_from(1)))
    with pytest.raises(EndlessGame) as endless:
        playout(Evergreen(), state, random_pick(1), limit=100)
    assert endless.value.facts == {"game": "harvest", "limit": 100}


class Eternity(Harvest):
    """One step follows another, and nothing is ever asked."""

    def weather(self, state: HarvestState) -> Flow[None]:
        yield from ()


def test_a_playout_that_goes_in_circles_without_a_question_stops_at_its_limit() -> None:
    state = Eternity().new(HarvestSetup(), Chance(seed_from(1)))
    with pytest.raises(EndlessGame):
        playout(Eternity(), state, random_pick(1), limit=100)


def test_a_playout_within_its_limit_is_not_stopped() -> None:
    decisions = playout(HARVEST, new_match().world.boundary.copy(), random_pick(1))
    assert playout(HARVEST, new_match().world.boundary.copy(), random_pick(1), limit=decisions) == decisions
    with pytest.raises(EndlessGame):
        playout(HARVEST, new_match().world.boundary.copy(), random_pick(1), limit=decisions - 1)
