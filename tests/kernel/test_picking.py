"""Picking several things, one at a time or at once, and amounts within a budget."""

from collections.abc import Sequence

import pytest

from deskovka.kernel import Ask, Flow, Option, Record, choose_all
from deskovka.kernel.picking import Row, TooManySets, fill_in, pick_several, subsets
from tests.kernel.tables import scene_match
from tests.toys.harvest import HarvestState

MARKET = (Row("wheat", 1, 9), Row("tools", 2, 9), Row("soldiers", 3, 1))


def test_every_set_is_offered_once_in_the_order_of_the_things() -> None:
    assert subsets(("play",), "abc") == [
        *(("play",), ("play", "a"), ("play", "b"), ("play", "c")),
        *(("play", "a", "b"), ("play", "a", "c"), ("play", "b", "c"), ("play", "a", "b", "c")),
    ]


def test_equal_things_make_no_set_twice_wherever_they_stand() -> None:
    sets = subsets(("play",), ["fox", "bird", "fox"])
    assert sets == [
        *(("play",), ("play", "fox"), ("play", "bird"), ("play", "fox", "fox"), ("play", "fox", "bird")),
        ("play", "fox", "fox", "bird"),
    ]


def test_a_choice_may_have_a_least_and_a_most() -> None:
    assert subsets(("pay", 3), "abcd", least=3, most=3) == [("pay", 3, *rest) for rest in ("abc", "abd", "acd", "bcd")]
    assert subsets(("pay",), "ab", most=5) == subsets(("pay",), "ab")
    assert subsets(("pay",), "ab", least=3) == []


def test_a_choice_that_nobody_could_look_through_is_refused() -> None:
    assert len(subsets(("play",), range(9))) == 512
    with pytest.raises(TooManySets, match="more than 512 sets of 0 to 10 out of 10 things"):
        subsets(("play",), range(10))
    assert len(subsets(("play",), range(40), most=1)) == 41
    assert len(subsets(("play",), ["coin"] * 300)) == 301


def market(bought: dict[str, int], budget: int = 7) -> Flow[None]:
    bought |= yield from fill_in(0, "market", "buy", MARKET, budget, {"round": 1})


def bought(*answers: Option, budget: int = 7) -> dict[str, int]:
    purchase: dict[str, int] = {}

    def rule(_: HarvestState) -> Flow[None]:
        yield from market(purchase, budget)

    match = scene_match(rule)
    for answer in answers:
        match.answer(0, answer)
    assert match.result
    return purchase


def test_a_form_is_answered_row_by_row_within_the_budget() -> None:
    match = scene_match(lambda _: market({}))
    assert (question := match.question(0))
    assert question.options == [("buy", "wheat", amount) for amount in range(8)]
    form = {"rows": ("wheat", "tools", "soldiers"), "prices": (1, 2, 3), "most": (9, 9, 1)}
    assert question.facts == form | {"round": 1, "taken": (), "spent": 0, "left": 7}
    match.answer(0, ("buy", "wheat", 2))
    assert (question := match.question(0))
    assert question.options == [("buy", "tools", amount) for amount in range(3)]
    assert [question.facts[fact] for fact in ("taken", "spent", "left")] == [(2,), 2, 5]


def test_a_form_gives_all_amounts_and_asks_for_none_that_cannot_be_paid() -> None:
    whole = bought(("buy", "wheat", 0), ("buy", "tools", 2), ("buy", "soldiers", 1))
    assert whole == {"wheat": 0, "tools": 2, "soldiers": 1}
    assert bought(("buy", "wheat", 7)) == {"wheat": 7, "tools": 0, "soldiers": 0}
    assert bought(("buy", "wheat", 1), ("buy", "tools", 2)) == {"wheat": 1, "tools": 2, "soldiers": 0}
    assert bought(budget=0) == {"wheat": 0, "tools": 0, "soldiers": 0}


def test_a_form_is_taken_back_row_by_row() -> None:
    match = scene_match(lambda _: market({}))
    match.answer(0, ("buy", "wheat", 2))
    match.answer(0, ("buy", "tools", 1))
    match.undo(0)
    match.undo(0)
    assert (question := match.question(0))
    assert question.facts["taken"] == ()
    assert match.undo_refusal(0) == "nothing"


def test_answers_with_lists_are_recorded_and_read_again() -> None:
    def rule(_: HarvestState) -> Flow[None]:
        yield from choose_all([Ask(seat, "lay", lambda: subsets(("lay",), ("fig", "tea", 3))) for seat in (0, 1)])

    match = scene_match(rule)
    match.answer(0, ("lay", "fig", 3))
    match.undo(0)
    match.answer(0, ("lay", "tea", 3))
    match.answer(1, ("lay",))
    assert match.answers == [(0, ("lay", "tea", 3)), (1, ("lay",))]
    assert Record.parse(str(match.record)).answers == match.answers


def picked(things: Sequence[str], count: int, *answers: str) -> tuple[list[str], list[list[str]]]:
    """What was taken after these answers, and what each question offered."""
    taken: list[str] = []
    offers: list[list[str]] = []
    flow = pick_several(0, "pay", things, count, lambda thing: ("pay", thing), taken.append)
    asked = next(flow, None)
    for answer in answers:
        assert isinstance(asked, Ask)
        assert asked.facts == {"left": count - len(offers)}
        offers.append([str(option[1]) for option in asked.options()])
        try:
            asked = flow.send(("pay", answer))
        except StopIteration:
            asked = None
    assert asked is None
    return taken, offers


def ways(things: str, count: int) -> list[tuple[str, ...]]:
    """Every way in which that many things can be picked, one at a time."""
    found: list[tuple[str, ...]] = []
    begun: list[tuple[str, ...]] = [()]
    while begun:
        so_far = begun.pop()
        taken: list[str] = []
        flow = pick_several(0, "pay", things, count, lambda thing: ("pay", thing), taken.append)
        try:
            asked = next(flow)
            for answer in so_far:
                asked = flow.send(("pay", answer))
        except StopIteration:
            found.append(tuple(taken))
        else:
            assert isinstance(asked, Ask)
            begun += [(*so_far, str(option[1])) for option in asked.options()]
    return found


def test_things_are_picked_one_at_a_time_in_their_order() -> None:
    assert picked("abcd", 2, "b", "d") == (["b", "d"], [["a", "b", "c"], ["c", "d"]])


def test_of_equal_things_one_is_offered() -> None:
    assert picked("aabb", 2, "a", "b") == (["a", "b"], [["a", "b"], ["a", "b"]])


def test_where_all_that_is_left_must_be_picked_nobody_is_asked() -> None:
    assert picked("abc", 3) == (["a", "b", "c"], [])
    assert picked("abc", 2, "b") == (["b", "c"], [["a", "b"]])
    assert picked("abc", 0) == ([], [])


def test_no_set_can_be_picked_in_two_ways() -> None:
    for things, count in (("abcde", 3), ("aabbc", 3), ("aaa", 2), ("abbb", 2)):
        sets = [option[1:] for option in subsets(("pay",), things, least=count, most=count)]
        assert sorted(ways(things, count)) == sorted(sets)
