"""Several processes behind one port: each listens on it, and one that dies is started again."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Protocol

from prometheus_client.multiprocess import mark_process_dead

from deskovka.server.handing import Share

log = logging.getLogger(__name__)

_NURSERY = multiprocessing.get_context("forkserver")
_FIRST_PAUSE = 0.2
_LONGEST_PAUSE = 5.0
_LIVED = 10.0
"""Seconds after which a process that dies counts as having worked."""
_SECONDS_TO_END = 20.0


class Work(Protocol):
    """What each of the processes does until it is told to end, by a signal or because the pipe is closed."""

    def __call__(self, share: Share, ready: Callable[[], None], gone: Callable[[Callable[[], None]], None]) -> None:
        """``ready`` is called when it works; what ``gone`` is given is called when the first process is no more."""


class _Member:
    """One of the processes."""

    def __init__(self, work: Work, share: Share) -> None:
        self._work = work
        self._share = share
        self.pause = 0.0
        self.again_at = 0.0
        """When it may be started again, should it have died."""
        self.start()

    def start(self) -> None:
        self.pipe, theirs = _NURSERY.Pipe()
        self.process = _NURSERY.Process(target=_run, args=(self._work, self._share, theirs))
        self.process.start()
        theirs.close()
        self.begun = time.monotonic()

    def bury(self) -> None:
        """It has died: note when it may be started again, the later the sooner it died."""
        self.process.join()
        self.pipe.close()
        mark_process_dead(self.process.pid)  # type: ignore[no-untyped-call]  # it comes without types
        lived = time.monotonic() - self.begun
        self.pause = _FIRST_PAUSE if lived > _LIVED else min(_LONGEST_PAUSE, 2 * self.pause or _FIRST_PAUSE)
        self.again_at = time.monotonic() + self.pause
        log.error("a process died", extra={"exit": self.process.exitcode, "pause": self.pause})

    def is_ready(self) -> bool:
        """Wait until it works; False when it died over it."""
        try:
            self.pipe.recv()
        except EOFError:
            return False
        return True


class Processes:
    """They all do the same work, until this one is told to end."""

    def __init__(self, work: Work, size: int) -> None:
        self._ending = threading.Event()
        self._folder = tempfile.TemporaryDirectory(prefix="deskovka-")
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = self._folder.name  # where all of them count
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self._ending.set())
        self._members = [_Member(work, Share(place, size, self._folder.name)) for place in range(size)]

    def run(self, ready: Callable[[], None]) -> int:
        """Let them work; gives the exit code. ``ready`` is called when all of them do."""
        try:
            if not all(member.is_ready() for member in self._members):
                return 0 if self._ending.is_set() else 1
            ready()
            while not self._ending.is_set():
                self._look_after_them()
            return 0
        finally:
            self._end()

    def _look_after_them(self) -> None:
        """Start those again that have died."""
        alive = [member for member in self._members if member.again_at == 0.0]
        dead = wait([member.process.sentinel for member in alive], timeout=_FIRST_PAUSE)
        for member in alive:
            if member.process.sentinel in dead and not self._ending.is_set():
                member.bury()
        for member in self._members:
            if member.again_at and time.monotonic() >= member.again_at and not self._ending.is_set():
                member.again_at = 0.0
                member.start()

    def _end(self) -> None:
        """Let them finish in order; those who do not are stopped."""
        for member in self._members:
            if member.process.is_alive():
                member.process.terminate()
        end = time.monotonic() + _SECONDS_TO_END
        for member in self._members:
            member.process.join(max(0.0, end - time.monotonic()))
            if member.process.is_alive():
                member.process.kill()
                member.process.join()
        self._folder.cleanup()


def _run(work: Work, share: Share, pipe: Connection) -> None:
    """What one of the processes does. Ctrl-C reaches the first process alone, which ends the others in order."""
    os.setpgid(0, 0)

    def ready() -> None:
        with suppress(OSError):
            pipe.send(None)

    def gone(act: Callable[[], None]) -> None:
        threading.Thread(target=_when_closed, args=(pipe, act), daemon=True).start()

    work(share, ready, gone)


def _when_closed(pipe: Connection, act: Callable[[], None]) -> None:
    with suppress(EOFError, OSError):
        pipe.recv()
    act()
