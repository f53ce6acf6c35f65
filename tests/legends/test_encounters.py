"""11. Encounters: the dragon, the portals and the bandits."""

import pytest

from deskovka.kernel import Chance, seed_from
from tests.legends.playing import Table, playing, set_up

EVERY_TOKEN = ["discovery", "poison_swamp", "citadels", "encounters"]
SMALLEST_MAPS = {
    "t:horseshoe@0,E=fern@W,S=citadel@N,W=tall_islands@E": EVERY_TOKEN,
    "t:tall_islands@90,N=fern@S,S=horseshoe@E,W=citadel@E": EVERY_TOKEN,
    "row:horseshoe@0,fern@180,citadel@0,tall_islands@180": [*EVERY_TOKEN, "row_wrap"],
}


def asked_for_encounters(players: int = 3) -> Table:
    """Seat 1 prepares a game with encounters."""
    return set_up(players=players, variants=["encounters"], prepares=1)


def with_token(token: str, region: str, players: int = 3) -> Table:
    """A table with an empty map but for one token."""
    table = playing(players=players)
    table.clear()
    table.put_token(token, region)
    return table


# Placement


@pytest.mark.clause("legends:EL-ENC-01")
def test_all_four_tokens_may_be_put_face_up_into_free_regions() -> None:
    table = asked_for_encounters()
    put = {"volcano_7": "dragon", "fern_north": "portal", "fern_south": "portal", "citadel_islet": "bandits"}
    taken = {"meadows_village"}
    for region, token in put.items():
        assert table.world.waiting == (1,)
        offered = {str(option[2]) for option in table.options(1) if option[0] == "put"}
        assert offered <= set(table.g.on_map.regions) - taken
        table.answer(1, "put", token, region)
        assert table.token_seen_by(0, region) == table.token_seen_by(None, region) == token
        taken.add(region)
    assert table.topic(0) == "bid"
    assert table.lying() == {region: put[region] for region in table.lying()}
    assert len(table.lying()) == 4


@pytest.mark.clause("legends:EL-ENC-01")
@pytest.mark.parametrize(
    "left", [(), ("dragon",), ("portal",), ("bandits",), ("dragon", "bandits"), ("portal", "bandits")]
)
def test_each_kind_may_be_left_in_the_box(left: tuple[str, ...]) -> None:
    table = asked_for_encounters()
    while table.topic(1) == "token":
        token = str(table.options(1)[0][1])
        table.answer(1, *(("leave", token) if token in left else table.options(1)[0]))
    lying = sorted(table.lying().values())
    assert lying == [token for token in ("bandits", "dragon", "portal", "portal") if token not in left]
    assert [event["token"] for event in table.told("token_left")] == list(left)


@pytest.mark.clause("legends:EL-ENC-01")
def test_no_encounter_at_all_is_a_game_like_any_other() -> None:
    table = asked_for_encounters()
    for token in ("dragon", "portal", "bandits"):
        table.answer(1, "leave", token)
    assert table.topic(0) == "bid"
    assert table.lying() == {}
    assert table.land("meadows_village") == playing(players=3).land("meadows_village")


@pytest.mark.clause("legends:EL-ENC-01")
def test_each_pair_of_portals_is_offered_in_one_order_only() -> None:
    table = set_up(players=3, variants=["encounters"], prepares=1)
    table.answer(1, "leave", "dragon")
    first = [option[2] for option in table.options(1) if option[0] == "put"]
    regions = list(table.g.on_map.regions)
    assert first == [region for region in regions if region != "meadows_village"][:-1]  # one must stay free after it
    table.answer(1, "put", "portal", "fern_middle")
    assert [option[2] for option in table.options(1)] == regions[regions.index("fern_middle") + 1 :]


@pytest.mark.clause("legends:EL-ENC-01")
def test_the_portals_are_used_both_or_not_at_all() -> None:
    table = asked_for_encounters()
    table.answer(1, "leave", "dragon")
    table.answer(1, "put", "portal", "fern_north")
    assert {option[:2] for option in table.options(1)} == {("put", "portal")}  # the other one cannot be left now
    table.answer(1, "put", "portal", "fern_south")
    assert {option[1] for option in table.options(1)} == {"bandits"}
    table = asked_for_encounters()
    table.answer(1, "leave", "dragon")
    table.answer(1, "leave", "portal")
    assert {option[1] for option in table.options(1)} == {"bandits"}  # the other one is not asked for


