"""Measures catanatron, in the environment where that is installed: run by path, it imports nothing of Deskovka.

It reads one request a line, ``play <seconds>`` or ``copy <seconds>``, and writes one line of JSON for each.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.metadata import version
from time import perf_counter
from typing import Any

COPIES_AT_ONCE = 20


class Probe:
    """Random games of four."""

    def __init__(self) -> None:
        models = import_module("catanatron.models.player")
        self._game: Any = import_module("catanatron.game").Game
        self._turns_limit: int = import_module("catanatron.game").TURNS_LIMIT
        self._players = [models.RandomPlayer(color) for color in models.Color]
        self._games_begun = 0
        self._middle = self._game_in_its_middle()

    def _new_game(self) -> Any:
        self._games_begun += 1
        return self._game(self._players, seed=self._games_begun)

    def _over(self, game: Any) -> bool:
        return game.winning_color() is not None or game.state.num_turns >= self._turns_limit

    def _game_in_its_middle(self) -> Any:
        """A game after half of its ticks; the same seed gives the same game."""
        ticks = 0
        game = self._game(self._players, seed=1)
        while not self._over(game):
            game.play_tick()
            ticks += 1
        again = self._game(self._players, seed=1)
        for _ in range(ticks // 2):
            again.play_tick()
        return again

    def play(self, seconds: float) -> dict[str, float]:
        """Whole games for about so long; a decision is a tick with more than one action to choose from."""
        decisions = games = 0
        begun = perf_counter()
        while (spent := perf_counter() - begun) < seconds:
            game = self._new_game()
            while not self._over(game):
                decisions += len(game.state.playable_actions) > 1
                game.play_tick()
            games += 1
        return {"decisions_per_s": decisions / spent, "games_per_s": games / spent}

    def copy(self, seconds: float) -> dict[str, float]:
        """Copies of a game in its middle for about so long."""
        copies = 0
        begun = perf_counter()
        while (spent := perf_counter() - begun) < seconds:
            for _ in range(COPIES_AT_ONCE):
                self._middle.copy()
            copies += COPIES_AT_ONCE
        return {"copy_us": spent / copies * 1e6}


def main() -> None:
    """Say the version, then answer requests until there are no more."""
    probe = Probe()
    answer: dict[str, Any] = {"version": version("catanatron")}
    while True:
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()
        request = sys.stdin.readline().split()
        if not request:
            return
        what, seconds = request
        answer = probe.play(float(seconds)) if what == "play" else probe.copy(float(seconds))


if __name__ == "__main__":
    main()
