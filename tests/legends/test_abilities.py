"""7. Abilities."""

import pytest

from tests.legends.playing import GAME, Table, playing

NEUTRAL = 2
"""The contender after the two seats of a game for two."""

FLYING = ("ancient_phoenix", "cursed_gargoyles", "dire_dragon", "dire_eye", "arcane_sphinx")


def owning(*cards: str, players: int = 4) -> Table:
    """Seat 0 owns these cards and nothing stands on the map."""
    t = playing(players=players)
    t.clear()
    t.give_cards(0, *cards)
    return t


def card_points(*cards: str) -> int:
    return owning(*cards).points(0)["cards"]


def pass_round(t: Table, *cards: str) -> None:
    """The seats after seat 0 take cards and perform nothing."""
    for seat, card in enumerate(cards, start=1):
        t.take_free(seat, card)
        t.end_turn(seat)


# What helps during the game


@pytest.mark.clause("legends:EL-ABL-01")
def test_abilities_last_to_the_end_of_the_game() -> None:
    t = playing(players=2)
    t.take_free(0, "forest_tree_town")
    t.end_turn(0)
    pass_round(t, "graveyard")
    for card, answer in (("dire_goblin", "noble_hills"), ("cursed_gargoyles", "dire_eye")):
        t.take_free(0, card)
        assert t.question(0).facts == {"points": 6}
        t.end_turn(0)
        pass_round(t, answer)
    t.last_turn()
    t.take_free(0, "ancient_phoenix")
    assert t.question(0).facts == {"points": 6}


@pytest.mark.clause("legends:EL-ABL-01")
def test_equal_abilities_add_up() -> None:
    t = playing(players=4)
    t.give_cards(0, "forest_tree_town", "cursed_mausoleum", "noble_knight", "noble_unicorn", "arcane_manticore")
    t.give_cards(0, "forest_pixie", "night_village", "night_hydra", "ancient_woods")
    t.give_cards(0, "dire_goblin", "mountain_treasury", "castle_a")
    t.take_free(0, "ancient_sage")
    assert t.question(0).facts == {"points": 8}
    t.end_turn(0)
    pass_round(t, "graveyard", "noble_hills", "dire_eye")
    t.take_free(0, "ancient_tree_spirit")
    assert t.question(0).facts["left"] == 8
    assert GAME.view(t.g, None).seats[0].elixirs == 6


@pytest.mark.clause("legends:EL-ABL-01")
def test_abilities_serve_their_owner_only() -> None:
    t = playing(players=3)
    t.give_cards(1, "forest_tree_town", "forest_pixie", "dire_eye")
    t.take_free(0, "dire_goblin")
    assert t.question(0).facts == {"points": 5}
    t.answer(0, "move", "meadows_village", "fern_middle")
    assert t.question(0).facts == {"points": 2}


@pytest.mark.clause("legends:EL-ABL-02")
def test_one_more_step_in_each_move_action_and_none_in_other_actions() -> None:
    t = playing(players=2)
    t.give_cards(0, "forest_tree_town")
    t.take_free(0, "forest_gnome")
    assert t.question(0).facts == {"points": 3}
    t.end_turn(0)
    pass_round(t, "graveyard")
    t.take_free(0, "dire_eye")
    assert t.question(0).facts["left"] == 4
    t.end_turn(0)
    pass_round(t, "noble_hills")
    t.take_free(0, "dire_goblin")
    assert t.question(0).facts == {"points": 6}


@pytest.mark.clause("legends:EL-ABL-03")
def test_one_more_army_in_each_place_action_and_none_in_other_actions() -> None:
    t = playing(players=2)
    t.give_cards(0, "night_village")
    t.take_free(0, "dire_eye")
    assert t.question(0).facts["left"] == 5
    t.end_turn(0)
    pass_round(t, "graveyard")
    t.take_free(0, "dire_goblin")
    assert t.question(0).facts == {"points": 5}
    t.end_turn(0)
    pass_round(t, "noble_hills")
    t.take_free(0, "ancient_tree_spirit")
    assert t.question(0).facts["left"] == 5


@pytest.mark.clause("legends:EL-ABL-03")
def test_the_army_is_one_more_for_the_action_not_for_each_region() -> None:
    t = playing(players=3)
    t.give_cards(0, "night_village")
    t.put(0, "volcano_1", cities=1)
    t.take_free(0, "dire_eye")
    t.answer(0, "place", t.start(), 4)
    assert t.options(0) == [("place", "volcano_1", 0), ("place", "volcano_1", 1)]


