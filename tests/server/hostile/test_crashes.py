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
import psycopg
import pytest

from deskovka.server.handing import Share
from tests.server.databases import Postgres
from tests.server.hostile.process import QuickMember, QuickServerProcess, ServerProcess
from tests.server.running import PATIENCE, Person

T = TypeVar("T")

KILLS, MORE_KILLS, TIMES = 10, 200, 5
"""Of a server on SQLite, in every run of the tests and each of so many times in the soak: a thousand in all."""
KILLS_OF_TWO, MORE_KILLS_OF_TWO, TIMES_OF_TWO = 4, 50, 4
"""The same of two processes on PostgreSQL: two hundred in all."""
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

    def __init__(self, club: Club, number: int, chance: Random) -> None:
        super().__init__(daemon=True)
        self.club = club
        self.homes = [(number + seat) % len(club.servers) for seat in range(2)]
        """The server that each of them comes to; there may be several."""
        self.chance = chance
        self.people = [club.servers[home].guest(name) for home, name in zip(self.homes, ("Anna", "Béla"), strict=True)]
        self.tables: list[str] = []
        self.said: list[tuple[str, int, str]] = []
        """Lines of chat that were acknowledged: the table, their number and the text."""
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
        if self.chance.random() < 0.05:
            self.say(seat, f"line {len(self.said)}")

    def say(self, seat: int, text: str) -> None:
        """Say something; whoever is not sure to have been heard says it again."""
        path = f"/api/tables/{self.tables[-1]}/chat"
        response = self.ask(seat, lambda person: person.call("POST", path, {"text": text}))
        if response.status_code == 201:
            self.said.append((self.tables[-1], response.json()["seq"], text))

    def ask(self, seat: int, question: Callable[[Person], T]) -> T:
        return self.club.patiently(self.homes[seat], lambda: question(self.people[seat]))

    def begin(self) -> None:
        """Sit down at a new table; what was not acknowledged before the server died is left alone."""
        table = self.ask(0, lambda person: person.open_table("me", "open"))
        self.ask(1, lambda person: person.join(table, 1))
        self.tables.append(table)
        self.look(0)

    def look(self, seat: int) -> None:
        self.message = self.ask(seat, lambda person: person.table(self.tables[-1]))

    def send(self, kind: str, seat: int, option: list[str | int]) -> None:
        """Send what a seat does until it is acknowledged, and look at what it has led to."""
        table, decision = self.tables[-1], self.message["decision"]
        path = {"answer": "answers", "undo": "undo"}[kind]
        body = {"decision": decision, "seat": seat} | ({"option": option} if kind == "answer" else {})
        reply = self.ask(seat, lambda person: person.post(f"/api/tables/{table}/{path}", body))
        self.done.append(Done(table, reply["seq"], kind, seat, decision, tuple(option)))
        self.club.acknowledge()
        self.look(seat)


class Club:
    """Several couples at a server, or at several of one database, which may be gone for a while."""

    def __init__(self, chance: Random, *servers: ServerProcess) -> None:
        self.servers = servers
        self.over = False
        self.acknowledged = 0
        self._here = [threading.Event() for _ in servers]
        for here in self._here:
            here.set()
        self._news = threading.Condition()
        self.couples = [Couple(self, number, Random(chance.random())) for number in range(COUPLES)]
        for couple in self.couples:
            couple.start()

    def patiently(self, server: int, ask: Callable[[], T]) -> T:
        """Ask again and again, as long as the server dies over it."""
        for _ in range(MORE_KILLS):
            try:
                return ask()
            except httpx.TransportError:
                assert self._here[server].wait(PATIENCE)
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
        assert enough, self.servers[0].log()[-2_000:]

    @property
    def problem(self) -> BaseException | None:
        return next((couple.problem for couple in self.couples if couple.problem is not None), None)

    def kill_server(self, server: int = 0) -> None:
        self._here[server].clear()
        self.servers[server].kill()

    def start_server(self, server: int = 0) -> None:
        self.servers[server].start()
        self._here[server].set()

    @property
    def done(self) -> list[Done]:
        """Whatever was acknowledged."""
        return [done for couple in self.couples for done in couple.done]

    @property
    def said(self) -> list[tuple[str, int, str]]:
        return [said for couple in self.couples for said in couple.said]

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


def chat(database: Path) -> set[tuple[str, int, str]]:
    with closing(sqlite3.connect(database)) as connection:
        return set(connection.execute("SELECT table_id, seq, text FROM chat"))


def stored(database: Path) -> list[Done]:
    query = "SELECT table_id, seq, kind, seat, decision, data FROM changes WHERE kind IN ('answer', 'undo')"
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(query).fetchall()
    return [
        Done(table, seq, kind, seat, decision, tuple(json.loads(data or "null") or ()))
        for table, seq, kind, seat, decision, data in rows
    ]


