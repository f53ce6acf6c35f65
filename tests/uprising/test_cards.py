"""11. Special cards."""

from typing import Any

import pytest

from tests.uprising.playing import GAME, GOVERNMENT, REBELS, Table, managing, moving


def holding(*cards: str, seat: int = REBELS) -> Table:
    """A seat that manages its economy holds these cards."""
    t = managing(seat)
    t.deal(seat, *cards)
    return t


@pytest.mark.clause("uprising:UP-CRD-01")
def test_hands_are_secret_and_a_played_card_is_discarded() -> None:
    t = holding("foreign_loan", "rally")
    assert GAME.view(t.g, REBELS).hand == ("foreign_loan", "rally")
    assert GAME.view(t.g, GOVERNMENT).hand == ()
    assert GAME.view(t.g, GOVERNMENT).seats[REBELS].cards == 2
    t.answer(REBELS, "play", "rally")
    assert GAME.view(t.g, GOVERNMENT).discard == ("rally",)


@pytest.mark.clause("uprising:UP-CRD-02")
def test_each_card_has_its_time() -> None:
    cards = ("foreign_loan", "forced_march", "ambush", "field_hospital")
    t = holding(*cards)
    assert t.options(REBELS, "play") == [("play", "foreign_loan")]
    t = moving()
    t.put(REBELS, "olsany_in")
    t.deal(REBELS, *cards)
    assert t.options(REBELS, "play") == []
    t.answer(REBELS, "step", "olsany_in", "olsany_out")
    assert t.options(REBELS, "play") == [("play", "forced_march")]


@pytest.mark.clause("uprising:UP-CRD-03")
def test_each_side_plays_one_card_in_a_fight() -> None:
    t = fighting(2, 2)
    t.deal(REBELS, "ambush", "ambush")
    t.answer(REBELS, "attack", "severin_in", "korunov_n")
    t.answer(REBELS, "use", "ambush")
    assert t.told("fight_won")[0]["strength"] == 3
    t = fighting(2, 2, edition={"params": {"cards": {"per_fight": 2}}})
    t.deal(REBELS, "ambush", "ambush")
    t.answer(REBELS, "attack", "severin_in", "korunov_n")
    t.answer(REBELS, "use", "ambush")
    t.answer(REBELS, "use", "ambush")
    assert t.told("fight_won")[0]["strength"] == 4


@pytest.mark.clause("uprising:UP-CRD-04")
def test_forced_march_lets_a_unit_act_again_after_a_plain_step() -> None:
    t = moving()
    t.put(REBELS, "olsany_in", 3)
    t.put(REBELS, "dubnice_out")
    t.deal(REBELS, "forced_march")
    t.answer(REBELS, "step", "olsany_in", "korunov_s")
    t.answer(REBELS, "play", "forced_march")
    assert t.told("hurried") == [{"seat": REBELS, "space": "korunov_s"}]
    assert ("attack", "korunov", "korunov_s") in t.options(REBELS)


@pytest.mark.clause("uprising:UP-CRD-04")
def test_a_unit_that_fought_does_not_march_again() -> None:
    t = fighting(3, 1)
    t.deal(REBELS, "forced_march")
    t.put(REBELS, "olsany")
    t.attack(REBELS, "severin_in", "korunov_n")
    assert t.options(REBELS, "play") == []


@pytest.mark.clause("uprising:UP-CRD-05")
def test_rail_transport_takes_an_unmoved_unit_to_another_own_city() -> None:
    t = moving()
    t.put(REBELS, "olsany", 2)
    t.put(REBELS, "dubnice")
    t.deal(REBELS, "rail_transport")
    t.answer(REBELS, "play", "rail_transport")
    assert t.options(REBELS) == [
        ("choose_route", origin, city)
        for origin in ("olsany", "dubnice")
        for city in ("bukovec", "solna_brana", "dolni_brana")
    ]
    t.answer(REBELS, "choose_route", "olsany", "dolni_brana")
    assert t.unit("dolni_brana") == (REBELS, 2)
    assert {option[1] for option in t.options(REBELS, "step")} == {"dubnice"}


