"""Databases and servers for the tests."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.databases import Postgres
from tests.server.running import Running, running

Serve = Callable[..., Running]


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


SHARED: list[Running] = []
"""The servers that all tests share."""


@pytest.fixture(autouse=True)
def hang_up() -> Iterator[None]:
    """Whoever came during a test hangs up after it: only so many connections of one address may be open."""
    before = {server.address: len(server.people) for server in SHARED}
    yield
    for server in SHARED:
        first = before.get(server.address, 0)
        for person in server.people[first:]:
            person.http.close()
        del server.people[first:]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite that all tests share: people and tables of different tests know nothing of each other."""
    with running(database=f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.db") as shared:
        SHARED.append(shared)
        yield shared


@pytest.fixture(scope="session")
def postgres_server(postgres: Postgres) -> Iterator[Running]:
    """The same on PostgreSQL."""
    with running(database=postgres.new_database()) as shared:
        SHARED.append(shared)
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
