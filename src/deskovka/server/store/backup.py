"""Backups: everything of a database in one SQLite file, from a server that runs or does not, and back again."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.engine import URL, make_url

from deskovka.kernel import DeskovkaError, Registry
from deskovka.server.store import tables as kept
from deskovka.server.store.database import BadDatabase, Database, open_database
from deskovka.server.store.rows import RUNNING
from deskovka.server.store.schema import changes, chat, metadata, tables, users

_ROWS_AT_ONCE = 500


class BackupExists(DeskovkaError):
    """Nothing is written over."""

    key = "backup-exists"
    sentence = "There is a file “{file}” already: name another one."


class NoBackup(DeskovkaError):
    """The file is no backup, or it is damaged."""

    key = "no-backup"
    sentence = "“{file}” is no backup: {problem}."


class NotEmpty(DeskovkaError):
    """A backup is restored into an empty database only."""

    key = "not-empty"
    sentence = "The database “{url}” holds something already: a backup is restored into an empty one."


class Report(msgspec.Struct, frozen=True):
    """What a database holds, and whether all of it can be used."""

    people: int
    tables: int
    running: int
    changes: int
    lines: int
    damaged: list[str]
    """Tables whose changes are not numbered without a gap, or whose game cannot go on."""


def back_up(url: str, file: Path, registry: Registry[Any]) -> Report:
    """Write everything as it is at one moment into a new file that nobody else may read."""
    if file.exists():
        raise BackupExists(file=str(file))
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        _copy(make_url(url), part)
        with _opened(part) as copy:
            report = copy.reading_now(lambda connection: inspect(connection, registry))
        part.rename(file)
    finally:
        for left in (part, Path(f"{part}-wal"), Path(f"{part}-shm")):
            left.unlink(missing_ok=True)
    return report


def _copy(url: URL, file: Path) -> None:
    """The database, as it is at one moment, as a SQLite file."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    if url.get_backend_name() == "sqlite":
        if not url.database or not Path(url.database).is_file():
            raise BadDatabase(url=str(url), problem="there is no such file")
        address = f"file:{url.database}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as source, closing(sqlite3.connect(file)) as copy:
            source.backup(copy)
        return
    with (
        closing_database(url.render_as_string(hide_password=False)) as original,
        _opened(file) as made,
        original.reading.connect().execution_options(isolation_level="REPEATABLE READ") as connection,
    ):
        made.writing_now(lambda target: _pour(connection, target))


def restore(file: Path, url: str, registry: Registry[Any]) -> Report:
    """Put a backup into an empty database, and look whether all of it is there and can be used."""
    _check_backup(file)
    parsed = make_url(url)
    with tempfile.TemporaryDirectory(prefix="deskovka-") as folder:
        copy = Path(folder) / "backup.db"
        _copy(URL.create("sqlite", database=str(file)), copy)
        with _opened(copy) as source, closing_database(url) as target:
            if target.reading_now(_holds_something):
                raise NotEmpty(url=str(parsed))
            with source.reading.connect() as connection:
                target.writing_now(lambda into: _pour(connection, into))
            before = source.reading_now(_counts)
            if target.reading_now(_counts) != before:
                raise NoBackup(file=str(file), problem="not everything arrived")
            return target.reading_now(lambda connection: inspect(connection, registry))


def _check_backup(file: Path) -> None:
    if not file.is_file():
        raise NoBackup(file=str(file), problem="there is no such file")
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as connection:
            found = connection.execute("PRAGMA integrity_check").fetchone()[0]
            connection.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.DatabaseError as error:
        raise NoBackup(file=str(file), problem=str(error)) from None
    if found != "ok":
        raise NoBackup(file=str(file), problem=found.splitlines()[0])


@contextmanager
def closing_database(url: str) -> Iterator[Database]:
    """A database that is closed in the end."""
    database = open_database(url)
    try:
        yield database
    finally:
        database.close()


@contextmanager
def _opened(file: Path) -> Iterator[Database]:
    """A copy, brought to the present schema; what was written is all in one file afterwards."""
    with closing_database(f"sqlite:///{file}") as database:
        yield database
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")


def _pour(source: Connection, target: Connection) -> None:
    """All rows of one database into another."""
    for table in metadata.sorted_tables:
        rows = source.execute(select(table)).mappings()
        while batch := rows.fetchmany(_ROWS_AT_ONCE):
            target.execute(insert(table), [dict(row) for row in batch])


def _counts(connection: Connection) -> dict[str, int]:
    return {
        table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for table in metadata.sorted_tables
    }


def _holds_something(connection: Connection) -> bool:
    return any(connection.execute(select(table).limit(1)).first() is not None for table in (users, tables))


def inspect(connection: Connection, registry: Registry[Any]) -> Report:
    """What a database holds; every running game is loaded as the server would load it."""
    numbers = select(changes.c.table_id, func.max(changes.c.seq), func.count()).group_by(changes.c.table_id)
    numbered = {table: (newest, count) for table, newest, count in connection.execute(numbers)}
    damaged = [
        table
        for table, seq in connection.execute(select(tables.c.id, tables.c.seq))
        if numbered.get(table, (0, 0)) != (seq, seq)
    ]
    running = list(connection.execute(select(tables.c.id).where(tables.c.status == RUNNING)).scalars())
    damaged += [table for table in running if table not in damaged and not _goes_on(connection, table, registry)]
    counts = _counts(connection)
    return Report(
        counts[users.name], counts[tables.name], len(running), counts[changes.name], counts[chat.name], damaged
    )


def _goes_on(connection: Connection, table: str, registry: Registry[Any]) -> bool:
    """Whether the game of a table can be loaded."""
    from deskovka.server.tables.loading import load  # the rules, which the store knows nothing of otherwise

    try:
        row = kept.table_row(connection, table)
        assert row is not None
        snapshots = kept.snapshots_of(connection, table)
        since = kept.changes_since(connection, table, snapshots[-1].seq if snapshots else 0)
        return load(registry.get(row.game), row, snapshots, since).play is not None
    except (DeskovkaError, msgspec.MsgspecError, TypeError, ValueError):
        return False
