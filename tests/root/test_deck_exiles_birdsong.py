"""The Exiles & Partisans deck: cards of Birdsong."""

from __future__ import annotations

import pytest

from deskovka.games.root.decks import EFFECTS
from deskovka.games.root.dominance import form_coalition
from deskovka.games.root.effects import Effect
from deskovka.games.root.movement import Move
from deskovka.games.root.pieces import lift
from deskovka.games.root.state import Root
from deskovka.kernel import Flow
from tests.root.exiles import facing, three, whispered
from tests.root.playing import bare

# Start of Birdsong


@pytest.mark.clause("root:K.2")
def test_saboteurs_are_discarded_to_discard_a_crafted_card_of_an_enemy() -> None:
    t = three()
    t.lay(0, "saboteurs")
    t.lay(1, "saboteurs", "tunnels")
    t.lay(2, "informants")
    t.dominate(1, "dominance_fox")
    t.begin(0)
    assert t.options(0) == [
        ("sabotage", 1, "saboteurs"),
        ("sabotage", 1, "tunnels"),
        ("sabotage", 2, "informants"),
        ("done",),
    ]
    t.answer(0, "sabotage", 1, "tunnels")
    assert (t.crafted(0), t.crafted(1), t.crafted(2)) == ([], ["saboteurs"], ["informants"])
    assert t.discarded() == ["saboteurs", "tunnels"]
    assert t.active(1) == "dominance_fox"
    assert t.topic(0) == "marquise"


def test_saboteurs_need_a_crafted_card_of_an_enemy() -> None:
    t = three()
    t.lay(0, "saboteurs", "tunnels")
    t.begin(0)
    assert t.topic(0) == "marquise"
    t.lay(2, "informants")
    form_coalition(t.world.boundary, 2, 0)
    t.begin(0)
    assert t.topic(0) == "marquise"  # a partner is no enemy


# Birdsong


@pytest.mark.clause("root:K.3", "root:1.2.1")
def test_a_swap_meet_takes_a_random_card_and_gives_one_back() -> None:
    t = three()
    t.lay(0, "swap_meet")
    t.hand(0, "anvil", "sword")
    t.hand(1, "bake_sale", "tunnels")
    t.begin(0)
    assert t.options(0) == [("use_on", "swap_meet", 1), ("done",)]
    t.script(0)
    t.answer(0, "use_on", "swap_meet", 1)
    assert t.question(0).facts == {"seat": 1}
    assert t.options(0) == [("swap_back", "anvil"), ("swap_back", "sword"), ("swap_back", "bake_sale")]
    t.answer(0, "swap_back", "sword")
    assert (t.cards(0), t.cards(1)) == (["anvil", "bake_sale"], ["tunnels", "sword"])
    assert t.points(1) == 0
    assert t.topic(0) == "marquise"  # once
    assert t.view(0).seats[1].hand == ("sword", "hidden")
    assert t.view(1).seats[0].hand == ("bake_sale", "hidden")
    assert t.view(2).seats[0].hand == t.view(2).seats[1].hand == ("hidden", "hidden")
    assert whispered(t, "swapped_card") == [(0,), (1,)]
    assert t.told("swapped") == [{"seat": 0, "receiver": 1}]


@pytest.mark.clause("root:K.3")
def test_the_same_card_may_go_back_and_partners_may_swap() -> None:
    t = three()
    form_coalition(t.world.boundary, 1, 0)
    t.lay(0, "swap_meet")
    t.hand(1, "bake_sale")
    t.begin(0)
    t.answer(0, "use_on", "swap_meet", 1)  # another player, not an enemy
    assert t.options(0) == [("swap_back", "bake_sale")]  # asked all the same: it is his secret
    t.answer(0, "swap_back", "bake_sale")
    assert (t.cards(0), t.cards(1)) == ([], ["bake_sale"])


