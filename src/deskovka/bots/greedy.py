"""A bot that looks one answer ahead."""

from __future__ import annotations

from typing import Any

from deskovka.bots.bot import Bot
from deskovka.kernel import Chair, Option


class GreedyBot(Bot):
    """It tries each option in a world that it imagines, and takes the one after which its seat stands best.

    Among equals it takes the first one offered.
    """

    def answer(self, chair: Chair[Any]) -> Option:
        """The option with the best estimate."""
        question = chair.question()
        assert question is not None
        imagined = chair.imagine(self.chance)
        best, best_worth = question.options[0], float("-inf")
        for option in question.options:
            world = imagined.copy()
            world.answer(chair.seat, option)
            worth = chair.game.estimate(world.state, chair.seat)
            if worth > best_worth:
                best, best_worth = option, worth
        return best
