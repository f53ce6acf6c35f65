"""3. Set-up: the map as a T, the start region, special faces."""

import pytest

from deskovka.kernel import BadSetup
from tests.legends.playing import GAME, Table, playing, set_up

EIGHT_FACES = ["citadel", "desert", "fern", "horseshoe", "ice_islands", "meadows", "tall_islands", "volcano"]
PLACES = {"N": (1, 0), "E": (2, 1), "S": (1, 2), "W": (0, 1), "centre": (1, 1)}
"""Column and line of each segment of a T."""


def laid(layout: str) -> Table:
    """The map lies on the table; seat 0 prepares the game."""
    return set_up(players=3, prepares=0, map=layout)


def starts(t: Table) -> set[str]:
    """Where the start token may go."""
    assert t.topic(0) == "start"
    return {str(option[1]) for option in t.options(0)}


def segment(t: Table, region: str) -> int:
    """Which of the four segments a region lies on."""
    on_map = t.g.on_map
    return on_map.slot_of[on_map.index[region]]


def centre(t: Table) -> int:
    return [(slot.column, slot.line) for slot in t.g.on_map.slots].index(PLACES["centre"])


def links_between_segments(t: Table) -> set[frozenset[str]]:
    regions = t.g.on_map.regions
    links = {frozenset((one, other)) for one in regions for other in t.sea(one) | t.land(one)}
    return {link for link in links if len({segment(t, region) for region in link}) == 2}


# The T


@pytest.mark.clause("legends:EL-SEG-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("open_side", "arms"), [("N", "ESW"), ("E", "NSW"), ("S", "NEW"), ("W", "NES")], ids=["N", "E", "S", "W"]
)
def test_three_segments_touch_three_sides_of_the_fourth(players: int, open_side: str, arms: str) -> None:
    t = set_up(players=players, prepares=0, map="chosen")
    t.answer(0, "centre", "meadows")
    t.answer(0, "turn", 0)
    t.answer(0, "open_side", open_side)
    faces = dict(zip(arms, ("fern", "citadel", "volcano"), strict=True))
    for side, face in faces.items():
        t.answer(0, "arm", side, face)
        t.answer(0, "touch", "N")
    shown = {segment.face: (segment.column, segment.line) for segment in GAME.view(t.g, 0).segments}
    assert shown == {"meadows": PLACES["centre"]} | {face: PLACES[side] for side, face in faces.items()}


@pytest.mark.clause("legends:EL-SEG-01")
@pytest.mark.parametrize(
    "layout",
    [
        "t:meadows@0,E=fern@W,E=citadel@N,W=volcano@E",  # two arms on one side
        "t:meadows@0,E=fern@W,W=volcano@E",  # three segments
        "t:meadows@0,N=horseshoe@S,E=fern@W,S=citadel@N,W=volcano@E",  # five, and no open side
        "t:meadows@45,E=fern@W,S=citadel@N,W=volcano@E",
        "t:meadows@0,E=fern@W,S=citadel@N,W=atlantis@E",
    ],
)
def test_what_is_no_t_of_four_segments_is_refused(layout: str) -> None:
    with pytest.raises(BadSetup):
        laid(layout)


