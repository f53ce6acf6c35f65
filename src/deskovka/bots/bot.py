"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from deskovka.kernel import Chair, Chance, DeskovkaError, Option, Worth


class UnknownBot(DeskovkaError):
    """There is no bot of that name."""

    key = "unknown-bot"
    sentence = "There is no bot called “{name}”; there are: {known}."


class Bot(ABC):
    """Someone who answers from a chair, drawing from its own chance; what things are worth it may see its own way."""

    def __init__(self, seed: bytes, worth: Worth | None = None) -> None:
        self.chance = Chance(seed)
        self.worth = worth

    @abstractmethod
    def answer(self, chair: Chair[Any]) -> Option:
        """One of the options that the chair is offered now."""

    @abstractmethod
    def consider(self, chair: Chair[Any]) -> Option:
        """What it does though nobody waits for it: one of the options that the chair is offered now, or ``NOTHING``."""
