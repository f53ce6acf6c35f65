"""What whoever runs a server does with tables and people."""

from __future__ import annotations

from deskovka.server.errors import NoSuchPerson, NotNow
from deskovka.server.identity.people import People
from deskovka.server.store import Connection, upkeep
from deskovka.server.store import people as kept_people
from deskovka.server.store import tables as kept
from deskovka.server.store.people import User
from deskovka.server.store.rows import FINISHED, OPEN, Change
from deskovka.server.tables.live import Live
from deskovka.server.tables.seating import Seating
from deskovka.server.tables.service import Tables


class Upkeep:
    """Closing and deleting tables, banning and renaming people."""

    def __init__(self, tables: Tables, seating: Seating) -> None:
        self.tables = tables
        self.seating = seating

    async def close(self, table: str) -> None:
        """End a game where it stands; it can still be looked at."""

        async def act(live: Live) -> None:
            row = live.here
            if row.status in (OPEN, FINISHED):
                raise NotNow(status=row.status)
            commit = kept.Commit(row)
            commit.change = Change(row.seq + 1, self.tables.settings.now(), "closed")
            commit.columns = {"status": FINISHED, "waiting": []}
            await self.tables.store(live, commit)

        await self.tables.change(table, act)

    async def delete(self, table: str) -> None:
        """Take a table away with all that was played and said at it."""

        async def act(live: Live) -> None:
            row = live.here
            await self.tables.database.write(lambda connection: kept.remove_table(connection, row), notify=live.id)
            self.tables.discard(live)
            self.tables.tell_gone(live)

        await self.tables.change(table, act)

    async def _person(self, user_id: str) -> User:
        user = await self.tables.database.read(lambda connection: kept_people.user_by_id(connection, user_id))
        if user is None:
            raise NoSuchPerson
        return user

    async def rename(self, people: People, user_id: str, name: str) -> None:
        """Call somebody by another name, at all tables."""
        await self.seating.rename(await people.rename(await self._person(user_id), name))

    async def ban(self, people: People, user_id: str) -> None:
        """Sign somebody out everywhere, and let them in no more."""
        user, now = await self._person(user_id), self.tables.settings.now()

        def put_down(connection: Connection) -> None:
            upkeep.ban(connection, user.id, now)

        await self.tables.database.write(put_down)
        await people.end_everything(user)

    async def pardon(self, user_id: str) -> None:
        """Let somebody in again."""
        user = await self._person(user_id)
        await self.tables.database.write(lambda connection: upkeep.pardon(connection, user.id))
