"""Bots sit on chairs, play by the rules, and greedy ones play better."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import pytest

from deskovka.bots import UnknownBot, make_bot
from deskovka.games import registry
from deskovka.kernel import NOTHING, Ask, Chair, Chance, Flow, Match, Option, Player, Weights, Worth, seed_from
from deskovka.lab.simulate import make_plan, simulate
from tests.toys.bazaar import NAMES, Bazaar, BazaarSetup, BazaarState
from tests.toys.harvest import Harvest, HarvestSetup, HarvestState

LEGENDS = registry.get("legends")
NAMES_OF_BOTS = ("random", "greedy", "sharp:2")
"""Each kind of bot, the one that plans without its time."""


def wins(bots: tuple[str, ...], games: int) -> float:
    """The victories of the first bot, shared ones in parts."""
    played = simulate(make_plan("legends", {}, bots, games, seed=5))
    return sum(game.won(game.seats.index(0)) for game in played)


@pytest.mark.soak
def test_greedy_beats_one_random_player_nine_times_out_of_ten() -> None:
    assert wins(("greedy", "random"), 60) >= 54


@pytest.mark.soak
def test_greedy_beats_three_random_players_two_times_out_of_three() -> None:
    assert wins(("greedy", "random", "random", "random"), 60) >= 39


@pytest.mark.parametrize("name", NAMES_OF_BOTS)
def test_a_bot_plays_every_variant_to_the_end(name: str) -> None:
    variants = ["discovery", "poison_swamp", "citadels", "encounters", "leaders", "full_game"]
    match = Match(LEGENDS, LEGENDS.read_setup({"players": 2, "variants": variants, "map": "chosen"}), seed_from(3))
    bots = [make_bot(name, seed_from(name, seat)) for seat in range(2)]
    while match.result is None:
        seat = match.waiting[0]
        match.answer(seat, bots[seat].answer(match.chair(seat)))
    assert len(match.result.scores) == 2


@pytest.mark.parametrize("name", NAMES_OF_BOTS)
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
    @cached_property
    def worth(self) -> Worth:
        return Worth({2: Weights(self.feature_names, {"": {}})})


def first_answer(game: Harvest) -> Option:
    match = Match(game, HarvestSetup(), seed_from(1))
    return make_bot("greedy", seed_from(1)).answer(match.chair(0))


def test_greedy_takes_the_first_of_equal_options() -> None:
    assert first_answer(Indifferent()) == ("bid", 0)


class IndifferentAndVaried(Indifferent):
    draws_among_equals = True


def test_greedy_draws_among_equal_options_where_little_else_is_left_to_chance() -> None:
    match = Match(IndifferentAndVaried(), HarvestSetup(), seed_from(1))
    found = {make_bot("greedy", seed_from(number)).answer(match.chair(0)) for number in range(30)}
    assert len(found) > 1


class Chest(Harvest):
    """Instead of bidding, the first seat may open a chest; only then it says how much it takes."""

    def bids(self, state: HarvestState) -> Flow[None]:
        if (yield Ask(0, "chest", [("leave",), ("open",)])) == ("open",):
            taken: Option = yield Ask(0, "coins", [("take", 0), ("take", 2)])
            self.pay(state, 0, -int(taken[1]))


class Vault(Harvest):
    """The coins of the vault come only after three keys were paid for."""

    def bids(self, state: HarvestState) -> Flow[None]:
        if (yield Ask(0, "vault", [("leave",), ("open",)])) == ("open",):
            for _ in range(3):
                yield Ask(0, "key", [("iron",), ("brass",)])
                self.pay(state, 0, min(1, state.coins[0]))
            self.pay(state, 0, -state.bank)


class Maze(Harvest):
    """Every door leads to many others, for ever; treasure lies behind none of them."""

    def bids(self, state: HarvestState) -> Flow[None]:
        while True:
            yield Ask(0, "door", [("door", number) for number in range(40)])


@pytest.mark.parametrize("game", [Chest(), Vault()])
def test_greedy_looks_to_the_end_of_an_action_that_it_begins(game: Harvest) -> None:
    assert first_answer(game) == ("open",)


def test_greedy_does_not_look_for_ever() -> None:
    assert first_answer(Maze()) == ("door", 0)


class Rent(Harvest):
    """The first seat takes coins one by one; when it is done the other one pays its rent."""

    def bids(self, state: HarvestState) -> Flow[None]:
        if (yield Ask(0, "coins", [("take",), ("done",)])) == ("take",):
            self.pay(state, 0, -1)
        else:
            self.pay(state, 1, 2)
            self.begin_turn(state, 1)


class RentComesAnyway(Rent):
    passes_last = True


def test_greedy_does_not_hurry_to_what_comes_anyway() -> None:
    assert first_answer(Rent()) == ("done",)
    assert first_answer(RentComesAnyway()) == ("take",)


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
    shown = {name for name in dir(chair) if not name.startswith("_")}
    assert shown == {"game", "imagine", "question", "seat", "undisturbed", "view"}


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot) as refused:
        make_bot("clever", seed_from(1))
    assert "random, greedy" in str(refused.value)


# What a bot may do though nobody waits for it


class Arranged(Bazaar):
    """Seat 0 trades and has so many coins; seat 1 holds a rascal."""

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def new(self, setup: BazaarSetup, chance: Chance) -> BazaarState:
        state = super().new(setup, chance)
        state.phase = "trade"
        state.hands = [[0, 1], [3, NAMES.index("thief")]]
        state.deck = [card for card in range(len(NAMES)) if card not in state.hands[0] + state.hands[1]]
        state.bank += state.coins[0] - self.coins
        state.coins[0] = self.coins
        return state


class Modest(Arranged):
    """Coins are worth nothing."""

    @cached_property
    def worth(self) -> Worth:
        return Worth({2: Weights(self.feature_names, {"": {"hand": (1.0, 0.0), "rascals": (1.0, 0.0)}})})


def considered(name: str, game: Arranged) -> Option:
    """What a bot does on seat 1."""
    return make_bot(name, seed_from(1)).consider(Match(game, BazaarSetup(2), seed_from(1)).chair(1))


def test_greedy_acts_out_of_turn_when_it_stands_better_afterwards() -> None:
    assert considered("greedy", Arranged(coins=2)) == ("send", "thief")


def test_greedy_leaves_what_would_not_help_it() -> None:
    assert considered("greedy", Modest(coins=2)) == NOTHING


@pytest.mark.parametrize("name", NAMES_OF_BOTS)
def test_who_can_do_nothing_out_of_turn_does_nothing(name: str) -> None:
    assert considered(name, Arranged(coins=0)) == NOTHING


def test_random_acts_out_of_turn_now_and_then() -> None:
    match, bot = Match(Arranged(2), BazaarSetup(2), seed_from(1)), make_bot("random", seed_from(1))
    assert {bot.consider(match.chair(1)) for _ in range(40)} == {NOTHING, ("send", "thief")}


class Selling(Bazaar):
    """All lay goods at once; a rug brings three coins, less for a crowd, and a card kept is worth half."""

    def new(self, setup: BazaarSetup, chance: Chance) -> BazaarState:
        state = super().new(setup, chance)
        state.deck = [card for card in range(len(NAMES)) if NAMES[card] != "rug"]
        state.hands = [[NAMES.index("rug")], [state.deck.pop()]]
        state.phase = "market"
        return state


def test_greedy_looks_at_what_comes_of_a_secret_answer() -> None:
    match = Match(Selling(), BazaarSetup(2), seed_from(1))
    assert make_bot("greedy", seed_from(1)).answer(match.chair(0)) == ("lay", "rug")


@pytest.mark.parametrize("name", NAMES_OF_BOTS)
def test_bots_play_a_game_with_optional_actors_and_secret_sets(name: str) -> None:
    sent = 0
    for seed in range(5):
        match = Match(Bazaar(), BazaarSetup(3), seed_from(seed))
        bots: dict[int, Player] = {seat: make_bot(name, seed_from(name, seat)) for seat in range(3)}
        while answer := match.next_answer(bots):
            match.answer(*answer)
        assert match.result is not None
        sent += sum(option[0] == "send" for _, option in match.answers)
    assert sent
