"""Why Legends does not offer something, and what it says before one regrets it."""

from __future__ import annotations

import pytest

from tests.legends.playing import Table, playing
from tests.refusing import what_follows, why_not


def acting(card: str, *owned: str) -> Table:
    """Seats 0 and 1 have an army in the north of the ferns; seat 0 has taken a card, seat 1 owns some."""
    t = playing(players=3)
    t.clear()
    for seat in (0, 1):
        t.put(seat, "fern_north", armies=1)
    t.give_cards(1, *owned)
    t.take_free(0, card)
    while t.topic(0) == "place":
        t.decline(0)
    return t


@pytest.mark.clause("legends:EL-TRN-03")
def test_a_card_is_refused_with_its_price() -> None:
    t = playing(players=3)
    t.give_coins(0, 1)
    first, *_, last = t.offered()
    assert why_not(t, 0, "take", last) == "It costs 3 coins, and you have 1. EL-TRN-03"
    assert why_not(t, 0, "take", first) == ""


@pytest.mark.clause("legends:EL-ACT-04")
def test_a_step_is_refused_without_an_army_and_by_sea_without_the_points() -> None:
    t = playing(players=3)
    t.only_army(0, "fern_middle")
    t.take_free(0, "forest_gnome")
    assert why_not(t, 0, "move", "volcano_1") == "You have no army here. EL-ACT-04"
    sea = "A step by sea costs 3, and you have 2 movement points left. EL-ACT-04"
    assert why_not(t, 0, "move", "fern_middle", "meadows_village") == sea
    assert what_follows(t, 0, "done") == "2 movement points are lost"


@pytest.mark.clause("legends:EL-ENC-06")
def test_who_has_no_coin_for_the_bandits_is_told_so() -> None:
    t = playing(players=3)
    t.put_token("bandits", t.start())
    t.give_coins(0, 1)
    t.take_free(0, "graveyard")
    assert why_not(t, 0, "place", t.start(), 2) == "The bandits take 1 coin for each army, and you have 1. EL-ENC-06"
    assert why_not(t, 0, "place", t.start(), 1) == ""


@pytest.mark.clause("legends:EL-LDR-04")
def test_the_bandit_king_is_told_what_the_owner_of_a_city_takes() -> None:
    t = playing(players=3)
    t.give_leader(0, "bandit_king")
    t.put(1, "volcano_1", armies=1, cities=1)
    t.give_coins(0, 1)
    t.take_free(0, "graveyard")
    t.answer(0, "place", t.start(), 0)
    passage = "Each army costs 1 coin here, and you have 1. EL-LDR-04"
    assert why_not(t, 0, "place_through", "volcano_1", 1, 2) == passage
    assert why_not(t, 0, "place_through", "volcano_1", 1, 1) == ""


@pytest.mark.clause("legends:EL-ACT-06")
def test_a_city_is_refused_where_there_is_no_army() -> None:
    t = acting("stronghold")
    assert why_not(t, 0, "build", "volcano_1") == "You have no army here. EL-ACT-06"
    assert why_not(t, 0, "build", "fern_north") == ""


@pytest.mark.clause("legends:EL-ABL-11")
def test_armies_that_cannot_be_destroyed_are_named() -> None:
    t = acting("dire_dragon", "dire_giant")
    assert why_not(t, 0, "destroy", "volcano_1") == "You have no army here. EL-ACT-07"
    assert why_not(t, 0, "destroy", "fern_north", 1) == "The armies of Player 1 are immune. EL-ABL-11"
    assert what_follows(t, 0, "destroy", "fern_north", 0) == "it is your own army"


@pytest.mark.clause("legends:EL-SWP-03")
def test_who_builds_on_a_hidden_token_is_warned() -> None:
    t = playing(players=3, variants=["discovery", "poison_swamp"])
    region = next(region for region, token in t.lying().items() if token == "poison_swamp")
    t.put(0, region, armies=1)
    t.take_free(0, "stronghold")
    assert what_follows(t, 0, "build", region) == "you must take the hidden token, whatever it is"
