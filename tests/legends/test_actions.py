"""6. Actions."""

import pytest

from deskovka.kernel import IllegalAnswer
from tests.legends.playing import Table, playing

NEUTRAL = 2
"""The contender after the two seats of a game for two."""

DESTROY_AND_BUILD = {
    "cards": {"stronghold": {"joiner": "and", "actions": [{"type": "destroy", "n": 1}, {"type": "build", "n": 1}]}}
}
"""No printed card has the pair of actions that the rulebook explains."""


def moving(card: str, armies: dict[str, int], *owned: str) -> Table:
    """Seat 0 has these armies and no others on an empty map, and has taken a card with a move action."""
    t = playing(players=3)
    t.clear()
    for region, count in armies.items():
        t.put(0, region, armies=count)
    t.give_cards(0, *owned)
    t.take_free(0, card)
    return t


# Place


@pytest.mark.clause("legends:EL-ACT-01")
@pytest.mark.parametrize(
    ("card", "owned", "most"),
    [
        ("graveyard", (), 2),
        ("noble_hills", (), 3),
        ("dire_eye", (), 4),
        ("dire_eye", ("forest_pixie",), 5),
        ("dire_eye", ("forest_pixie", "night_village", "night_hydra"), 7),
        ("dire_eye", ("forest_tree_town", "ancient_phoenix"), 4),  # neither moves nor wings
    ],
)
def test_as_many_armies_as_the_card_shows_and_one_more_for_each_ability(
    card: str, owned: tuple[str, ...], most: int
) -> None:
    t = playing(players=3)
    t.give_cards(0, *owned)
    t.take_free(0, card)
    assert t.question(0).facts == {"left": most, "region": t.start()}
    assert t.options(0) == [("place", t.start(), count) for count in range(most + 1)]
    t.answer(0, "place", t.start(), most)
    assert (t.armies(0, t.start()), t.supply(0)) == (4 + most, 13 - most)
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ACT-02")
def test_new_armies_go_to_the_start_region_and_to_own_cities_only() -> None:
    t = playing(players=3)
    t.put(0, "fern_north", armies=5)
    t.put(1, "volcano_1", armies=2, cities=1)
    t.put(0, "volcano_1", armies=2)
    t.put(0, "citadel_islet", cities=1)
    t.take_free(0, "dire_eye")
    asked = []
    while t.g.phase == "act":
        asked.append(str(t.question(0).facts["region"]))
        t.decline(0)
    assert asked == [t.start(), "citadel_islet"]


@pytest.mark.clause("legends:EL-ACT-02")
def test_new_armies_may_be_split_among_regions() -> None:
    t = playing(players=3)
    t.put(0, "citadel_islet", cities=1)
    t.put(0, "volcano_1", cities=2)
    t.take_free(0, "dire_eye")
    t.answer(0, "place", t.start(), 1)
    assert t.question(0).facts == {"left": 3, "region": "volcano_1"}
    t.answer(0, "place", "volcano_1", 2)
    assert t.options(0) == [("place", "citadel_islet", 0), ("place", "citadel_islet", 1)]
    t.answer(0, "place", "citadel_islet", 1)
    assert [t.armies(0, region) for region in (t.start(), "volcano_1", "citadel_islet")] == [5, 2, 1]
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ACT-02")
def test_a_city_in_the_start_region_is_no_second_place() -> None:
    t = playing(players=3)
    t.put(0, t.start(), armies=4, cities=1)
    t.take_free(0, "dire_eye")
    t.answer(0, "place", t.start(), 2)
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ACT-02")
def test_the_start_region_is_open_to_a_player_who_has_nothing_there() -> None:
    t = playing(players=3)
    t.put(0, t.start())
    t.put(1, t.start(), armies=4, cities=2)
    assert t.controller(t.start()) == 1
    t.take_free(0, "dire_eye")
    t.answer(0, "place", t.start(), 4)
    assert t.armies(0, t.start()) == 4


# Move


