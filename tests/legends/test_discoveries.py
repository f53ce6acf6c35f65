"""9. Discovery tokens."""

import pytest

from tests.legends.playing import Table, playing, set_up

TOKENS = ["magic_spring", "cottage", "hidden_treasure", "magic_book", "stable"]


def builder(token: str, card: str = "cursed_tower") -> Table:
    """Seat 0 stands in North Fernwood, where a token lies, and has just taken a card that builds."""
    table = playing(players=3)
    table.put_token(token, "fern_north")
    table.put(0, "fern_north", armies=1)
    table.take_free(0, card)
    return table


@pytest.mark.clause("legends:EL-DSC-01")
def test_the_player_who_prepares_the_game_puts_all_five_into_regions_of_his_choice() -> None:
    table = set_up(players=3, variants=["discovery"], prepares=1)
    regions = table.g.on_map.regions
    chosen = {}
    for token, region in zip(
        TOKENS, ["volcano_7", "meadows_cape", "citadel_islet", "volcano_4", "fern_south"], strict=True
    ):
        assert table.world.waiting == (1,)
        free = [name for name in regions if name not in chosen and name != "meadows_village"]
        assert table.options(1) == [("put", token, name) for name in free]  # the start token counts too
        table.answer(1, "put", token, region)
        chosen[region] = token
        assert table.token_seen_by(2, region) == table.token_seen_by(None, region) == token
    assert table.topic(0) == "bid"
    assert table.lying() == chosen


@pytest.mark.clause("legends:EL-DSC-01")
def test_without_the_variant_there_are_no_tokens() -> None:
    table = playing(players=3)
    assert table.lying() == {}
    table.put(0, "fern_north", armies=1)
    table.take_free(0, "cursed_tower")
    table.answer(0, "build", "fern_north")
    assert table.discoveries(0) == []


@pytest.mark.clause("legends:EL-DSC-02")
def test_the_first_city_in_the_region_takes_the_token_at_once() -> None:
    table = builder("cottage")
    table.answer(0, "build", "fern_north")
    assert table.discoveries(0) == ["cottage"]
    assert table.token("fern_north") == ""
    assert table.told("token_taken") == [{"seat": 0, "token": "cottage", "region": "fern_north"}]
    assert table.topic(1) == "take"  # nothing was asked about it


@pytest.mark.clause("legends:EL-DSC-02")
def test_the_second_city_in_the_region_finds_nothing() -> None:
    table = builder("hidden_treasure")
    table.answer(0, "build", "fern_north")
    table.put(1, "fern_north", armies=5)
    coins = table.coins(1)
    table.take_free(1, "stronghold")
    table.answer(1, "build", "fern_north")
    assert table.discoveries(1) == []
    assert table.coins(1) == coins
    assert table.discoveries(0) == ["hidden_treasure"]


@pytest.mark.clause("legends:EL-DSC-02")
def test_neither_a_city_elsewhere_nor_an_army_takes_the_token() -> None:
    table = builder("magic_book")
    table.answer(0, "build", "meadows_village")
    assert table.discoveries(0) == []
    table.put(1, "fern_middle", armies=9)
    table.take_free(1, "dire_ogre")
    table.answer(1, "move", "fern_middle", "fern_north")
    table.answer(1, "move", "fern_middle", "fern_north")
    assert table.controller("fern_north") == 1
    assert table.token("fern_north") == "magic_book"
    assert table.discoveries(1) == []


@pytest.mark.clause("legends:EL-DSC-02")
def test_a_city_left_unbuilt_takes_nothing() -> None:
    table = builder("magic_book")
    table.answer(0, "done")
    assert table.discoveries(0) == []
    assert table.token("fern_north") == "magic_book"


@pytest.mark.clause("legends:EL-DSC-03")
@pytest.mark.parametrize(
    ("card", "points"), [("dire_goblin", (2, 0)), ("cursed_banshee", (1, 1)), ("forest_gnome", (0, 2))]
)
def test_the_magic_spring_counts_as_two_elixirs(card: str, points: tuple[int, int]) -> None:
    table = builder("magic_spring")
    table.answer(0, "build", "fern_north")
    table.give_cards(1, card)  # one, two, three elixirs
    assert (table.points(0)["elixirs"], table.points(1)["elixirs"]) == points


@pytest.mark.clause("legends:EL-DSC-03")
def test_the_magic_spring_adds_to_the_elixirs_of_cards() -> None:
    table = builder("magic_spring")
    table.answer(0, "build", "fern_north")
    table.give_cards(0, "cursed_banshee")
    table.give_cards(1, "forest_gnome")
    assert table.points(0)["elixirs"] == 2


