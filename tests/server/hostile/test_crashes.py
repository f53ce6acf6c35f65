"""A server that is killed at any moment: what it had acknowledged is there, once, and games go on."""

from __future__ import annotations

import json
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar

import httpx
import pytest

from tests.server.hostile.process import QuickServerProcess, ServerProcess
from tests.server.running import PATIENCE

T = TypeVar("T")

KILLS = 50
COUPLES = 4


class Done(NamedTuple):
    """An answer, or its withdrawal, as the server acknowledged or stored it."""

    table: str
    seq: int
    kind: str
    seat: int
    decision: int
    option: tuple[str | int, ...]


class Couple(threading.Thread):
    """Two people who play one table after another, and send everything again until it is acknowledged."""

    def __init__(self, club: Club, number: int) -> None:
        super().__init__(daemon=True)
        self.club = club
        self.chance = Random(number)
        self.people = [club.server.guest("Anna"), club.server.guest("Béla")]
        self.tables: list[str] = []
        self.message: dict[str, Any] = {}
        self.done: list[Done] = []
        self.problem: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.club.over:
                self.move()
        except BaseException as problem:  # told to the test, which raises it
            self.problem = problem
            raise

    def move(self) -> None:
        """One answer; now and then it is taken back."""
        if not self.tables or self.message["result"] is not None:
            self.begin()
        seat: int = self.chance.choice(self.message["waiting"])
        if seat != self.message["me"]:
            self.look(seat)
        option = self.chance.choice(self.message["question"]["options"])
        self.send("answer", seat, option)
        if self.message["undo"]["allowed"] and self.chance.random() < 0.2:
            self.send("undo", seat, [])

    def begin(self) -> None:
        """Sit down at a new table; what was not acknowledged before the server died is left alone."""
        table = self.club.patiently(lambda: self.people[0].open_table("me", "open"))
        joining = f"/api/tables/{table}/join"
        self.club.patiently(lambda: self.people[1].call("POST", joining, {"seat": 1}))
        self.tables.append(table)
        self.look(0)

    def look(self, seat: int) -> None:
        self.message = self.club.patiently(lambda: self.people[seat].table(self.tables[-1]))

    def send(self, kind: str, seat: int, option: list[str | int]) -> None:
        """Send what a seat does until it is acknowledged, and look at what it has led to."""
        table, decision = self.tables[-1], self.message["decision"]
        path = {"answer": "answers", "undo": "undo"}[kind]
        body = {"decision": decision, "seat": seat} | ({"option": option} if kind == "answer" else {})
        reply = self.club.patiently(lambda: self.people[seat].post(f"/api/tables/{table}/{path}", body))
        self.done.append(Done(table, reply["seq"], kind, seat, decision, tuple(option)))
        self.club.acknowledge()
        self.look(seat)


