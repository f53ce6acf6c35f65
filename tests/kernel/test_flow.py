from collections.abc import Callable

from deskovka.kernel import Ask, AskAll, Flow, Option, choose, choose_all, choose_open
from deskovka.kernel.flow import Options
from tests.kernel.tables import scene
from tests.toys.harvest import HarvestState

RED: Option = ("red",)
BLUE: Option = ("blue",)


def test_a_rule_asks_and_goes_on_with_the_answer() -> None:
    rule = choose(1, "colour", [RED, BLUE], {"left": 3})
    question = next(rule)
    assert isinstance(question, Ask)
    assert (question.seat, question.topic, question.options(), question.facts) == (
        1,
        "colour",
        [RED, BLUE],
        {"left": 3},
    )
    assert not question.private
    assert not question.others
    assert returned(rule, BLUE) == BLUE


def test_options_given_as_a_function_are_computed_when_they_are_looked_at() -> None:
    hand = [RED]
    ask = Ask(0, "colour", lambda: list(hand))
    assert ask.options() == [RED]
    hand.append(BLUE)
    assert ask.options() == [RED, BLUE]


def test_a_secret_question_asks_each_seat_its_own() -> None:
    rule = choose_all([Ask(2, "colour", [RED]), Ask(0, "number", [("one",)])])
    question = next(rule)
    assert isinstance(question, AskAll)
    assert {seat: ask.topic for seat, ask in question.asks.items()} == {2: "colour", 0: "number"}
    replies = {0: ("one",), 2: RED}
    assert returned(rule, replies) == replies


def test_an_open_question_tells_who_answered() -> None:
    assert answered_openly(others={1: lambda: [("goat",)]}, seat=1, option=("goat",)) == (1, ("goat",))
    assert answered_openly(others={1: lambda: [("goat",)]}, seat=0, option=BLUE) == (0, BLUE)


def test_an_open_question_tells_who_answered_even_when_nobody_else_may_act() -> None:
    assert answered_openly(others={}, seat=0, option=BLUE) == (0, BLUE)


def test_an_open_question_is_not_mistaken_when_an_option_looks_like_an_answer() -> None:
    assert answered_openly(others={}, seat=0, option=("march", 3)) == (0, ("march", 3))


def returned(rule: Flow[object], reply: object) -> object:
    """What a rule returns when it is sent this reply."""
    try:
        rule.send(reply)
    except StopIteration as end:
        return end.value
    raise AssertionError("the rule asks on")


def answered_openly(others: dict[int, Callable[[], Options]], seat: int, option: Option) -> tuple[int, Option]:
    """What a rule hears when seat 0 is asked openly and some seat answers."""
    heard: list[tuple[int, Option]] = []

    def rule(state: HarvestState) -> Flow[None]:
        heard.append((yield from choose_open(Ask(0, "turn", [RED, BLUE, ("march", 3)], others=others))))

    scene(rule).answer(seat, option)
    return heard[-1]
