"""PostgreSQL: several processes may serve the same tables; a commit tells them which table changed."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from deskovka.content.extras import needing
from deskovka.server.store.database import BadDatabase, Database, engine_options
from deskovka.server.store.migrate import migrate

T = TypeVar("T")

CHANNEL = "deskovka"
_MIGRATION_LOCK = 0x64_65_73_6B
_WRITERS = 8
_SECONDS_TO_CONNECT = 5


class PostgresDatabase(Database):
    """A server of its own."""

    shared = True

    def __init__(self, url: URL) -> None:
        super().__init__()
        with needing("postgres", "postgresql://"):
            self._engine = create_engine(
                url.set(drivername="postgresql+psycopg"),
                pool_size=self.reader_threads + _WRITERS,
                max_overflow=0,
                pool_pre_ping=True,
                connect_args={"connect_timeout": _SECONDS_TO_CONNECT},
                **engine_options(),
            )
        self._writers = ThreadPoolExecutor(_WRITERS, thread_name_prefix="writer")
        self.conninfo = url.set(drivername="postgresql").render_as_string(hide_password=False)
        """How the driver itself finds the database."""
        try:
            with self._engine.begin() as connection:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
                migrate(connection)
        except DBAPIError as error:
            raise BadDatabase(url=str(url), problem=str(error.orig).strip().splitlines()[0]) from None

    @property
    def reading(self) -> Engine:
        """The engine whose connections read."""
        return self._engine

    def submit(self, work: Callable[[Connection], T], notify: str | None) -> Future[T]:
        """Begin some writing."""
        return self._writers.submit(self._write, work, notify)

    def _write(self, work: Callable[[Connection], T], notify: str | None) -> T:
        with self._engine.begin() as connection:
            outcome = work(connection)
            if notify is not None:  # last, because commits that notify wait for each other
                connection.execute(text("SELECT pg_notify(:channel, :table)"), {"channel": CHANNEL, "table": notify})
            return outcome

    def close(self) -> None:
        """Write what is waiting, and let go."""
        self._writers.shutdown()
        self._readers.shutdown()
        self._engine.dispose()