@pytest.mark.clause("legends:EL-SEG-02")
def test_the_set_up_player_chooses_the_centre_the_turns_and_the_arms_freely() -> None:
    t = set_up(players=3, prepares=2, map="chosen")
    assert t.options(2) == [("centre", face) for face in EIGHT_FACES]
    t.answer(2, "centre", "horseshoe")
    assert t.options(2) == [("turn", degrees) for degrees in (0, 90, 180, 270)]
    t.answer(2, "turn", 270)
    assert t.options(2) == [("open_side", side) for side in "NESW"]
    t.answer(2, "open_side", "E")
    remaining = [face for face in EIGHT_FACES if face not in ("horseshoe", "volcano")]
    assert t.options(2) == [("arm", "N", face) for face in remaining]
    t.answer(2, "arm", "N", "tall_islands")
    assert t.options(2) == [("touch", side) for side in "NESW"]
    t.answer(2, "touch", "E")
    assert t.options(2) == [("arm", "S", face) for face in ("citadel", "desert", "fern", "ice_islands")]
    t.answer(2, "arm", "S", "ice_islands")
    t.answer(2, "touch", "S")
    assert t.options(2) == [("arm", "W", face) for face in ("citadel", "desert")]
    t.answer(2, "arm", "W", "citadel")
    t.answer(2, "touch", "W")
    assert t.g.layout == "t:horseshoe@270,N=tall_islands@E,S=ice_islands@S,W=citadel@W"
    assert t.topic(2) == "start"


@pytest.mark.clause("legends:EL-SEG-02")
def test_a_drawn_map_uses_every_freedom() -> None:
    maps = [playing(seed, players=3, map="drawn").g.layout for seed in range(150)]
    centres, turns, sides, touches = set(), set(), set(), set()
    for layout in maps:
        middle, *arms = layout.removeprefix("t:").split(",")
        face, _, degrees = middle.partition("@")
        centres.add(face)
        turns.add(degrees)
        sides.add("".join(arm[0] for arm in arms))
        touches |= {arm[-1] for arm in arms}
    assert sorted(centres) == EIGHT_FACES
    assert turns == {"0", "90", "180", "270"}
    assert sides == {"ESW", "NSW", "NEW", "NES"}
    assert touches == set("NESW")


@pytest.mark.clause("legends:EL-SEG-03")
def test_the_first_map_is_linked_at_three_places_only() -> None:
    assert links_between_segments(playing(players=3)) == {
        frozenset(("meadows_village", "fern_middle")),
        frozenset(("meadows_south", "citadel_castle")),
        frozenset(("meadows_trees", "volcano_4")),
    }


@pytest.mark.clause("legends:EL-SEG-03")
def test_arms_are_linked_with_the_centre_and_never_with_each_other() -> None:
    for seed in range(60):
        t = playing(seed, players=3, map="drawn")
        links = links_between_segments(t)
        arms = []
        for link in links:
            one, other = link
            assert other in t.sea(one)
            assert centre(t) in (segment(t, one), segment(t, other))
            arms += [number for number in (segment(t, one), segment(t, other)) if number != centre(t)]
        assert len(arms) == len(set(arms)) == 3


# The start region


@pytest.mark.clause("legends:EL-SEG-04")
@pytest.mark.parametrize(
    ("layout", "legal"),
    [
        ("t:fern@0,E=meadows@W,S=citadel@N,W=volcano@E", {"fern_south", "fern_middle"}),  # two sides exit in the south
        ("t:fern@180,E=meadows@W,S=citadel@N,W=volcano@E", {"fern_south", "fern_middle", "fern_north"}),
        ("t:citadel@0,N=meadows@S,E=fern@W,S=volcano@N", {"citadel_castle", "citadel_slope"}),
        ("t:ice_islands@0,N=meadows@S,S=citadel@N,W=volcano@E", {"ice_1", "ice_5", "ice_2"}),
        ("t:volcano@0,N=meadows@S,E=fern@W,S=citadel@N", {"volcano_1", "volcano_4", "volcano_7"}),
        ("t:volcano@0,N=meadows@S,E=fern@W,W=citadel@E", {"volcano_1", "volcano_4", "volcano_6"}),
    ],
)
def test_the_start_region_is_a_region_of_the_centre_that_is_linked_with_an_arm(layout: str, legal: set[str]) -> None:
    assert starts(laid(layout)) == legal