@pytest.mark.clause("uprising:UP-CRD-06")
def test_blown_bridges_hold_an_enemy_unit_through_its_owners_next_movement() -> None:
    t = moving()
    t.put(GOVERNMENT, "severin", 2)
    t.put(GOVERNMENT, "korunov")
    t.put(REBELS, "severin_in", 1)
    t.deal(REBELS, "blown_bridges")
    t.answer(REBELS, "play", "blown_bridges")
    t.answer(REBELS, "choose_space", "severin")
    t.answer(REBELS, "done")
    assert {option[1] for option in t.options(GOVERNMENT, "step")} == {"korunov"}
    assert t.options(GOVERNMENT, "attack") == []
    t.answer(GOVERNMENT, "done")
    t.turn_of(GOVERNMENT, "movement")
    assert t.options(GOVERNMENT, "attack") == [("attack", "severin_in", "severin")]


@pytest.mark.clause("uprising:UP-CRD-07")
def test_night_crossing_passes_an_enemy_to_a_territory_without_a_unit() -> None:
    t = moving()
    t.put(REBELS, "olsany_in")
    t.put(GOVERNMENT, "korunov_s", 3)
    t.put(GOVERNMENT, "korunov_w", 3)
    t.deal(REBELS, "night_crossing")
    t.answer(REBELS, "play", "night_crossing")
    assert {option[2] for option in t.options(REBELS)} == {"korunov_e", "dubnice_in"}
    t.answer(REBELS, "choose_route", "olsany_in", "korunov_e")
    assert (t.unit("korunov_e"), t.told("attack")) == ((REBELS, 1), [])
    assert t.waiting == (GOVERNMENT,)  # it was the whole action of the unit


def fighting(level: int, against: int, **setup: Any) -> Table:
    """A rebel unit stands beside one of the government."""
    t = moving(**setup)
    t.put(REBELS, "korunov_n", level)
    t.put(GOVERNMENT, "severin_in", against)
    return t


@pytest.mark.clause("uprising:UP-CRD-08")
def test_an_ambush_strengthens_either_side_in_the_field_beyond_the_limit() -> None:
    t = fighting(1, 3)
    t.give(REBELS, military=3)
    t.deal(REBELS, "ambush")
    t.deal(GOVERNMENT, "ambush")
    t.answer(REBELS, "attack", "severin_in", "korunov_n")
    t.answer(REBELS, "commit", "korunov_n", 3)
    t.answer(REBELS, "use", "ambush")
    t.answer(GOVERNMENT, "use", "ambush")
    assert t.told("fight_won") == [{"seat": REBELS, "space": "severin_in", "strength": 5, "defence": 4}]


def besieging(level: int, **stocks: int) -> Table:
    """A rebel unit stands before Severín, which is empty."""
    t = moving()
    t.put(REBELS, "severin_in", level)
    t.give(REBELS, **stocks)
    return t


@pytest.mark.clause("uprising:UP-CRD-09")
def test_barricades_defend_a_city_even_without_a_unit() -> None:
    t = besieging(2)
    t.deal(GOVERNMENT, "barricades", "ambush")
    t.answer(REBELS, "attack", "severin", "severin_in")
    assert t.options(GOVERNMENT) == [("pass",), ("use", "barricades")]
    t.answer(GOVERNMENT, "use", "barricades")
    assert t.told("fight_lost") == [{"seat": REBELS, "space": "severin", "strength": 2, "defence": 3}]


@pytest.mark.clause("uprising:UP-CRD-10")
def test_siege_guns_lower_the_defence_beyond_the_political_limit() -> None:
    t = besieging(1, political=3)
    t.put(GOVERNMENT, "severin", 3)
    t.shake("severin", 2)
    t.deal(REBELS, "siege_guns", "barricades")
    t.answer(REBELS, "attack", "severin", "severin_in")
    t.answer(REBELS, "weaken", 3)
    assert t.options(REBELS) == [("pass",), ("use", "siege_guns")]
    t.answer(REBELS, "use", "siege_guns")
    assert t.told("fight_won")[0]["defence"] == 0


@pytest.mark.clause("uprising:UP-CRD-11")
def test_a_field_hospital_brings_a_fallen_unit_back_at_level_one() -> None:
    t = moving()
    t.put(REBELS, "severin_in", 3, weapons=3)
    t.put(GOVERNMENT, "severin", 3)
    t.put(REBELS, "olsany")
    t.deal(REBELS, "field_hospital")
    t.answer(REBELS, "attack", "severin", "severin_in")
    t.answer(REBELS, "pass")  # no card in the fight
    assert ("revive", "field_hospital", "olsany") not in t.options(REBELS)
    t.answer(REBELS, "revive", "field_hospital", "bukovec")
    figure = t.g.at[t.g.terms.board.index["bukovec"]]
    assert (t.unit("bukovec"), t.g.armed[figure], t.stock(REBELS, "military")) == ((REBELS, 1), 0, 0)


