"""4. Set-up, 5. A year, 13. Limits of hands, 14. Scoring and end."""

import pytest

from deskovka.games.crescent.scoring import items_now, worth
from deskovka.games.crescent.tables import Item
from deskovka.games.crescent.vocabulary import CALIPH, MURSHID, NOMAD, SULTAN, WARLORD
from deskovka.games.crescent.year import incomes
from deskovka.kernel import BadSetup
from tests.crescent.playing import GAME, Table, at_turn, set_up


@pytest.mark.clause("crescent:CM-SETUP-2")
def test_all_pieces_that_do_not_start_on_the_map_are_in_supply_and_reserves_cards_are_empty() -> None:
    t = set_up()
    assert t.g.units == [22, 6, 5, 11, 11]
    assert t.g.tokens == [5, 10, 8, 8, 6]
    assert t.g.reserve == [0] * 5


@pytest.mark.clause("crescent:CM-SETUP-3")
def test_a_map_must_fit_the_number_of_players() -> None:
    assert GAME.view(set_up().g, None).map == "fertile_crescent"
    assert GAME.view(set_up(players=4).g, None).map == "short_campaign"
    assert len(set_up(players=4).g.board.tiles) == 13
    with pytest.raises(BadSetup):
        set_up(players=5, map="river_bend")
    with pytest.raises(BadSetup):
        set_up(map="nowhere")


@pytest.mark.clause("crescent:CM-SETUP-4")
def test_two_groups_of_each_character_stand_where_the_layout_says() -> None:
    t = set_up()
    assert t.units(WARLORD, "gazelle_plain") == (2, 0)
    assert t.influence("jackal_steppe") == WARLORD
    assert (t.influence("dunes"), t.influence("falcon_peak")) == (MURSHID, MURSHID)
    assert t.settlement("barley") == "city"
    assert (t.settlement("palms"), t.building("palms"), t.units(SULTAN, "palms")) == ("town", ("fort", SULTAN), (0, 1))
    assert (t.building("orchards"), t.units(CALIPH, "orchards")) == (("castle", CALIPH), (1, 0))
    assert t.building("copper_hills") == ("castle", CALIPH)
    assert (t.units(NOMAD, "reeds"), t.influence("reeds")) == ((0, 1), NOMAD)
    assert t.influence("lion_ridge") == NOMAD


@pytest.mark.clause("crescent:CM-SETUP-5")
def test_the_palace_comes_where_the_caliph_has_a_piece() -> None:
    t = set_up()
    assert t.topic(CALIPH) == "palace"
    assert t.options(CALIPH) == [("palace", "orchards"), ("palace", "copper_hills")]
    t.answer(CALIPH, "palace", "orchards")
    assert t.g.palace == t.tile("orchards")


@pytest.mark.clause("crescent:CM-SETUP-6", "crescent:CM-SETUP-7")
def test_coins_and_points_to_begin_with() -> None:
    t = set_up()
    assert t.g.coins == [4, 4, 9, 6, 4]
    assert t.g.points == [5] * 5


@pytest.mark.clause("crescent:CM-SETUP-8", "crescent:CM-MARKET-1", "crescent:CM-MARKET-6")
def test_the_market_is_filled_from_the_far_end_and_the_warlord_has_campaign() -> None:
    t = set_up()
    assert t.hand(WARLORD) == ["campaign"]
    assert t.g.terms.market_of == ("far", "far", "near", "near", "local", "local")
    assert None not in t.market()
    assert None not in t.bazaar()
    assert len(t.g.deck) == 68 - 6 - 3
    assert t.told("refilled")[0]["cards"] == tuple(t.market())


@pytest.mark.clause("crescent:CM-SETUP-9", "crescent:CM-END-1")
@pytest.mark.parametrize(("length", "years"), [("standard", 3), ("long", 4)])
def test_the_game_ends_after_three_years_or_four(length: str, years: int) -> None:
    t = set_up(length=length)
    t.phase("scoring", year=years - 1)
    assert t.told("won") == []
    t.phase("scoring", year=years)
    assert t.scores == tuple(t.g.points)
    assert t.winners == (t.g.points.index(max(t.g.points)),)


@pytest.mark.clause("crescent:CM-SETUP-10", "crescent:CM-MURSHID-SCHEME")
def test_the_opening_scheme_gives_two_cards_and_is_no_action() -> None:
    t = set_up()
    t.stack("imam", "tithe", "vizier", "raid", "elder", "ambush", "masons")
    t.answer(CALIPH, "palace", "orchards")
    assert t.topic(MURSHID) == "take"
    assert t.options(MURSHID) == [("take", "imam", "tithe")]
    t.answer(MURSHID, "take", "imam", "tithe")
    assert sorted(t.hand(MURSHID)) == ["imam", "tithe"]
    assert t.told("schemed") == [{"seat": MURSHID, "count": 2, "coins": 0}]
    assert (t.g.round, t.g.turn) == (1, WARLORD)


