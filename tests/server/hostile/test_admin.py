"""Whoever runs the server: with the token everything, without it nothing."""

from __future__ import annotations

import pytest

from tests.cli.running import run
from tests.server.conftest import Serve
from tests.server.databases import Postgres
from tests.server.running import Running

TOKEN = "a token that nobody guesses"


@pytest.fixture
def ruled(serve: Serve, sqlite_url: str) -> Running:
    return serve(database=sqlite_url, admin_token=TOKEN)


def test_a_wrong_token_opens_nothing(ruled: Running, server: Running) -> None:
    anna = ruled.guest("Anna")
    table = anna.open_table("me", "random")
    paths = [("GET", "/tables"), ("GET", "/people"), ("POST", f"/tables/{table}/close"), ("DELETE", f"/tables/{table}")]
    paths += [("PATCH", "/people/x"), ("PUT", "/people/x/ban"), ("DELETE", "/people/x/ban"), ("POST", "/keys")]
    for authorization in ("", "Bearer", "Bearer wrong", f"Basic {TOKEN}", f"Bearer {TOKEN}x", f"Bearer {TOKEN[:-1]}"):
        for method, path in paths:
            answer = ruled.visitor(Authorization=authorization).call(method, f"/api/admin{path}", {"name": "X"})
            assert (answer.status_code, answer.json()["error"]["key"]) == (403, "not-admin"), (authorization, path)
    assert anna.call("GET", "/api/admin/tables").status_code == 403  # nor does a cookie
    without = server.visitor(Authorization="Bearer").call("GET", "/api/admin/tables")
    assert without.status_code == 403  # a server without a token has no such door


def test_tables_are_listed_closed_and_deleted_from_the_command_line(
    ruled: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run("admin", "tables", "--server", ruled.address).code != 0
    monkeypatch.setenv("DESKOVKA_ADMIN_TOKEN", TOKEN)
    anna, bela = ruled.guest("Anna"), ruled.guest("Béla")
    table = anna.open_table("me", "open")
    bela.join(table, 1)
    anna.answer(table, "bid", 1)
    anna.open_table("me", "open")
    listed = run("admin", "tables", "--server", ruled.address)
    assert listed.code == 0, listed.err
    assert listed.out.splitlines()[0].startswith(f"{table}  harvest, running: 2 changes")
    assert run("admin", "close", table, "--server", ruled.address).code == 0
    message = anna.table(table)
    assert (message["table"]["status"], message["result"], message["waiting"]) == ("finished", None, [])
    again = run("admin", "close", table, "--server", ruled.address)
    assert (again.code, "finished" in again.err) == (2, True)
    with bela.socket(table) as watching:
        watching.receive()
        assert run("admin", "delete", table, "--server", ruled.address).code == 0
    assert anna.get(f"/api/tables/{table}", 404)["key"] == "no-such-table"


def test_people_are_renamed_banned_and_pardoned(ruled: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DESKOVKA_ADMIN_TOKEN", TOKEN)
    anna = ruled.guest("Rude name")
    anna.post("/api/account", {"login": "anna", "password": "correct horse battery"}, 201)
    person = anna.get("/api/me")["user"]["id"]
    table = anna.open_table("me", "open")
    assert run("admin", "rename", person, "Anna", "--server", ruled.address).code == 0
    assert anna.table(table)["table"]["seats"][0]["name"] == "Anna"
    assert run("admin", "ban", person, "--server", ruled.address).code == 0
    assert anna.get("/api/me")["user"] is None
    credentials = {"login": "anna", "password": "correct horse battery"}
    assert ruled.visitor().post("/api/session", credentials, 403)["key"] == "banned"
    assert "banned" in run("admin", "people", "--new", "--server", ruled.address).out.splitlines()[0]
    assert run("admin", "pardon", person, "--server", ruled.address).code == 0
    ruled.visitor().post("/api/session", credentials, 201)
    assert run("admin", "ban", "nobody", "--server", ruled.address).code == 2


def test_the_key_that_signs_cookies_is_changed_at_once_and_old_ones_are_kept_or_forgotten(
    serve: Serve, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the process that is asked, and by another one that serves the same tables."""
    monkeypatch.setenv("DESKOVKA_ADMIN_TOKEN", TOKEN)
    url = postgres.new_database()
    one, other = serve(database=url, admin_token=TOKEN, sync_seconds=600.0), serve(database=url, sync_seconds=600.0)
    anna = one.guest("Anna")
    table = anna.open_table("me", "open")
    before = one.parts.callers.cookies
    assert run("admin", "rotate", "--server", one.address).code == 0
    assert one.parts.callers.cookies is not before
    assert anna.get("/api/me")["user"]["name"] == "Anna"
    anna.move_to(other)
    with anna.socket(table) as watching:
        watching.table()
        assert run("admin", "rotate", "--forget", "--server", one.address).code == 0
        assert watching.close_code() == 1012
    assert anna.get("/api/me")["user"] is None
    bela = other.guest("Béla")
    bela.move_to(one)
    assert bela.get("/api/me")["user"]["name"] == "Béla"
