"""Several processes behind one port: each has tables of its own, and connections about them are handed to it.

The system chooses to which process a connection comes. When it asks for a table of another one, the connection itself
is handed over, with what was read of it, and the other process goes on with it as if it had come there: so everybody at
a table is told by one process, which plays each answer once. Passwords are one process's as well, so that all guesses
are counted together. It only saves work: any process can do everything, and does when the other is gone or busy.
"""

from __future__ import annotations

import array
import asyncio
import os
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

_SUBJECT = re.compile(
    rb"[A-Z]{3,7} /api/(?:tables/([A-Za-z0-9_-]{1,64})|(?:guest|account|session|password|recovery))[/? ]"
)
_PEOPLE = "people"
_MOST_READ = 65_536
"""Bytes of a request with which a connection is still handed over."""
_ROOM = 262_144
"""Bytes of requests that may wait for a process, or twice as much: some hundred connections."""


@dataclass(frozen=True)
class Share:
    """Which of several processes this is, and what is its own: tables by their names.

    >>> [Share(place, 2, "/run/deskovka").has("dGhlIHRhYmxl") for place in (0, 1)]
    [True, False]
    """

    place: int
    size: int
    folder: str
    """Where the processes find each other; nobody else may look into it."""

    def owner(self, subject: str) -> int:
        """The place of the process that has a table, or the passwords."""
        return crc32(subject.encode()) % self.size

    def has(self, subject: str) -> bool:
        """Whether it is this process's own."""
        return self.owner(subject) == self.place

    def address(self, place: int) -> str:
        """Where a process takes connections."""
        return str(Path(self.folder) / f"process-{place}")


def subject_of(begun: bytes) -> str | None:
    """What a request is about that one process has, by as much of it as has come: a table, or who somebody is.

    >>> subject_of(b"GET /api/tables/dGhlIHRhYmxl/socket?since=3 HTTP/1.1"), subject_of(b"POST /api/session HTTP/1.1")
    ('dGhlIHRhYmxl', 'people')
    >>> subject_of(b"GET /api/tables?which=mine HTTP/1.1"), subject_of(b"GET /api/tab")
    (None, None)
    """
    found = _SUBJECT.match(begun)
    if found is None:
        return None
    return found[1].decode() if found[1] else _PEOPLE


class Outbox:
    """Hands connections to the processes that have what they are about."""

    def __init__(self, share: Share) -> None:
        self._share = share
        self._ways: dict[int, socket.socket] = {}
        """To each process that something was handed to."""

    def hand_over(self, transport: asyncio.Transport, begun: bytes) -> bool:
        """Hand a connection over with a request that has begun; False if it is best served here."""
        subject = subject_of(begun)
        if subject is None or self._share.has(subject) or len(begun) > _MOST_READ or transport.get_write_buffer_size():
            return False
        connection = transport.get_extra_info("socket")
        passed = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection.fileno()]))]
        return self._send(self._share.owner(subject), begun, passed)

    def _send(self, place: int, begun: bytes, passed: list[tuple[int, int, array.array[int]]]) -> bool:
        """Send something to a process, which may have died and been started again since the last time."""
        for _ in range(2):
            try:
                self._way_to(place).sendmsg([begun], passed)
            except BlockingIOError:  # it has more to do than it can
                return False
            except OSError:
                if (way := self._ways.pop(place, None)) is None:  # it is not there
                    return False
                way.close()
            else:
                return True
        return False

    def _way_to(self, place: int) -> socket.socket:
        if place not in self._ways:
            way = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            way.setblocking(False)
            way.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _ROOM)
            try:
                way.connect(self._share.address(place))
            except OSError:
                way.close()
                raise
            self._ways[place] = way
        return self._ways[place]

    def close(self) -> None:
        """Hand nothing over any more."""
        for way in self._ways.values():
            way.close()


class Inbox:
    """Takes connections that other processes hand over."""

    def __init__(self, share: Share, admit: Callable[[socket.socket, bytes], None]) -> None:
        self._admit = admit
        self._loop = asyncio.get_running_loop()
        address = share.address(share.place)
        with suppress(FileNotFoundError):
            os.unlink(address)  # of the one before, which died
        self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._listener.setblocking(False)
        self._listener.bind(address)
        self._listener.listen()
        self._loop.add_reader(self._listener, self._meet)
        self._ways: set[socket.socket] = set()

    def _meet(self) -> None:
        """Another process has something to hand over for the first time."""
        with suppress(BlockingIOError):
            way, _ = self._listener.accept()
            way.setblocking(False)
            self._ways.add(way)
            self._loop.add_reader(way, self._take, way)

    def _take(self, way: socket.socket) -> None:
        try:
            begun, passed, _, _ = socket.recv_fds(way, _MOST_READ, 1, socket.MSG_CMSG_CLOEXEC)
        except BlockingIOError:
            return
        except OSError:
            begun, passed = b"", []
        for descriptor in passed:
            self._admit(socket.socket(fileno=descriptor), begun)
        if not begun:  # that process is gone
            self._part(way)

    def _part(self, way: socket.socket) -> None:
        self._ways.discard(way)
        self._loop.remove_reader(way)
        way.close()

    def close(self) -> None:
        """Take no more; whoever asks for a table is served elsewhere."""
        self._loop.remove_reader(self._listener)
        self._listener.close()
        for way in list(self._ways):
            self._part(way)
