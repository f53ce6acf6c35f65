"""Guests, accounts, tokens; and requests that are not really theirs."""

from __future__ import annotations

import re

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import InvalidStatus

from deskovka.server.identity.people import plain_login
from tests.server.conftest import Serve
from tests.server.running import Person, Running

SECRET = {"login": "Anna", "password": "correct horse"}


def with_token(server: Running, person: Person) -> Person:
    token = person.post("/api/tokens", {"name": "my program"}, 201)["token"]
    return server.visitor(Authorization=f"Bearer {token}")


def test_nobody_is_known_at_first(server: Running) -> None:
    assert server.visitor().get("/api/me") == {"user": None, "csrf": None}


def test_a_guest_is_known_by_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    visitor = server.visitor()
    response = visitor.call("POST", "/api/guest", {"name": " Anna "})
    cookie = response.headers["set-cookie"]
    assert re.search(r"HttpOnly", cookie)
    assert re.search(r"SameSite=lax", cookie)
    me = visitor.get("/api/me")
    assert (me["user"]["name"], me["user"]["kind"]) == ("Anna", "guest")
    assert me["csrf"] == response.json()["csrf"]


def test_a_forged_cookie_is_nobody(server: Running) -> None:
    anna = server.guest("Anna")
    value = anna.http.cookies["deskovka"]
    for forged in (value[:-1] + ("a" if value[-1] != "a" else "b"), "x", "", "a.b"):
        visitor = server.visitor(Cookie=f"deskovka={forged}")
        assert visitor.get("/api/me")["user"] is None


def test_a_guest_becomes_an_account_and_keeps_the_tables_on_another_device(serve: Serve, database_url: str) -> None:
    server = serve(database=database_url)
    anna = server.guest("Anna")
    table = anna.open_table("me", "open")
    made = anna.post("/api/account", SECRET, 201)
    assert made["user"]["kind"] == "account"
    other = server.visitor()
    signed_in = other.post("/api/session", {"login": "ANNA ", "password": SECRET["password"]}, 201)
    other.csrf = signed_in["csrf"]
    assert other.get("/api/me")["user"] == made["user"]
    assert other.table(table)["me"] == 0
    assert [found["id"] for found in other.get("/api/tables?which=mine")] == [table]


def test_a_login_belongs_to_one_account(serve: Serve, database_url: str) -> None:
    server = serve(database=database_url)
    anna, bela = server.guest("Anna"), server.guest("Béla")
    anna.post("/api/account", SECRET, 201)
    assert bela.post("/api/account", {"login": "anna", "password": "another one"}, 409)["key"] == "login-taken"
    assert anna.post("/api/account", {"login": "anna2", "password": "another one"}, 409)["key"] == "already-account"
    assert plain_login(" ČENĚK ") == "cenek"


def test_a_wrong_password_and_an_unknown_account_look_the_same(new_server: Running) -> None:
    new_server.guest("Anna").post("/api/account", SECRET, 201)
    visitor = new_server.visitor()
    wrong = visitor.post("/api/session", {"login": "anna", "password": "wrong horse"}, 401)
    unknown = visitor.post("/api/session", {"login": "nobody", "password": "wrong horse"}, 401)
    assert wrong == unknown
    assert wrong["key"] == "wrong-password"


def test_passwords_cannot_be_tried_without_end(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, logins_at_once=3)
    server.guest("Anna").post("/api/account", SECRET, 201)
    visitor = server.visitor()
    for _ in range(3):
        visitor.post("/api/session", {"login": "anna", "password": "wrong horse"}, 401)
    refused = visitor.call("POST", "/api/session", SECRET)
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) > 0


def test_passwords_and_tokens_are_kept_as_hashes(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna = server.guest("Anna")
    anna.post("/api/account", SECRET, 201)
    token = anna.post("/api/tokens", {"name": "my program"}, 201)["token"]
    engine = create_engine(sqlite_url)
    with engine.connect() as connection:
        (password,) = connection.execute(text("SELECT password FROM users")).one()
        (kept,) = connection.execute(text("SELECT hash FROM api_tokens")).one()
    engine.dispose()
    assert password.startswith("$argon2id$")
    assert re.fullmatch("[0-9a-f]{64}", kept)
    assert token not in kept


def test_signing_out_forgets_the_cookie(server: Running) -> None:
    anna = server.guest("Anna")
    assert anna.call("DELETE", "/api/session").status_code == 204
    assert anna.get("/api/me")["user"] is None


# Programs


def test_a_program_plays_with_a_token(server: Running) -> None:
    anna = server.guest("Anna")
    program = with_token(server, anna)
    assert program.get("/api/me") == {"user": anna.get("/api/me")["user"], "csrf": None}
    table = program.open_table("me", "random")
    with program.socket(table) as watching:
        message = watching.table(lambda told: told["question"])
        program.answer_to(table, message, message["question"]["options"][0])
    assert anna.table(table)["me"] == 0


def test_a_token_can_be_made_worthless(each_server: Running) -> None:
    anna = each_server.guest("Anna")
    program = with_token(each_server, anna)
    (token,) = anna.get("/api/tokens")
    assert token["name"] == "my program"
    assert "token" not in token
    bela = each_server.guest("Béla")
    assert bela.call("DELETE", f"/api/tokens/{token['id']}").status_code == 404
    assert anna.call("DELETE", f"/api/tokens/{token['id']}").status_code == 204
    assert program.get("/api/me", 401)["key"] == "nobody"
    assert anna.get("/api/tokens") == []


def test_a_wrong_token_is_refused_everywhere(server: Running) -> None:
    program = server.visitor(Authorization="Bearer deskovka_guessed")
    assert program.get("/api/me", 401)["key"] == "nobody"
    table = server.guest("Anna").open_table("me", "random")
    with pytest.raises(InvalidStatus) as refused, program.socket(table):
        pass
    assert refused.value.response.status_code == 401


# Requests of other sites


def test_a_change_with_the_cookie_needs_its_token(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    wish = {"game": "harvest", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    for csrf in (None, "", "0" * 64, bela.csrf):
        anna.csrf = csrf
        assert anna.post("/api/tables", wish, 403)["key"] == "bad-csrf"
    assert anna.get("/api/tables?which=mine") == []


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}],
    ids=["another site", "no site", "told by the browser"],
)
def test_pages_of_other_sites_change_nothing(server: Running, headers: dict[str, str]) -> None:
    anna = server.guest("Anna")
    wish = {"game": "harvest", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert anna.post("/api/tables", wish, 403, headers=headers)["key"] == "foreign-origin"
    assert server.visitor().post("/api/guest", {"name": "Eve"}, 403, headers=headers)["key"] == "foreign-origin"


def test_pages_of_other_sites_open_no_socket(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("me", "random")
    with pytest.raises(InvalidStatus) as refused, anna.socket(table, Origin="https://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    with anna.socket(table, Origin=server.address) as watching:
        assert watching.table()["me"] == 0


def test_origins_can_be_allowed(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, origins=("https://table.example",))
    anna = server.guest("Anna", Origin="https://table.example")
    assert anna.open_table("me", "open")
