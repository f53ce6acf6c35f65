"""2. Terms."""

from itertools import permutations

import pytest

from deskovka.games.legends.tables import PRINTED, Face
from tests.legends.playing import GAME, Table, playing

NEUTRAL = 2
"""The contender after the two seats of a game for two."""

FACES = {face.id: face for face in PRINTED.tables.content.faces}
MAPS = {
    "first_game": ("meadows", "fern", "citadel", "volcano"),
    "desert_game": ("desert", "ice_islands", "tall_islands", "horseshoe"),
}
INLAND = {"first_game": "fern_north", "desert_game": "desert_7"}
MAP_OF = {face: name for name, faces in MAPS.items() for face in faces}


def empty(players: int = 3, on: str = "first_game") -> Table:
    t = playing(players=players, map=on)
    t.clear()
    return t


def on_the_move(origin: str, card: str, on: str = "first_game") -> Table:
    """Seat 0 has taken a card with a move action and has a single army to move."""
    t = playing(players=3, map=on)
    t.only_army(0, origin)
    t.take_free(0, card)
    return t


# Regions, islands, neighbours


@pytest.mark.clause("legends:EL-TRM-01")
@pytest.mark.parametrize(
    ("face", "islands"),
    [
        ("citadel", [{"citadel_castle", "citadel_slope"}, {"citadel_islet"}]),
        ("desert", [{f"desert_{number}" for number in range(1, 8)}]),
        ("fern", [{"fern_north", "fern_middle", "fern_south"}]),
        ("horseshoe", [{f"horseshoe_{part}" for part in ("tip", "north", "west", "middle", "south")}]),
        ("ice_islands", [{"ice_1", "ice_2"}, {"ice_3"}, {"ice_4", "ice_5"}]),
        ("meadows", [{f"meadows_{part}" for part in ("cape", "stones", "village", "trees", "south")}]),
        ("tall_islands", [{"tall_west"}, {"tall_east"}, {"tall_south"}]),
        ("volcano", [{"volcano_1", "volcano_2"}, {f"volcano_{number}" for number in range(3, 8)}]),
    ],
)
def test_a_segment_shows_one_or_more_islands_of_one_or_more_regions(face: str, islands: list[set[str]]) -> None:
    t = playing(players=3, map=MAP_OF[face])
    shown: dict[str, set[str]] = {}
    for region in GAME.view(t.g, 0).regions:
        if region.id in set().union(*islands):
            shown.setdefault(region.island, set()).add(region.id)
    assert list(shown.values()) == islands


@pytest.mark.clause("legends:EL-TRM-01")
def test_the_regions_of_an_island_hang_together_by_land() -> None:
    for ready_map in MAPS:
        t = playing(players=3, map=ready_map)
        islands: dict[str, set[str]] = {}
        for region in GAME.view(t.g, 0).regions:
            islands.setdefault(region.island, set()).add(region.id)
        for regions in islands.values():
            reached = {min(regions)}
            for _ in regions:
                reached |= {near for region in reached for near in t.land(region)} & regions
            assert reached == regions


@pytest.mark.clause("legends:EL-TRM-02")
@pytest.mark.parametrize("face", FACES.values(), ids=FACES)
def test_a_white_border_is_crossed_both_ways_for_one_point(face: Face) -> None:
    for one, other in face.land:
        for origin, region in ((one, other), (other, one)):
            t = on_the_move(origin, "forest_gnome", MAP_OF[face.id])
            assert t.question(0).facts == {"points": 2}
            t.answer(0, "move", origin, region)
            assert t.armies(0, region) == 1
            assert t.question(0).facts == {"points": 1}


@pytest.mark.clause("legends:EL-TRM-02")
def test_only_regions_that_share_a_border_are_land_neighbours() -> None:
    t = on_the_move("meadows_stones", "forest_gnome")
    assert t.steps(0) == {("meadows_stones", f"meadows_{near}") for near in ("cape", "village", "trees")}
    t = on_the_move("desert_3", "forest_gnome", "desert_game")
    assert t.steps(0) == {("desert_3", f"desert_{near}") for near in (1, 2, 4, 5)}
    t = on_the_move("volcano_5", "forest_gnome")
    assert t.steps(0) == {("volcano_5", f"volcano_{near}") for near in (3, 4, 6)}


