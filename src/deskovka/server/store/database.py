"""A database: work is done on a connection, reading or writing, off the event loop."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, ClassVar, TypeVar

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from deskovka.kernel import DeskovkaError

T = TypeVar("T")


class BadDatabase(DeskovkaError):
    """The address of the database cannot be used."""

    key = "bad-database"
    sentence = "The database “{url}” cannot be used: {problem}."


class Database(ABC):
    """Somewhere to keep things. What ``write`` has done is durable when it returns."""

    shared: ClassVar[bool]
    """Whether other processes may write to it at the same time."""
    reader_threads: ClassVar[int] = 4

    def __init__(self) -> None:
        self._readers = ThreadPoolExecutor(self.reader_threads, thread_name_prefix="reader")

    @property
    @abstractmethod
    def reading(self) -> Engine:
        """The engine whose connections read."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do some reading, in one transaction."""
        return await asyncio.wrap_future(self._readers.submit(self._read, work))

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.reading.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T], notify: str | None = None) -> T:
        """Do some writing, all of it or nothing; ``notify`` names the table that other processes are told of."""
        return await asyncio.wrap_future(self.submit(work, notify))

    def reading_now(self, work: Callable[[Connection], T]) -> T:
        """Do some reading here and now, where there is no event loop."""
        return self._read(work)

    def writing_now(self, work: Callable[[Connection], T]) -> T:
        """Do some writing here and now, where there is no event loop."""
        return self.submit(work, None).result()

    @abstractmethod
    def submit(self, work: Callable[[Connection], T], notify: str | None) -> Future[T]:
        """Begin some writing."""

    @abstractmethod
    def close(self) -> None:
        """Finish what was begun, and let go."""


def open_database(url: str) -> Database:
    """The database at an address, brought to the present schema."""
    from deskovka.server.store.sqlite import SqliteDatabase

    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadDatabase(url=url, problem="sqlite:///file or postgresql://…") from None
    name = parsed.get_backend_name()
    if name == "sqlite":
        return SqliteDatabase(parsed)
    if name == "postgresql":
        from deskovka.server.store.postgres import PostgresDatabase

        return PostgresDatabase(parsed)
    raise BadDatabase(url=parsed.render_as_string(), problem="sqlite:///file or postgresql://…")


def engine_options() -> dict[str, Any]:
    """What both kinds of engines are made with."""
    return {
        "json_serializer": lambda data: msgspec.json.encode(data).decode(),
        "json_deserializer": msgspec.json.decode,
    }