def test_whatever_was_acknowledged_is_there_after_a_crash_and_only_once(process: ServerProcess, tmp_path: Path) -> None:
    crash(process, tmp_path, KILLS, "crashes")


@pytest.mark.soak
@pytest.mark.parametrize("time", range(TIMES))
def test_a_thousand_crashes_lose_nothing(process: ServerProcess, tmp_path: Path, time: int) -> None:
    report("SQLite", MORE_KILLS, crash(process, tmp_path, MORE_KILLS, f"crashes {time}"))


def crash(process: ServerProcess, folder: Path, kills: int, seed: str) -> Club:
    """Kill a server again and again, and look whether everything is there that it has acknowledged."""
    copies = folder / "copies"
    copies.mkdir()
    chance = Random(seed)
    club = Club(chance, process)
    for _ in range(kills):
        club.wait_for(club.acknowledged + chance.randint(1, 12))
        club.kill_server()
        check_file(folder / "tables.db", copies)
        club.start_server()
    club.wait_for(club.acknowledged + 40)
    club.close()
    acknowledged = club.done
    assert len(acknowledged) >= kills
    for couple in club.couples:
        check_tables(couple)
    assert '"level": "error"' not in process.log()
    process.kill()
    check_file(folder / "tables.db", copies)
    kept = stored(copies / "tables.db")
    assert sorted(kept) == sorted(acknowledged)
    assert len({(done.table, done.kind, done.seat, done.decision) for done in kept}) == len(kept)
    assert set(club.said) <= chat(copies / "tables.db")
    return club


def check_tables(couple: Couple) -> None:
    """What a couple sees is what it did."""
    for table in couple.tables:
        seen = couple.people[0].table(table)
        mine = [done for done in couple.done if done.table == table]
        answers = sum(1 if done.kind == "answer" else -1 for done in mine)
        assert answers - seen["count"] in (0, 1)  # a secret bid counts as soon as the other one is in
        if seen["result"] is not None:
            assert couple.people[0].get(f"/api/tables/{table}/fair")["verified"] is True


def report(what: str, kills: int, club: Club) -> None:
    """For whoever runs the soak."""
    undone = sum(done.kind == "undo" for done in club.done)
    counted = {"answers": len(club.done) - undone, "undos": undone, "chat": len(club.said), "lost": 0}
    print(json.dumps({"database": what, "kills": kills, **counted}))  # noqa: T201


def test_two_processes_that_are_killed_in_turn_lose_nothing(postgres: Postgres, tmp_path: Path) -> None:
    crash_two(postgres, tmp_path, KILLS_OF_TWO, "crashes")


@pytest.mark.soak
@pytest.mark.parametrize("time", range(TIMES_OF_TWO))
def test_two_hundred_crashes_of_two_processes_lose_nothing(postgres: Postgres, tmp_path: Path, time: int) -> None:
    club = crash_two(postgres, tmp_path, MORE_KILLS_OF_TWO, f"crashes {time}")
    report("PostgreSQL, two processes", MORE_KILLS_OF_TWO, club)


def crash_two(postgres: Postgres, folder: Path, kills: int, seed: str) -> Club:
    """Kill two processes in turn, which hand connections to each other: the two of each couple come to both."""
    url, chance = postgres.new_database(), Random(seed)
    servers = [QuickMember(url, Share(place, 2, str(folder)), snapshot_every=7) for place in range(2)]
    try:
        club = Club(chance, *servers)
        for number in range(kills):
            club.wait_for(club.acknowledged + chance.randint(1, 12))
            club.kill_server(number % 2)
            club.start_server(number % 2)
        club.wait_for(club.acknowledged + 40)
        club.close()
        for couple in club.couples:
            check_tables(couple)
    finally:
        for server in servers:
            server.stop()
    query = "SELECT table_id, seq, kind, seat, decision, data FROM changes WHERE kind IN ('answer', 'undo')"
    with psycopg.connect(url) as connection:
        kept = [Done._make((*row[:5], tuple(row[5] or ()))) for row in connection.execute(query)]
        said = set(connection.execute("SELECT table_id, seq, text FROM chat"))
    assert sorted(kept) == sorted(club.done)
    assert set(club.said) <= said
    return club


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


def test_a_second_server_does_not_touch_the_file_of_a_living_one(process: ServerProcess, sqlite_url: str) -> None:
    with pytest.raises(AssertionError, match="another server uses it"):
        ServerProcess(sqlite_url)
    assert process.guest("Anna").open_table("me", "open")
