"""The rules of Orchard, clause by clause."""

import pytest

from deskovka.content.editions import EditionBreaksCount
from tests.orchard.playing import GAME, playing


@pytest.mark.clause("orchard:1.1")
def test_everybody_is_dealt_a_hand_that_nobody_else_sees() -> None:
    table = playing(players=3)
    assert [len(table.hand(seat)) for seat in range(3)] == [2, 2, 2]
    view = GAME.view(table.g, 0)
    assert list(view.hand) == table.hand(0)
    assert [seat.hand for seat in view.seats] == [2, 2, 2]
    assert GAME.view(table.g, None).hand == ()


@pytest.mark.clause("orchard:2.1")
def test_a_fruit_of_the_hand_is_laid_open() -> None:
    table = playing()
    table.hold(0, "plum", "apple")
    assert table.options(0) == [("lay", "apple"), ("lay", "plum")]
    table.answer(0, "lay", "plum")
    assert table.basket(0) == ["plum"]
    assert GAME.view(table.g, 1).seats[0].basket == ("plum",)


@pytest.mark.clause("orchard:2.1")
def test_equal_fruits_are_one_option_and_still_asked_for() -> None:
    table = playing()
    table.hold(0, "pear", "pear")
    assert table.options(0) == [("lay", "pear")]  # others must not learn that there is no choice


@pytest.mark.clause("orchard:2.2")
def test_a_card_is_drawn_and_the_next_seat_plays() -> None:
    table = playing()
    table.answer(0, *table.options(0)[0])
    assert len(table.hand(0)) == 2
    assert table.told("drew")[-1] == {"seat": 0}
    assert table.waiting == (1,)


@pytest.mark.clause("orchard:3.1")
def test_everybody_lays_a_fruit_in_each_round() -> None:
    table = playing(players=4)
    turns = 0
    while table.waiting:
        assert table.question(table.waiting[0]).facts == {"left": 3 - turns // 4}
        table.answer(table.waiting[0], *table.options(table.waiting[0])[0])
        turns += 1
    assert turns == 12
    assert [len(table.basket(seat)) for seat in range(4)] == [3, 3, 3, 3]


@pytest.mark.clause("orchard:3.2")
def test_fruits_score_and_one_of_each_kind_scores_more() -> None:
    table = playing()
    for fruit, so_far in (("apple", 1), ("plum", 4), ("pear", 6 + 3)):
        table.hold(0, fruit)
        table.answer(0, "lay", fruit)
        assert table.points(0) == so_far
        table.hold(1, "apple")
        table.answer(1, "lay", "apple")
    assert (table.scores, table.winners) == ((9, 3), (0,))


@pytest.mark.clause("orchard:3.2")
def test_equals_share_the_victory() -> None:
    table = playing()
    for seat in (0, 1) * 3:
        table.hold(seat, "pear")
        table.answer(seat, "lay", "pear")
    assert table.winners == (0, 1)


def test_an_edition_changes_numbers_and_adds_fruits() -> None:
    quince = {"points": 5, "count": 10}
    table = playing(edition={"basket": 8, "fruits": {"quince": quince, "apple": None}})
    for seat, fruit in ((0, "quince"), (1, "pear"), (0, "pear"), (1, "pear"), (0, "plum")):
        table.hold(seat, fruit)
        table.answer(seat, "lay", fruit)
    assert table.points(0) == 5 + 2 + 3 + 8


def test_an_edition_must_leave_enough_cards() -> None:
    with pytest.raises(EditionBreaksCount, match="must be ≥ 48"):
        playing(edition={"hand": 9})
