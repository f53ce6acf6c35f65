"""What a worker does for the workshop."""

from __future__ import annotations

import time
from typing import Any

from deskovka.content.printing import NothingToPrint, pdf
from deskovka.kernel import Registry
from deskovka.lab.measures import Measured, measured
from deskovka.lab.simulate import Plan

Round = tuple[Measured, ...]
"""A game of each version, all on one seed."""


def play_some(registry: Registry[Any], plans: tuple[Plan, ...], first: int, seconds: float) -> list[Round]:
    """A game of every plan from a number on, for about so long, one of each at least."""
    game = registry.get(plans[0].game)
    terms = [(plan, game.read_setup(plan.setup)) for plan in plans]
    until = time.monotonic() + seconds
    rounds: list[Round] = []
    for number in range(first, plans[0].games):
        rounds.append(tuple(measured(plan, game, setup, number) for plan, setup in terms))
        if time.monotonic() >= until:
            break
    return rounds


def print_pages(registry: Registry[Any], name: str, setup: dict[str, Any], language: str) -> bytes:
    """The sheets of a set-up as a PDF."""
    game = registry.get(name)
    terms = game.read_setup(setup)
    sheets = game.printed(terms, game.words(language, game.content(terms).names))
    if sheets is None:
        raise NothingToPrint(game=name)
    return pdf(sheets)
