"""Questions, and the flow of a rule that asks them.

A rule is a generator: it yields a question and goes on with the answer. An option is a plain tuple, a verb and then
whole numbers and short words: ``("march", "north", 3)``.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

Option: TypeAlias = tuple[str | int, ...]
Options: TypeAlias = Sequence[Option]
GivenOptions: TypeAlias = Options | Callable[[], Options]
Value: TypeAlias = str | int | tuple[str | int, ...]
"""A fact: a number, a word, or a list of them."""
Facts: TypeAlias = Mapping[str, Value]

Answer: TypeAlias = tuple[int, Option]
"""Who answers, and what."""

NOTHING: Option = ()
"""What a seat says that may act and does not."""
NO_FACTS: Facts = {}
NO_OTHERS: Mapping[int, Callable[[], Options]] = {}


class Ask:
    """One seat picks one option.

    ``facts`` go into the wording of the question (what it costs, what is left). ``private`` says that the options
    depend on what only this seat knows: then the question is asked even if a single option is left, and the options
    are given as a function. ``several`` says that there is a choice for sure: then options that are given as a function
    are made when somebody reads them, and never in a world that goes no further.

    ``others`` are seats that may act while the question is open but are not waited for, each with a function that gives
    its options; there may be none. Whether a seat is among them may depend on public facts only. When one of them acts,
    that is the answer to this question: the rule does what was wanted and asks again, most simply by ending its step.
    Bots are asked once for every question that is opened, before the seat itself; people may act as long as it is open.
    Where the kernel answers by itself, nobody else acts.
    """

    __slots__ = ("facts", "given", "others", "private", "seat", "several", "topic")

    def __init__(
        self,
        seat: int,
        topic: str,
        options: GivenOptions,
        facts: Facts = NO_FACTS,
        private: bool = False,
        others: Mapping[int, Callable[[], Options]] = NO_OTHERS,
        several: bool = False,
    ) -> None:
        self.seat = seat
        self.topic = topic
        self.given = options
        self.facts = facts
        self.private = private
        self.others = others
        self.several = several

    def options(self) -> Options:
        """What may be answered now."""
        given = self.given
        if isinstance(given, (list, tuple)):
            return given
        return given() if callable(given) else given


class AskAll:
    """Several seats pick in secret; nobody learns anything until the last answer is in."""

    __slots__ = ("asks",)

    def __init__(self, asks: Sequence[Ask]) -> None:
        self.asks = {ask.seat: ask for ask in asks}


Pick: TypeAlias = Callable[[int, Options, Ask | AskAll], Option]
"""Which of the options a seat takes, and the question that is open; ``NOTHING`` is among those of who only may act."""


def volunteer(ask: Ask, pick: Pick) -> Answer | None:
    """The first of those who may act while a question is open that wants to, and what it does."""
    for seat, given in ask.others.items():
        options = given()
        if options and (option := pick(seat, (NOTHING, *options), ask)):
            return seat, option
    return None


Flow: TypeAlias = Generator[Ask | AskAll, Any, T]
"""A rule under way: it yields questions, is sent the answers, and returns a value of the given type."""


def choose(seat: int, topic: str, options: Options, facts: Facts = NO_FACTS) -> Flow[Option]:
    """Ask one seat and go on with the option it picked."""
    option: Option = yield Ask(seat, topic, options, facts)
    return option


def choose_all(asks: Sequence[Ask]) -> Flow[dict[int, Option]]:
    """Ask several seats in secret and go on with what each of them picked."""
    options: dict[int, Option] = yield AskAll(asks)
    return options


def choose_open(ask: Ask) -> Flow[tuple[int, Option]]:
    """Ask one seat while others, if there are any now, may act; go on with who answered, and what."""
    reply = yield ask
    seat, option = reply if ask.others else (ask.seat, reply)
    return seat, option
