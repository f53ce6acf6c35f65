"""7.5, 7.7, 7.8. The Decree of the Eyrie, Turmoil, and the leaders."""

import pytest

from tests.root.dynasty import LEADERS, decreed, shown, skip_to
from tests.root.playing import Table

# 7.5 Daylight: the Decree


@pytest.mark.clause("root:7.5.2")
def test_the_columns_are_resolved_in_order_one_action_for_each_card() -> None:
    t = decreed("builder", move=["anvil"], battle=["sword"], build=["birdy_bindle"])
    t.put(0, 1, roost=1, warrior=1)
    t.put(1, 9, warrior=1)
    assert t.question(0).facts == {"column": "recruit", "left": 1}
    t.answer(0, "decree_recruit", 1, "bird")
    assert t.question(0).facts == {"column": "move", "left": 2}
    t.answer(0, "decree_move", 1, 5, "fox")
    t.answer(0, "warriors", 1)
    assert t.question(0).facts == {"column": "move", "left": 1}
    t.dice(0, 0)
    t.answer(0, "decree_move", 1, 9, "bird")
    assert t.told("rolled")  # the only battle, in the mouse clearing 9
    assert t.question(0).facts == {"column": "build", "left": 1}
    t.answer(0, "decree_build", 5, "bird")
    assert t.on_map(0, "roost") == {1: 1, 5: 1}
    assert t.points(0) == 1  # Evening follows by itself
    assert t.g.turn == 1
    assert not t.told("turmoil")
    assert (shown(t).column, set(shown(t).resolved.values())) == ("", {()})


@pytest.mark.clause("root:7.5.2.I")
def test_recruit_places_a_warrior_at_a_roost_that_matches() -> None:
    t = decreed("commander", recruit=["anvil", "birdy_bindle"])
    for clearing in (1, 5, 6):
        t.put(0, clearing, roost=1)
    t.put(0, 8, warrior=1)  # a fox clearing without a roost
    fox = [("decree_recruit", clearing, "fox") for clearing in (1, 6)]
    bird = [("decree_recruit", clearing, "bird") for clearing in (1, 5, 6)]
    assert t.options(0) == [*fox, *bird]
    t.answer(0, "decree_recruit", 6, "fox")
    assert t.on_map(0, "warrior") == {6: 1, 8: 1}
    assert t.options(0) == bird


@pytest.mark.clause("root:7.5.2.I")
def test_nobody_is_recruited_at_an_enemy_keep() -> None:
    t = decreed("builder", "marquise")
    t.put(0, 1, roost=1)
    t.put(1, 1, keep=1)
    assert t.options(0) == [("turmoil",)]


@pytest.mark.clause("root:7.5.2.II")
def test_a_move_leaves_a_clearing_that_matches_with_at_least_one_warrior() -> None:
    t = decreed("charismatic", move=["anvil"])
    t.put(0, 5, roost=1, warrior=2)
    t.put(0, 1, warrior=2)
    t.answer(0, "decree_recruit", 5, "bird")
    t.put(0, 2, warrior=1)
    assert t.options(0) == [("decree_move", 1, target, "fox") for target in (5, 9, 10)]  # not from 2 and 5
    t.answer(0, "decree_move", 1, 9, "fox")
    assert t.options(0) == [("warriors", 2), ("warriors", 1)]


@pytest.mark.clause("root:7.5.2.II", "root:4.2.1")
def test_a_move_of_the_decree_needs_rule_like_any_other() -> None:
    t = decreed("despot")
    t.put(0, 1, warrior=1)
    t.put(1, 1, warrior=2)
    t.put(0, 9, roost=1)
    assert t.options(0) == [("decree_move", 1, 9, "bird")]


