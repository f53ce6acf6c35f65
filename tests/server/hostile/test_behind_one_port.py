"""Several processes behind one port: one dies, all are ended, and each thought of a bot is thought once."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from deskovka.server.claims import PostgresClaims
from deskovka.server.errors import NotReady, TooMany
from deskovka.server.handing import Share
from deskovka.server.identity.throttle import Throttle
from deskovka.server.limits import Limits
from tests.server.conftest import Serve
from tests.server.databases import Postgres
from tests.server.hostile import raw
from tests.server.hostile.process import QuickServerProcess
from tests.server.running import PATIENCE, Person, Running, finish, settings_for_tests, until


class SeveralProcesses(QuickServerProcess):
    """The command with two processes behind its port."""

    has_own_nursery = True

    @property
    def arguments(self) -> list[str]:
        return [*super().arguments, "--processes", "2"]

    @property
    def pid(self) -> int:
        assert self._child.pid is not None
        return self._child.pid

    def members(self) -> set[int]:
        """The processes that serve: each is a group of its own."""
        return {each for each in family(self.pid)[1:] if is_alive(each) and leads_a_group(each)}


def children(pid: int) -> list[int]:
    """The processes that any thread of a process has started."""
    found = list[int]()
    for thread in Path(f"/proc/{pid}/task").glob("*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            found += map(int, (thread / "children").read_text().split())
    return found


def family(pid: int) -> list[int]:
    """A process and all that come from it."""
    return [pid, *(each for child in children(pid) for each in family(child))]


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def leads_a_group(pid: int) -> bool:
    try:
        return os.getpgid(pid) == pid
    except ProcessLookupError:
        return False


def is_alive(pid: int) -> bool:
    return bool(command_of(pid))  # a process that nobody has buried yet has none


@pytest.fixture
def several(postgres: Postgres) -> Iterator[SeveralProcesses]:
    server = SeveralProcesses(postgres.new_database())
    try:
        yield server
    finally:
        server.stop()


def visitors(server: Running, like: Person, count: int) -> list[Person]:
    """The same person on connections of their own, which the system shares out among the processes."""
    found = [server.visitor() for _ in range(count)]
    for one in found:
        one.http.cookies.update(like.http.cookies)
        one.csrf = like.csrf
    return found


def test_all_processes_serve_one_that_dies_is_started_again_and_all_end_together(several: SeveralProcesses) -> None:
    members = several.members()
    assert len(members) == 2
    anna = several.guest("Anna")
    table = anna.open_table("me", "random", "random")
    for one in visitors(several, anna, 12):  # whichever process is asked
        message = one.table(table)
        assert message["me"] == 0
    until(lambda: looks_counted(anna) == 12)  # by all processes, whichever is asked; each counts when it has answered
    victim = min(members)
    os.kill(victim, signal.SIGKILL)
    until(lambda: len(several.members() - {victim}) == 2)
    until(lambda: '"message": "a process died"' in several.log())
    for one in visitors(several, anna, 6):
        assert patiently(one, table)["me"] == 0
    everybody = set(family(several.pid)) - {several.pid}
    assert len(everybody) > 2
    several.end(signal.SIGTERM)
    assert several._child.exitcode == 0
    until(lambda: all(not is_alive(pid) for pid in everybody))


def looks_counted(person: Person) -> float:
    """How often somebody has looked at a table."""
    route = r"deskovka_requests_total\{[^}]*route=\"/api/tables/\{table\}\"[^}]*\} (\S+)"
    return sum(map(float, re.findall(route, person.get("/metrics"))))


def patiently(person: Person, table: str) -> dict[str, Any]:
    """Look at a table; a connection that came to a process which was dying is made anew."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return person.table(table)
        except httpx.TransportError:
            assert time.monotonic() < end


def test_when_the_first_process_is_killed_no_other_stays_behind(several: SeveralProcesses) -> None:
    members = several.members()
    several.kill()
    until(lambda: all(not is_alive(pid) for pid in members))


def test_several_processes_on_a_file_are_refused_in_one_sentence(sqlite_url: str) -> None:
    with pytest.raises(AssertionError, match="Several processes need PostgreSQL: a SQLite file belongs to one"):
        SeveralProcesses(sqlite_url)


