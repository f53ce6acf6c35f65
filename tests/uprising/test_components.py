"""1. Components, 2. Terms."""

from collections import Counter

import pytest

from deskovka.content.told import Thing
from deskovka.games.uprising.tables import PRINTED
from tests.uprising.playing import GAME, GOVERNMENT, REBELS, managing, moving, set_up


@pytest.mark.clause("uprising:UP-CMP-01")
def test_the_republic_has_eleven_cities_and_twenty_eight_territories() -> None:
    board = set_up().g.terms.board
    assert Counter(board.kinds) == {"basic": 6, "border": 4, "capital": 1}
    assert len(board.spaces) - board.cities == 28
    assert len(board.map.links) == 56


@pytest.mark.clause("uprising:UP-CMP-02")
def test_what_is_beyond_the_end_of_a_track_is_lost_and_the_rest_is_kept() -> None:
    t = managing()
    t.give(REBELS, popularity=8, money=15)
    t.deal(REBELS, "rally")
    t.answer(REBELS, "play", "rally")
    assert t.stock(REBELS, "popularity") == 9
    t.answer(REBELS, "done")
    assert (t.stock(REBELS, "money"), t.stock(REBELS, "food")) == (15, 6)


@pytest.mark.clause("uprising:UP-CMP-02")
def test_no_more_political_points_are_offered_than_the_track_has_room_for() -> None:
    t = managing()
    t.give(REBELS, popularity=5, political=8)
    assert t.options(REBELS, "campaign") == [("campaign", 1), ("campaign", 2)]


@pytest.mark.clause("uprising:UP-CMP-03")
def test_each_faction_has_ten_figures_and_units_have_levels() -> None:
    g = set_up().g
    assert [len(figures) for figures in g.terms.figures_of] == [10, 10]
    assert {g.level[unit] for seat in (REBELS, GOVERNMENT) for unit in g.units(seat)} == {1}


@pytest.mark.clause("uprising:UP-CMP-04")
def test_there_are_thirty_two_cards_of_seventeen_kinds() -> None:
    assert len(PRINTED.tables.deck) == 32
    assert len(PRINTED.tables.cards) == 17


@pytest.mark.clause("uprising:UP-CMP-04")
def test_discarded_cards_are_shuffled_when_the_pile_is_empty() -> None:
    t = managing()
    t.give(REBELS, political=6)
    g = t.desk
    g.discard, g.deck = g.deck[:3], []
    t._restart()
    t.answer(REBELS, "draw")
    assert (len(t.g.deck), t.g.discard, len(t.hand(REBELS))) == (2, [], 1)
    assert t.told("reshuffled") == [{"count": 3}]


@pytest.mark.clause("uprising:UP-CMP-05")
def test_factions_have_a_side_a_colour_and_no_ability_of_their_own() -> None:
    factions = PRINTED.tables.content.factions
    assert [(f.id, f.side) for f in factions[:3]] == [
        ("government", "government"),
        ("general_staff", "government"),
        ("southern_front", "rebels"),
    ]
    for faction in factions:
        assert [line.say for line in GAME.about(PRINTED.tables.content)[Thing("faction", faction.id)]] == [
            "about-faction",
            "about-goal",
        ]


@pytest.mark.clause("uprising:UP-CMP-05")
def test_an_edition_gives_a_faction_numbers_of_its_own() -> None:
    t = set_up(edition={"factions": {"southern_front": {"ability": {"weapon_price": 4, "territory_money": 12}}}})
    assert t.question(REBELS).facts["left"] == 120
    assert t.question(REBELS).facts["prices"] == (5, 4)
    t.turn_of(GOVERNMENT, "economy")
    assert (t.question(GOVERNMENT).facts["left"], t.question(GOVERNMENT).facts["prices"]) == (100, (5, 10))


