"""6. Economic phase, 7. Feeding units."""

import pytest

from tests.uprising.playing import GOVERNMENT, REBELS, managing, set_up


@pytest.mark.clause("uprising:UP-ECO-01")
def test_own_cities_get_back_their_base_defence_when_the_phase_begins() -> None:
    t = set_up()
    for city in ("korunov", "solna_brana", "horni_brana"):
        t.shake(city, 0)
    t.turn_of(GOVERNMENT, "economy")
    assert [t.defence(city) for city in ("korunov", "solna_brana", "horni_brana")] == [4, 1, 0]  # units of level 1
    assert t.told("repaired") == [{"seat": GOVERNMENT, "city": "korunov", "defence": 3}]


@pytest.mark.clause("uprising:UP-ECO-02")
def test_each_controlled_territory_gives_ten_money() -> None:
    t = set_up()
    assert t.told("produced") == [{"seat": REBELS, "money": 100, "territories": 10, "count": 0}]
    t.put(REBELS, "korunov_n")
    t.put(REBELS, "east_plain")
    t.turn_of(REBELS, "economy")
    assert t.told("produced") == [{"seat": REBELS, "money": 120, "territories": 12, "count": 0}]
    t.turn_of(GOVERNMENT, "economy")
    assert t.told("produced") == [{"seat": GOVERNMENT, "money": 90, "territories": 9, "count": 0}]


@pytest.mark.clause("uprising:UP-ECO-02")
def test_an_edition_lets_cities_give_money_too() -> None:
    t = set_up(edition={"params": {"production": {"territory": 7, "city": 3}}})
    assert t.told("produced") == [{"seat": REBELS, "money": 10 * 7 + 5 * 3, "territories": 10, "count": 5}]


@pytest.mark.clause("uprising:UP-ECO-03")
def test_things_are_done_in_any_order_and_the_market_is_visited_again() -> None:
    t = set_up()
    t.give(REBELS, popularity=0, political=0)
    t.answer(REBELS, "buy", "food", 4)
    t.answer(REBELS, "buy", "weapons", 1)
    t.answer(REBELS, "arm", "olsany_in")
    t.answer(REBELS, "give", "basic", 3)
    t.answer(REBELS, "market")
    assert t.question(REBELS).facts["left"] == 70
    t.answer(REBELS, "buy", "food", 0)
    t.answer(REBELS, "buy", "weapons", 1)
    t.answer(REBELS, "campaign", 1)
    t.answer(REBELS, "feed_all")
    t.answer(REBELS, "done")
    assert t.waiting == (GOVERNMENT,)
    assert [t.stock(REBELS, name) for name in ("money", "food", "weapons", "political")] == [60, 3, 1, 1]
    assert t.stock(REBELS, "popularity") == 3 - 1


def test_a_visit_that_buys_nothing_is_not_repeated_before_something_else_is_done() -> None:
    t = set_up()
    t.buy(REBELS)
    assert ("market",) not in t.options(REBELS)
    t.answer(REBELS, "feed_all")
    assert ("market",) in t.options(REBELS)


@pytest.mark.clause("uprising:UP-ECO-04", "uprising:UP-ECO-05")
def test_food_costs_five_and_a_weapon_ten() -> None:
    t = set_up()
    assert t.question(REBELS).facts["prices"] == (5, 10)
    assert len(t.options(REBELS)) == 21
    t.answer(REBELS, "buy", "food", 3)
    assert len(t.options(REBELS)) == 9
    t.answer(REBELS, "buy", "weapons", 2)
    assert [t.stock(REBELS, name) for name in ("money", "food", "weapons")] == [65, 9, 2]


@pytest.mark.clause("uprising:UP-ECO-03")
def test_a_great_fortune_is_spent_in_several_visits() -> None:
    t = set_up()
    t.give(REBELS, money=60_000)
    assert t.question(REBELS).facts["most"] == (1000, 1000)
    t.buy(REBELS, food=1000, weapons=1000)
    t.answer(REBELS, "market")
    t.buy(REBELS, food=1000, weapons=0)
    assert t.stock(REBELS, "food") == 2006


@pytest.mark.clause("uprising:UP-ECO-06")
def test_nothing_is_sold_or_passed_on() -> None:
    t = managing(players=4)
    t.give(0, money=99, food=20, weapons=9, popularity=2, political=9)
    verbs = {option[0] for option in t.options(0)}
    assert verbs == {"market", "feed_all", "feed", "give", "campaign", "arm", "draw", "done"}
    before = [list(row) for row in t.g.stocks[1:]]
    t.answer(0, "give", "basic", 1)
    t.answer(0, "draw")
    t.answer(0, "market")
    t.buy(0, food=2, weapons=1)
    assert t.g.stocks[1:] == before


