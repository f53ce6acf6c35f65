"""9. Fights."""

import pytest

from tests.uprising.playing import GOVERNMENT, REBELS, Table, moving


def siege(garrison: int | None, *levels: int, city: str = "severin") -> Table:
    """The rebels stand before a city of the government with units of these levels."""
    t = moving()
    board = t.g.terms.board
    for level, space in zip(levels, board.territories[board.index[city]], strict=False):
        t.put(REBELS, board.spaces[space], level)
    if garrison is not None:
        t.put(GOVERNMENT, city, garrison)
    return t


@pytest.mark.clause("uprising:UP-FGT-01")
def test_on_a_territory_one_unit_attacks_one_unit() -> None:
    t = moving()
    t.put(REBELS, "korunov_n", 2)
    t.put(REBELS, "severin_out", 2)
    t.put(GOVERNMENT, "severin_in", 3)
    assert t.options(REBELS, "attack")[:2] == [
        ("attack", "severin_in", "korunov_n"),
        ("attack", "severin_in", "severin_out"),
    ]
    assert not [option for option in t.options(REBELS, "attack") if len(option) > 3]
    t.give(REBELS, military=2)
    t.answer(REBELS, "attack", "severin_in", "korunov_n")
    t.answer(REBELS, "commit", "korunov_n", 2)
    assert t.told("fight_won") == [{"seat": REBELS, "space": "severin_in", "strength": 4, "defence": 3}]


@pytest.mark.clause("uprising:UP-FGT-02")
def test_units_on_the_territories_of_a_city_attack_it_alone_or_together() -> None:
    t = siege(None, 2, 1)
    assert t.options(REBELS, "attack") == [
        ("attack", "severin", "severin_in"),
        ("attack", "severin", "severin_out"),
        ("attack", "severin", "severin_in", "severin_out"),
    ]


@pytest.mark.clause("uprising:UP-FGT-02")
def test_units_of_allies_cannot_join() -> None:
    t = moving(0, players=4)
    t.put(0, "severin_in", 2)
    t.put(2, "severin_out", 2)
    assert t.options(0, "attack") == [("attack", "severin", "severin_in")]


@pytest.mark.clause("uprising:UP-FGT-03")
def test_the_defender_sees_what_the_attacker_commits_before_he_does() -> None:
    t = siege(1, 2)
    t.give(REBELS, military=1, political=1)
    t.give(GOVERNMENT, military=2)
    t.answer(REBELS, "attack", "severin", "severin_in")
    assert t.topic(REBELS) == "commit"
    t.answer(REBELS, "commit", "severin_in", 1)
    assert t.topic(REBELS) == "weaken"
    t.answer(REBELS, "weaken", 1)
    facts = t.question(GOVERNMENT).facts
    assert (facts["space"], facts["strength"], facts["defence"]) == ("severin", 3, 1)
    t.answer(GOVERNMENT, "commit", "severin", 2)
    assert t.told("fight_drawn") == [{"seat": REBELS, "space": "severin", "strength": 3, "defence": 3}]


@pytest.mark.clause("uprising:UP-FGT-04")
def test_a_side_commits_three_points_at_most_and_loses_them() -> None:
    t = siege(3, 3)
    t.give(REBELS, military=5)
    t.answer(REBELS, "attack", "severin", "severin_in")
    assert t.options(REBELS) == [("commit", "severin_in", n) for n in range(4)]
    t.answer(REBELS, "commit", "severin_in", 3)
    assert (t.owner("severin"), t.stock(REBELS, "military")) == (REBELS, 2)  # six beat four


