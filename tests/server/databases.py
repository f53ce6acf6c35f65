"""A PostgreSQL for tests and measurements."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import psycopg

from deskovka.server.store import open_database


def _newest_postgres() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    assert found, "PostgreSQL is needed for the tests of the server: apt-get install postgresql"
    return found[-1]


class Postgres:
    """A throw-away PostgreSQL that only this test run can reach; what it writes need not survive the machine."""

    def __init__(self, fsync: str = "off") -> None:
        self._fsync = fsync
        self.folder = tempfile.mkdtemp(prefix="deskovka-pg-")
        self._as = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self._bin = _newest_postgres()
        options = ("-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        self._run("initdb", "-D", f"{self.folder}/data", *options)
        self.start()
        self._names = count()
        self._migrated: str | None = None
        """The database that others are copied from, which saves them the migrations."""

    def _run(self, command: str, *arguments: str) -> None:
        line = [*self._as, str(self._bin / command), *arguments]
        subprocess.run(line, check=True, cwd=self.folder, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        options = f"-c listen_addresses='' -k {self.folder} -c fsync={self._fsync}"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "-o", options, "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "stop")

    @property
    def pid(self) -> int:
        """The first of its processes."""
        return int(Path(f"{self.folder}/data/postmaster.pid").read_text().splitlines()[0])

    def empty_database(self) -> str:
        """A database without any table."""
        return self._create("template1")

    def new_database(self) -> str:
        """A database with the present schema, in which there is nothing yet."""
        if self._migrated is None:
            url = self.empty_database()
            open_database(url).close()
            self._migrated = url.partition("@/")[2].partition("?")[0]
        return self._create(self._migrated)

    def _create(self, template: str) -> str:
        name = f"test{next(self._names)}"
        with psycopg.connect(self._url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"postgresql://test@/{name}?host={self.folder}"