def test_each_thought_of_a_bot_is_thought_once(postgres: Postgres, serve: Serve) -> None:
    """Both processes look every few milliseconds for tables that wait for bots: a thought may take longer than that."""
    url = postgres.new_database()
    pair = [serve(database=url, sync_seconds=0.02, requests_at_once=10**6) for _ in range(2)]
    anna = pair[0].guest("Anna")
    tables = [anna.open_table("random", "random", game="legends") for _ in range(3)]
    visitor = pair[1].visitor()
    until(lambda: all(visitor.table(table)["result"] is not None for table in tables))
    with psycopg.connect(url) as connection:
        row = connection.execute("SELECT count(*) FROM changes WHERE kind = 'answer'").fetchone()
    assert row is not None
    assert sum(map(thoughts, pair)) == row[0] > 40


def thoughts(server: Running) -> int:
    """How often bots have thought in a process."""
    text = server.visitor().get("/metrics")
    return sum(int(float(count)) for count in re.findall(r"deskovka_bot_seconds_count\{[^}]*\} (\S+)", text))


def test_bots_think_where_there_is_room(postgres: Postgres, serve: Serve) -> None:
    """All tables are opened at one process; the other takes some of them, as soon as it hears of one in time."""
    url, many = postgres.new_database(), {"sync_seconds": 600.0, "tables_of_guest": 10_000}
    busy, idle = (serve(database=url, bot_answers_per_second=20.0, **many) for _ in range(2))
    anna, end = busy.guest("Anna"), time.monotonic() + PATIENCE
    while not thoughts(idle):
        anna.open_table("random", "random", "random")
        assert time.monotonic() < end
    until(lambda: thoughts(busy) > 0)


# Connections are handed to the process that has their table


Pair = tuple[Running, Running]


@pytest.fixture
def pair(postgres: Postgres, serve: Serve, tmp_path: Path) -> Pair:
    """Two processes that know of each other, each on a port of its own, so that it is known where somebody comes."""
    url = postgres.new_database()
    one, other = (
        serve(database=url, share=Share(place, 2, str(tmp_path)), processes=2, sync_seconds=600.0, logins_at_once=2)
        for place in (0, 1)
    )
    return one, other


def has_in_memory(server: Running, table: str) -> bool:
    return any(live.id == table for live in server.parts.tables.loaded)


def test_everybody_at_a_table_is_served_by_the_process_that_opened_it(pair: Pair) -> None:
    one, other = pair
    anna, bela = one.guest("Anna"), other.guest("Béla")
    table = anna.open_table("me", "open")
    bela.join(table, 1)  # through the other process, on a connection that has asked for something else before
    with bela.socket(table) as there, other.visitor().socket(table) as watcher, anna.socket(table) as here:
        for person, option in ((anna, 1), (bela, 0)):
            person.answer(table, "bid", option)
        for watching in (there, watcher, here):
            watching.table(lambda message: message["count"] == 2)
        assert (one.parts.hub.is_watched(table), other.parts.hub.is_watched(table)) == (True, False)
    assert (has_in_memory(one, table), has_in_memory(other, table)) == (True, False)
    assert bela.open_table("me", "open")  # the connection is good for anything else, where it is now


def test_guesses_are_counted_together_whichever_process_they_come_to(pair: Pair) -> None:
    """Two at once, as with one process, while no time passes; strangers come to both in turn."""
    for server in pair:
        server.parts.people.passwords._of_address_at_login._clock = lambda: 0.0
    pair[0].guest("Anna").post("/api/account", {"login": "anna", "password": "correct horse"}, 201)
    guess = {"login": "anna", "password": "wrong horse"}
    strangers = [pair[number % 2].visitor() for number in range(4)]
    statuses = [stranger.call("POST", "/api/session", guess).status_code for stranger in strangers]
    assert statuses == [401, 401, 429, 429]


