"""Counting positions: how many ways a game can go on, to a fixed depth; a changed count must be explained."""

from __future__ import annotations

from typing import Any

from deskovka.kernel import World


def perft(world: World[Any], depth: int) -> int:
    """The number of different rows of ``depth`` answers from here; a finished game counts once."""
    if depth == 0 or not world.waiting:
        return 1
    seat = world.waiting[0]
    question = world.question(seat)
    assert question is not None
    if depth == 1:
        return len(question.options)
    count = 0
    for option in question.options:
        after = world.copy()
        after.answer(seat, option)
        count += perft(after, depth - 1)
    return count