@pytest.mark.clause("legends:EL-ACT-03")
def test_three_moves_can_be_one_army_three_steps() -> None:
    t = moving("ancient_sage", {"meadows_cape": 2})
    for origin, region in (("cape", "stones"), ("stones", "trees"), ("trees", "south")):
        t.answer(0, "move", f"meadows_{origin}", f"meadows_{region}")
    assert (t.armies(0, "meadows_cape"), t.armies(0, "meadows_south")) == (1, 1)
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ACT-03")
def test_three_moves_can_be_three_armies_one_step_each() -> None:
    t = moving("ancient_sage", {"meadows_village": 4})
    for region in ("cape", "stones", "trees"):
        t.answer(0, "move", "meadows_village", f"meadows_{region}")
    assert [t.armies(0, f"meadows_{part}") for part in ("village", "cape", "stones", "trees")] == [1, 1, 1, 1]
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ACT-03")
def test_three_moves_can_be_one_army_two_steps_and_another_one_step() -> None:
    t = moving("ancient_sage", {"meadows_village": 1, "fern_north": 1})
    t.answer(0, "move", "meadows_village", "meadows_trees")
    t.answer(0, "move", "fern_north", "fern_middle")
    t.answer(0, "move", "meadows_trees", "meadows_south")  # the first army again
    assert (t.armies(0, "meadows_south"), t.armies(0, "fern_middle")) == (1, 1)
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ACT-03")
@pytest.mark.parametrize(
    ("owned", "points"),
    [((), 3), (("forest_tree_town",), 4), (("forest_tree_town", "noble_knight", "cursed_mausoleum"), 6)],
)
def test_each_ability_adds_one_step_to_the_whole_action(owned: tuple[str, ...], points: int) -> None:
    t = moving("ancient_sage", {"meadows_village": 9}, *owned)
    for left in range(points, 0, -1):
        assert t.question(0).facts == {"points": left}
        t.answer(0, "move", "meadows_village", "meadows_cape")
    assert t.armies(0, "meadows_cape") == points
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ACT-03")
def test_a_player_moves_only_armies_of_his_own() -> None:
    t = playing(players=2)
    t.only_army(0, "fern_north")
    t.put(1, "fern_middle", armies=3)
    t.put(NEUTRAL, "fern_south", armies=3)
    t.take_free(0, "dire_goblin")
    assert t.steps(0) == {("fern_north", "fern_middle")}


@pytest.mark.clause("legends:EL-ACT-04")
def test_a_land_step_costs_one_and_a_sea_step_three() -> None:
    t = moving("cursed_banshee", {"meadows_cape": 1})
    t.answer(0, "move", "meadows_cape", "meadows_village")
    assert t.question(0).facts == {"points": 5}
    t.answer(0, "move", "meadows_village", "fern_middle")
    assert t.question(0).facts == {"points": 2}
    assert t.steps(0) == {("fern_middle", "fern_north"), ("fern_middle", "fern_south")}  # not back for two


@pytest.mark.clause("legends:EL-ACT-04")
def test_a_step_that_cannot_be_paid_in_full_is_illegal() -> None:
    t = moving("forest_gnome", {"citadel_slope": 1})
    with pytest.raises(IllegalAnswer):
        t.answer(0, "move", "citadel_slope", "citadel_islet")
    t = moving("ancient_sage", {"citadel_slope": 1})
    t.answer(0, "move", "citadel_slope", "citadel_islet")
    assert t.armies(0, "citadel_islet") == 1
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ACT-04")
def test_one_army_can_take_several_sea_steps() -> None:
    t = moving("cursed_banshee", {"fern_middle": 1})
    t.answer(0, "move", "fern_middle", "meadows_village")
    t.answer(0, "move", "meadows_village", "fern_middle")
    assert t.armies(0, "fern_middle") == 1
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ACT-04")
def test_with_flying_a_sea_step_costs_less_and_a_land_step_still_one() -> None:
    t = moving("dire_goblin", {"meadows_village": 1}, "dire_eye")
    t.answer(0, "move", "meadows_village", "fern_middle")
    assert t.question(0).facts == {"points": 3}
    t.answer(0, "move", "fern_middle", "fern_south")
    assert t.question(0).facts == {"points": 2}


