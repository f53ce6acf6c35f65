"""Guests, accounts, tokens; and requests that are not really theirs."""

from __future__ import annotations

import re
import secrets

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import InvalidStatus

from deskovka.server.identity.ids import drawn_id
from deskovka.server.identity.people import plain_login
from tests.server.conftest import Serve
from tests.server.running import Person, Running
from tests.server.test_play import play_to_the_end

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


def test_no_id_passes_for_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or nobody could name them in ``deskovka admin``."""
    drawn = iter(("-first", "--second", "third-"))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert drawn_id() == "third-"


def test_a_forged_cookie_is_nobody(server: Running) -> None:
    anna = server.guest("Anna")
    value = anna.http.cookies["deskovka"]
    other = "a" if value[-2] != "a" else "b"  # not the last one: some of its bits mean nothing
    for forged in (value[:-2] + other + value[-1], "x", "", "a.b"):
        visitor = server.visitor(Cookie=f"deskovka={forged}")
        assert visitor.get("/api/me")["user"] is None


def test_a_guest_becomes_an_account_and_keeps_the_tables_on_another_device(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
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


def test_a_login_belongs_to_one_account(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
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


def test_signing_out_forgets_the_cookie_and_makes_every_copy_of_it_worthless(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("me", "open")
    elsewhere, thief = server.visitor(), server.visitor()
    anna.post("/api/account", {"login": f"anna-{table}", "password": SECRET["password"]}, 201)
    elsewhere.post("/api/session", {"login": f"anna-{table}", "password": SECRET["password"]}, 201)
    thief.http.cookies.set("deskovka", anna.http.cookies["deskovka"])
    thief.csrf = anna.csrf
    assert thief.get("/api/me")["user"]["name"] == "Anna"

    assert anna.call("DELETE", "/api/session").status_code == 204
    assert "deskovka" not in anna.http.cookies
    assert thief.get("/api/me") == {"user": None, "csrf": None}
    assert thief.post(f"/api/tables/{table}/chat", {"text": "I am Anna"}, 401)["key"] == "nobody"
    with thief.socket(table) as watching:
        assert watching.table()["me"] is None
    assert elsewhere.get("/api/me")["user"]["name"] == "Anna"  # she has signed out on one device only


def test_a_cookie_stays_worthless_when_the_server_is_started_again(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna, thief = server.guest("Anna"), server.visitor()
    thief.http.cookies.set("deskovka", anna.http.cookies["deskovka"])
    anna.call("DELETE", "/api/session")
    server.stop()
    thief.move_to(serve(database=sqlite_url))
    assert thief.get("/api/me")["user"] is None


# A guest who has an account already


def sign_in(person: Person, login: str) -> None:
    """Sign in with the account of that login."""
    signed_in = person.post("/api/session", {"login": login, "password": SECRET["password"]}, 201)
    person.csrf = signed_in["csrf"]


def with_account(server: Running, name: str) -> tuple[Person, str]:
    """Somebody with an account, and its login."""
    person = server.guest(name)
    login = f"{name}-{person.get('/api/me')['user']['id']}"
    person.post("/api/account", {"login": login, "password": SECRET["password"]}, 201)
    return person, login


def test_a_guest_who_signs_in_brings_everything_along(server: Running) -> None:
    anna, login = with_account(server, "Anna")
    bela, phone = server.guest("Béla"), server.guest("Guest")
    running, lobby, left = (phone.open_table("me", "open") for _ in range(3))
    for table in (running, left):
        bela.join(table, 1)
    phone.post(f"/api/tables/{left}/leave", expected=204)
    program = with_token(server, phone)
    old_cookie = phone.http.cookies["deskovka"]
    with bela.socket(running) as watching:
        watching.table()
        sign_in(phone, login)
        told = watching.table(lambda message: message["table"]["seats"][0]["name"] == "Anna")
    assert told["table"]["owner"] == "Anna"

    assert phone.get("/api/me")["user"] == anna.get("/api/me")["user"]
    assert program.call("GET", "/api/me").status_code == 401  # a guest's token does not open the account
    for person in (phone, anna):  # whatever device
        assert {table["id"] for table in person.get("/api/tables?which=mine")} == {running, lobby, left}
        assert (person.table(running)["me"], person.table(lobby)["table"]["mine"]) == (0, True)
    phone.answer(running, "bid", 1)
    anna.join(left, 0)
    assert anna.table(left)["me"] == 0
    assert server.visitor(Cookie=f"deskovka={old_cookie}").get("/api/me")["user"] is None


def test_a_finished_game_and_a_record_come_along_too(server: Running) -> None:
    anna, login = with_account(server, "Anna")
    phone = server.guest("Guest")
    table = phone.open_table("me", "random", after_end="public")
    play_to_the_end(phone, table)
    record = phone.get(f"/api/tables/{table}/record")
    copy = phone.post("/api/records", None, 201, content=record)["id"]
    sign_in(phone, login)
    assert {found["id"] for found in anna.get("/api/tables?which=finished")} == {table, copy}
    assert anna.get(f"/api/tables/{table}/record") == record


def test_nobody_gets_two_seats_by_signing_in(server: Running) -> None:
    anna, login = with_account(server, "Anna")
    bela, phone = server.guest("Béla"), server.guest("Guest")
    running, lobby = bela.open_table("me", "open", "open"), anna.open_table("me", "open", "open")
    anna.join(running, 1)
    phone.join(running, 2)
    phone.join(lobby, 1)
    sign_in(phone, login)
    played, waiting = (anna.table(table)["table"]["seats"] for table in (running, lobby))
    assert [(seat["kind"], seat["mine"]) for seat in played] == [("person", False), ("person", True), ("bot", False)]
    assert [(seat["kind"], seat["mine"]) for seat in waiting] == [("person", True), ("open", False), ("open", False)]


def test_an_account_that_signs_in_with_another_keeps_its_own_tables(server: Running) -> None:
    anna, _ = with_account(server, "Anna")
    bela, login = with_account(server, "Béla")
    table = anna.open_table("me", "open")
    sign_in(anna, login)
    assert anna.get("/api/me")["user"] == bela.get("/api/me")["user"]
    assert bela.get("/api/tables?which=mine") == []
    assert bela.table(table)["table"]["owner"] == "Anna"


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


def test_a_token_can_be_made_worthless(server: Running) -> None:
    anna = server.guest("Anna")
    program = with_token(server, anna)
    (token,) = anna.get("/api/tokens")
    assert token["name"] == "my program"
    assert "token" not in token
    bela = server.guest("Béla")
    assert bela.call("DELETE", f"/api/tokens/{token['id']}").status_code == 404
    assert anna.call("DELETE", f"/api/tokens/{token['id']}").status_code == 204
    assert program.get("/api/me", 401)["key"] == "nobody"
    assert anna.get("/api/tokens") == []


def test_one_person_has_so_many_tokens_and_no_more(server: Running) -> None:
    anna = server.guest("Anna")
    for number in range(20):
        anna.post("/api/tokens", {"name": f"program {number}"}, 201)
    assert anna.post("/api/tokens", {"name": "one more"}, 409)["facts"] == {"most": 20}
    assert anna.call("DELETE", f"/api/tokens/{anna.get('/api/tokens')[0]['id']}").status_code == 204
    anna.post("/api/tokens", {"name": "one more"}, 201)


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
