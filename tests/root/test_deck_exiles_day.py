"""The Exiles & Partisans deck: cards of Daylight, battle and Evening."""

from __future__ import annotations

import pytest

from deskovka.games.root.cards import draw_in_evening
from deskovka.games.root.factions.alliance.board import board_of
from deskovka.kernel.state import EVERYBODY
from tests.root.exiles import facing, three, with_items
from tests.root.playing import bare

# Daylight


@pytest.mark.clause("root:K.6", "root:G.1.13")
def test_a_propaganda_bureau_replaces_an_enemy_warrior_in_a_matching_clearing() -> None:
    t = three()
    t.lay(0, "propaganda_bureau")
    t.put(1, 5, warrior=2)
    t.put(2, 5, warrior=1)
    t.put(1, 1, warrior=1)
    t.put(2, 9, acorn=1)
    t.hand(0, "bake_sale", "anvil", "sword", "arms_trader")
    t.begin(0)
    payments = [option[2] for option in t.options(0, "use_with")]
    assert payments == ["bake_sale", "anvil", "arms_trader"]  # no enemy warrior is in a mouse clearing
    t.answer(0, "use_with", "propaganda_bureau", "bake_sale")
    assert t.options(0) == [("win_over", "warrior", 1, 5), ("win_over", "warrior", 2, 5)]
    t.answer(0, "win_over", "warrior", 1, 5)
    assert (t.warriors(0, 5), t.warriors(1, 5), t.supply(1, "warrior")) == (1, 1, 10 - 2)
    assert (t.points(0), t.discarded()) == (0, ["bake_sale"])
    assert not t.options(0, "use_with")  # once
    t.begin(0)
    t.answer(0, "use_with", "propaganda_bureau", "arms_trader")
    assert [option[3] for option in t.options(0)] == [1, 5, 5]  # a bird card matches every clearing


@pytest.mark.clause("root:K.6", "root:G.1.13", "root:6.2.2")
def test_a_propaganda_bureau_needs_a_warrior_to_place_and_a_place_for_it() -> None:
    t = three()
    t.lay(1, "propaganda_bureau")
    t.put(0, 5, warrior=1, keep=1)
    t.put(2, 5, warrior=1)
    t.hand(1, "bake_sale")
    t.begin(1)
    assert not t.options(1, "use_with")  # nobody else places pieces at the keep
    t.put(2, 4, warrior=1)
    assert t.options(1, "use_with") == [("use_with", "propaganda_bureau", "bake_sale")]
    t.leave(1, warrior=0)
    assert not t.options(1, "use_with")


@pytest.mark.clause("root:6.2.3-x1", "root:G.1.13")
def test_field_hospitals_save_a_warrior_that_is_replaced() -> None:
    t = three()
    t.lay(1, "propaganda_bureau")
    t.put(0, 5, warrior=1)
    t.put(0, 1, keep=1)
    t.hand(0, "investments", "protection_racket", "smugglers_trail")
    t.hand(1, "bake_sale")
    t.begin(1)
    t.answer(1, "use_with", "propaganda_bureau", "bake_sale")
    t.answer(0, "spend", "smugglers_trail")
    assert (t.warriors(0, 1), t.warriors(0, 5), t.warriors(1, 5)) == (1, 0, 1)


@pytest.mark.clause("root:K.6")
def test_the_league_exhausts_an_item_for_a_move_or_a_battle() -> None:
    t = facing(3, 1)
    t.lay(0, "league_of_adventurous_mice")
    with_items(t, 0, boot=1, tea=2)
    t.answer(0, "use", "league_of_adventurous_mice")
    assert t.options(0) == [("league_exhaust", "boot"), ("league_exhaust", "tea")]
    t.answer(0, "league_exhaust", "tea")
    assert t.options(0) == [("move", 5, 1), ("move", 5, 2), ("battle", 5, 1)]
    t.move(0, 5, 1, 2)
    assert t.warriors(0, 1) == 2
    assert t.view(0).seats[0].items == {"boot": 1, "tea": 2}
    assert t.view(0).seats[0].exhausted_items == {"tea": 1}
    assert t.question(0).facts == {"left": 3}  # no action of hers
    assert not t.options(0, "use")  # once
    t.begin(0)
    t.dice(1, 0)
    t.answer(0, "use", "league_of_adventurous_mice")
    t.answer(0, "league_exhaust", "tea")
    t.battle(0, 5, 1)
    assert t.warriors(1, 5) == 0
    assert t.view(0).seats[0].exhausted_items == {"tea": 2}
    t.begin(0)
    t.answer(0, "use", "league_of_adventurous_mice")
    assert t.topic(0) == "league"  # the boot is the last one that is ready
    t.move(0, 1, 9)
    t.begin(0)
    assert not t.options(0, "use")


