"""Processes that do what takes long: bots think and records are checked there, so that nobody else waits."""

from __future__ import annotations

import asyncio
import multiprocessing
import resource
import signal
from collections.abc import Callable
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from deskovka.kernel import Registry

T = TypeVar("T")

_SPAWN = multiprocessing.get_context("spawn")
_MOST_MEMORY = 1 << 30


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


class Worker:
    """One process. It is started when it is first needed, and again when it died."""

    def __init__(self, games: str) -> None:
        self._games = games
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    def run(self, work: Callable[..., T], arguments: tuple[Any, ...], patience: float) -> T:
        """Let the process do some work; what it raises is raised here."""
        pipe = self._started()
        try:
            pipe.send((work, arguments))
            if not pipe.poll(patience):
                self.stop()
                raise TookTooLong
            fine, outcome = pipe.recv()
        except (EOFError, OSError):
            self.stop()
            raise WorkerLost from None
        if fine:
            return outcome  # type: ignore[no-any-return]  # what the work returned
        raise outcome

    def _started(self) -> Connection:
        if self._pipe is None or self._process is None or not self._process.is_alive():
            self.stop()
            ours, theirs = _SPAWN.Pipe()
            process = _SPAWN.Process(target=_serve, args=(theirs, self._games), name="worker", daemon=True)
            process.start()
            theirs.close()
            self._pipe, self._process = ours, process
        return self._pipe

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None:
            self._process.kill()

    def stop(self) -> None:
        """End the process and let go of it."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._pipe = self._process = None


def _serve(pipe: Connection, games: str) -> None:
    """What a worker does: one piece of work after another, until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to end
    _limit_memory()
    registry = registry_at(games)
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


def _limit_memory() -> None:
    """A record that somebody made up must not take all memory of the machine."""
    _, most = resource.getrlimit(resource.RLIMIT_DATA)
    limit = _MOST_MEMORY if most == resource.RLIM_INFINITY else min(_MOST_MEMORY, most)
    resource.setrlimit(resource.RLIMIT_DATA, (limit, most))


class Workers:
    """Some workers; work waits until one of them is free."""

    def __init__(self, games: str, count: int) -> None:
        self._all = [Worker(games) for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def run(self, work: Callable[..., T], arguments: tuple[Any, ...], patience: float) -> T:
        """Let some worker do the work: ``work(registry, *arguments)``."""
        task = asyncio.ensure_future(self._run(work, arguments, patience))
        task.add_done_callback(_outcome_noticed)
        return await asyncio.shield(task)

    async def _run(self, work: Callable[..., T], arguments: tuple[Any, ...], patience: float) -> T:
        worker = await self._free.get()
        try:
            return await asyncio.to_thread(worker.run, work, arguments, patience)
        finally:
            self._free.put_nowait(worker)

    def kill(self) -> None:
        """End all processes, whatever they are doing; they are started again when they are needed."""
        for worker in self._all:
            worker.kill()

    async def close(self) -> None:
        """End all processes for good."""
        self.kill()
        for _ in self._all:
            (await self._free.get()).stop()


def _outcome_noticed(task: asyncio.Task[Any]) -> None:
    """Whoever asked for the work may be gone when it fails, as when the server closes: that is no error."""
    if not task.cancelled():
        task.exception()
