"""How processes that serve the same tables hear of each other's changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from deskovka.server.store import Database

log = logging.getLogger(__name__)

_FIRST_PAUSE = 0.2
_LONGEST_PAUSE = 5.0


class Bus(Protocol):
    """Tells which tables other processes have changed. It may miss some: whoever listens looks around now and then."""

    async def listen(self, heard: Callable[[str], Awaitable[None]], resumed: Callable[[], Awaitable[None]]) -> None:
        """Listen for ever. ``resumed``: notifications may have been missed, look at everything."""


class LocalBus:
    """One process: there is nobody to hear of."""

    async def listen(self, heard: Callable[[str], Awaitable[None]], resumed: Callable[[], Awaitable[None]]) -> None:
        """Nothing is ever heard."""
        del heard, resumed
        await asyncio.Event().wait()


class PostgresBus:
    """LISTEN and NOTIFY, on a connection of its own. A notification carries the id of a table, nothing more."""

    def __init__(self, conninfo: str, channel: str) -> None:
        self._conninfo = conninfo
        self._channel = channel

    async def listen(self, heard: Callable[[str], Awaitable[None]], resumed: Callable[[], Awaitable[None]]) -> None:
        """Listen, and connect again whenever the connection is lost."""
        import psycopg

        pause = _FIRST_PAUSE
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {self._channel}")
                    pause = _FIRST_PAUSE
                    await resumed()
                    async for notification in connection.notifies():
                        await heard(notification.payload)
            except psycopg.Error:
                log.warning("the connection that listens is lost")
            except Exception:
                log.exception("what changed cannot be looked at")
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)


def bus_of(database: Database) -> Bus:
    """The bus that goes with a database."""
    if not database.shared:
        return LocalBus()
    from deskovka.server.store.postgres import CHANNEL, PostgresDatabase

    assert isinstance(database, PostgresDatabase)
    return PostgresBus(database.conninfo, CHANNEL)