@pytest.mark.clause("crescent:CM-YEAR-1", "crescent:CM-ACT-1", "crescent:CM-ACT-5")
def test_a_year_has_four_rounds_of_one_action_each_between_income_and_scoring() -> None:
    t = set_up()
    t.phase("year", year=1)
    kinds = [event.kind for event in t.events]
    assert kinds[0] == "year"
    assert kinds[-1] == "turn"
    for round_ in range(1, 5):
        for seat in range(5):
            assert (t.g.turn, t.g.round) == (seat, round_)
            t.answer(seat, "pass")
    kinds = [event.kind for event in t.events]
    assert kinds.count("passed") == 20
    assert kinds.index("scored") > len(kinds) - 1 - kinds[::-1].index("passed")
    assert t.g.year == 2


@pytest.mark.clause("crescent:CM-YEAR-2")
def test_there_is_no_upkeep_in_the_first_year() -> None:
    t = set_up()
    t.face_up(CALIPH, "vizier")
    t.phase("year", year=1)
    assert t.told("income")
    assert not t.told("aged")
    assert t.front(CALIPH) == ["vizier"]
    t.phase("year", year=2)
    assert t.told("aged")
    assert t.front(CALIPH) == []


def example_of_income() -> Table:
    """EX-INCOME."""
    t = at_turn(WARLORD)
    t.put(WARLORD, "crossing", regular=1)
    t.put(WARLORD, "reeds", regular=1)
    t.put(WARLORD, "palms", influence=1)
    t.put(MURSHID, "orchards", mercenary=1)
    t.put(SULTAN, "orchards", city=1)
    t.put(MURSHID, "thornbush", mercenary=1)
    t.put(SULTAN, "thornbush", influence=1)
    t.put(MURSHID, "barley", influence=1)
    t.put(CALIPH, "palms", fort=1)
    t.put(CALIPH, "red_quarry", fort=1)
    t.put(CALIPH, "falcon_peak", fort=1)
    t.put(SULTAN, "salt_flats", mercenary=1, influence=1)
    t.put(SULTAN, "dunes", mercenary=1, town=1)
    t.put(SULTAN, "jackal_steppe", mercenary=1, town=1)
    return t


@pytest.mark.clause("crescent:CM-INCOME-1", "crescent:CM-INCOME-2", "crescent:CM-INCOME-3")
def test_the_example_of_income() -> None:
    t = example_of_income()
    assert incomes(t.g) == [2, 4, 9, 4, 0]
    t.phase("year")
    assert t.g.coins[:4] == [2, 4, 9, 4]


@pytest.mark.clause("crescent:CM-INCOME-4")
def test_the_palace_brings_no_income() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "dunes", palace=1)
    assert incomes(t.g)[CALIPH] == 0


@pytest.mark.clause("crescent:CM-RESERVE-1", "crescent:CM-RESERVE-2", "crescent:CM-RESERVE-3")
def test_reserves_are_topped_up_to_their_value() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "crossing", regular=1, mercenary=4)
    t.give(WARLORD, reserve=1)
    t.put(CALIPH, "palms", castle=1, influence=1, palace=1)
    t.put(CALIPH, "copper_hills", castle=1)
    t.put(NOMAD, "dunes", influence=1)
    t.put(NOMAD, "barley", influence=1, mercenary=1)
    t.phase("year")
    assert t.g.reserve[WARLORD] == 2
    assert t.g.reserve[CALIPH] == 3
    assert t.g.reserve[NOMAD] == 6 - 5


@pytest.mark.clause("crescent:CM-RESERVE-3", "crescent:CM-COMP-3")
def test_nothing_is_removed_and_no_more_is_added_than_the_supply_holds() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "crossing", regular=5)
    t.put(CALIPH, "palms", mercenary=11)
    for name in ("dunes", "barley", "orchards"):
        t.put(CALIPH, name, influence=1)
    t.phase("year")
    assert t.g.reserve[WARLORD] == 0
    assert t.units(WARLORD, "crossing") == (5, 0)
    assert t.g.reserve[CALIPH] == 1


