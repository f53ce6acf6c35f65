"""15. Keepers in Iron."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.games.root.cast import NOBODY
from deskovka.games.root.factions.keepers.board import DUTIES, FAITHFUL_RETAINER, RELICS, KeepersBoard, type_of
from deskovka.games.root.factions.keepers.relics import hide, lay_rest
from deskovka.games.root.factions.keepers.sheet import TYPES
from deskovka.games.root.factions.keepers.view import KeepersView, WaystationView
from deskovka.games.root.homelands import farthest
from deskovka.games.root.movement import Move, arrive, carry_some
from deskovka.games.root.pieces import put
from deskovka.games.root.removal import BATTLE, EFFECT, Removal, remove, remove_all_enemies
from deskovka.games.root.tables import EVERY_SUIT, PRINTED
from deskovka.games.root.woodland import with_every_suit, woodland_for
from deskovka.kernel import Ask
from tests.root.playing import GAME, Table, bare, counted, set_up

FIGURES, TABLETS, JEWELS = "waystation_figure_tablet", "waystation_tablet_jewelry", "waystation_jewelry_figure"
FACE_DOWN = ("relic_figure", "relic_tablet", "relic_jewelry")


def keepers(*others: str, **setup: Any) -> Table:
    """The Keepers in seat 0 with nothing on the map, no relic in any forest and no retinue."""
    t = bare("keepers", *(others or ("squirrels",)), **setup)
    board = board_of(t)
    board.face_down = [[0] * len(row) for row in board.face_down]
    board.retainers = [0] * len(DUTIES)
    t.begin(1)
    return t


def board_of(t: Table) -> KeepersBoard:
    found = t.world.boundary.boards[0]
    assert isinstance(found, KeepersBoard)
    return found


def shown(t: Table) -> KeepersView:
    found = t.view(None).seats[0].board
    assert isinstance(found, KeepersView)
    return found


def retinue(t: Table, **columns: tuple[str, ...]) -> None:
    """Let these cards be in the columns of the retinue."""
    board = board_of(t)
    for duty, names in columns.items():
        column = DUTIES.index(duty)
        board.retainers[column] = names.count(FAITHFUL_RETAINER)
        board.retinue[column] = [t._find(name) for name in names if name != FAITHFUL_RETAINER]
    t._restart()


def bury(t: Table, forest: str, *relics: str) -> None:
    """Let these relics lie face down in a forest."""
    g = t.world.boundary
    for relic in relics:
        board_of(t).face_down[g.woodland.place_of(forest) - g.woodland.forests[0]][TYPES.index(relic)] += 1
    t._restart()


def lay(t: Table, clearing: int, *relics: str) -> None:
    """Let these relics lie in a clearing."""
    g = t.world.boundary
    for name in relics:
        kind = g.cast.numbers[0][f"relic_{name}"]
        board_of(t).unseen[RELICS.index(f"relic_{name}")] -= 1
        g.supply[kind] += 1
        put(g, kind, clearing)
    t._restart()


def camp(t: Table, clearing: int, station: str, face: int = 0) -> None:
    """Let a waystation stand in a clearing, with its first or its second face up."""
    board_of(t).faces[(FIGURES, TABLETS, JEWELS).index(station)] = face
    t.put(0, clearing, **{station: 1})


def in_forests(t: Table) -> dict[str, dict[str, int]]:
    """What everybody sees in the forests."""
    return {
        forest.forest: {pieces.piece: pieces.count for pieces in forest.pieces}
        for forest in t.view(None).map.forests
        if forest.pieces
    }


def ask_of(flow: Any) -> Ask:
    asked = next(flow)
    assert isinstance(asked, Ask)
    return asked


# 15.2 Abilities


@pytest.mark.clause("root:15.2.1", "root:15.3.1", "root:15.3.3")
def test_twelve_relics_lie_face_down_in_the_forests() -> None:
    t = set_up("keepers", "squirrels")
    assert [sum(found.values()) for found in in_forests(t).values()] == [1] * 7
    t.answer(0, *t.options(0)[0])
    if t.topic(0) == "second_camp":
        t.answer(0, *t.options(0)[0])
    found = in_forests(t)
    assert sum(sum(relics.values()) for relics in found.values()) == 12
    assert {piece for relics in found.values() for piece in relics} <= set(FACE_DOWN)
    for relic in FACE_DOWN:
        assert sum(relics.get(relic, 0) for relics in found.values()) == 4
    homes = {clearing for clearing in t.g.woodland.clearings if t.warriors(0, clearing)}
    near = [sum(found[f].values()) for f in found if homes & set(map(int, f[1:].split("_")))]
    far = [sum(found[f].values()) for f in found if not homes & set(map(int, f[1:].split("_")))]
    assert set(near) == {1}
    assert max(far) - min(far) <= 1
    assert sum(far) == 12 - len(near)
    assert shown(t).unseen == dict.fromkeys(TYPES, (1, 2, 3, 3))


@pytest.mark.clause("root:15.2.2", "root:15.3.5", "root:15.R7")
def test_three_waystations_with_two_faces_each() -> None:
    t = keepers()
    assert shown(t).waystations == (
        WaystationView("figure", "tablet", None),
        WaystationView("tablet", "jewelry", None),
        WaystationView("jewelry", "figure", None),
    )
    camp(t, 5, TABLETS, face=1)
    assert shown(t).waystations[1] == WaystationView("jewelry", "tablet", 5)
    (seen,) = [pieces.piece for pieces in t.view(1).map.clearings[4].pieces]
    assert seen == "waystation_jewelry_tablet"
    t.begin(1)
    list(remove_all_enemies(t.g, 1, [5]))
    assert t.supply(0, TABLETS) == 1
    assert t.points(1) == 1


@pytest.mark.clause("root:15.2.3", "root:15.5.1")
def test_waystations_craft_in_daylight_whichever_face_is_up() -> None:
    t = keepers()
    camp(t, 1, FIGURES)
    camp(t, 6, TABLETS, face=1)
    t.hand(0, "foxfolk_steel")
    t.phase_of(0, "daylight")
    assert t.topic(0) == "keepers_craft"
    t.answer(0, "craft", "foxfolk_steel")
    assert (t.points(0), t.box(0)) == (2, {"sword": 1})


@pytest.mark.clause("root:15.2.4")
@pytest.mark.parametrize(("relics", "left"), [((), 1), (("figure_1",), 2)])
def test_devout_knights_ignore_the_first_hit_beside_a_relic(relics: tuple[str, ...], left: int) -> None:
    t = keepers()
    lay(t, 5, *relics)
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=3)
    retinue(t, delve=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    t.battle(0, 5, 1, dice=(2, 2))
    assert t.warriors(0, 5) == left


@pytest.mark.clause("root:15.2.4")
def test_of_an_ambush_they_ignore_the_first_hit_and_no_later_one() -> None:
    t = keepers("marquise")
    lay(t, 1, "figure_1")
    t.put(0, 1, warrior=4)
    t.put(1, 1, warrior=3)
    t.hand(1, "ambush_fox")
    retinue(t, delve=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    t.dice(1, 1)
    t.answer(0, "battle", 1, 1)
    t.answer(1, "ambush", "ambush_fox")
    while t.waiting and t.topic(t.waiting[0]) == "foil":
        t.decline(t.waiting[0])
    assert t.warriors(0, 1) == 2  # one of two in the ambush, one by the roll


@pytest.mark.clause("root:15.2.4", "root:15.R9")
def test_each_warrior_that_moves_may_carry_a_relic() -> None:
    t = keepers()
    lay(t, 5, "figure_1", "tablet_3", "jewelry_2")
    t.put(0, 5, warrior=3)
    retinue(t, move=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    t.move(0, 5, 1, warriors=2)
    assert t.options(0) == [
        ("carry", "relic_figure_1"),
        ("carry", "relic_tablet_3"),
        ("carry", "relic_jewelry_2"),
        ("done",),
    ]
    t.answer(0, "carry", "relic_tablet_3")
    assert t.options(0) == [("carry", "relic_jewelry_2"), ("done",)]
    t.answer(0, "carry", "relic_jewelry_2")
    lying = {name: t.on_map(0, f"relic_{name}") for name in ("figure_1", "tablet_3", "jewelry_2")}
    assert lying == {"figure_1": {5: 1}, "tablet_3": {1: 1}, "jewelry_2": {1: 1}}


@pytest.mark.clause("root:15.2.4", "root:15.R9")
def test_who_is_made_to_move_decides_about_relics_himself() -> None:
    t = keepers("marquise")
    lay(t, 5, "figure_1")
    t.put(0, 5, warrior=1)
    t.begin(1)
    made = Move(0, 1, 5, 1)
    carry_some(t.g, made, 1)
    flow = arrive(t.g, made)
    asked = ask_of(flow)
    assert (asked.seat, asked.topic) == (0, "carry")
    with pytest.raises(StopIteration):
        flow.send(("carry", "relic_figure_1"))
    assert t.count(0, "relic_figure_1", 1) == 1


@pytest.mark.clause("root:15.2.5", "root:15.R5")
def test_a_removed_relic_scores_two_and_goes_to_a_forest_of_choice() -> None:
    t = keepers("marquise")
    lay(t, 5, "figure_3")
    t.put(0, 5, warrior=1)
    t.put(1, 5, warrior=4)
    assert t.ruler(5) == 1  # a relic does not count
    t.begin(1)
    kind = t.g.cast.numbers[0]["relic_figure_3"]
    flow = remove(t.g, Removal(1, EFFECT, [(kind, 5, 1)]))
    asked = ask_of(flow)
    assert (asked.seat, asked.topic, asked.facts) == (1, "hide", {"relic": "relic_figure_3"})
    assert len(asked.options()) == 7
    with pytest.raises(StopIteration):
        flow.send(("hide_in", "f3_6_11"))
    assert t.points(1) == 2
    assert in_forests(t) == {"f3_6_11": {"relic_figure_3": 1}}
    assert t.supply(0, "relic_figure_3") == 0


@pytest.mark.clause("root:15.R5")
def test_hits_remove_warriors_before_relics() -> None:
    t = keepers()
    lay(t, 5, "figure_3")
    t.put(0, 5, warrior=1)
    t.put(1, 5, warrior=3)
    retinue(t, delve=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    t.battle(0, 5, 1, dice=(3, 3))
    assert t.topic(1) == "hide"  # three hits: one ignored, then the warrior, then the relic
    assert t.warriors(0, 5) == 0
    assert t.points(1) == 2


@pytest.mark.clause("root:15.R8")
def test_for_those_that_nobody_controls_the_player_to_move_chooses_the_forest() -> None:
    t = keepers("marquise")
    lay(t, 5, "figure_3")
    t.begin(1)
    kind = t.g.cast.numbers[0]["relic_figure_3"]
    for controller, finder in ((NOBODY, 1), (0, 0)):
        t.g.controllers = [controller, controller]
        asked = ask_of(hide(t.g, 0, Removal(0, BATTLE, [(kind, 5, 1)]), 5))
        assert asked.seat == finder


# 15.3 Set-up


@pytest.mark.clause("root:15.3.2", "root:15.3.4")
def test_two_groups_of_four_begin_on_the_edge() -> None:
    t = set_up("keepers", "eyrie")
    while t.topic(t.waiting[0]) not in ("first_camp", "second_camp"):
        t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
    enemy = t.g.homelands[1][0]
    if t.topic(0) == "first_camp":
        t.answer(0, "place_at", t.g.woodland.opposite[enemy])
    corner = t.g.homelands[0][0]
    assert t.g.woodland.opposite[corner] == enemy
    near = [option[1] for option in t.options(0)]
    assert near == [c for c in t.g.woodland.paths[corner] if c in t.g.woodland.edge]
    t.answer(0, "place_at", near[0])
    assert t.on_map(0, "warrior") == {corner: 4, near[0]: 4}
    assert t.supply(0, "warrior") == 7
    assert shown(t).retinue == dict.fromkeys(DUTIES, (FAITHFUL_RETAINER,))


@pytest.mark.clause("root:AS-9", "root:AS-8")
def test_homelands_that_cannot_both_keep_their_distance_are_chosen_one_at_a_time() -> None:
    t = set_up("keepers", "squirrels")
    g = t.world.boundary.copy()
    g.homelands = [[], [1, 3, 8]]
    setting_up = g.cast.factions[0].set_up_by_card(g, 0)
    asked = next(setting_up)
    assert isinstance(asked, Ask)
    assert asked.options() == [("place_at", 2)]  # the only one on the edge that is not adjacent to an enemy homeland
    asked = setting_up.send(("place_at", 2))
    assert isinstance(asked, Ask)
    assert asked.options() == [("place_at", 5), ("place_at", 6)]  # there is nothing better beside it


@pytest.mark.clause("root:AS-9")
def test_without_two_free_clearings_beside_each_other_the_keepers_take_the_nearest() -> None:
    t = set_up("keepers", "squirrels")
    g = t.world.boundary.copy()
    g.homelands = [[], [4, 5, 6, 7, 9]]
    assert not any(near in (1, 2, 3, 8) for one in (1, 2, 3, 8) for near in g.woodland.paths[one])
    setting_up = g.cast.factions[0].set_up_by_card(g, 0)
    asked = next(setting_up)
    assert isinstance(asked, Ask)
    assert asked.options() == [("place_at", clearing) for clearing in (1, 2, 3, 8)]
    asked = setting_up.send(("place_at", 1))
    assert isinstance(asked, Ask)
    assert asked.options() == [("place_at", 2)]  # two steps away, the others further
    with pytest.raises(StopIteration):
        setting_up.send(("place_at", 2))
    row = g.pieces[g.cast.numbers[0]["warrior"]]
    assert (g.homelands[0], row[1], row[2]) == ([1, 2], 4, 4)


@pytest.mark.clause("root:AS-9", "root:AS-8")
def test_the_keepers_stay_beside_each_other_before_they_keep_their_distance() -> None:
    t = set_up("keepers", "squirrels", map="mountain")
    g = t.world.boundary.copy()
    g.homelands = [[], [4, 6]]
    free = [clearing for clearing in g.woodland.edge if clearing not in (4, 6)]
    assert farthest(g, 0, free, 3) == [5]
    assert not [near for near in g.woodland.paths[5] if near in free]  # it would stand alone
    asked = next(g.cast.factions[0].set_up_by_card(g, 0))
    assert isinstance(asked, Ask)
    assert asked.options() == [("place_at", clearing) for clearing in (1, 9, 7, 12, 8)]


@pytest.mark.clause("root:AS-9", "root:AS-8")
def test_where_both_homelands_can_keep_their_distance_they_do() -> None:
    t = set_up("keepers", "squirrels")
    g = t.world.boundary.copy()
    g.homelands = [[], [11]]
    free = list(g.woodland.edge)
    assert farthest(g, 0, free, 3) == [1, 5, 8]  # 8 would do alone, but the two clearings beside it are too near
    asked = next(g.cast.factions[0].set_up_by_card(g, 0))
    assert isinstance(asked, Ask)
    assert asked.options() == [("place_at", 1), ("place_at", 5)]


@pytest.mark.clause("root:AS-9")
def test_with_one_free_clearing_left_the_keepers_have_one_homeland() -> None:
    t = set_up("keepers", "squirrels")
    g = t.world.boundary.copy()
    g.homelands = [[], [clearing for clearing in g.woodland.edge if clearing != 3]]
    setting_up = g.cast.factions[0].set_up_by_card(g, 0)
    asked = next(setting_up)
    assert isinstance(asked, Ask)
    assert asked.options() == [("place_at", 3)]
    with pytest.raises(StopIteration):
        setting_up.send(("place_at", 3))
    assert (g.homelands[0], sum(g.pieces[g.cast.numbers[0]["warrior"]])) == ([3], 4)


@pytest.mark.clause("root:15.3.3")
def test_without_a_forest_away_from_the_keepers_the_rest_goes_everywhere() -> None:
    t = keepers()
    for clearing in t.g.woodland.clearings:
        t.put(0, clearing, warrior=1)
    lay_rest(t.g, 0)
    assert sorted(sum(found.values()) for found in in_forests(t).values()) == [1, 1, 2, 2, 2, 2, 2]


@pytest.mark.clause("root:AS-keepers")
def test_the_set_up_card_asks_for_two_homelands_beside_each_other() -> None:
    t = set_up(preparation="draft", factions=("keepers", "marquise", "eyrie"), players=2)
    while t.waiting and t.topic(t.waiting[0]) == "take_faction":
        chosen = [option for option in t.options(t.waiting[0]) if option[1] == "keepers"] or t.options(t.waiting[0])
        if chosen[0][1] == "keepers":
            break
        t.answer(t.waiting[0], *chosen[0])
        while t.topic(t.waiting[0]) != "take_faction":
            t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
    seat = t.waiting[0]
    t.answer(seat, "take_faction", "keepers")
    enemy = [home for other, homes in enumerate(t.g.homelands) if other != seat for home in homes]
    steps = t.g.woodland.distances(enemy)
    for option in t.options(seat):
        assert not enemy or steps[int(option[1])] >= 3
    t.answer(seat, *t.options(seat)[0])
    if t.topic(seat) == "second_camp":
        t.answer(seat, *t.options(seat)[0])
    one, other = t.g.homelands[seat]
    assert other in t.g.woodland.paths[one]
    assert {one, other} <= set(t.g.woodland.edge)
    assert t.on_map(seat, "warrior") == {one: 4, other: 4}
    assert sum(sum(found.values()) for found in in_forests(t).values()) == 12


# 15.4 Birdsong


@pytest.mark.clause("root:15.4.1", "root:15.R7")
def test_once_in_each_clearing_a_warrior_becomes_a_waystation() -> None:
    t = keepers()
    t.put(0, 5, warrior=3)
    t.put(0, 9, warrior=1)
    t.begin(0)
    assert t.topic(0) == "encamp"
    assert t.offered(0, "encamp", 5, "waystation_tablet_figure")
    t.answer(0, "encamp", 5, "waystation_tablet_figure")
    assert (t.warriors(0, 5), t.count(0, FIGURES, 5)) == (2, 1)
    assert shown(t).waystations[0] == WaystationView("tablet", "figure", 5)
    assert {option[1] for option in t.options(0) if option[0] == "encamp"} == {9}
    assert not t.offered(0, "encamp", 9, FIGURES)


@pytest.mark.clause("root:15.4.1")
def test_an_open_slot_is_needed() -> None:
    t = keepers()
    t.put(0, 1, warrior=2)
    t.put(1, 1, den=1)
    t.put(0, 9, warrior=1)
    t.begin(0)
    assert {option[1] for option in t.options(0) if option[0] == "encamp"} == {9}


@pytest.mark.clause("root:15.4.1")
def test_who_has_nobody_left_begins_anew_on_the_edge() -> None:
    t = keepers()
    t.begin(0)
    assert t.topic(0) == "begin_anew"
    assert {option[1] for option in t.options(0)} == set(t.g.woodland.edge)
    t.answer(0, "encamp", 4, FIGURES)
    assert (t.warriors(0, 4), t.count(0, FIGURES, 4)) == (1, 1)
    t = keepers()
    t.leave(0, warrior=0)
    t.begin(0)
    t.answer(0, "encamp", 4, FIGURES)
    assert (t.warriors(0, 4), t.count(0, FIGURES, 4)) == (0, 1)
    t = keepers()
    for station in (FIGURES, TABLETS, JEWELS):
        t.leave(0, **{station: 0})
    t.begin(0)
    assert t.options(0) == [("place_at", clearing) for clearing in t.g.woodland.edge]
    t.answer(0, "place_at", 4)
    assert t.warriors(0, 4) == 1


@pytest.mark.clause("root:15.4.2", "root:15.R7")
def test_once_in_each_clearing_a_waystation_becomes_a_warrior() -> None:
    t = keepers()
    camp(t, 5, FIGURES)
    camp(t, 5, TABLETS, face=1)
    t.begin(0)
    assert t.topic(0) == "decamp"
    t.answer(0, "decamp", 5, "waystation_jewelry_tablet")
    assert (t.warriors(0, 5), t.count(0, FIGURES, 5), t.count(0, TABLETS, 5)) == (1, 1, 0)
    assert t.waiting == (1,)  # neither the other one nor Encamp is offered again


@pytest.mark.clause("root:15.4.3")
def test_a_card_places_two_warriors_at_a_waystation_of_its_suit() -> None:
    t = keepers()
    camp(t, 1, FIGURES)
    t.put(0, 5, warrior=1)
    t.hand(0, "foxfolk_steel", "a_visit_to_friends", "armorers")
    t.begin(0)
    while t.topic(0) != "keepers_recruit":
        t.answer(0, "done")
    assert t.options(0) == [
        ("keepers_recruit", 1, "foxfolk_steel"),
        ("keepers_recruit", 1, "armorers"),
        ("done",),
    ]
    t.answer(0, "keepers_recruit", 1, "foxfolk_steel")
    t.answer(0, "keepers_recruit", 1, "armorers")
    assert (t.warriors(0, 1), t.cards(0)) == (4, ["a_visit_to_friends"])


# 15.5 Daylight


@pytest.mark.clause("root:15.5.2", "root:15.5.2.I")
def test_columns_act_from_left_to_right_each_card_once_in_a_clearing_of_its_suit() -> None:
    t = keepers()
    t.put(0, 5, warrior=2)
    t.put(0, 9, warrior=2)
    bury(t, "f1_9_10_12", "figure")
    retinue(t, move=("a_visit_to_friends",), delve=(FAITHFUL_RETAINER,), recover=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    suits = t.g.woodland.suits
    assert shown(t).duty == "move"
    assert {option[1] for option in t.options(0) if option[0] == "move"} == {c for c in (5, 9) if suits[c] == 1}
    t.answer(0, "done")
    assert shown(t).duty == "delve"
    assert t.offered(0, "delve", 9, "f1_9_10_12", "relic_figure")
    t.answer(0, "done")
    assert shown(t).duty == "recover"
    t.move(0, 9, 1)
    assert t.topic(0) != "retinue"  # its only card has acted
    assert shown(t).acted["recover"] == (FAITHFUL_RETAINER,)


@pytest.mark.clause("root:15.5.2.I")
def test_a_move_takes_a_card_of_the_suit_before_a_bird() -> None:
    t = keepers()
    t.put(0, 1, warrior=3)
    retinue(t, move=("foxfolk_steel", "armorers", FAITHFUL_RETAINER))
    t.phase_of(0, "daylight")
    left = []
    for target in (5, 9, 10):
        t.move(0, 1, target, warriors=1)
        left.append(shown(t).acted["move"])
    assert left == [("foxfolk_steel",), ("foxfolk_steel", "armorers"), ("foxfolk_steel", "armorers", FAITHFUL_RETAINER)]


@pytest.mark.clause("root:15.5.2.I", "root:F-lostcity-2")
def test_in_the_lost_city_the_player_chooses_the_suit_of_the_card_that_moves() -> None:
    t = keepers()
    g = t.world.boundary
    g.woodland = with_every_suit(g.terms.tables, g.woodland, 7)  # clearing 8 is a fox clearing
    t.put(0, 7, warrior=2)
    t.put(0, 8, warrior=2)
    retinue(t, move=("foxfolk_steel", "bake_sale", "armorers"))
    t.phase_of(0, "daylight")
    t.answer(0, "move", 7, 8)
    assert t.options(0) == [("by_card", "foxfolk_steel"), ("by_card", "bake_sale")]  # the bird goes last
    t.answer(0, "by_card", "bake_sale")
    t.answer(0, "warriors", 1)
    assert t.offered(0, "move", 8, 7)  # with the fox
    t.move(0, 7, 8, warriors=1)
    assert shown(t).acted["move"] == ("foxfolk_steel", "bake_sale")


@pytest.mark.clause("root:15.5.2.II", "root:15.R4")
def test_enemies_must_be_battled_before_a_delve() -> None:
    t = keepers()
    t.put(0, 9, warrior=3)
    t.put(1, 9, warrior=1)
    t.put(0, 1, warrior=1)
    t.put(1, 4, warrior=1)
    bury(t, "f1_9_10_12", "figure")
    retinue(t, delve=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    assert t.options(0) == [("delve", 1, "f1_9_10_12", "relic_figure"), ("battle", 9, 1), ("done",)]
    faces = t.g.terms.tables.dice
    t.script(faces.index(1), faces.index(0), 0)
    t.battle(0, 9, 1)
    assert t.topic(0) == "delve"
    t.answer(0, "delve", 9, "f1_9_10_12", "relic_figure")
    assert t.on_map(0, "relic_figure_1") == {9: 1}


@pytest.mark.clause("root:15.5.2.II", "root:15.R4")
def test_after_a_battle_only_who_rules_may_delve() -> None:
    t = keepers()
    t.put(0, 9, warrior=2)
    t.put(1, 9, warrior=5)
    bury(t, "f1_9_10_12", "figure")
    retinue(t, delve=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    t.battle(0, 9, 1, dice=(0, 0))
    assert t.topic(t.waiting[0]) != "delve"


@pytest.mark.clause("root:15.R4")
def test_a_pawn_alone_is_no_reason_to_battle_when_it_cannot_be_battled() -> None:
    t = keepers("vagabond")
    t.stand(1, 9)
    t.put(0, 9, warrior=1)
    bury(t, "f1_9_10_12", "figure")
    retinue(t, delve=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    assert t.offered(0, "battle", 9, 1)
    t.g.enemies[0] = ()  # a partner in a coalition
    t.world.boundary.enemies[0] = ()
    t._restart()
    assert t.offered(0, "delve", 9, "f1_9_10_12", "relic_figure")


@pytest.mark.clause("root:15.5.2.II.a", "root:15.5.2.II.b", "root:15.R2", "root:15.R6")
@pytest.mark.parametrize(("drawn", "worth", "kept"), [(1, 2, True), (2, 3, False)])
def test_a_delve_with_too_little_rule_beside_the_forest_costs_the_card(drawn: int, worth: int, kept: bool) -> None:
    t = keepers()
    t.put(0, 9, warrior=1)
    t.put(0, 1, warrior=1)
    bury(t, "f1_9_10_12", "tablet")
    retinue(t, delve=("armorers",))
    t.phase_of(0, "daylight")
    t.script(drawn)
    t.answer(0, "delve", 9, "f1_9_10_12", "relic_tablet")
    assert t.on_map(0, f"relic_tablet_{worth}") == {9: 1}
    assert shown(t).retinue["delve"] == (("armorers",) if kept else ())
    assert ("armorers" in t.discarded()) is not kept
    assert in_forests(t) == {}
    assert shown(t).unseen["tablet"] == ((1, 3, 3) if kept else (1, 2, 3))


@pytest.mark.clause("root:15.5.2.II.a", "root:15.2.5")
def test_a_relic_that_lies_face_up_keeps_its_value() -> None:
    t = keepers()
    t.put(0, 9, warrior=1)
    g = t.world.boundary
    board = board_of(t)
    board.unseen[RELICS.index("relic_jewelry_2")] -= 1
    place = g.woodland.place_of("f1_9_10_12") - g.woodland.forests[0]
    board.face_up[place][RELICS.index("relic_jewelry_2")] += 1
    retinue(t, delve=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    t.answer(0, "delve", 9, "f1_9_10_12", "relic_jewelry_2")
    assert t.on_map(0, "relic_jewelry_2") == {9: 1}


@pytest.mark.clause("root:15.R1", "root:15.5.2.II.b")
def test_a_faithful_retainer_is_a_bird_and_leaves_the_game() -> None:
    t = keepers()
    t.put(0, 9, warrior=1)
    bury(t, "f1_9_10_12", "tablet")
    retinue(t, delve=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    t.script(3)
    t.answer(0, "delve", 9, "f1_9_10_12", "relic_tablet")
    assert shown(t).retinue["delve"] == ()
    assert t.discarded() == []
    assert board_of(t).dismissed == 1


@pytest.mark.clause("root:15.5.2.III", "root:15.5.2.III.a", "root:15.5.2.III.b", "root:15.5.2.III.c")
def test_relics_of_the_type_that_is_shown_are_recovered_one_after_another() -> None:
    t = keepers()
    camp(t, 1, FIGURES)
    t.put(0, 1, warrior=1)
    lay(t, 1, "figure_1", "figure_3", "tablet_1")
    retinue(t, recover=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    assert [o for o in t.options(0) if o[0] == "recover"] == [
        ("recover", 1, "relic_figure_1"),
        ("recover", 1, "relic_figure_3"),
    ]
    t.answer(0, "recover", 1, "relic_figure_1")
    assert (t.points(0), t.topic(0)) == (1, "recover_more")
    assert t.options(0) == [("recover", 1, "relic_figure_3"), ("done",)]
    t.answer(0, "recover", 1, "relic_figure_3")
    assert t.points(0) == 4
    assert shown(t).recovered == {"figure": (1, 3), "tablet": (), "jewelry": ()}
    assert shown(t).retinue["recover"] == ()  # one ruled fox clearing is less than three
    assert t.count(0, "relic_tablet_1", 1) == 1


@pytest.mark.clause("root:15.5.2.III.b")
def test_a_whole_column_scores_two_more() -> None:
    t = keepers()
    board = board_of(t)
    for name in ("relic_figure_2", "relic_tablet_3", "relic_tablet_1"):
        board.recovered[type_of(RELICS.index(name))].append(RELICS.index(name))
    camp(t, 1, JEWELS)
    lay(t, 1, "jewelry_1", "jewelry_2")
    retinue(t, recover=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    t.answer(0, "recover", 1, "relic_jewelry_1")
    assert t.points(0) == 3
    t.answer(0, "recover", 1, "relic_jewelry_2")
    assert t.points(0) == 5  # no figure in the second column


@pytest.mark.clause("root:15.5.2.III.c", "root:15.R2", "root:15.R3", "root:15.R6")
def test_a_failed_check_ends_the_action_of_one_card_only() -> None:
    t = keepers()
    camp(t, 1, FIGURES)
    lay(t, 1, "figure_2", "figure_3")
    retinue(t, recover=("armorers", FAITHFUL_RETAINER))
    t.phase_of(0, "daylight")
    t.answer(0, "recover", 1, "relic_figure_2")
    assert t.topic(0) == "retainer"
    t.answer(0, "by_card", "armorers")
    assert (t.points(0), t.discarded()) == (2, ["armorers"])
    assert t.topic(0) == "retinue"
    t.answer(0, "recover", 1, "relic_figure_3")
    assert t.points(0) == 5


@pytest.mark.clause("root:15.R6")
def test_a_clearing_of_every_suit_counts_for_each() -> None:
    t = keepers()
    g = t.world.boundary
    suits = list(g.woodland.suits[1:])
    suits[8] = EVERY_SUIT
    g.woodland = woodland_for(PRINTED.tables, "autumn", tuple(suits))
    camp(t, 1, FIGURES)
    t.put(0, 9, warrior=1)
    lay(t, 1, "figure_2")
    retinue(t, recover=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    t.answer(0, "recover", 1, "relic_figure_2")
    assert shown(t).retinue["recover"] == (FAITHFUL_RETAINER,)


# 15.6 Evening


@pytest.mark.clause("root:15.6.1")
def test_crowded_clearings_lose_a_warrior() -> None:
    t = keepers()
    t.put(0, 5, warrior=4)
    t.put(0, 1, warrior=6)
    t.put(0, 9, warrior=3)
    t.phase_of(0, "evening")
    assert t.on_map(0, "warrior") == {1: 5, 5: 3, 9: 3}


@pytest.mark.clause("root:15.6.2")
def test_the_retinue_takes_cards_or_shifts_one() -> None:
    t = keepers()
    retinue(t, move=(FAITHFUL_RETAINER,), delve=("armorers",))
    t.hand(0, "foxfolk_steel", "a_visit_to_friends")
    t.phase_of(0, "evening")
    t.answer(0, "gather", "foxfolk_steel", "recover")
    assert "reassign" not in [option[0] for option in t.options(0)]
    t.answer(0, "gather", "a_visit_to_friends", "move")
    assert shown(t).retinue == {
        "move": ("a_visit_to_friends", FAITHFUL_RETAINER),
        "delve": ("armorers",),
        "recover": ("foxfolk_steel",),
    }
    t = keepers()
    retinue(t, move=(FAITHFUL_RETAINER,), delve=("armorers",))
    t.hand(0, "foxfolk_steel")
    t.phase_of(0, "evening")
    t.answer(0, "reassign", FAITHFUL_RETAINER, "move", "recover")
    assert shown(t).retinue == {"move": (), "delve": ("armorers",), "recover": (FAITHFUL_RETAINER,)}
    assert "foxfolk_steel" in t.cards(0)


@pytest.mark.clause("root:15.6.2")
def test_the_retinue_never_holds_more_than_ten_cards() -> None:
    t = keepers()
    board_of(t).retainers = [9, 0, 0]
    t.hand(0, "foxfolk_steel", "a_visit_to_friends")
    t.phase_of(0, "evening")
    t.answer(0, "gather", "foxfolk_steel", "delve")
    assert shown(t).room == 0
    assert t.waiting != (0,) or t.topic(0) != "gather"


@pytest.mark.clause("root:15.6.3")
def test_each_waystation_on_the_map_brings_a_card() -> None:
    t = keepers()
    camp(t, 5, FIGURES)
    camp(t, 1, JEWELS)
    t.phase_of(0, "evening")
    assert len(t.cards(0)) == 3


# what bots count


def test_bots_count_relics_on_their_way_and_cards() -> None:
    t = keepers()
    camp(t, 1, FIGURES)
    lay(t, 5, "figure_2")
    lay(t, 1, "figure_1")
    t.put(0, 5, warrior=2)
    bury(t, "f1_2_5_10", "tablet")
    retinue(t, recover=(FAITHFUL_RETAINER, "armorers"))
    now = counted(t.g, 0)
    assert (now["relics"], now["ready"], now["homeward"], now["recoverers"]) == (3, 1, 5, 2)
    assert (now["digs"], now["guarded"], now["waystations"]) == (1, 1, 1)


# why not


def refused(t: Table, *option: str | int) -> str:
    """The clause by which something is not offered."""
    question = t.question(0)
    return next(found.clause for found in GAME.refusals(t.g, question) if found.option == option)


@pytest.mark.clause("root:15.5.2", "root:15.5.2.II", "root:15.5.2.III.a")
def test_each_column_says_why_not() -> None:
    t = keepers()
    t.put(0, 9, warrior=1)
    t.put(1, 9, warrior=1)
    t.put(0, 1, warrior=1)
    lay(t, 1, "figure_1")
    bury(t, "f1_9_10_12", "figure")
    retinue(t, move=("a_visit_to_friends",), delve=(FAITHFUL_RETAINER,), recover=(FAITHFUL_RETAINER,))
    t.phase_of(0, "daylight")
    while shown(t).duty != "delve":
        t.answer(0, "done")
    assert refused(t, "move") == refused(t, "recover") == "15.5.2"
    assert refused(t, "delve", 9) == refused(t, "delve", 5) == "15.5.2.II"
    t.answer(0, "done")
    assert refused(t, "battle") == "15.5.2"
    assert refused(t, "recover", 1) == refused(t, "recover") == "15.5.2.III.a"


@pytest.mark.clause("root:15.4.1", "root:15.4.3", "root:15.6.2")
def test_birdsong_and_evening_say_why_not() -> None:
    t = keepers()
    t.put(0, 5, warrior=2)
    t.put(0, 9, warrior=1)
    camp(t, 5, FIGURES)
    t.hand(0, "foxfolk_steel")
    t.begin(0)
    assert refused(t, "encamp", 1) == "15.4.1"
    t.answer(0, "encamp", 5, TABLETS)
    assert refused(t, "encamp", 5) == "15.4.1"
    while t.topic(0) != "keepers_recruit":
        t.answer(0, "done")
    assert refused(t, "keepers_recruit", 5) == refused(t, "keepers_recruit", 1) == "15.4.3"
    t.answer(0, "done")
    while t.topic(0) != "gather":
        t.answer(0, "done")
    assert refused(t, "reassign") == "15.6.2"


def test_bots_count_the_first_two_cards_of_each_column_once_more() -> None:
    t = keepers()
    retinue(t, move=(FAITHFUL_RETAINER,) * 3, recover=("anvil",))
    now = counted(t.g, 0)
    assert (now["movers"], now["delvers"], now["recoverers"], now["staffed"]) == (3, 0, 1, 3)