@pytest.mark.clause("root:7.5.2.III")
def test_a_battle_is_fought_in_a_clearing_that_matches() -> None:
    t = decreed("builder", "squirrels", "weasels", battle=["sword", "anvil"])
    t.put(0, 1, roost=1, warrior=3)
    t.put(0, 9, warrior=3)
    t.put(1, 9, warrior=1)
    t.put(2, 9, den=1)
    t.put(1, 1, warrior=2)
    t.put(0, 5, warrior=1)
    t.put(1, 5, warrior=1)  # a rabbit clearing
    t.answer(0, "decree_recruit", 1, "bird")
    t.answer(0, "decree_move", 5, 1, "bird")
    assert t.options(0) == [
        ("decree_battle", 1, 1, "fox"),
        ("decree_battle", 9, 1, "mouse"),
        ("decree_battle", 9, 2, "mouse"),
    ]
    t.dice(1, 0)
    t.answer(0, "decree_battle", 9, 2, "mouse")
    assert (t.on_map(2, "den"), t.points(0)) == ({}, 1)
    assert t.told("battle")[0] == {"seat": 0, "defender": 2, "clearing": 9}


@pytest.mark.clause("root:7.5.2.IV")
def test_a_roost_is_built_where_they_rule_without_a_roost_in_an_open_slot() -> None:
    t = decreed("despot", "marquise", build=["sword"])
    t.put(0, 2, roost=1, warrior=1)  # has a roost, though it has another slot
    t.put(0, 7, warrior=2)
    t.put(1, 7, sawmill=2)  # tied, so the Eyrie rule it, but there is no slot
    t.put(0, 12, warrior=1)
    t.put(1, 12, warrior=2)  # not ruled
    t.put(0, 9, warrior=2)
    t.put(1, 9, warrior=2)  # tied
    t.put(0, 11, warrior=1)
    t.put(1, 11, keep=1)  # cannot be placed
    t.put(0, 5, warrior=1)  # a rabbit clearing
    t.answer(0, "decree_move", 2, 5, "bird")
    mouse = [("decree_build", 9, "mouse")]
    assert t.options(0) == [*mouse, ("decree_build", 5, "bird"), ("decree_build", 9, "bird")]
    t.answer(0, "decree_build", 9, "bird")
    assert t.on_map(0, "roost") == {2: 1, 9: 1}
    assert t.told("turmoil")  # the mouse card finds nothing any more


@pytest.mark.clause("root:7.5.2.IV")
def test_without_roosts_on_the_track_nothing_is_built() -> None:
    t = decreed("despot")
    for clearing in (1, 2, 3, 4, 5, 7, 8):
        t.put(0, clearing, roost=1, warrior=1)
    t.put(0, 9, warrior=1)
    t.answer(0, "decree_move", 9, 12, "bird")
    assert t.told("turmoil")[0]["column"] == "build"


@pytest.mark.clause("root:7.5.2-x1")
def test_cards_of_a_column_are_picked_freely_and_an_impossible_one_may_come_first() -> None:
    t = decreed("commander", recruit=["anvil", "sword", "birdy_bindle"])
    t.put(0, 1, roost=1)
    assert t.options(0) == [("decree_recruit", 1, "fox"), ("decree_recruit", 1, "bird"), ("turmoil",)]
    t.answer(0, "decree_recruit", 1, "bird")
    assert t.options(0) == [("decree_recruit", 1, "fox"), ("turmoil",)]
    t.answer(0, "turmoil")
    assert t.on_map(0, "warrior") == {1: 1}
    assert t.told("turmoil") == [{"seat": 0, "column": "recruit", "count": 3}]


@pytest.mark.clause("root:7.5.2-x1")
def test_a_card_that_can_be_resolved_cannot_be_declined_and_an_empty_column_is_skipped() -> None:
    t = decreed("despot")
    t.put(0, 1, roost=1, warrior=2)
    assert t.question(0).facts["column"] == "move"  # nothing lies in Recruit
    assert t.options(0) == [("decree_move", 1, target, "bird") for target in (5, 9, 10)]
    t.answer(0, "decree_move", 1, 5, "bird")
    t.answer(0, "warriors", 1)
    assert t.on_map(0, "roost") == {1: 1, 5: 1}  # nothing in Battle; one place to build, and nothing to choose


