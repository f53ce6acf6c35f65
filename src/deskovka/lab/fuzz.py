"""Fuzzing: many random games of drawn set-ups, with every law checked at every answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from deskovka.kernel import Chance, Game, seed_from
from deskovka.lab.laws import LawBroken, walk


class FuzzReport(msgspec.Struct):
    """What fuzzing found."""

    games: int = 0
    decisions: int = 0
    problems: list[str] = []


def fuzz(
    game: Game[Any],
    games: int,
    seed: int,
    progress: Callable[[], None] = lambda: None,
    given: Mapping[str, Any] | None = None,
) -> FuzzReport:
    """Play that many games, of the set-up that is given or of drawn ones.

    A problem names the set-up and the seed with which it shows again.
    """
    report = FuzzReport()
    for number in range(games):
        setup = dict(given) if given else game.draw_setup(Chance(seed_from("set-up", seed, number)))
        game_seed = seed_from(seed, number)
        try:
            report.decisions += len(walk(game, setup, game_seed).answers)
        except LawBroken as broken:
            report.problems.append(f"{broken} (set-up {msgspec.json.encode(setup).decode()}, seed {game_seed.hex()})")
        report.games += 1
        progress()
    return report
