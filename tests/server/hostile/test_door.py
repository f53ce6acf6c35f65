"""Requests that never end, connections without number, and lists that somebody would like to fill."""

from __future__ import annotations

import socket
from contextlib import ExitStack

import pytest

from deskovka.server.door import proxies_of
from deskovka.server.settings import BadSetting
from tests.server.conftest import Serve
from tests.server.hostile.raw import Reply, request
from tests.server.running import PATIENCE, Running, settings_for_tests, until

HALF_A_HEAD = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
)


def connection(server: Running, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE, source_address=(address, 0))


def read_all(connected: socket.socket) -> bytes:
    """What the server says until it hangs up."""
    received = b""
    try:
        while piece := connected.recv(65_536):
            received += piece
    except ConnectionError:
        pass
    return received


def test_one_address_cannot_shut_the_door_for_others(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, connections_per_address=50, header_seconds=60.0)
    with ExitStack() as stack:
        for _ in range(50):
            stack.enter_context(connection(server)).sendall(HALF_A_HEAD)
        for _ in range(20):
            assert Reply(read_all(stack.enter_context(connection(server)))).status == 429
        other = stack.enter_context(connection(server, "127.0.0.2"))
        other.sendall(request("GET", "/api/me"))
        assert Reply(read_all(other)).status == 200
    until(lambda: server.visitor().call("GET", "/api/me").status_code == 200)  # those that hung up are counted down


@pytest.mark.parametrize("half", [b"", HALF_A_HEAD, HALF_A_BODY], ids=["nothing", "head", "body"])
def test_a_request_that_never_ends_is_hung_up_on(serve: Serve, sqlite_url: str, half: bytes) -> None:
    server = serve(database=sqlite_url, header_seconds=0.5, body_seconds=0.5)
    with connection(server) as slow:
        slow.sendall(half)
        assert read_all(slow) == b""
    until(lambda: not server.connections)


def test_whoever_asks_again_on_the_same_connection_has_the_time_anew(serve: Serve, sqlite_url: str) -> None:
    visitor, ends = serve(database=sqlite_url).visitor(), list[float]()

    def hung_up_on_later() -> bool:
        (kept,) = visitor.server.connections
        return kept._late is not None and kept._late.when() > max(ends, default=0.0)

    for _ in range(3):
        visitor.get("/api/me")
        until(hung_up_on_later)
        ends += [kept._late.when() for kept in visitor.server.connections]
    assert len(ends) == 3


def test_sockets_do_not_count_as_connections(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, connections_per_address=3)
    anna = server.guest("Anna")
    table = anna.open_table("me", "open")
    with ExitStack() as stack:
        sockets = [stack.enter_context(anna.socket(table)) for _ in range(10)]
        assert [watching.table()["seq"] for watching in sockets] == [0] * 10


def test_a_proxy_holds_the_connections_of_everybody(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, connections_per_address=1, proxies="127.0.0.0/8")
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(connection(server)).sendall(HALF_A_HEAD)
        assert server.visitor().get("/api/me")["user"] is None


@pytest.mark.parametrize("proxies", ["*", "10.0.0.1,*", "somewhere"])
def test_everybody_is_no_proxy(proxies: str) -> None:
    with pytest.raises(BadSetting, match="DESKOVKA_PROXIES"):
        proxies_of(settings_for_tests(proxies=proxies))


def test_four_guests_cannot_fill_the_list_of_open_tables(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna = server.guest("Anna")
    table = anna.open_table("me", "open")
    for name in ("Eve", "Eva", "Evita", "Ewa"):
        guest = server.guest(name)
        for _ in range(26):
            guest.open_table("me", "open")
    listed = anna.get("/api/tables?which=open")
    assert table in [found["id"] for found in listed]
    assert len(listed) == 1 + 4 * 3
