"""Guided first games: a start that is always the same, and what a beginner is told at each step.

A game has them as data, ``data/guides.yaml`` of its package, and their sentences in its catalogs. A table is guided
when it begins as a guide does; nothing else marks it, so a guided game is saved and gone on with like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Protocol

import msgspec

from deskovka.content.lexicon import Lexicon
from deskovka.kernel import Value, seed_from


class Happened(Protocol):
    """An event, as the kernel tells it or as a log keeps it."""

    @property
    def kind(self) -> str:
        """What happened."""

    @property
    def facts(self) -> dict[str, Value]:
        """Its facts."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said when the guided player is asked about ``at``, until one of these events was theirs so often."""

    at: str
    say: str
    until: dict[str, int]


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first game for one seat: everybody begins it with this set-up and this seed."""

    id: str
    setup: dict[str, Any]
    seed: str
    seat: int
    steps: tuple[Step, ...]

    def begins(self, setup: Mapping[str, Any], seed: bytes) -> bool:
        """Whether a game with this set-up and this seed is the guided one."""
        return seed == seed_from(self.seed) and setup == self.setup

    def prompt(self, topic: str, events: Iterable[Happened]) -> str | None:
        """The message for the guided player who is asked about a topic, after the events that they know of."""
        mine = Counter(event.kind for event in events if event.facts.get("seat") == self.seat)
        return next((step.say for step in self.steps if step.at == topic and not _is_over(step, mine)), None)

    def problems(self, lexicon: Lexicon) -> list[str]:
        """Topics and events that the game does not have."""
        topics = [step.at for step in self.steps if step.at not in lexicon.topics]
        return topics + [kind for step in self.steps for kind in step.until if kind not in lexicon.events]


def _is_over(step: Step, mine: Counter[str]) -> bool:
    return any(mine[kind] >= count for kind, count in step.until.items())


@cache
def guides_of(package: str) -> tuple[Guide, ...]:
    """The guided games of a game's package."""
    file = files(package) / "data" / "guides.yaml"
    return msgspec.yaml.decode(file.read_bytes(), type=tuple[Guide, ...]) if file.is_file() else ()
