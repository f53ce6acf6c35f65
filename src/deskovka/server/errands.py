"""What somebody asks for that may take long: it is done in other processes, a few pieces for each person at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeVar

from deskovka.server.errors import Busy, NotReady, TooCostly
from deskovka.server.workers import WorkerLost, Workers

T = TypeVar("T")

_MOST_OF_ALL = 400
"""Pieces that may wait in all: whoever comes later would not live to see theirs."""


class Errands:
    """Each piece of work has so much time and memory, and everybody the same share of the workers."""

    def __init__(self, workers: Workers, most_of_one: int, patience: float) -> None:
        self._workers = workers
        self._most_of_one = most_of_one
        self._patience = patience
        self._under_way: Counter[str] = Counter()
        self._is_over = False

    async def run(self, who: str, work: Callable[..., T], *arguments: Any) -> T:
        """Let a worker do it: ``work(registry, *arguments)``; refused when somebody has asked for too much already."""
        if self._is_over:
            raise NotReady
        if self._under_way[who] >= self._most_of_one or self._under_way.total() >= _MOST_OF_ALL:
            raise Busy
        self._under_way[who] += 1
        try:
            return await self._workers.run(work, arguments, self._patience, who)
        except (WorkerLost, MemoryError):
            raise (NotReady if self._is_over else TooCostly) from None
        finally:
            self._under_way[who] -= 1
            if not self._under_way[who]:
                del self._under_way[who]

    async def close(self) -> None:
        """Stop all work. Nothing is known of what was under way: it was not too costly, but came too late."""
        self._is_over = True
        await self._workers.close()
