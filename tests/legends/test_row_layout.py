"""13. The alternative map: four segments in a row that closes into a ring."""

import pytest

from deskovka.kernel import BadSetup
from tests.legends.playing import GAME, Table, playing, set_up

RING = "row:fern@0,meadows@0,citadel@180,volcano@0"


def in_a_row(layout: str = "auto") -> Table:
    """A table at the first question of a game with the segments in a row; seat 0 prepares it."""
    return set_up(players=3, variants=["row_wrap"], prepares=0, map=layout)


def links_between_segments(table: Table) -> set[frozenset[str]]:
    """The pairs of regions on different segments that are neighbours, whether by land or by sea."""
    regions = GAME.view(table.g, None).regions
    segment = {region.id: region.segment for region in regions}
    pairs = {frozenset((region.id, near)) for region in regions for near in (*region.land, *region.sea)}
    return {pair for pair in pairs if len({segment[region] for region in pair}) == 2}


@pytest.mark.clause("legends:EL-LAY-01")
def test_the_segments_lie_side_by_side() -> None:
    table = in_a_row(RING)
    segments = GAME.view(table.g, None).segments
    assert [(segment.face, segment.column, segment.line) for segment in segments] == [
        ("fern", 0, 0),
        ("meadows", 1, 0),
        ("citadel", 2, 0),
        ("volcano", 3, 0),
    ]


@pytest.mark.clause("legends:EL-LAY-01")
@pytest.mark.parametrize(
    "layout",
    [RING, "row:volcano@180,fern@0,meadows@180,citadel@0", "row:tall_islands@0,horseshoe@0,ice_islands@180,citadel@0"],
)
def test_the_start_token_goes_on_an_inner_segment(layout: str) -> None:
    table = in_a_row(layout)
    inner = [slot.face for slot in table.g.on_map.slots[1:3]]
    offered = {str(option[1]) for option in table.options(0)}
    assert offered <= {region.id for face in inner for region in face.regions}
    for face in inner:
        assert offered & {region.id for region in face.regions}  # either of the two


@pytest.mark.clause("legends:EL-LAY-01")
def test_the_player_who_prepares_the_game_lays_the_row_from_left_to_right() -> None:
    table = set_up(players=3, variants=["row_wrap"], prepares=2, map="chosen")
    for place, (face, degrees) in enumerate([("desert", 0), ("volcano", 180), ("fern", 0), ("meadows", 180)], start=1):
        assert table.topic(2) == "segment"
        assert ("segment", place, face) in table.options(2)
        table.answer(2, "segment", place, face)
        table.answer(2, "turn", degrees)
    assert table.g.layout == "row:desert@0,volcano@180,fern@0,meadows@180"


@pytest.mark.clause("legends:EL-LAY-01")
def test_only_one_face_of_a_segment_can_lie_in_the_row() -> None:
    table = set_up(players=3, variants=["row_wrap"], prepares=0, map="chosen")
    assert len(table.options(0)) == 8
    table.answer(0, "segment", 1, "desert")
    table.answer(0, "turn", 0)
    assert {option[2] for option in table.options(0)} == {
        *("meadows", "tall_islands", "fern", "ice_islands", "volcano", "horseshoe")  # but neither desert nor citadel
    }


@pytest.mark.clause("legends:EL-LAY-02")
def test_four_sea_links_form_a_ring() -> None:
    table = in_a_row(RING)
    ring = [
        ("fern_south", "meadows_trees"),
        ("meadows_village", "citadel_slope"),
        ("citadel_castle", "volcano_6"),
        ("volcano_4", "fern_middle"),  # the two outer edges
    ]
    assert links_between_segments(table) == {frozenset(pair) for pair in ring}
    for one, other in ring:
        assert other in table.sea(one)
        assert one in table.sea(other)
        assert other not in table.land(one)


@pytest.mark.clause("legends:EL-LAY-02")
def test_an_army_sails_round_the_outer_edge() -> None:
    table = playing(players=3, variants=["row_wrap"])
    table.only_army(0, "volcano_4")
    table.take_free(0, "forest_pixie")  # move 4
    table.answer(0, "move", "volcano_4", "fern_middle")
    assert table.question(0).facts == {"points": 1}
    assert table.armies(0, "fern_middle") == 1


