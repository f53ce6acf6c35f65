"""9.7 Two Vagabonds."""

from itertools import combinations
from typing import Any

import pytest

from deskovka.games.root.factions.vagabond.view import SecondVagabondView
from deskovka.games.root.movement import may_be_moved
from deskovka.games.root.pieces import may_place
from deskovka.games.root.removal import remove_all_enemies
from tests.root import printed
from tests.root.playing import Table, playing, set_up
from tests.root.wandering import become, board, bury, give, items, lay_quests, quests, relation, shown, wandering

BOTH = ("vagabond", "vagabond_second", "marquise")


@pytest.mark.clause("root:9.7", "root:9.7.1")
def test_both_sets_of_items_lie_under_the_ruins_two_under_each() -> None:
    t = playing(*BOTH)
    assert sorted(t.g.terms.tables.items[item] for item in t.g.buried) == sorted(["bag", "boot", "hammer", "sword"] * 2)
    assert t.view(0).ruin_items == dict.fromkeys((6, 10, 11, 12), ("hidden", "hidden"))
    assert isinstance(t.view(0).seats[1].board, SecondVagabondView)


@pytest.mark.clause("root:9.7.1")
def test_any_two_of_the_eight_items_may_lie_under_a_ruin() -> None:
    games = [playing(*BOTH, seed=seed) for seed in range(150)]
    pairs = sum(t.g.buried[ruin] == t.g.buried[ruin + 4] for t in games for ruin in range(4))
    assert 55 <= pairs <= 120  # one in seven of 600; were each set shuffled alone, one in four


@pytest.mark.clause("root:9.7.1")
def test_the_lot_decides_who_sets_up_first() -> None:
    first = set()
    for seed in range(8):
        t = set_up(*BOTH, seed=seed, seating="drawn")
        while t.topic(t.waiting[0]) != "character":
            t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
        first.add(t.waiting[0])
    assert len(first) > 1


@pytest.mark.clause("root:9.7.3-x1", "root:9.3.1")
def test_they_have_different_characters() -> None:
    t = set_up(*BOTH)
    while t.topic(t.waiting[0]) != "character":
        t.answer(t.waiting[0], *t.options(t.waiting[0])[0])
    t.answer(0, "character", "ranger")
    t.answer(0, *t.options(0)[0])
    assert t.topic(1) == "character"
    assert not t.offered(1, "character", "ranger")
    assert len(t.options(1)) == 8


@pytest.mark.clause("root:9.3.5")
def test_there_are_starting_items_for_any_two_characters() -> None:
    tables = playing(*BOTH).g.terms.tables
    pool: dict[str, int] = {}
    for counts in printed.STARTING_ITEMS.values():
        for item, count in counts.items():
            pool[item] = pool.get(item, 0) + count
    for one, other in combinations(tables.factions.vagabond.characters, 2):
        wanted = one.items + other.items
        assert all(wanted.count(item) <= pool[item] for item in wanted), (one.id, other.id)


@pytest.mark.clause("root:9.7.2")
def test_they_share_one_display_of_quests() -> None:
    t = playing(*BOTH)
    assert (len(t.g.quests), len(t.g.quest_deck)) == (3, 12)
    t = wandering("vagabond_second", "marquise", at=5)
    lay_quests(t, "guard_duty_rabbit", "give_a_speech_rabbit")
    give(t, torch=1, sword=1)
    t.answer(0, "quest", "guard_duty_rabbit")
    t.answer(0, "reward", "points")
    t.stand(1, 5)
    give(t, 1, torch=1, tea=1)
    t.phase_of(1, "daylight")
    t.answer(1, "quest", "give_a_speech_rabbit")
    t.answer(1, "reward", "points")
    assert "guard_duty_rabbit" not in quests(t)
    assert (t.points(0), t.points(1)) == (1, 1)  # each counts his own


@pytest.mark.clause("root:9.7.3", "root:9.5.3")
def test_of_two_finds_he_takes_one_and_the_ruin_stays_until_the_last() -> None:
    t = wandering("vagabond_second", "marquise", at=10)
    bury(t, 10, "sword", "bag")
    give(t, torch=1)
    t.answer(0, "explore")
    assert t.topic(0) == "find"
    assert t.options(0) == [("find", "sword"), ("find", "bag")]
    t.answer(0, "find", "bag")
    assert (items(t), t.points(0), t.g.ruins[10]) == ({"bag": 1}, 1, 1)
    assert t.view(0).ruin_items[10] == ("sword",)  # he has seen it
    assert t.view(1).ruin_items[10] == ("hidden",)
    t.stand(1, 10)
    give(t, 1, torch=1)
    t.phase_of(1, "daylight")
    t.answer(1, "explore")
    assert (items(t, seat=1)["sword"], t.points(1), t.g.ruins[10]) == (1, 1, 0)