@pytest.mark.clause("legends:EL-ACT-04")
def test_unspent_points_are_lost() -> None:
    t = moving("dire_goblin", {"fern_north": 1})
    t.answer(0, "move", "fern_north", "fern_middle")
    t.answer(0, "done")
    for seat, card in ((1, "dire_eye"), (2, "graveyard")):
        t.take_free(seat, card)
        t.end_turn(seat)
    t.take_free(0, "forest_gnome")
    assert t.question(0).facts == {"points": 2}


@pytest.mark.clause("legends:EL-ACT-04")
def test_a_step_leads_to_a_neighbour_only() -> None:
    t = moving("cursed_banshee", {"volcano_5": 1})
    by_land = {("volcano_5", f"volcano_{near}") for near in (3, 4, 6)}
    assert t.steps(0) == by_land | {("volcano_5", "volcano_2")}


@pytest.mark.clause("legends:EL-ACT-05")
def test_foreign_pieces_never_stop_a_move() -> None:
    t = playing(players=2)
    t.only_army(0, "fern_north")
    t.put(1, "fern_north", armies=4, cities=1)
    t.put(1, "fern_middle", armies=9, cities=2)
    t.put(NEUTRAL, "fern_middle", armies=10)
    t.take_free(0, "ancient_sage")
    t.answer(0, "move", "fern_north", "fern_middle")
    assert t.question(0).facts == {"points": 2}
    t.answer(0, "move", "fern_middle", "fern_south")
    t.answer(0, "move", "fern_south", "fern_middle")
    assert [t.armies(contender, "fern_middle") for contender in (0, 1, NEUTRAL)] == [1, 9, 10]


@pytest.mark.clause("legends:EL-ACT-05")
def test_any_number_of_armies_may_share_a_region() -> None:
    t = moving("cursed_banshee", {"fern_north": 6, "fern_middle": 12})
    for _ in range(6):
        t.answer(0, "move", "fern_north", "fern_middle")
    assert t.armies(0, "fern_middle") == 18


# Build


@pytest.mark.clause("legends:EL-ACT-06")
def test_a_city_is_built_where_one_has_an_army() -> None:
    t = playing(players=3)
    t.only_army(0, "fern_north")
    t.put(0, "volcano_1", armies=3)
    t.put(0, "fern_south", cities=1)
    t.put(1, "citadel_islet", armies=2)
    t.take_free(0, "stronghold")
    assert t.options(0) == [("build", "volcano_1"), ("build", "fern_north"), ("done",)]
    t.answer(0, "build", "fern_north")
    assert (t.cities(0, "fern_north"), t.armies(0, "fern_north"), t.city_supply(0)) == (1, 1, 1)
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ACT-06")
def test_without_an_army_no_city_is_built() -> None:
    t = playing(players=3)
    t.only_army(1, "fern_north")
    t.put(0, "fern_south", cities=1)
    t.take_free(0, "stronghold")
    assert t.topic(1) == "take"
    assert sum(t.g.cities[0]) == 1


@pytest.mark.clause("legends:EL-ACT-06")
def test_any_number_of_cities_of_any_players_may_stand_in_a_region() -> None:
    t = playing(players=3)
    t.only_army(0, "fern_north")
    t.put(0, "fern_north", armies=1, cities=2)
    t.put(1, "fern_north", armies=1, cities=3)
    t.put(2, "fern_north", armies=1, cities=1)
    t.take_free(0, "stronghold")
    t.answer(0, "build", "fern_north")
    t.take_free(1, "graveyard")
    t.end_turn(1)
    t.take_free(2, "cursed_tower")
    t.answer(2, "build", "fern_north")
    assert [t.cities(seat, "fern_north") for seat in range(3)] == [3, 3, 2]