@pytest.mark.clause("uprising:UP-ECO-07")
def test_food_for_cities_makes_popular_and_the_capital_takes_three() -> None:
    t = managing(GOVERNMENT)
    assert t.options(GOVERNMENT, "give") == [*(("give", "basic", n) for n in (1, 2, 3)), ("give", "capital", 1)]
    t.answer(GOVERNMENT, "give", "basic", 1)
    assert (t.stock(GOVERNMENT, "food"), t.stock(GOVERNMENT, "popularity")) == (5, 1)
    t.answer(GOVERNMENT, "give", "capital", 1)
    assert (t.stock(GOVERNMENT, "food"), t.stock(GOVERNMENT, "popularity")) == (2, 2)


@pytest.mark.clause("uprising:UP-ECO-08")
def test_feeding_gives_three_popularity_in_a_round_and_one_by_each_city() -> None:
    t = managing()  # three basic and two border cities
    t.answer(REBELS, "give", "border", 2)
    assert t.options(REBELS, "give") == [("give", "basic", 1)]
    t.answer(REBELS, "give", "basic", 1)
    assert t.options(REBELS, "give") == []


@pytest.mark.clause("uprising:UP-ECO-08")
def test_a_city_that_was_fed_gives_nothing_more() -> None:
    t = managing()
    t.own(None, "dubnice", "bukovec", "solna_brana")
    assert t.options(REBELS, "give") == [("give", "basic", 1), ("give", "border", 1)]
    t.answer(REBELS, "give", "basic", 1)
    assert t.options(REBELS, "give") == [("give", "border", 1)]


@pytest.mark.clause("uprising:UP-ECO-09")
def test_unfed_cities_are_as_they_were() -> None:
    t = managing()
    t.answer(REBELS, "feed_all")
    owners, defences = list(t.g.owner), list(t.g.base)
    t.answer(REBELS, "done")
    assert (t.g.owner, t.g.base, t.stock(REBELS, "popularity")) == (owners, defences, 0)


@pytest.mark.clause("uprising:UP-ECO-10")
def test_a_political_point_costs_one_popularity() -> None:
    t = managing()
    t.give(REBELS, popularity=3, political=0)
    assert t.options(REBELS, "campaign") == [("campaign", n) for n in (1, 2, 3)]
    t.answer(REBELS, "campaign", 2)
    assert (t.stock(REBELS, "popularity"), t.stock(REBELS, "political")) == (1, 2)


@pytest.mark.clause("uprising:UP-ECO-11")
def test_two_political_points_buy_the_top_card_unseen() -> None:
    t = managing()
    t.give(REBELS, political=3)
    t.stack("curfew", "rally")
    t.answer(REBELS, "draw")
    assert (t.hand(REBELS), t.stock(REBELS, "political")) == (["curfew"], 1)
    assert t.told("drew") == [{"seat": REBELS, "points": 2}]
    (whispered,) = [event for event in t.events if event.kind == "drew_card"]
    assert whispered.to == (REBELS,)
    assert t.options(REBELS, "draw") == []


@pytest.mark.clause("uprising:UP-ECO-11")
def test_without_a_card_in_pile_and_discard_none_can_be_bought() -> None:
    t = managing()
    t.give(REBELS, political=3)
    t.desk.deck, t.desk.hands[GOVERNMENT] = [], list(t.desk.deck)
    t._restart()
    assert t.options(REBELS, "draw") == []


@pytest.mark.clause("uprising:UP-ECO-12", "uprising:UP-ECO-13")
def test_three_popularity_recruit_a_unit_in_an_empty_own_city_and_give_power() -> None:
    t = managing()
    t.give(REBELS, popularity=4)
    empty = ("dubnice", "olsany", "bukovec", "dolni_brana")
    assert t.options(REBELS, "recruit") == [("recruit", city) for city in empty]
    t.answer(REBELS, "recruit", "dolni_brana")
    assert t.unit("dolni_brana") == (REBELS, 1)
    assert (t.stock(REBELS, "popularity"), t.stock(REBELS, "military")) == (1, 5)


def test_an_edition_makes_units_cost_weapons_too() -> None:
    t = managing(edition={"params": {"prices": {"unit_weapons": 1}}})
    t.give(REBELS, popularity=6)
    assert t.options(REBELS, "recruit") == []
    t.give(REBELS, weapons=1)
    t.answer(REBELS, "recruit", "dolni_brana")
    assert t.stock(REBELS, "weapons") == 0


