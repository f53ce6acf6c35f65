"""Whoever signs out, or takes a token away, is not listened for any more; and nobody inherits a token."""

from __future__ import annotations

import pytest

from tests.server.conftest import Serve
from tests.server.databases import Postgres
from tests.server.running import Clock, Person, Running, until
from tests.server.test_identity import SECRET, sign_in, with_account, with_token

DAY = 86_400_000


def test_signing_out_closes_the_sockets_of_that_browser_and_no_others(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open")
    with anna.socket(table) as mine, bela.socket(table) as other:
        mine.table()
        other.table()
        assert anna.call("DELETE", "/api/session").status_code == 204
        assert mine.close_code() == 4401
        bela.join(table, 1)
        assert other.table()["table"]["status"] == "running"


def test_a_token_that_is_taken_away_is_not_listened_for_any_more(server: Running) -> None:
    anna = server.guest("Anna")
    table, program = anna.open_table("me", "open"), with_token(server, anna)
    with program.socket(table) as listening, anna.socket(table) as page:
        listening.table()
        page.table()
        (token,) = anna.get("/api/tokens")
        assert anna.call("DELETE", f"/api/tokens/{token['id']}").status_code == 204
        assert listening.close_code() == 4401
        server.guest("Béla").join(table, 1)
        assert page.table()["table"]["status"] == "running"


def test_an_account_has_another_cookie_than_the_guest_had(server: Running) -> None:
    anna = server.guest("Anna")
    before = anna.http.cookies["deskovka"]
    anna.post("/api/account", {"login": "anna-renewed", "password": "correct horse"}, 201)
    assert anna.http.cookies["deskovka"] != before
    assert server.visitor(Cookie=f"deskovka={before}").get("/api/me")["user"] is None
    assert anna.open_table("me", "open")


# In every process


@pytest.fixture
def pair(serve: Serve, postgres: Postgres) -> tuple[Running, Running]:
    url = postgres.new_database()
    one, other = (serve(database=url, sync_seconds=600) for _ in range(2))
    return one, other


def test_sockets_are_closed_in_every_process(pair: tuple[Running, Running]) -> None:
    one, other = pair
    anna = one.guest("Anna")
    table, program = anna.open_table("me", "open"), with_token(one, anna)
    elsewhere = other.visitor()
    elsewhere.http.cookies.set("deskovka", anna.http.cookies["deskovka"])
    program.move_to(other)
    with elsewhere.socket(table) as page, program.socket(table) as listening:
        page.table()
        listening.table()
        (token,) = anna.get("/api/tokens")
        assert anna.call("DELETE", f"/api/tokens/{token['id']}").status_code == 204
        assert listening.close_code() == 4401
        assert program.get("/api/me", 401)["key"] == "nobody"  # what was remembered of it is forgotten there too
        assert anna.call("DELETE", "/api/session").status_code == 204
        assert page.close_code() == 4401
    assert elsewhere.get("/api/me")["user"] is None


# Where somebody is signed in


def phone_of(server: Running, login: str) -> Person:
    phone = server.visitor(**{"User-Agent": "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"})
    sign_in(phone, login)
    return phone


def test_sessions_are_listed_and_ended_one_by_one(server: Running) -> None:
    anna, login = with_account(server, "Anna")
    table, phone = anna.open_table("me", "open"), phone_of(server, login)
    listed = anna.get("/api/sessions")
    assert {(one["device"], one["this"]) for one in listed} == {("python-httpx", True), ("Firefox, Android", False)}
    (theirs,) = (one["id"] for one in listed if not one["this"])
    bela = server.guest("Béla")
    assert bela.call("DELETE", f"/api/sessions/{theirs}").status_code == 404
    with phone.socket(table) as page:
        page.table()
        assert anna.call("DELETE", f"/api/sessions/{theirs}").status_code == 204
        assert page.close_code() == 4401
    assert phone.get("/api/me")["user"] is None
    assert [one["this"] for one in anna.get("/api/sessions")] == [True]


def test_signing_out_everywhere_ends_all_browsers_and_programs(server: Running) -> None:
    anna, login = with_account(server, "Anna")
    phone, program = phone_of(server, login), with_token(server, anna)
    table = anna.open_table("me", "open")
    with phone.socket(table) as page, program.socket(table) as listening:
        page.table()
        listening.table()
        assert anna.call("DELETE", "/api/sessions").status_code == 204
        assert (page.close_code(), listening.close_code()) == (4401, 4401)
    assert [one.get("/api/me")["user"] for one in (anna, phone)] == [None, None]
    assert program.get("/api/me", 401)["key"] == "nobody"
    assert phone_of(server, login).table(table)["me"] == 0


def test_a_cookie_from_before_sessions_were_listed_counts_until_its_owner_signs_out(server: Running) -> None:
    anna, _ = with_account(server, "Anna")
    user = anna.get("/api/me")["user"]["id"]
    old = server.visitor(Cookie=f"deskovka={server.parts.callers.cookies.make(user, 'unlisted' + user)}")
    other = server.visitor(Cookie=f"deskovka={server.parts.callers.cookies.make(user, 'unused' + user)}")
    assert old.get("/api/me")["user"]["id"] == user
    until(lambda: len(anna.get("/api/sessions")) == 2)
    anna.call("DELETE", "/api/sessions")
    assert [one.get("/api/me")["user"] for one in (old, other)] == [None, None]


def test_a_new_password_ends_what_was_opened_with_the_old_one(server: Running) -> None:
    anna, login = with_account(server, "Anna")
    phone, program = phone_of(server, login), with_token(server, anna)
    body = {"old": SECRET["password"], "new": "another horse"}
    wrong = anna.post("/api/password", body | {"old": "wrong horse"}, 401)
    assert wrong["key"] == "wrong-password"
    anna.post("/api/password", body)
    assert phone.get("/api/me")["user"] is None
    assert program.get("/api/me", 401)["key"] == "nobody"
    assert anna.open_table("me", "open")
    visitor = server.visitor()
    visitor.post("/api/session", {"login": login, "password": SECRET["password"]}, 401)
    visitor.post("/api/session", {"login": login, "password": "another horse"}, 201)


def test_a_guest_has_no_password_to_change(server: Running) -> None:
    body = {"old": SECRET["password"], "new": "another horse"}
    assert server.guest("Anna").post("/api/password", body, 403)["key"] == "no-account"


# What a token may do, and for how long


def test_a_token_that_may_read_changes_nothing(server: Running) -> None:
    anna = server.guest("Anna")
    secret = anna.post("/api/tokens", {"name": "looks", "scope": "read"}, 201)["token"]
    program, table = server.visitor(Authorization=f"Bearer {secret}"), anna.open_table("me", "random", seed="read")
    message = program.table(table)
    assert message["me"] == 0
    option = message["question"]["options"][0]
    assert program.answer_to(table, message, option, 403)["key"] == "read-only"
    assert program.post(f"/api/tables/{table}/chat", {"text": "Hello"}, 403)["key"] == "read-only"
    with program.socket(table) as listening:
        listening.table()
        listening.send(type="answer", decision=message["decision"], option=option, seat=0, id=1)
        refused = listening.until(lambda told: told["type"] == "refused")
        assert (refused["status"], refused["error"]["key"]) == (403, "read-only")
    assert anna.table(table)["count"] == 0


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/tokens", {"name": "a longer one", "days": 3660}),
        ("GET", "/api/sessions", None),
        ("DELETE", "/api/sessions", None),
        ("POST", "/api/account", SECRET),
        ("POST", "/api/password", {"old": "correct horse", "new": "another horse"}),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_token_does_not_change_who_its_owner_is(server: Running, method: str, path: str, body: object) -> None:
    program = with_token(server, server.guest("Anna"))
    response = program.call(method, path, body)
    assert (response.status_code, response.json()["error"]["key"]) == (403, "browser-only")


def test_a_token_ends(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    server = serve(database=sqlite_url, now=clock, sync_seconds=0.05)
    anna = server.guest("Anna")
    secret = anna.post("/api/tokens", {"name": "a week", "days": 7}, 201)["token"]
    program, table = server.visitor(Authorization=f"Bearer {secret}"), anna.open_table("me", "open")
    clock.now += 7 * DAY - 1000
    assert program.get("/api/me")["user"]["name"] == "Anna"
    with program.socket(table) as listening:
        listening.table()
        clock.now += 1000
        assert listening.close_code() == 4401
    assert program.get("/api/me", 401)["key"] == "nobody"
    assert anna.get("/api/tokens")[0]["until"] == "2026-01-08T12:00:00.000Z"
