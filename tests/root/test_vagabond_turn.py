"""9.4 to 9.6: the turn of the Vagabond."""

import pytest

from deskovka.games.root.effects import Effect
from deskovka.games.root.state import Root
from deskovka.games.root.tables import FERRY
from tests.root.wandering import (
    board,
    box,
    bury,
    give,
    items,
    lay_quests,
    quests,
    relate,
    relation,
    shown,
    wandering,
)

FOREST = "f1_2_5_10"

# 9.4 Birdsong


@pytest.mark.clause("root:9.4.1", "root:9.4.1-x1")
def test_three_items_are_refreshed_and_two_more_for_each_tea_that_was_ready() -> None:
    t = wandering(at=5)
    give(t, tea=1)
    give(t, condition="exhausted", boot=1, sword=1, crossbow=1, torch=1, tea=1)
    give(t, condition="damaged_exhausted", hammer=1)
    t.begin(0)
    assert t.topic(0) == "refresh"
    assert t.question(0).facts == {"left": 5}
    assert t.options(0) == [("refresh", "boot", "exhausted"), ("refresh", "sword", "exhausted")]
    t.answer(0, "refresh", "sword", "exhausted")
    assert items(t) == {"sword": 1, "crossbow": 1, "torch": 1, "tea": 2}
    assert items(t, "exhausted") == {"boot": 1}
    assert items(t, "damaged") == {"hammer": 1}  # it stays damaged
    assert items(t, "damaged_exhausted") == {}
    assert t.topic(0) == "slip"


@pytest.mark.clause("root:9.4.1-x1")
def test_with_few_exhausted_items_all_are_refreshed() -> None:
    t = wandering(at=5)
    give(t, condition="exhausted", boot=2)
    give(t, condition="damaged_exhausted", tea=1)
    t.begin(0)
    assert (items(t), items(t, "damaged")) == ({"boot": 2}, {"tea": 1})


@pytest.mark.clause("root:9.4.2")
def test_he_slips_to_an_adjacent_clearing_or_forest_without_boots() -> None:
    t = wandering(at=10)
    relate(t, 1, "hostile")
    t.put(1, 12, warrior=3)
    t.begin(0)
    forests = ("f1_2_5_10", "f1_9_10_12", "f2_6_10_11_12")
    assert t.options(0) == [("slip", place) for place in (1, 2, 12, *forests)] + [("done",)]
    t.answer(0, "slip", 12)
    assert (t.g.pawns[0], t.topic(0)) == (12, "vagabond")
    t.stand(0, FOREST)
    t.begin(0)
    assert t.options(0) == [
        *(("slip", place) for place in (1, 2, 5, 10, "f1_9_10_12", "f2_6_10_11_12")),
        ("done",),
    ]
    t.answer(0, "slip", "f1_9_10_12")
    assert t.view(0).seats[0].pawn == "f1_9_10_12"
    t.begin(0)
    t.answer(0, "done")
    assert t.view(0).seats[0].pawn == "f1_9_10_12"


@pytest.mark.clause("root:9.4.2", "root:C.2.5-x1")
def test_the_ferry_does_not_carry_a_slip() -> None:
    t = wandering(at=5, map="lake")
    g = t.world.boundary
    port = g.landmarks[FERRY]
    t.stand(0, port)
    t.begin(0)
    clearings = [option[1] for option in t.options(0, "slip") if isinstance(option[1], int)]
    assert clearings == list(g.woodland.paths[port])
    assert set(g.woodland.coast) - {port} - set(clearings)


class Snare(Effect):
    """Nothing of the others leaves clearing 5, nothing enters clearing 1."""

    def forbids_moving(self, g: Root, seat: int, mover: int, origin: int, target: int) -> bool:
        return mover != seat and (origin == 5 or target == 1)


@pytest.mark.clause("root:9.4.2", "root:1.1.2")
def test_what_forbids_leaving_does_not_stop_a_slip_but_what_forbids_entering_does() -> None:
    t = wandering(at=5)
    give(t, boot=1)
    t.force(1, Snare())
    assert not t.options(0, "move")
    t.begin(0)
    assert t.options(0) == [("slip", 2), ("slip", FOREST), ("done",)]


