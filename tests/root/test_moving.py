"""4.2 Move."""

import pytest

from tests.root.playing import bare


@pytest.mark.clause("root:4.2")
def test_any_number_of_warriors_goes_from_one_clearing_to_an_adjacent_one() -> None:
    t = bare()
    t.put(0, 12, warrior=4)
    assert t.options(0, "move") == [("move", 12, target) for target in (4, 7, 9, 10, 11)]
    t.answer(0, "move", 12, 9)
    assert t.options(0) == [("warriors", count) for count in (4, 3, 2, 1)]
    t.answer(0, "warriors", 3)
    assert (t.warriors(0, 12), t.warriors(0, 9)) == (1, 3)
    assert t.told("moved") == [{"seat": 0, "piece": "warrior", "clearing": 12, "target": 9, "count": 3}]


@pytest.mark.clause("root:4.2")
def test_a_lone_warrior_needs_no_counting() -> None:
    t = bare()
    t.put(0, 12, warrior=1)
    t.answer(0, "move", 12, 9)
    assert t.topic(0) == "march"
    assert t.on_map(0, "warrior") == {9: 1}


@pytest.mark.clause("root:4.2")
def test_buildings_and_tokens_do_not_move() -> None:
    t = bare()
    t.put(0, 12, workshop=1, wood=2)
    assert not t.options(0, "move")


@pytest.mark.clause("root:4.2.1")
def test_the_origin_or_the_destination_must_be_ruled_before_the_pieces_leave() -> None:
    t = bare()
    t.put(0, 12, warrior=1)
    t.put(1, 12, warrior=2)
    assert not t.options(0, "move")  # neither
    t.put(0, 9, workshop=1)
    assert t.options(0, "move") == [("move", 12, 9)]  # the destination
    t.put(0, 12, warrior=3)
    assert len(t.options(0, "move")) == 5  # the origin
    t.put(1, 12, warrior=3)
    assert t.options(0, "move") == [("move", 12, 9)]  # a tie rules nothing


@pytest.mark.clause("root:4.2.2")
def test_the_same_warriors_may_move_again_and_others_too() -> None:
    t = bare()
    t.put(0, 1, warrior=2)
    t.move(0, 1, 9, 1)
    assert t.offered(0, "move", 9, 4)
    assert t.offered(0, "move", 1, 5)
    t.move(0, 9, 4)
    assert t.on_map(0, "warrior") == {1: 1, 4: 1}
