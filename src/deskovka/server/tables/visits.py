"""Visits: who is present at a table, and what happened since they were last there."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from weakref import WeakValueDictionary

from deskovka.server.settings import Settings
from deskovka.server.store import Database
from deskovka.server.store import tables as kept
from deskovka.server.store.rows import Visit

_GAP = 120_000
"""A visit ends when somebody has not been heard of for so many milliseconds."""


class _Here:
    """Somebody's visit to a table."""

    def __init__(self, start: int | None) -> None:
        self.start = start
        """How much of the log they had seen when they came; None on the first visit."""
        self.seen = start or 0
        self.sockets = 0
        self.last = 0
        self.looked = 0
        """When they were last seen to look."""
        self.dirty = False


class Visits:
    """The visits that are under way in this process, kept in the database now and then."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self._here: dict[tuple[str, str], _Here] = {}
        self._keeping: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """At each table one after another: who closes a socket and opens the next must not be stored as gone."""

    async def come(self, table: str, user: str) -> int | None:
        """Somebody looks at a table: how much of the log they saw on their last visit."""
        now = self.settings.now()
        before = here = self._here.get((table, user))
        if here is None or (not here.sockets and now - here.last > _GAP):
            visit = await self.database.read(lambda connection: kept.visit_of(connection, table, user))
            here = self._here.get((table, user))
            if here is None or here is before:  # nobody came on another way meanwhile
                seen = ([visit.log] if visit else []) + ([before.seen] if before else [])
                here = self._here[table, user] = _Here(max(seen, default=None))
                here.looked = visit.looked_at if visit else 0
        here.last, here.dirty = now, True
        return here.start

    async def last_heard(self, table: str, user: str) -> int:
        """When somebody was last heard of at a table, on a socket or by asking."""
        here = self._here.get((table, user))
        visit = await self.database.read(lambda connection: kept.visit_of(connection, table, user))
        return max(here.last if here else 0, visit.at if visit else 0)

    def saw(self, table: str, user: str | None, log: int) -> None:
        """Somebody was shown so much of the log."""
        here = self._here.get((table, user)) if user else None
        if here is not None:
            here.last = self.settings.now()
            if here.seen != log:
                here.seen, here.dirty = log, True

    def looks(self, table: str, user: str) -> None:
        """Somebody is seen to look at a table."""
        here = self._here.get((table, user))
        if here is not None:
            here.looked, here.dirty = self.settings.now(), True

    async def sit_down(self, table: str, user: str) -> None:
        """Somebody opened a socket: they are present."""
        here = self._here[table, user]
        here.sockets += 1
        if here.sockets == 1:
            await self._keep([(table, user)], notify=table)

    async def get_up(self, table: str, user: str) -> None:
        """Somebody closed a socket: with the last one they are gone."""
        here = self._here[table, user]
        here.sockets -= 1
        here.last = self.settings.now()
        if not here.sockets:
            await self._keep([(table, user)], notify=table)

    async def keep(self) -> None:
        """Keep all visits that matter; forget those that have ended long ago."""
        now = self.settings.now()
        await self._keep([key for key, here in self._here.items() if here.sockets or here.dirty])
        ended = [key for key, here in self._here.items() if not here.sockets and now - here.last > 5 * _GAP]
        for key in ended:
            del self._here[key]

    async def close(self) -> None:
        """The server closes: nobody is present any more."""
        for here in self._here.values():
            here.dirty = here.dirty or here.sockets > 0
            here.sockets = 0
        await self.keep()

    async def _keep(self, keys: list[tuple[str, str]], notify: str | None = None) -> None:
        if not keys:
            return
        async with AsyncExitStack() as alone:
            for table in sorted({table for table, _ in keys}):
                await alone.enter_async_context(self._keeping.setdefault(table, asyncio.Lock()))
            now = self.settings.now()
            present_until = now + int(2_500 * self.settings.ping_seconds)
            visits: list[tuple[str, str, Visit]] = []
            for table, user in keys:
                here = self._here[table, user]
                here.dirty = False
                at, until = (now, present_until) if here.sockets else (here.last, 0)
                visits.append((table, user, Visit(here.seen, at, until, here.looked)))
            await self.database.write(lambda connection: kept.keep_visits(connection, visits), notify=notify)