@pytest.mark.clause("root:7.5.2")
def test_of_very_many_actions_the_card_is_chosen_first() -> None:
    t = decreed("despot", move=["anvil", "bake_sale", "sword"])
    for clearing in range(1, 13):
        t.put(0, clearing, warrior=1)
    suits = ("fox", "rabbit", "mouse", "bird")
    assert t.options(0) == [("decree_first", suit) for suit in suits]
    t.answer(0, "decree_first", "mouse")
    assert {int(option[1]) for option in t.options(0)} == {2, 7, 9, 11}
    t.answer(0, "decree_move", 9, 1, "mouse")
    assert t.question(0).facts == {"column": "move", "left": 3}
    t.clear(6, 8)
    t.put(0, 12, warrior=0)
    t.put(0, 1, warrior=0)
    assert t.offered(0, "turmoil")


@pytest.mark.clause("root:7.5.2")
def test_everybody_sees_the_decree_and_how_far_it_is_resolved() -> None:
    t = decreed("charismatic", recruit=["anvil"], move=["sword"])
    t.put(0, 1, roost=1, warrior=1)
    t.put(0, 2, warrior=1)
    t.answer(0, "decree_recruit", 1, "bird")
    assert (shown(t, 1).column, shown(t, 1).resolved["recruit"]) == ("move", ("loyal_vizier", "anvil"))
    assert shown(t, 1).decree == {
        "recruit": ("loyal_vizier", "anvil"),
        "move": ("sword",),
        "battle": ("loyal_vizier",),
        "build": (),
    }
    t = decreed("commander", recruit=["anvil", "birdy_bindle"])
    t.put(0, 1, roost=1)
    t.put(0, 5, roost=1)
    assert set(shown(t).resolved.values()) == {()}
    t.answer(0, "decree_recruit", 1, "fox")
    assert (shown(t).column, shown(t).resolved["recruit"]) == ("recruit", ("anvil",))


# K.6 Between the cards


@pytest.mark.clause("root:K.6")
def test_cards_are_used_before_crafting_between_decree_cards_and_after_the_last() -> None:
    t = decreed("builder", recruit=["anvil"])
    t.put(0, 1, roost=1, warrior=2)
    t.lay(0, "tax_collector")
    assert t.offered(0, "use", "tax_collector")
    t.answer(0, "decree_recruit", 1, "fox")
    assert t.offered(0, "use", "tax_collector")
    t.answer(0, "decree_recruit", 1, "bird")
    t.answer(0, "decree_move", 1, 5, "bird")
    t.answer(0, "warriors", 4)
    assert t.topic(0) == "end_daylight"
    assert shown(t).resolved == shown(t).decree
    assert t.options(0) == [("use", "tax_collector"), ("done",)]
    t.answer(0, "use", "tax_collector")
    assert t.on_map(0, "warrior") == {5: 3}
    t.answer(0, "done")
    assert t.g.turn == 1


@pytest.mark.clause("root:K.6", "root:3.3.1")
def test_dominance_is_activated_between_decree_cards_and_after_the_last() -> None:
    for before in (True, False):
        t = decreed("builder", "squirrels", "weasels")
        t.put(0, 1, roost=1, warrior=2)
        t.hand(0, "dominance_fox")
        t.score(0, 10)
        t.answer(0, "decree_recruit", 1, "bird")
        if not before:
            t.answer(0, "decree_move", 1, 5, "bird")
            t.answer(0, "warriors", 3)
            assert t.topic(0) == "end_daylight"
        t.answer(0, "activate_dominance", "dominance_fox")
        assert t.active(0) == "dominance_fox"
        assert t.g.turn == (0 if before else 1)


def test_nothing_is_asked_between_decree_cards_where_nothing_can_be_chosen() -> None:
    t = decreed("charismatic", recruit=["anvil"], battle=["birdy_bindle"])
    t.put(0, 1, roost=1)
    t.put(1, 1, warrior=4)
    t.hand(0, "sword")
    t.dice(0, 0, 0, 0)
    t.answer(0, "decree_recruit", 1, "bird")  # the fox is recruited in the one roost as well
    assert t.on_map(0, "warrior") == {1: 4}
    assert len(t.told("rolled")) == 2
    assert t.g.turn == 1


# 7.7 Turmoil


def stuck(score: int = 9) -> Table:
    """The worked example: no roost in a mouse clearing."""
    t = decreed("commander", "squirrels", "weasels", recruit=["sword"], move=["anvil"], battle=["birdy_bindle"])
    for clearing in (1, 5, 8):
        t.put(0, clearing, roost=1, warrior=1)
    t.score(0, score)
    return t