@pytest.mark.clause("crescent:CM-RESERVE-4")
def test_income_of_all_comes_before_the_reserves_of_all() -> None:
    t = set_up()
    t.phase("year", year=1)
    kinds = [event.kind for event in t.events if event.kind in ("income", "reserves")]
    assert kinds == ["income"] * 5 + ["reserves"] * 3
    assert t.told("reserves") == [
        {"seat": WARLORD, "regular": 1, "mercenary": 0},
        {"seat": CALIPH, "regular": 1, "mercenary": 0},
        {"seat": NOMAD, "regular": 0, "mercenary": 4},
    ]


@pytest.mark.clause("crescent:CM-UPKEEP-1", "crescent:CM-LIMIT-3", "crescent:CM-LIMIT-4")
def test_cards_come_back_in_upkeep_and_the_hand_limit_spares_campaign() -> None:
    t = at_turn(WARLORD)
    t.deal(WARLORD, "imam", "imam", "tithe", "tithe", "raid", "ambush", "ships")
    t.face_up(WARLORD, "elder", "commander")
    t.phase("year")
    assert t.topic(WARLORD) == "discard"
    assert ("discard", "campaign") not in t.options(WARLORD)
    assert ("discard", "elder") in t.options(WARLORD)
    t.answer(WARLORD, "discard", "imam")
    t.answer(WARLORD, "discard", "tithe")
    assert len(t.hand(WARLORD)) == 8
    assert {"campaign", "elder", "commander"} <= set(t.hand(WARLORD))
    assert t.g.phase == "turn"


@pytest.mark.clause("crescent:CM-UPKEEP-2", "crescent:CM-MARKET-2", "crescent:CM-MARKET-3")
def test_local_cards_age_and_the_row_slides() -> None:
    t = at_turn(WARLORD)
    t.lay_market("imam", "tithe", "raid", "elder", "ambush", "vizier")
    t.stack("masons", "ships")
    t.phase("year")
    assert t.market() == ["masons", "ships", "imam", "tithe", "raid", "elder"]
    assert sorted(t.discarded()) == ["ambush", "vizier"]


# -- scoring ----------------------------------------------------------------------------------------------------------


def scored(t: Table, seat: int) -> dict[str, int]:
    """What each item would bring a seat now."""
    return {item.id.removeprefix(f"{GAME.roles(t.g)[seat]}_"): points for item, points in items_now(t.g, seat)}


def of(t: Table, seat: int, **counts: int) -> dict[str, int]:
    """What the items of a seat bring for so many of what each of them counts, by the tables."""
    return {name: worth(item_named(t, seat, name), count) for name, count in counts.items()}


def item_named(t: Table, seat: int, name: str) -> Item:
    character = t.g.terms.characters[seat]
    return next(item for item in character.objectives if item.id == f"{character.id}_{name}")


@pytest.mark.clause("crescent:CM-SCORE-2")
def test_an_item_brings_points_for_each_up_to_a_limit_or_from_so_many_on() -> None:
    each = Item("each", "always", "coins", points=1, per=3, most=3)
    assert [worth(each, count) for count in (2, 3, 8, 9, 30)] == [0, 1, 2, 3, 3]
    enough = Item("enough", "always", "coins", points=2, least=3)
    assert [worth(enough, count) for count in (0, 2, 3, 9)] == [0, 0, 2, 2]


@pytest.mark.clause("crescent:CM-SCORE-1", "crescent:CM-SCORE-2", "crescent:CM-SCORE-3", "crescent:CM-SCORE-4")
def test_items_score_by_themselves_gains_are_told_and_totals_are_not() -> None:
    t = at_turn(WARLORD)
    t.put(WARLORD, "holy_site", regular=1)
    t.put(WARLORD, "palms", regular=1)
    t.put(WARLORD, "dunes", regular=1)
    t.phase("scoring", year=1)
    brings = of(t, WARLORD, holy_site_controlled=1, hexes_controlled_first_year=3)
    assert t.told("scored")[0] == {"seat": WARLORD, "points": sum(brings.values()), "year": 1}
    assert [each for each in t.told("scored_item") if each["seat"] == WARLORD] == [
        {"seat": WARLORD, "objective": f"warlord_{name}", "points": points} for name, points in brings.items()
    ]
    assert t.points(WARLORD) == t.g.terms.params.points + sum(brings.values())
    assert GAME.view(t.g, MURSHID).seats[WARLORD].points is None
    t.phase("scoring", year=2)
    assert t.told("scored")[0]["points"] == brings["holy_site_controlled"]