# 9.5.1 Move, 9.5.2 Battle


@pytest.mark.clause("root:9.5.1", "root:4.2")
def test_a_move_exhausts_a_boot_and_never_leads_into_a_forest() -> None:
    t = wandering(at=FOREST)
    give(t, boot=2)
    assert t.options(0, "move") == [("move", FOREST, clearing) for clearing in (1, 2, 5, 10)]
    t.answer(0, "move", FOREST, 5)
    assert (t.g.pawns[0], items(t), items(t, "exhausted")) == (5, {"boot": 1}, {"boot": 1})
    t.answer(0, "move", 5, 2)
    assert t.g.pawns[0] == 2
    assert not t.options(0, "move")
    assert [event["clearing"] for event in t.told("wandered")][-2:] == [5, 2]


@pytest.mark.clause("root:9.5.1", "root:C.2.5-x1")
def test_the_ferry_takes_him_for_a_boot_and_the_ally_who_comes_along_draws_too() -> None:
    t = wandering("marquise", at=5, map="lake")
    g = t.world.boundary
    coast = g.woodland.coast
    g.landmarks[FERRY] = coast[0]
    t.stand(0, coast[0])
    t.put(1, coast[0], warrior=2)
    relate(t, 1, "allied")
    give(t, boot=1)
    target = next(c for c in coast[1:] if c not in g.woodland.paths[coast[0]])
    t.answer(0, "ferry", coast[0], target)
    t.answer(0, "take_along", 1, 2)
    assert (t.g.pawns[0], t.g.landmarks[FERRY], t.warriors(1, target)) == (target, target, 2)
    assert [len(hand) for hand in t.g.hands] == [1, 1]
    assert items(t, "exhausted") == {"boot": 1}


@pytest.mark.clause("root:9.5.2")
def test_a_battle_exhausts_a_sword_and_is_in_his_clearing() -> None:
    t = wandering("marquise", at=5)
    give(t, sword=1)
    give(t, condition="exhausted", sword=1)
    t.put(1, 5, warrior=1)
    t.put(1, 1, warrior=1)
    assert t.options(0, "battle") == [("battle", 5, 1)]
    t.battle(0, 5, 1, (0, 0))
    assert items(t, "exhausted") == {"sword": 2}
    assert not t.options(0, "battle")


# 9.5.3 Explore


@pytest.mark.clause("root:9.5.3", "root:2.2.4")
def test_exploring_brings_the_item_of_a_ruin_and_a_point_and_the_ruin_goes() -> None:
    t = wandering("marquise", at=10)
    bury(t, 10, "bag")
    assert not t.options(0, "explore")
    give(t, torch=1)
    t.answer(0, "explore")
    assert (items(t), items(t, "exhausted"), t.points(0)) == ({"bag": 1}, {"torch": 1}, 1)
    assert (t.g.ruins[10], t.g.slots[10]) == (0, 2)
    assert shown(t).items[-1].place == "track"
    give(t, torch=1)
    assert not t.options(0, "explore")
    assert 10 not in t.view(1).ruin_items


# 9.5.4 Aid


@pytest.mark.clause("root:9.5.4")
def test_aid_gives_a_matching_card_for_an_item_and_takes_one_from_the_box() -> None:
    t = wandering("marquise", "squirrels", at=5)
    give(t, boot=1, tea=1)
    t.hand(0, "bake_sale", "birdy_bindle", "anvil")
    assert not t.options(0, "aid")  # nobody is there
    t.put(1, 5, sawmill=1)
    box(t, 1, sword=1, coin=2)
    assert t.options(0, "aid") == [("aid", 1, "bake_sale"), ("aid", 1, "birdy_bindle")]
    t.answer(0, "aid", 1, "birdy_bindle")
    assert t.cards(1) == ["birdy_bindle"]
    assert t.options(0) == [("exhaust", "boot"), ("exhaust", "tea")]
    t.answer(0, "exhaust", "tea")
    assert t.topic(0) == "take_item"
    assert t.options(0) == [("take_item", "sword"), ("take_item", "coin"), ("pass",)]
    t.answer(0, "take_item", "coin")
    assert items(t) == {"boot": 1, "coin": 1}
    assert t.box(1) == {"sword": 1, "coin": 1}
    t.answer(0, "aid", 1, "bake_sale")  # the last card that matches
    t.answer(0, "exhaust", "coin")
    t.answer(0, "pass")
    assert t.box(1) == {"sword": 1, "coin": 1}
    assert not t.options(0, "aid")


