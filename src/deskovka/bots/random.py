"""A bot that answers at random."""

from __future__ import annotations

from typing import Any

from deskovka.bots.bot import Bot
from deskovka.kernel import NOTHING, Chair, Option


class RandomBot(Bot):
    """Every option is as good as any other."""

    def answer(self, chair: Chair[Any]) -> Option:
        """Any option, each equally likely."""
        question = chair.question()
        assert question is not None
        return self.chance.pick(question.options)

    def consider(self, chair: Chair[Any]) -> Option:
        """Nothing, or any option, each as likely as doing nothing."""
        question = chair.question()
        return self.chance.pick((NOTHING, *question.options)) if question else NOTHING
