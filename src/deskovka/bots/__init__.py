"""Bots: they sit on a chair like people, and know no more than its seat does."""

from deskovka.bots.bot import Bot, Planned, UnknownBot
from deskovka.bots.greedy import GreedyBot
from deskovka.bots.planner import LEVELS, PlannerBot
from deskovka.bots.random import RandomBot
from deskovka.kernel import Worth

BOTS = ("random", "greedy", *LEVELS)
"""The names of the bots, from the weakest."""
USUAL = "greedy"
"""The bot to play against where nobody says otherwise: it answers at once."""


def seconds_of(name: str) -> float:
    """How long a bot thinks about an answer at most; 0 where it answers at once."""
    return LEVELS.get(name, 0.0)


def make_bot(name: str, seed: bytes, worth: Worth | None = None) -> Bot:
    """The bot of that name, with a source of chance of its own; ``worth`` instead of what the game says of itself.

    ``strong:200`` thinks for 200 iterations instead of its time, however fast the machine is.
    """
    level, colon, count = name.partition(":")
    if level in LEVELS and not colon:
        return PlannerBot(seed, worth, seconds=LEVELS[level])
    if level in LEVELS and count.isascii() and count.isdigit() and int(count):
        return PlannerBot(seed, worth, iterations=int(count))
    if name == "random":
        return RandomBot(seed, worth)
    if name == "greedy":
        return GreedyBot(seed, worth)
    raise UnknownBot(name=name, known=", ".join((*BOTS, "strong:200")))


__all__ = ["BOTS", "LEVELS", "USUAL", "Bot", "Planned", "UnknownBot", "make_bot", "seconds_of"]
