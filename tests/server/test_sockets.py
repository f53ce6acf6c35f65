"""Sockets: what is sent, what is refused, and when they are closed."""

from __future__ import annotations

import asyncio
import json
import selectors
from collections.abc import Callable, MutableMapping
from contextlib import suppress
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection as DatabaseConnection
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from deskovka.server.identity.callers import NOBODY
from deskovka.server.sockets.connection import TOO_SLOW, Connection
from deskovka.server.sockets.endpoint import _ping
from tests.server.conftest import Serve
from tests.server.running import Person, Running, finish, until
from tests.server.test_answers import after_the_bids

T = TypeVar("T")


def test_a_socket_begins_with_what_is_newer_than_the_client_has(server: Running) -> None:
    anna, bela, table = after_the_bids(server)
    message = bela.table(table)
    have = f"?since={message['seq']}&log={len(message['log']['events'])}"
    with bela.socket(table, have) as watching:
        assert watching.receive()["type"] == "presence"
        anna.answer(table, "earn")
        news = watching.table()
        assert news["log"]["from"] == len(message["log"]["events"])
        assert len(news["log"]["events"]) == 1
    with bela.socket(table, have) as watching:
        assert watching.receive()["seq"] == message["seq"] + 1
    anna.undo(table)
    with bela.socket(table, have) as watching:
        whole = watching.table()
        assert (whole["log"]["from"], whole["log"]["events"]) == (0, message["log"]["events"])


def test_nobody_waits_for_those_who_sit_down_at_other_tables(serve: Serve, sqlite_url: str) -> None:
    """After a restart everybody comes back at once: if each waited for all before, the last would be told nothing."""
    server = serve(database=sqlite_url)
    anna, bela = server.guest("Anna"), server.guest("Béla")
    here, there = anna.open_table("me", "open"), bela.open_table("me", "open")
    database, write, stored = server.parts.database, server.parts.database.write, asyncio.Event()

    async def write_late(work: Callable[[DatabaseConnection], T], notify: str | None = None) -> T:
        if notify == there:
            await stored.wait()
        return await write(work, notify)

    database.write = write_late  # type: ignore[method-assign]  # as if the disk were slow for one table
    with bela.socket(there) as waiting:
        with anna.socket(here) as watching:
            assert watching.receive()["type"] == "table"
        server.do(_set(stored))
        assert waiting.receive()["type"] == "table"


async def _set(event: asyncio.Event) -> None:
    event.set()


def test_what_the_client_knows_from_the_message_before_is_not_sent_again(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open", game="legends", setup={"preparation": "drawn"})
    bela.join(table, 1)
    with bela.socket(table) as watching:
        watching.until(lambda message: message["type"] == "presence")
        protocol, received = watching.connection.protocol, bytearray()
        take = protocol.receive_data

        def count(data: bytes) -> None:
            received.extend(data)
            take(data)

        protocol.receive_data = count  # type: ignore[method-assign, assignment]
        asked = (anna, bela)[anna.table(table)["waiting"][0]]
        asked.answer(table, *asked.table(table)["question"]["options"][0])
        size = len(json.dumps(watching.table()))
        assert size > 10_000
        assert len(received) < size / 10


def test_answers_on_a_socket_are_refused_like_others(server: Running) -> None:
    anna, bela, table = after_the_bids(server)
    decision = anna.table(table)["decision"]
    with anna.socket(table) as watching:
        for option, said_decision, seat, status, key in (
            (["plough"], decision, 0, 422, "illegal-answer"),
            (["earn"], decision - 1, 0, 409, "stale"),
            (["earn"], decision, 1, 403, "not-your-seat"),
        ):
            watching.send(type="answer", decision=said_decision, option=option, seat=seat, id="mine")
            refused = watching.until(lambda message: message["type"] == "refused")
            assert (refused["id"], refused["status"], refused["error"]["key"]) == ("mine", status, key)
    with server.visitor().socket(table) as watching:
        watching.send(type="answer", decision=decision, option=["earn"], seat=0, id=1)
        assert watching.until(lambda message: message["type"] == "refused")["status"] == 401
    assert bela.table(table)["decision"] == decision


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"type": "dance"}',
        '{"type": "answer"}',
        b"\x00\xff",
        '{"type": "answer", "id": {}}',
    ],
)
def test_a_frame_that_cannot_be_read_is_refused_and_the_socket_stays_open(server: Running, frame: str | bytes) -> None:
    anna, _, table = after_the_bids(server)
    with anna.socket(table) as watching:
        watching.connection.send(frame)
        refused = watching.until(lambda message: message["type"] == "refused")
        assert (refused["status"], refused["error"]["key"]) == (400, "malformed")
        watching.send(type="answer", decision=anna.table(table)["decision"], option=["earn"], seat=0, id=1)
        assert watching.until(lambda message: message["type"] == "accepted")["id"] == 1


