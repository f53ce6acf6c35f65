"""Databases and servers for the tests."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from deskovka.server.store import open_database
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


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the present schema, in which there is nothing yet."""
    file = tmp_path_factory.mktemp("migrated") / "tables.db"
    open_database(f"sqlite:///{file}").close()
    return file


@pytest.fixture
def sqlite_url(tmp_path: Path, migrated: Path) -> str:
    """A database in a file, with the present schema, in which there is nothing yet."""
    return f"sqlite:///{shutil.copy(migrated, tmp_path)}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The same, of each kind in turn."""
    if request.param == "sqlite":
        found: str = request.getfixturevalue("sqlite_url")
        return found
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Starts servers that are stopped when the test is over, all at once."""
    with ExitStack() as stack:
        started: list[Running] = []

        def start(**settings: Any) -> Running:
            started.append(stack.enter_context(running(**settings)))
            return started[-1]

        yield start
        for server in started:
            server.ask_to_end()


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


@pytest.fixture
def new_server(serve: Serve, sqlite_url: str) -> Running:
    """A server that nobody has used yet."""
    return serve(database=sqlite_url)
