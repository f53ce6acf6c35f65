"""1. Golden rules."""

import pytest

from deskovka.games.root.lexicon import LEXICON
from deskovka.games.root.movement import Move, arrive, carry_warriors, may_move
from tests.root.playing import bare, playing


@pytest.mark.clause("root:1.1.1")
def test_a_faction_rule_beats_a_general_one_and_a_card_beats_the_law() -> None:
    t = bare()
    t.put(0, 1, keep=1)
    t.put(1, 1, warrior=2, den=0)
    t.put(1, 5, warrior=2)
    t.begin(1)
    assert not t.offered(1, "raise", "den", 1)  # ruled, with a slot; but the keep stands there
    assert t.offered(1, "raise", "den", 5)
    t = bare()
    t.put(0, 1, warrior=2)
    t.lay(0, "cobbler")
    t.phase_of(0, "evening")
    assert t.options(0) == [("use", "cobbler"), ("done",)]  # a move in Evening, where the Marquise has none


@pytest.mark.clause("root:1.1.2")
def test_cannot_stands_against_every_permission() -> None:
    t = bare()
    t.put(0, 5, keep=1)
    t.put(1, 5, warrior=1, den=1)  # they may raise a warrior at any den
    t.put(1, 2, den=1)
    t.begin(1)
    assert t.options(1, "raise") == [("raise", "warrior", 2), ("raise", "den", 2), ("raise", "acorn", 2)]


@pytest.mark.clause("root:1.1.2-x1")
def test_the_keep_stops_placing_but_not_moving() -> None:
    t = bare()
    t.put(0, 5, keep=1)
    t.put(1, 2, warrior=3)
    t.begin(1)
    assert t.offered(1, "move", 2, 5)
    t.move(1, 2, 5)
    assert t.warriors(1, 5) == 3
    assert not t.offered(1, "raise", "acorn", 5)


@pytest.mark.clause("root:1.1.3")
def test_all_pieces_go_before_anything_they_trigger() -> None:
    t = bare()
    t.put(0, 4, keep=1, warrior=3)
    t.hand(0, "bake_sale", "birdy_bindle")  # both match rabbit clearing 4
    for clearing in (3, 5, 10):
        t.put(1, clearing, den=1)
    t.hand(1, "favor_of_the_rabbits")
    t.begin(1)
    t.answer(1, "craft", "favor_of_the_rabbits")
    assert t.warriors(0, 4) == t.count(0, "keep", 4) == 0
    assert t.waiting == (1,)  # no Field Hospitals: the keep had gone with the warriors
    assert t.points(1) == 1
    t = bare()
    t.put(0, 4, warrior=3)
    t.put(0, 1, keep=1)
    t.hand(0, "bake_sale")
    for clearing in (3, 5, 10):
        t.put(1, clearing, den=1)
    t.hand(1, "favor_of_the_rabbits")
    t.begin(1)
    t.answer(1, "craft", "favor_of_the_rabbits")
    assert t.topic(0) == "field_hospitals"


@pytest.mark.clause("root:1.1.3")
def test_the_player_whose_turn_it_is_orders_what_happens_at_the_same_moment() -> None:
    t = bare("squirrels", "marquise", "weasels")
    t.put(1, 1, keep=1)
    t.put(1, 5, warrior=2)
    t.put(2, 5, acorn=1)
    t.hand(1, "bake_sale")
    t.put(0, 5, den=1)
    for clearing in (3, 10):
        t.put(0, clearing, den=1)
    t.hand(0, "favor_of_the_rabbits")
    t.begin(0)
    t.answer(0, "craft", "favor_of_the_rabbits")
    assert t.topic(0) == "trigger"
    assert t.options(0) == [("resolve", "field_hospitals", 1), ("resolve", "lost_acorns", 2)]
    t.answer(0, "resolve", "lost_acorns", 2)
    assert len(t.cards(2)) == 1
    assert t.topic(1) == "field_hospitals"


@pytest.mark.clause("root:1.2.1")
def test_hands_are_secret_but_their_size_is_public() -> None:
    t = playing()
    t.hand(0, "bake_sale", "anvil")
    for viewer in (1, None):
        assert t.view(viewer).seats[0].hand == ("hidden", "hidden")
    assert t.view(0).seats[0].hand == ("anvil", "bake_sale")


@pytest.mark.clause("root:1.2.2")
def test_the_discard_pile_is_open_and_the_deck_is_not() -> None:
    t = playing()
    t.discard("anvil", "bake_sale")
    view = t.view(None)
    assert view.discard == ("anvil", "bake_sale")
    assert view.deck == len(t.g.deck)
    assert "deck" not in {name for name in view.__struct_fields__ if isinstance(getattr(view, name), tuple)}