@pytest.mark.clause("uprising:UP-CRD-11")
def test_no_hospital_after_a_coup_and_none_without_an_empty_city() -> None:
    t = moving()
    t.put(REBELS, "severin_in")
    t.put(GOVERNMENT, "severin")
    t.give(REBELS, political=3)
    t.deal(GOVERNMENT, "field_hospital")
    t.answer(REBELS, "coup", "severin")
    assert t.topic(REBELS) == "movement"
    t = moving()
    t.put(REBELS, "severin_in", 3)
    t.own(None, "korunov", "javorna", "brezina")
    t.put(GOVERNMENT, "severin")
    t.deal(GOVERNMENT, "field_hospital")
    t.answer(REBELS, "attack", "severin", "severin_in")
    t.answer(GOVERNMENT, "pass")
    assert t.told("eliminated") == [{"seat": GOVERNMENT}]


@pytest.mark.parametrize(
    ("card", "stock", "before", "after"),
    [
        pytest.param("mobilisation", "military", 4, 6, marks=pytest.mark.clause("uprising:UP-CRD-12")),
        pytest.param("foreign_loan", "money", 0, 40, marks=pytest.mark.clause("uprising:UP-CRD-13")),
        pytest.param("good_harvest", "food", 6, 12, marks=pytest.mark.clause("uprising:UP-CRD-14")),
        pytest.param("arms_shipment", "weapons", 0, 3, marks=pytest.mark.clause("uprising:UP-CRD-15")),
    ],
)
def test_gains(card: str, stock: str, before: int, after: int) -> None:
    t = holding(card)
    t.give(REBELS, money=0)
    assert t.stock(REBELS, stock) == before
    t.answer(REBELS, "play", card)
    assert t.stock(REBELS, stock) == after


@pytest.mark.clause("uprising:UP-CRD-12", "uprising:UP-CRD-13", "uprising:UP-CRD-14", "uprising:UP-CRD-15")
def test_a_gain_is_told_to_everybody() -> None:
    for card, stock, amount in (
        *(("mobilisation", "military", 2), ("foreign_loan", "money", 40)),
        *(("good_harvest", "food", 6), ("arms_shipment", "weapons", 3)),
    ):
        t = holding(card)
        t.answer(REBELS, "play", card)
        assert t.told("gained") == [{"seat": REBELS, "stock": stock, "amount": amount}]


@pytest.mark.clause("uprising:UP-CRD-16")
def test_sabotage_takes_thirty_money_of_an_enemy_if_he_has_it() -> None:
    t = managing(0, players=3)
    t.deal(0, "sabotage")
    t.give(1, money=50)
    t.give(2, money=20)
    t.answer(0, "play", "sabotage")
    assert t.options(0) == [("choose_seat", 1), ("choose_seat", 2)]
    t.answer(0, "choose_seat", 2)
    assert (t.stock(1, "money"), t.stock(2, "money")) == (50, 0)
    assert t.told("lost") == [{"seat": 2, "stock": "money", "amount": 20}]


@pytest.mark.clause("uprising:UP-CRD-17")
def test_a_rally_makes_popular_beyond_the_limit_of_feeding() -> None:
    t = holding("rally")
    t.answer(REBELS, "give", "basic", 3)
    t.answer(REBELS, "play", "rally")
    assert t.stock(REBELS, "popularity") == 5


@pytest.mark.clause("uprising:UP-CRD-18")
def test_defectors_weaken_an_enemy_unit_beside_an_own_one() -> None:
    t = holding("defectors", "defectors")
    t.clear()
    t.put(REBELS, "severin_in")
    t.put(GOVERNMENT, "severin", 2)
    t.put(GOVERNMENT, "korunov_n", 1)
    t.put(GOVERNMENT, "korunov", 1)
    t.answer(REBELS, "play", "defectors")
    assert t.options(REBELS) == [("choose_space", "severin"), ("choose_space", "korunov_n")]
    t.answer(REBELS, "choose_space", "severin")
    t.answer(REBELS, "play", "defectors")
    t.answer(REBELS, "choose_space", "korunov_n")
    assert (t.unit("severin"), t.unit("korunov_n"), t.g.stirred) == ((GOVERNMENT, 1), None, 1)


