"""E. The hirelings that play: Popular Band and Street Band."""

import pytest

from deskovka.games.root.factions.hundreds.turn import leads
from deskovka.games.root.movement import free, may_be_moved
from deskovka.games.root.refusals import held
from deskovka.games.root.woodland import BURROW
from tests.refusing import why_not
from tests.root.hired import control, employing, hire_anew, owner, setting_up
from tests.root.playing import Table

CARDS = ("popular_band", "vault_keepers", "riverfolk_flotilla")


def playing_for(seat: int, name: str = "popular_band", *factions: str) -> tuple[Table, int]:
    """A seat controls the Band; nothing is on the map."""
    t = employing(*factions, cards=CARDS, demoted=3 if name == "street_band" else 0)
    return t, control(t, name, seat)


@pytest.mark.clause("root:E-band-0")
def test_two_musicians_begin_in_different_clearings() -> None:
    t = setting_up("popular_band", CARDS)
    t.answer(t.waiting[0], "place_at", 5)
    assert not t.offered(t.waiting[0], "place_at", 5)
    t.answer(t.waiting[0], "place_at", 12)
    assert t.on_map(owner(t, "popular_band"), "warrior") == {5: 1, 12: 1}


@pytest.mark.clause("root:E-band-1")
def test_a_musician_comes_to_who_hires_the_band_if_none_is_on_the_map() -> None:
    t, band = playing_for(0)
    t.put(0, 8, warrior=1)
    assert hire_anew(t, band).on_map(band, "warrior") == {8: 1}
    assert hire_anew(t, band).on_map(band, "warrior") == {8: 1}


@pytest.mark.clause("root:E-band-2", "root:E-R-band", "root:E-street-1")
@pytest.mark.parametrize(("name", "clause"), [("popular_band", "E-band-2"), ("street_band", "E-street-1")])
def test_enemies_stay_where_the_band_plays_on_the_turn_they_moved_in(name: str, clause: str) -> None:
    t, band = playing_for(1, name, "marquise", "weasels")
    t.put(band, 5, warrior=1)
    t.put(0, 1, warrior=4)
    t.phase_of(0, "daylight")
    t.move(0, 1, 5, 4)
    assert not t.options(0, "move")
    assert why_not(t, 0, "move", 5).endswith(clause)
    t.end_turn(0)
    t.phase_of(0, "daylight")
    assert t.offered(0, "move", 5, 1)


@pytest.mark.clause("root:E-R-band")
def test_who_stood_there_before_may_leave_the_band() -> None:
    t, band = playing_for(1)
    t.put(band, 5, warrior=1)
    t.put(0, 5, warrior=2)
    t.put(0, 1, warrior=3)
    t.begin(0)
    t.move(0, 1, 5, 3)
    t.answer(0, "move", 5, 2)
    assert t.options(0) == [("warriors", 2), ("warriors", 1)]


@pytest.mark.clause("root:E-R-band")
def test_of_equal_warriors_those_that_came_to_the_band_fall_first() -> None:
    t, band = playing_for(1)
    t.put(band, 5, warrior=1)
    t.put(1, 5, warrior=2)
    t.put(0, 5, warrior=4)
    t.put(0, 1, warrior=2)
    t.begin(0)
    t.move(0, 1, 5, 2)
    t.battle(0, 5, 1, dice=(1, 1))
    assert (t.warriors(0, 5), free(t.g, t.g.cast.numbers[0]["warrior"], 5)) == (5, 4)


@pytest.mark.clause("root:E-band-2")
def test_the_controller_of_the_band_may_leave_at_once() -> None:
    t, band = playing_for(0)
    t.put(band, 5, warrior=1)
    t.put(0, 1, warrior=3)
    t.begin(0)
    t.move(0, 1, 5, 3)
    assert t.offered(0, "move", 5, 2)


@pytest.mark.clause("root:E-band-2")
def test_a_pawn_stays_with_the_band_too() -> None:
    t, band = playing_for(1, "popular_band", "vagabond", "weasels")
    t.put(band, 5, warrior=1)
    t.stand(0, 1)
    t.phase_of(0, "daylight")
    t.answer(0, "move", 1, 5)
    assert not may_be_moved(t.g, 0, 5, 1)
    t.end_turn(0)
    t.phase_of(0, "daylight")
    assert may_be_moved(t.g, 0, 5, 1)


