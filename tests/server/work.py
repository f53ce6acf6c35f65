"""Work for the workers of the tests."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from deskovka.kernel import BadSetup, Registry
from deskovka.server.workers import Worker
from tests.server.running import PATIENCE


def names(registry: Registry[Any]) -> list[str]:
    return [game.id for game in registry]


def add(registry: Registry[Any], one: int, other: int) -> int:
    return one + other


def die(registry: Registry[Any]) -> None:
    os._exit(7)


def never_end(registry: Registry[Any]) -> None:
    time.sleep(3600)


def work_for_ever(registry: Registry[Any], file: str) -> None:
    """Say who does, and never come to an end."""
    written = Path(f"{file}.part")
    written.write_text(str(os.getpid()))
    written.rename(file)
    while True:
        pass


def have_it_done(games: str, file: str) -> None:
    """What a server does that is killed while a worker works for ever."""
    Worker(games).run(work_for_ever, (file,), PATIENCE)


def refuse(registry: Registry[Any]) -> None:
    raise BadSetup(game="harvest", key="players", value="9", allowed="2 or 3")


def give_what_cannot_be_sent(registry: Registry[Any]) -> object:
    return lambda: None


def take(registry: Registry[Any], seconds: float) -> None:
    time.sleep(seconds)


def patience(registry: Registry[Any]) -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)
