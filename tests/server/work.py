"""Work for the workers of the tests."""

from __future__ import annotations

import os
import time
from typing import Any

from deskovka.kernel import BadSetup, Registry


def names(registry: Registry[Any]) -> list[str]:
    return [game.id for game in registry]


def add(registry: Registry[Any], one: int, other: int) -> int:
    return one + other


def die(registry: Registry[Any]) -> None:
    os._exit(7)


def never_end(registry: Registry[Any]) -> None:
    time.sleep(3600)


def refuse(registry: Registry[Any]) -> None:
    raise BadSetup(game="harvest", key="players", value="9", allowed="2 or 3")


def give_what_cannot_be_sent(registry: Registry[Any]) -> object:
    return lambda: None


def take(registry: Registry[Any], seconds: float) -> None:
    time.sleep(seconds)


def patience(registry: Registry[Any]) -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)