@pytest.mark.clause("legends:EL-DSC-04")
def test_the_cottage_counts_for_the_place_action_later_on_the_same_card() -> None:
    table = builder("cottage", card="ancient_woods")  # +1 army; build, then place 1
    table.answer(0, "build", "fern_north")
    assert table.question(0).facts == {"left": 3, "region": "meadows_village"}
    table.answer(0, "place", "meadows_village", 0)
    table.answer(0, "place", "fern_north", 3)
    assert table.armies(0, "fern_north") == 4


@pytest.mark.clause("legends:EL-DSC-04")
def test_the_cottage_adds_one_army_to_every_place_action_of_its_owner_alone() -> None:
    table = playing(players=3)
    table.give_discovery(0, "cottage")
    table.take_free(0, "graveyard")  # place 2
    assert table.options(0)[-1] == ("place", "meadows_village", 3)
    table.answer(0, "place", "meadows_village", 3)
    table.take_free(1, "dire_eye")  # place 4
    assert table.options(1)[-1] == ("place", "meadows_village", 4)
    table.end_turn(1)
    table.idle(2)
    table.take_free(0, "forest_elf")  # +1 army; place 3 or move 2
    table.answer(0, "perform", "place")
    assert table.options(0)[-1] == ("place", "meadows_village", 5)


@pytest.mark.clause("legends:EL-DSC-05")
def test_the_hidden_treasure_is_one_coin_from_the_bank_once() -> None:
    table = builder("hidden_treasure")
    coins, bank = table.coins(0), table.g.bank
    table.answer(0, "build", "fern_north")
    assert (table.coins(0), table.g.bank) == (coins + 1, bank - 1)
    assert table.points(0)["discoveries"] == 0
    table.idle(1)
    table.idle(2)
    table.take_free(0, "forest_tree_town")
    table.answer(0, "build", "fern_north")
    assert table.coins(0) == coins + 1


def tied_by_the_book() -> Table:
    """Seats 0 and 1 have 2 victory points each, seat 1 more coins and armies; seat 0 has the book."""
    table = playing(players=3)
    table.clear()
    table.put(0, "meadows_cape", armies=1)
    table.put(2, "meadows_stones", armies=1)  # so nobody controls the island
    table.put(1, "fern_north", armies=9)
    table.give_coins(0, 0)
    table.give_coins(1, 30)
    table.give_discovery(0, "magic_book")
    assert [sum(table.points(seat).values()) for seat in range(3)] == [2, 2, 1]
    return table


@pytest.mark.clause("legends:EL-DSC-06")
def test_the_magic_book_is_worth_one_point() -> None:
    table = builder("magic_book")
    table.answer(0, "build", "fern_north")
    assert [table.points(seat)["discoveries"] for seat in range(3)] == [1, 0, 0]


@pytest.mark.clause("legends:EL-DSC-06")
def test_the_owner_of_the_magic_book_wins_a_tie_before_coins_and_armies() -> None:
    table = tied_by_the_book()
    table.finish()
    assert table.winners == (0,)
    assert [event["seat"] for event in table.told("won")] == [0]


@pytest.mark.clause("legends:EL-DSC-06")
def test_the_magic_book_decides_nothing_where_there_is_no_tie() -> None:
    table = tied_by_the_book()
    table.put(1, "fern_south", armies=1)
    table.finish()
    assert table.winners == (1,)
    assert [event["seat"] for event in table.told("won")] == [1]


@pytest.mark.clause("legends:EL-DSC-06")
def test_the_magic_book_decides_nothing_in_a_tie_of_others() -> None:
    table = tied_by_the_book()
    table.put(0, "meadows_cape", armies=0)  # now seat 2 controls that island and has 2 points, like seat 1
    table.give_coins(2, 5)
    table.finish()
    assert table.winners == (1,)
    assert [event["seat"] for event in table.told("won")] == [1]


@pytest.mark.clause("legends:EL-DSC-07")
def test_the_stable_adds_one_movement_point_to_every_move_action() -> None:
    table = builder("stable")
    table.answer(0, "build", "fern_north")
    table.take_free(1, "dire_goblin")
    assert table.question(1).facts == {"points": 5}  # as printed: the stable is not his
    table.end_turn(1)
    table.idle(2)
    table.take_free(0, "dire_ogre")  # move 2
    assert table.question(0).facts == {"points": 3}


@pytest.mark.clause("legends:EL-DSC-07")
def test_the_stable_adds_to_the_cards() -> None:
    table = playing(players=3)
    table.give_discovery(0, "stable")
    table.give_cards(0, "forest_tree_town")
    table.take_free(0, "noble_unicorn")  # +1 move; move 4, then place 1
    assert table.question(0).facts == {"points": 7}