@pytest.mark.clause("root:9.7.3")
def test_nobody_takes_a_second_item_of_a_type_from_the_ruins() -> None:
    t = wandering("vagabond_second", "marquise", at=10)
    bury(t, 10, "sword", "bag")
    give(t, torch=1, sword=1)  # a sword of another origin does not count
    board(t).ruin_items[t.g.terms.tables.item_number["bag"]] = 1
    t.world.boundary.boards[0] = board(t).copy()
    t.answer(0, "explore")
    assert t.options(0) == [("find", "sword")]
    t.answer(0, "find", "sword")
    give(t, torch=1)
    t.answer(0, "explore")  # the bag is left, and he must not take it
    assert (items(t), t.points(0), t.g.ruins[10]) == ({"sword": 2}, 1, 1)
    assert items(t, "exhausted") == {"torch": 2}
    bury(t, 10, "bag", "sword")
    give(t, torch=1)
    t.answer(0, "explore")
    assert t.options(0) == [("pass",)]
    t.answer(0, "pass")
    assert t.points(0) == 1


@pytest.mark.clause("root:9.7.3")
def test_an_item_from_the_ruins_that_left_the_game_may_be_found_again() -> None:
    t = wandering("vagabond_second", "marquise", at=10)
    bury(t, 10, "sword")
    give(t, torch=1)
    t.answer(0, "explore")
    give(t, boot=7)
    t.answer(0, "done")
    while t.waiting == (0,):
        wanted = ("leave_behind", "sword", "ready")
        t.answer(0, *(wanted if t.offered(0, *wanted) else t.options(0)[0]))
    assert "sword" not in items(t)
    assert not any(board(t).ruin_items)


@pytest.mark.clause("root:9.7.3-x1", "root:9.5.4")
def test_aid_between_them_is_a_gift_without_any_return() -> None:
    t = wandering("vagabond_second", "marquise", at=5)
    t.stand(1, 5)
    give(t, boot=1)
    give(t, 1, sword=1)
    t.hand(0, "bake_sale")
    t.answer(0, "aid", 1, "bake_sale")
    assert (t.cards(1), t.points(0), relation(t, 1)) == (["bake_sale"], 0, "none")
    assert t.topic(0) == "vagabond"
    assert items(t, seat=1) == {"sword": 1}
    assert [view.seat for view in shown(t).relations] == [2]


@pytest.mark.clause("root:9.7.3-x1", "root:9.5.6")
def test_they_fight_each_other_with_items_and_a_strike_finds_nothing() -> None:
    t = wandering("vagabond_second", "marquise", at=5)
    t.stand(1, 5)
    give(t, sword=2, crossbow=1)
    give(t, 1, sword=1, tea=1)
    assert not t.options(0, "strike")
    t.battle(0, 5, 1, (2, 1))
    assert items(t, "damaged", seat=1) == {"sword": 1, "tea": 1}
    assert t.waiting == (0,)
    t.answer(0, "damage", "crossbow", "ready")
    assert (t.points(0), t.points(1)) == (0, 0)
    assert t.g.pawns[:2] == [5, 5]


# What the second one has is his own


def second(character: str, at: int = 5, **setup: Any) -> Table:
    """The Daylight of the second Vagabond, in seat 1, on an empty map; the first one is far away."""
    t = wandering("vagabond_second", "marquise", at=3, **setup)
    become(t, character, 1)
    t.stand(1, at)
    t.phase_of(1, "daylight")
    return t


@pytest.mark.clause("root:9.7.3-x1", "root:9.2.9.I", "root:9.2.9.III")
def test_aid_and_hostility_of_the_second_one_do_not_touch_the_first() -> None:
    t = second("thief")
    t.put(2, 5, warrior=3)
    give(t, 1, boot=1, sword=2)
    t.hand(1, "bake_sale")
    t.answer(1, "aid", 2, "bake_sale")
    t.answer(1, "exhaust", "boot")
    assert (relation(t, 2, 1), relation(t, 2, 0), t.points(1), t.points(0)) == ("amiable", "indifferent", 1, 0)
    t.battle(1, 5, 2, (1, 0))
    assert (relation(t, 2, 1), relation(t, 2, 0)) == ("hostile", "indifferent")
    t.battle(1, 5, 2, (1, 0))
    assert (t.points(1), t.points(0)) == (2, 0)  # infamy


@pytest.mark.clause("root:9.7.3-x1", "root:D.1.2")
def test_a_second_thief_steals() -> None:
    t = second("thief")
    t.put(2, 5, warrior=1)
    t.hand(2, "anvil")
    give(t, 1, torch=1)
    t.answer(1, "steal", 2)
    assert (t.cards(1), t.cards(2), items(t, "exhausted", 1)) == (["anvil"], [], {"torch": 1})