def test_what_others_had_seen_is_uncertain_after_a_swap() -> None:
    t = three()
    t.lay(0, "swap_meet")
    t.hand(0, "anvil", "sword")
    t.hand(1, "bake_sale", "tunnels")
    g = t.world.boundary
    for hand in g.hands[:2]:
        for card in hand:
            g.known[card] |= 0b100
    t.begin(0)
    t.answer(0, "use_on", "swap_meet", 1)
    assert t.view(2).seats[0].hand == ("anvil", "sword", "hidden")
    assert t.view(2).seats[1].hand == ("hidden",)
    t.answer(0, "swap_back", "anvil")
    assert t.view(2).seats[0].hand == t.view(2).seats[1].hand == ("hidden", "hidden")


def test_who_gets_a_copy_back_does_not_know_of_the_other_one() -> None:
    t = three()
    t.lay(0, "swap_meet")
    t.hand(0, "tunnels", "anvil")
    t.hand(1, "tunnels")
    t.begin(0)
    t.answer(0, "use_on", "swap_meet", 1)
    t.answer(0, "swap_back", "tunnels")
    assert t.view(1).seats[0].hand == ("hidden", "hidden")
    assert t.view(1).seats[1].hand == ("tunnels",)
    assert t.view(0).seats[1].hand == ("tunnels",)


@pytest.mark.clause("root:K.3", "root:1.5.5")
@pytest.mark.parametrize(("present", "moved"), [(1, 1), (2, 1), (3, 2), (6, 3), (7, 4)])
def test_false_orders_move_half_of_the_warriors_rounded_up(present: int, moved: int) -> None:
    t = three()
    t.lay(0, "false_orders")
    t.put(1, 5, warrior=present, den=1)
    t.put(2, 1, warrior=8)  # he rules neither of them by far
    t.begin(0)
    t.answer(0, "use", "false_orders")
    assert t.options(0) == [("mislead", 1, 5), ("mislead", 2, 1)]
    t.answer(0, "mislead", 1, 5)
    assert t.options(0) == [("orders_to", 1), ("orders_to", 2)]
    t.answer(0, "orders_to", 1)
    assert (t.warriors(1, 5), t.warriors(1, 1)) == (present - moved, moved)
    assert t.told("moved") == [{"seat": 1, "piece": "warrior", "clearing": 5, "target": 1, "count": moved}]
    assert (t.crafted(0), t.discarded()) == ([], ["false_orders"])
    assert t.topic(0) == "marquise"


@pytest.mark.clause("root:K.3")
def test_false_orders_need_an_enemy_with_warriors() -> None:
    t = three()
    t.lay(0, "false_orders")
    t.put(0, 5, warrior=2)
    t.put(1, 5, den=1)
    t.begin(0)
    assert t.topic(0) == "marquise"
    t.put(1, 9, warrior=1)
    form_coalition(t.world.boundary, 1, 0)
    t.begin(0)
    assert t.topic(0) == "marquise"


@pytest.mark.clause("root:1.5.5", "root:C.2.5-x1")
def test_false_orders_use_the_ways_of_who_is_misled_but_not_the_ferry() -> None:
    t = three()
    t.lay(0, "false_orders", "boat_builders")
    t.lay(1, "tunnels")
    t.put(1, 5, warrior=2, den=1)
    t.put(1, 8, den=1)
    t.begin(0)
    t.answer(0, "use", "false_orders")  # one clearing: nothing to choose
    assert t.options(0) == [("orders_to", 1), ("orders_to", 2), ("orders_to", 8)]  # his tunnel, not my boats
    t = three("lake")
    t.lay(0, "false_orders")
    t.put(1, 1, warrior=2)
    assert t.landmarks()["ferry"] == 1
    t.begin(0)
    t.answer(0, "use", "false_orders")
    assert t.options(0) == [("orders_to", 5), ("orders_to", 9)]


