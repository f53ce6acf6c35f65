"""What nobody comes back to goes: guests, tables that never began, and records that were only uploaded."""

from __future__ import annotations

import logging

from deskovka.server.errors import NoSuchTable
from deskovka.server.identity.cookies import COOKIE_SECONDS
from deskovka.server.identity.people import People
from deskovka.server.store import departures as kept
from deskovka.server.store import people as kept_people
from deskovka.server.store import sessions as kept_sessions
from deskovka.server.store.people import User
from deskovka.server.tables.live import Live
from deskovka.server.tables.seating import Seating

log = logging.getLogger(__name__)

_DAY = 86_400_000


class Expiry:
    """It takes people and tables away: those who want it, and what nobody has looked at for long."""

    def __init__(self, people: People, seating: Seating) -> None:
        self.people = people
        self.seating = seating
        self.settings = people.settings
        self.database = people.database

    async def remove(self, user: User) -> None:
        """Somebody goes for good: bots play on for them, and their name is nowhere any more."""
        for table in await self.database.write(lambda connection: kept.silence(connection, user.id)):
            await self.seating.depart(table, user)
        await self.people.end_everything(user)
        await self.people.change(user.id, lambda connection: kept.forget(connection, user.id))

    async def look_around(self) -> None:
        """Take away what is too old, a few of each."""
        now, settings = self.settings.now(), self.settings
        tables = await self.database.read(
            lambda connection: [
                *kept.empty_tables(connection, now - settings.empty_days * _DAY),
                *kept.old_uploads(connection, now - settings.upload_days * _DAY),
            ]
        )
        for table in tables:
            await self._remove_table(table)
        guests = await self.database.read(
            lambda connection: [
                user
                for one in kept.guests_since(connection, now - settings.guest_days * _DAY)
                if (user := kept_people.user_by_id(connection, one)) is not None
            ]
        )
        for guest in guests:
            await self.remove(guest)
        await self.database.write(lambda connection: kept_sessions.forget_old(connection, now - 1_000 * COOKIE_SECONDS))
        if tables or guests:
            log.info("old things were taken away", extra={"tables": len(tables), "guests": len(guests)})

    async def _remove_table(self, table: str) -> None:
        """Take a table away, and tell whoever looks at it."""

        async def act(live: Live) -> None:
            await self.database.write(lambda connection: kept.remove_table(connection, table), notify=table)
            self.seating.tables.discard(live)
            self.seating.tables.tell_gone(live)

        try:
            await self.seating.tables.change(table, act)
        except NoSuchTable:
            return
