"""Processes that do what takes long: bots think and records are checked there, so that nobody else waits."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import resource
import signal
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeVar

from deskovka.kernel import Registry

T = TypeVar("T")

_NURSERY = multiprocessing.get_context("forkserver")
_MOST_MEMORY = 1 << 30
_SECONDS_TO_START = 60.0
_BEHIND = 5
"""How far workers stand back (``nice``): where cores are few, whoever waits for the server itself comes first."""


class WorkerLost(Exception):
    """The process died, or took too long and was stopped."""


class TookTooLong(WorkerLost):
    """The process was stopped."""


def registry_at(path: str) -> Registry[Any]:
    """The registry of games at ``module:name``."""
    module, _, name = path.partition(":")
    registry = getattr(import_module(module), name)
    assert isinstance(registry, Registry)
    return registry


def prepare(*modules: str) -> None:
    """Let workers come from a process that has these imported already: each is there at once, and shares them."""
    _NURSERY.set_forkserver_preload(list(modules))


class Worker:
    """One process. It is started when it is first needed, and again when it died."""

    def __init__(self, games: str) -> None:
        self._games = games
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def run(self, work: Callable[..., T], arguments: tuple[Any, ...], patience: float) -> T:
        """Let the process do some work; what it raises is raised here."""
        try:
            pipe = self._started()
            pipe.send((work, arguments))
            if not pipe.poll(patience):
                self.stop()
                raise TookTooLong
            fine, outcome = pipe.recv()
        except (EOFError, OSError):
            self.stop()
            raise WorkerLost from None
        if isinstance(outcome, MemoryError):
            self.stop()
        if fine:
            return outcome  # type: ignore[no-any-return]  # what the work returned
        raise outcome

    def _started(self) -> Connection:
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.stop()
            ours, theirs = _NURSERY.Pipe()
            process = _NURSERY.Process(target=_serve, args=(theirs, self._games), name="worker", daemon=True)
            process.start()
            theirs.close()
            self._pipe, self._process = ours, process
            if not ours.poll(_SECONDS_TO_START):
                self.stop()
                raise TookTooLong
            ours.recv()
        return self._pipe

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        process = self._process
        if process is not None and process.is_alive():  # else its number may be somebody else's by now
            process.kill()

    def stop(self) -> None:
        """End the process and let go of it."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self.kill()
            self._process.join()
        self._pipe = self._process = None


def _serve(pipe: Connection, games: str) -> None:
    """What a worker does: one piece of work after another, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to end
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    os.nice(_BEHIND)
    _limit_memory()
    registry = registry_at(games)
    with suppress(OSError):
        pipe.send(None)
    while True:
        try:
            work, arguments = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            reply = (True, work(registry, *arguments))
        except Exception as error:
            reply = (False, error)
        try:
            pipe.send(reply)
        except (TypeError, AttributeError, ValueError) as error:  # the error itself cannot be sent
            pipe.send((False, RuntimeError(f"{type(reply[1]).__name__}: {error}")))


def _end_with_the_server() -> None:
    """End when the server is gone, however it ended: a piece of work may be endless."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def _limit_memory() -> None:
    """A record that somebody made up must not take all memory of the machine."""
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    limit = _MOST_MEMORY if most == resource.RLIM_INFINITY else min(_MOST_MEMORY, most)
    resource.setrlimit(resource.RLIMIT_DATA, (limit, most))


class Turns(Generic[T]):
    """Whose turn it is: lower ranks before higher ones, and among equals whoever has had less time so far.

    Each person has a clock that runs while somebody works for them; the one that is furthest behind comes next.
    Whoever comes anew is no further behind than the last that came, so that nobody saves up turns.
    """

    _MOST_CLOCKS = 10_000

    def __init__(self) -> None:
        self._clocks: dict[str, float] = {}
        self._now = 0.0
        self._usual = 0.05
        """Seconds that a piece of work takes, as far as is known."""
        self._waiting: dict[int, dict[str, deque[asyncio.Future[T]]]] = {}
        """By rank and person."""

    def add(self, who: str, rank: int) -> asyncio.Future[T]:
        """Wait for one's turn."""
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not any(who in queues for queues in self._waiting.values()):
            self._clocks[who] = max(self._now, self._clocks.get(who, 0.0))
        self._waiting.setdefault(rank, {}).setdefault(who, deque()).append(turn)
        return turn

    def next(self) -> asyncio.Future[T] | None:
        """The one whose turn it is; whoever has gone meanwhile is passed over."""
        for rank in sorted(self._waiting):
            queues = self._waiting[rank]
            while queues:
                who = min(queues, key=self._clocks.__getitem__)
                turn = queues[who].popleft()
                if not queues[who]:
                    del queues[who]
                if not turn.done():
                    self._now = self._clocks[who]
                    self._clocks[who] += self._usual
                    return turn
        return None

    def note(self, who: str, seconds: float) -> None:
        """So much time was spent on somebody's work, which was counted as the usual time before."""
        self._clocks[who] = self._clocks.get(who, self._now) + seconds - self._usual
        self._usual += (seconds - self._usual) / 20
        if len(self._clocks) > self._MOST_CLOCKS:
            waiting = {name for queues in self._waiting.values() for name in queues}
            kept = {name: clock for name, clock in self._clocks.items() if clock > self._now or name in waiting}
            self._clocks = kept | {who: self._clocks[who]}

    def cancel(self) -> None:
        """Nobody's turn comes any more."""
        while (turn := self.next()) is not None:
            turn.cancel()


class Workers:
    """Some workers; work waits until one of them is free and its turn has come."""

    def __init__(self, games: str, size: int) -> None:
        self._all = [Worker(games) for _ in range(size)]
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="worker")
        self._free = list(self._all)
        self._turns: Turns[Worker] = Turns()

    async def run(
        self, work: Callable[..., T], arguments: tuple[Any, ...], patience: float, who: str = "", rank: int = 0
    ) -> T:
        """Let some worker do the work: ``work(registry, *arguments)``, for somebody and with this rank."""
        task = asyncio.ensure_future(self._run(work, arguments, patience, who, rank))
        task.add_done_callback(_outcome_noticed)
        return await asyncio.shield(task)

    async def _run(self, work: Callable[..., T], arguments: tuple[Any, ...], patience: float, who: str, rank: int) -> T:
        turn = self._turns.add(who, rank)
        self._give_turns()
        worker, begun = await turn, time.monotonic()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, worker.run, work, arguments, patience)
        finally:
            self._turns.note(who, time.monotonic() - begun)
            self._free.append(worker)
            self._give_turns()

    def _give_turns(self) -> None:
        while self._free and (turn := self._turns.next()) is not None:
            turn.set_result(self._free.pop())

    def kill(self) -> None:
        """End all processes, whatever they are doing; they are started again when they are needed."""
        for worker in self._all:
            worker.kill()

    async def close(self) -> None:
        """End all processes for good."""
        self._turns.cancel()
        self.kill()
        await asyncio.to_thread(self._threads.shutdown)
        for worker in self._all:
            worker.stop()


def _outcome_noticed(task: asyncio.Task[Any]) -> None:
    """Whoever asked for the work may be gone when it fails, as when the server closes: that is no error."""
    if not task.cancelled():
        task.exception()
