"""People for the tests: a keyboard that types what a test says and then plays on by itself, and a screen."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from deskovka.kernel import Chance, seed_from
from deskovka.terminal.console import Console
from deskovka.terminal.play import run

_OFFERED = re.compile(r"^(?:(\d+)–(\d+)|(\d+(?:, \d+)*)) > $")


class Screen(io.StringIO):
    """What is printed; it may pass for a terminal."""

    def __init__(self, terminal: bool = False) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


class Keyboard:
    """Types the given lines; then nothing more, or any number that is offered, again and again."""

    def __init__(self, screen: Screen, lines: Sequence[str], plays_on: bool = False) -> None:
        self._screen = screen
        self._lines = list(lines)
        self._plays_on = plays_on
        self._chance = Chance(seed_from("keyboard"))

    def readline(self) -> str:
        if self._lines:
            return self._lines.pop(0) + "\n"
        if not self._plays_on:
            return ""
        offered = _OFFERED.search(self._screen.getvalue().rpartition("\n")[2])
        if not offered:
            return "\n"
        keys = range(int(offered[1]), int(offered[2]) + 1) if offered[1] else offered[3].split(", ")
        return f"{keys[self._chance.below(len(keys))]}\n"


class Interrupted(Keyboard):
    """Types the given lines, then Ctrl-C."""

    def readline(self) -> str:
        line = super().readline()
        if not line:
            raise KeyboardInterrupt
        return line


def play(
    *lines: str,
    game: str | None = "legends",
    seats: Sequence[str] | None = ("you:Anna", "greedy", "greedy"),
    setup: dict[str, Any] | None = None,
    seed: int | None = 1,
    language: str = "cs",
    resume: Path | None = None,
    plays_on: bool = False,
    screen: Screen | None = None,
    keyboard: type[Keyboard] = Keyboard,
) -> tuple[int, str]:
    """Play in a terminal that types these lines; gives the exit code and all that was printed."""
    screen = screen or Screen()
    console = Console(keyboard(screen, lines, plays_on), screen)
    code = run(game, seats, setup or {}, seed, language, resume, console)
    return code, screen.getvalue()
