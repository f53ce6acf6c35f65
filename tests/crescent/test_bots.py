"""Greedy bots with what things are worth in Crescent Moon."""

import pytest

from deskovka.bots import make_bot
from deskovka.games.crescent.vocabulary import CALIPH, NOMAD, WARLORD
from deskovka.kernel import Match, seed_from
from deskovka.lab.simulate import make_plan, simulate
from tests.crescent.playing import GAME, Table, at_turn

CHARACTERS = 5


@pytest.mark.soak
@pytest.mark.parametrize("seat", range(CHARACTERS))
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