@pytest.mark.clause("legends:EL-ENC-01")
def test_regions_with_discoveries_and_citadels_are_taken_for_encounters() -> None:
    table = set_up(players=3, variants=["discovery", "citadels", "encounters"], prepares=0)
    while table.options(0)[0][1] != "dragon":
        table.answer(0, *table.options(0)[0])
    occupied = {*table.lying(), "meadows_village"}
    assert len(occupied) == 9
    offered = [option[2] for option in table.options(0) if option[0] == "put"]
    assert offered == [region for region in table.g.on_map.regions if region not in occupied]


@pytest.mark.clause("legends:EL-DSC-01", "legends:EL-SWP-02", "legends:EL-CIT-01", "legends:EL-ENC-01")
@pytest.mark.parametrize("layout", SMALLEST_MAPS)
@pytest.mark.parametrize("preparation", ["asked", "drawn"])
def test_all_tokens_fit_on_the_smallest_map_however_they_are_put(layout: str, preparation: str) -> None:
    for seed in range(40):
        setup = {"map": layout, "variants": SMALLEST_MAPS[layout], "preparation": preparation}
        table = set_up(seed, players=2, prepares=0, **setup)
        answers = Chance(seed_from("put", seed))
        while table.g.phase in ("start", "tokens"):
            options = [option for option in table.options(0) if option[0] != "leave"]
            table.answer(0, *answers.pick(options))
        assert len(table.g.tokens) == 14
        assert sorted(table.lying().values()) == sorted(
            ["magic_spring", "cottage", "hidden_treasure", "magic_book", "stable", "poison_swamp"]
            + ["citadel"] * 3
            + ["dragon", "portal", "portal", "bandits"]
        )


# The dragon


@pytest.mark.clause("legends:EL-ENC-02")
def test_who_moves_the_seventh_army_in_slays_the_dragon() -> None:
    table = with_token("dragon", "fern_north")
    table.put(1, "fern_north", armies=3)
    table.put(2, "fern_north", armies=2)
    table.put(0, "fern_middle", armies=3)
    table.take_free(0, "dire_ogre")  # move 2
    table.answer(0, "move", "fern_middle", "fern_north")
    assert table.token("fern_north") == "dragon"  # six
    assert table.points(0)["dragon"] == 0
    table.answer(0, "move", "fern_middle", "fern_north")
    assert table.token("fern_north") == ""
    assert [table.points(seat)["dragon"] for seat in range(3)] == [2, 0, 0]
    assert table.told("dragon_slain") == [{"seat": 0, "region": "fern_north"}]


@pytest.mark.clause("legends:EL-ENC-02")
def test_who_places_the_seventh_army_slays_the_dragon() -> None:
    table = with_token("dragon", "fern_north")
    table.put(0, "fern_north", armies=1, cities=1)
    table.put(1, "fern_north", armies=4)
    table.take_free(0, "dire_eye")  # place 4
    table.answer(0, "place", "meadows_village", 0)
    table.answer(0, "place", "fern_north", 4)  # nine in all: the seventh was among them
    assert [table.points(seat)["dragon"] for seat in range(3)] == [2, 0, 0]
    assert table.token("fern_north") == ""


@pytest.mark.clause("legends:EL-ENC-02")
def test_the_seventh_army_counts_not_who_has_the_most() -> None:
    table = with_token("dragon", "fern_north")
    table.put(0, "fern_north", cities=1)
    table.put(1, "fern_north", armies=5)
    table.put(1, "fern_middle", armies=1)
    table.take_free(0, "graveyard")  # place 2
    table.answer(0, "place", "meadows_village", 1)
    table.answer(0, "place", "fern_north", 1)
    assert table.token("fern_north") == "dragon"
    table.take_free(1, "dire_ogre")
    table.answer(1, "move", "fern_middle", "fern_north")
    assert [table.points(seat)["dragon"] for seat in range(3)] == [0, 2, 0]