@pytest.mark.clause("legends:EL-SEG-04")
def test_every_linked_region_of_the_centre_may_be_the_start_and_no_other() -> None:
    tables = [playing(seed, players=3, map="drawn") for seed in range(60)]
    without_desert = [t for t in tables if "desert" not in t.g.layout]
    assert len(without_desert) > 10
    for t in without_desert:
        on_map = t.g.on_map
        linked = {
            region
            for region in on_map.regions
            if segment(t, region) == centre(t) and any(segment(t, far) != centre(t) for far in t.sea(region))
        }
        assert {on_map.regions[start] for start in on_map.starts} == linked
        assert t.start() in linked


@pytest.mark.clause("legends:EL-SEG-04")
@pytest.mark.parametrize("start", ["meadows_cape", "meadows_stones", "fern_middle", "citadel_castle"])
def test_a_set_up_cannot_name_another_start(start: str) -> None:
    layout = "t:meadows@0,E=fern@W,S=citadel@N,W=volcano@E"
    with pytest.raises(BadSetup, match="meadows_village, meadows_south, meadows_trees"):
        set_up(players=3, map=layout, start=start)
    assert set_up(players=3, map=layout, start="meadows_south").start() == "meadows_south"


@pytest.mark.clause("legends:EL-SEG-05")
def test_legal_start_regions_of_unrotated_meadows_with_the_north_open() -> None:
    t = laid("t:meadows@0,E=fern@W,S=citadel@N,W=volcano@E")
    assert t.options(0) == [("start", f"meadows_{part}") for part in ("village", "trees", "south")]


# Special faces


@pytest.mark.clause("legends:EL-SEG-06")
@pytest.mark.parametrize(
    ("own_side", "start"), [("N", "desert_1"), ("E", "desert_5"), ("S", "desert_6"), ("W", "desert_4")]
)
@pytest.mark.parametrize("side", ["E", "S", "W"])
def test_a_desert_arm_holds_the_start_where_it_is_linked_to_the_centre(side: str, own_side: str, start: str) -> None:
    others = iter(("fern@W", "volcano@E"))
    arms = [f"{arm}={f'desert@{own_side}' if arm == side else next(others)}" for arm in ("E", "S", "W")]
    t = laid(f"t:meadows@0,{','.join(arms)}")
    assert t.topic(0) == "joint"  # there was no choice
    assert t.start() == start
    assert t.token(start) == "start"
    assert [t.armies(seat, start) for seat in range(3)] == [4, 4, 4]


@pytest.mark.clause("legends:EL-SEG-06")
@pytest.mark.parametrize(
    ("turn", "legal"),
    [
        (0, {"desert_5", "desert_6", "desert_4"}),
        (90, {"desert_1", "desert_5", "desert_6"}),
        (180, {"desert_4", "desert_1", "desert_5"}),
        (270, {"desert_6", "desert_4", "desert_1"}),
    ],
)
def test_a_desert_centre_holds_the_start_where_it_is_linked_to_an_arm(turn: int, legal: set[str]) -> None:
    assert starts(laid(f"t:desert@{turn},E=ice_islands@W,S=tall_islands@N,W=horseshoe@E")) == legal


@pytest.mark.clause("legends:EL-SEG-06")
def test_with_a_desert_arm_a_set_up_cannot_name_a_start_on_the_centre() -> None:
    with pytest.raises(BadSetup, match="allowed is desert_1"):
        set_up(players=3, map="t:meadows@0,E=fern@W,S=desert@N,W=volcano@E", start="meadows_village")


@pytest.mark.clause("legends:EL-SEG-07")
@pytest.mark.parametrize(
    ("origin", "bridged"),
    [("tall_west", {"tall_east", "tall_south"}), ("tall_east", {"tall_west"}), ("tall_south", {"tall_west"})],
)
def test_a_step_over_a_bridge_of_the_tall_islands_costs_one_point(origin: str, bridged: set[str]) -> None:
    for region in bridged:
        t = playing(players=3, map="desert_game")
        t.only_army(0, origin)
        t.take_free(0, "forest_gnome")
        assert t.steps(0) == {(origin, target) for target in bridged}
        t.answer(0, "move", origin, region)
        assert t.question(0).facts == {"points": 1}


