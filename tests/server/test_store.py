"""The database: its schema, its versions, and writing that is never lost or half done."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import JSON, Connection, column, create_engine, insert, select, table, text
from sqlalchemy.exc import IntegrityError

from deskovka.server.store import Database, open_database, people, tables
from deskovka.server.store.database import BadDatabase
from deskovka.server.store.migrate import NewerDatabase, migrate
from deskovka.server.store.people import User
from deskovka.server.store.rows import OPEN, Change, Saved, SeatRow, SnapshotRow, TableRow, Visit
from deskovka.server.store.schema import metadata, secrets, users
from tests.server.databases import Postgres
from tests.server.running import PATIENCE, finish, until

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
        *(bytes(32), None, None, None, NOW, 0, 0, [], NOW, None),
    )


def with_a_table(connection: Connection) -> TableRow:
    people.add_user(connection, User("anna", "Anna", "guest"), NOW)
    row = a_table()
    tables.add_table(connection, row, [SeatRow(0, "person", "anna"), SeatRow(1, "open")])
    return row


def with_a_table_of_old(connection: Connection, result: dict[str, list[int]]) -> None:
    """A table in a database in which scores and winners were all that was kept of a result."""
    add = "INSERT INTO users (id, name, kind, created) VALUES ('anna', 'Anna', 'guest', 1)"
    connection.execute(text(add))
    kept = msgspec.structs.asdict(a_table()) | result
    for later in ("result", "leaving", "late", "clock", "due", "hints", "thoughts", "vote", "parts"):
        del kept[later]
    structured = ("setup", "problem", "waiting", *result)
    columns = [column(name, JSON(none_as_null=True)) if name in structured else column(name) for name in kept]
    connection.execute(table("tables", *columns).insert().values(kept))


def a_change(row: TableRow, seat: int) -> tables.Commit:
    commit = tables.Commit(row)
    commit.change = Change(row.seq + 1, NOW, "answer", seat, 0, ["earn"])
    commit.columns = {"count": row.count + 1}
    return commit


# The schema


@pytest.fixture(params=["sqlite", "postgres"])
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of database in turn, without any table."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/empty.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.empty_database()


def test_an_empty_database_is_brought_to_the_present_schema(empty_url: str) -> None:
    with opened(empty_url) as database, database.reading.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    with opened(empty_url):  # nothing is left to do the second time
        pass


@pytest.mark.parametrize("version", ["tables", "presence", "sessions"])
def test_a_database_of_an_earlier_version_keeps_what_it_holds(empty_url: str, version: str) -> None:
    engine = create_engine(empty_url.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        migrate(connection, version)
        with_a_table_of_old(connection, {"scores": [3, 5], "winners": [1]})
        connection.execute(text("INSERT INTO visits (table_id, user_id, log, at) VALUES ('t', 'anna', 7, 1)"))
        names = MigrationContext.configure(connection)
        assert compare_metadata(names, metadata) != []
    engine.dispose()
    with opened(empty_url) as database, database.reading.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        result = {"scores": [3, 5], "winners": [1], "kind": "won", "reason": "", "rivals": []}
        assert tables.table_row(connection, "t") == msgspec.structs.replace(a_table(), result=result)
        assert tables.visit_of(connection, "t", "anna") == Visit(log=7, at=1, here_until=0, looked_at=0)


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


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_a_second_server_is_kept_away_by_every_name_of_the_file(
    tmp_path: Path, link: Callable[[Path, Path], None]
) -> None:
    file, other = tmp_path / "one.db", tmp_path / "other.db"
    with opened(f"sqlite:///{file}"):
        link(file, other)
        with pytest.raises(BadDatabase, match="another server uses it"):
            open_database(f"sqlite:///{other}")


def test_nobody_else_on_the_machine_can_read_the_file(tmp_path: Path) -> None:
    file = tmp_path / "one.db"
    file.touch(0o644)
    with opened(f"sqlite:///{file}") as database:
        database.submit(
            lambda connection: people.add_user(connection, User("anna", "Anna", "guest"), NOW), None
        ).result()
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}


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


def test_two_processes_that_end_at_the_same_moment_store_one_snapshot(postgres: Postgres) -> None:
    """The second one finds none, and waits for the first before it sees that there is one."""
    url, begun, go_on = postgres.new_database(), threading.Event(), threading.Event()
    snapshot = SnapshotRow(0, 2, False, Saved(0, {}, [], [], [], 0, NOW, {}, ""))

    def slow(connection: Connection) -> None:
        tables.add_snapshot(connection, "t", snapshot)
        begun.set()
        go_on.wait(PATIENCE)

    def waiting(connection: Connection) -> bool:
        return bool(connection.execute(text("SELECT count(*) FROM pg_locks WHERE NOT granted")).scalar())

    with opened(url) as one, opened(url) as other:
        one.writing_now(with_a_table)
        first = one.submit(slow, None)
        begun.wait(PATIENCE)
        second = other.submit(partial(tables.add_snapshot, table="t", snapshot=snapshot), None)
        until(lambda: one.reading_now(waiting))
        go_on.set()
        assert (first.exception(PATIENCE), second.exception(PATIENCE)) == (None, None)
        assert one.reading_now(lambda connection: tables.snapshots_of(connection, "t")) == [snapshot]


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
        outcomes = finish(write_all(database))
        assert sum(isinstance(outcome, IntegrityError) for outcome in outcomes) == 10
        assert len({outcome for outcome in outcomes if isinstance(outcome, str)}) == 89
        with database.reading.connect() as connection:
            assert len(connection.execute(select(secrets)).all()) == 90


def test_whoever_gives_up_waiting_for_a_write_stops_no_other(sqlite_url: str) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        begun.set()
        go_on.wait()
        with_a_table(connection)

    with opened(sqlite_url) as database:
        given_up = database.submit(slow, None)
        begun.wait()
        given_up.cancel()
        go_on.set()
        row = database.submit(lambda connection: tables.table_row(connection, "t"), None).result()
        assert row == a_table()


def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    free = threading.Event()

    def put(name: str, size: int) -> Callable[[Connection], object]:
        return lambda connection: connection.execute(insert(secrets).values(name=name, value=bytes(size)))

    with opened(f"sqlite:///{tmp_path}/full.db") as database:
        full = "PRAGMA max_page_count = 1"  # never fewer than it has: it cannot grow
        database.submit(lambda connection: connection.exec_driver_sql(full), None).result()
        database.submit(lambda _: free.wait(), None)
        sizes = {"before": 9, "too much": 4_000_000, "after": 9}
        jobs = {name: database.submit(put(name, size), None) for name, size in sizes.items()}
        free.set()  # so that all of them come into one commit
        acknowledged = {name for name, job in jobs.items() if job.exception() is None}
        with database.reading.connect() as connection:
            stored = {row.name for row in connection.execute(select(secrets))}
    assert "too much" not in acknowledged
    assert stored == acknowledged


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
