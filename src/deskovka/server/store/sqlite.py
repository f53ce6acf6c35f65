"""SQLite: one connection writes, in a thread of its own, many changes to a commit; others only read."""

from __future__ import annotations

import fcntl
import os
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool, StaticPool

from deskovka.server.store.database import BadDatabase, Database, engine_options
from deskovka.server.store.migrate import migrate

T = TypeVar("T")

_MOST_AT_ONCE = 128
"""Changes in one commit."""


class _Job:
    """Some writing that somebody waits for."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.done: Future[Any] = Future()
        self.outcome: Any = None
        self.problem: Exception | None = None


class SqliteDatabase(Database):
    """A file. SQLite before 3.51.3 may damage it when two connections write at once, so that only one ever does."""

    shared = False

    def __init__(self, url: URL) -> None:
        super().__init__()
        if not url.database or url.database == ":memory:":
            raise BadDatabase(url=str(url), problem="sqlite:///file")
        self._file = _locked(url)
        self._writer = _engine(url, writes=True)
        self._reader = _engine(url, writes=False)
        try:
            with self._writer.begin() as connection:
                migrate(connection)
        except DBAPIError as error:
            os.close(self._file)
            raise BadDatabase(url=str(url), problem=str(error.orig)) from None
        except BaseException:
            os.close(self._file)
            raise
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    @property
    def reading(self) -> Engine:
        """The engine whose connections read."""
        return self._reader

    def submit(self, work: Callable[[Connection], T], notify: str | None) -> Future[T]:  # noqa: ARG002
        """Begin some writing; there is no other process to notify."""
        job = _Job(work)
        self._jobs.put(job)
        return job.done

    def _run(self) -> None:
        """Write, as long as there may be something to write."""
        open_for_more = True
        while open_for_more:
            jobs: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if self._jobs.empty() or len(jobs) == _MOST_AT_ONCE:
                    break
                job = self._jobs.get()
            open_for_more = job is not None
            if jobs:
                self._commit(jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        """Do several jobs in one transaction; one that fails takes nothing else with it.

        On a full disk SQLite takes the whole transaction back: then nothing of it has been done.
        """
        try:
            with self._writer.begin() as connection:
                for job in jobs:
                    try:
                        with connection.begin_nested():
                            job.outcome = job.work(connection)
                    except Exception as error:
                        job.problem = error
                        if not _is_in_transaction(connection):
                            raise
        except Exception as error:
            for job in jobs:
                job.problem = job.problem or error
        for job in jobs:
            if not job.done.set_running_or_notify_cancel():  # whoever wanted it has gone; it is done all the same
                continue
            if job.problem is not None:
                job.done.set_exception(job.problem)
            else:
                job.done.set_result(job.outcome)

    def close(self) -> None:
        """Write what is waiting; the writing connection closes last, so that no other tidies the file up."""
        self._jobs.put(None)
        self._thread.join()
        self._readers.shutdown()
        self._reader.dispose()
        self._writer.dispose()
        os.close(self._file)


def _is_in_transaction(connection: Connection) -> bool:
    """Whether what was written so far can still be committed."""
    driver: Any = connection.connection.driver_connection
    return bool(driver.in_transaction)


def _locked(url: URL) -> int:
    """Keep other servers away from the file, by whichever name, as long as this one lives; nobody else may read it.

    The descriptor is closed last: with it go the locks that SQLite has on the same file.
    """
    try:
        file = os.open(str(url.database), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise BadDatabase(url=str(url), problem=error.strerror or "unwritable") from None
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.fchmod(file, 0o600)
    except OSError:
        os.close(file)
        raise BadDatabase(url=str(url), problem="another server uses it") from None
    return file


def _engine(url: URL, writes: bool) -> Engine:
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"),
        connect_args={"isolation_level": None, "check_same_thread": False, "timeout": 10},
        **({"poolclass": StaticPool} if writes else {"poolclass": QueuePool, "pool_size": Database.reader_threads}),
        **engine_options(),
    )

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        if not writes:
            connection.execute("PRAGMA wal_autocheckpoint=0")
            connection.execute("PRAGMA query_only=ON")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