@pytest.mark.clause("legends:EL-ENC-02")
def test_cities_do_not_count_for_the_dragon() -> None:
    table = with_token("dragon", "fern_north")
    for seat in range(3):
        table.put(seat, "fern_north", armies=1, cities=2)
    table.put(0, "fern_middle", armies=2)
    table.take_free(0, "dire_ogre")
    table.answer(0, "move", "fern_middle", "fern_north")
    table.answer(0, "move", "fern_middle", "fern_north")
    assert table.token("fern_north") == "dragon"
    table.put(1, "fern_north", armies=3, cities=2)  # seven armies by now, but nobody brings one in
    table.take_free(1, "cursed_tower")
    table.answer(1, "build", "fern_north")
    assert table.token("fern_north") == "dragon"
    assert [table.points(seat)["dragon"] for seat in range(3)] == [0, 0, 0]


@pytest.mark.clause("legends:EL-ENC-02")
def test_neutral_armies_count_for_the_dragon() -> None:
    table = with_token("dragon", "fern_north", players=2)
    table.put(2, "fern_north", armies=6)
    table.put(0, "fern_middle", armies=1)
    table.take_free(0, "dire_ogre")
    table.answer(0, "move", "fern_middle", "fern_north")
    assert [table.points(seat)["dragon"] for seat in range(2)] == [2, 0]


@pytest.mark.clause("legends:EL-ENC-02")
def test_the_dragon_is_slain_once_and_stays_worth_two_points() -> None:
    table = with_token("dragon", "fern_north")
    table.put(0, "fern_north", armies=6)
    table.put(0, "fern_middle", armies=2)
    table.take_free(0, "forest_pixie")  # move 4
    table.answer(0, "move", "fern_middle", "fern_north")
    table.answer(0, "move", "fern_middle", "fern_north")
    assert len(table.told("dragon_slain")) == 1
    table.end_turn(0)
    table.clear()
    table.finish()
    assert table.scores == (2, 0, 0)


@pytest.mark.clause("legends:EL-ENC-03")
def test_an_army_that_only_passes_through_slays_the_dragon() -> None:
    table = with_token("dragon", "fern_middle")
    table.put(1, "fern_middle", armies=6)
    table.put(0, "fern_north", armies=1)
    table.take_free(0, "dire_ogre")
    table.answer(0, "move", "fern_north", "fern_middle")
    table.answer(0, "move", "fern_middle", "fern_south")
    assert sum(table.armies(seat, "fern_middle") for seat in range(3)) == 6
    assert [table.points(seat)["dragon"] for seat in range(3)] == [2, 0, 0]


@pytest.mark.clause("legends:EL-ENC-03")
def test_armies_of_the_set_up_never_slay_the_dragon_but_the_next_arrival_does() -> None:
    table = set_up(players=2, variants=["encounters"], prepares=0)
    table.answer(0, "put", "dragon", "volcano_4")  # where the joint armies go
    table.answer(0, "leave", "portal")
    table.answer(0, "leave", "bandits")
    for turn in range(10):
        table.answer(turn % 2, "neutral", "volcano_4")
    assert sum(table.armies(contender, "volcano_4") for contender in range(3)) == 12
    table.begin()
    assert table.token("volcano_4") == "dragon"
    assert table.told("dragon_slain") == []
    table.take_free(0, "dire_goblin")  # move 5
    table.answer(0, "move", "volcano_4", "volcano_3")
    assert table.token("volcano_4") == "dragon"  # leaving is no arrival
    table.answer(0, "move", "volcano_3", "volcano_4")
    assert [table.points(seat)["dragon"] for seat in range(2)] == [2, 0]


@pytest.mark.clause("legends:EL-ENC-03")
def test_an_arrival_that_leaves_fewer_than_seven_does_not_slay_the_dragon() -> None:
    table = with_token("dragon", "fern_north")
    table.put(0, "fern_north", armies=7)  # as if the set-up had put them there
    table.put(1, "fern_middle", armies=2)
    table.take_free(0, "dire_ogre")  # move 2
    table.answer(0, "move", "fern_north", "fern_middle")
    table.answer(0, "move", "fern_north", "fern_middle")
    table.take_free(1, "dire_goblin")
    table.answer(1, "move", "fern_middle", "fern_north")
    assert table.token("fern_north") == "dragon"  # six
    table.answer(1, "move", "fern_middle", "fern_north")
    assert [table.points(seat)["dragon"] for seat in range(3)] == [0, 2, 0]


# The portals


def with_portals(one: str, other: str) -> Table:
    table = with_token("portal", one)
    table.put_token("portal", other)
    return table