class Club:
    """Several couples at one server, which may be gone for a while."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.over = False
        self.acknowledged = 0
        self._here = threading.Event()
        self._here.set()
        self._news = threading.Condition()
        self.couples = [Couple(self, number) for number in range(COUPLES)]
        for couple in self.couples:
            couple.start()

    def patiently(self, ask: Callable[[], T]) -> T:
        """Ask again and again, as long as the server dies over it."""
        for _ in range(KILLS + 1):
            try:
                return ask()
            except httpx.TransportError:
                assert self._here.wait(PATIENCE)
        raise AssertionError("the server dies of it")

    def acknowledge(self) -> None:
        with self._news:
            self.acknowledged += 1
            self._news.notify_all()

    def wait_for(self, count: int) -> None:
        """Until the server has acknowledged so many."""
        with self._news:
            enough = self._news.wait_for(lambda: self.acknowledged >= count or self.problem is not None, PATIENCE)
        assert self.problem is None
        assert enough, self.server.log()[-2_000:]

    @property
    def problem(self) -> BaseException | None:
        return next((couple.problem for couple in self.couples if couple.problem is not None), None)

    def kill_server(self) -> None:
        self._here.clear()
        self.server.kill()

    def start_server(self) -> None:
        self.server.start()
        self._here.set()

    def close(self) -> None:
        """Everybody finishes what they have begun."""
        self.over = True
        for couple in self.couples:
            couple.join(PATIENCE)
            assert not couple.is_alive()
        assert self.problem is None


@pytest.fixture
def process(sqlite_url: str) -> Iterator[ServerProcess]:
    server = QuickServerProcess(sqlite_url, snapshot_every=7)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def command(sqlite_url: str) -> Iterator[ServerProcess]:
    server = ServerProcess(sqlite_url)
    try:
        yield server
    finally:
        server.stop()


def check_file(database: Path, folder: Path) -> None:
    """The file as the dead server left it must be whole, and number the changes of each table without a gap.

    A copy is checked, so that nothing tidies it up.
    """
    for file in database.parent.glob(f"{database.name}*"):
        shutil.copy(file, folder)
    with closing(sqlite3.connect(folder / database.name)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        numbers = connection.execute(
            "SELECT tables.seq, min(changes.seq), max(changes.seq), count(*)"
            " FROM tables JOIN changes ON changes.table_id = tables.id GROUP BY tables.id"
        ).fetchall()
    assert [number for number in numbers if number != (number[0], 1, number[0], number[0])] == []


def stored(database: Path) -> list[Done]:
    query = "SELECT table_id, seq, kind, seat, decision, data FROM changes WHERE kind IN ('answer', 'undo')"
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(query).fetchall()
    return [
        Done(table, seq, kind, seat, decision, tuple(json.loads(data or "null") or ()))
        for table, seq, kind, seat, decision, data in rows
    ]


def test_whatever_was_acknowledged_is_there_after_a_crash_and_only_once(process: ServerProcess, tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()
    chance = Random("crashes")
    club = Club(process)
    for _ in range(KILLS):
        club.wait_for(club.acknowledged + chance.randint(1, 12))
        club.kill_server()
        check_file(tmp_path / "tables.db", copies)
        club.start_server()
    club.wait_for(club.acknowledged + 40)
    club.close()
    acknowledged = [done for couple in club.couples for done in couple.done]
    assert len(acknowledged) >= KILLS
    tables = [(couple, table) for couple in club.couples for table in couple.tables]
    for couple, table in tables:
        seen = couple.people[0].table(table)
        mine = [done for done in couple.done if done.table == table]
        answers = sum(1 if done.kind == "answer" else -1 for done in mine)
        assert answers - seen["count"] in (0, 1)  # a secret bid counts as soon as the other one is in
        if seen["result"] is not None:
            assert couple.people[0].get(f"/api/tables/{table}/fair")["verified"] is True
    assert '"level": "error"' not in process.log()
    process.kill()
    check_file(tmp_path / "tables.db", copies)
    kept = stored(copies / "tables.db")
    assert sorted(kept) == sorted(acknowledged)
    assert len({(done.table, done.kind, done.seat, done.decision) for done in kept}) == len(kept)


def test_bots_go_on_where_a_crash_has_stopped_them(command: ServerProcess) -> None:
    anna = command.guest("Anna")
    table = anna.open_table("random", "greedy", "random")
    with anna.socket(table) as watching:
        watching.table(lambda message: message["count"] >= 3)
    command.kill()
    command.start()
    with anna.socket(table) as watching:
        last = watching.table(lambda message: message["result"] is not None)
    assert last["table"]["status"] == "finished"
    assert anna.get(f"/api/tables/{table}/fair")["verified"] is True


def test_a_second_server_does_not_touch_the_file_of_a_living_one(command: ServerProcess, sqlite_url: str) -> None:
    with pytest.raises(AssertionError, match="another server uses it"):
        ServerProcess(sqlite_url)
    assert command.guest("Anna").open_table("me", "open")
