"""A running server: its parts, put together."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection

from deskovka.kernel import Option
from deskovka.server.bots.runner import BOTS, BotRunner
from deskovka.server.bus import bus_of
from deskovka.server.claims import claims_of
from deskovka.server.errands import Errands
from deskovka.server.expiry import Expiry
from deskovka.server.identity.callers import Callers
from deskovka.server.identity.cookies import Cookies
from deskovka.server.identity.hosts import Hosts
from deskovka.server.identity.keys import keys_of, rotate
from deskovka.server.identity.known import Devices
from deskovka.server.identity.people import PERSON, People
from deskovka.server.identity.recovery import Recovery
from deskovka.server.limits import Limits
from deskovka.server.metrics import Metrics
from deskovka.server.notices.notifier import Notifier
from deskovka.server.notices.push import PushKey, new_key
from deskovka.server.settings import Settings
from deskovka.server.sockets.hub import Hub
from deskovka.server.store import open_database
from deskovka.server.store import people as kept_people
from deskovka.server.store import tables as kept_tables
from deskovka.server.store.people import User
from deskovka.server.tables.advice import Advice
from deskovka.server.tables.answering import Answering
from deskovka.server.tables.archive import Archive
from deskovka.server.tables.seating import Seating
from deskovka.server.tables.service import Tables
from deskovka.server.tables.upkeep import Upkeep
from deskovka.server.tables.visits import Visits
from deskovka.server.tables.watching import WatchLinks
from deskovka.server.workers import Workers, registry_at
from deskovka.server.workshop.runs import Runs

log = logging.getLogger(__name__)

KEYS = "keys:"
"""How a notification begins that tells of a new key, and whether the old ones are forgotten."""
NUDGE = "nudge:"
"""How a notification begins that names a table, somebody there, and who reminds them."""


class Server:
    """Everything that a request may need."""

    def __init__(self, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.settings = settings
        self.limits = limits
        self.metrics = metrics
        self.database = open_database(settings.database)
        self.registry = registry_at(settings.games)
        self.tables = Tables(settings, self.database, self.registry)
        self.readers = Workers(settings.games, settings.errand_workers)
        """What somebody chose or made up is looked at beside the bots: however long that takes, no game waits."""
        self.errands = Errands(self.readers, settings.errands_at_once, settings.errand_patience)
        self.visits = Visits(settings, self.database)
        self.seating = Seating(self.tables, self.errands, self.visits)
        self.answering = Answering(self.tables, self.errands)
        self.upkeep = Upkeep(self.tables, self.seating)
        self.hub = Hub(settings, self.visits, metrics)
        self.workers = Workers(settings.games, settings.bot_workers)
        self.volunteers = Workers(settings.games, 1)
        """Bots that only may act think beside those that are waited for."""
        self.claims = claims_of(self.database)
        self.bots = BotRunner(self.tables, self.answering, self.claims, self.workers, self.volunteers, metrics)
        self.workshop = Workers(settings.games, 1)
        """Comparisons are played beside everything else, one at a time."""
        self.runs = Runs(settings, self.database, self.registry, self.workshop)
        self.archive = Archive(self.tables, self.seating, self.errands)
        self.advisers = Workers(settings.games, 1)
        """What people ask bots is thought about beside everything else."""
        self.advice = Advice(self.tables, self.archive, self.claims, self.advisers, limits)
        self.tables.listeners += [self.hub, self.bots]
        self.people = People(settings, self.database, self.look_at_person)
        self.recovery = Recovery(self.people)
        self.expiry = Expiry(self.people, self.seating)
        self.hosts = Hosts(settings)
        self.callers: Callers
        self.devices: Devices
        self.links: WatchLinks
        self.notifier: Notifier
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to serve; games that wait for bots go on."""
        self.callers = Callers(self.settings, self.database, Cookies([b""]))
        await self._take_keys()
        self.links = WatchLinks(await self._secret("links"))
        key = PushKey(await self._secret("push", new_key()))
        self.notifier = Notifier(self.settings, self.database, self.tables, key)
        if not self.database.shared:
            await self.database.write(kept_tables.clear_presence)
        bus = bus_of(self.database)
        self._tasks = [
            asyncio.create_task(bus.listen(self._hear, self._look_at_everything)),
            asyncio.create_task(_every(self.settings.ping_seconds, self.visits.keep)),
            asyncio.create_task(_every(self.settings.sync_seconds, self._look_around)),
            asyncio.create_task(_every(self.settings.sync_seconds, self.runs.keep)),
            asyncio.create_task(_every(self.settings.expiry_seconds, self.expiry.look_around)),
            asyncio.create_task(_every(self.settings.clock_seconds, self.seating.look_at_clocks)),
            asyncio.create_task(_every(self.settings.notice_look, self.notifier.look_around)),
        ]
        await self.bots.look_around(0)

    async def _take_keys(self) -> None:
        """Sign and read cookies with the keys that count now."""
        keys = await self.database.write(lambda connection: keys_of(connection, self.settings))
        self.callers.cookies, self.devices = Cookies(keys), Devices(keys)

    async def rotate_keys(self, forget: bool) -> None:
        """Sign cookies with a new key, here and in every other process; the old ones may be worth nothing any more."""
        told = KEYS + ("forget" if forget else "keep")
        await self.database.write(lambda connection: rotate(connection, self.settings, forget), notify=told)
        await self._hear(told)

    async def _secret(self, name: str, fresh: bytes = b"") -> bytes:
        """The secret of that name, made when it is first needed."""
        fresh = fresh or secrets.token_bytes(32)
        return await self.database.write(lambda connection: kept_people.keep_secret(connection, name, fresh))

    async def nudge(self, table: str, user: User, seat: int) -> None:
        """Remind somebody whom the table waits for, now and then at most."""
        game, nudged = await self.answering.nudge(table, user, seat)
        self.limits.check_nudge(table, nudged)
        if self.database.shared:
            await self.database.write(lambda _: None, notify=f"{NUDGE}{table}:{nudged}:{user.name}")
        else:
            self.hub.nudge(table, nudged, user.name)
        await self.notifier.nudge(table, game, nudged, user.name)

    async def _look_around(self) -> None:
        """See what notifications, or other processes that died, have left undone."""
        await self._look_at_everything()
        await self._take_keys()
        await self.bots.look_around(self.settings.sync_seconds)
        self.metrics.tables.set(len(self.tables.loaded))

    async def _hear(self, changed: str) -> None:
        """Another process has changed a table, or something about somebody, or this one has told all."""
        if changed.startswith(PERSON):
            await self.look_at_person(changed.removeprefix(PERSON))
        elif changed.startswith(BOTS):
            load, _, table = changed.removeprefix(BOTS).partition(":")
            self.bots.help(table, int(load))
        elif changed.startswith(KEYS):
            await self._take_keys()
            self.callers.forget()
            if changed.removeprefix(KEYS) == "forget":
                self.hub.close()  # whoever comes again shows who they are
        elif changed.startswith(NUDGE):
            table, user, by = changed.removeprefix(NUDGE).split(":", 2)
            self.hub.nudge(table, user, by)
        else:
            await self.tables.look_again(changed)

    async def look_at_person(self, user: str) -> None:
        """Something about somebody is another: what they were known by may be worth nothing any more."""
        self.callers.forget()
        await self.hub.look_at(self.callers, user)

    async def _look_at_everything(self) -> None:
        await self.hub.look_at(self.callers)
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
        await self.notifier.close()
        await self.bots.close()
        await self.advice.close()
        await self.errands.close()
        await self.claims.close()
        await self.workers.close()
        await self.volunteers.close()
        await self.advisers.close()
        await self.runs.close()
        await self.workshop.close()
        await self.visits.close()
        self.people.passwords.close()
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