@pytest.mark.clause("uprising:UP-CRD-19")
def test_a_curfew_forbids_coups_up_to_the_next_economy() -> None:
    t = holding("curfew", seat=GOVERNMENT)
    t.put(REBELS, "severin_in")
    t.give(REBELS, political=3)
    t.own(GOVERNMENT, "severin")
    t.answer(GOVERNMENT, "play", "curfew")
    t.turn_of(REBELS, "movement")
    coups = {option[1] for option in t.options(REBELS, "coup")}
    assert not coups & {"severin", "korunov", "javorna", "brezina"}


@pytest.mark.clause("uprising:UP-CRD-19")
def test_the_next_economy_ends_the_curfew() -> None:
    t = managing(GOVERNMENT)
    t.desk.curfew[GOVERNMENT] = 1
    t.turn_of(GOVERNMENT, "economy")
    assert t.g.curfew == [0, 0]


@pytest.mark.clause("uprising:UP-CRD-20")
def test_a_general_strike_stops_the_territories_of_a_city_at_its_owners_next_production() -> None:
    t = holding("general_strike")
    t.answer(REBELS, "play", "general_strike")
    assert {option[1] for option in t.options(REBELS)} == {"korunov", "severin", "javorna", "brezina"}
    t.answer(REBELS, "choose_space", "korunov")
    t.turn_of(GOVERNMENT, "economy")
    assert t.told("produced") == [{"seat": GOVERNMENT, "money": 60, "territories": 6, "count": 0}]
    t.buy(GOVERNMENT)
    t.turn_of(GOVERNMENT, "economy")
    assert t.told("produced") == [{"seat": GOVERNMENT, "money": 100, "territories": 10, "count": 0}]


@pytest.mark.clause("uprising:UP-CRD-20")
def test_a_strike_ends_when_the_city_changes_its_owner() -> None:
    t = besieging(2)
    t.desk.strike[t.g.terms.board.index["severin"]] = 1
    t._restart()
    t.attack(REBELS, "severin", "severin_in")
    assert sum(t.g.strike) == 0


@pytest.mark.clause("uprising:UP-CRD-21")
def test_the_defence_is_counted_with_everything_and_is_at_least_zero() -> None:
    t = besieging(3, political=2, military=0)
    t.put(GOVERNMENT, "severin", 2)
    t.give(GOVERNMENT, military=1)
    t.deal(REBELS, "siege_guns")
    t.deal(GOVERNMENT, "barricades")
    t.answer(REBELS, "attack", "severin", "severin_in")
    t.answer(REBELS, "weaken", 2)
    t.answer(REBELS, "use", "siege_guns")
    t.answer(GOVERNMENT, "commit", "severin", 1)
    t.answer(GOVERNMENT, "use", "barricades")
    # base 1 + level 2 + power 1 + barricades 2 - points 2 - guns 2
    assert t.told("fight_won") == [{"seat": REBELS, "space": "severin", "strength": 3, "defence": 2}]


@pytest.mark.clause("uprising:UP-CRD-20")
def test_a_strike_costs_its_owner_only_and_waits_for_his_production() -> None:
    t = holding("general_strike")
    t.put(REBELS, "korunov_n")
    t.answer(REBELS, "play", "general_strike")
    t.answer(REBELS, "choose_space", "korunov")
    t.turn_of(REBELS, "economy")
    assert t.told("produced") == [{"seat": REBELS, "money": 110, "territories": 11, "count": 0}]  # Korunov North too
    t.buy(REBELS)
    assert t.told("strike_over") == []
    t.turn_of(GOVERNMENT, "economy")
    assert t.told("produced") == [{"seat": GOVERNMENT, "money": 60, "territories": 6, "count": 0}]
    assert t.told("strike_over") == [{"city": "korunov", "owner": GOVERNMENT}]


@pytest.mark.clause("uprising:UP-CRD-19")
def test_the_economy_of_another_faction_leaves_a_curfew_in_force() -> None:
    t = holding("curfew", seat=GOVERNMENT)
    t.put(REBELS, "severin_in")
    t.give(REBELS, political=3)
    t.answer(GOVERNMENT, "play", "curfew")
    t.turn_of(REBELS, "economy")
    t.buy(REBELS)
    assert t.told("curfew_over") == []
    t.turn_of(REBELS, "movement")
    assert t.options(REBELS, "coup") == []
    t.turn_of(GOVERNMENT, "economy")
    assert t.told("curfew_over") == [{"seat": GOVERNMENT}]
    t.buy(GOVERNMENT)
    t.turn_of(REBELS, "movement")
    assert ("coup", "javorna") in t.options(REBELS)