@pytest.mark.clause("root:9.5.4", "root:1.2.1")
def test_only_the_two_of_them_know_the_card() -> None:
    t = wandering("marquise", "squirrels", at=5)
    give(t, boot=1)
    t.hand(0, "bake_sale", "anvil")
    t.put(1, 5, warrior=1)
    t.answer(0, "aid", 1, "bake_sale")
    (card,) = t.g.hands[1]
    assert t.g.known[card] == 0b011
    assert [(event.kind, event.to) for event in t.events if event.kind == "aid_card"] == [
        ("aid_card", (0,)),
        ("aid_card", (1,)),
    ]
    assert t.view(2).seats[1].hand == ("hidden",)


@pytest.mark.clause("root:9.5.4")
def test_an_exhausted_item_of_a_box_arrives_ready() -> None:
    t = wandering("marquise", at=5)
    give(t, boot=1)
    box(t, 1, sword=1)
    g = t.world.boundary
    g.exhausted_items[1] = g.crafted_items[1][:]
    t.put(1, 5, warrior=1)
    t.hand(0, "bake_sale")
    t.answer(0, "aid", 1, "bake_sale")
    t.answer(0, "take_item", "sword")
    assert items(t) == {"sword": 1}
    assert not any(t.g.exhausted_items[1])


# 9.5.5 Quest


@pytest.mark.clause("root:9.5.5")
def test_a_quest_of_the_suit_of_the_clearing_exhausts_its_two_items() -> None:
    t = wandering(at=5)
    lay_quests(t, "guard_duty_rabbit", "guard_duty_mouse", "expel_bandits_rabbit")
    give(t, torch=1, sword=1)
    assert t.options(0, "quest") == [("quest", "guard_duty_rabbit")]
    give(t, torch=1, sword=2)
    assert len(t.options(0, "quest")) == 2  # two swords for the bandits
    t.answer(0, "quest", "guard_duty_rabbit")
    t.answer(0, "reward", "points")
    assert (items(t), items(t, "exhausted")) == ({"sword": 1}, {"sword": 1, "torch": 1})
    assert t.points(0) == 1
    assert shown(t).quests == {"fox": (), "rabbit": ("guard_duty_rabbit",), "mouse": ()}
    assert len(quests(t)) == 3
    assert "guard_duty_rabbit" not in quests(t)
    assert len(t.g.quest_deck) == 11


@pytest.mark.clause("root:9.5.5")
def test_the_new_quest_is_turned_up_before_the_reward_is_chosen() -> None:
    t = wandering(at=5)
    lay_quests(t, "guard_duty_rabbit", "guard_duty_mouse")
    give(t, torch=1, sword=1)
    t.answer(0, "quest", "guard_duty_rabbit")
    assert "guard_duty_rabbit" not in quests(t)
    assert len(quests(t)) == 2
    assert t.options(0) == [("reward", "points"), ("reward", "cards")]
    assert (t.points(0), len(t.cards(0))) == (0, 0)


@pytest.mark.clause("root:9.5.5")
def test_quests_score_for_all_of_their_suit_or_bring_two_cards() -> None:
    t = wandering(at=5)
    give(t, torch=2, sword=2, tea=1)
    lay_quests(t, "guard_duty_rabbit", "give_a_speech_rabbit", "guard_duty_mouse")
    t.answer(0, "quest", "guard_duty_rabbit")
    t.answer(0, "reward", "cards")
    assert (t.points(0), len(t.cards(0))) == (0, 2)
    t.answer(0, "quest", "give_a_speech_rabbit")
    t.answer(0, "reward", "points")
    assert t.points(0) == 2
    t.stand(0, 2)
    give(t, torch=1, sword=1)
    t.answer(0, "quest", "guard_duty_mouse")
    t.answer(0, "reward", "points")
    assert t.points(0) == 3


