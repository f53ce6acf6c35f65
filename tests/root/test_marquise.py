"""6. Marquise de Cat."""

import pytest

from deskovka.games.root.pieces import may_place
from deskovka.games.root.removal import EFFECT, REPLACED, Removal, remove
from tests.root.playing import Table, bare, counted, playing, set_up
from tests.root.wandering import become, board

# 6.2 Abilities


@pytest.mark.clause("root:6.2.1")
def test_workshops_are_the_crafting_pieces() -> None:
    t = bare()
    t.put(0, 1, sawmill=1)
    t.put(0, 5, recruiter=2)
    t.hand(0, "anvil", "travel_gear_fox")
    t.begin(0)
    assert not t.options(0, "craft")
    t.put(0, 5, recruiter=0, workshop=1)
    assert t.options(0, "craft") == [("craft", "travel_gear_fox")]


@pytest.mark.clause("root:6.2.2")
def test_only_the_marquise_places_at_the_keep_until_it_is_removed_for_good() -> None:
    t = bare()
    t.put(0, 5, keep=1, recruiter=1)
    t.put(1, 5, warrior=4)
    t.begin(1)
    assert not [option for option in t.options(1, "raise") if option[2] == 5]
    t.battle(1, 5, 0, (2, 0))
    assert t.on_map(0, "keep") == {}
    assert (t.supply(0, "keep"), t.points(1)) == (0, 2)
    assert t.offered(1, "raise", "den", 5)
    t = bare()
    t.put(0, 5, keep=1, recruiter=1)
    t.begin(0)
    t.answer(0, "recruit")
    assert t.warriors(0, 5) == 1


@pytest.mark.clause("root:6.2.2-x1")
def test_the_keep_looks_at_who_places() -> None:
    t = bare()
    t.put(0, 5, keep=1)
    assert may_place(t.g, 0, 5)
    assert not may_place(t.g, 1, 5)
    assert may_place(t.g, 1, 1)


def wounded(*hand: str, keep: int = 1, clearing: int = 5) -> Table:
    """Two of three cat warriors fall in a rabbit clearing; she holds these cards."""
    t = bare()
    t.put(0, keep, keep=1)
    t.put(0, clearing, warrior=3)
    t.put(1, clearing, warrior=4)
    t.hand(0, *hand)
    t.begin(1)
    t.battle(1, clearing, 0, (2, 1))
    return t


@pytest.mark.clause("root:6.2.3")
def test_a_matching_card_brings_all_fallen_warriors_to_the_keep() -> None:
    t = wounded("bake_sale", "birdy_bindle", "anvil")
    assert t.topic(0) == "field_hospitals"
    assert t.question(0).facts == {"clearing": 5, "count": 2}
    assert t.options(0) == [("pass",), ("spend", "bake_sale"), ("spend", "birdy_bindle")]
    t.answer(0, "spend", "bake_sale")
    assert (t.warriors(0, 5), t.warriors(0, 1)) == (1, 2)
    assert t.discarded() == ["bake_sale"]
    t = wounded("anvil")
    assert t.options(0) == [("pass",)]  # asked, because the others must not learn what she has
    t.answer(0, "pass")
    assert (t.warriors(0, 1), t.supply(0, "warrior")) == (0, 24)


@pytest.mark.clause("root:6.2.3")
def test_without_a_keep_or_a_card_there_are_no_field_hospitals() -> None:
    t = wounded()
    assert t.waiting == (1,)
    t = bare()
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=4)
    t.hand(0, "bake_sale")
    t.begin(1)
    t.battle(1, 5, 0, (2, 1))
    assert t.waiting == (1,)


@pytest.mark.clause("root:6.2.3-x1")
def test_warriors_healed_at_their_own_keep_still_fight_after_an_ambush() -> None:
    t = bare()
    t.put(0, 5, keep=1, warrior=2)
    t.put(1, 5, warrior=1)
    t.hand(0, "bake_sale")
    t.hand(1, "ambush_rabbit")
    t.dice(3, 0)
    t.answer(0, "battle", 5, 1)
    t.answer(1, "ambush", "ambush_rabbit")
    t.answer(0, "pass")  # she does not foil it
    t.answer(0, "spend", "bake_sale")
    assert t.told("rolled")
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (2, 0)


