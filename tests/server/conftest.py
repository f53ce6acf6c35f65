"""Databases and servers for the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import psycopg
import pytest

from tests.server.running import Running, running

Serve = Callable[..., Running]


def _newest_postgres() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    assert found, "PostgreSQL is needed for the tests of the server: apt-get install postgresql"
    return found[-1]


class Postgres:
    """A throw-away PostgreSQL that only this test run can reach."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="deskovka-pg-")
        self._as = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self._bin = _newest_postgres()
        options = ("-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        self._run("initdb", "-D", f"{self.folder}/data", *options)
        self.start()
        self._names = count()

    def _run(self, command: str, *arguments: str) -> None:
        line = [*self._as, str(self._bin / command), *arguments]
        subprocess.run(line, check=True, cwd=self.folder, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        options = f"-c listen_addresses='' -k {self.folder} -c fsync=off"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "stop")

    def new_database(self) -> str:
        name = f"test{next(self._names)}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://test@/{name}?host={self.folder}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(server.folder)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each kind of database in turn, empty."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Starts servers that are stopped when the test is over."""
    with ExitStack() as stack:
        yield lambda **settings: stack.enter_context(running(**settings))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite that all tests share: people and tables of different tests know nothing of each other."""
    with running(database=f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.db") as shared:
        yield shared


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres) -> Iterator[Running]:
    """The same on PostgreSQL."""
    with running(database=postgres.new_database()) as shared:
        yield shared


@pytest.fixture(params=["sqlite", "postgres"])
def each_server(request: pytest.FixtureRequest) -> Running:
    """A server on each kind of database in turn."""
    shared: Running = request.getfixturevalue("server" if request.param == "sqlite" else "postgres_server")
    return shared


@pytest.fixture
def new_server(serve: Serve, sqlite_url: str) -> Running:
    """A server that nobody has used yet."""
    return serve(database=sqlite_url)