@pytest.mark.clause("root:7.7-x1", "root:7.7")
def test_the_worked_example_of_turmoil() -> None:
    t = stuck()
    assert t.options(0) == [("turmoil",)]
    t.answer(0, "turmoil")
    assert t.points(0) == 6
    assert sorted(t.discarded()) == ["anvil", "birdy_bindle", "sword"]
    assert t.topic(0) == "leader"
    t.answer(0, "leader", "despot")
    board = shown(t)
    assert board.decree == {"recruit": (), "move": ("loyal_vizier",), "battle": (), "build": ("loyal_vizier",)}
    assert set(board.leaders_left) == {"builder", "charismatic"}
    assert t.points(0) == 8  # three roosts score 2 in Evening
    assert len(t.cards(0)) == 2
    assert t.g.turn == 1


@pytest.mark.clause("root:7.7.1", "root:3.1-x2")
def test_humiliation_costs_a_point_for_each_bird_but_never_more_than_they_have() -> None:
    t = stuck(score=2)
    t.answer(0, "turmoil")
    assert t.told("lost_points") == [{"seat": 0, "points": 2, "total": 0}]
    t = stuck(score=20)
    t.dominate(0, "dominance_fox")
    t.answer(0, "turmoil")
    assert not t.told("lost_points")


@pytest.mark.clause("root:7.7.2", "root:3.3.3")
def test_a_purge_discards_all_cards_but_the_viziers() -> None:
    t = decreed("commander", "squirrels", "weasels", recruit=["sword", "dominance_fox"], build=["armorers", "anvil"])
    t.answer(0, "turmoil")
    assert sorted(t.discarded()) == ["anvil", "armorers", "sword"]
    assert t.available() == ["dominance_fox"]
    assert shown(t).decree == dict.fromkeys(("recruit", "move", "battle", "build"), ())  # until a leader is chosen
    t.answer(0, "leader", "builder")
    assert sum(cards == ("loyal_vizier",) for cards in shown(t).decree.values()) == 2


@pytest.mark.clause("root:7.7.3", "root:7.7.3.I")
def test_a_deposed_leader_does_not_come_back_before_a_new_generation() -> None:
    t = decreed("despot")
    used = ["despot"]
    for _ in range(3):
        t.phase_of(0, "daylight")
        t.answer(0, "turmoil")
        left = [leader for leader in LEADERS if leader not in used]
        if len(left) > 1:
            assert t.options(0) == [("leader", leader) for leader in left]
            t.answer(0, "leader", left[0])
        used.append(left[0])
        assert shown(t).leader == left[0]  # the last one without being asked
    assert shown(t).leaders_left == ()
    t.phase_of(0, "daylight")
    t.answer(0, "turmoil")
    assert t.options(0) == [("leader", leader) for leader in LEADERS]
    t.answer(0, "leader", used[-1])
    assert set(shown(t).leaders_left) == set(LEADERS) - {used[-1]}


@pytest.mark.clause("root:7.7.4")
def test_after_turmoil_daylight_is_over() -> None:
    t = decreed("builder", recruit=["sword"], build=["birdy_bindle"])
    t.put(0, 1, roost=1, warrior=2)
    t.put(0, 5, warrior=1)
    t.lay(0, "tax_collector")
    t.answer(0, "turmoil")
    t.answer(0, "leader", "despot")
    assert t.on_map(0, "warrior") == {1: 2, 5: 1}  # nothing else of the Decree was resolved
    assert t.on_map(0, "roost") == {1: 1}
    assert t.g.turn == 1


# 7.8 Leaders


@pytest.mark.clause("root:7.8.1", "root:7.8.2", "root:7.8.3", "root:7.8.4")
@pytest.mark.parametrize(("leader", "recruits"), [("builder", 1), ("charismatic", 2)])
def test_the_charismatic_recruits_two(leader: str, recruits: int) -> None:
    t = decreed(leader)
    t.put(0, 1, roost=1)
    t.put(0, 5, roost=1)
    t.answer(0, "decree_recruit", 5, "bird")
    assert t.told("placed")[0] == {"seat": 0, "piece": "warrior", "clearing": 5, "count": recruits}


