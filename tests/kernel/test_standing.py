"""Standing orders in any game: answers left in advance."""

from __future__ import annotations

import pytest

from deskovka.kernel import Ask, Flow, Match, Matters, Option
from tests.kernel.tables import scene_match
from tests.toys.harvest import HarvestState

WATCH = Matters("dogs", "scarecrows", place="field")
ORDERS: list[Option] = [("standing", "dogs", order) for order in ("here", "three", "never")]
Night = tuple[int, int]
"""A field, and how many crows come there."""


def nights(
    *visits: Night, rows: list[list[int]] | None = None, may_leave: bool = True, done: list[Option | None] | None = None
) -> Match[HarvestState]:
    """Crows come, night after night; seat 1 may let its dogs loose."""
    kept = WATCH.rows(2) if rows is None else rows
    found = [] if done is None else done

    def rule(g: HarvestState) -> Flow[None]:
        for field, crows in visits:
            facts = {"field": field, "count": crows}
            ask = Ask(1, "crows", lambda: [("loose", "rex")], facts)
            found.append((yield from WATCH.consider(g, kept[1], "dogs", ask, may_leave)))
        yield Ask(1, "morning", [("sleep",), *WATCH.offers(kept[1])])

    return scene_match(rule)


def topic(match: Match[HarvestState]) -> str:
    question = match.question(1)
    return question.topic if question else ""


def test_a_seat_is_asked_what_it_does_with_what_it_may_say_for_good() -> None:
    done: list[Option | None] = []
    match = nights((4, 2), (4, 2), done=done)
    assert (question := match.question(1))
    assert question.options == [("pass",), ("loose", "rex"), *ORDERS]
    match.answer(1, ("loose", "rex"))
    match.answer(1, ("pass",))
    assert done == [("loose", "rex"), None]


def test_without_orders_there_is_only_to_pass() -> None:
    match = nights((4, 2), may_leave=False)
    assert (question := match.question(1))
    assert question.options == [("pass",), ("loose", "rex")]


def test_the_question_is_asked_even_if_nothing_can_be_done() -> None:
    def rule(g: HarvestState) -> Flow[None]:
        ask = Ask(0, "crows", list, {"field": 1, "count": 1})
        yield from WATCH.consider(g, [0] * 4, "dogs", ask, may_leave=False)

    match = scene_match(rule)
    assert (question := match.question(0))
    assert question.options == [("pass",)]


@pytest.mark.parametrize(
    ("order", "next_night", "asked"),
    [
        *(("here", (4, 9), False), ("here", (5, 1), True)),
        *(("three", (4, 2), False), ("three", (4, 3), True)),
        ("never", (5, 9), False),
    ],
)
def test_an_order_answers_from_now_on(order: str, next_night: Night, asked: bool) -> None:
    match = nights((4, 2), next_night)
    match.answer(1, ("standing", "dogs", order))
    assert topic(match) == ("crows" if asked else "morning")


def test_only_its_owner_is_told_of_an_order() -> None:
    match = nights((4, 2))
    match.answer(1, ("standing", "dogs", "here"))
    (event,) = [event for event in match.log if event.kind == "order_left"]
    assert event.to == (1,)
    assert event.facts == {"seat": 1, "matter": "dogs", "order": "here", "field": 4}


def test_an_order_is_shown_and_taken_back_by_its_matter() -> None:
    rows = WATCH.rows(2)
    match = nights((4, 2), (6, 2), rows=rows)
    match.answer(1, ("standing", "dogs", "here"))
    match.answer(1, ("standing", "dogs", "three"))
    assert list(WATCH.left(rows[1])) == [("dogs", 3, (4,))]
    assert (question := match.question(1))
    assert question.options == [("sleep",), ("ask_again", "dogs")]
    WATCH.ask_again(match.world.state, rows[1], 1, "dogs")
    assert rows == WATCH.rows(2)
    assert WATCH.offers(rows[1]) == []