@pytest.mark.clause("root:E-band-2", "root:14.5.3")
def test_a_warlord_who_came_to_the_band_leads_nobody_away() -> None:
    t, band = playing_for(1, "popular_band", "hundreds", "weasels")
    t.begin(1)
    t.clear()  # the warlord too
    t.put(band, 5, warrior=1)
    t.put(0, 5, warrior=3)
    t.put(0, 1, warlord=1, warrior=1)
    t.phase_of(0, "daylight")
    while t.topic(0) != "command":
        t.decline(0)
    t.answer(0, "move", 1, 5)
    t.answer(0, "warriors", 0)
    reason = held(t.g, t.g.cast.numbers[0]["warlord"], 5)
    assert (t.count(0, "warlord", 5), leads(t.g, 0), t.warriors(0, 5)) == (1, [], 3)
    assert reason is not None
    assert reason[1] == "E-band-2"


@pytest.mark.clause("root:E-band-3", "root:E-R-band")
def test_the_band_draws_listeners_and_one_more_musician() -> None:
    t, band = playing_for(0)
    t.put(band, 5, warrior=1)
    t.put(0, 1, warrior=2)
    t.put(1, 1, warrior=1)  # by the limits of his own moves: seat 1 rules neither clearing
    t.put(1, 2, warrior=2)
    t.begin(0)
    t.answer(0, "command", "popular_band", "concert")
    assert t.options(0) == [("lure", 0, 1), ("lure", 1, 2), ("pass",)]
    t.answer(0, "lure", 1, 2)
    assert (t.warriors(1, 5), t.options(0)) == (1, [("lure", 0, 1), ("pass",)])
    t.decline(0)
    assert t.options(0) == [*(("place_at", clearing) for clearing in range(1, 13)), ("pass",)]
    t.answer(0, "place_at", 12)
    assert t.on_map(band, "warrior") == {5: 1, 12: 1}
    assert not t.options(0, "command")


@pytest.mark.clause("root:E-band-3", "root:E-R-band")
def test_the_band_draws_the_company_over_the_river_and_the_duchy_out_of_its_burrow() -> None:
    t = employing("squirrels", "riverfolk", "duchy", cards=("popular_band", "forest_patrol", "last_dynasty"))
    band = control(t, "popular_band", 0)
    t.put(band, 5, warrior=1)
    t.put(1, 10, warrior=1)  # over the river from 5
    t.put(2, 5, tunnel=1)
    t.put(2, BURROW, warrior=2)
    t.phase_of(0, "daylight")
    t.answer(0, "command", "popular_band", "concert")
    assert t.options(0) == [("lure", 2, "burrow"), ("lure", 1, 10), ("pass",)]
    t.answer(0, "lure", 2, "burrow")
    t.answer(0, "lure", 1, 10)
    assert (t.warriors(1, 5), t.warriors(2, 5)) == (1, 1)
    assert t.warriors(2, BURROW) == 1


@pytest.mark.clause("root:E-band-3")
def test_without_musicians_on_the_map_or_in_the_supply_the_rest_is_done() -> None:
    t, band = playing_for(0)
    t.begin(0)
    t.answer(0, "command", "popular_band", "concert")
    t.answer(0, "place_at", 3)
    assert t.on_map(band, "warrior") == {3: 1}
    t, band = playing_for(0)
    t.put(band, 3, warrior=5)
    t.begin(0)
    t.answer(0, "command", "popular_band", "concert")
    assert (t.on_map(band, "warrior"), t.topic(0) == "musician") == ({3: 5}, False)


@pytest.mark.clause("root:E-street-2")
def test_the_street_band_places_a_musician_anywhere() -> None:
    t, band = playing_for(0, "street_band")
    t.begin(0)
    t.answer(0, "command", "street_band", "busk")
    t.answer(0, "place_at", 9)
    assert t.on_map(band, "warrior") == {9: 1}
    assert not t.options(0, "command")
    t, band = playing_for(0, "street_band")
    t.put(band, 9, warrior=5)
    t.begin(0)
    assert not t.options(0, "command")