@pytest.mark.clause("legends:EL-TRM-03")
@pytest.mark.parametrize(
    ("one", "other", "face"),
    [
        ("citadel_slope", "citadel_islet", "citadel"),
        ("volcano_2", "volcano_5", "volcano"),
        ("ice_2", "ice_3", "ice_islands"),
        ("ice_3", "ice_4", "ice_islands"),
        ("horseshoe_tip", "horseshoe_middle", "horseshoe"),
    ],
)
def test_a_dotted_line_is_crossed_both_ways_for_three_points(one: str, other: str, face: str) -> None:
    for origin, region in ((one, other), (other, one)):
        t = empty(on=MAP_OF[face])
        t.put(0, origin, armies=1)
        t.put(0, INLAND[MAP_OF[face]], armies=1)  # still has where to go afterwards
        t.take_free(0, "dire_goblin")
        t.answer(0, "move", origin, region)
        assert t.armies(0, region) == 1
        assert t.question(0).facts == {"points": 2}


@pytest.mark.clause("legends:EL-TRM-03")
def test_the_sea_link_of_the_horseshoe_lies_within_one_island() -> None:
    t = empty(on="desert_game")
    assert "horseshoe_middle" in t.sea("horseshoe_tip")
    assert "horseshoe_middle" not in t.land("horseshoe_tip")
    t.put(0, "horseshoe_tip", armies=1)
    t.put(0, "horseshoe_middle", armies=1)
    assert (t.points(0)["regions"], t.points(0)["islands"]) == (2, 1)


@pytest.mark.clause("legends:EL-TRM-04")
def test_two_dotted_half_lines_that_meet_are_one_sea_link() -> None:
    for origin, region in (("meadows_village", "fern_middle"), ("fern_middle", "meadows_village")):
        t = on_the_move(origin, "dire_goblin")
        t.answer(0, "move", origin, region)
        assert t.question(0).facts == {"points": 2}
    t = empty()
    assert t.sea("meadows_south") == {"citadel_castle"}
    assert t.sea("meadows_trees") == {"volcano_4"}


@pytest.mark.clause("legends:EL-TRM-04")
def test_a_dotted_half_line_that_meets_no_segment_leads_nowhere() -> None:
    t = empty()
    assert t.sea("meadows_cape") == set()  # the open side of the centre
    for edge in ("fern_north", "fern_south", "volcano_1", "volcano_6", "volcano_7"):
        assert t.sea(edge) == set()
    assert t.sea("citadel_slope") == {"citadel_islet"}
    t = on_the_move("fern_north", "cursed_banshee")
    assert t.steps(0) == {("fern_north", "fern_middle")}


# Control


@pytest.mark.clause("legends:EL-TRM-05")
@pytest.mark.parametrize(
    ("mine", "theirs", "controller"),
    [
        ((1, 1), (2, 0), None),
        ((1, 1), (1, 0), 0),
        ((0, 1), (1, 0), None),
        ((0, 2), (1, 0), 0),
        ((0, 1), (0, 0), 0),
        ((2, 1), (1, 3), 1),
        ((3, 0), (1, 1), 0),
    ],
)
def test_strength_is_armies_and_cities_together(
    mine: tuple[int, int], theirs: tuple[int, int], controller: int | None
) -> None:
    t = empty()
    t.put(0, "fern_north", *mine)
    t.put(1, "fern_north", *theirs)
    assert t.controller("fern_north") == controller


@pytest.mark.clause("legends:EL-TRM-06")
@pytest.mark.parametrize("strengths", [*permutations((3, 2, 1)), *permutations((3, 2, 2)), *permutations((1, 0, 0))])
def test_the_strongest_controls_a_region_whoever_ties_behind(strengths: tuple[int, ...]) -> None:
    t = empty()
    for seat, strength in enumerate(strengths):
        t.put(seat, "fern_north", armies=strength)
    assert t.controller("fern_north") == strengths.index(max(strengths))


@pytest.mark.clause("legends:EL-TRM-06")
@pytest.mark.parametrize("strengths", [*permutations((3, 3, 1)), (2, 2, 2), (1, 1, 0), (0, 1, 1), (0, 0, 0)])
def test_a_tie_for_first_leaves_a_region_to_nobody(strengths: tuple[int, ...]) -> None:
    t = empty()
    for seat, strength in enumerate(strengths):
        t.put(seat, "fern_north", armies=strength)
    assert t.controller("fern_north") is None
    assert sum(t.points(seat)["regions"] for seat in range(3)) == 0


@pytest.mark.clause("legends:EL-TRM-07")
def test_an_island_belongs_to_who_controls_most_of_its_regions_not_to_who_has_most_armies() -> None:
    t = empty()
    t.put(0, "meadows_cape", armies=9)
    t.put(1, "meadows_stones", armies=1)
    t.put(1, "meadows_village", armies=1)
    assert t.island_controller("meadows_1") == 1
    t.put(0, "meadows_trees", armies=1)
    assert t.island_controller("meadows_1") is None
    t.put(0, "meadows_village", armies=1)  # a tie there: two regions to one
    assert t.island_controller("meadows_1") == 0


