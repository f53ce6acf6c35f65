"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, TypeAlias

from deskovka.kernel import Chair, Chance, DeskovkaError, Option, Worth

Planned: TypeAlias = tuple[int, tuple[Option, ...]]
"""A turn by its number (``Game.turns_taken``), and what a seat is going to answer in it from here on."""


class UnknownBot(DeskovkaError):
    """There is no bot of that name."""

    key = "unknown-bot"
    sentence = "There is no bot called “{name}”; there are: {known}."


class Bot(ABC):
    """Someone who answers from a chair, drawing from its own chance; what things are worth it may see its own way."""

    def __init__(self, seed: bytes, worth: Worth | None = None) -> None:
        self.chance = Chance(seed)
        self.worth = worth
        self.planned: Planned | None = None
        """What it is going to answer in its turn, if it plans so far ahead."""

    @abstractmethod
    def answer(self, chair: Chair[Any]) -> Option:
        """One of the options that the chair is offered now."""

    @abstractmethod
    def consider(self, chair: Chair[Any]) -> Option:
        """What it does though nobody waits for it: one of the options that the chair is offered now, or ``NOTHING``."""