@pytest.mark.clause("root:9.7.3-x1", "root:D.2.2")
def test_a_second_tinker_takes_a_discarded_card_of_his_own_clearing() -> None:
    t = second("tinker")  # a rabbit clearing; the first one stands in one too
    t.discard("bake_sale", "anvil")
    give(t, 1, torch=1)
    assert t.options(1, "day_labor") == [("day_labor", "bake_sale")]
    t.answer(1, "day_labor", "bake_sale")
    assert t.cards(1) == ["bake_sale"]


@pytest.mark.clause("root:9.7.3-x1", "root:D.3.2")
def test_a_second_ranger_hides_and_only_his_own_items_are_repaired() -> None:
    t = second("ranger")
    give(t, 1, torch=1)
    give(t, 1, "damaged", sword=1)
    give(t, 0, "damaged", sword=1)
    t.answer(1, "hideout")
    assert (items(t, "damaged", 1), items(t, "damaged", 0)) == ({}, {"sword": 1})
    assert t.view(None).phase != "daylight" or t.g.turn != 1


@pytest.mark.clause("root:9.7.3-x1", "root:D.4.2")
def test_a_second_vagrant_sets_the_first_one_on_others() -> None:
    t = second("vagrant")
    t.stand(0, 5)
    t.put(2, 5, warrior=1)
    give(t, 0, sword=1)
    give(t, 1, torch=1)
    t.dice(1, 0)
    t.answer(1, "instigate", 0, 2)
    assert (t.warriors(2, 5), relation(t, 2, 1), relation(t, 2, 0)) == (0, "hostile", "indifferent")


@pytest.mark.clause("root:9.7.3-x1", "root:D.5.2")
def test_a_second_arbiter_protects_the_first_vagabond() -> None:
    t = second("arbiter")
    t.stand(0, 5)
    t.put(2, 5, warrior=3)
    give(t, 1, sword=2)
    give(t, 0, tea=3)
    t.phase_of(2, "daylight")
    t.dice(2, 2)
    t.answer(2, "battle", 5, 0)
    assert t.options(0, "enlist") == [("enlist", 1)]
    t.answer(0, "enlist", 1)
    assert (t.points(1), t.warriors(2, 5)) == (1, 1)


@pytest.mark.clause("root:9.7.3-x1", "root:D.6.2")
def test_a_second_scoundrel_scorches_his_clearing_for_everybody() -> None:
    t = second("scoundrel")
    t.put(2, 5, warrior=2)
    give(t, 1, torch=1)
    t.answer(1, "scorch")
    assert (t.warriors(2, 5), may_place(t.g, 2, 5), may_place(t.g, 0, 5)) == (0, False, False)
    assert not may_be_moved(t.g, 0, 1, 5)
    assert items(t, "exhausted", 1) == {}


@pytest.mark.clause("root:9.7.3-x1", "root:D.7.2")
def test_a_second_adventurer_improvises_a_quest_of_the_shared_display() -> None:
    t = second("adventurer")
    lay_quests(t, "guard_duty_rabbit")  # a torch and a sword
    give(t, 1, torch=1, boot=1)
    assert t.options(1, "improvise") == [("improvise", "guard_duty_rabbit", "sword", "boot")]
    t.answer(1, "improvise", "guard_duty_rabbit", "sword", "boot")
    t.answer(1, "reward", "points")
    assert (items(t, "damaged_exhausted", 1), t.points(1), t.points(0)) == ({"boot": 1}, 1, 0)


@pytest.mark.clause("root:9.7.3-x1", "root:D.8.2")
def test_a_second_ronin_strikes_swiftly() -> None:
    t = second("ronin")
    t.put(2, 5, warrior=3)
    give(t, 1, sword=3)
    t.dice(1, 0)
    t.answer(1, "battle", 5, 2)
    t.answer(1, "swift_strike")
    t.decline(1)
    assert (t.warriors(2, 5), items(t, "exhausted", 1)) == (1, {"sword": 2})


@pytest.mark.clause("root:9.7.3-x1", "root:D.9.2")
def test_a_second_harrier_glides() -> None:
    t = second("harrier")
    give(t, 1, torch=1)
    t.answer(1, "glide", 12)
    assert t.g.pawns[:2] == [3, 12]


@pytest.mark.clause("root:9.7.3-x1", "root:9.2.2.I")
def test_a_full_removal_damages_the_items_of_both() -> None:
    t = second("thief")
    t.stand(0, 5)
    for seat in (0, 1):
        give(t, seat, boot=3)
    flow = remove_all_enemies(t.g, 2, [5])
    with pytest.raises(StopIteration):
        next(flow)
    assert [items(t, "damaged", seat) for seat in (0, 1)] == [{"boot": 3}, {"boot": 3}]