@pytest.mark.clause("root:8.2.6-x1", "root:1.5.5")
def test_who_is_misled_into_a_sympathetic_clearing_pays_for_it() -> None:
    t = bare("marquise", "squirrels", "alliance", deck="exiles")
    t.lay(0, "false_orders")
    t.put(1, 5, warrior=2)
    t.put(2, 1, sympathy=1)
    t.hand(0, "foxfolk_steel")
    t.hand(1, "anvil")
    t.begin(0)
    t.answer(0, "use", "false_orders")
    t.answer(0, "orders_to", 1)
    assert t.topic(1) == "outrage"
    t.answer(1, *t.options(1)[0])
    assert (t.cards(0), t.cards(1)) == (["foxfolk_steel"], [])


# End of Birdsong


@pytest.mark.clause("root:K.4", "root:K.11", "root:1.4.2")
def test_an_eyrie_emigre_must_move_and_then_battle_there() -> None:
    t = three()
    t.lay(0, "eyrie_emigre")
    t.put(0, 5, warrior=3)
    t.put(0, 9, sawmill=1)
    t.put(1, 1, warrior=1)
    t.put(2, 1, warrior=1)
    t.put(1, 5, acorn=1)
    t.begin(0)
    assert t.topic(0) == "emigre_move"  # asked at once, and without a way out
    assert t.options(0) == [("move", 5, 1), ("move", 5, 2)]
    assert t.on_map(0, "wood") == {9: 1}  # after all steps of Birdsong
    t.dice(1, 0)
    t.answer(0, "move", 5, 1)
    t.answer(0, "warriors", 2)
    assert t.topic(0) == "emigre_battle"
    assert t.options(0) == [("battle", 1, 1), ("battle", 1, 2)]
    t.battle(0, 1, 2)
    assert (t.warriors(0, 1), t.warriors(1, 1), t.warriors(2, 1)) == (2, 1, 0)
    assert t.crafted(0) == ["eyrie_emigre"]
    assert t.question(0).facts == {"left": 3}  # no action of hers


@pytest.mark.clause("root:K.4")
def test_an_eyrie_emigre_who_has_not_done_both_is_discarded() -> None:
    t = three()
    t.lay(0, "eyrie_emigre")
    t.put(0, 5, warrior=1)
    t.put(1, 1, warrior=1)
    t.begin(0)
    t.answer(0, "move", 5, 2)  # nobody is there
    assert (t.warriors(0, 2), t.crafted(0), t.discarded()) == (1, [], ["eyrie_emigre"])
    t = three()
    t.lay(0, "eyrie_emigre")
    t.begin(0)
    assert (t.topic(0), t.crafted(0), t.discarded()) == ("marquise", [], ["eyrie_emigre"])  # nobody can move
    t = facing(1, 3)
    t.lay(0, "eyrie_emigre")
    t.begin(0)
    assert t.crafted(0) == []  # a battle where he is would be no help


class Pitfall(Effect):
    """Whoever arrives is lost."""

    def after_move(self, g: Root, seat: int, move: Move) -> Flow[None]:
        yield from ()
        lift(g, g.cast.numbers[move.owner]["warrior"], move.target, move.warriors)


@pytest.mark.clause("root:K.4", "root:4.3")
def test_an_eyrie_emigre_cannot_battle_where_nobody_of_his_is_left() -> None:
    t = three()
    t.put(0, 5, warrior=1)
    t.put(1, 1, warrior=1)
    t.lay(0, "eyrie_emigre")
    t.force(0, EFFECTS["eyrie_emigre"], Pitfall())
    t.begin(0)
    t.answer(0, "move", 5, 1)
    assert (t.told("battle"), t.crafted(0)) == ([], [])


@pytest.mark.clause("root:K.4", "root:K.9")
def test_corvid_planners_and_boat_builders_guide_an_emigre() -> None:
    t = facing(1, 3)
    t.lay(0, "eyrie_emigre", "corvid_planners", "boat_builders")
    t.put(2, 10, warrior=1)
    t.begin(0)
    assert t.options(0) == [("move", 5, 1), ("move", 5, 2), ("move", 5, 10)]
    t.dice(1, 0)
    t.answer(0, "move", 5, 10)
    assert (t.warriors(0, 10), t.warriors(2, 10)) == (1, 0)
    assert "eyrie_emigre" in t.crafted(0)
