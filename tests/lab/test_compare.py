"""Two versions of a game side by side."""

from random import Random

import pytest

from deskovka.content.told import line
from deskovka.lab.compare import BadChange, Comparison, changed_setup, compare, set_against
from deskovka.lab.measures import Measured, measure
from deskovka.lab.simulate import make_plan

CAP = {"length": "capped", "edition": {"params": {"stalemate": {"round_cap": 6}}}}


def compared(changes: list[str], games: int, seed: int = 1) -> Comparison:
    before = make_plan("uprising", CAP, ("random", "random"), games, seed)
    after = make_plan("uprising", changed_setup(CAP, changes), ("random", "random"), games, seed)
    return compare(before, after)


def test_half_the_price_of_weapons_sells_more_of_them() -> None:
    found = {each.key: each for each in compared(["params.prices.weapon=5"], 40).measures}
    bought = found["weapons_bought"]
    assert bought.moved
    assert bought.interval[0] > 0
    assert bought.before < bought.after


def test_without_a_change_every_game_of_a_pair_is_the_same() -> None:
    found = compared([], 6)
    assert all(each.difference == 0 and not each.moved for each in found.measures)
    keys = {each.key for each in found.measures}
    assert {"wins government", "wins southern_front", "rounds", "coups", "attacks_joint", "card_ambush"} <= keys


def test_what_a_team_wins_each_of_it_has_won() -> None:
    soon = {"players": 4, "edition": {"params": {"victory": {"rebels": 6, "government": 5}}}}
    for game in measure(make_plan("uprising", soon, ("random",) * 4, 4, 1)):
        won = {key: value for key, value in game.values.items() if key.startswith("wins ")}
        assert won["wins government"] == won["wins general_staff"] != won["wins western_league"]
        assert sum(won.values()) == 2


def noise(dice: Random, measures: int, games: int) -> list[Measured]:
    """Games whose measures are nothing but chance."""
    keys = [str(number) for number in range(measures)]
    labels = dict.fromkeys(keys, line("measure-rounds"))
    return [Measured(labels, {key: dice.gauss(0, 1) for key in keys}) for _ in range(games)]


@pytest.mark.parametrize("games", [6, 60])
def test_noise_is_rarely_taken_for_an_effect(games: int) -> None:
    """Measures that differ by chance alone: of fifty at once, looked at many times, hardly ever one passes."""
    trials = [set_against(noise(Random(2 * n), 50, games), noise(Random(2 * n + 1), 50, games)) for n in range(100)]
    assert sum(any(found.moved for found in trial) for trial in trials) <= 12


def test_the_same_games_come_out_however_many_processes_share_them() -> None:
    plan = make_plan("uprising", CAP, ("random", "random"), 8, 5)
    assert measure(plan, 2) == measure(plan) == measure(plan)


@pytest.mark.soak
def test_half_the_price_of_weapons_arms_greedy_players_sooner() -> None:
    """In two rounds; later they have all the weapons that their units can take, at either price."""
    cap = {"length": "capped", "edition": {"params": {"stalemate": {"round_cap": 2}}}}
    before = make_plan("uprising", cap, ("greedy", "greedy"), 40, 1)
    after = make_plan("uprising", changed_setup(cap, ["params.prices.weapon=5"]), ("greedy", "greedy"), 40, 1)
    found = {each.key: each for each in compare(before, after, 2).measures}
    for measure_of_arms in ("weapons_bought", "armed"):
        assert found[measure_of_arms].moved
        assert found[measure_of_arms].interval[0] > 0


@pytest.mark.soak
def test_of_twenty_comparisons_of_a_game_with_itself_at_most_two_raise_an_alarm() -> None:
    """Other seeds for each version, so that luck does not cancel out and everything differs a little."""
    plans = [make_plan("uprising", CAP, ("random", "random"), 60, seed) for seed in range(40)]
    samples = [measure(plan, 2) for plan in plans]
    pairs = zip(samples[::2], samples[1::2], strict=True)
    assert sum(any(found.moved for found in set_against(one, other)) for one, other in pairs) <= 2


def test_changes_go_into_the_edition_and_leave_the_set_up_alone() -> None:
    setup = {"players": 2, "edition": {"params": {"prices": {"food": 4}}}}
    assert changed_setup(setup, ["params.prices.weapon=8", "cards.curfew=null"]) == {
        "players": 2,
        "edition": {"params": {"prices": {"food": 4, "weapon": 8}}, "cards": {"curfew": None}},
    }
    assert setup["edition"] == {"params": {"prices": {"food": 4}}}
    with pytest.raises(BadChange, match="path=value"):
        changed_setup({}, ["params"])