@pytest.mark.clause("uprising:UP-ECO-14")
def test_with_all_figures_on_the_board_no_unit_is_built() -> None:
    t = managing()
    t.give(REBELS, popularity=9)
    for space in ("olsany", "olsany_out", "dubnice", "dubnice_out", "bukovec"):
        t.put(REBELS, space)
    assert t.options(REBELS, "recruit") == [("recruit", "dolni_brana")]
    t.put(REBELS, "bukovec_out")
    assert t.options(REBELS, "recruit") == []


@pytest.mark.clause("uprising:UP-ECO-15")
def test_a_weapon_raises_a_unit_by_a_level_wherever_it_stands() -> None:
    t = managing()
    t.put(REBELS, "korunov_n")
    t.give(REBELS, weapons=2)
    t.answer(REBELS, "arm", "korunov_n")
    t.answer(REBELS, "arm", "korunov_n")
    assert (t.unit("korunov_n"), t.stock(REBELS, "weapons")) == ((REBELS, 3), 0)


@pytest.mark.clause("uprising:UP-ECO-16")
def test_no_level_exceeds_three_and_no_unit_takes_a_fourth_weapon() -> None:
    t = managing()
    t.clear()
    t.put(REBELS, "olsany", level=3, weapons=2)
    t.put(REBELS, "dubnice", level=2, weapons=2)
    t.put(REBELS, "bukovec", level=2, weapons=3)
    t.give(REBELS, weapons=5)
    assert t.options(REBELS, "arm") == [("arm", "dubnice")]
    t.answer(REBELS, "arm", "dubnice")
    assert t.options(REBELS, "arm") == []


@pytest.mark.clause("uprising:UP-FED-01")
def test_units_that_were_there_when_the_phase_began_eat_one_food_each() -> None:
    t = set_up()
    t.give(REBELS, popularity=3)
    t.turn_of(REBELS, "economy")
    t.buy(REBELS)
    t.answer(REBELS, "recruit", "dolni_brana")
    t.answer(REBELS, "feed_all")
    assert t.stock(REBELS, "food") == 2
    t.answer(REBELS, "done")
    assert t.told("deserted") == []


@pytest.mark.clause("uprising:UP-FED-02")
def test_the_owner_chooses_whom_he_feeds() -> None:
    t = managing()
    t.give(REBELS, food=3)
    assert t.options(REBELS, "feed_all") == []
    assert len(t.options(REBELS, "feed")) == 4
    t.answer(REBELS, "feed", "olsany_in")
    t.answer(REBELS, "done")
    assert (t.unit("olsany_in"), t.unit("dubnice_in"), t.stock(REBELS, "food")) == ((REBELS, 1), None, 2)


@pytest.mark.clause("uprising:UP-FED-03", "uprising:UP-FED-04")
def test_an_unfed_unit_loses_a_level_and_one_of_level_one_deserts() -> None:
    t = managing()
    t.clear()
    t.put(REBELS, "olsany", level=3)
    t.put(REBELS, "dubnice", level=1)
    t.turn_of(REBELS, "manage")
    t.answer(REBELS, "done")
    assert (t.unit("olsany"), t.unit("dubnice")) == ((REBELS, 2), None)
    assert t.stock(REBELS, "military") == 4
    assert t.told("deserted") == [{"seat": REBELS, "space": "dubnice"}]


@pytest.mark.clause("uprising:UP-FED-05")
def test_hunger_comes_when_the_phase_is_over_and_nothing_can_be_mended() -> None:
    t = managing()
    t.give(REBELS, weapons=2)
    t.answer(REBELS, "arm", "olsany_in")
    assert t.unit("olsany_in") == (REBELS, 2)
    t.answer(REBELS, "done")
    assert (len(t.told("deserted")), len(t.told("starved"))) == (3, 1)
    assert t.waiting == (GOVERNMENT,)


@pytest.mark.clause("uprising:UP-ECO-04")
@pytest.mark.parametrize(("money", "is_open"), [(4, False), (5, True), (9, True)])
def test_who_can_pay_for_one_food_goes_to_the_market(money: int, is_open: bool) -> None:
    t = managing()
    t.give(REBELS, money=money)
    assert (("market",) in t.options(REBELS)) == is_open
    if is_open:
        t.answer(REBELS, "market")
        assert t.options(REBELS) == [("buy", "food", 0), ("buy", "food", 1)]


@pytest.mark.clause("uprising:UP-ECO-04")
def test_the_phase_begins_at_the_market_when_one_food_can_be_paid_for() -> None:
    t = set_up(edition={"params": {"production": {"territory": 0}}})
    for money, topic in ((5, "market"), (4, "economy")):
        t.give(REBELS, money=money)
        t.turn_of(REBELS, "economy")
        assert t.topic(REBELS) == topic