@pytest.mark.clause("uprising:UP-CMP-03", "uprising:UP-CRD-06")
def test_a_new_unit_has_nothing_of_the_one_whose_figure_it_takes() -> None:
    t = besieging(3, military=3)
    t.put(REBELS, "olsany")
    t.put(GOVERNMENT, "severin", 1)
    t.give(GOVERNMENT, military=2)
    t.deal(REBELS, "blown_bridges")
    t.answer(REBELS, "play", "blown_bridges")
    t.answer(REBELS, "attack", "severin", "severin_in")
    t.answer(REBELS, "commit", "severin_in", 3)
    t.answer(GOVERNMENT, "commit", "severin", 2)
    assert t.owner("severin") == REBELS
    t.turn_of(GOVERNMENT, "manage")
    t.give(GOVERNMENT, popularity=3)
    t.answer(GOVERNMENT, "recruit", "brezina")
    t.turn_of(GOVERNMENT, "movement")
    assert ("step", "brezina", "brezina_in") in t.options(GOVERNMENT)
    recruit = next(city.unit for city in GAME.view(t.g, None).cities if city.id == "brezina")
    assert recruit is not None
    assert (recruit.points, recruit.held, recruit.weapons) == (0, False, 0)


@pytest.mark.clause("uprising:UP-CRD-11")
def test_as_many_units_come_back_as_there_are_field_hospitals() -> None:
    t = moving()
    t.put(REBELS, "severin_in", 1)
    t.put(REBELS, "severin_out", 1)
    t.put(GOVERNMENT, "severin", 3)
    t.deal(REBELS, "field_hospital", "field_hospital")
    t.answer(REBELS, "attack", "severin", "severin_in", "severin_out")
    t.answer(REBELS, "pass")  # no card in the fight
    assert t.question(REBELS).facts == {"count": 2}
    t.answer(REBELS, "revive", "field_hospital", "bukovec")
    assert t.question(REBELS).facts == {"count": 1}
    assert ("revive", "field_hospital", "bukovec") not in t.options(REBELS)
    t.answer(REBELS, "revive", "field_hospital", "olsany")
    assert (t.unit("bukovec"), t.unit("olsany"), t.hand(REBELS)) == ((REBELS, 1), (REBELS, 1), [])


@pytest.mark.clause("uprising:UP-CRD-11", "uprising:UP-VIC-03")
def test_no_hospital_is_asked_for_when_the_game_is_won() -> None:
    t = moving()
    t.own(REBELS, "horni_brana", "severin")
    t.put(REBELS, "korunov_s", 3)
    t.put(REBELS, "korunov_e", 3)
    t.put(GOVERNMENT, "korunov", 1)
    t.deal(GOVERNMENT, "field_hospital")
    t.answer(REBELS, "attack", "korunov", "korunov_e", "korunov_s")
    t.answer(GOVERNMENT, "pass")  # no card in the fight
    t.answer(REBELS, "enter", "korunov_e")
    assert (t.waiting, t.winners, t.hand(GOVERNMENT)) == ((), (REBELS,), ["field_hospital"])


def repulsed(power: int = 0) -> Table:
    """A rebel unit fell before Severín, with so much power put on it; it came back in Bukovec."""
    t = moving()
    t.put(REBELS, "severin_in", 1)
    t.put(REBELS, "olsany_in", 1)
    t.put(GOVERNMENT, "severin", 3)
    t.put(GOVERNMENT, "bukovec_in", 3)
    t.give(REBELS, military=9)
    t.deal(REBELS, "field_hospital")
    t.answer(REBELS, "attack", "severin", "severin_in")
    t.answer(REBELS, "commit", "severin_in", power)
    t.answer(REBELS, "pass")  # no card in the fight
    t.answer(REBELS, "revive", "field_hospital", "bukovec")
    return t


