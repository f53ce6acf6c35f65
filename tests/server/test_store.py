"""The database: its schema, its versions, and writing that is never lost or half done."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, insert, select, text
from sqlalchemy.exc import IntegrityError

from deskovka.server.store import Database, open_database, people, tables
from deskovka.server.store.database import BadDatabase
from deskovka.server.store.migrate import NewerDatabase, migrate
from deskovka.server.store.people import User
from deskovka.server.store.rows import OPEN, Change, SeatRow, TableRow, Visit
from deskovka.server.store.schema import metadata, secrets, users

NOW = 1_767_268_800_000


@contextmanager
def opened(url: str) -> Iterator[Database]:
    database = open_database(url)
    try:
        yield database
    finally:
        database.close()


def a_table(identity: str = "t") -> TableRow:
    return TableRow(
        *(identity, "harvest", 2, 2, {"players": 2}, OPEN, None, "anna", True, "public", "everything", False),
        *(bytes(32), None, None, None, NOW, 0, 0, [], NOW, None, None),
    )


def with_a_table(connection: Connection) -> TableRow:
    people.add_user(connection, User("anna", "Anna", "guest"), NOW)
    row = a_table()
    tables.add_table(connection, row, [SeatRow(0, "person", "anna"), SeatRow(1, "open")])
    return row


def a_change(row: TableRow, seat: int) -> tables.Commit:
    commit = tables.Commit(row)
    commit.change = Change(row.seq + 1, NOW, "answer", seat, 0, ["earn"])
    commit.columns = {"count": row.count + 1}
    return commit


# The schema


def test_an_empty_database_is_brought_to_the_present_schema(database_url: str) -> None:
    with opened(database_url) as database, database.reading.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    with opened(database_url):  # nothing is left to do the second time
        pass


@pytest.mark.parametrize("version", ["tables", "presence"])
def test_a_database_of_an_earlier_version_keeps_what_it_holds(database_url: str, version: str) -> None:
    engine = create_engine(database_url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        migrate(connection, version)
        with_a_table(connection)
        connection.execute(text("INSERT INTO visits (table_id, user_id, log, at) VALUES ('t', 'anna', 7, 1)"))
        names = MigrationContext.configure(connection)
        assert compare_metadata(names, metadata) != []
    engine.dispose()
    with opened(database_url) as database, database.reading.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert tables.table_row(connection, "t") == a_table()
        assert tables.visit_of(connection, "t", "anna") == Visit(log=7, at=1, here_until=0)


def test_a_database_of_a_newer_program_is_left_alone(sqlite_url: str) -> None:
    with opened(sqlite_url):
        pass
    engine = create_engine(sqlite_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = 'tomorrow'"))
    engine.dispose()
    with pytest.raises(NewerDatabase, match="Update the program"):
        open_database(sqlite_url)


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("nonsense", "sqlite:///file or postgresql"),
        ("mysql://x/y", "sqlite:///file or postgresql"),
        ("sqlite://", "sqlite:///file"),
        ("sqlite:////nowhere/at/all.db", "No such file or directory"),
        ("postgresql://nobody@/x?host=/nowhere", "connection"),
    ],
)
def test_a_wrong_address_is_told_in_one_sentence(url: str, problem: str) -> None:
    with pytest.raises(BadDatabase) as refused:
        open_database(url)
    assert problem in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_file_serves_one_server_at_a_time(sqlite_url: str) -> None:
    with opened(sqlite_url), pytest.raises(BadDatabase, match="another server uses it"):
        open_database(sqlite_url)
    with opened(sqlite_url):
        pass


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Anna, " * 1000)
    with pytest.raises(BadDatabase, match="not a database"):
        open_database(f"sqlite:///{tmp_path}/letter.db")


# Writing


def test_of_two_changes_of_one_table_only_one_wins(database_url: str) -> None:
    with opened(database_url) as database:
        row = database.submit(with_a_table, None).result()
        commits = [a_change(row, seat) for seat in (0, 1)]
        both = [database.submit(partial(tables.store, commit=commit), None) for commit in commits]
        outcomes = [future.exception() for future in both]
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Conflict", "NoneType"]
        with database.reading.connect() as connection:
            assert tables.newest_seq(connection, "t") == 1
            (change,) = tables.changes_since(connection, "t", 0)
            assert change.seat == outcomes.index(None)


def test_a_change_is_stored_whole_or_not_at_all(database_url: str) -> None:
    with opened(database_url) as database:
        row = database.submit(with_a_table, None).result()

        def fail_late(connection: Connection) -> None:
            tables.store(connection, a_change(row, 0))
            people.add_user(connection, User("anna", "Another Anna", "guest"), NOW)

        assert isinstance(database.submit(fail_late, None).exception(), IntegrityError)
        with database.reading.connect() as connection:
            assert tables.table_row(connection, "t") == row
            assert tables.changes_since(connection, "t", 0) == []


def test_many_writers_at_once_all_succeed_and_one_failure_takes_no_other_with_it(database_url: str) -> None:
    def writer(number: int) -> Callable[[Connection], str]:
        name = f"n{number}" if number % 10 else "n5"  # every tenth wants a name that is taken

        def write(connection: Connection) -> str:
            connection.execute(insert(secrets).values(name=name, value=b"x"))
            return name

        return write

    async def write_all(database: Database) -> list[str | BaseException]:
        assert await database.write(writer(5)) == "n5"
        work = (database.write(writer(number)) for number in range(100) if number != 5)
        return list(await asyncio.gather(*work, return_exceptions=True))

    with opened(database_url) as database:
        outcomes = asyncio.run(write_all(database))
        assert sum(isinstance(outcome, IntegrityError) for outcome in outcomes) == 10
        assert len({outcome for outcome in outcomes if isinstance(outcome, str)}) == 89
        with database.reading.connect() as connection:
            assert len(connection.execute(select(secrets)).all()) == 90


def test_what_was_written_is_there_when_the_database_is_opened_again(database_url: str) -> None:
    with opened(database_url) as database:
        for number in range(20):
            user = User(f"u{number}", "Anna", "guest")
            database.submit(partial(people.add_user, user=user, now=NOW), None)
    with opened(database_url) as database, database.reading.connect() as connection:
        assert len(connection.execute(select(users)).all()) == 20


def test_readers_of_a_file_never_write(sqlite_url: str) -> None:
    with opened(sqlite_url) as database:
        with database.reading.connect() as connection, pytest.raises(Exception, match="readonly database"):
            connection.execute(insert(secrets).values(name="x", value=b"x"))
        with database.reading.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == 0
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        durable = database.submit(lambda c: c.exec_driver_sql("PRAGMA synchronous").scalar(), None)
        assert durable.result() == 2
        threads = {database.submit(lambda _: threading.current_thread().name, None).result() for _ in range(5)}
        assert threads == {"writer"}


def test_the_secret_of_a_server_is_made_once(database_url: str) -> None:
    with opened(database_url) as database:
        first, second = (
            database.submit(partial(people.keep_secret, name="key", value=value), None).result()
            for value in (b"one", b"two")
        )
        assert first == second == b"one"
