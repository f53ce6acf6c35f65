"""4.1 Crafting."""

import pytest

from deskovka.games.root.removal import EFFECT, Removal, take_off
from tests.root.playing import bare


@pytest.mark.clause("root:4.1")
def test_the_marquise_crafts_in_daylight_from_her_hand() -> None:
    t = bare()
    t.put(0, 1, workshop=1)
    t.hand(0, "anvil", "sword", "ambush_fox")
    t.begin(0)
    assert t.view(0).phase == "daylight"
    assert t.options(0, "craft") == [("craft", "anvil")]


@pytest.mark.clause("root:4.1.1")
def test_one_piece_of_the_right_suit_for_each_symbol_once_per_turn() -> None:
    t = bare()
    t.put(0, 5, workshop=2)  # rabbit
    t.put(0, 1, workshop=1)  # fox
    t.hand(0, "bake_sale", "sword", "travel_gear_fox", "anvil", "tax_collector")
    t.begin(0)
    assert [option[1] for option in t.options(0, "craft")] == ["bake_sale", "travel_gear_fox", "anvil"]
    t.answer(0, "craft", "travel_gear_fox")
    assert [option[1] for option in t.options(0, "craft")] == ["anvil"]
    t.answer(0, "craft", "anvil")
    assert not t.options(0, "craft")
    t.end_turn(0)
    t.end_turn(1)
    assert "bake_sale" in [option[1] for option in t.options(0, "craft")]


@pytest.mark.clause("root:4.1.1")
def test_a_question_mark_is_met_by_any_suit_and_the_player_chooses_which() -> None:
    t = bare()
    t.put(0, 5, workshop=2)
    t.put(0, 1, workshop=1)
    t.put(0, 2, workshop=2)
    t.hand(0, "royal_claim", "travel_gear_fox")
    t.begin(0)
    t.answer(0, "craft", "royal_claim")  # four question marks, five workshops
    assert t.options(0) == [("activate", "fox"), ("activate", "rabbit")]
    t.answer(0, "activate", "fox")  # after it rabbit, rabbit, mouse or rabbit, mouse, mouse
    assert t.question(0).facts == {"left": 2}
    assert t.options(0) == [("activate", "rabbit"), ("activate", "mouse")]
    t.answer(0, "activate", "mouse")
    assert t.crafted(0) == ["royal_claim"]
    assert {clearing: count for clearing, count in enumerate(t.g.activated) if count} == {1: 1, 2: 2, 5: 1}
    assert t.options(0, "craft") == [("craft", "travel_gear_fox")]  # with the rabbit workshop that is left


@pytest.mark.clause("root:4.1.1")
def test_question_marks_need_as_many_pieces() -> None:
    t = bare()
    t.put(0, 5, workshop=2)
    t.put(0, 1, workshop=1)
    t.hand(0, "royal_claim")
    t.begin(0)
    assert not t.options(0, "craft")
    t.put(0, 2, workshop=1)
    assert t.options(0, "craft") == [("craft", "royal_claim")]
    t.answer(0, "craft", "royal_claim")
    assert t.crafted(0) == ["royal_claim"]  # all four: nothing to choose


@pytest.mark.clause("root:4.1.1-x1")
def test_a_piece_placed_later_is_not_activated_yet() -> None:
    t = bare()
    t.put(1, 5, warrior=3, den=1)
    t.hand(1, "travel_gear_fox", "a_visit_to_friends")
    t.begin(1)
    t.answer(1, "craft", "travel_gear_fox")
    assert not t.options(1, "craft")
    t.answer(1, "raise", "den", 5)
    assert t.options(1, "craft") == [("craft", "a_visit_to_friends")]


@pytest.mark.clause("root:4.1.1-x1")
def test_an_activated_piece_that_is_lost_leaves_the_others_as_they_were() -> None:
    t = bare(deck="exiles")
    t.put(0, 4, workshop=1, warrior=1)
    t.put(0, 5, workshop=1)
    t.put(1, 4, warrior=3)
    t.lay(0, "league_of_adventurous_mice")
    t.hand(0, "travel_gear_fox", "a_visit_to_friends")
    t.begin(0)
    t.answer(0, "craft", "travel_gear_fox")
    t.answer(0, "activate_in", 4)
    t.dice(2, 2)
    t.answer(0, "use", "league_of_adventurous_mice")  # the new boot for the one battle that there is
    assert t.on_map(0, "workshop") == {5: 1}
    assert t.options(0, "craft") == [("craft", "a_visit_to_friends")]
    t.answer(0, "craft", "a_visit_to_friends")
    assert not t.options(0, "craft")


@pytest.mark.clause("root:4.1.1-x1")
@pytest.mark.parametrize(("lost", "ready"), [(0, 1), (1, 1), (2, 0)])
def test_of_two_pieces_in_a_clearing_the_activated_one_is_lost_first(lost: int, ready: int) -> None:
    t = bare()
    t.put(0, 5, workshop=2, wood=1)
    t.hand(0, "travel_gear_fox")
    t.begin(0)
    t.answer(0, "craft", "travel_gear_fox")
    g, numbers = t.g, t.g.cast.numbers[0]
    take_off(g, Removal(1, EFFECT, [(numbers["workshop"], 5, lost), (numbers["wood"], 5, 1)]))
    assert g.cast.factions[0].crafting_power(g, 0) == [0, ready, 0, 0]


@pytest.mark.clause("root:4.1.2", "root:K.18")
def test_an_item_comes_from_the_supply_and_the_card_is_discarded() -> None:
    t = bare()
    t.put(0, 5, workshop=2)
    t.hand(0, "travel_gear_fox", "a_visit_to_friends", "woodland_runners")
    t.items(boot=1)
    t.begin(0)
    assert len(t.options(0, "craft")) == 3
    t.answer(0, "craft", "travel_gear_fox")
    assert t.box(0) == {"boot": 1}
    assert (t.points(0), t.discarded()) == (1, ["travel_gear_fox"])
    assert not t.options(0, "craft")  # no boot is left


@pytest.mark.clause("root:4.1.3")
def test_a_persistent_card_lies_in_the_play_area_with_its_effect() -> None:
    t = bare()
    t.put(0, 2, workshop=2)
    t.hand(0, "scouting_party")
    t.begin(0)
    assert not t.g.in_force.ignores_ambush[0]
    t.answer(0, "craft", "scouting_party")
    assert t.crafted(0) == ["scouting_party"]
    assert t.discarded() == []
    assert t.g.in_force.ignores_ambush[0]


@pytest.mark.clause("root:4.1.4")
def test_no_card_is_crafted_twice_into_one_play_area() -> None:
    t = bare()
    t.put(0, 2, workshop=2)
    t.hand(0, "codebreakers", "codebreakers")
    t.lay(1, "scouting_party")
    t.begin(0)
    t.answer(0, "craft", "codebreakers")
    assert t.cards(0) == ["codebreakers"]
    assert not t.options(0, "craft")
    t = bare()
    t.put(0, 2, workshop=2)
    t.hand(0, "scouting_party")
    t.lay(1, "scouting_party")  # in another's play area it does not matter
    t.begin(0)
    assert t.options(0, "craft") == [("craft", "scouting_party")]