@pytest.mark.clause("root:7.8.2-x1")
def test_the_charismatic_with_one_warrior_places_it_and_falls_into_turmoil() -> None:
    t = decreed("charismatic")
    t.put(0, 1, roost=1)
    t.put(1, 1, warrior=1)  # the battle of the other vizier would be possible
    t.leave(0, warrior=1)
    assert t.options(0) == [("decree_recruit", 1, "bird")]
    t.answer(0, "decree_recruit", 1, "bird")
    assert t.on_map(0, "warrior") == {1: 1}
    assert t.told("turmoil") == [{"seat": 0, "column": "recruit", "count": 2}]
    t = decreed("charismatic")
    t.put(0, 1, roost=1)
    t.leave(0, warrior=0)
    assert t.options(0) == [("turmoil",)]


@pytest.mark.clause("root:7.8.3")
@pytest.mark.parametrize(("leader", "left"), [("charismatic", 3), ("commander", 2)])
def test_the_commander_deals_an_extra_hit_as_attacker(leader: str, left: int) -> None:
    t = decreed(leader)
    t.put(0, 1, warrior=1)
    t.put(1, 1, warrior=4)
    skip_to(t, "battle")
    t.dice(1, 0)
    t.answer(0, "decree_battle", 1, 1, "bird")
    assert t.warriors(1, 1) == left


@pytest.mark.clause("root:7.8.3")
def test_the_commander_deals_no_extra_hit_as_defender() -> None:
    t = decreed("commander")
    t.put(0, 5, warrior=2)
    t.put(1, 5, warrior=3)
    t.begin(1)
    t.battle(1, 5, 0, (1, 1))
    assert (t.warriors(0, 5), t.warriors(1, 5)) == (1, 2)


@pytest.mark.clause("root:7.8.4")
@pytest.mark.parametrize(("leader", "points"), [("charismatic", 2), ("despot", 3)])
def test_the_despot_scores_one_more_when_buildings_or_tokens_are_removed_in_a_battle(leader: str, points: int) -> None:
    t = decreed(leader, battle=["bake_sale"])
    t.put(0, 5, warrior=3)
    t.put(1, 5, den=1, acorn=1)
    skip_to(t, "battle")
    t.dice(2, 0)
    t.answer(0, "decree_battle", 5, 1, "rabbit")
    assert t.told("scored")[0]["points"] == points
    t = decreed("despot")
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=3)
    t.begin(1)
    t.battle(1, 5, 0, (2, 2))
    assert t.points(0) == 0  # warriors only


@pytest.mark.clause("root:7.8.4")
def test_the_despot_scores_once_in_a_battle_that_goes_on_after_an_ambush() -> None:
    t = decreed("despot", "marquise")
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=1, keep=1, wood=4)
    t.hand(0, "ambush_rabbit")
    t.hand(1, "bake_sale")
    t.begin(1)
    t.dice(3, 3)
    t.answer(1, "battle", 5, 0)
    t.answer(0, "ambush", "ambush_rabbit")
    t.answer(1, "pass")  # she does not foil it
    t.answer(1, "lose", "wood", 1)
    assert t.told("scored") == [{"seat": 0, "points": 2, "total": 2}]
    t.answer(1, "spend", "bake_sale")  # her warrior is healed on the spot and fights on
    t.answer(1, "lose", "wood", 1)
    assert t.told("scored")[1] == {"seat": 0, "points": 2, "total": 4}


@pytest.mark.clause("root:7.8.4", "root:X.3")
def test_the_despot_scores_as_defender_too() -> None:
    t = decreed("despot")
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=1, acorn=2)
    t.hand(0, "ambush_rabbit")
    t.begin(1)
    t.dice(3, 3)
    t.answer(1, "battle", 5, 0)
    t.answer(0, "ambush", "ambush_rabbit")
    assert t.told("scored") == [{"seat": 0, "points": 2, "total": 2}]  # a token and the extra point; nobody is left
    t = decreed("despot")
    t.put(0, 5, warrior=4)
    t.put(1, 5, warrior=2, acorn=2)
    t.begin(1)
    t.battle(1, 5, 0, (3, 3))
    assert t.told("scored") == [{"seat": 0, "points": 2, "total": 2}]
