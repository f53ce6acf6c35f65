"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from deskovka.kernel import Chair, Chance, DeskovkaError, Option


class UnknownBot(DeskovkaError):
    """There is no bot of that name."""

    key = "unknown-bot"
    sentence = "There is no bot called “{name}”; there are: {known}."


class Bot(ABC):
    """Someone who answers from a chair, drawing from its own chance."""

    def __init__(self, seed: bytes) -> None:
        self.chance = Chance(seed)

    @abstractmethod
    def answer(self, chair: Chair[Any]) -> Option:
        """One of the options that the chair is offered now."""