@pytest.mark.clause("legends:EL-ABL-03")
def test_a_leaders_bonus_army_is_not_increased() -> None:
    t = playing(players=3)
    t.give_leader(0, "white_knight")
    t.give_cards(0, "forest_pixie", "night_village")
    t.take_free(0, "stronghold")
    t.answer(0, "build", "volcano_4")
    assert t.options(0) == [("place", "volcano_4", 0), ("place", "volcano_4", 1)]


@pytest.mark.clause("legends:EL-ABL-04")
@pytest.mark.parametrize(("wings", "cost"), [(0, 3), (1, 2), (2, 1), (3, 1), (4, 1), (5, 1)])
def test_each_flying_lowers_the_price_of_a_sea_step_to_no_less_than_one(wings: int, cost: int) -> None:
    t = playing(players=3)
    t.give_cards(0, *FLYING[:wings])
    t.take_free(0, "cursed_banshee")
    t.answer(0, "move", "meadows_village", "fern_middle")
    assert t.question(0).facts == {"points": 6 - cost}
    t.answer(0, "move", "meadows_village", "meadows_cape")
    assert t.question(0).facts == {"points": 5 - cost}
    assert GAME.view(t.g, None).seats[0].sea_cost == cost


@pytest.mark.clause("legends:EL-ABL-04")
def test_with_two_flying_the_last_point_is_enough_for_a_sea_step() -> None:
    t = playing(players=3)
    t.only_army(0, "citadel_islet")
    t.give_cards(0, "dire_eye", "dire_dragon")
    t.take_free(0, "forest_gnome")
    t.answer(0, "move", "citadel_islet", "citadel_slope")
    t.answer(0, "move", "citadel_slope", "citadel_islet")
    assert t.armies(0, "citadel_islet") == 1
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ABL-04")
def test_with_one_flying_one_point_is_too_little_for_a_sea_step() -> None:
    t = playing(players=3)
    t.only_army(0, "meadows_village")
    t.give_cards(0, "dire_eye")
    t.take_free(0, "forest_gnome")
    assert ("meadows_village", "fern_middle") in t.steps(0)
    t.answer(0, "move", "meadows_village", "meadows_trees")
    assert not any(region == "volcano_4" for _, region in t.steps(0))


@pytest.mark.clause("legends:EL-ABL-05")
def test_elixirs_are_summed() -> None:
    t = owning("ancient_tree_spirit", "cursed_banshee")  # 3 + 2
    t.give_cards(1, "forest_gnome", "cursed_king", "dire_goblin")  # 3 + 1 + 1
    assert [seat.elixirs for seat in GAME.view(t.g, None).seats] == [5, 5, 0, 0]
    assert [t.points(seat)["elixirs"] for seat in range(4)] == [1, 1, 0, 0]
    t.give_cards(1, "castle_a")
    assert [t.points(seat)["elixirs"] for seat in range(4)] == [0, 2, 0, 0]


@pytest.mark.clause("legends:EL-ABL-06")
def test_two_coins_come_once() -> None:
    t = playing(players=3)
    bank = t.g.bank
    t.take_free(0, "mountain_treasury")
    assert (t.coins(0), t.g.bank) == (13, bank - 2)
    t.end_turn(0)
    pass_round(t, "dire_eye", "graveyard")
    t.take_free(0, "noble_hills")
    assert t.coins(0) == 13
    t.end_turn(0)
    t.finish()
    assert t.coins(0) == 13


# What scores at the end


@pytest.mark.clause("legends:EL-ABL-07")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (("ancient_sage",), 1),  # counts itself
        (("ancient_sage", "ancient_phoenix", "ancient_woods", "ancient_tree_spirit"), 4),
        (("night_wizard",), 1),
        (("night_wizard", "night_hydra", "night_village"), 3),
        (("arcane_temple",), 1),
        (("arcane_temple", "arcane_sphinx", "arcane_manticore"), 3),
        (("graveyard",), 0),  # does not count itself
        (("graveyard", "cursed_king"), 1),
        (("lake",), 0),
        (("lake", "forest_elf", "forest_gnome", "forest_pixie", "forest_tree_town"), 4),
        (("stronghold",), 0),
        (("stronghold", "dire_eye", "dire_giant"), 2),
        (("cursed_king", "cursed_banshee"), 0),  # cursed cards alone give nothing
        (("graveyard", "cursed_king", "ancient_sage", "ancient_woods"), 3),
    ],
)
def test_one_point_for_each_card_with_the_word_in_its_name(cards: tuple[str, ...], points: int) -> None:
    assert card_points(*cards) == points


