"""Too many requests, guests, sign-ins, tables, sockets, lines: each is refused, and others are let in again."""

from __future__ import annotations

import socket
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.conftest import Serve
from tests.server.hostile.neighbours import Neighbours, read_refusal, refusal
from tests.server.hostile.raw import request
from tests.server.hostile.test_records import from_snapshot, upload, working
from tests.server.running import Person, Running, until
from tests.server.test_answers import two_at_a_table


def waits(response: httpx.Response) -> int:
    """How long somebody who came too often is told to wait."""
    error = refusal(response, 429)
    assert error["key"] == "too-many"
    assert response.headers["retry-after"] == str(error["facts"]["seconds"])
    return int(error["facts"]["seconds"])


def test_requests_from_one_address_are_limited_whoever_makes_them(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, requests_per_second=0.001, requests_at_once=12)
    anna = server.guest("Anna")
    statuses = [anna.call("GET", path).status_code for path in ("/api/me", "/api/games", "/api/nowhere") * 4]
    assert statuses == [200, 200, 404] * 3 + [200, 200, 429]
    assert waits(server.visitor().call("POST", "/api/guest", {"name": "Béla"})) > 900
    with pytest.raises(InvalidStatus) as refused, anna.socket("nowhere"):
        pass
    assert refused.value.response.status_code == 429
    assert anna.call("GET", "/").status_code == 200  # the pages and what looks after the server stay open
    assert anna.get("/health") == {"status": "ok"}


def test_the_limit_lets_go_again(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, requests_per_second=2.0, requests_at_once=3)
    anna, now = server.visitor(), 0.0
    server.parts.limits._requests._clock = lambda: now
    for expected in ([200, 200, 200, 429, 429], [200, 429], [200, 429]):
        assert [anna.call("GET", "/api/me").status_code for _ in expected] == expected
        assert anna.get("/health") == {"status": "ok"}
        now += 0.5


def test_guests_from_one_address_are_limited(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, guests_at_once=5)
    anna = server.guest("Anna")
    for number in range(4):
        server.guest(f"Guest {number}")
    assert waits(server.visitor().call("POST", "/api/guest", {"name": "One more"})) <= 10
    assert anna.get("/api/me")["user"]["name"] == "Anna"


def test_passwords_of_many_accounts_cannot_be_tried_from_one_address(new_server: Running) -> None:
    visitor, limit = new_server.visitor(), new_server.parts.people.passwords._of_address
    limit._clock = lambda: 0.0  # however long a password takes
    for _ in range(39):  # each real attempt would take as long as a password is made to take
        assert limit.wait(("127.0.0.1", "")) == 0
    responses = [
        visitor.call("POST", "/api/session", {"login": f"login{number}", "password": "wrong horse"})
        for number in range(2)
    ]
    assert refusal(responses[0], 401)["key"] == "wrong-password"
    assert waits(responses[1]) <= 3


def test_tables_of_one_person_are_limited(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, tables_of_guest=3, tables_of_account=4)
    anna = server.guest("Anna")
    tables = [anna.open_table("me", "open") for _ in range(3)]
    wish = {"game": "harvest", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    error = refusal(anna.call("POST", "/api/tables", wish), 409)
    assert (error["key"], error["facts"]) == ("too-many-tables", {"most": 3})
    anna.post("/api/account", {"login": "anna", "password": "correct horse"}, 201)
    anna.open_table("me", "open")
    assert refusal(anna.call("POST", "/api/tables", wish), 409)["facts"] == {"most": 4}
    anna.post(f"/api/tables/{tables[0]}/leave", expected=204)
    anna.open_table("me", "open")
    server.guest("Béla").open_table("me", "open")


def test_tables_opened_at_once_are_counted_one_after_another(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, tables_of_guest=5)
    anna = server.guest("Anna")
    wish = {"game": "harvest", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    with ThreadPoolExecutor(10) as pool:
        statuses = list(pool.map(lambda _: anna.call("POST", "/api/tables", wish).status_code, range(20)))
    assert (statuses.count(201), statuses.count(409)) == (5, 15)


def test_sockets_are_limited_and_counted_down_again(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, sockets_per_user=20, sockets_per_address=25)
    anna, bela, table = two_at_a_table(server)
    for _ in range(3):
        with ExitStack() as stack:
            for person in [anna] * 20 + [bela] * 5:
                stack.enter_context(person.socket(table))
            for person in (anna, bela, server.visitor()):
                with pytest.raises(InvalidStatus) as refused, person.socket(table):
                    pass
                assert refused.value.response.status_code == 429
                assert read_refusal(refused.value.response.body)["key"] == "too-many"
        until(lambda: open_sockets(server) == 0)
    anna.answer(table, "bid", 1)
    with bela.socket(table) as watching:
        watching.table(lambda message: message["waiting"] == [1])


def test_talk_and_records_of_one_person_are_limited(
    server: Running, neighbours: Neighbours, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bela, table = two_at_a_table(server)
    monkeypatch.setattr(server.parts.limits._chat, "_clock", lambda: 0.0)  # however long a line takes
    said = [anna.call("POST", f"/api/tables/{table}/chat", {"text": f"line {number}"}) for number in range(22)]
    assert [response.status_code for response in said] == [201] * 20 + [429] * 2
    assert waits(said[-1]) <= 1
    bela.post(f"/api/tables/{table}/chat", {"text": "quiet, please"}, 201)
    sent = [anna.http.post("/api/records", headers={"X-CSRF-Token": anna.csrf or ""}) for _ in range(30)]
    assert [response.status_code for response in sent[:20]] == [422] * 20
    assert waits(sent[-1]) <= 10
    neighbours.play_on()


def table_with_large_messages(anna: Person, bela: Person) -> str:
    """A table with so many goats that every message about it is large."""
    record = upload(anna, from_snapshot(goats=[0] * 40_000, **working(1_000))).json()["id"]
    wish = {"at": 0, "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = str(anna.post(f"/api/tables/{record}/continue", wish, 201)["id"])
    bela.join(table, 1)
    return table


def test_somebody_who_reads_nothing_is_dropped_and_holds_nobody_up(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, socket_backlog=4, ping_seconds=3_600.0)  # its silence alone drops nobody
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = table_with_large_messages(anna, bela)
    with socket.socket() as deaf, bela.socket(table) as watching:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        deaf.connect(("127.0.0.1", server.port))
        upgrade = ("Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
        opening = request("GET", f"/api/tables/{table}/socket", *upgrade)
        deaf.sendall(opening.replace(b"Connection: close", b"Connection: Upgrade"))
        until(lambda: open_sockets(server) == 2)
        seq = watching.table()["seq"]
        for moves in range(1, 100):
            anna.answer(table, "rest")
            assert watching.table()["seq"] == seq + moves
            if open_sockets(server) == 1:
                break
        until(lambda: open_sockets(server) == 1)  # which takes a second: who is dropped is told so first


def open_sockets(server: Running) -> int:
    lines = str(server.visitor().get("/metrics")).splitlines()
    (line,) = [line for line in lines if line.startswith("deskovka_sockets ")]
    return int(float(line.split()[1]))
