"""Bots sit on chairs, play by the rules, and greedy ones play better."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.bots import BOTS, UnknownBot, make_bot
from deskovka.games import registry
from deskovka.kernel import Ask, Chair, Flow, Match, Option, seed_from
from deskovka.lab.simulate import make_plan, simulate
from tests.toys.harvest import Harvest, HarvestSetup, HarvestState

LEGENDS = registry.get("legends")


def wins(bots: tuple[str, ...], games: int) -> float:
    """The victories of the first bot, shared ones in parts."""
    played = simulate(make_plan("legends", {}, bots, games, seed=5))
    return sum(game.won(game.seats.index(0)) for game in played)


def test_greedy_beats_one_random_player_nine_times_out_of_ten() -> None:
    assert wins(("greedy", "random"), 60) >= 54


def test_greedy_beats_three_random_players_two_times_out_of_three() -> None:
    assert wins(("greedy", "random", "random", "random"), 60) >= 39


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_plays_every_variant_to_the_end(name: str) -> None:
    variants = ["discovery", "poison_swamp", "citadels", "encounters", "leaders", "full_game"]
    match = Match(LEGENDS, LEGENDS.read_setup({"players": 2, "variants": variants, "map": "chosen"}), seed_from(3))
    bots = [make_bot(name, seed_from(name, seat)) for seat in range(2)]
    while match.result is None:
        seat = match.waiting[0]
        match.answer(seat, bots[seat].answer(match.chair(seat)))
    assert len(match.result.scores) == 2


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_answers_and_the_match_does_not_notice(name: str) -> None:
    match = Match(Harvest(), HarvestSetup(), seed_from(1))
    before = Harvest().to_data(match.world.state)
    answers = {make_bot(name, seed_from(7)).answer(match.chair(0)) for _ in range(3)}
    assert len(answers) == 1
    assert Harvest().to_data(match.world.state) == before


def test_random_takes_each_option_now_and_then() -> None:
    match = Match(Harvest(), HarvestSetup(), seed_from(1))
    bot = make_bot("random", seed_from(2))
    question = match.question(0)
    assert question is not None
    assert {bot.answer(match.chair(0)) for _ in range(100)} == set(question.options)


class Indifferent(Harvest):
    def estimate(self, state: HarvestState, seat: int) -> float:
        return 0.0


def first_answer(game: Harvest) -> Option:
    match = Match(game, HarvestSetup(), seed_from(1))
    return make_bot("greedy", seed_from(1)).answer(match.chair(0))


def test_greedy_takes_the_first_of_equal_options() -> None:
    assert first_answer(Indifferent()) == ("bid", 0)


class Chest(Harvest):
    """Instead of bidding, the first seat may open a chest; only then it says how much it takes."""

    def bids(self, state: HarvestState) -> Flow[None]:
        if (yield Ask(0, "chest", [("leave",), ("open",)])) == ("open",):
            taken: Option = yield Ask(0, "coins", [("take", 0), ("take", 2)])
            self.pay(state, 0, -int(taken[1]))


def test_greedy_looks_to_the_end_of_an_action_that_it_begins() -> None:
    assert first_answer(Chest()) == ("open",)


class Spy(Harvest):
    """It notes whose knowledge each imagined world was dealt for."""

    def __init__(self) -> None:
        self.dealt_for: set[int | None] = set()

    def redeal(self, state: HarvestState, seat: int | None, chance: Any) -> None:
        self.dealt_for.add(seat)
        super().redeal(state, seat, chance)


def test_greedy_thinks_only_in_worlds_dealt_for_its_own_seat() -> None:
    spy = Spy()
    match = Match(spy, HarvestSetup(), seed_from(1))
    make_bot("greedy", seed_from(1)).answer(match.chair(1))
    assert spy.dealt_for == {1}


def test_a_chair_shows_no_more_than_its_seat_knows() -> None:
    match = Match(Harvest(), HarvestSetup(), seed_from(1))
    chair: Chair[HarvestState] = match.chair(0)
    assert chair.view() == match.view(0)
    assert chair.question() is not None
    assert {name for name in vars(chair) if not name.startswith("_")} == {"seat", "game"}


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as refused:
        make_bot("clever", seed_from(1))
    assert "random, greedy" in str(refused.value)
