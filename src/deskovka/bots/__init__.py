"""Bots: they sit on a chair like people, and know no more than its seat does."""

from deskovka.bots.bot import Bot, UnknownBot
from deskovka.bots.greedy import GreedyBot
from deskovka.bots.random import RandomBot

_KINDS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}

BOTS = tuple(_KINDS)
"""The names of the bots."""


def make_bot(name: str, seed: bytes) -> Bot:
    """The bot of that name, with a source of chance of its own."""
    if name not in _KINDS:
        raise UnknownBot(name=name, known=", ".join(BOTS))
    return _KINDS[name](seed)


__all__ = ["BOTS", "Bot", "UnknownBot", "make_bot"]
