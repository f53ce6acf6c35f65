"""A disk that is full: what was acknowledged is there, the rest is refused, and with room again everything goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, create_engine, text

from tests.server.conftest import Serve
from tests.server.hostile.test_records import from_snapshot, upload
from tests.server.running import Person, Running, until
from tests.server.test_answers import two_at_a_table

T = TypeVar("T")

_NO_ROOM = "PRAGMA max_page_count = 1"  # never fewer than it has: it cannot grow
_ROOM = "PRAGMA max_page_count = 1000000"


def limit(server: Running, pragma: str) -> None:
    """Let the file of the database grow no more, or again."""
    server.parts.database.submit(lambda connection: connection.exec_driver_sql(pragma).close(), None).result()


def test_on_a_full_disk_nothing_is_acknowledged_that_is_not_kept(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    people = [server.guest(f"Guest {number}") for number in range(8)]
    table = people[0].open_table("me", "open")
    people[1].join(table, 1)
    people[0].answer(table, "bid", 1)
    limit(server, _NO_ROOM)

    def talk(person: Person) -> list[tuple[int, str]]:
        """Lines that were acknowledged, with their numbers; the others were refused as what they are."""
        heard = []
        for number in range(12):
            line = f"{number} {person.csrf}".ljust(490, "x")
            response = person.call("POST", f"/api/tables/{table}/chat", {"text": line})
            assert response.status_code in (201, 500, 503)
            if response.status_code == 201:
                heard.append((response.json()["seq"], line))
        return heard

    with ThreadPoolExecutor(len(people)) as pool:
        acknowledged = {line for heard in pool.map(talk, people) for line in heard}
    assert len(acknowledged) < 8 * 12
    limit(server, _ROOM)
    people[1].answer(table, "bid", 0)
    seq = people[0].table(table)["seq"]
    server.stop()
    engine = create_engine(sqlite_url)
    with engine.connect() as connection:
        kept = {(row.seq, row.text) for row in connection.execute(text("SELECT seq, text FROM chat"))}
        numbers = list(connection.execute(text("SELECT seq FROM changes ORDER BY seq")).scalars())
    engine.dispose()
    assert acknowledged <= kept
    assert numbers == list(range(1, seq + 1))


def test_what_shares_a_commit_with_what_finds_no_room_is_not_acknowledged_either(serve: Serve, sqlite_url: str) -> None:
    """An answer that fits, a record that does not, and a token after it, all in one commit."""
    server = serve(database=sqlite_url)
    anna, _, table = two_at_a_table(server)
    eve, database, asked = server.guest("Eve"), server.parts.database, anna.table(table)
    limit(server, _NO_ROOM)
    go_on, waiting = threading.Event(), list[str]()
    database.submit(lambda _: go_on.wait(), None)
    submit = database.submit

    def noted(work: Callable[[Connection], T], notify: str | None) -> Future[T]:
        waiting.append(work.__qualname__)
        return submit(work, notify)

    database.submit = noted  # type: ignore[method-assign]  # to know that each waits before the next comes
    with ThreadPoolExecutor(3) as pool:
        body = {"decision": asked["decision"], "option": ["bid", 1], "seat": 0}
        answer = pool.submit(anna.call, "POST", f"/api/tables/{table}/answers", body)
        until(lambda: any("Tables._store" in name for name in waiting))
        record = pool.submit(upload, eve, from_snapshot(goats=[10**6] * 30_000))
        until(lambda: any("Archive.upload" in name for name in waiting))
        token = pool.submit(eve.call, "POST", "/api/tokens", {"name": "a small thing"})
        until(lambda: any("token" in name for name in waiting))
        go_on.set()
    assert record.result().status_code == 503
    limit(server, _ROOM)
    server.stop()
    server = serve(database=sqlite_url)
    for person in (anna, eve):
        person.move_to(server)
    assert (answer.result().status_code == 200) == (anna.table(table)["seq"] > asked["seq"])
    assert (token.result().status_code == 201) == bool(eve.get("/api/tokens"))
    anna.answer_to(table, asked, ["bid", 1])  # again, or for the first time
