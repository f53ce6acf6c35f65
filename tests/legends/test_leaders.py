"""12. Leaders."""

import pytest

from tests.legends.playing import GAME, Table, playing, set_up

LEADERS = {"fairy_queen", "bandit_king", "red_sorceress", "white_knight"}
FOREST = ["forest_elf", "forest_gnome", "forest_pixie", "forest_tree_town"]


def led_by(leader: str, seat: int = 0, players: int = 3) -> Table:
    """A table with an empty map where one seat has a leader."""
    table = playing(players=players)
    table.clear()
    table.give_leader(seat, leader)
    return table


def destroy_in_fernwood(table: Table, victim: int | str, card: str = "dire_giant") -> None:
    """Seat 0 takes a card that places and then destroys, and destroys an army in North Fernwood."""
    table.take_free(0, card)
    table.answer(0, "place", "meadows_village", 0)
    table.answer(0, "destroy", "fern_north", victim)


# Dealing


@pytest.mark.clause("legends:EL-LDR-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_one_leader_that_all_can_see(players: int) -> None:
    dealt_to_first = set()
    for seed in range(40):
        table = set_up(seed, players=players, variants=["leaders"], prepares=0)
        leaders = table.g.leaders
        assert len(set(leaders)) == players
        assert set(leaders) <= LEADERS
        for seat in (0, 1, None):
            assert [view.leader for view in GAME.view(table.g, seat).seats] == leaders
        dealt_to_first.add(leaders[0])
    assert dealt_to_first == LEADERS


@pytest.mark.clause("legends:EL-LDR-01")
def test_the_other_leaders_take_no_part() -> None:
    table = set_up(players=2, variants=["leaders"], prepares=0)
    assert len(table.told("leader_dealt")) == 2
    assert not {card for card in table.offered() if card in LEADERS}


@pytest.mark.clause("legends:EL-LDR-01")
def test_without_the_variant_nobody_has_a_leader() -> None:
    assert set_up(players=4).g.leaders == ["", "", "", ""]


# Fairy Queen


@pytest.mark.clause("legends:EL-LDR-02")
@pytest.mark.parametrize(
    ("cards", "points"), [(FOREST[:2], 0), (FOREST[:3], 1), (FOREST, 1), ([*FOREST[:2], "lake"], 0)]
)
def test_three_forest_cards_give_the_fairy_queen_a_point(cards: list[str], points: int) -> None:
    table = led_by("fairy_queen")
    table.give_cards(0, *cards)
    assert table.points(0)["leader"] == points


@pytest.mark.clause("legends:EL-LDR-02")
def test_forest_cards_of_others_give_her_nothing_and_them_neither() -> None:
    table = led_by("fairy_queen")
    table.give_cards(1, *FOREST)
    assert [table.points(seat)["leader"] for seat in range(3)] == [0, 0, 0]


def before_the_last_turn(*row: str, queen: int = 1) -> Table:
    """Seat 0 is about to play the last turn of the game; the first card of the row is meant for it."""
    table = led_by("fairy_queen", queen)
    table.last_turn()
    table.row(*row)
    return table


@pytest.mark.clause("legends:EL-LDR-03")
def test_after_the_last_turn_of_all_the_fairy_queen_may_take_one_more_card() -> None:
    table = before_the_last_turn("dire_goblin", "lake", "dire_eye", "graveyard", "noble_hills", "stronghold", queen=1)
    coins = table.coins(1)
    table.take(0, "dire_goblin")
    table.end_turn(0)
    assert table.world.waiting == (1,)
    assert table.topic(1) == "extra_card"
    assert table.game.view(table.g, 0).turn == 1
    row = table.offered()
    assert row[:5] == ["lake", "dire_eye", "graveyard", "noble_hills", "stronghold"]
    assert len(row) == 6  # refilled as after every turn
    assert table.options(1) == [*(("take", card) for card in row), ("done",)]
    table.take(1, "graveyard")  # the third: one coin
    assert table.coins(1) == coins - 1
    assert table.cards(1) == ["graveyard"]
    assert table.world.result is not None  # nobody takes another one


@pytest.mark.clause("legends:EL-LDR-03")
def test_she_takes_it_after_the_turns_of_all_not_after_her_own() -> None:
    table = led_by("fairy_queen", 0)
    table.last_round()
    for seat in (0, 1, 2):
        assert table.topic(seat) == "take"
        table.idle(seat)
    assert table.topic(0) == "extra_card"


@pytest.mark.clause("legends:EL-LDR-03")
def test_the_action_of_the_extra_card_is_not_performed() -> None:
    table = before_the_last_turn("dire_goblin", "dire_eye", "lake")
    table.put(1, "fern_north", armies=1)
    table.take(0, "dire_goblin")
    table.end_turn(0)
    table.take(1, "dire_eye")  # place 4
    assert table.world.result is not None
    assert sum(table.g.armies[1]) == 1


@pytest.mark.clause("legends:EL-LDR-03")
def test_the_ability_the_coins_and_the_adjective_of_the_extra_card_count() -> None:
    table = before_the_last_turn("dire_goblin", "mountain_treasury", "forest_gnome")
    table.give_cards(1, "forest_elf", "forest_pixie", "dire_ogre")
    table.give_coins(1, 3)
    table.take(0, "dire_goblin")
    table.end_turn(0)
    assert table.points(1)["leader"] == 0
    twin = Table(table.world.copy())
    table.take(1, "mountain_treasury")  # free; 2 coins, one elixir like seat 0
    assert table.coins(1) == 5
    assert table.scores == (1, 2, 0)  # a shared elixir each; one point for three coins
    twin.take(1, "forest_gnome")  # one coin; three elixirs, the third forest card
    assert twin.coins(1) == 2
    assert twin.scores == (0, 3, 0)


@pytest.mark.clause("legends:EL-LDR-03")
def test_she_cannot_take_what_she_cannot_pay() -> None:
    table = before_the_last_turn("dire_goblin", "lake", "dire_eye", "graveyard", "noble_hills", "stronghold")
    table.give_coins(1, 1)
    table.take(0, "dire_goblin")
    table.end_turn(0)
    assert table.options(1) == [("take", "lake"), ("take", "dire_eye"), ("take", "graveyard"), ("done",)]


@pytest.mark.clause("legends:EL-LDR-03")
def test_she_may_decline() -> None:
    table = before_the_last_turn("dire_goblin", "lake")
    coins = table.coins(1)
    table.take(0, "dire_goblin")
    table.end_turn(0)
    table.answer(1, "done")
    assert (table.cards(1), table.coins(1)) == ([], coins)
    assert table.world.result is not None


@pytest.mark.clause("legends:EL-LDR-03")
def test_from_an_empty_row_there_is_nothing_to_take() -> None:
    table = led_by("fairy_queen", 1)
    table.last_turn()
    table.put(0, "fern_north", armies=1)
    table.row("dire_goblin")  # seat 0 has no choice but to take it
    table.empty_deck()
    table.answer(0, "done")
    assert table.cards(0) == ["dire_goblin"]
    assert table.world.result is not None
    assert table.cards(1) == []


@pytest.mark.clause("legends:EL-LDR-03")
def test_nobody_else_takes_an_extra_card() -> None:
    table = playing(players=3)
    table.last_turn()
    table.give_leader(1, "white_knight")
    table.idle(0)
    assert table.world.result is not None


# Bandit King


@pytest.mark.clause("legends:EL-LDR-04")
def test_the_bandit_king_places_through_a_city_of_an_opponent_for_a_coin_an_army() -> None:
    table = led_by("bandit_king")
    table.put(1, "fern_north", cities=1)
    coins, bank = [table.coins(seat) for seat in range(3)], table.g.bank
    table.take_free(0, "dire_eye")  # place 4
    table.answer(0, "place", "meadows_village", 1)
    assert table.question(0).facts == {"left": 3, "region": "fern_north", "owner": 1, "coins": 1}
    assert table.options(0) == [("place_through", "fern_north", 1, count) for count in range(4)]
    table.answer(0, "place_through", "fern_north", 1, 2)
    assert table.armies(0, "fern_north") == 2
    assert [table.coins(seat) for seat in range(3)] == [coins[0] - 2, coins[1] + 2, coins[2]]
    assert table.g.bank == bank
    assert table.topic(1) == "take"


@pytest.mark.clause("legends:EL-LDR-04")
def test_nobody_else_places_through_cities_of_opponents() -> None:
    table = led_by("white_knight")
    table.put(1, "fern_north", cities=1)
    table.take_free(0, "dire_eye")
    table.answer(0, "place", "meadows_village", 1)
    assert table.topic(1) == "take"


@pytest.mark.clause("legends:EL-LDR-04")
def test_he_picks_which_of_several_owners_he_pays() -> None:
    table = led_by("bandit_king")
    table.put(1, "fern_north", cities=1)
    table.put(2, "fern_north", cities=2)
    coins = [table.coins(seat) for seat in range(3)]
    table.take_free(0, "dire_eye")
    table.answer(0, "place", "meadows_village", 0)
    table.answer(0, "place_through", "fern_north", 1, 0)
    table.answer(0, "place_through", "fern_north", 2, 3)
    assert [table.coins(seat) for seat in range(3)] == [coins[0] - 3, coins[1], coins[2] + 3]
    assert table.armies(0, "fern_north") == 3


@pytest.mark.clause("legends:EL-LDR-04")
def test_where_he_has_a_city_of_his_own_he_pays_nobody() -> None:
    table = led_by("bandit_king")
    table.put(0, "fern_north", cities=1)
    table.put(1, "fern_north", cities=2)
    coins = [table.coins(seat) for seat in range(3)]
    table.take_free(0, "graveyard")  # place 2
    table.answer(0, "place", "meadows_village", 0)
    table.answer(0, "place", "fern_north", 1)
    assert table.topic(1) == "take"  # he is not asked to pay for the rest
    assert [table.coins(seat) for seat in range(3)] == coins


@pytest.mark.clause("legends:EL-LDR-04")
def test_in_the_start_region_he_pays_nobody() -> None:
    table = led_by("bandit_king")
    table.put(1, "meadows_village", cities=1)
    coins = [table.coins(seat) for seat in range(3)]
    table.take_free(0, "graveyard")
    table.answer(0, "place", "meadows_village", 1)
    assert table.topic(1) == "take"
    assert [table.coins(seat) for seat in range(3)] == coins


@pytest.mark.clause("legends:EL-LDR-04")
def test_he_places_through_cities_no_more_than_he_can_pay() -> None:
    table = led_by("bandit_king")
    table.put(1, "fern_north", cities=1)
    table.give_coins(0, 2)
    table.take_free(0, "dire_eye")
    table.answer(0, "place", "meadows_village", 0)
    assert table.options(0) == [("place_through", "fern_north", 1, count) for count in range(3)]


@pytest.mark.clause("legends:EL-LDR-04")
def test_he_places_through_cities_no_more_than_the_action_and_his_supply_give() -> None:
    table = led_by("bandit_king")
    table.put(1, "fern_north", cities=1)
    table.give_cards(0, "night_village")  # +1 army
    table.give_coins(0, 12)
    table.take_free(0, "graveyard")  # place 2
    table.answer(0, "place", "meadows_village", 0)
    assert table.options(0)[-1] == ("place_through", "fern_north", 1, 3)
    table.end_turn(0)
    table.put(0, "volcano_1", armies=17)
    table.idle(1)
    table.idle(2)
    table.take_free(0, "dire_eye")
    table.answer(0, "place", "meadows_village", 0)
    assert table.options(0) == [("place_through", "fern_north", 1, 0), ("place_through", "fern_north", 1, 1)]


@pytest.mark.clause("legends:EL-LDR-04", "legends:EL-ENC-05")
def test_through_a_city_among_the_bandits_he_pays_the_owner_and_the_bandits() -> None:
    table = led_by("bandit_king")
    table.put_token("bandits", "fern_north")
    table.put(1, "fern_north", cities=1)
    table.give_coins(0, 5)
    owner, bank = table.coins(1), table.g.bank
    table.take_free(0, "dire_eye")  # place 4
    table.answer(0, "place", "meadows_village", 0)
    assert table.options(0)[-1] == ("place_through", "fern_north", 1, 2)  # the fifth coin is too little for a third
    table.answer(0, "place_through", "fern_north", 1, 2)
    assert (table.coins(0), table.coins(1), table.g.bank) == (1, owner + 2, bank + 2)


@pytest.mark.clause("legends:EL-LDR-04")
def test_whenever_he_destroys_an_army_of_an_opponent_he_takes_a_coin_from_its_owner() -> None:
    table = led_by("bandit_king")
    table.put(0, "fern_north", armies=1)
    table.put(1, "fern_north", armies=1)
    table.put(2, "fern_north", armies=1)
    coins, bank = [table.coins(seat) for seat in range(3)], table.g.bank
    destroy_in_fernwood(table, 2)
    assert [table.coins(seat) for seat in range(3)] == [coins[0] + 1, coins[1], coins[2] - 1]
    assert table.g.bank == bank
    assert table.supply(2) == 18


@pytest.mark.clause("legends:EL-LDR-04")
def test_from_an_owner_without_coins_he_takes_nothing() -> None:
    table = led_by("bandit_king")
    table.put(0, "fern_north", armies=1)
    table.put(1, "fern_north", armies=1)
    table.give_coins(1, 0)
    coins = table.coins(0)
    destroy_in_fernwood(table, 1)
    assert [table.coins(0), table.coins(1)] == [coins, 0]
    assert table.told("robbed") == []


@pytest.mark.clause("legends:EL-LDR-04")
@pytest.mark.parametrize("victim", [0, "neutral"])
def test_his_own_and_neutral_armies_give_him_nothing(victim: int | str) -> None:
    table = led_by("bandit_king", players=2)
    table.put(0, "fern_north", armies=2)
    table.put(2, "fern_north", armies=1)
    coins = [table.coins(seat) for seat in range(2)]
    destroy_in_fernwood(table, victim, "dire_dragon")
    assert [table.coins(seat) for seat in range(2)] == coins


@pytest.mark.clause("legends:EL-LDR-04")
def test_nobody_else_is_paid_for_destroying() -> None:
    table = led_by("bandit_king", seat=1)  # not even by the Bandit King
    table.put(0, "fern_north", armies=1)
    table.put(1, "fern_north", armies=1)
    coins = [table.coins(seat) for seat in range(3)]
    destroy_in_fernwood(table, 1)
    assert [table.coins(seat) for seat in range(3)] == coins


# Red Sorceress


@pytest.mark.clause("legends:EL-LDR-05")
def test_the_red_sorceress_starts_with_five_armies_in_the_start_region() -> None:
    table = set_up(players=4, variants=["leaders"], prepares=0)
    for seat, leader in enumerate(table.g.leaders):
        assert table.armies(seat, "meadows_village") == (5 if leader == "red_sorceress" else 4)
        assert sum(table.g.armies[seat]) == (6 if leader == "red_sorceress" else 5)
        assert table.supply(seat) == (12 if leader == "red_sorceress" else 13)


@pytest.mark.clause("legends:EL-LDR-05")
def test_an_army_that_she_destroys_lies_on_her_card_and_never_comes_back() -> None:
    table = led_by("red_sorceress")
    table.put(0, "fern_north", armies=1)
    table.put(1, "fern_north", armies=4)
    destroy_in_fernwood(table, 1)
    assert table.armies(1, "fern_north") == 3
    assert table.supply(1) == 14  # not 15
    assert GAME.view(table.g, 2).seats[0].captured == 1
    assert GAME.view(table.g, 2).seats[1].captured == 0
    table.put(1, "volcano_1", armies=13)  # 16 of his armies are on the map, one is on the card, one is left
    table.take_free(1, "dire_eye")  # place 4
    assert table.options(1) == [("place", "meadows_village", 0), ("place", "meadows_village", 1)]


@pytest.mark.clause("legends:EL-LDR-05")
@pytest.mark.parametrize(("captured", "points"), [((2, 0), 0), ((2, 1), 1), ((5, 0), 1), ((3, 3), 2)])
def test_three_armies_on_her_card_are_worth_a_point(captured: tuple[int, int], points: int) -> None:
    table = led_by("red_sorceress")
    table.put(0, "fern_north", armies=1)
    table.put(1, "fern_north", armies=5)
    table.put(2, "fern_north", armies=5)
    cards = iter(["dire_giant", "dire_dragon", "night_wizard", "noble_knight", "arcane_manticore", "mountain_dwarf"])
    for victim in [1] * captured[0] + [2] * captured[1]:
        destroy_in_fernwood(table, victim, next(cards))
        table.turn_of(0)
    assert table.points(0)["leader"] == points


@pytest.mark.clause("legends:EL-LDR-05")
def test_neutral_armies_go_back_to_the_neutral_supply() -> None:
    table = led_by("red_sorceress", players=2)
    table.put(0, "fern_north", armies=1)
    table.put(2, "fern_north", armies=3)
    supply = table.supply(2)
    destroy_in_fernwood(table, "neutral")
    assert table.supply(2) == supply + 1
    assert GAME.view(table.g, 0).seats[0].captured == 0


@pytest.mark.clause("legends:EL-LDR-05")
def test_an_army_of_her_own_that_she_destroys_goes_home() -> None:
    table = led_by("red_sorceress")
    table.put(0, "fern_north", armies=2)
    destroy_in_fernwood(table, 0, "dire_dragon")
    assert table.supply(0) == 17
    assert GAME.view(table.g, 0).seats[0].captured == 0


@pytest.mark.clause("legends:EL-LDR-05")
def test_armies_that_others_destroy_go_home() -> None:
    table = led_by("red_sorceress", seat=1)
    table.put(0, "fern_north", armies=1)
    table.put(1, "fern_north", armies=1)
    table.put(2, "fern_north", armies=1)
    destroy_in_fernwood(table, 2)
    assert table.supply(2) == 18
    assert GAME.view(table.g, 0).seats[1].captured == 0


# White Knight


@pytest.mark.clause("legends:EL-LDR-06")
def test_the_white_knight_gets_a_point_for_each_large_island_he_controls() -> None:
    table = led_by("white_knight")
    table.put(0, "fern_north", armies=1)  # three regions: just large enough
    assert table.points(0)["leader"] == 1
    table.put(0, "volcano_7", armies=1)  # five regions
    assert table.points(0)["leader"] == 2
    table.put(0, "volcano_1", armies=1)  # two regions
    table.put(0, "citadel_islet", armies=1)  # one region
    assert table.points(0)["leader"] == 2
    assert table.points(0)["islands"] == 4  # his point comes on top


@pytest.mark.clause("legends:EL-LDR-06")
def test_a_tied_or_lost_island_gives_the_knight_nothing() -> None:
    table = led_by("white_knight")
    table.put(0, "fern_north", armies=1)
    table.put(1, "fern_south", armies=1)
    assert table.points(0)["leader"] == 0
    table.put(1, "fern_middle", armies=1)
    assert [table.points(seat)["leader"] for seat in range(3)] == [0, 0, 0]  # and seat 1 is no knight


@pytest.mark.clause("legends:EL-LDR-06")
def test_bridges_and_portals_do_not_make_an_island_large() -> None:
    table = playing(players=3, map="desert_game")
    table.clear()
    table.give_leader(0, "white_knight")
    for region in ("tall_west", "tall_east", "tall_south"):
        table.put(0, region, armies=1)
    assert table.points(0)["islands"] == 3
    assert table.points(0)["leader"] == 0


def knight_builds(card: str = "cursed_tower", region: str = "fern_north") -> Table:
    """The White Knight has an army in a region and has just taken a card that builds."""
    table = led_by("white_knight")
    table.put(0, region, armies=1)
    table.take_free(0, card)
    return table


@pytest.mark.clause("legends:EL-LDR-07")
@pytest.mark.parametrize("count", [0, 1])
def test_when_the_knight_builds_he_may_place_one_army_into_the_region(count: int) -> None:
    table = knight_builds()
    table.answer(0, "build", "fern_north")
    assert table.topic(0) == "knight"
    assert table.options(0) == [("place", "fern_north", 0), ("place", "fern_north", 1)]
    table.answer(0, "place", "fern_north", count)
    assert table.armies(0, "fern_north") == 1 + count
    assert table.supply(0) == 17 - count
    assert table.topic(1) == "take"


@pytest.mark.clause("legends:EL-LDR-07")
def test_his_army_is_not_increased_by_one_more_army() -> None:
    table = led_by("white_knight")
    table.give_cards(0, "night_village", "forest_pixie")  # +1 army, twice
    table.put(0, "fern_north", armies=1)
    table.take_free(0, "ancient_woods")  # +1 army; build, then place 1
    table.answer(0, "build", "fern_north")
    assert table.options(0) == [("place", "fern_north", 0), ("place", "fern_north", 1)]
    table.answer(0, "place", "fern_north", 1)
    assert table.topic(0) == "place"
    assert table.question(0).facts["left"] == 4  # the place action of the card keeps all it has


@pytest.mark.clause("legends:EL-LDR-07")
def test_he_is_not_asked_when_he_builds_nothing_or_has_no_army_left() -> None:
    table = knight_builds()
    table.answer(0, "done")
    assert table.topic(1) == "take"
    table = led_by("white_knight")
    table.put(0, "fern_north", armies=18)
    table.take_free(0, "cursed_tower")
    table.answer(0, "build", "fern_north")
    assert table.topic(1) == "take"


@pytest.mark.clause("legends:EL-LDR-07")
def test_nobody_else_gets_an_army_with_a_city() -> None:
    table = led_by("white_knight", seat=1)
    table.put(0, "fern_north", armies=1)
    table.take_free(0, "cursed_tower")
    table.answer(0, "build", "fern_north")
    assert table.topic(1) == "take"
    assert table.armies(0, "fern_north") == 1


@pytest.mark.clause("legends:EL-LDR-07", "legends:EL-ENC-05")
@pytest.mark.parametrize("count", [0, 1])
def test_the_knights_army_pays_the_bandits(count: int) -> None:
    table = led_by("white_knight")
    table.put_token("bandits", "fern_north")
    table.put(0, "fern_north", armies=1)
    coins = table.coins(0)
    table.take_free(0, "cursed_tower")
    table.answer(0, "build", "fern_north")
    table.answer(0, "place", "fern_north", count)
    assert table.coins(0) == coins - count


@pytest.mark.clause("legends:EL-LDR-07", "legends:EL-ENC-06")
def test_without_a_coin_the_knights_army_cannot_come_to_the_bandits() -> None:
    table = led_by("white_knight")
    table.put_token("bandits", "fern_north")
    table.put(0, "fern_north", armies=1)
    table.row("cursed_tower", "lake")
    table.give_coins(0, 0)  # so he takes the free card
    table.answer(0, "build", "fern_north")
    assert table.topic(1) == "take"
    assert table.armies(0, "fern_north") == 1


@pytest.mark.clause("legends:EL-LDR-07", "legends:EL-ENC-02")
def test_the_knights_army_can_be_the_seventh_that_slays_the_dragon() -> None:
    table = led_by("white_knight")
    table.put_token("dragon", "fern_north")
    table.put(0, "fern_north", armies=1)
    table.put(1, "fern_north", armies=5)
    table.take_free(0, "cursed_tower")
    table.answer(0, "build", "fern_north")
    assert table.token("fern_north") == "dragon"  # the city does not count
    table.answer(0, "place", "fern_north", 1)
    assert [table.points(seat)["dragon"] for seat in range(3)] == [2, 0, 0]


def test_leaders_are_roles_but_not_of_a_full_game_which_deals_them_anew() -> None:
    table = playing(variants=["leaders"])
    assert GAME.roles(table.g) == tuple(table.g.leaders)
    table = playing(variants=["leaders", "full_game"])
    assert GAME.roles(table.g) == ()