@pytest.mark.clause("legends:EL-LAY-02")
def test_in_the_t_there_are_only_three_links_and_no_ring() -> None:
    assert len(links_between_segments(playing(players=3))) == 3


@pytest.mark.clause("legends:EL-LAY-03")
def test_a_segment_stands_upright_or_on_its_head() -> None:
    table = set_up(players=3, variants=["row_wrap"], prepares=0, map="chosen")
    table.answer(0, "segment", 1, "fern")
    assert table.options(0) == [("turn", 0), ("turn", 180)]
    for degrees in (90, 270, 45):
        with pytest.raises(BadSetup) as refused:
            GAME.read_setup({"variants": ["row_wrap"], "map": f"row:fern@{degrees},meadows@0,citadel@0,volcano@0"})
        assert refused.value.facts["key"] == "map"


@pytest.mark.clause("legends:EL-LAY-03")
def test_turned_on_its_head_a_segment_shows_its_west_to_the_right() -> None:
    upright = links_between_segments(in_a_row("row:fern@0,horseshoe@0,citadel@0,meadows@0"))
    assert frozenset(("fern_south", "horseshoe_west")) in upright
    assert frozenset(("horseshoe_middle", "citadel_castle")) in upright
    turned = links_between_segments(in_a_row("row:fern@0,horseshoe@180,citadel@0,meadows@0"))
    assert frozenset(("fern_south", "horseshoe_middle")) in turned
    assert frozenset(("horseshoe_west", "citadel_castle")) in turned
    assert len(upright & turned) == 2  # the links of the other segments stay


@pytest.mark.clause("legends:EL-LAY-03")
def test_exits_to_the_north_and_south_lead_nowhere() -> None:
    table = in_a_row(RING)
    linked = {region for pair in links_between_segments(table) for region in pair}
    assert linked.isdisjoint({"fern_north", "meadows_cape", "meadows_south", "volcano_1", "volcano_7"})


@pytest.mark.clause("legends:EL-LAY-04")
@pytest.mark.parametrize(
    ("layout", "starts"),
    [
        (RING, {"meadows_trees", "meadows_village", "citadel_slope", "citadel_castle"}),
        ("row:desert@0,meadows@0,fern@0,volcano@0", {"desert_4", "desert_5"}),
        ("row:meadows@0,fern@0,volcano@0,desert@180", {"desert_4", "desert_5"}),
        ("row:meadows@0,desert@180,fern@0,volcano@0", {"desert_4", "desert_5"}),
    ],
)
def test_the_start_is_an_exit_to_the_east_or_west(layout: str, starts: set[str]) -> None:
    assert {str(option[1]) for option in in_a_row(layout).options(0)} == starts
    with pytest.raises(BadSetup) as refused:
        GAME.read_setup({"variants": ["row_wrap"], "map": layout, "start": "fern_north"})
    assert set(str(refused.value.facts["allowed"]).split(", ")) == starts


@pytest.mark.clause("legends:EL-LAY-05")
def test_the_joint_armies_go_to_any_segment_but_that_of_the_start() -> None:
    table = in_a_row(RING)
    table.answer(0, "start", "citadel_castle")
    offered = [str(option[1]) for option in table.options(0)]
    assert offered == [region for region in table.g.on_map.regions if not region.startswith("citadel")]
    table.answer(0, "joint", "meadows_cape")  # the other inner segment
    assert [table.armies(seat, "meadows_cape") for seat in range(3)] == [1, 1, 1]


@pytest.mark.clause("legends:EL-LAY-05")
def test_with_the_start_on_an_outer_desert_the_inner_segments_are_free_for_the_joint_armies() -> None:
    table = in_a_row("row:desert@0,meadows@0,fern@0,volcano@0")
    table.answer(0, "start", "desert_5")
    offered = {str(option[1]) for option in table.options(0)}
    assert offered == {region for region in table.g.on_map.regions if not region.startswith("desert")}


def test_the_ready_made_ring_is_the_default_of_the_row() -> None:
    table = in_a_row()
    assert table.g.layout == RING
    assert table.start() == "meadows_village"
    assert [table.armies(seat, "volcano_4") for seat in range(3)] == [1, 1, 1]