@pytest.mark.clause("crescent:CM-OBJ-WARLORD")
def test_objectives_of_the_warlord() -> None:
    t = at_turn(WARLORD)
    for name in ("palms", "dunes", "barley", "reeds"):
        t.put(WARLORD, name, fort=1)
    assert scored(t, WARLORD) == of(t, WARLORD, holy_site_controlled=0, strongholds=4)
    t.turn_of(WARLORD, year=1)
    t.desk.sacked = 1
    t._restart()
    brings = of(t, WARLORD, holy_site_controlled=0, strongholds=4)
    assert scored(t, WARLORD) == brings | of(t, WARLORD, buildings_sacked_first_year=1, hexes_controlled_first_year=4)


@pytest.mark.clause("crescent:CM-OBJ-MURSHID")
def test_objectives_of_the_murshid() -> None:
    t = at_turn(MURSHID)
    for name in ("palms", "dunes", "barley", "reeds", "holy_site"):
        t.put(MURSHID, name, influence=1)
    t.put(CALIPH, "palms", regular=1)
    t.put(WARLORD, "dunes", regular=1)
    t.deal(MURSHID, "imam", "tithe", "raid")
    t.turn_of(MURSHID, year=1)
    assert scored(t, MURSHID) == of(
        t,
        MURSHID,
        influence_tokens=5,
        influence_under_others=2,
        holy_site_influence=1,
        rulers_influenced=2,
        influence_tokens_first_year=5,
        hand_cards_first_year=3,
    )


@pytest.mark.clause("crescent:CM-OBJ-SULTAN")
def test_objectives_of_the_sultan() -> None:
    t = at_turn(SULTAN)
    t.put(SULTAN, "holy_site", town=1)
    t.put(SULTAN, "palms", town=1)
    t.put(SULTAN, "barley", city=1)
    t.put(SULTAN, "reeds", city=1)
    t.put(CALIPH, "reeds", palace=1)
    t.give(SULTAN, coins=19)
    t.turn_of(SULTAN, year=1)
    assert scored(t, SULTAN) == of(
        t,
        SULTAN,
        towns=2,
        cities=2,
        holy_site_settled=1,
        coins=19,
        settled_hexes_first_year=4,
        cities_first_year=2,
    )


@pytest.mark.clause("crescent:CM-OBJ-CALIPH")
def test_objectives_of_the_caliph() -> None:
    t = at_turn(CALIPH)
    t.put(CALIPH, "holy_site", castle=1, palace=1)
    t.put(CALIPH, "red_quarry", castle=1)
    t.put(CALIPH, "crossing", castle=1)
    t.put(CALIPH, "palms", regular=1)
    t.turn_of(CALIPH, year=1)
    assert scored(t, CALIPH) == of(
        t,
        CALIPH,
        hexes_controlled=4,
        quarries_controlled=1,
        crossing_controlled=1,
        holy_site_controlled=1,
        palace_stands=1,
        castles=3,
        hexes_controlled_first_year=4,
        crossing_controlled_first_year=1,
    )


@pytest.mark.clause("crescent:CM-OBJ-NOMAD")
def test_objectives_of_the_nomad() -> None:
    t = at_turn(NOMAD)
    t.put(NOMAD, "dunes", mercenary=1, influence=1)
    t.put(NOMAD, "thornbush", mercenary=1, influence=1)
    t.put(NOMAD, "palms", mercenary=1)
    t.put(NOMAD, "holy_site", influence=1)
    t.put(SULTAN, "barley", mercenary=4)
    t.put(MURSHID, "reeds", mercenary=2)
    t.give(NOMAD, coins=7)
    t.turn_of(NOMAD, year=1)
    assert scored(t, NOMAD) == of(
        t,
        NOMAD,
        others_mercenaries=6,
        wilds_controlled=2,
        holy_site_held=1,
        coins=7,
        employers_first_year=2,
        influence_tokens_first_year=3,
    )


@pytest.mark.clause("crescent:CM-END-2")
def test_ties_go_to_the_richer_then_to_the_earlier_in_turn_order() -> None:
    t = at_turn(WARLORD)
    for seat, coins in ((MURSHID, 0), (CALIPH, 1), (NOMAD, 1)):
        t.give(seat, points=30, coins=coins)
    t.phase("scoring", year=3)
    assert t.winners == (CALIPH,)
    assert t.world.result is not None
    assert t.world.result.reason == "order"
    t = at_turn(WARLORD)
    t.give(MURSHID, points=30, coins=1)
    t.give(CALIPH, points=30, coins=3)
    t.phase("scoring", year=3)
    assert t.winners == (CALIPH,)
    assert t.world.result is not None
    assert t.world.result.reason == "coins"
