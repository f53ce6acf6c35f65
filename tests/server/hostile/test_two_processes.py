"""Two server processes on one PostgreSQL: one is killed, a connection is cut, and nobody misses anything."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.databases import Postgres
from tests.server.hostile.process import QuickServerProcess, ServerProcess
from tests.server.running import Person, Running, Watching, until

Start = Callable[..., ServerProcess]


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def start(url: str) -> Iterator[Start]:
    """Starts processes that serve the same tables."""
    with ExitStack() as stack:

        def start_one(**settings: Any) -> ServerProcess:
            server = QuickServerProcess(url, **settings)
            stack.callback(server.stop)
            return server

        yield start_one


class Everywhere:
    """Somebody who is known to both processes, and asks now the one, now the other."""

    def __init__(self, name: str, one: Running, other: Running) -> None:
        at_one = one.guest(name)
        at_other = other.visitor()
        at_other.http.cookies.update(at_one.http.cookies)
        at_other.csrf = at_one.csrf
        self.at: list[Person] = [at_one, at_other]

    def answer_everywhere(self, table: str, asked: dict[str, Any], *options: list[Any]) -> list[httpx.Response]:
        """Send several answers to one question, each to both processes, all at once."""
        path, question = f"/api/tables/{table}/answers", {"decision": asked["decision"], "seat": asked["me"]}
        with ThreadPoolExecutor(2 * len(options)) as pool:
            sent = [
                pool.submit(person.call, "POST", path, question | {"option": option})
                for option in options
                for person in self.at
            ]
            return [one.result() for one in sent]


class Reader:
    """A watcher who keeps the log as the pages do."""

    def __init__(self, watching: Watching) -> None:
        self.watching = watching
        self.seqs: list[int] = []
        self.log: list[Any] = []

    def read_to(self, seq: int) -> None:
        """Read until the change is told."""
        while not self.seqs or self.seqs[-1] < seq:
            message = self.watching.table()
            self.seqs.append(message["seq"])
            assert message["log"]["from"] <= len(self.log)
            self.log[message["log"]["from"] :] = message["log"]["events"]


def seated(start: Start, **settings: Any) -> tuple[ServerProcess, ServerProcess, list[Everywhere], str]:
    one, other = start(**settings), start(**settings)
    people = [Everywhere("Anna", one, other), Everywhere("Béla", one, other)]
    table = people[0].at[0].open_table("me", "open", seed="two processes")
    people[1].at[1].join(table, 1)
    return one, other, people, table


def test_every_answer_may_go_through_another_process_and_all_watchers_see_it(start: Start) -> None:
    one, other, people, table = seated(start, sync_seconds=600.0)
    with one.visitor().socket(table) as here, other.visitor().socket(table) as there:
        readers = [Reader(here), Reader(there)]
        moves = 0
        while (message := people[0].at[moves % 2].table(table))["result"] is None:
            seat = message["waiting"][-1]
            person = people[seat].at[moves % 2]
            asked = person.table(table)
            seq = person.answer_to(table, asked, asked["question"]["options"][-1])["seq"]
            for reader in readers:
                reader.read_to(seq)
            moves += 1
        assert moves > 10
        whole = one.visitor().table(table)
        for reader in readers:
            assert reader.seqs == list(range(reader.seqs[0], whole["seq"] + 1))
            assert reader.log == whole["log"]["events"]
    assert other.visitor().table(table) == whole
    assert people[0].at[1].get(f"/api/tables/{table}/fair")["verified"] is True


def test_two_answers_at_once_never_both_win(start: Start) -> None:
    one, other, people, table = seated(start, sync_seconds=600.0)
    with one.visitor().socket(table) as here, other.visitor().socket(table) as there:
        readers = [Reader(here), Reader(there)]
        while (message := one.visitor().table(table))["result"] is None:
            person = people[message["waiting"][-1]]
            asked = person.at[0].table(table)
            options = asked["question"]["options"]
            replies = person.answer_everywhere(table, asked, options[0], options[-1])
            assert [reply.status_code for reply in replies] in ([200, 200, 409, 409], [409, 409, 200, 200])
            assert {reply.json()["seq"] for reply in replies if reply.is_success} == {asked["seq"] + 1}
            for reader in readers:
                reader.read_to(asked["seq"] + 1)
        assert readers[0].log == readers[1].log == message["log"]["events"]


def test_whoever_comes_while_another_process_changes_the_table_misses_nothing(start: Start) -> None:
    one, _, people, table = seated(start, sync_seconds=600.0)
    anna, bela = people
    anna.at[0].answer(table, "bid", 1)
    bela.at[1].answer(table, "bid", 0)
    with ThreadPoolExecutor(1) as pool:
        for change in 20 * (lambda: anna.at[1].answer(table, "earn"), lambda: anna.at[1].undo(table)):
            changing = pool.submit(change)
            with one.visitor().socket(table) as watching:
                seq = changing.result()["seq"]
                Reader(watching).read_to(seq)
    assert one.visitor().table(table)["seq"] == seq


class Present(threading.Thread):
    """Somebody who answers pings whatever else happens, and remembers how the table stands and who is there."""

    def __init__(self, watching: Watching) -> None:
        super().__init__(daemon=True)
        self.watching = watching
        self.count = 0
        self.online: list[int] = []
        self.start()

    def run(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                message = self.watching.receive()
                self.count = message.get("count", self.count)
                self.online = message.get("online", self.online)


def test_when_one_process_is_killed_the_other_goes_on(start: Start) -> None:
    one, _, people, table = seated(start, ping_seconds=3.0, sync_seconds=0.5)
    (anna, anna_elsewhere), (_, bela) = (person.at for person in people)
    with bela.socket(table) as watching, anna.socket(table):
        present = Present(watching)
        until(lambda: present.online == [0, 1])
        anna.answer(table, "bid", 1)
        one.kill()
        bela.answer(table, "bid", 0)
        anna_elsewhere.answer(table, "earn")
        until(lambda: present.count == 3)
        until(lambda: present.online == [1])
    one.start()
    assert anna.table(table)["count"] == 3


def test_bots_of_a_killed_process_are_taken_over_by_the_other(start: Start) -> None:
    one = start(bot_answers_per_second=1 / 600)
    anna = one.guest("Anna")
    table = anna.open_table("random", "greedy")
    other = start(sync_seconds=0.3)
    one.kill()
    with other.visitor().socket(table) as watching:
        last = watching.table(lambda message: message["result"] is not None)
    assert last["table"]["status"] == "finished"


def test_a_listener_that_was_cut_off_catches_up(start: Start, url: str) -> None:
    _, other, people, table = seated(start, sync_seconds=600.0)
    anna, bela = people[0].at[0], people[1].at[1]
    with bela.socket(table) as watching, psycopg.connect(url, autocommit=True) as database:
        reader = Reader(watching)
        reader.read_to(0)
        for person, option in ((anna, ("bid", 0)), (people[1].at[0], ("bid", 1)), (people[1].at[0], ("earn",))):
            cut = listeners(database)
            assert len(cut) == 2
            for pid in cut:
                database.execute("SELECT pg_terminate_backend(%s)", [pid])
            reader.read_to(person.answer(table, *option)["seq"])
            until(lambda: len(listeners(database) - cut) == 2)  # noqa: B023 (at once)
        bela.undo(table)
        assert watching.table(lambda message: message["count"] == 2)
    assert '"level": "error"' not in other.log()


def listeners(database: psycopg.Connection[Any]) -> set[int]:
    """The connections that listen for changes."""
    found = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
    return {pid for (pid,) in database.execute(found)}
