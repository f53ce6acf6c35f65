"""Hashing passwords, which takes long on purpose: in a few threads behind everybody else, each in their turn."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from deskovka.server.errors import Busy
from deskovka.server.workers import Turns

T = TypeVar("T")

KNOWN, STRANGER = 0, 1
"""Whose password is hashed first."""
_AT_ONCE = 2
"""Each takes tens of megabytes."""
_MOST_OF_ONE = 10
_MOST_OF_ALL = 200
_BEHIND = 3
"""How much later than others, as the system counts."""


class Hashing:
    """However many want to sign in, all else goes on; and among them everybody has the same share."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(parallelism=1)
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="hashing", initializer=_step_back)
        self._free = _AT_ONCE
        self._turns: Turns[None] = Turns()
        self._waiting: Counter[str] = Counter()

    async def hash(self, who: str, rank: int, password: str) -> str:
        """The hash of a password, for somebody at an address."""
        return await self._run(who, rank, lambda: self._hasher.hash(password))

    async def is_right(self, who: str, rank: int, hashed: str | None, password: str) -> bool:
        """Whether it is the password; where there is no account it takes as long to find out."""
        return await self._run(who, rank, lambda: self._is_right(hashed, password))

    def _is_right(self, hashed: str | None, password: str) -> bool:
        if hashed is None:
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _run(self, who: str, rank: int, work: Callable[[], T]) -> T:
        if self._waiting[who] >= _MOST_OF_ONE or self._waiting.total() >= _MOST_OF_ALL:
            raise Busy
        self._waiting[who] += 1
        turn = self._turns.add(who, rank)
        self._give_turns()
        try:
            await turn
        except BaseException:
            if turn.done() and not turn.cancelled():  # it came just when nobody waited any more
                self._free += 1
                self._give_turns()
            raise
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]
        return await asyncio.shield(asyncio.ensure_future(self._work(who, work)))

    async def _work(self, who: str, work: Callable[[], T]) -> T:
        begun = time.monotonic()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._turns.note(who, time.monotonic() - begun)
            self._free += 1
            self._give_turns()

    def _give_turns(self) -> None:
        while self._free and (turn := self._turns.next()) is not None:
            self._free -= 1
            turn.set_result(None)

    def close(self) -> None:
        """Hash no more."""
        self._turns.cancel()
        self._threads.shutdown(wait=False)


def _step_back() -> None:
    """On Linux threads have a rank of their own: games go before passwords."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _BEHIND)