@pytest.mark.clause("uprising:UP-FGT-04")
def test_one_unit_takes_three_points_in_a_round_counting_all_its_fights() -> None:
    t = moving()
    t.put(REBELS, "korunov_n", 1)
    t.put(REBELS, "severin_out", 1)
    t.put(GOVERNMENT, "severin_in", 3)
    t.give(GOVERNMENT, military=9)
    t.answer(REBELS, "attack", "severin_in", "korunov_n")
    t.answer(GOVERNMENT, "commit", "severin_in", 2)
    t.answer(REBELS, "attack", "severin_in", "severin_out")
    assert t.options(GOVERNMENT) == [("commit", "severin_in", 0), ("commit", "severin_in", 1)]


@pytest.mark.clause("uprising:UP-FGT-04")
def test_in_a_joint_attack_points_are_put_on_named_units_three_in_all() -> None:
    t = siege(None, 1, 1)
    t.give(REBELS, military=9)
    t.answer(REBELS, "attack", "severin", "severin_in", "severin_out")
    t.answer(REBELS, "commit", "severin_in", 2)
    assert t.options(REBELS) == [("commit", "severin_out", 0), ("commit", "severin_out", 1)]


@pytest.mark.clause("uprising:UP-FGT-05")
def test_a_city_without_a_unit_is_not_strengthened() -> None:
    t = siege(None, 2)
    t.give(GOVERNMENT, military=9)
    t.answer(REBELS, "attack", "severin", "severin_in")
    assert t.owner("severin") == REBELS


@pytest.mark.clause("uprising:UP-FGT-06")
def test_political_points_lower_the_defence_of_a_city_in_this_fight() -> None:
    t = siege(3, 2)
    t.give(REBELS, political=5)
    t.answer(REBELS, "attack", "severin", "severin_in")
    assert t.options(REBELS) == [("weaken", n) for n in range(4)]
    t.answer(REBELS, "weaken", 2)
    assert t.told("fight_drawn") == [{"seat": REBELS, "space": "severin", "strength": 2, "defence": 2}]
    assert t.stock(REBELS, "political") == 3


@pytest.mark.clause("uprising:UP-FGT-06")
def test_the_defence_does_not_go_below_zero_and_units_in_the_field_are_not_talked_down() -> None:
    t = siege(None, 1)
    t.give(REBELS, political=3)
    t.answer(REBELS, "attack", "severin", "severin_in")
    t.answer(REBELS, "weaken", 3)
    assert t.told("fight_won")[0]["defence"] == 0
    t = moving()
    t.put(REBELS, "korunov_n", 1)
    t.put(GOVERNMENT, "severin_in", 2)
    t.give(REBELS, political=3)
    t.answer(REBELS, "attack", "severin_in", "korunov_n")
    assert t.told("fight_lost") != []


@pytest.mark.clause("uprising:UP-FGT-07")
def test_the_winner_on_a_territory_moves_in() -> None:
    t = moving()
    t.put(REBELS, "korunov_n", 3)
    t.put(GOVERNMENT, "severin_in", 2)
    t.attack(REBELS, "severin_in", "korunov_n")
    assert (t.unit("severin_in"), t.unit("korunov_n")) == ((REBELS, 3), None)


@pytest.mark.clause("uprising:UP-FGT-07")
def test_one_of_the_winners_moves_into_the_city_and_none_acts_again() -> None:
    t = siege(1, 2, 1)
    t.answer(REBELS, "attack", "severin", "severin_in", "severin_out")
    assert t.options(REBELS) == [("enter", "severin_in"), ("enter", "severin_out")]
    t.answer(REBELS, "enter", "severin_out")
    assert (t.unit("severin"), t.unit("severin_in"), t.unit("severin_out")) == ((REBELS, 1), (REBELS, 2), None)
    assert t.owner("severin") == REBELS
    assert t.waiting == (GOVERNMENT,)  # nothing was left to do


@pytest.mark.clause("uprising:UP-FGT-08")
def test_a_weaker_attack_loses_all_its_units() -> None:
    t = siege(3, 2, 1)
    t.attack(REBELS, "severin", "severin_in", "severin_out")
    assert (t.unit("severin_in"), t.unit("severin_out"), t.unit("severin")) == (None, None, (GOVERNMENT, 3))


