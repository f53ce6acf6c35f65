"""Fuzzing: many random games of drawn set-ups, with every law checked at every answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from deskovka.kernel import Chance, Game, seed_from
from deskovka.lab.laws import LawBroken, walk
from deskovka.lab.simulate import shared_out


class FuzzReport(msgspec.Struct):
    """What fuzzing found."""

    games: int = 0
    decisions: int = 0
    problems: list[str] = []


class Walks(msgspec.Struct, frozen=True):
    """The games that are played: of the set-up that is given, or of drawn ones."""

    game: Game[Any]
    seed: int
    given: Mapping[str, Any] | None


def fuzz(
    game: Game[Any],
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda _: None,
    given: Mapping[str, Any] | None = None,
    jobs: int = 1,
) -> FuzzReport:
    """Play that many games, of the set-up that is given or of drawn ones; ``progress`` is told how many more are done.

    A problem names the set-up and the seed with which it shows again.
    """
    report = FuzzReport()
    for found in shared_out(_walk, Walks(game, seed, given), games, jobs, progress):
        report.games += 1
        if isinstance(found, str):
            report.problems.append(found)
        else:
            report.decisions += found
    return report


def _walk(walks: Walks, numbers: Iterable[int]) -> list[int | str]:
    """What comes of the games of these numbers: how many decisions each had, or which law it broke."""
    found: list[int | str] = []
    for number in numbers:
        game = walks.game
        setup = dict(walks.given) if walks.given else game.draw_setup(Chance(seed_from("set-up", walks.seed, number)))
        seed = seed_from(walks.seed, number)
        try:
            found.append(len(walk(game, setup, seed).answers))
        except LawBroken as broken:
            found.append(f"{broken} (set-up {msgspec.json.encode(setup).decode()}, seed {seed.hex()})")
    return found