@pytest.mark.clause("legends:EL-ABL-07")
def test_cards_of_other_players_do_not_count() -> None:
    t = owning("graveyard", "cursed_king")
    t.give_cards(1, "cursed_banshee", "cursed_tower")
    assert t.points(0)["cards"] == 1
    assert t.points(1)["cards"] == 0


@pytest.mark.clause("legends:EL-ABL-07")
def test_the_order_of_taking_does_not_matter() -> None:
    assert card_points("dire_eye", "stronghold", "dire_goblin") == 2


@pytest.mark.clause("legends:EL-ABL-08")
def test_graveyard_with_four_cursed_cards_gives_four_points() -> None:
    assert card_points("graveyard", "cursed_king", "cursed_banshee", "cursed_mausoleum", "cursed_gargoyles") == 4


@pytest.mark.clause("legends:EL-ABL-09")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (("noble_hills",), 0),
        (("noble_hills", "noble_knight"), 0),
        (("noble_hills", "noble_unicorn"), 0),
        (("noble_hills", "noble_knight", "noble_unicorn"), 4),
        (("noble_knight", "noble_unicorn"), 0),
        (("mountain_dwarf",), 0),
        (("mountain_treasury",), 0),
        (("mountain_dwarf", "mountain_treasury"), 3),
        (("noble_hills", "noble_knight", "noble_unicorn", "mountain_dwarf", "mountain_treasury"), 7),
    ],
)
def test_a_complete_set_gives_its_points_once(cards: tuple[str, ...], points: int) -> None:
    assert card_points(*cards) == points


@pytest.mark.clause("legends:EL-ABL-09")
def test_a_set_divided_between_players_gives_nothing() -> None:
    t = owning("noble_hills", "noble_knight", "mountain_dwarf")
    t.give_cards(1, "noble_unicorn", "mountain_treasury")
    assert [t.points(seat)["cards"] for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.clause("legends:EL-ABL-10")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3)])
def test_dire_ogre_gives_a_point_for_each_three_coins_left(coins: int, points: int) -> None:
    t = owning()
    t.give_cards(1, "dire_ogre")
    for seat in (1, 2, 3):
        t.give_coins(seat, coins)
    assert [t.points(seat)["cards"] for seat in range(4)] == [0, points, 0, 0]


@pytest.mark.clause("legends:EL-ABL-11")
def test_immune_armies_cannot_be_destroyed_by_anybody() -> None:
    t = playing(players=2)
    t.clear()
    for contender in (0, 1, NEUTRAL):
        t.put(contender, "fern_north", armies=2)
    t.give_cards(1, "dire_giant")
    t.take_free(0, "night_hydra")
    t.decline(0)
    assert t.options(0) == [("destroy", "fern_north", 0), ("destroy", "fern_north", "neutral"), ("done",)]
    t.decline(0)
    t.take_free(1, "noble_knight")
    t.decline(1)
    assert t.options(1) == [("destroy", "fern_north", 0), ("destroy", "fern_north", "neutral"), ("done",)]


@pytest.mark.clause("legends:EL-ABL-11")
def test_dire_giant_is_immune_to_his_own_action() -> None:
    t = playing(players=3)
    t.take_free(0, "dire_giant")
    t.decline(0)
    assert t.topic(0) == "destroy"
    assert {option[2] for option in t.options(0) if option[0] == "destroy"} == {1, 2}


@pytest.mark.clause("legends:EL-ABL-11")
def test_with_only_immune_armies_around_there_is_nothing_to_destroy() -> None:
    t = playing(players=3)
    t.only_army(0, "fern_north")
    t.put(1, "fern_south", armies=2)
    t.take_free(0, "dire_giant")
    t.decline(0)
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ABL-12")
@pytest.mark.parametrize("wings", range(6))
def test_cursed_tower_gives_a_point_for_each_flying(wings: int) -> None:
    assert card_points("cursed_tower", *FLYING[:wings]) == wings


@pytest.mark.clause("legends:EL-ABL-12")
def test_cursed_tower_itself_does_not_fly() -> None:
    t = playing(players=3)
    t.give_cards(0, "cursed_tower")
    t.take_free(0, "dire_goblin")
    t.answer(0, "move", "meadows_village", "fern_middle")
    assert t.question(0).facts == {"points": 2}


@pytest.mark.clause("legends:EL-ABL-12")
def test_flying_without_the_tower_gives_no_points() -> None:
    assert card_points(*FLYING) == 0