@pytest.mark.clause("uprising:UP-MOV-01", "uprising:UP-CRD-11")
def test_a_unit_that_attacked_and_came_back_does_not_act_again() -> None:
    t = repulsed()
    assert {option[1] for option in t.options(REBELS, "step")} == {"olsany_in"}
    assert t.options(REBELS, "attack") == [("attack", "bukovec_in", "olsany_in")]
    t.answer(REBELS, "done")
    t.pass_until(REBELS, "movement")
    assert ("step", "bukovec", "bukovec_out") in t.options(REBELS)  # in the next round it may


@pytest.mark.clause("uprising:UP-FGT-04", "uprising:UP-CRD-11")
def test_points_put_on_a_unit_that_came_back_still_count_in_this_round() -> None:
    t = repulsed(2)
    assert t.told("revived") == [{"seat": REBELS, "card": "field_hospital", "city": "bukovec", "level": 1, "points": 2}]
    t.answer(REBELS, "done")
    t.answer(GOVERNMENT, "attack", "bukovec", "bukovec_in")
    assert t.options(REBELS) == [("commit", "bukovec", 0), ("commit", "bukovec", 1)]


@pytest.mark.clause("uprising:UP-FGT-04", "uprising:UP-CRD-11")
def test_the_unit_that_comes_back_is_one_of_this_fight_with_the_fewest_points_put_on_it() -> None:
    t = moving()
    t.put(REBELS, "korunov_n", 1)
    t.put(REBELS, "severin_in", 1)
    t.put(REBELS, "severin_out", 1)
    t.put(GOVERNMENT, "korunov", 3)
    t.put(GOVERNMENT, "severin", 3)
    t.give(REBELS, military=5)
    t.give(GOVERNMENT, military=3)
    t.answer(REBELS, "attack", "korunov", "korunov_n")
    t.answer(REBELS, "commit", "korunov_n", 0)
    t.answer(GOVERNMENT, "commit", "korunov", 0)
    t.deal(REBELS, "field_hospital")
    t.answer(REBELS, "attack", "severin", "severin_in", "severin_out")
    t.answer(REBELS, "commit", "severin_in", 2)
    t.answer(REBELS, "commit", "severin_out", 1)
    t.answer(REBELS, "pass")
    t.answer(GOVERNMENT, "commit", "severin", 3)
    t.answer(REBELS, "revive", "field_hospital", "bukovec")
    assert t.told("revived")[0]["points"] == 1


@pytest.mark.clause("uprising:UP-MOV-01", "uprising:UP-CRD-11")
def test_a_defender_that_came_back_acts_in_its_own_phase() -> None:
    t = besieging(3)
    t.put(GOVERNMENT, "severin", 1)
    t.deal(GOVERNMENT, "field_hospital")
    t.answer(REBELS, "attack", "severin", "severin_in")
    t.answer(GOVERNMENT, "pass")  # no card in the fight
    t.answer(GOVERNMENT, "revive", "field_hospital", "brezina")
    assert ("step", "brezina", "brezina_out") in t.options(GOVERNMENT)


@pytest.mark.clause("uprising:UP-CRD-06", "uprising:UP-CRD-11")
def test_blown_bridges_hold_a_unit_that_came_back() -> None:
    t = besieging(3)
    t.put(GOVERNMENT, "severin", 1)
    t.put(GOVERNMENT, "korunov", 1)
    t.deal(REBELS, "blown_bridges")
    t.deal(GOVERNMENT, "field_hospital")
    t.answer(REBELS, "play", "blown_bridges")
    t.answer(REBELS, "choose_space", "severin")
    t.answer(REBELS, "attack", "severin", "severin_in")
    t.answer(GOVERNMENT, "pass")  # no card in the fight
    t.answer(GOVERNMENT, "revive", "field_hospital", "brezina")
    assert {option[1] for option in t.options(GOVERNMENT, "step")} == {"korunov"}
    assert t.told("held") == [{"seat": GOVERNMENT, "space": space} for space in ("severin", "brezina")]
    t.answer(GOVERNMENT, "done")
    assert t.told("released") == [{"seat": GOVERNMENT, "space": "brezina"}]


@pytest.mark.clause("uprising:UP-CRD-17", "uprising:UP-CMP-02")
def test_only_what_is_gained_is_told_as_a_gain() -> None:
    t = holding("rally")
    t.give(REBELS, popularity=8)
    t.answer(REBELS, "play", "rally")
    assert t.told("gained") == [{"seat": REBELS, "stock": "popularity", "amount": 1}]