@pytest.mark.clause("root:9.5.5")
def test_without_a_quest_deck_nothing_is_laid_out() -> None:
    t = wandering(at=5)
    lay_quests(t, "guard_duty_rabbit", "guard_duty_mouse")
    t.world.boundary.quest_deck = []
    give(t, torch=1, sword=1)
    t.answer(0, "quest", "guard_duty_rabbit")
    t.answer(0, "reward", "points")
    assert quests(t) == ["guard_duty_mouse"]


# 9.5.6 Strike, 9.5.7 Repair


@pytest.mark.clause("root:9.5.6", "root:3.2.1")
def test_a_strike_removes_a_warrior_or_where_there_is_none_a_building_or_token() -> None:
    t = wandering("marquise", "squirrels", at=5)
    give(t, crossbow=2)
    t.put(1, 5, warrior=1, sawmill=1)
    t.put(2, 5, den=1, acorn=1)
    assert t.options(0, "strike") == [("strike", "warrior", 1), ("strike", "den", 2), ("strike", "acorn", 2)]
    t.answer(0, "strike", "warrior", 1)
    assert (t.warriors(1, 5), t.points(0), relation(t, 1)) == (0, 0, "hostile")
    t.answer(0, "strike", "sawmill", 1)
    assert (t.count(1, "sawmill", 5), t.points(0)) == (0, 1)  # no Infamy
    assert items(t, "exhausted") == {"crossbow": 2}
    assert not t.options(0, "strike")


@pytest.mark.clause("root:9.5.7")
def test_a_hammer_repairs_an_item_that_keeps_its_facing() -> None:
    t = wandering(at=FOREST)
    give(t, hammer=2)
    give(t, condition="damaged", tea=1)
    give(t, condition="damaged_exhausted", boot=1)
    assert t.options(0, "repair") == [("repair", "tea", "damaged"), ("repair", "boot", "damaged_exhausted")]
    t.answer(0, "repair", "tea", "damaged")
    assert shown(t).refreshes == 5  # on its track
    t.answer(0, "repair", "boot", "damaged_exhausted")
    assert (items(t), items(t, "exhausted")) == ({"tea": 1}, {"boot": 1, "hammer": 2})
    assert (items(t, "damaged"), items(t, "damaged_exhausted")) == ({}, {})


# 9.5


@pytest.mark.clause("root:9.5")
def test_actions_come_in_any_order_and_number_until_he_is_done() -> None:
    t = wandering("marquise", at=1)
    give(t, boot=2, sword=1, hammer=1, torch=1)
    t.put(1, 5, warrior=1)
    t.hand(0, "a_visit_to_friends")
    t.answer(0, "move", 1, 5)
    t.battle(0, 5, 1, (0, 0))
    t.answer(0, "craft", "a_visit_to_friends")
    t.answer(0, "move", 5, 1)
    assert items(t) == {"boot": 1, "torch": 1}
    t.answer(0, "done")
    assert t.g.turn == 1


@pytest.mark.clause("root:9.5-x1")
def test_in_a_forest_there_is_only_moving_and_repairing() -> None:
    t = wandering("marquise", at=FOREST)
    give(t, boot=1, sword=1, torch=1, hammer=2, crossbow=1, tea=1)
    give(t, condition="damaged", boot=1)
    for clearing in t.g.woodland.clearings:
        t.put(1, clearing, warrior=1)
    t.hand(0, "bake_sale", "anvil", "root_tea_fox", "birdy_bindle")
    assert {str(option[0]) for option in t.options(0)} == {"move", "repair", "done"}
    assert t.g.cast.factions[0].crafting_power(t.g, 0) == [0, 0, 0, 0]


