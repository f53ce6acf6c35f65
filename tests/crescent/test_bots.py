"""Greedy bots with what things are worth in Crescent Moon."""

import pytest

from deskovka.bots import make_bot
from deskovka.games.crescent.features import FEATURE_NAMES, features
from deskovka.games.crescent.tables import CHARACTERS
from deskovka.games.crescent.vocabulary import CALIPH, NOMAD, SULTAN, WARLORD
from deskovka.kernel import Match, seed_from
from deskovka.lab.simulate import make_plan, simulate
from tests.crescent.playing import GAME, Table, at_turn


@pytest.mark.soak
@pytest.mark.parametrize("seat", range(len(CHARACTERS)))
def test_greedy_wins_at_least_half_of_its_games_against_four_random_seats(seat: int) -> None:
    won = 0.0
    for game in simulate(make_plan("crescent", {"players": 5}, ("greedy", *["random"] * 4), 500, seed=5)):
        own = game.seats.index(0)
        if own == seat:
            won += game.won(own)
    assert won >= 50


def answer(t: Table, seat: int) -> tuple[str | int, ...]:
    """What a greedy bot answers there."""
    match = Match(GAME, t.g.terms, seed_from(1))
    match.world = t.world
    return make_bot("greedy", seed_from(1)).answer(match.chair(seat))


def test_the_nomad_asks_a_fair_price_and_refuses_to_give_units_away() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", influence=1)
    t.give(CALIPH, coins=6)
    t.give(NOMAD, reserve=3)
    t.answer(CALIPH, "ask_hire", 1)
    assert answer(t, NOMAD) == ("price", 2)
    t.answer(NOMAD, "price", 6)
    assert answer(t, CALIPH)[0] in ("decline", "counter")
    t.answer(CALIPH, "counter", 0)
    assert answer(t, NOMAD)[0] in ("refuse", "price")


def test_cards_are_selected_where_they_decide() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=2)
    t.put(CALIPH, "crossing", castle=1, regular=1)
    t.deal(WARLORD, "commander", "siege_engines")
    t.answer(WARLORD, "assault", "dunes", "crossing", 2, 0)
    assert len(answer(t, WARLORD)) > 1


def counted(t: Table, seat: int, *names: str) -> list[float]:
    """What bots count of these features for a seat."""
    row = features(t.g)[seat]
    return [row[FEATURE_NAMES[CHARACTERS[seat]].index(name)] for name in names]


def test_what_is_hired_counts_where_it_would_stand() -> None:
    t = at_turn(CALIPH, players=4)
    t.put(CALIPH, "white_quarry", influence=1)
    t.put(CALIPH, "palms", influence=1)
    t.give(CALIPH, coins=6)
    t.answer(CALIPH, "hire", 2)
    assert counted(t, CALIPH, "coins", "units", "hexes", "income") == [0, 2, 2, 4]


def test_a_wish_counts_as_granted_at_a_fair_price_and_as_nothing_at_another() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "palms", influence=1)
    t.give(CALIPH, coins=6)
    t.give(NOMAD, reserve=3)
    t.answer(CALIPH, "ask_hire", 1)
    assert counted(t, CALIPH, "coins", "hexes") == [4, 1]
    assert counted(t, NOMAD, "coins", "reserve") == [2, 2]
    t.answer(NOMAD, "price", 6)
    assert counted(t, CALIPH, "coins", "hexes") == [6, 0]
    assert counted(t, NOMAD, "coins", "reserve") == [0, 3]


def test_the_nomad_is_not_thought_to_sell_the_wilds() -> None:
    t = at_turn(CALIPH)
    t.put(NOMAD, "dunes", mercenary=1)
    t.put(NOMAD, "palms", mercenary=1)
    t.give(CALIPH, coins=6)
    t.answer(CALIPH, "ask_bribe", "dunes", 1)
    assert counted(t, CALIPH, "coins", "units") == [6, 0]
    t.answer(NOMAD, "refuse")
    t.answer(CALIPH, "ask_bribe", "palms", 1)
    assert counted(t, CALIPH, "coins", "units") == [2, 1]


def test_what_is_left_of_an_action_counts() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "dunes", regular=2)
    t.answer(WARLORD, "move", "dunes", "crossing", 1, 0)
    assert counted(t, WARLORD, "further", "bargains") == [2, 0]
    t = at_turn(SULTAN)
    t.give(SULTAN, coins=10)
    t.lay_market("commander", None, "elder", None, "raid", None)
    t.answer(SULTAN, "buy", "far", "commander")
    assert counted(t, SULTAN, "further", "bargains") == [0, 3]  # near, local and the Sultan's own