@pytest.mark.clause("legends:EL-SEG-07")
def test_the_tall_islands_score_as_three_islands() -> None:
    t = playing(players=3, map="desert_game")
    t.clear()
    t.put(0, "tall_west", armies=1)
    t.put(0, "tall_south", armies=1)
    t.put(1, "tall_east", armies=1)
    assert (t.points(0)["regions"], t.points(0)["islands"]) == (2, 2)
    assert (t.points(1)["regions"], t.points(1)["islands"]) == (1, 1)


# Rotation


@pytest.mark.clause("legends:EL-SEG-08")
@pytest.mark.parametrize(
    ("turn", "north", "east", "south", "west"),
    [
        (0, "cape", "village", "south", "trees"),
        (90, "trees", "cape", "village", "south"),
        (180, "south", "trees", "cape", "village"),
        (270, "village", "south", "trees", "cape"),
    ],
)
def test_the_centre_is_turned_clockwise(turn: int, north: str, east: str, south: str, west: str) -> None:
    t = laid(f"t:meadows@{turn},N=fern@S,E=citadel@W,S=volcano@N")
    assert "fern_south" in t.sea(f"meadows_{north}")
    assert "citadel_castle" in t.sea(f"meadows_{east}")
    assert "volcano_1" in t.sea(f"meadows_{south}")
    assert t.sea(f"meadows_{west}") == set()
    t = laid(f"t:meadows@{turn},E=citadel@W,S=volcano@N,W=fern@E")
    assert "fern_south" in t.sea(f"meadows_{west}")
    assert t.sea(f"meadows_{north}") == set()


@pytest.mark.clause("legends:EL-SEG-08")
@pytest.mark.parametrize(
    ("side", "turns"),
    [
        ("N", {"S": 0, "E": 90, "N": 180, "W": 270}),
        ("E", {"W": 0, "S": 90, "E": 180, "N": 270}),
        ("S", {"N": 0, "W": 90, "S": 180, "E": 270}),
        ("W", {"E": 0, "N": 90, "W": 180, "S": 270}),
    ],
)
def test_the_side_that_touches_the_centre_fixes_the_turn_of_an_arm(side: str, turns: dict[str, int]) -> None:
    exits = {"N": "volcano_1", "E": "volcano_4", "S": "volcano_7", "W": "volcano_6"}
    centre_exits = {"N": "cape", "E": "village", "S": "south", "W": "trees"}
    others = [other for other in "NESW" if other != side][:2]
    for own_side, turn in turns.items():
        t = laid(f"t:meadows@0,{side}=volcano@{own_side},{others[0]}=fern@W,{others[1]}=citadel@N")
        assert exits[own_side] in t.sea(f"meadows_{centre_exits[side]}")
        (arm,) = (segment for segment in GAME.view(t.g, 0).segments if segment.face == "volcano")
        assert (arm.rotation, (arm.column, arm.line)) == (turn, PLACES[side])


@pytest.mark.clause("legends:EL-SEG-08")
def test_turning_changes_neither_borders_nor_dotted_lines_nor_islands_of_a_face() -> None:
    arms = "E=fern@W,S=citadel@N,W=meadows@E"
    upright = laid(f"t:volcano@0,{arms}")
    inner = [region for region in upright.g.on_map.regions if region.startswith("volcano")]
    for turn in (90, 180, 270):
        t = laid(f"t:volcano@{turn},{arms}")
        for region in inner:
            assert t.land(region) == upright.land(region)
            assert t.sea(region) & set(inner) == upright.sea(region) & set(inner)
        for shown, before in zip(GAME.view(t.g, 0).regions, GAME.view(upright.g, 0).regions, strict=True):
            assert (shown.id, shown.island) == (before.id, before.island)
