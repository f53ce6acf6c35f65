"""Every number of the tables: it works at 0, 1, 2 and 3, or is refused with its path."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.content.tables import GameContent
from deskovka.games.legends.tables import PRINTED
from deskovka.kernel import Chance, seed_from
from deskovka.lab.laws import walk
from deskovka.lab.varying import Steps
from tests.legends.playing import GAME, playing
from tests.numbers import VALUES, Numbers

NUMBERS = Numbers(PRINTED)


@pytest.mark.parametrize("value", VALUES)
def test_every_number_can_be_set_or_is_refused_by_its_path(value: int) -> None:
    assert len(NUMBERS.places) > 300
    for steps in NUMBERS.places:
        refused = NUMBERS.refusal(steps, value)
        if refused is not None:
            path = ".".join(map(str, steps))
            assert path == refused.facts["path"], (steps, refused)
            assert {"expected", "known"} & set(refused.facts), (steps, refused)


def drawn_setup(chance: Chance) -> dict[str, Any]:
    """Draw a set-up with leaders and all tokens."""
    drawn = GAME.draw_setup(chance)
    wanted = ("leaders", "discovery", "poison_swamp", "citadels", "encounters")
    return {**drawn, "variants": list(dict.fromkeys([*drawn["variants"], *wanted]))}


@pytest.mark.parametrize("number", range(20))
def test_games_with_other_numbers_obey_every_law(number: int) -> None:
    chance = Chance(seed_from("numbers", number))
    setup = drawn_setup(chance)
    edition = NUMBERS.drawn_edition(chance, 60, lambda edition: content_with(setup, edition))
    assert walk(GAME, {**setup, "edition": edition}, seed_from("numbers", number), every=20).result is not None


def content_with(setup: dict[str, Any], edition: dict[str, Any]) -> GameContent:
    """Give the content of a game with an edition; refused when they do not go together."""
    return GAME.content(GAME.read_setup({**setup, "edition": edition}))


@pytest.mark.soak
@pytest.mark.parametrize("place", NUMBERS.places, ids=lambda steps: ".".join(map(str, steps)))
def test_a_game_with_another_number_obeys_every_law(place: Steps) -> None:
    for value in VALUES:
        if NUMBERS.refusal(place, value) is None:
            setup = {**drawn_setup(Chance(seed_from(value))), "edition": NUMBERS.edition(place, value)}
            assert walk(GAME, setup, seed_from("number", value), every=20).result is not None


# -- rules follow the numbers -----------------------------------------------------------------------------------------


@pytest.mark.clause("legends:EL-LDR-04")
@pytest.mark.parametrize("number", VALUES)
def test_an_army_through_a_city_costs_the_bandit_king_its_number_of_coins(number: int) -> None:
    t = playing(players=3, edition={"leaders": {"bandit_king": {"coins_per_army": number}}})
    t.clear()
    t.give_leader(0, "bandit_king")
    t.put(1, "fern_north", cities=1)
    coins = t.coins(0)
    t.take_free(0, "dire_eye")  # place 4
    t.answer(0, "place", "meadows_village", 1)
    t.answer(0, "place_through", "fern_north", 1, 2)
    assert coins - t.coins(0) == 2 * number
    assert [paid["coins"] for paid in t.told("paid_owner")] == ([2 * number] if number else [])


@pytest.mark.clause("legends:EL-ABL-06")
@pytest.mark.parametrize("number", VALUES)
def test_a_card_brings_its_number_of_coins_and_no_line_for_none(number: int) -> None:
    t = playing(players=3, edition={"cards": {"dire_eye": {"abilities": [{"type": "coins", "amount": number}]}}})
    coins = t.coins(0)
    t.take_free(0, "dire_eye")
    assert t.coins(0) - coins == number
    assert [gained["coins"] for gained in t.told("coins_gained")] == ([number] if number else [])
