"""C. Maps."""

import pytest

from deskovka.games.root.movement import move_options
from deskovka.games.root.tables import PRINTED
from deskovka.games.root.woodland import printed_suits, woodland_for
from tests.root import printed
from tests.root.playing import Table, bare, playing

TABLES = PRINTED.tables


@pytest.mark.clause("root:C.0")
@pytest.mark.parametrize("name", list(TABLES.maps))
def test_twelve_clearings_four_corners_in_two_pairs_and_symmetric_paths(name: str) -> None:
    table = TABLES.maps[name]
    wood = woodland_for(TABLES, name, printed_suits(table))
    assert list(wood.clearings) == list(range(1, 13))
    assert len(wood.corners) == 4
    for one, other in table.corner_pairs:
        assert (wood.opposite[one], wood.opposite[other]) == (other, one)
    for clearing in wood.clearings:
        assert wood.paths[clearing] == printed.ADJACENT[name][clearing]
        assert wood.rivers[clearing] == printed.BY_RIVER[name].get(clearing, ())
    assert sum(wood.slots) == {"autumn": 22, "winter": 22, "lake": 22, "mountain": 23}[name]


@pytest.mark.clause("root:C.0-x1")
def test_autumn_has_no_special_rules() -> None:
    view = playing().view(None).map
    assert (view.landmarks, view.closed_paths, view.coast) == ((), (), ())


@pytest.mark.clause("root:C.1.1")
def test_the_raging_river_divides_forests_but_joins_no_clearings() -> None:
    t = bare(map="winter")
    wood = t.g.woodland
    north, south = wood.forest_numbers["f2_7_12"], wood.forest_numbers["f3_7_12"]
    assert south in wood.forest_neighbours[north]
    t.put(0, 7, warrior=1)
    assert t.options(0, "move") == [("move", 7, 2), ("move", 7, 3)]  # the river leads on to 12


# The lake


def at_the_shore(*warriors: int) -> Table:
    t = bare("marquise", "squirrels", "weasels", map="lake")
    for clearing in warriors:
        t.put(0, clearing, warrior=2)
    return t


@pytest.mark.clause("root:C.2.1")
def test_the_ferry_starts_in_the_corner_at_the_lake() -> None:
    assert bare(map="lake").landmarks() == {"ferry": 1}


@pytest.mark.clause("root:C.2.2", "root:C.2.3")
def test_the_lake_is_a_river_that_joins_all_coastal_clearings() -> None:
    wood = bare(map="lake").g.woodland
    assert wood.coast == (1, 10, 11, 12)
    for clearing in wood.coast:
        assert wood.rivers[clearing] == tuple(other for other in wood.coast if other != clearing)
    t = at_the_shore(10)
    assert t.options(0, "move", "ferry") == [("move", 10, near) for near in (2, 7, 8)]


@pytest.mark.clause("root:C.2.4")
def test_coastal_forests_are_adjacent_along_the_shore() -> None:
    wood = bare(map="lake").g.woodland
    shore = [wood.forest_numbers[name] for name in ("f7_10_11", "f1_5_11", "f1_9_12", "f3_8_10_12")]
    for index, forest in enumerate(shore):
        assert shore[index - 1] in wood.forest_neighbours[forest]
    assert shore[2] not in wood.forest_neighbours[shore[0]]


@pytest.mark.clause("root:C.2.5")
def test_once_per_turn_a_move_may_take_the_ferry_and_brings_a_card() -> None:
    t = at_the_shore(1)
    assert t.options(0, "ferry") == [("ferry", 1, target) for target in (10, 11, 12)]
    t.answer(0, "ferry", 1, 11)
    t.answer(0, "warriors", 1)
    assert (t.warriors(0, 1), t.warriors(0, 11)) == (1, 1)
    assert t.landmarks() == {"ferry": 11}
    assert len(t.cards(0)) == 1
    assert not t.options(0, "ferry")  # once per turn
    t.decline(0)
    assert not t.options(0, "battle", "ferry")
    t.end_turn(0)
    t.end_turn(1)
    t.end_turn(2)
    assert t.options(0, "ferry") == [("ferry", 11, target) for target in (1, 10, 12)]


@pytest.mark.clause("root:C.2.5")
def test_the_ferry_needs_rule_like_any_move() -> None:
    t = at_the_shore(1)
    t.put(1, 1, warrior=3)
    assert not t.options(0, "ferry")
    t.put(0, 12, warrior=1)
    assert t.options(0, "ferry") == [("ferry", 1, 12)]


@pytest.mark.clause("root:C.2.5-x1")
def test_the_ferry_is_no_extra_action_and_only_for_ones_own_turn() -> None:
    t = at_the_shore(1)
    t.put(1, 1, warrior=4)
    assert ("ferry", 1, 10) not in move_options(t.g, 1)  # it is not their turn
    t.put(1, 1, warrior=0)
    t.answer(0, "ferry", 1, 10)
    t.answer(0, "warriors", 2)
    assert t.topic(0) == "march"  # it was the first move of a march


# The mountain


@pytest.mark.clause("root:C.3.1")
def test_six_paths_are_closed_and_the_tower_stands_in_the_middle() -> None:
    view = bare(map="mountain").view(None).map
    assert view.closed_paths == ((2, 5), (3, 7), (5, 9), (6, 11), (8, 9), (11, 12))
    assert [(mark.landmark, mark.clearing) for mark in view.landmarks] == [("tower", 10)]


@pytest.mark.clause("root:C.3.2")
def test_a_closed_path_joins_nothing_but_divides_forests() -> None:
    t = bare(map="mountain")
    t.put(0, 5, warrior=1)
    assert t.options(0, "move") == [("move", 5, 10), ("move", 5, 11)]
    wood = t.g.woodland
    assert wood.forest_numbers["f2_6_11"] in wood.forest_neighbours[wood.forest_numbers["f3_6_11"]]


@pytest.mark.clause("root:C.3.3")
def test_once_per_turn_any_card_opens_a_path_for_a_point() -> None:
    t = bare(map="mountain")
    t.put(0, 5, warrior=1)
    t.hand(0, "anvil", "bake_sale")
    assert t.options(0, "open_path") == [("open_path", 2, 5), ("open_path", 5, 9)]
    t.answer(0, "open_path", 2, 5)
    assert t.topic(0) == "pay_path"
    assert t.options(0) == [("spend", "anvil"), ("spend", "bake_sale")]
    t.answer(0, "spend", "bake_sale")
    assert (t.points(0), t.discarded()) == (1, ["bake_sale"])
    assert t.offered(0, "move", 5, 2)
    assert (2, 5) not in t.view(1).map.closed_paths
    assert not t.options(0, "open_path")
    assert t.question(0).facts == {"left": 3}


@pytest.mark.clause("root:C.3.4")
def test_who_rules_the_pass_at_the_end_of_evening_scores() -> None:
    t = bare("marquise", "squirrels", "weasels", map="mountain")
    t.put(0, 10, warrior=1)
    t.end_turn(0)
    assert t.points(0) == 1
    t.end_turn(1)
    assert (t.points(0), t.points(1)) == (1, 0)  # in one's own Evening only
    t.dominate(0, "dominance_fox")
    t.begin(0)
    t.end_turn(0)
    assert t.points(0) == 1  # no marker, no point


@pytest.mark.clause("root:C.3.5")
def test_every_enclosed_area_of_the_mountain_is_a_forest() -> None:
    wood = bare(map="mountain").g.woodland
    edges = len(wood.printed.paths) + len(wood.printed.closed_paths)
    assert len(wood.forests) == edges - 12 + 1  # Euler: the faces of a connected planar map, without the outer one
