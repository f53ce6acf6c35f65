"""Frames on a socket that make no sense, and sockets that should not be open."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.hostile.neighbours import read_refusal
from tests.server.hostile.raw import request, send
from tests.server.running import Running
from tests.server.test_answers import after_the_bids, two_at_a_table

LARGEST = 16_384
"""The largest frame, as ``Settings.frame_bytes``."""

pytestmark = pytest.mark.usefixtures("neighbours")


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"decision": 10**30}, 400, "malformed"),
        ({"decision": 2**63}, 400, "malformed"),
        ({"decision": -1}, 400, "malformed"),
        ({"decision": "1"}, 400, "malformed"),
        ({"decision": None}, 400, "malformed"),
        ({"decision": 2**31 - 1}, 409, "stale"),
        ({"seat": 10**30}, 400, "malformed"),
        ({"seat": -1}, 400, "malformed"),
        ({"seat": 1}, 403, "not-your-seat"),
        ({"seat": 15}, 403, "not-your-seat"),
        ({"option": []}, 400, "malformed"),
        ({"option": {}}, 400, "malformed"),
        ({"option": [10**30]}, 400, "malformed"),
        ({"option": [1.5]}, 400, "malformed"),
        ({"option": [None]}, 400, "malformed"),
        ({"option": ["x" * 65]}, 400, "malformed"),
        ({"option": ["x"] * 33}, 400, "malformed"),
        ({"option": ["\ud800"]}, 400, "malformed"),
        ({"option": ["EARN"]}, 422, "illegal-answer"),
        ({"option": ["earn\u0000"]}, 422, "illegal-answer"),
        ({"id": {"a": 1}}, 400, "malformed"),
        ({"id": "x" * 65}, 400, "malformed"),
        ({"id": 10**30}, 400, "malformed"),
        ({"cheat": True}, 400, "malformed"),
        ({"type": "undo"}, 400, "malformed"),
        ({"type": "table"}, 400, "malformed"),
        ({"type": "accepted", "seq": 99}, 400, "malformed"),
        ({"type": None}, 400, "malformed"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_an_answer_that_was_not_asked_for_is_refused_and_the_socket_stays_open(
    server: Running, change: dict[str, Any], status: int, key: str
) -> None:
    anna, bela, table = after_the_bids(server)
    decision = anna.table(table)["decision"]
    answer = {"type": "answer", "decision": decision, "option": ["earn"], "seat": 0}
    with anna.socket(table) as watching:
        watching.connection.send(json.dumps(answer | change))
        refused = watching.until(lambda message: message["type"] == "refused")
        assert (refused["status"], refused["error"]["key"]) == (status, key)
        assert bela.table(table)["decision"] == decision
        watching.send(**answer)
        assert watching.until(lambda message: message["type"] == "accepted")["seq"] > decision


@pytest.mark.parametrize(
    "frame",
    [
        *("[" * LARGEST, '{"type":' * 2_000, '{"type": "answer", "option": ' + "[" * 5_000 + "]" * 5_000 + "}"),
        *("\u0000", "\ufeff{}", "null", "9" * LARGEST, '"' + "é" * 8_000, '{"type": "answer", "type": "pong", "x": [}'),
        *(b"\x00" * LARGEST, b"\xff\xfe", b'{"type": "pong"}', b""),
    ],
    ids=lambda frame: repr(frame[:20]),
)
def test_a_frame_that_cannot_be_read_is_refused_and_the_socket_stays_open(server: Running, frame: str | bytes) -> None:
    anna, _, table = two_at_a_table(server)
    with anna.socket(table) as watching:
        watching.connection.send(frame)
        refused = watching.until(lambda message: message["type"] == "refused")
        assert (refused["status"], refused["error"]["key"]) == (400, "malformed")
        anna.answer(table, "bid", 1)
        assert watching.table(lambda message: message["waiting"] == [1])


@pytest.mark.parametrize(
    "pieces",
    [["x" * (LARGEST + 1)], ["x" * 1_000] * 17, [b"x" * (LARGEST + 1)], [b"x" * 10_000, b"x" * 10_000]],
    ids=["one frame", "many pieces", "binary", "binary pieces"],
)
def test_a_message_that_is_too_large_closes_the_socket(server: Running, pieces: list[str]) -> None:
    anna, _, table = two_at_a_table(server)
    with anna.socket(table) as watching:
        with suppress(ConnectionClosed):  # it may be closed before the last piece
            watching.connection.send(pieces if len(pieces) > 1 else pieces[0])
        assert watching.close_code() == 1009
    with anna.socket(table) as again:
        assert again.table()["me"] == 0


def test_what_is_no_frame_closes_the_socket(server: Running) -> None:
    anna, _, table = two_at_a_table(server)
    for garbage in (b"\xff" * 100, b"GET / HTTP/1.1\r\n\r\n", b"\x81\x7f" + b"\xff" * 8, b"\x83\x80aaaa", b"\x81\x01a"):
        with anna.socket(table) as watching:
            watching.table()
            watching.connection.socket.sendall(garbage)
            assert watching.close_code() in (1002, 1006, 1009)
    assert anna.table(table)["waiting"] == [0, 1]


@pytest.mark.parametrize(
    "query", ["?since=x", "?since=1.5", "?since=" + "9" * 5_000, "?log=1e9", "?log=", "?since=%00"]
)
def test_a_socket_from_nowhere_is_refused(server: Running, query: str) -> None:
    anna, _, table = two_at_a_table(server)
    with pytest.raises(InvalidStatus) as refused, anna.socket(table, query):
        pass
    assert refused.value.response.status_code == 400
    assert read_refusal(refused.value.response.body)["key"] == "malformed"


@pytest.mark.parametrize("since", ["99999999999999999999", "-5", "2147483648"])
def test_a_client_that_claims_to_know_the_future_sees_what_happens_next(server: Running, since: str) -> None:
    anna, _, table = two_at_a_table(server)
    with anna.socket(table, f"?since={since}&log=99999999") as watching:
        watching.until(lambda message: message["type"] == "presence")
        anna.answer(table, "bid", 1)
        seen = watching.table(lambda message: message["waiting"] == [1])
        assert seen["log"]["from"] <= len(anna.table(table)["log"]["events"])


@pytest.mark.parametrize("table", ["nowhere", "%00", "a%00b", "x" * 65, "%F0%9F%8E%B2", "%2e%2e"])
def test_there_is_no_socket_where_there_is_no_table(server: Running, table: str) -> None:
    with pytest.raises(InvalidStatus) as refused, server.guest("Anna").socket(table):
        pass
    assert refused.value.response.status_code == 404


@pytest.mark.parametrize(
    "headers",
    [
        ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"],
        ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 99", "Sec-WebSocket-Key: x"],
        ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: \xff"],
    ],
)
def test_a_handshake_that_is_none_is_refused(server: Running, headers: list[str]) -> None:
    _, _, table = two_at_a_table(server)
    opening = request("GET", f"/api/tables/{table}/socket", *headers).replace(b"Connection: close\r\n", b"")
    assert send(server, opening).status in (400, 426)


def test_a_socket_is_nothing_for_plain_requests(server: Running) -> None:
    anna, _, table = two_at_a_table(server)
    assert anna.call("GET", f"/api/tables/{table}/socket").status_code == 404


def test_sockets_cut_off_in_the_middle_leave_nobody_behind(server: Running) -> None:
    anna, bela, table = two_at_a_table(server)
    with bela.socket(table) as watching:

        def come_and_vanish(_: int) -> None:
            with anna.socket(table) as vanishing:
                vanishing.send(type="pong")
                vanishing.connection.socket.close()

        with ThreadPoolExecutor(8) as pool:
            list(pool.map(come_and_vanish, range(24)))
        watching.until(lambda message: message.get("online") == [1])
        anna.answer(table, "bid", 1)
        assert watching.table(lambda message: message["waiting"] == [1])


def test_an_answer_is_kept_when_its_sender_hangs_up_at_once(server: Running) -> None:
    anna, bela, table = after_the_bids(server)
    decision = anna.table(table)["decision"]
    with bela.socket(table) as watching:
        with anna.socket(table) as sending:
            sending.send(type="answer", decision=decision, option=["earn"], seat=0)
        told = watching.table(lambda message: message["count"] == 3)
        assert told["log"]["events"][-1]["facts"] == {"seat": 0, "how": "earn"}