@pytest.mark.clause("root:6.2.3-x1")
@pytest.mark.parametrize("cause", [EFFECT, REPLACED])
@pytest.mark.parametrize("remover", [0, 1])
def test_field_hospitals_work_once_for_each_clearing_whatever_the_cause(cause: str, remover: int) -> None:
    t = bare()
    t.put(0, 1, keep=1)
    t.put(0, 5, warrior=2)
    t.put(0, 2, warrior=1)
    t.hand(0, "bake_sale", "birdy_bindle")
    g = t.g
    kind = g.cast.numbers[0]["warrior"]
    removal = Removal(remover, cause, [(kind, 5, 2), (kind, 2, 1)])
    flow = remove(g, removal)
    asked = next(flow)
    assert getattr(asked, "facts", None) == {"clearing": 5, "count": 2}
    asked = flow.send(("spend", "bake_sale"))
    assert getattr(asked, "facts", None) == {"clearing": 2, "count": 1}
    with pytest.raises(StopIteration):
        flow.send(("pass",))
    assert t.warriors(0, 1) == 2
    assert removal.returned == {(kind, 5): 0, (kind, 2): 1}


# 6.3 Set-up


@pytest.mark.clause("root:6.3.1")
def test_she_has_25_warriors_and_8_wood() -> None:
    t = set_up("marquise", "squirrels")
    assert (t.supply(0, "warrior"), t.supply(0, "wood")) == (25, 8)


@pytest.mark.clause("root:6.3.2")
def test_the_keep_goes_into_any_corner() -> None:
    t = set_up("marquise", "squirrels")
    assert t.options(0) == [("keep", corner) for corner in (1, 2, 3, 4)]
    t.answer(0, "keep", 3)
    assert t.on_map(0, "keep") == {3: 1}
    assert t.view(None).seats[0].homelands == (3,)


@pytest.mark.clause("root:6.3.3")
def test_a_warrior_goes_everywhere_but_into_the_opposite_corner() -> None:
    t = set_up("marquise", "squirrels")
    t.answer(0, "keep", 2)
    assert t.on_map(0, "warrior") == {clearing: 1 for clearing in range(1, 13) if clearing != 4}


@pytest.mark.clause("root:6.3.4")
def test_her_first_buildings_go_to_the_keep_and_next_to_it() -> None:
    t = set_up("marquise", "squirrels")
    t.answer(0, "keep", 1)
    assert t.options(0) == [("build", "sawmill", clearing) for clearing in (1, 5, 9, 10)]
    t.answer(0, "build", "sawmill", 10)
    assert t.options(0) == [("build", "workshop", clearing) for clearing in (1, 5, 9)]  # one slot beside the ruin
    t.answer(0, "build", "workshop", 5)
    t.answer(0, "build", "recruiter", 5)
    assert (t.on_map(0, "sawmill"), t.on_map(0, "workshop"), t.on_map(0, "recruiter")) == ({10: 1}, {5: 1}, {5: 1})


@pytest.mark.clause("root:6.3.5")
def test_the_other_buildings_fill_their_tracks() -> None:
    t = playing()
    board = t.view(1).seats[0].board
    tracks = getattr(board, "tracks", {})
    assert {piece: (track.on_map, track.on_track, track.cost) for piece, track in tracks.items()} == {
        "sawmill": (1, 5, 1),
        "workshop": (1, 5, 1),
        "recruiter": (1, 5, 1),
    }


# 6.4 Birdsong


@pytest.mark.clause("root:6.4")
def test_a_wood_for_each_sawmill() -> None:
    t = bare()
    t.put(0, 5, sawmill=2)
    t.put(0, 1, sawmill=1)
    t.begin(0)
    assert t.on_map(0, "wood") == {1: 1, 5: 2}
    t = bare()
    t.put(0, 5, sawmill=2)
    t.put(0, 1, sawmill=1)
    t.leave(0, wood=2)
    t.begin(0)
    assert t.options(0) == [("place_at", 1), ("place_at", 5)]
    t.answer(0, "place_at", 1)
    assert t.on_map(0, "wood") == {1: 1, 5: 1}


# 6.5 Daylight


@pytest.mark.clause("root:6.5")
def test_three_actions_one_more_for_each_bird_and_no_crafting_after_the_first() -> None:
    t = bare()
    t.put(0, 5, workshop=1, warrior=1)
    t.hand(0, "travel_gear_fox", "birdy_bindle", "arms_trader")
    t.begin(0)
    assert t.question(0).facts == {"left": 3}
    assert t.offered(0, "craft", "travel_gear_fox")
    for left, step in ((2, (5, 1)), (1, (1, 5)), (0, (5, 1))):
        t.move(0, *step)
        t.decline(0)
        assert t.question(0).facts == {"left": left}
        assert not t.options(0, "craft")
    assert t.options(0) == [("extra_action", "birdy_bindle"), ("extra_action", "arms_trader"), ("done",)]
    t.answer(0, "extra_action", "birdy_bindle")
    assert t.question(0).facts == {"left": 1}
    assert t.offered(0, "move", 1, 5)


