"""8. Movement phase."""

import pytest

from tests.uprising.playing import GOVERNMENT, REBELS, moving


@pytest.mark.clause("uprising:UP-MOV-01")
def test_each_unit_acts_once_in_a_phase() -> None:
    t = moving()
    t.put(REBELS, "olsany_in")
    t.put(REBELS, "bukovec_in")
    t.answer(REBELS, "step", "olsany_in", "olsany")
    assert {option[1] for option in t.options(REBELS, "step")} == {"bukovec_in"}


@pytest.mark.clause("uprising:UP-MOV-01")
def test_being_attacked_is_no_action() -> None:
    t = moving()
    t.put(REBELS, "dubnice_in", level=1)
    t.put(GOVERNMENT, "east_plain", level=3)
    t.attack(REBELS, "east_plain", "dubnice_in")
    assert {option[1] for option in t.options(GOVERNMENT, "step")} == {"east_plain"}


@pytest.mark.clause("uprising:UP-MOV-02")
def test_steps_go_along_links_only() -> None:
    t = moving()
    t.put(REBELS, "olsany")
    assert t.options(REBELS, "step") == [("step", "olsany", "olsany_in"), ("step", "olsany", "olsany_out")]
    t.answer(REBELS, "step", "olsany", "olsany_in")
    t.turn_of(REBELS, "movement")
    assert {option[2] for option in t.options(REBELS, "step")} == {
        *("olsany", "korunov_s", "dubnice_in", "olsany_out", "bukovec_in")
    }


@pytest.mark.clause("uprising:UP-MOV-03")
def test_a_unit_may_stay() -> None:
    t = moving()
    t.put(REBELS, "olsany_in")
    t.answer(REBELS, "done")
    assert t.unit("olsany_in") == (REBELS, 1)


@pytest.mark.clause("uprising:UP-MOV-04")
def test_an_enemy_territory_without_a_unit_is_entered_without_a_fight() -> None:
    t = moving()
    t.put(REBELS, "olsany_in")
    t.answer(REBELS, "step", "olsany_in", "korunov_s")
    assert (t.unit("korunov_s"), t.controller("korunov_s")) == ((REBELS, 1), REBELS)
    assert t.told("attack") == []


@pytest.mark.clause("uprising:UP-MOV-05")
def test_enemy_units_and_foreign_cities_are_attacked_even_empty_ones() -> None:
    t = moving()
    t.put(REBELS, "korunov_s", level=3)
    t.put(GOVERNMENT, "korunov_e")
    assert t.options(REBELS, "attack") == [("attack", "korunov_e", "korunov_s"), ("attack", "korunov", "korunov_s")]
    assert ("step", "korunov_s", "korunov") not in t.options(REBELS)


@pytest.mark.clause("uprising:UP-MOV-06")
def test_allied_units_and_cities_are_neither_entered_nor_attacked() -> None:
    t = moving(0, players=4)
    t.put(0, "dubnice_in")
    t.put(2, "olsany_in")
    options = t.options(0)
    assert not [option for option in options if option[0] == "attack"]
    assert {option[2] for option in options if option[0] == "step"} == {"korunov_s", "east_plain", "dubnice_out"}
    assert t.controller("dubnice_in") == 2  # its city is the ally's


@pytest.mark.clause("uprising:UP-MOV-07")
def test_results_count_at_once() -> None:
    t = moving()
    t.put(REBELS, "olsany_in")
    t.put(REBELS, "olsany_out")
    assert ("step", "olsany_out", "olsany_in") not in t.options(REBELS)
    t.answer(REBELS, "step", "olsany_in", "korunov_s")
    t.answer(REBELS, "step", "olsany_out", "olsany_in")
    assert t.unit("olsany_in") == (REBELS, 1)
