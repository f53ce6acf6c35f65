"""A bot that looks one action ahead."""

from __future__ import annotations

from typing import Any

from deskovka.bots.bot import Bot
from deskovka.kernel import Chair, Option, World

FURTHER = 1
"""How many more questions of an action it looks at."""


class GreedyBot(Bot):
    """It tries each option in a world that it imagines, and takes the one after which its seat stands best.

    When an option only begins an action (from where, then how many), it goes on with what looks best at each further
    question of that action. Among equals it takes the first one offered.
    """

    def answer(self, chair: Chair[Any]) -> Option:
        """The option with the best estimate."""
        option, _, _ = best(chair.imagine(self.chance), chair.seat, FURTHER)
        return option


def best(world: World[Any], seat: int, further: int) -> tuple[Option, World[Any], float]:
    """The best answer to the question of a seat, the world after it, and how well the seat stands at last."""
    question = world.question(seat)
    assert question is not None
    found: tuple[Option, World[Any], float] | None = None
    for option in question.options:
        after = world.copy()
        after.answer(seat, option)
        worth = _worth(after, seat, further)
        if found is None or worth > found[2]:
            found = option, after, worth
    assert found is not None
    return found


def _worth(world: World[Any], seat: int, further: int) -> float:
    """How well the seat stands; when it is in the middle of an action, after going on with it."""
    while further and not world.at_boundary and world.waiting == (seat,):
        _, world, _ = best(world, seat, 0)
        further -= 1
    return world.game.estimate(world.state, seat)