@pytest.mark.clause("root:6.5.2")
def test_a_march_is_one_or_two_moves() -> None:
    t = bare()
    t.put(0, 1, warrior=1)
    t.move(0, 1, 5)
    assert t.topic(0) == "march"
    t.move(0, 5, 2)
    assert t.question(0).facts == {"left": 2}
    t.move(0, 2, 6)
    t.answer(0, "done")
    assert t.question(0).facts == {"left": 1}


@pytest.mark.clause("root:6.5.3")
def test_recruiting_once_per_turn_places_a_warrior_at_every_recruiter() -> None:
    t = bare()
    t.put(0, 5, recruiter=2)
    t.put(0, 1, recruiter=1)
    t.answer(0, "recruit")
    assert t.on_map(0, "warrior") == {1: 1, 5: 2}
    assert not t.offered(0, "recruit")
    t = bare()
    t.put(0, 5, recruiter=2)
    t.put(0, 1, recruiter=1)
    t.leave(0, warrior=1)
    t.answer(0, "recruit")
    assert t.topic(0) == "recruit_where"
    assert t.options(0) == [("place_at", 1), ("place_at", 5)]
    t.answer(0, "place_at", 5)
    assert t.on_map(0, "warrior") == {5: 1}


@pytest.mark.clause("root:6.5.4", "root:6.5.4.I")
def test_she_builds_where_she_rules_has_a_slot_and_can_pay() -> None:
    t = bare()
    t.put(0, 8, sawmill=1, workshop=1)  # both slots taken
    t.put(0, 7, recruiter=1)
    t.put(1, 7, warrior=2)  # not ruled
    t.put(0, 4, warrior=1, wood=1)
    t.put(0, 3, warrior=1)  # ruled, but cut off from the wood
    assert t.options(0, "build") == [("build", piece, 4) for piece in ("sawmill", "workshop", "recruiter")]
    t.answer(0, "build", "workshop", 4)
    assert t.on_map(0, "workshop") == {4: 1, 8: 1}
    assert not t.options(0, "build")


@pytest.mark.clause("root:6.5.4.II")
def test_wood_comes_over_an_unbroken_chain_of_ruled_clearings() -> None:
    t = bare()
    t.put(0, 1, warrior=1, wood=1)
    t.put(0, 9, warrior=1, wood=2)
    t.put(0, 4, warrior=1, wood=1)
    t.put(0, 8, sawmill=2)
    t.put(0, 7, sawmill=1)  # the fourth costs 3
    t.put(0, 12, wood=3)  # not ruled by anybody
    t.answer(0, "build", "sawmill", 1)
    assert t.topic(0) == "pay_wood"
    assert t.question(0).facts == {"left": 3}
    assert t.options(0) == [("wood", 1), ("wood", 4)]  # 1, 4, 9, 9 without one
    t.answer(0, "wood", 4)
    assert t.on_map(0, "wood") == {1: 1, 12: 3}
    assert t.on_map(0, "sawmill") == {1: 1, 7: 1, 8: 2}


@pytest.mark.clause("root:6.5.4.III")
@pytest.mark.parametrize(
    ("piece", "points"),
    [("sawmill", (0, 1, 2, 3, 4, 5)), ("workshop", (0, 2, 2, 3, 4, 5)), ("recruiter", (0, 1, 2, 3, 3, 4))],
)
def test_the_leftmost_building_is_taken_and_the_uncovered_points_scored(piece: str, points: tuple[int, ...]) -> None:
    where = (5, 5, 2, 2, 7, 7)
    costs = (0, 1, 2, 3, 3, 4)
    for number in range(6):
        t = bare()
        for clearing in sorted(set(where[:number])):
            t.put(0, clearing, **{piece: where[:number].count(clearing)})
        t.put(0, 8, warrior=1, wood=5)
        t.answer(0, "build", piece, 8)
        assert t.points(0) == points[number]
        assert t.count(0, "wood", 8) == 5 - costs[number]


