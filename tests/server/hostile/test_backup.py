"""Backups under load: whatever was acknowledged before one began is in it, and it can be played on from."""

from __future__ import annotations

import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest

from deskovka.cli import main
from deskovka.server.store.backup import BackupExists, NoBackup, NotEmpty, back_up, restore
from tests.server.conftest import Serve
from tests.server.databases import Postgres
from tests.server.running import Person, until
from tests.server.test_answers import two_at_a_table
from tests.server.toys import games


class Talker(threading.Thread):
    """Somebody who talks all the time, and knows what was acknowledged."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__(daemon=True)
        self.person, self.table = person, table
        self.said: list[str] = []
        self.over = False

    def run(self) -> None:
        number = 0
        while not self.over:
            number += 1
            response = self.person.call("POST", f"/api/tables/{self.table}/chat", {"text": f"line {number}"})
            if response.status_code == 201:
                self.said.append(f"line {number}")


@pytest.mark.parametrize("into", ["sqlite", "postgres"])
def test_a_backup_of_a_running_server_has_all_that_was_acknowledged(
    serve: Serve, database_url: str, postgres: Postgres, tmp_path: Path, into: str
) -> None:
    server = serve(database=database_url)
    anna, bela, table = two_at_a_table(server)
    anna.answer(table, "bid", 1)
    bela.answer(table, "bid", 0)
    talker = Talker(anna, table)
    talker.start()
    until(lambda: len(talker.said) >= 5)
    before, count = list(talker.said), anna.table(table)["count"]
    report = back_up(database_url, tmp_path / "backup.db", games)
    talker.over = True
    talker.join()
    assert (report.people, report.tables, report.running, report.damaged) == (2, 1, 1, [])
    assert stat.S_IMODE((tmp_path / "backup.db").stat().st_mode) == 0o600

    url = f"sqlite:///{tmp_path}/new.db" if into == "sqlite" else postgres.new_database()
    assert restore(tmp_path / "backup.db", url, games) == report
    restored = serve(database=url)
    anna.move_to(restored)
    message = anna.table(table)
    said = [line["text"] for line in message["chat"]]
    assert (message["count"], said[: len(before)]) == (count, before)
    asked = message if message["question"] else None
    bela.move_to(restored)
    person, asked = (anna, asked) if asked else (bela, bela.table(table))
    person.answer_to(table, asked, asked["question"]["options"][0])


def test_a_backup_is_never_written_over_anything(serve: Serve, sqlite_url: str, tmp_path: Path) -> None:
    server = serve(database=sqlite_url)
    server.guest("Anna")
    back_up(sqlite_url, tmp_path / "backup.db", games)
    with pytest.raises(BackupExists):
        back_up(sqlite_url, tmp_path / "backup.db", games)
    restore(tmp_path / "backup.db", f"sqlite:///{tmp_path}/new.db", games)
    with pytest.raises(NotEmpty):
        restore(tmp_path / "backup.db", f"sqlite:///{tmp_path}/new.db", games)
    (tmp_path / "torn.db").write_bytes((tmp_path / "backup.db").read_bytes()[:20_000])
    for file in ("torn.db", "nothing.db"):
        with pytest.raises(NoBackup):
            restore(tmp_path / file, f"sqlite:///{tmp_path}/other.db", games)


def test_what_cannot_be_played_on_is_told(serve: Serve, sqlite_url: str, tmp_path: Path) -> None:
    server = serve(database=sqlite_url)
    _, _, table = two_at_a_table(server)
    server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        connection.execute("DELETE FROM changes WHERE seq = 1")
    assert back_up(sqlite_url, tmp_path / "backup.db", games).damaged == [table]


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from deskovka.server.store import open_database

    database, backup = f"sqlite:///{tmp_path}/one.db", str(tmp_path / "backup.db")
    open_database(database).close()
    assert main(["backup", backup, "--db", database]) == 0
    assert main(["restore", backup, "--db", f"sqlite:///{tmp_path}/two.db", "--lang", "cs"]) == 0
    assert main(["backup", backup, "--db", database, "--lang", "cs"]) == 2
    said = capsys.readouterr()
    assert "0 people, 0 tables (0 running)" in said.out
    assert "Obnoveno z" in said.out
    assert "už existuje" in said.err
