"""What only one of several processes does at a time: the bots of a table, the analysis of a game."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, Protocol

from deskovka.server.errors import NotReady
from deskovka.server.store import Database

_IS_TAKEN = """
SELECT EXISTS (
    SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 1
    AND (classid::bigint << 32 | objid::bigint) = hashtextextended(%s, 0)
)
"""


class Claims(Protocol):
    """Whoever takes something has it until they release it, or die."""

    shared: ClassVar[bool]
    """Whether there may be other processes."""

    async def take(self, what: str) -> bool:
        """Take something; False when another process has it."""

    async def is_taken(self, what: str) -> bool:
        """Whether some process has it."""

    async def release(self, what: str) -> None:
        """Let go of something that was taken."""

    async def close(self) -> None:
        """Let go of everything."""


class LocalClaims:
    """One process: everything is its own."""

    shared: ClassVar[bool] = False

    async def take(self, what: str) -> bool:
        """There is nobody else."""
        del what
        return True

    async def is_taken(self, what: str) -> bool:
        """There is nobody else."""
        del what
        return False

    async def release(self, what: str) -> None:
        """There is nobody else."""
        del what

    async def close(self) -> None:
        """There is nothing to let go of."""


class PostgresClaims:
    """Advisory locks of a connection of its own: when the process dies, the database lets go of them by itself."""

    shared: ClassVar[bool] = True

    def __init__(self, conninfo: str) -> None:
        self._conninfo = conninfo
        self._connection: Any = None
        self._turn = asyncio.Lock()
        self._is_over = False

    async def take(self, what: str) -> bool:
        """Take something; False when another process has it."""
        return await self._ask("SELECT pg_try_advisory_lock(hashtextextended(%s, 0))", what)

    async def is_taken(self, what: str) -> bool:
        """Whether some process has it."""
        return await self._ask(_IS_TAKEN, what)

    async def release(self, what: str) -> None:
        """Let go of something; if the connection was lost, it is free already."""
        await self._ask("SELECT pg_advisory_unlock(hashtextextended(%s, 0))", what)

    async def _ask(self, question: str, what: str) -> bool:
        import psycopg

        async with self._turn:
            if self._is_over:  # whoever comes too late must not open a connection that nobody closes
                raise NotReady
            try:
                if self._connection is None or self._connection.closed:
                    self._connection = await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)
                (answer,) = await (await self._connection.execute(question, [what])).fetchone()
            except psycopg.Error:
                raise NotReady from None
        return bool(answer)

    async def close(self) -> None:
        """Let go of everything, for good."""
        async with self._turn:
            self._is_over = True
            if self._connection is not None:
                await self._connection.close()


def claims_of(database: Database) -> Claims:
    """The claims that go with a database."""
    if not database.shared:
        return LocalClaims()
    from deskovka.server.store.postgres import PostgresDatabase

    assert isinstance(database, PostgresDatabase)
    return PostgresClaims(database.conninfo)