@pytest.mark.clause("root:1.3.1", "root:1.3.2")
def test_no_answer_makes_a_deal_or_gives_a_card_away() -> None:
    assert not {"give", "deal", "promise", "agree", "refuse"} & LEXICON.verbs.keys()
    t = playing()
    t.hand(0, "anvil")
    held = [option for option in t.options(0) if "anvil" in option]
    assert {option[0] for option in held} <= {"craft", "overwork", "extra_action"}


@pytest.mark.clause("root:1.3.2-x1")
def test_nobody_is_asked_whether_he_agrees() -> None:
    t = bare()
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=1)
    t.battle(0, 5, 1, (1, 0))
    assert t.warriors(1, 5) == 0
    assert t.waiting == (0,)


@pytest.mark.clause("root:1.4.1")
def test_birdsong_daylight_evening_and_then_the_next_player_clockwise() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.put(0, 1, sawmill=1)
    t.begin(0)
    assert t.count(0, "wood", 1) == 1  # Birdsong
    assert t.view(0).phase == "daylight"
    t.answer(0, "done")
    assert len(t.g.hands[0]) == 1  # Evening
    for seat in (1, 2, 0):
        assert t.g.turn == seat
        assert t.view(0).phase == "daylight"
        t.end_turn(seat)


@pytest.mark.clause("root:1.4.2")
def test_nothing_comes_between_the_two_moves_of_a_march() -> None:
    t = bare()
    t.put(0, 1, warrior=3, workshop=1)
    t.hand(0, "anvil", "birdy_bindle")
    t.lay(0, "tax_collector")
    t.begin(0)
    assert t.offered(0, "craft", "anvil")
    assert t.offered(0, "extra_action", "birdy_bindle")
    t.move(0, 1, 5, 1)
    assert {option[0] for option in t.options(0)} == {"move", "done"}


@pytest.mark.clause("root:1.5.1", "root:1.5.2")
def test_pieces_are_limited_to_those_of_the_faction() -> None:
    t = bare()
    assert {name: t.supply(0, name) for name in t.g.cast.numbers[0]} == {
        "warrior": 25,
        "sawmill": 6,
        "workshop": 6,
        "recruiter": 6,
        "wood": 8,
        "keep": 1,
    }
    t.put(0, 1, recruiter=1, warrior=1)
    assert t.offered(0, "recruit")
    t.leave(0, warrior=0)
    assert not t.offered(0, "recruit")


@pytest.mark.clause("root:1.5.3")
def test_the_marquise_heals_only_warriors_of_her_own() -> None:
    t = bare("marquise", "squirrels", "weasels")
    t.put(0, 1, keep=1)
    t.put(1, 5, warrior=2)
    t.put(2, 5, warrior=2)
    t.hand(0, "bake_sale")
    t.begin(1)
    t.battle(1, 5, 2, (2, 2))
    assert (t.warriors(1, 5), t.warriors(2, 5)) == (0, 0)
    assert t.waiting == (1,)


@pytest.mark.clause("root:1.5.4")
def test_an_effect_does_as_much_as_it_can_but_a_cost_is_paid_in_full() -> None:
    t = bare()
    t.put(0, 1, sawmill=1)
    t.put(0, 5, sawmill=2)
    t.leave(0, wood=2)
    t.begin(0)
    assert t.topic(0) == "place_wood"
    assert t.options(0) == [("place_at", 1), ("place_at", 5)]
    t.answer(0, "place_at", 5)
    assert (t.count(0, "wood", 1), t.count(0, "wood", 5)) == (0, 2)
    assert t.supply(0, "wood") == 0
    t = bare()
    t.put(0, 1, sawmill=1, warrior=1)
    t.put(0, 5, warrior=1, wood=1)
    t.begin(0)
    assert t.options(0, "build") == [  # a second sawmill costs 1, the first workshop and recruiter nothing
        *[("build", piece, 5) for piece in ("sawmill", "workshop", "recruiter")],
    ]


@pytest.mark.clause("root:1.5.5")
def test_a_forced_move_is_judged_by_who_is_forced_and_counted_by_who_forces() -> None:
    t = bare()
    t.put(0, 5, warrior=3)
    t.put(1, 5, warrior=1)
    g = t.g
    assert may_move(g, 0, 5, 1)  # the Marquise rules clearing 5
    assert not may_move(g, 1, 5, 1)
    forced = Move(owner=0, mover=1, origin=5, target=1)
    flow = carry_warriors(g, forced)
    asked = next(flow)
    assert getattr(asked, "seat", None) == 1
    with pytest.raises(StopIteration):
        flow.send(("warriors", 2))
    list(arrive(g, forced))
    assert (t.warriors(0, 5), t.warriors(0, 1)) == (1, 2)