# Destroy


@pytest.mark.clause("legends:EL-ACT-07")
def test_an_army_is_destroyed_where_one_has_an_army_and_goes_back_to_its_owner() -> None:
    t = playing(players=3)
    t.only_army(0, "fern_north")
    t.put(1, "fern_north", armies=2)
    t.put(2, "fern_north", armies=1)
    t.put(2, "fern_south", armies=5)
    t.take_free(0, "night_hydra")
    t.decline(0)
    assert t.options(0) == [*(("destroy", "fern_north", seat) for seat in range(3)), ("done",)]
    supply = t.supply(1)
    t.answer(0, "destroy", "fern_north", 1)
    assert (t.armies(1, "fern_north"), t.supply(1)) == (1, supply + 1)
    assert t.topic(1) == "take"  # one army, not more


@pytest.mark.clause("legends:EL-ACT-07")
def test_a_destroyed_army_can_be_placed_again() -> None:
    t = playing(players=3)
    t.put(1, t.start(), armies=17)  # with the joint army all 18
    t.take_free(0, "night_hydra")
    t.decline(0)
    t.answer(0, "destroy", t.start(), 1)
    t.take_free(1, "graveyard")
    assert t.options(1) == [("place", t.start(), 0), ("place", t.start(), 1)]


@pytest.mark.clause("legends:EL-ACT-07")
def test_a_city_alone_is_not_enough_to_destroy() -> None:
    t = playing(players=3)
    t.only_army(1, "fern_north")
    t.put(0, "fern_north", cities=3)
    t.put(0, "volcano_1", armies=1)
    t.take_free(0, "night_hydra")
    t.decline(0)
    assert t.options(0) == [("destroy", "volcano_1", 0), ("done",)]


@pytest.mark.clause("legends:EL-ACT-08")
def test_neutral_armies_can_be_destroyed() -> None:
    t = playing(players=2)
    t.only_army(0, "fern_north")
    t.put(NEUTRAL, "fern_north", armies=3)
    t.take_free(0, "night_hydra")
    t.decline(0)
    t.answer(0, "destroy", "fern_north", "neutral")
    assert t.armies(NEUTRAL, "fern_north") == 2


@pytest.mark.clause("legends:EL-ACT-08")
def test_a_player_can_destroy_even_his_only_army() -> None:
    t = playing(players=2)
    t.only_army(0, "fern_north")
    t.take_free(0, "night_hydra")
    t.decline(0)
    supply = t.supply(0)
    t.answer(0, "destroy", "fern_north", 0)
    assert (t.armies(0, "fern_north"), t.supply(0)) == (0, supply + 1)


# Two actions on one card


@pytest.mark.clause("legends:EL-ACT-09")
@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("cursed_king", ["place", "move"]),
        ("lake", ["place", "move"]),
        ("forest_elf", ["place", "move"]),
        ("arcane_sphinx", ["place", "move"]),
        ("castle_a", ["place", "build"]),
    ],
)
def test_of_two_actions_with_a_stroke_between_one_is_chosen(card: str, options: list[str]) -> None:
    for chosen in options:
        t = playing(players=4)
        t.take_free(0, card)
        assert t.options(0) == [("perform", kind) for kind in options]
        t.answer(0, "perform", chosen)
        assert t.topic(0) == chosen
        t.decline(0)
        assert t.topic(1) == "take"  # the other one is lost


@pytest.mark.clause("legends:EL-ACT-09")
def test_the_chosen_action_has_its_own_number() -> None:
    t = playing(players=3)
    t.take_free(0, "lake")
    t.answer(0, "perform", "move")
    assert t.question(0).facts == {"points": 3}
    t.end_turn(0)
    t.take_free(1, "cursed_king")
    t.answer(1, "perform", "place")
    assert t.question(1).facts["left"] == 3


