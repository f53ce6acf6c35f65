"""Picking several things: one at a time, any of them in one answer, or an amount of each within a budget."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from deskovka.kernel.flow import NO_FACTS, Ask, Facts, Flow, Option, Value

T = TypeVar("T")

MOST_SETS = 512
"""So many options a question may have at most: all sets of nine different things."""
FORM_FACTS = ("rows", "prices", "most", "taken", "spent", "left")
"""The facts of a question of ``fill_in``, for a lexicon."""


class TooManySets(Exception):
    """A choice of several things at once would have more options than anybody can look through."""


def subsets(
    head: Option, things: Sequence[str | int], least: int = 0, most: int | None = None, limit: int = MOST_SETS
) -> list[Option]:
    """Any of some things as one answer: an option for each set of at least ``least`` and at most ``most`` of them.

    The things follow the head. Small sets come first; in each, things keep their order, and equal ones stand together,
    so that no set is offered twice. ``TooManySets`` when there are more than ``limit``: ask in parts, then.

    >>> subsets(("play",), ["imam", "commander"])
    [('play',), ('play', 'imam'), ('play', 'commander'), ('play', 'imam', 'commander')]
    >>> subsets(("give", 2), ["silk", "tea", "silk"], least=2, most=2)
    [('give', 2, 'silk', 'silk'), ('give', 2, 'silk', 'tea')]
    """
    counts = list(Counter(things).items())
    most = len(things) if most is None else min(most, len(things))
    options: list[Option] = []
    for size in range(least, most + 1):
        for chosen in _sets(counts, size):
            if len(options) == limit:
                raise TooManySets(f"more than {limit} sets of {least} to {most} out of {len(things)} things")
            options.append((*head, *chosen))
    return options


def _sets(counts: Sequence[tuple[str | int, int]], size: int) -> Iterator[Option]:
    """The sets of that size, those with more of the first thing first."""
    if size == 0:
        yield ()
        return
    if sum(count for _, count in counts) < size:
        return
    (thing, count), rest = counts[0], counts[1:]
    for taken in range(min(count, size), -1, -1):
        for others in _sets(rest, size - taken):
            yield (*[thing] * taken, *others)


def pick_several(
    seat: int,
    topic: str,
    things: Sequence[T],
    count: int,
    option_of: Callable[[T], Option],
    take: Callable[[T], None],
) -> Flow[None]:
    """Pick that many of some things, in their order, so that no set of them is offered twice.

    ``things`` lists equal things beside each other. ``take`` is done at once with each that was picked; when all are
    to be picked nobody is asked.
    """
    left = list(things)
    while 0 < count < len(left):
        offered = list(dict.fromkeys(left[: len(left) - count + 1]))
        option = yield Ask(seat, topic, [option_of(thing) for thing in offered], {"left": count})
        picked = next(thing for thing in offered if option_of(thing) == option)
        left = left[left.index(picked) + 1 :]
        count -= 1
        take(picked)
    for thing in left[:count]:
        take(thing)


class Row:
    """A row of a form: a thing, what one of it costs, and the most that can be had."""

    __slots__ = ("most", "price", "thing")

    def __init__(self, thing: str, price: int, most: int) -> None:
        self.thing = thing
        self.price = price
        self.most = most


def is_form(facts: Facts) -> bool:
    """Whether a question with these facts is a row of a form."""
    return all(fact in facts for fact in FORM_FACTS)


def fill_in(
    seat: int, topic: str, verb: str, rows: Sequence[Row], budget: int, facts: Facts = NO_FACTS
) -> Flow[dict[str, int]]:
    """Ask for an amount of each thing within a budget: an action as a small form; gives the amounts.

    Each row is a small question, ``("buy", "wheat", 2)``, asked in the order of the rows, so that no purchase can be
    made in two ways. The facts of each hold the whole form, what was taken so far and what that costs, so that people
    may fill it in as one, look at the total, and only then answer row by row. Nothing is done before the last answer:
    up to then everything can be taken back.
    """
    form: dict[str, Value] = {
        **facts,
        "rows": tuple(row.thing for row in rows),
        "prices": tuple(row.price for row in rows),
        "most": tuple(row.most for row in rows),
    }
    taken: list[int] = []
    left = budget
    for row in rows:
        most = min(row.most, left // row.price) if row.price else row.most
        told: dict[str, Value] = {"taken": tuple(taken), "spent": budget - left, "left": left}
        amounts = partial(_amounts, verb, row.thing, most)
        option: Option = yield Ask(seat, topic, amounts, form | told, several=most > 0)
        taken.append(int(option[2]))
        left -= row.price * taken[-1]
    return {row.thing: amount for row, amount in zip(rows, taken, strict=True)}


def _amounts(verb: str, thing: str, most: int) -> list[Option]:
    return [(verb, thing, amount) for amount in range(most + 1)]
