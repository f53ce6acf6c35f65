"""Standing orders: answers left in advance."""

import pytest

from tests.root.playing import Table, bare

ORDERS = [("standing", "ambush", order) for order in ("here", "three", "never")]


def attacked(attackers: int = 2, clearing: int = 5) -> Table:
    """The Squirrels, with an ambush card, are about to be attacked in two clearings."""
    t = bare(standing="allowed")
    for place in (clearing, 10):
        t.put(0, place, warrior=attackers)
        t.put(1, place, warrior=3)
    t.hand(1, "ambush_bird")
    return t


def test_every_question_for_an_ambush_can_be_answered_for_good() -> None:
    t = attacked()
    t.answer(0, "battle", 5, 1)
    assert t.options(1) == [("pass",), ("ambush", "ambush_bird"), *ORDERS]
    t = bare(standing="none")
    t.put(0, 5, warrior=2)
    t.put(1, 5, warrior=3)
    t.hand(1, "ambush_bird")
    t.answer(0, "battle", 5, 1)
    assert t.options(1) == [("pass",), ("ambush", "ambush_bird")]


@pytest.mark.parametrize(
    ("order", "asked_here", "asked_elsewhere", "asked_by_three"),
    [("here", False, True, False), ("three", False, False, True), ("never", False, False, False)],
)
def test_an_order_answers_the_question_from_now_on(
    order: str, asked_here: bool, asked_elsewhere: bool, asked_by_three: bool
) -> None:
    for clearing, attackers, asked in ((5, 2, asked_here), (10, 2, asked_elsewhere), (5, 3, asked_by_three)):
        t = attacked()
        t.dice(0, 0)
        t.answer(0, "battle", 5, 1)
        t.answer(1, "standing", "ambush", order)
        assert t.topic(0) == "marquise"  # passed this time, too
        t.put(0, clearing, warrior=attackers)
        t.dice(0, 0)
        t.answer(0, "battle", clearing, 1)
        assert (t.waiting == (1,)) == asked


def test_an_order_is_taken_back_in_ones_own_turn() -> None:
    t = attacked()
    t.answer(0, "battle", 5, 1)
    t.answer(1, "standing", "ambush", "never")
    assert t.view(1).seats[1].orders[0].matter == "ambush"
    assert t.view(0).seats[1].orders == ()
    assert t.view(None).seats[1].orders == ()
    t.begin(1)
    assert t.options(1, "ask_again") == [("ask_again", "ambush")]
    t.answer(1, "ask_again", "ambush")
    assert not t.options(1, "ask_again")
    t.begin(0)
    t.answer(0, "battle", 5, 1)
    assert t.topic(1) == "ambush"


def test_only_the_seat_itself_is_told() -> None:
    t = attacked()
    t.answer(0, "battle", 5, 1)
    t.answer(1, "standing", "ambush", "three")
    told = [event for event in t.events if event.kind == "order_left"]
    assert [event.to for event in told] == [(1,)]


def test_field_hospitals_have_orders_of_their_own() -> None:
    t = bare(standing="allowed")
    t.put(0, 1, keep=1)
    t.put(0, 5, warrior=4)
    t.put(1, 5, warrior=4)
    t.hand(0, "bake_sale")
    t.begin(1)
    t.battle(1, 5, 0, (1, 0))
    assert t.options(0)[2:] == [("standing", "field_hospitals", order) for order in ("here", "three", "never")]
    t.answer(0, "standing", "field_hospitals", "three")
    t.battle(1, 5, 0, (2, 0))
    assert t.waiting == (1,)  # two have fallen
    t.put(0, 5, warrior=4)
    t.begin(1)
    t.battle(1, 5, 0, (3, 0))
    assert t.topic(0) == "field_hospitals"