def test_a_frame_that_is_too_large_closes_the_socket(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    with anna.socket(table) as watching:
        watching.connection.send("x" * 20_000)
        assert watching.close_code() == 1009


def test_a_client_that_floods_is_closed(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    with anna.socket(table) as watching:
        with suppress(ConnectionClosed):
            for _ in range(100):
                watching.send(type="pong")
        assert watching.close_code() == 4429


def test_a_client_is_pinged_and_closed_when_it_stays_silent(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, ping_seconds=0.2)
    anna, _, table = after_the_bids(server)
    with anna.socket(table) as watching:
        watching.until(lambda message: message["type"] == "ping")
        assert watching.close_code() == 4408


class HastyLoop(asyncio.SelectorEventLoop):
    """A loop whose clock jumps to whatever comes next: hours pass in a moment."""

    def __init__(self) -> None:
        self._skipped = 0.0
        super().__init__(_HastySelector(self))

    def time(self) -> float:
        return self._skipped

    def skip(self, seconds: float) -> None:
        self._skipped += seconds


class _HastySelector(selectors.DefaultSelector):
    def __init__(self, loop: HastyLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self._loop.skip(timeout or 0.0)
        return super().select(0)


async def _nothing() -> MutableMapping[str, Any]:
    return {}


async def _to_nobody(message: MutableMapping[str, Any]) -> None:
    del message


def test_a_client_that_answers_pings_stays_until_it_falls_silent() -> None:
    async def pinged() -> tuple[float, float]:
        connection = Connection(WebSocket({"type": "websocket"}, _nothing, _to_nobody), NOBODY, "en", backlog=1_000)
        pings = asyncio.create_task(_ping(connection, every=20.0))
        clock = asyncio.get_running_loop()
        for _ in range(100):
            await asyncio.sleep(20.0)
            connection.heard = clock.time()
        silent = connection.heard
        await pings
        return silent, clock.time()

    silent, closed = finish(pinged(), HastyLoop)
    assert silent >= 2_000
    assert 50 < closed - silent <= 80


def test_sockets_of_one_person_and_of_one_address_are_limited(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, sockets_per_user=2, sockets_per_address=3)
    anna, bela, table = after_the_bids(server)
    with anna.socket(table), anna.socket(table):
        with pytest.raises(InvalidStatus) as refused, anna.socket(table):
            pass
        assert refused.value.response.status_code == 429
        with bela.socket(table), pytest.raises(InvalidStatus), server.visitor().socket(table):
            pass
    assert until(lambda: _let_in(anna, table)) == "table"  # when the server has noticed that the others are closed


def _let_in(person: Person, table: str) -> str | None:
    """The type of the first message of a new socket, if it is let in."""
    try:
        with person.socket(table) as watching:
            return str(watching.receive()["type"])
    except InvalidStatus:
        return None


def test_a_client_that_does_not_keep_up_is_dropped() -> None:
    closed: list[Any] = []

    async def receive() -> MutableMapping[str, Any]:
        return await asyncio.Future()

    async def send(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.close":
            closed.append(message["code"])
        elif message["type"] == "websocket.send":
            await asyncio.Future()  # the network takes nothing

    async def serve_slowly() -> None:
        scope = {"type": "websocket", "path": "/", "headers": [], "query_string": b""}

        async def connected() -> MutableMapping[str, Any]:
            return {"type": "websocket.connect"}

        socket = WebSocket(scope, connected, send)
        await socket.accept()
        connection = Connection(socket, NOBODY, "en", backlog=3)
        waiting = [asyncio.create_task(asyncio.sleep(60)) for _ in range(2)]
        running = asyncio.create_task(connection.run(*waiting))
        await asyncio.sleep(0)
        for _ in range(5):
            connection.offer("news")
        await asyncio.wait_for(running, 5)

    finish(serve_slowly())
    assert closed == [TOO_SLOW]


def test_sockets_are_told_when_the_server_is_started_again(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna, _, table = after_the_bids(server)
    with anna.socket(table) as watching:
        watching.table()
        server.stop()
        assert watching.close_code() == 1012
