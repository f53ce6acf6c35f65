"""Picking several things, one at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from deskovka.kernel import Ask, Flow, Option

T = TypeVar("T")


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