@pytest.mark.clause("legends:EL-ACT-10")
@pytest.mark.parametrize(
    ("card", "order"),
    [
        ("ancient_woods", ["build", "place"]),
        ("dire_giant", ["place", "destroy"]),
        ("night_hydra", ["move", "destroy"]),
        ("noble_unicorn", ["move", "place"]),
        ("castle_b", ["move", "build"]),
    ],
)
def test_two_actions_with_a_plus_between_come_in_the_printed_order(card: str, order: list[str]) -> None:
    t = playing(players=4)
    t.take_free(0, card)
    asked = []
    while t.g.phase == "act":
        asked.append(t.topic(0))
        t.decline(0)
    assert asked == order


@pytest.mark.clause("legends:EL-ACT-10")
def test_a_city_built_first_is_a_place_for_the_armies_that_follow() -> None:
    t = playing(players=3)
    t.take_free(0, "ancient_woods")
    t.answer(0, "build", "volcano_4")
    t.answer(0, "place", t.start(), 0)
    t.answer(0, "place", "volcano_4", 2)
    assert t.armies(0, "volcano_4") == 3


@pytest.mark.clause("legends:EL-ACT-10")
def test_an_army_placed_after_the_move_does_not_move() -> None:
    t = playing(players=3)
    t.take_free(0, "noble_unicorn")
    t.answer(0, "done")
    t.answer(0, "place", t.start(), 1)
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ACT-10")
def test_an_army_moved_first_lets_destroy_where_it_came_to() -> None:
    t = playing(players=3)
    t.only_army(0, "fern_north")
    t.put(1, "fern_middle", armies=1)
    t.take_free(0, "night_hydra")
    t.answer(0, "move", "fern_north", "fern_middle")
    t.answer(0, "done")
    t.answer(0, "destroy", "fern_middle", 1)
    assert t.armies(1, "fern_middle") == 0


@pytest.mark.clause("legends:EL-ACT-10")
def test_destroy_comes_before_build() -> None:
    t = playing(players=3, edition=DESTROY_AND_BUILD)
    t.take_free(0, "stronghold")
    t.answer(0, "destroy", t.start(), 1)
    t.answer(0, "build", t.start())
    assert (t.armies(1, t.start()), t.cities(0, t.start())) == (3, 1)
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ACT-10")
def test_who_has_built_does_not_destroy_any_more() -> None:
    t = playing(players=3, edition=DESTROY_AND_BUILD)
    t.take_free(0, "stronghold")
    with pytest.raises(IllegalAnswer):
        t.answer(0, "build", t.start())
    t.decline(0)
    t.answer(0, "build", t.start())
    assert (t.armies(1, t.start()), t.cities(0, t.start())) == (4, 1)
    assert t.topic(1) == "take"


@pytest.mark.clause("legends:EL-ACT-10")
def test_an_own_army_destroyed_first_cannot_build_afterwards() -> None:
    t = playing(players=3, edition=DESTROY_AND_BUILD)
    t.only_army(0, "fern_north")
    t.take_free(0, "stronghold")
    t.answer(0, "destroy", "fern_north", 0)
    assert t.topic(1) == "take"
    assert sum(t.g.cities[0]) == 0


@pytest.mark.clause("legends:EL-ACT-10")
def test_a_first_action_that_is_impossible_does_not_stop_the_second() -> None:
    t = playing(players=3)
    t.put(0, "fern_north", armies=13)  # all 18 on the map: none to place
    t.take_free(0, "dire_dragon")
    assert t.topic(0) == "destroy"


@pytest.mark.clause("legends:EL-ACT-01")
def test_no_more_armies_are_said_to_be_left_than_the_supply_has() -> None:
    t = playing()
    t.put(0, "fern_north", armies=t.supply(0) - 1)
    t.take_free(0, "dire_eye")  # place 4
    assert t.question(0).facts["left"] == t.game.view(t.g, 0).points == 1
    assert t.options(0) == [("place", "meadows_village", 0), ("place", "meadows_village", 1)]