@pytest.mark.clause("root:4.1.1", "root:4.1.1-x1")
def test_who_may_fight_before_crafting_again_chooses_which_of_equal_pieces_is_activated() -> None:
    t = three()
    for clearing in (3, 4):
        t.put(0, clearing, workshop=1)
    t.lay(0, "league_of_adventurous_mice")
    t.hand(0, "tunnels")
    t.answer(0, "craft", "tunnels")
    assert t.topic(0) == "activate_where"
    assert t.options(0) == [("activate_in", 3), ("activate_in", 4)]
    t.answer(0, "activate_in", 4)
    assert (t.g.activated[3], t.g.activated[4]) == (0, 1)


@pytest.mark.clause("root:4.1.1", "root:4.1.1-x1")
def test_a_hidden_hand_might_hold_the_league_and_a_known_one_does_not() -> None:
    t = three()
    for clearing in (3, 4):
        t.put(0, clearing, workshop=1)
    t.hand(0, "tunnels", "swap_meet")
    t.answer(0, "craft", "tunnels")
    assert t.topic(0) == "activate_where"  # for all that the others know, the other card might be the League
    t = three()
    for clearing in (3, 4):
        t.put(0, clearing, workshop=1)
    t.hand(0, "tunnels")
    t.answer(0, "craft", "tunnels")
    assert t.topic(0) == "marquise"  # nothing is left in the hand


@pytest.mark.clause("root:K.6")
def test_the_league_needs_something_to_do() -> None:
    t = three()
    t.lay(0, "league_of_adventurous_mice")
    with_items(t, 0, boot=1)
    assert not t.options(0, "use")
    t.put(0, 5, warrior=1)
    assert t.options(0, "use")


# Battle


@pytest.mark.clause("root:K.8", "root:K.13")
@pytest.mark.parametrize("side", [0, 1])
def test_partisans_deal_an_extra_hit_for_all_other_cards(side: int) -> None:
    t = facing(3, 3)
    t.lay(side, "rabbit_partisans")
    t.hand(side, "anvil", "bake_sale", "arms_trader", "dominance_mouse", "a_visit_to_friends")
    t.hand(1 - side, "foxfolk_steel")
    t.battle(0, 5, 1, (0, 0))
    assert t.options(side) == [("use", "rabbit_partisans"), ("done",)]
    t.answer(side, "use", "rabbit_partisans")
    assert (t.warriors(side, 5), t.warriors(1 - side, 5)) == (3, 2)
    assert sorted(t.cards(side)) == ["a_visit_to_friends", "bake_sale"]
    assert sorted(t.discarded()) == ["anvil", "arms_trader"]  # the bird card too
    assert t.available() == ["dominance_mouse"]
    assert t.cards(1 - side) == ["foxfolk_steel"]
    assert t.crafted(side) == ["rabbit_partisans"]
    assert t.topic(0) == "marquise"  # once in a battle


@pytest.mark.clause("root:K.13")
def test_partisans_may_be_declined_and_keep_the_hand() -> None:
    t = facing(3, 3)
    t.lay(0, "rabbit_partisans")
    t.hand(0, "anvil")
    t.battle(0, 5, 1, (0, 0))
    t.answer(0, "done")
    assert (t.cards(0), t.warriors(1, 5)) == (["anvil"], 3)


@pytest.mark.clause("root:K.8")
@pytest.mark.parametrize(("clearing", "card"), [(1, "fox_partisans"), (5, "rabbit_partisans"), (9, "mouse_partisans")])
def test_of_three_bands_of_partisans_one_fights_in_each_clearing(clearing: int, card: str) -> None:
    t = facing(3, 3, clearing)
    t.lay(0, "fox_partisans", "rabbit_partisans", "mouse_partisans")
    t.hand(0, "anvil", "bake_sale", "sword")
    t.battle(0, clearing, 1, (0, 0))
    assert t.options(0) == [("use", card), ("done",)]
    t.answer(0, "use", card)
    assert t.warriors(1, clearing) == 2
    suits = {"anvil": "fox", "bake_sale": "rabbit", "sword": "mouse"}
    assert [suits[name] for name in t.cards(0)] == [card.partition("_")[0]]


def test_a_copy_that_is_kept_in_hand_stays_as_unknown_as_it_was() -> None:
    t = facing(3, 3, 1)
    t.lay(0, "fox_partisans")
    t.hand(0, "tunnels", "informants", "tunnels")
    t.battle(0, 1, 1, (0, 0))
    t.answer(0, "use", "fox_partisans")
    assert t.cards(0) == ["informants"]
    assert t.view(1).seats[0].hand == ("hidden",)
    assert all(t.g.known[card] == EVERYBODY for card in t.g.discard)


def test_that_there_was_nothing_to_discard_is_known_to_everybody() -> None:
    t = facing(3, 3)
    t.lay(0, "rabbit_partisans")
    t.hand(0, "bake_sale")
    t.battle(0, 5, 1, (0, 0))
    t.g.learned = 0
    t.answer(0, "use", "rabbit_partisans")
    assert (t.discarded(), t.g.learned) == ([], EVERYBODY)


# Evening