@pytest.mark.clause("uprising:UP-FGT-09")
def test_equals_on_a_territory_both_die() -> None:
    t = moving()
    t.put(REBELS, "korunov_n", 2)
    t.put(GOVERNMENT, "severin_in", 2)
    t.attack(REBELS, "severin_in", "korunov_n")
    assert (t.unit("severin_in"), t.unit("korunov_n")) == (None, None)


@pytest.mark.clause("uprising:UP-FGT-10")
def test_a_draw_leaves_the_city_empty_and_with_defence_one_up_to_its_owners_next_economy() -> None:
    t = siege(None, 3, city="korunov")
    t.put(REBELS, "olsany")
    t.attack(REBELS, "korunov", "korunov_n")
    assert (t.owner("korunov"), t.unit("korunov"), t.defence("korunov")) == (GOVERNMENT, None, 1)
    t.turn_of(REBELS, "economy")
    assert t.defence("korunov") == 1
    t.turn_of(GOVERNMENT, "economy")
    assert t.defence("korunov") == 3


@pytest.mark.clause("uprising:UP-FGT-10")
def test_a_neutral_city_stays_shaken() -> None:
    t = siege(None, 2, city="horni_brana")
    t.attack(REBELS, "horni_brana", "horni_brana_1")
    assert (t.owner("horni_brana"), t.defence("horni_brana")) == (None, 1)
    t.turn_of(GOVERNMENT, "economy")
    assert t.defence("horni_brana") == 1


@pytest.mark.clause("uprising:UP-FGT-11")
@pytest.mark.parametrize(
    ("levels", "outcome"), [((3,), "fight_lost"), ((3, 2), "fight_won"), ((3, 1), "fight_drawn"), ((2,), "fight_lost")]
)
def test_a_city_of_defence_four_falls_only_to_two_sides(levels: tuple[int, ...], outcome: str) -> None:
    t = siege(3, *levels)
    assert t.defence("severin") == 4
    t.attack(REBELS, "severin", *["severin_in", "severin_out"][: len(levels)])
    assert len(t.told(outcome)) == 1
    assert t.owner("severin") == (REBELS if outcome == "fight_won" else GOVERNMENT)


@pytest.mark.clause("uprising:UP-FGT-12")
def test_a_captured_city_keeps_its_defence_up_to_its_new_owners_economy() -> None:
    t = siege(None, 2)
    t.shake("severin", 0)
    t.attack(REBELS, "severin", "severin_in")
    assert t.defence("severin") == 2  # the level of the unit that moved in
    t.turn_of(REBELS, "economy")
    assert t.defence("severin") == 3


@pytest.mark.clause("uprising:UP-FGT-13")
def test_the_territories_follow_the_city_unless_a_unit_stands_there() -> None:
    t = siege(None, 2)
    t.put(GOVERNMENT, "severin_out")
    t.attack(REBELS, "severin", "severin_in")
    assert (t.controller("severin_in"), t.controller("severin_out")) == (REBELS, GOVERNMENT)


@pytest.mark.clause("uprising:UP-FGT-04")
def test_in_the_next_round_a_unit_takes_three_points_again() -> None:
    t = moving()
    t.put(REBELS, "korunov_n", 1)
    t.put(REBELS, "severin_out", 1)
    t.put(GOVERNMENT, "severin_in", 3)
    t.give(GOVERNMENT, military=9)
    t.answer(REBELS, "attack", "severin_in", "korunov_n")
    t.answer(GOVERNMENT, "commit", "severin_in", 3)
    t.answer(REBELS, "done")
    t.pass_until(REBELS, "movement")
    assert t.g.round == 2
    t.answer(REBELS, "attack", "severin_in", "severin_out")
    assert t.options(GOVERNMENT) == [("commit", "severin_in", points) for points in range(4)]
