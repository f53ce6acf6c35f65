"""Requests that make no sense: each is refused with its status and one sentence, and nobody else notices."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.hostile.neighbours import read_refusal, refusal
from tests.server.hostile.raw import request, send
from tests.server.running import Person, Running
from tests.server.test_answers import after_the_bids

MOST = 65_536
"""The largest body, as ``Settings.body_bytes``."""
SEATS = [{"kind": "me"}, {"kind": "open"}]
WISH = {"game": "harvest", "setup": {"players": 2}, "seats": SEATS}

pytestmark = pytest.mark.usefixtures("neighbours")


def post_text(person: Person, path: str, text: bytes | str) -> Any:
    headers = {"Content-Type": "application/json", "X-CSRF-Token": person.csrf or ""}
    return person.http.post(path, content=text, headers=headers)


# Bodies


@pytest.mark.parametrize(
    "text",
    [
        *(b"", b"{", b"nonsense", b'{"name": "Anna"', b'{"name": "Anna",}', b"{'name': 'Anna'}", b'{"name": "\x00"}'),
        *(b"\xff\xfe\xfd", b'{"name": "\xe9"}', b'{"name": "\\x41"}', b'{"name": "Anna"} {"name": "Anna"}'),
        *(b"[" * 60_000, b'{"name":' * 7_000, b'{"name": ' + b"9" * 60_000 + b"}"),
    ],
    ids=lambda text: repr(text[:20]),
)
def test_a_body_that_is_no_json_is_malformed(server: Running, text: bytes) -> None:
    error = refusal(post_text(server.visitor(), "/api/guest", text), 422 if text == b"" else 400)
    assert error["key"] == ("invalid" if text == b"" else "malformed")


@pytest.mark.parametrize(
    "text",
    [
        *("null", "1", '"Anna"', "[]", "[1, 2]", "true", "{}", '{"name": null}', '{"name": 1}', '{"name": ["Anna"]}'),
        *('{"name": {"name": "Anna"}}', '{"name": NaN}', '{"name": Infinity}', '{"nom": "Anna"}', '{"name": true}'),
        *('{"name": "Anna", "admin": true}', '{"name": "\\ud800"}', '{"name": "Anna", "\\ud800": 1}'),
    ],
)
def test_json_of_another_form_is_not_allowed(server: Running, text: str) -> None:
    visitor = server.visitor()
    assert refusal(post_text(visitor, "/api/guest", text), 422)["key"] == "invalid"
    assert visitor.get("/api/me")["user"] is None


@pytest.mark.parametrize(
    "change",
    [
        *({"game": 1}, {"game": "x" * 65}, {"setup": []}, {"setup": "players"}, {"seats": []}, {"seats": {}}),
        *({"seats": SEATS * 9}, {"seats": [{"kind": "king"}, {"kind": "me"}]}, {"seats": ["me", "open"]}),
        *({"seats": [{"kind": "bot"}, {"kind": "me"}]}, {"seats": [{"kind": "me", "user": "x"}, {"kind": "open"}]}),
        *({"public": "yes"}, {"public": 1}, {"watchers": "everybody"}, {"after_end": None}, {"seed": 7}),
        *({"seed": "x" * 65}, {"seed": "\ud800"}, {"owner": "somebody"}),
    ],
    ids=str,
)
def test_a_table_of_another_form_is_not_allowed(server: Running, change: dict[str, Any]) -> None:
    anna = server.guest("Anna")
    assert refusal(post_text(anna, "/api/tables", json.dumps(WISH | change)), 422)["key"] == "invalid"
    assert anna.get("/api/tables?which=mine") == []


@pytest.mark.parametrize("game", ["harvest", "legends"])
@pytest.mark.parametrize(
    "setup",
    [
        *('{"players": 0}', '{"players": -1}', '{"players": 1e3}', '{"players": 2.5}', '{"players": true}'),
        *('{"players": null}', '{"players": "2"}', '{"players": NaN}', '{"players": []}', '{"players": {"a": 1}}'),
        *('{"players": 18446744073709551616}', '{"players": ' + "9" * 4_000 + "}", '{"players": -1e999}'),
        *('{"players": 2, "cheat": true}', '{"\\ud800": 1}', '{"players": "\\ud800"}', '{"' + "x" * 50_000 + '": 1}'),
        *('{"players": "' + "x" * 50_000 + '"}', '{"players": ' + "[" * 900 + "]" * 900 + "}"),
    ],
    ids=lambda setup: setup[:30],
)
def test_a_set_up_that_the_game_does_not_know_is_not_allowed(server: Running, game: str, setup: str) -> None:
    anna = server.guest("Anna")
    text = f'{{"setup": {setup}}}'
    error = refusal(post_text(anna, f"/api/games/{game}/setup", text), 422)
    assert error["key"] in ("bad-setup", "unknown-option")
    wish = json.dumps({"game": game, "seats": SEATS})[:-1] + f', "setup": {setup}}}'
    assert refusal(post_text(anna, "/api/tables", wish), 422)["key"] == error["key"]


@pytest.mark.parametrize("path", ["/api/guest", "/api/tables", "/api/tables/x/answers", "/nowhere"])
def test_a_body_that_is_too_large_is_refused_before_it_is_read(server: Running, path: str) -> None:
    announced = request("POST", path, f"Content-Length: {10**12}")
    reply = send(server, announced)
    assert (reply.status, reply.error["key"], reply.error["facts"]) == (413, "too-large", {"most": MOST})


def test_a_body_without_an_end_is_read_only_as_far_as_it_may_be_long(server: Running) -> None:
    head = request("POST", "/api/guest", "Transfer-Encoding: chunked", "Content-Type: application/json")
    reply = send(server, head, f"{MOST + 1:x}\r\n".encode(), b" " * (MOST + 1), b"\r\n")
    assert (reply.status, reply.error["key"]) == (413, "too-large")


def test_a_body_of_just_the_largest_size_is_read(server: Running) -> None:
    text = b'{"name": "Anna"}'
    assert post_text(server.visitor(), "/api/guest", text + b" " * (MOST - len(text))).status_code == 201
    refusal(post_text(server.visitor(), "/api/guest", text + b" " * (MOST - len(text) + 1)), 413)


# Answers


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"decision": -1}, 422, "invalid"),
        ({"decision": 10**30}, 422, "invalid"),
        ({"decision": 2**63}, 422, "invalid"),
        ({"decision": 2**31 - 1}, 409, "stale"),
        ({"decision": 0}, 409, "stale"),
        ({"decision": 1.5}, 422, "invalid"),
        ({"decision": "1"}, 422, "invalid"),
        ({"decision": True}, 422, "invalid"),
        ({"seat": 1}, 403, "not-your-seat"),
        ({"seat": 15}, 403, "not-your-seat"),
        ({"seat": 16}, 422, "invalid"),
        ({"seat": -1}, 422, "invalid"),
        ({"seat": None}, 422, "invalid"),
        ({"option": []}, 422, "invalid"),
        ({"option": "earn"}, 422, "invalid"),
        ({"option": [["earn"]]}, 422, "invalid"),
        ({"option": [None]}, 422, "invalid"),
        ({"option": [True]}, 422, "invalid"),
        ({"option": [1.0]}, 422, "invalid"),
        ({"option": [10**30]}, 422, "invalid"),
        ({"option": ["x" * 65]}, 422, "invalid"),
        ({"option": ["earn"] * 33}, 422, "invalid"),
        ({"option": ["\ud800"]}, 422, "invalid"),
        ({"option": ["EARN"]}, 422, "illegal-answer"),
        ({"option": ["earn", 0]}, 422, "illegal-answer"),
        ({"option": ["earn\u0000"]}, 422, "illegal-answer"),
        ({"option": ["\u202eearn"]}, 422, "illegal-answer"),
        ({"option": [-(2**31) + 1]}, 422, "illegal-answer"),
        ({"option": ["x" * 64] * 32}, 422, "illegal-answer"),
        ({"option": ["goat"]}, 422, "illegal-answer"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_an_answer_that_was_not_asked_for_changes_nothing(
    server: Running, change: dict[str, Any], status: int, key: str
) -> None:
    anna, _, table = after_the_bids(server)
    before = anna.table(table)
    body = {"decision": before["decision"], "option": ["earn"], "seat": 0} | change
    assert refusal(post_text(anna, f"/api/tables/{table}/answers", json.dumps(body)), status)["key"] == key
    assert anna.table(table) == before
    anna.answer_to(table, before, ["earn"])


@pytest.mark.parametrize("action", ["answers", "undo", "join", "leave", "chat", "seats/0", "continue"])
def test_nothing_can_be_done_at_a_table_that_does_not_exist(server: Running, action: str) -> None:
    bodies: dict[str, Any] = {
        "answers": {"decision": 1, "option": ["earn"], "seat": 0},
        "undo": {"decision": 1, "seat": 0},
        "join": {"seat": 0},
        "chat": {"text": "hello"},
        "seats/0": {"kind": "open"},
        "continue": {"at": 0, "seats": SEATS},
    }
    anna = server.guest("Anna")
    for table in ("nowhere", "x" * 64, "x" * 5_000, "%00", "a%00b", "%F0%9F%8E%B2", "..%5C..", "%ED%A0%80", "'--"):
        response = anna.call("POST", f"/api/tables/{table}/{action}", bodies.get(action))
        assert refusal(response, 404)["key"] == "no-such-table"


@pytest.mark.parametrize("path", ["", "/replay?at=0", "/record", "/fair"])
def test_no_text_is_taken_for_a_table(server: Running, path: str) -> None:
    anna = server.guest("Anna")
    for table in ("nowhere", "%00", "a%00b", "%F0%9F%8E%B2", "%ED%A0%80", "x" * 65, "%27%20OR%201=1--"):
        assert refusal(anna.call("GET", f"/api/tables/{table}{path}"), 404)["key"] == "no-such-table"
    assert refusal(anna.call("DELETE", "/api/tokens/%00"), 422)["key"] == "invalid"


@pytest.mark.parametrize(
    "query",
    [
        *(
            "since=-1",
            "since=x",
            "since=99999999999999999999",
            "since=1.5",
            "since=",
            "log=-1",
            "log=1e9",
            "log=\u0663x",
        ),
        *("since=" + "9" * 5_000,),
    ],
    ids=lambda query: query[:20],
)
def test_polling_from_nowhere_is_not_allowed(server: Running, query: str) -> None:
    anna, _, table = after_the_bids(server)
    assert refusal(anna.call("GET", f"/api/tables/{table}?{query}"), 422)["key"] == "invalid"


@pytest.mark.parametrize(
    "query", ["at=-1", "at=x", "at=99999999999", "at=0&as=2x", "at=0&as=", "at=0&as=king", "as=0", ""]
)
def test_there_is_no_replay_of_nowhere(server: Running, query: str) -> None:
    anna, _, table = after_the_bids(server)
    assert refusal(anna.call("GET", f"/api/tables/{table}/replay?{query}"), 422)["key"] == "invalid"


# Addresses and headers


@pytest.mark.parametrize(
    "path",
    [
        *("/../pyproject.toml", "/../../../../etc/passwd", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd"),
        *("/assets/../../settings.py", "/assets/..%2f..%2fsettings.py", "/..%5c..%5csettings.py", "/%00", "/a%00b"),
        *("/assets/%2e%2e%2f%2e%2e%2fapp.py", "/" + "x" * 5_000, "/" + "a/" * 2_000, "/./././app.py", "/~root/"),
        *("/.git/config", "/static/../app.py", "/proc/self/environ", "/file:///etc/passwd", "/%c0%ae%c0%ae/app.py"),
    ],
    ids=lambda path: path[:40],
)
def test_no_address_leads_out_of_the_pages(server: Running, path: str) -> None:
    reply = send(server, request("GET", path))
    assert reply.status in (200, 404)
    assert reply.headers["content-type"].startswith("text/html" if reply.status == 200 else "application/json")
    for secret in (b"root:", b"import ", b"[project]", b"PATH="):
        assert secret not in reply.body


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "PROPFIND"])
@pytest.mark.parametrize("path", ["/", "/assets/x.js", "/table/x", "/api/games", "/api/tables/x", "/api/openapi.json"])
def test_an_address_says_which_methods_it_has(server: Running, method: str, path: str) -> None:
    response = server.visitor().call(method, path)
    assert refusal(response, 405)["key"] == "no-method"
    assert method not in response.headers["allow"]
    assert "GET" in response.headers["allow"]


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nowhere", "/api/tables/x/y/z", "/api//tables", "/API/tables/"])
def test_there_is_nothing_at_other_addresses_of_the_interface(server: Running, path: str) -> None:
    response = server.visitor().call("GET", path)
    if path.startswith("/api/"):
        assert refusal(response, 404)["key"] == "not-found"
    else:
        assert response.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "headers",
    [
        *(["Host: ["], ["Host: a/b?c#d"], ["Host: @evil.example"], ["Accept-Language: " + "cs;q=nan," * 5_000]),
        *(["Accept-Language: ;q=;q=,,\xff"], ["Cookie: deskovka"], ["Cookie: =;;=" + "a=b;" * 2_000]),
        *(["X-Forwarded-For: 1.2.3.4, \xff"], ["X-Forwarded-Proto: javascript"], ["Range: bytes=0-,-1,9-2"]),
        *(["If-None-Match: *"], ["If-Modified-Since: yesterday"], ["Expect: 200-maybe"], ["Upgrade: h2c"]),
        *(["Content-Type: multipart/form-data"], ["Content-Encoding: br"], ["Transfer-Encoding: identity"]),
    ],
    ids=lambda headers: repr(headers[0])[:40],
)
@pytest.mark.parametrize("path", ["/", "/api/me"])
def test_odd_headers_do_no_harm(server: Running, path: str, headers: list[str]) -> None:
    plain = request("GET", path)
    if headers[0].startswith("Host"):
        plain = plain.replace(b"Host: 127.0.0.1\r\n", b"")
    lines = "".join(f"{line}\r\n" for line in headers).encode("latin-1")
    reply = send(server, plain.removesuffix(b"\r\n") + lines + b"\r\n")
    assert reply.status in (200, 206, 304, 400, 416, 421, 501)


@pytest.mark.parametrize(
    "data",
    [
        *(b"\r\n\r\n\r\n", b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00", b"\x00" * 100),
        *(b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nHost : c\r\n\r\n"),
        *(b"POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", b"\xff" * 1_000 + b"\r\n\r\n"),
        *(b"POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",),
        *(b"POST /api/guest HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",),
        *(b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"x" * 200_000,),
    ],
    ids=lambda data: repr(data[:40]),
)
def test_what_is_no_request_is_answered_with_400_and_hung_up(server: Running, data: bytes) -> None:
    reply = send(server, data, b"")
    assert reply.status == 400


def test_a_refusal_of_the_largest_facts_stays_short(server: Running) -> None:
    anna = server.guest("Anna")
    response = anna.call("GET", f"/api/games/{'x' * 20_000}/rules")
    error = refusal(response, 404)
    assert error["key"] == "unknown-game"
    assert len(error["facts"]["name"]) == 1_000


@pytest.mark.parametrize(("path", "body"), [("/api/guest", b"{"), ("/api/guest", b"{}"), ("/api/tables", b"{}")])
def test_what_is_refused_is_refused_in_czech_too(server: Running, path: str, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    said = [
        read_refusal(
            server.visitor().http.post(path, content=body, headers=headers | {"Accept-Language": lang}).content
        )
        for lang in ("en", "cs")
    ]
    assert said[0]["key"] == said[1]["key"]
    assert said[0]["sentence"] != said[1]["sentence"]