@pytest.mark.clause("root:K.7")
def test_a_charm_offensive_draws_a_card_for_a_point_of_another_player() -> None:
    t = three()
    t.lay(0, "charm_offensive")
    t.deck("anvil", "sword")
    t.phase_of(0, "evening")
    t.answer(0, "use", "charm_offensive")
    assert t.cards(0) == ["anvil"]
    assert t.options(0) == [("player", 1), ("player", 2)]
    t.answer(0, "player", 2)
    assert (t.points(0), t.points(1), t.points(2)) == (0, 0, 1)
    assert t.cards(0) == ["anvil", "sword"]  # and the draw of every Evening
    assert t.g.turn == 1


@pytest.mark.clause("root:K.16")
def test_a_charm_offensive_may_charm_somebody_who_cannot_score() -> None:
    t = three()
    t.lay(0, "charm_offensive")
    t.dominate(2, "dominance_fox")
    t.phase_of(0, "evening")
    t.answer(0, "use", "charm_offensive")
    t.answer(0, "player", 2)
    assert (t.points(1), t.points(2), len(t.cards(0))) == (0, 0, 2)


def test_a_charm_offensive_needs_a_card_to_draw() -> None:
    t = three()
    t.lay(0, "charm_offensive")
    g = t.world.boundary
    g.removed += g.deck
    g.deck = []
    t.phase_of(0, "evening")
    assert t.g.turn == 1


@pytest.mark.clause("root:K.17")
def test_informants_take_an_ambush_card_instead_of_the_whole_draw() -> None:
    t = three()
    t.lay(0, "informants")
    t.put(0, 6, recruiter=1)
    t.put(0, 8, recruiter=2)
    t.discard("anvil", "ambush_fox", "ambush_bird", "ambush_bird")
    t.phase_of(0, "evening")
    assert t.question(0).facts == {"count": 2}
    assert t.options(0) == [("pass",), ("take_ambush", "ambush_fox"), ("take_ambush", "ambush_bird")]
    t.answer(0, "take_ambush", "ambush_bird")
    assert t.cards(0) == ["ambush_bird"]
    assert t.discarded() == ["anvil", "ambush_fox", "ambush_bird"]
    assert t.view(1).seats[0].hand == t.view(None).seats[0].hand == ("ambush_bird",)  # all have seen it
    assert t.g.turn == 1


@pytest.mark.clause("root:K.17")
def test_informants_may_be_declined_and_ask_nothing_without_an_ambush_card() -> None:
    t = three()
    t.lay(0, "informants")
    t.discard("ambush_fox")
    t.deck("anvil")
    t.phase_of(0, "evening")
    t.answer(0, "pass")
    assert (t.cards(0), t.discarded()) == (["anvil"], ["ambush_fox"])
    t = three()
    t.lay(0, "informants")
    t.discard("anvil")
    t.phase_of(0, "evening")
    assert (t.g.turn, len(t.cards(0))) == (1, 1)
    t.discard("ambush_fox")
    assert list(draw_in_evening(t.g, 0, 0)) == []  # no draw, nothing to replace


@pytest.mark.clause("root:K.17", "root:K.7")
def test_informants_replace_the_draw_of_a_charm_offensive_too() -> None:
    t = three()
    t.lay(0, "informants", "charm_offensive")
    t.discard("ambush_fox", "ambush_mouse")
    t.deck("anvil")
    t.phase_of(0, "evening")
    t.answer(0, "use", "charm_offensive")
    t.answer(0, "take_ambush", "ambush_mouse")
    t.answer(0, "player", 1)
    assert (t.cards(0), t.points(1)) == (["ambush_mouse"], 1)
    t.answer(0, "take_ambush", "ambush_fox")  # each time anew
    assert t.cards(0) == ["ambush_mouse", "ambush_fox"]
    assert len(t.g.discard) == 0


@pytest.mark.clause("root:K.17", "root:C.2.5")
def test_informants_replace_the_card_of_a_ferry_in_evening() -> None:
    t = bare("alliance", "marquise", deck="exiles", map="lake")
    t.lay(0, "informants")
    t.put(0, 1, warrior=2)
    t.discard("ambush_fox")
    t.deck("anvil")
    board_of(t.world.boundary, 0).officers = 1
    t.phase_of(0, "evening")
    t.answer(0, "ferry", 1, 11)
    t.answer(0, "warriors", 2)
    assert t.topic(0) == "informants"
    t.answer(0, "take_ambush", "ambush_fox")
    assert t.cards(0)[0] == "ambush_fox"
    t = bare("marquise", "squirrels", deck="exiles", map="lake")
    t.lay(0, "informants")
    t.put(0, 1, warrior=1)
    t.discard("ambush_fox")
    t.deck("anvil")
    t.begin(0)
    t.answer(0, "ferry", 1, 11)  # in Daylight
    assert t.cards(0) == ["anvil"]


@pytest.mark.clause("root:K.17")
def test_informants_are_of_no_use_outside_ones_own_evening() -> None:
    t = three()
    t.lay(0, "informants", "murine_broker")
    t.put(1, 4, den=1)
    t.hand(1, "a_visit_to_friends")
    t.discard("ambush_fox")
    t.deck("anvil")
    t.begin(1)
    t.answer(1, "craft", "a_visit_to_friends")
    assert t.cards(0) == ["anvil"]
    assert t.waiting == (1,)
