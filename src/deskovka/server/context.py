"""A running server: its parts, put together."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection

from deskovka.kernel import Option
from deskovka.server.bots.runner import BotRunner
from deskovka.server.bus import bus_of
from deskovka.server.identity.people import People
from deskovka.server.limits import Limits
from deskovka.server.metrics import Metrics
from deskovka.server.settings import Settings
from deskovka.server.sockets.hub import Hub
from deskovka.server.store import open_database
from deskovka.server.store import people as kept_people
from deskovka.server.store import tables as kept_tables
from deskovka.server.store.people import User
from deskovka.server.tables.answering import Answering
from deskovka.server.tables.archive import Archive
from deskovka.server.tables.seating import Seating
from deskovka.server.tables.service import Tables
from deskovka.server.tables.visits import Visits
from deskovka.server.workers import Workers, registry_at

log = logging.getLogger(__name__)


class Server:
    """Everything that a request may need."""

    def __init__(self, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        self.database = open_database(settings.database)
        self.registry = registry_at(settings.games)
        self.tables = Tables(settings, self.database, self.registry)
        self.seating = Seating(self.tables)
        self.answering = Answering(self.tables)
        self.visits = Visits(settings, self.database)
        self.hub = Hub(settings, self.visits, metrics)
        self.workers = Workers(settings.games, settings.bot_workers)
        self.bots = BotRunner(self.tables, self.answering, self.workers, metrics)
        self.checkers = Workers(settings.games, 1)
        """Records are checked beside the bots: however long that takes, no game waits."""
        self.archive = Archive(self.tables, self.seating, self.checkers)
        self.tables.listeners += [self.hub, self.bots]
        self.people: People
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to serve; games that wait for bots go on."""
        fresh = secrets.token_bytes(32)
        key = await self.database.write(lambda connection: kept_people.keep_secret(connection, "cookies", fresh))
        self.people = People(self.settings, self.database, key)
        if not self.database.shared:
            await self.database.write(kept_tables.clear_presence)
        bus = bus_of(self.database)
        self._tasks = [
            asyncio.create_task(bus.listen(self.tables.look_again, self._look_at_everything)),
            asyncio.create_task(_every(self.settings.ping_seconds, self.visits.keep)),
            asyncio.create_task(_every(self.settings.sync_seconds, self._look_around)),
        ]
        await self.bots.look_around(0)

    async def _look_around(self) -> None:
        """See what notifications, or other processes that died, have left undone."""
        await self._look_at_everything()
        await self.bots.look_around(self.settings.sync_seconds)
        self.metrics.tables.set(len(self.tables.loaded))

    async def _look_at_everything(self) -> None:
        for table in self.hub.watched:
            await self.tables.look_again(table)

    async def answer(self, table: str, user: User, seat: int, decision: int, option: Option) -> int:
        """Answer for somebody, and count it."""
        begun = time.monotonic()
        seq = await self.answering.answer(table, user, seat, decision, option)
        self.metrics.answered_question("person", time.monotonic() - begun)
        return seq

    async def close(self) -> None:
        """Finish everything in order."""
        self.hub.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.workers.close()
        await self.checkers.close()
        await self.visits.close()
        await self.tables.close()
        self.database.close()


async def _every(seconds: float, act: Callable[[], Awaitable[None]]) -> None:
    """Do something again and again, whether or not it worked."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await act()
        except Exception:
            log.exception("regular work failed")


def server_of(connection: HTTPConnection) -> Server:
    """The server that a request came to."""
    server = connection.app.state.server
    assert isinstance(server, Server)
    return server