@pytest.mark.clause("legends:EL-ENC-04")
def test_portal_regions_are_land_neighbours_of_each_other_and_of_nobody_else() -> None:
    table = with_portals("volcano_1", "fern_south")
    plain = playing(players=3)
    for region in plain.g.on_map.regions:
        extra = {"volcano_1": {"fern_south"}, "fern_south": {"volcano_1"}}.get(region, set())
        assert table.land(region) == plain.land(region) | extra
        assert table.sea(region) == plain.sea(region)


@pytest.mark.clause("legends:EL-ENC-04")
def test_a_step_through_the_portals_costs_one_point_both_ways() -> None:
    table = with_portals("volcano_1", "fern_south")
    table.put(0, "volcano_1", armies=1)
    table.take_free(0, "dire_ogre")  # move 2
    table.answer(0, "move", "volcano_1", "fern_south")
    assert table.question(0).facts == {"points": 1}
    table.answer(0, "move", "fern_south", "volcano_1")
    assert table.armies(0, "volcano_1") == 1
    assert table.topic(1) == "take"  # both points are spent


@pytest.mark.clause("legends:EL-ENC-04")
def test_portals_at_both_ends_of_a_sea_link_make_it_a_land_link() -> None:
    table = with_portals("meadows_trees", "volcano_4")
    assert "volcano_4" in table.land("meadows_trees")
    assert "volcano_4" not in table.sea("meadows_trees")
    table.put(0, "meadows_trees", armies=1)
    table.take_free(0, "dire_ogre")
    steps = [option for option in table.options(0) if option[1:] == ("meadows_trees", "volcano_4")]
    assert len(steps) == 1  # the dearer way by sea is not offered beside it
    table.answer(0, "move", "meadows_trees", "volcano_4")
    assert table.question(0).facts == {"points": 1}


@pytest.mark.clause("legends:EL-ENC-04")
def test_portals_put_by_the_players_work() -> None:
    table = asked_for_encounters()
    table.answer(1, "leave", "dragon")
    table.answer(1, "put", "portal", "meadows_trees")
    table.answer(1, "put", "portal", "citadel_islet")
    table.answer(1, "leave", "bandits")
    table.begin()
    table.take_free(0, "dire_ogre")  # move 2
    table.answer(0, "move", "meadows_village", "meadows_trees")
    table.answer(0, "move", "meadows_trees", "citadel_islet")
    assert table.armies(0, "citadel_islet") == 1


@pytest.mark.clause("legends:EL-ENC-04")
def test_portals_do_not_join_islands() -> None:
    table = with_portals("volcano_1", "fern_south")
    table.put(0, "volcano_1", armies=1)
    table.put(0, "volcano_2", armies=1)
    table.put(1, "fern_south", armies=1)
    assert (table.points(0)["islands"], table.points(1)["islands"]) == (1, 1)


# The bandits


@pytest.mark.clause("legends:EL-ENC-05")
def test_each_army_that_moves_in_pays_a_coin_to_the_bank() -> None:
    table = with_token("bandits", "fern_north")
    table.put(0, "fern_middle", armies=2)
    coins, bank = [table.coins(seat) for seat in range(3)], table.g.bank
    table.take_free(0, "dire_ogre")
    table.answer(0, "move", "fern_middle", "fern_north")
    assert table.coins(0) == coins[0] - 1
    table.answer(0, "move", "fern_middle", "fern_north")
    assert [table.coins(seat) for seat in range(3)] == [coins[0] - 2, coins[1], coins[2]]
    assert table.g.bank == bank + 2
    assert table.token("fern_north") == "bandits"


@pytest.mark.clause("legends:EL-ENC-05")
def test_leaving_is_free_and_each_entry_pays_anew() -> None:
    table = with_token("bandits", "fern_north")
    table.put(0, "fern_north", armies=1)
    coins = table.coins(0)
    table.take_free(0, "dire_goblin")  # move 5
    spent = []
    for _ in range(2):
        table.answer(0, "move", "fern_north", "fern_middle")
        spent.append(coins - table.coins(0))
        table.answer(0, "move", "fern_middle", "fern_north")
        spent.append(coins - table.coins(0))
    assert spent == [0, 1, 1, 2]


