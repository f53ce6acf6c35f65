"""10. Coup, elections."""

import pytest

from tests.uprising.playing import GOVERNMENT, REBELS, Table, moving


def plotting(points: int = 3) -> Table:
    """The rebels control a territory of Severín and have political points."""
    t = moving()
    t.put(REBELS, "severin_out")
    t.give(REBELS, political=points)
    return t


@pytest.mark.clause("uprising:UP-COU-01")
def test_a_coup_costs_three_points_and_needs_no_unit() -> None:
    assert plotting(2).options(REBELS, "coup") == []
    t = plotting(5)
    t.answer(REBELS, "coup", "severin")
    assert (t.owner("severin"), t.stock(REBELS, "political")) == (REBELS, 2)
    assert ("step", "severin_out", "severin") in t.options(REBELS)  # the unit has not acted


@pytest.mark.clause("uprising:UP-COU-02")
def test_nobody_adds_anything_to_a_coup_and_its_points_do_not_count_for_a_later_fight() -> None:
    t = plotting(6)
    t.put(GOVERNMENT, "severin", 2)
    t.give(GOVERNMENT, military=9)
    t.give(REBELS, military=0)
    t.deal(GOVERNMENT, "barricades")
    t.answer(REBELS, "coup", "severin")
    assert t.told("coup") == [{"seat": REBELS, "city": "severin", "points": 3, "strength": 3, "defence": 3}]
    assert (t.unit("severin"), t.defence("severin")) == (None, 1)
    t.answer(REBELS, "attack", "severin", "severin_out")
    assert t.options(REBELS) == [("weaken", n) for n in range(4)]


@pytest.mark.clause("uprising:UP-COU-03")
def test_defence_two_or_less_falls_and_the_city_is_empty() -> None:
    t = plotting()
    t.put(GOVERNMENT, "severin", 1)
    t.answer(REBELS, "coup", "severin")
    assert (t.owner("severin"), t.unit("severin"), t.g.stirred) == (REBELS, None, 1)


@pytest.mark.clause("uprising:UP-COU-04")
def test_an_empty_capital_is_weakened_but_not_taken() -> None:
    t = plotting()
    t.put(REBELS, "korunov_n")
    t.answer(REBELS, "coup", "korunov")
    assert (t.owner("korunov"), t.defence("korunov")) == (GOVERNMENT, 1)
    assert t.told("shaken") == [{"city": "korunov", "defence": 1}]


@pytest.mark.clause("uprising:UP-COU-05")
def test_against_defence_four_no_coup_is_declared() -> None:
    t = plotting()
    t.put(GOVERNMENT, "severin", 3)
    assert ("coup", "severin") not in t.options(REBELS)


@pytest.mark.clause("uprising:UP-COU-06")
def test_a_territory_of_the_city_or_one_beside_it_must_be_controlled() -> None:
    t = moving()
    t.give(REBELS, political=3)
    t.put(REBELS, "olsany_in")  # so that something is asked
    assert ("coup", "korunov") in t.options(REBELS)  # Olšany and Dubnice lie beside its south
    assert ("coup", "severin") not in t.options(REBELS)
    t.put(REBELS, "korunov_n")  # beside Severín Inland
    assert ("coup", "severin") in t.options(REBELS)
    narrow = moving(edition={"params": {"political": {"reach": 0}}})
    narrow.give(REBELS, political=3)
    narrow.put(REBELS, "korunov_n")
    assert narrow.options(REBELS, "coup") == [("coup", "korunov")]


@pytest.mark.clause("uprising:UP-COU-07")
def test_one_coup_in_a_round() -> None:
    t = plotting(9)
    t.answer(REBELS, "coup", "severin")
    assert t.options(REBELS, "coup") == []
    t.desk.coups = [0, 0]
    t._restart()
    assert t.options(REBELS, "coup") != []


@pytest.mark.clause("uprising:UP-COU-08")
def test_points_are_spent_in_an_attack_or_a_whole_coup_only() -> None:
    t = plotting(2)
    assert {option[0] for option in t.options(REBELS)} == {"step", "attack", "done"}
    t.answer(REBELS, "attack", "severin", "severin_out")
    t.answer(REBELS, "weaken", 1)
    assert t.told("coup") == []
    assert t.g.coups == [0, 0]


def test_a_coup_is_declared_in_neutral_cities_too_but_not_in_those_of_allies() -> None:
    t = moving(0, players=4)
    t.give(0, political=3)
    t.put(0, "vetrna_brana_1")
    cities = {option[1] for option in t.options(0, "coup")}
    assert "vetrna_brana" in cities
    assert not cities & {"olsany", "dubnice", "solna_brana", "bukovec"}


@pytest.mark.clause("uprising:UP-COU-05", "uprising:UP-TRM-08")
def test_the_defence_of_a_shaken_city_decides_whether_a_coup_is_declared() -> None:
    t = moving()
    t.put(REBELS, "horni_brana_1")
    t.own(GOVERNMENT, "horni_brana")
    t.put(GOVERNMENT, "horni_brana", 2)
    t.give(REBELS, political=3)
    assert ("coup", "horni_brana") not in t.options(REBELS)  # 2 of a border city and the level of the unit
    t.shake("horni_brana", 1)
    assert ("coup", "horni_brana") in t.options(REBELS)
    t.shake("horni_brana", 0)
    t.answer(REBELS, "coup", "horni_brana")
    assert t.owner("horni_brana") == REBELS


@pytest.mark.clause("uprising:UP-COU-04", "uprising:UP-VIC-07")
def test_a_faction_whose_only_city_is_drawn_keeps_it_and_plays_on() -> None:
    t = moving()
    t.own(None, "korunov", "javorna", "brezina")
    t.put(GOVERNMENT, "severin", 2)
    t.put(REBELS, "severin_out")
    t.give(REBELS, political=3)
    t.answer(REBELS, "coup", "severin")
    assert (t.owner("severin"), t.unit("severin"), t.told("eliminated")) == (GOVERNMENT, None, [])
    t.answer(REBELS, "done")
    t.pass_until(GOVERNMENT, "economy")
    assert t.g.round == 2