@pytest.mark.clause("uprising:UP-TRM-01", "uprising:UP-TRM-02")
def test_a_city_is_linked_with_its_own_territories_only() -> None:
    board = set_up().g.terms.board
    for city in range(board.cities):
        assert board.linked[city] == board.territories[city]
        assert len(board.territories[city]) == (4 if board.kinds[city] == "capital" else 2)
    free = [board.spaces[space] for space, city in enumerate(board.city_of) if city < 0]
    assert free == ["east_plain", "east_forest", "west_plain", "west_forest"]


@pytest.mark.clause("uprising:UP-TRM-03")
def test_a_space_with_an_own_unit_is_not_entered() -> None:
    t = moving()
    t.put(REBELS, "olsany")
    t.put(REBELS, "olsany_in")
    assert t.options(REBELS, "step")[0] == ("step", "olsany", "olsany_out")
    assert ("step", "olsany_in", "olsany") not in t.options(REBELS)
    assert ("step", "olsany", "olsany_in") not in t.options(REBELS)


@pytest.mark.clause("uprising:UP-TRM-04")
def test_neutral_and_enemy_cities_are_foreign() -> None:
    t = moving()
    for city in ("horni_brana", "severin", "olsany"):
        t.put(REBELS, t.g.name(t.g.terms.board.territories[t.g.terms.board.index[city]][0]), level=3)
    assert {option[1] for option in t.options(REBELS, "attack")} == {"horni_brana", "severin"}
    assert ("step", "olsany_in", "olsany") in t.options(REBELS)


@pytest.mark.clause("uprising:UP-TRM-05")
def test_the_owner_of_a_city_controls_its_territories() -> None:
    t = moving()
    assert t.controller("korunov_n") == GOVERNMENT
    assert t.controller("olsany_out") == REBELS


@pytest.mark.clause("uprising:UP-TRM-06")
def test_a_hostile_unit_controls_the_territory_where_it_stands() -> None:
    t = moving()
    t.put(REBELS, "korunov_n")
    assert t.controller("korunov_n") == REBELS
    t.answer(REBELS, "step", "korunov_n", "severin_in")
    assert (t.controller("korunov_n"), t.controller("severin_in")) == (GOVERNMENT, REBELS)


@pytest.mark.clause("uprising:UP-TRM-06")
def test_free_territories_and_those_of_neutral_cities_need_a_unit() -> None:
    t = moving()
    assert (t.controller("east_plain"), t.controller("horni_brana_1")) == (None, None)
    t.put(REBELS, "east_plain")
    t.put(GOVERNMENT, "horni_brana_1")
    assert (t.controller("east_plain"), t.controller("horni_brana_1")) == (REBELS, GOVERNMENT)


@pytest.mark.clause("uprising:UP-TRM-07")
def test_base_defence_goes_by_the_kind_of_city() -> None:
    t = moving()
    assert [t.defence(city) for city in ("olsany", "solna_brana", "korunov")] == [1, 2, 3]


@pytest.mark.clause("uprising:UP-TRM-08")
def test_a_basic_city_with_a_unit_of_level_three_has_defence_four() -> None:
    t = moving()
    t.put(REBELS, "olsany", level=3)
    assert t.defence("olsany") == 4


@pytest.mark.clause("uprising:UP-TRM-09")
def test_city_points_go_by_the_kind_of_city() -> None:
    t = moving()
    assert (t.points(REBELS), t.points(GOVERNMENT)) == (7, 3)
    t.own(None, "korunov")
    assert t.points(GOVERNMENT) == 3
    t.own(GOVERNMENT, "horni_brana")
    assert t.points(GOVERNMENT) == 5


@pytest.mark.clause("uprising:UP-TRM-10")
def test_factions_of_one_team_are_allies_and_all_others_enemies() -> None:
    terms = set_up(players=4).g.terms
    assert terms.allies == ((0, 2), (1, 3), (0, 2), (1, 3))
    assert terms.enemies[0] == (1, 3)
    assert [faction.side for faction in terms.factions] == ["rebels", "government"] * 2
    assert set_up(players=3).g.terms.enemies == ((1, 2), (0, 2), (0, 1))
