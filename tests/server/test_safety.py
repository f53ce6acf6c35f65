"""Headers, limits, pages, and errors that reveal nothing."""

from __future__ import annotations

import json
import socket
import sqlite3
from pathlib import Path

import pytest

from deskovka.server.safety import SECURITY_HEADERS
from deskovka.server.settings import BadSetting, Settings
from tests.server.conftest import Serve
from tests.server.running import PATIENCE, Running
from tests.server.test_answers import after_the_bids

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nowhere", "/health", "/tables/abc", "/api/tables/none"])
def test_every_answer_carries_the_security_headers(server: Running, path: str) -> None:
    headers = server.visitor().call("GET", path).headers
    assert headers["content-security-policy"] == CSP
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert {name.lower() for name in SECURITY_HEADERS} <= set(headers)
    assert "server" not in headers


def test_what_the_interface_says_is_not_kept_by_anybody(server: Running) -> None:
    assert server.visitor().call("GET", "/api/me").headers["cache-control"] == "no-store"


# Errors


def test_errors_of_all_kinds_have_one_form(server: Running) -> None:
    anna = server.guest("Anna")
    wrong_json = anna.http.post("/api/guest", content="{", headers={"Content-Type": "application/json"})
    errors = [
        (anna.call("GET", "/api/nowhere"), 404, "not-found"),
        (anna.call("PUT", "/api/me", {}), 405, "no-method"),
        (anna.call("POST", "/elsewhere", {}), 405, "no-method"),
        (wrong_json, 400, "malformed"),
        (anna.call("POST", "/api/guest", {"name": 7}), 422, "invalid"),
        (anna.call("POST", "/api/guest", {"name": "x" * 33}), 422, "invalid"),
        (anna.call("POST", "/api/guest", {"name": "two\nlines"}), 422, "invalid"),
        (anna.call("POST", "/api/guest", {"name": "Anna", "admin": True}), 422, "invalid"),
        (anna.call("GET", "/api/tables?which=all"), 422, "invalid"),
        (anna.call("GET", "/api/tables/x?since=first"), 422, "invalid"),
    ]
    for response, status, key in errors:
        assert (response.status_code, response.json()["error"]["key"]) == (status, key)
        assert set(response.json()["error"]) == {"key", "sentence", "facts"}
        assert response.headers["content-type"] == "application/json"