@pytest.mark.clause("root:9.5-x2", "root:9.2.9.III.b")
def test_moves_and_battles_from_cards_cost_nothing_but_the_boot_for_a_hostile_clearing() -> None:
    t = wandering("marquise", at=5)
    t.lay(0, "command_warren", "cobbler")
    relate(t, 1, "hostile")
    t.put(1, 1, warrior=1)
    t.put(1, 5, warrior=1)
    t.phase_of(0, "daylight")
    assert t.topic(0) == "daylight_start"
    t.dice(0, 0)
    t.answer(0, "use", "command_warren")
    t.answer(0, "done")
    t.answer(0, "use", "cobbler")
    assert t.g.pawns[0] == 2  # clearing 1 asks for a boot
    give(t, boot=2)
    t.phase_of(0, "evening")
    t.answer(0, "use", "cobbler")
    t.stand(0, 5)
    t.phase_of(0, "evening")
    t.answer(0, "use", "cobbler")
    t.answer(0, "move", 5, 1)
    assert items(t, "exhausted") == {"boot": 1}
    t.stand(0, FOREST)
    t.phase_of(0, "daylight")
    assert t.topic(0) == "vagabond"  # no battle in a forest


@pytest.mark.clause("root:K.15")
def test_cards_for_warriors_and_boxes_are_nothing_for_him() -> None:
    t = wandering("marquise", at=5)
    t.lay(0, "tax_collector")
    t.phase_of(0, "daylight")
    assert not t.options(0, "use")


# 9.6 Evening


@pytest.mark.clause("root:9.6.1")
@pytest.mark.parametrize("place", [FOREST, 5])
def test_resting_in_a_forest_repairs_and_refreshes_what_was_damaged(place: int | str) -> None:
    t = wandering(at=place)
    give(t, condition="exhausted", torch=1)
    give(t, condition="damaged", sword=1)
    give(t, condition="damaged_exhausted", boot=1)
    t.answer(0, "done")
    assert items(t, "exhausted") == {"torch": 1}
    if place == FOREST:
        assert items(t) == {"boot": 1, "sword": 1}
        assert (items(t, "damaged"), items(t, "damaged_exhausted")) == ({}, {})
    else:
        assert (items(t, "damaged"), items(t, "damaged_exhausted")) == ({"sword": 1}, {"boot": 1})


@pytest.mark.clause("root:9.6.2", "root:9.6.3", "root:X.4")
def test_he_draws_a_card_more_for_each_coin_and_keeps_five() -> None:
    t = wandering(at=5)
    give(t, coin=2)
    give(t, condition="exhausted", coin=1)
    t.hand(0, "anvil", "bake_sale", "sword")
    t.answer(0, "done")
    assert t.topic(0) == "hand_limit"
    assert t.question(0).facts == {"left": 1}
    t.answer(0, *t.options(0)[0])
    assert len(t.cards(0)) == 5
    assert t.g.turn == 1


@pytest.mark.clause("root:9.6.4")
def test_more_than_six_items_besides_the_tracks_are_too_many() -> None:
    t = wandering(at=5)
    give(t, boot=4, tea=3, coin=4)
    give(t, condition="exhausted", sword=2)
    give(t, condition="damaged", hammer=1)
    t.hand(0)
    t.answer(0, "done")
    while t.topic(0) == "hand_limit":
        t.answer(0, *t.options(0)[0])
    assert t.topic(0) == "leave_behind"
    assert t.question(0).facts == {"left": 2}  # eight, with the fourth coin
    assert [option[1:] for option in t.options(0)] == [
        ("hammer", "damaged"),
        ("sword", "exhausted"),
        ("boot", "ready"),
    ]
    t.answer(0, "leave_behind", "hammer", "damaged")
    t.answer(0, "leave_behind", "coin", "ready")
    assert (items(t), items(t, "damaged")) == ({"boot": 4, "tea": 3, "coin": 3}, {})
    assert board(t).lost == 2
    assert t.g.turn == 1


@pytest.mark.clause("root:9.6.4")
def test_each_bag_on_its_track_makes_room_for_two_more() -> None:
    t = wandering(at=5)
    give(t, boot=6, sword=2, bag=1)
    t.answer(0, "done")
    assert t.g.turn == 1
    assert items(t) == {"boot": 6, "sword": 2, "bag": 1}