def test_a_request_goes_along_whole_with_its_connection(pair: Pair) -> None:
    one, other = pair
    anna, bela = one.guest("Anna"), other.guest("Béla")
    table = anna.open_table("me", "open")
    bela.join(table, 1)
    body = json.dumps({"text": "x" * 400}).encode()
    head = raw.request(
        "POST",
        f"/api/tables/{table}/chat",
        f"Cookie: deskovka={bela.http.cookies['deskovka']}",
        f"X-CSRF-Token: {bela.csrf}",
        f"Content-Length: {len(body)}",
        "Content-Type: application/json",
    )
    for parts in ((head + body,), (head, body[:9], body[9:]), (head[:9], head[9:] + body)):  # the last stays there
        assert raw.send(other, *parts).status == 201
    assert [line["text"] for line in anna.table(table)["chat"]] == 3 * ["x" * 400]


def test_when_the_process_that_has_a_table_is_gone_any_other_serves_it(pair: Pair) -> None:
    one, other = pair
    anna, bela = one.guest("Anna"), other.guest("Béla")
    table = anna.open_table("me", "open")
    bela.join(table, 1)
    anna.answer(table, "bid", 1)
    one.stop()
    assert patiently(bela, table)["waiting"] == [1]
    bela.answer(table, "bid", 0)
    with bela.socket(table) as watching:
        assert watching.table()["count"] == 2
    assert has_in_memory(other, table)


def test_whoever_asks_for_a_table_of_a_process_without_time_is_served_where_they_came(
    postgres: Postgres, serve: Serve, tmp_path: Path
) -> None:
    share = Share(0, 2, str(tmp_path))
    server = serve(database=postgres.new_database(), share=share)
    table = next(name for name in map(str, count()) if not share.has(name))
    asking = raw.request("GET", f"/api/tables/{table}?{8_000 * 'x'}")
    with ExitStack() as stack:
        busy = stack.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET))
        busy.bind(share.address(1))
        busy.listen()  # and never looks
        asked = [
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE))
            for _ in range(120)  # more than there is room for
        ]
        for connection in asked:
            connection.sendall(asking)
        served, _, _ = select.select(asked, [], [], PATIENCE)
        assert served[0].recv(100).startswith(b"HTTP/1.1 404 ")


def test_a_process_that_dies_lets_go_of_what_it_had_taken(postgres: Postgres) -> None:
    conninfo = postgres.new_database()

    async def taken() -> list[bool]:
        one, other = PostgresClaims(conninfo), PostgresClaims(conninfo)
        found = [await one.take("table"), await other.take("table"), await other.is_taken("table")]
        await one.close()
        while not await other.take("table"):  # the database notices in a moment
            continue
        found += [await other.is_taken("table")]
        await other.release("table")
        found += [await other.is_taken("table")]
        await other.close()
        return found

    assert finish(taken()) == [True, False, True, True, False]


def test_nothing_is_taken_by_a_process_that_ends(postgres: Postgres) -> None:
    conninfo = postgres.new_database()

    async def takes_too_late() -> None:
        claims = PostgresClaims(conninfo)
        await claims.close()
        with pytest.raises(NotReady):
            await claims.take("table")

    finish(takes_too_late())


def test_a_nudge_reaches_whoever_looks_through_another_process(postgres: Postgres, serve: Serve) -> None:
    url = postgres.new_database()
    one, other = (serve(database=url) for _ in range(2))
    anna, bela = one.guest("Anna"), other.guest("Béla")
    table = anna.open_table("me", "open")
    bela.join(table, 1)
    anna.answer(table, "bid", 1)
    with bela.socket(table) as watching:
        watching.table()
        anna.post(f"/api/tables/{table}/nudge", {"seat": 1}, 204)
        assert watching.until(lambda message: message["type"] == "nudge")["by"] == "Anna"


def test_what_one_person_may_do_is_divided_among_the_processes() -> None:
    among_four = Throttle(per_second=2.0, at_once=10, among=4, clock=lambda: 100.0)
    assert [among_four.wait("eve") for _ in range(4)] == [0, 0, 0, 2]
    limits = Limits(settings_for_tests(processes=10))
    limits.check_mail("eve")
    with pytest.raises(TooMany):
        limits.check_mail("eve")