def test_numbers_are_numbers_and_truth_is_not_one(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    decision = anna.table(table)["decision"]
    for body in (
        {"decision": str(decision), "option": ["earn"], "seat": 0},
        {"decision": decision, "option": ["earn"], "seat": False},
        {"decision": decision, "option": "earn", "seat": 0},
        {"decision": decision, "option": [], "seat": 0},
        {"decision": decision, "option": [["earn"]], "seat": 0},
        {"decision": decision, "option": ["bid", True], "seat": 0},
        {"decision": decision, "option": ["bid", 10**30], "seat": 0},
    ):
        assert anna.post(f"/api/tables/{table}/answers", body, 422)["key"] == "invalid"


def test_a_failure_of_the_server_reveals_nothing(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, games="tests.server.toys:blind_games")
    anna = server.guest("Anna")
    table = anna.open_table("me", "open")
    server.guest("Béla").join(table, 1, expected=200)
    response = anna.call("GET", f"/api/tables/{table}")
    assert (response.status_code, response.json()["error"]["key"]) == (500, "failed")
    assert "spectacles" not in response.text
    assert response.headers["content-security-policy"] == CSP
    assert anna.get("/api/me")["user"]["name"] == "Anna"


# Limits


def test_a_request_that_is_too_large_is_refused(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, body_bytes=2_000, record_bytes=4_000)
    anna = server.guest("Anna")
    large = {"name": "x" * 3_000}
    assert anna.post("/api/tokens", large, 413)["facts"] == {"most": 2_000}

    def chunks() -> object:
        yield b'{"name": "'
        for _ in range(30):
            yield b"x" * 100
        yield b'"}'

    headers = {"X-CSRF-Token": anna.csrf or "", "Content-Type": "application/json"}
    chunked = anna.http.post("/api/tokens", content=chunks(), headers=headers)  # type: ignore[arg-type]
    assert (chunked.status_code, chunked.json()["error"]["key"]) == (413, "too-large")
    within = anna.http.post("/api/records", content="x" * 3_000, headers=headers)
    assert within.json()["error"]["key"] == "bad-line"
    beyond = anna.http.post("/api/records", content="x" * 5_000, headers=headers)
    assert (beyond.status_code, beyond.json()["error"]["facts"]) == (413, {"most": 4_000})


def test_requests_of_one_address_are_limited(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, requests_per_second=0.01, requests_at_once=20)
    visitor = server.visitor()
    statuses = [visitor.call("GET", "/api/me").status_code for _ in range(25)]
    assert statuses == [200] * 20 + [429] * 5
    refused = visitor.call("GET", "/api/me", headers={"Accept-Language": "cs"})
    assert int(refused.headers["retry-after"]) >= 60
    assert refused.json()["error"]["sentence"].startswith("Příliš mnoho požadavků")
    assert visitor.get("/health") == {"status": "ok"}


def test_a_server_that_cannot_write_says_so(serve: Serve, tmp_path: Path) -> None:
    file = tmp_path / "full.db"
    server = serve(database=f"sqlite:///{file}")
    visitor = server.visitor()
    assert visitor.get("/health") == {"status": "ok"}
    with sqlite3.connect(file) as writer:
        writer.execute("CREATE TRIGGER full BEFORE UPDATE ON secrets BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    writer.close()
    assert visitor.get("/health", 503)["key"] == "not-ready"


def test_a_header_that_is_no_header_does_no_harm(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        raw.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n")
        assert raw.recv(100).startswith(b"HTTP/1.1 400")
    assert server.visitor().get("/api/me")["user"] is None


# Settings


def test_settings_come_from_the_environment() -> None:
    environment = {"DESKOVKA_ORIGINS": "https://a.example, https://b.example", "DESKOVKA_BOT_WORKERS": "2"}
    settings = Settings.from_environment(environment, database="sqlite:///x.db")
    assert settings.origins == ("https://a.example", "https://b.example")
    assert (settings.bot_workers, settings.database) == (2, "sqlite:///x.db")
    with pytest.raises(BadSetting, match="DESKOVKA_BOT_PATIENCE cannot be “soon”: it must be a number"):
        Settings.from_environment({"DESKOVKA_BOT_PATIENCE": "soon"})


# Pages


@pytest.fixture
def pages(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>The table</title>")
    (folder / "assets" / "app-1a2b.js").write_text("let x = 1;")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


def test_the_built_pages_are_served(serve: Serve, sqlite_url: str, pages: Path) -> None:
    visitor = serve(database=sqlite_url, static=pages).visitor()
    asset = visitor.call("GET", "/assets/app-1a2b.js")
    assert (asset.text, asset.headers["cache-control"]) == ("let x = 1;", "public, max-age=31536000, immutable")
    for path in ("/", "/tables/abc", "/index.html", "/watch/x/y"):
        page = visitor.call("GET", path)
        assert (page.status_code, page.text) == (200, "<title>The table</title>")
        assert page.headers["cache-control"] == "no-cache"
    assert visitor.call("GET", "/icon.svg").headers["content-type"].startswith("image/svg")
    assert visitor.call("GET", "/assets/app-old.js").status_code == 404
    assert visitor.call("GET", "/api/nowhere").json()["error"]["key"] == "not-found"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"]
)
def test_nothing_outside_the_pages_is_served(serve: Serve, sqlite_url: str, pages: Path, path: str) -> None:
    server = serve(database=sqlite_url, static=pages)
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: raw.recv(65_536), b""))
    assert b"secret" not in answer.partition(b"\r\n\r\n")[2]


def test_pages_that_are_not_built_say_how(serve: Serve, sqlite_url: str, tmp_path: Path) -> None:
    server = serve(database=sqlite_url, static=tmp_path / "nothing")
    assert "make play" in server.visitor().call("GET", "/").text


# Upkeep


def test_methods_that_nobody_knows_are_counted_as_one(new_server: Running) -> None:
    visitor = new_server.visitor()
    for number in range(5):
        assert visitor.http.request(f"MADEUP{number}", "/api/me").status_code == 405
    text = visitor.call("GET", "/metrics").text
    assert "MADEUP" not in text
    assert 'method="other"' in text


def test_counters_are_there_for_prometheus(new_server: Running) -> None:
    anna, _, table = after_the_bids(new_server)
    with anna.socket(table) as watching:
        watching.table()
        text = anna.call("GET", "/metrics").text
    assert 'deskovka_requests_total{method="POST",route="/api/tables/{table}/answers",status="200"} 2.0' in text
    assert 'deskovka_answers_total{by="person"} 2.0' in text
    assert "deskovka_sockets 1.0" in text
    assert 'deskovka_request_seconds_bucket{le="0.05",route="/api/tables/{table}"}' in text


def test_the_interface_is_described(server: Running) -> None:
    document = server.visitor().get("/api/openapi.json")
    schemas = document["components"]["schemas"]
    references = {part.split('"')[0] for part in json.dumps(document).split("#/components/schemas/")[1:]}
    assert references <= set(schemas)
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], (method, path)
            statuses = set(operation["responses"])
            assert statuses & {"200", "201", "204"}, (method, path)
            if "requestBody" in operation:
                assert {"400", "413", "422"} <= statuses, (method, path)
            assert "HTTPValidationError" not in json.dumps(operation)
    assert schemas["Answer"]["additionalProperties"] is False
    assert "decision" in schemas["TableMessage"]["required"]