@pytest.mark.clause("legends:EL-TRM-07")
def test_one_region_is_enough_for_an_island_where_nobody_else_has_any() -> None:
    t = empty(on="desert_game")
    assert t.island_controller("desert_1i") is None
    t.put(2, "desert_7", armies=1)
    assert t.island_controller("desert_1i") == 2
    t.put(1, "desert_7", armies=1)
    assert t.island_controller("desert_1i") is None


@pytest.mark.clause("legends:EL-TRM-07")
@pytest.mark.parametrize(
    ("counts", "controller"), [((2, 1, 1), 0), ((1, 2, 2), None), ((1, 1, 2), 2), ((2, 2, 1), None)]
)
def test_a_tie_for_first_leaves_an_island_to_nobody(counts: tuple[int, ...], controller: int | None) -> None:
    t = empty()
    regions = iter(("cape", "stones", "village", "trees", "south"))
    for seat, count in enumerate(counts):
        for _ in range(count):
            t.put(seat, f"meadows_{next(regions)}", armies=1)
    assert t.island_controller("meadows_1") == controller


@pytest.mark.clause("legends:EL-TRM-08")
def test_neutral_armies_tie_and_win_regions() -> None:
    t = empty(players=2)
    t.put(0, "citadel_islet", armies=2)
    t.put(NEUTRAL, "citadel_islet", armies=1)
    assert t.controller("citadel_islet") == 0
    t.put(NEUTRAL, "citadel_islet", armies=2)
    assert t.controller("citadel_islet") is None
    t.put(NEUTRAL, "citadel_islet", armies=3)
    assert t.controller("citadel_islet") == NEUTRAL
    assert sum(t.points(0).values()) == 0


@pytest.mark.clause("legends:EL-TRM-08")
def test_neutral_armies_tie_and_win_islands() -> None:
    t = empty(players=2)
    t.put(0, "meadows_cape", armies=5)
    t.put(NEUTRAL, "meadows_stones", armies=1)
    assert t.island_controller("meadows_1") is None
    t.put(NEUTRAL, "meadows_trees", armies=1)
    assert t.island_controller("meadows_1") == NEUTRAL
    assert (t.points(0)["regions"], t.points(0)["islands"]) == (1, 0)


@pytest.mark.clause("legends:EL-TRM-08")
def test_the_neutral_colour_scores_nothing_and_has_no_turn() -> None:
    t = empty(players=2)
    for region in ("fern_north", "fern_middle", "fern_south", "citadel_islet"):
        t.put(NEUTRAL, region, armies=1)
    t.put(1, "volcano_1", armies=1)
    for seat, card in ((0, "dire_eye"), (1, "graveyard")):
        t.take_free(seat, card)
        t.end_turn(seat)
    assert t.world.waiting == (0,)
    t.finish()
    assert (t.scores, t.winners) == ((0, 2), (1,))


@pytest.mark.clause("legends:EL-TRM-08")
@pytest.mark.parametrize("players", [3, 4])
def test_there_is_no_neutral_colour_with_more_players(players: int) -> None:
    assert len(playing(players=players).g.armies) == players


# Adjectives


@pytest.mark.clause("legends:EL-TRM-09")
@pytest.mark.parametrize(
    ("scoring", "counted"),
    [("graveyard", "cursed_king"), ("lake", "forest_elf"), ("stronghold", "dire_eye")],
)
def test_a_card_is_not_what_it_rewards(scoring: str, counted: str) -> None:
    t = empty()
    t.give_cards(0, scoring)
    assert t.points(0)["cards"] == 0
    t.give_cards(0, counted)
    assert t.points(0)["cards"] == 1


@pytest.mark.clause("legends:EL-TRM-09")
def test_places_without_an_adjective_count_for_nobody() -> None:
    t = empty(players=4)
    t.give_cards(0, "castle_a", "castle_b", "graveyard", "lake", "stronghold")
    t.give_cards(0, "ancient_sage", "night_wizard", "arcane_temple")
    assert t.points(0)["cards"] == 3  # each of the last three counts itself alone


@pytest.mark.clause("legends:EL-TRM-09")
def test_only_the_first_word_of_the_name_counts() -> None:
    t = empty()
    t.give_cards(0, "ancient_woods", "ancient_tree_spirit", "lake")  # woods and trees, but not forest cards
    assert t.points(0)["cards"] == 0
    t.give_cards(0, "forest_tree_town")
    assert t.points(0)["cards"] == 1