@pytest.mark.clause("legends:EL-ENC-05")
def test_an_army_that_only_passes_through_pays_too() -> None:
    table = with_token("bandits", "fern_middle")
    table.put(1, "fern_north", armies=1)
    table.idle(0)
    coins = table.coins(1)
    table.take_free(1, "dire_ogre")
    table.answer(1, "move", "fern_north", "fern_middle")
    table.answer(1, "move", "fern_middle", "fern_south")
    assert table.coins(1) == coins - 1


@pytest.mark.clause("legends:EL-ENC-05")
def test_each_army_that_is_placed_there_pays_a_coin() -> None:
    table = with_token("bandits", "fern_north")
    table.put(0, "fern_north", cities=1)
    coins, bank = table.coins(0), table.g.bank
    table.take_free(0, "dire_eye")  # place 4
    table.answer(0, "place", "meadows_village", 1)
    assert table.coins(0) == coins  # elsewhere it costs nothing
    table.answer(0, "place", "fern_north", 3)
    assert (table.coins(0), table.g.bank) == (coins - 3, bank + 3)
    assert table.told("paid_bandits") == [{"seat": 0, "coins": 3, "region": "fern_north"}]


@pytest.mark.clause("legends:EL-ENC-05")
def test_a_city_among_the_bandits_costs_nothing() -> None:
    table = with_token("bandits", "fern_north")
    table.put(0, "fern_north", armies=1)
    coins = table.coins(0)
    table.take_free(0, "cursed_tower")
    table.answer(0, "build", "fern_north")
    assert table.coins(0) == coins
    assert table.token("fern_north") == "bandits"


@pytest.mark.clause("legends:EL-ENC-06")
def test_without_a_coin_no_army_moves_in() -> None:
    table = with_token("bandits", "fern_north")
    table.put(0, "fern_middle", armies=2)
    table.give_coins(0, 1)
    table.take_free(0, "dire_goblin")
    assert ("fern_middle", "fern_north") in table.steps(0)
    table.answer(0, "move", "fern_middle", "fern_north")
    assert table.coins(0) == 0
    assert table.steps(0) == {
        ("fern_north", "fern_middle"),
        ("fern_middle", "fern_south"),
        ("fern_middle", "meadows_village"),
    }


@pytest.mark.clause("legends:EL-ENC-06")
def test_without_a_coin_no_army_comes_in_by_sea() -> None:
    table = with_token("bandits", "fern_middle")
    table.put(0, "meadows_village", armies=1)
    table.row("dire_goblin", "lake")
    table.give_coins(0, 0)  # so he takes the free card
    assert table.question(0).facts == {"points": 5}
    assert table.steps(0) == {("meadows_village", f"meadows_{near}") for near in ("cape", "stones", "trees")}


@pytest.mark.clause("legends:EL-ENC-06")
def test_no_more_armies_are_placed_there_than_there_are_coins() -> None:
    table = with_token("bandits", "fern_north")
    table.put(0, "fern_north", cities=1)
    table.give_coins(0, 2)
    table.take_free(0, "dire_eye")  # place 4
    table.answer(0, "place", "meadows_village", 0)
    assert table.options(0) == [("place", "fern_north", count) for count in range(3)]


@pytest.mark.clause("legends:EL-ENC-06")
def test_a_player_without_a_coin_is_not_asked_about_the_bandits_region() -> None:
    table = with_token("bandits", "fern_north")
    table.put(0, "fern_north", cities=1)
    table.row("dire_eye", "lake")
    table.give_coins(0, 0)  # so he takes the free card
    table.answer(0, "place", "meadows_village", 2)
    assert table.topic(1) == "take"
    assert table.armies(0, "fern_north") == 0


@pytest.mark.clause("legends:EL-ENC-06")
def test_armies_of_the_set_up_come_in_for_nothing() -> None:
    table = set_up(players=2, variants=["encounters"], prepares=0)
    table.answer(0, "leave", "dragon")
    table.answer(0, "leave", "portal")
    table.answer(0, "put", "bandits", "volcano_4")  # where the joint armies go
    for turn in range(10):
        table.answer(turn % 2, "neutral", "volcano_4")
    assert [table.armies(contender, "volcano_4") for contender in range(3)] == [1, 1, 10]
    assert [table.coins(seat) for seat in range(2)] == [12, 12]
    assert table.told("paid_bandits") == []