@pytest.mark.clause("root:6.5.4-x1")
def test_the_worked_example_of_building() -> None:
    t = bare()
    for clearing in (1, 9, 12):
        t.put(0, clearing, warrior=2)
    t.put(0, 9, wood=1)
    t.put(0, 12, wood=1)
    t.put(0, 10, wood=1)
    t.put(1, 10, warrior=1)
    t.put(0, 7, sawmill=2)
    t.put(1, 7, warrior=3)
    t.answer(0, "build", "sawmill", 12)
    assert t.on_map(0, "wood") == {10: 1}
    assert sum(t.on_map(0, "sawmill").values()) == 3
    assert t.points(0) == 2


@pytest.mark.clause("root:6.5.5")
def test_overwork_turns_a_matching_card_into_wood_at_a_sawmill() -> None:
    t = bare()
    t.put(0, 5, sawmill=1)
    t.put(0, 1, sawmill=1)
    t.hand(0, "bake_sale", "anvil", "sword")
    assert t.options(0, "overwork") == [("overwork", 1, "anvil"), ("overwork", 5, "bake_sale")]
    t.answer(0, "overwork", 5, "bake_sale")
    assert t.on_map(0, "wood") == {5: 1}
    assert t.discarded() == ["bake_sale"]
    t.leave(0, wood=0)
    assert not t.options(0, "overwork")


@pytest.mark.clause("root:6.5.5", "root:1.1.2", "root:D.6.2")
def test_overwork_cannot_place_wood_where_nothing_can_be_placed() -> None:
    t = bare("marquise", "vagabond")
    become(t, "scoundrel", 1)
    t.put(0, 5, sawmill=1)
    t.hand(0, "bake_sale")
    t.begin(0)
    assert t.options(0, "overwork") == [("overwork", 5, "bake_sale")]
    board(t, 1).scorched = [5]
    t.world.boundary.boards[1] = board(t, 1).copy()
    t.world.boundary.learn_effects()
    t.begin(0)
    assert not t.options(0, "overwork")


# 6.6 Evening


@pytest.mark.clause("root:6.6")
@pytest.mark.parametrize(("recruiters", "cards"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_one_card_and_one_for_each_uncovered_symbol(recruiters: int, cards: int) -> None:
    t = bare()
    for clearing in (2, 5, 7):
        t.put(0, clearing, recruiter=min(2, recruiters))
        recruiters -= min(2, recruiters)
    t.answer(0, "done")
    assert len(t.cards(0)) == cards
    assert t.g.turn == 1


@pytest.mark.clause("root:6.6", "root:X.4")
def test_then_she_discards_down_to_five() -> None:
    t = bare()
    t.hand(0, "anvil", "bake_sale", "sword", "investments", "birdy_bindle", "crossbow_bird")
    t.deck("arms_trader")
    t.answer(0, "done")
    assert t.topic(0) == "hand_limit"
    assert t.question(0).facts == {"left": 2}
    t.answer(0, "discard", "sword")
    assert all(option[1] not in ("anvil", "bake_sale") for option in t.options(0))  # each set is offered once
    t.answer(0, "discard", "crossbow_bird")
    assert sorted(t.cards(0)) == ["anvil", "arms_trader", "bake_sale", "birdy_bindle", "investments"]
    assert t.g.turn == 1


def test_she_wins_by_building() -> None:
    t = bare()
    t.put(0, 5, sawmill=2)
    t.put(0, 2, sawmill=2, wood=4)
    t.put(0, 7, sawmill=1)
    t.put(0, 2, warrior=1)
    t.put(0, 10, warrior=1)
    t.score(0, 25)
    t.answer(0, "build", "sawmill", 10)
    assert t.winners == (0,)


# What bots count


def test_sawmills_work_where_she_rules_and_has_room_along_the_line() -> None:
    t = bare()
    t.put(0, 5, sawmill=2)
    assert counted(t.g, 0)["working_sawmills"] == 0  # both slots are taken
    t.put(0, 2, warrior=1)
    assert counted(t.g, 0)["working_sawmills"] == 2
    t.put(1, 2, warrior=2)
    assert counted(t.g, 0)["working_sawmills"] == 0


def test_what_she_can_build_with_the_next_wood_is_counted() -> None:
    t = bare()
    t.put(0, 5, sawmill=1, workshop=1, wood=1)
    t.put(0, 2, warrior=1, recruiter=1)
    assert t.g.slots[2] == 1
    assert counted(t.g, 0)["building_points"] == 2  # a workshop for one wood, and no room for more
    t.put(0, 10, warrior=1)
    assert counted(t.g, 0)["building_points"] == 3
    t.put(0, 5, wood=0)
    assert counted(t.g, 0)["building_points"] == 2
    t.put(0, 5, sawmill=0)
    assert counted(t.g, 0)["building_points"] == 0  # a first sawmill is free and scores nothing
