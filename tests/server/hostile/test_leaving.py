"""Forgotten passwords, people who go for good, and what nobody comes back to."""

from __future__ import annotations

import re

from sqlalchemy import create_engine, text

from tests.server.conftest import Serve
from tests.server.running import Clock, Person, Running
from tests.server.test_answers import after_the_bids
from tests.server.test_archive import finished_table
from tests.server.test_identity import SECRET, sign_in, with_account, with_token

DAY = 86_400_000
NEW = "another horse"


# Codes


def test_a_code_gives_a_new_password_once(server: Running) -> None:
    anna, login = with_account(server, "Anna")
    program = with_token(server, anna)
    assert anna.post("/api/recovery", {"password": "wrong horse"}, 401)["key"] == "wrong-password"
    codes = anna.post("/api/recovery", {"password": SECRET["password"]}, 201)["codes"]
    assert len(set(codes)) == anna.get("/api/recovery")["left"] == 8
    other = server.visitor()
    use = {"login": login, "code": codes[0].upper().replace("-", " "), "password": NEW}
    assert other.post("/api/recovery/use", use | {"code": "abcd-efgh-jkmn-pqrs"}, 401)["key"] == "wrong-code"
    assert other.post("/api/recovery/use", use | {"login": login + "x"}, 401)["key"] == "wrong-code"
    assert other.post("/api/recovery/use", use, 201)["user"]["name"] == "Anna"
    assert other.open_table("me", "open")
    assert anna.get("/api/me")["user"] is None
    assert program.get("/api/me", 401)["key"] == "nobody"
    assert server.visitor().post("/api/recovery/use", use, 401)["key"] == "wrong-code"
    assert other.get("/api/recovery")["left"] == 7


def test_codes_are_kept_as_hashes_and_replaced_by_new_ones(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna, login = with_account(server, "Anna")
    old = anna.post("/api/recovery", {"password": SECRET["password"]}, 201)["codes"]
    anna.post("/api/recovery", {"password": SECRET["password"]}, 201)
    use = {"login": login, "code": old[0], "password": NEW}
    assert server.visitor().post("/api/recovery/use", use, 401)["key"] == "wrong-code"
    engine = create_engine(sqlite_url)
    with engine.connect() as connection:
        kept = list(connection.execute(text("SELECT hash FROM recovery_codes")).scalars())
    engine.dispose()
    assert len(kept) == 8
    assert all(re.fullmatch("[0-9a-f]{64}", one) for one in kept)


def test_codes_cannot_be_guessed_without_end(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, logins_at_once=2)
    use = {"login": "anna", "code": "abcd-efgh-jkmn-pqrs", "password": NEW}
    statuses = [server.visitor().call("POST", "/api/recovery/use", use).status_code for _ in range(3)]
    assert statuses == [401, 401, 429]


def test_without_a_mail_server_nothing_is_mailed(server: Running) -> None:
    assert server.visitor().post("/api/recovery/mail", {"login": "anna"}, 409)["key"] == "no-mail"


# Going for good


def test_whoever_goes_leaves_seats_to_bots_and_no_name_behind(server: Running) -> None:
    anna, login = with_account(server, "Anna")
    bela = server.guest("Béla")
    running, lobby, alone = (anna.open_table("me", "open") for _ in range(3))
    over = finished_table(anna, "me", "random")
    bela.join(running, 1)
    joined = bela.open_table("me", "open", "open")
    anna.join(joined, 1)
    watched = bela.open_table("me", "open")
    for table in (running, watched):
        anna.post(f"/api/tables/{table}/chat", {"text": "Good luck"}, 201)
    delete = "/api/account/delete"
    assert anna.post(delete, {"password": "wrong horse"}, 401)["key"] == "wrong-password"
    with bela.socket(running) as watching:
        watching.table()
        anna.post(delete, {"password": SECRET["password"]}, 204)
        told = watching.table(lambda message: message["table"]["seats"][0]["kind"] == "bot")
    assert told["table"]["seats"][0]["name"] is None
    assert (bela.table(running)["table"]["mine"], bela.table(running)["table"]["owner"]) == (True, "Béla")
    for table in (running, watched):
        assert [(line["name"], line["text"]) for line in bela.table(table)["chat"]] == [("", "Good luck")]
    for table in (lobby, alone):
        assert bela.get(f"/api/tables/{table}", 404)["key"] == "no-such-table"
    assert [seat["kind"] for seat in bela.table(joined)["table"]["seats"]] == ["person", "open", "open"]
    assert [seat["name"] for seat in bela.table(over)["table"]["seats"]] == [None, None]
    assert bela.table(over)["table"]["owner"] == ""
    assert anna.get("/api/me")["user"] is None
    visitor = server.visitor()
    assert (
        visitor.post("/api/session", {"login": login, "password": SECRET["password"]}, 401)["key"] == "wrong-password"
    )
    server.guest("Another").post("/api/account", {"login": login, "password": NEW}, 201)  # the login is free


def test_a_guest_goes_without_a_password(server: Running) -> None:
    anna = server.guest("Anna")
    assert with_token(server, anna).post("/api/account/delete", {}, 403)["key"] == "browser-only"
    anna.post("/api/account/delete", {}, 204)
    assert anna.get("/api/me")["user"] is None


# What nobody comes back to


def look_around(server: Running) -> None:
    """Have the server look for what is too old, now."""
    server.do(server.parts.expiry.look_around())


def test_guests_empty_tables_and_uploads_expire(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    server = serve(database=sqlite_url, now=clock, guest_days=30, empty_days=3, upload_days=10)
    anna, login = with_account(server, "Anna")
    bela = server.guest("Béla")
    played, running = bela.open_table("me", "open"), anna.open_table("me", "open")
    anna.join(played, 1)
    bela.join(running, 1)
    over = finished_table(anna, "me", "random")
    upload = anna.post("/api/records", None, 201, content=anna.get(f"/api/tables/{over}/record"))["id"]
    empty = anna.open_table("me", "open")
    clock.now += 3 * DAY + 1
    look_around(server)
    assert anna.get(f"/api/tables/{empty}", 404)["key"] == "no-such-table"
    assert anna.table(upload)["table"]["status"] == "finished"  # and looked at just now
    clock.now += 10 * DAY + 60_000
    look_around(server)
    assert anna.table(over)["table"]["status"] == "finished"
    clock.now += 31 * DAY
    look_around(server)
    look_around(server)
    assert anna.get(f"/api/tables/{upload}", 404)["key"] == "no-such-table"
    assert [seat["kind"] for seat in anna.table(running)["table"]["seats"]] == ["person", "bot"]
    assert bela.get("/api/me")["user"] is None
    sign_in(server.visitor(), login)  # an account stays


# A seat is not taken from whoever is there


def polls(person: Person, table: str) -> None:
    assert person.call("GET", f"/api/tables/{table}?since=1000").status_code == 204


def test_whoever_polls_is_not_away(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    server = serve(database=sqlite_url, now=clock, away_seconds=60)
    anna, bela, table = after_the_bids(server)
    seat, wish = f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "greedy"}
    clock.now += 59_000
    polls(bela, table)
    clock.now += 59_000
    assert anna.post(seat, wish, 409)["facts"] == {"seat": 1, "seconds": 60}
    clock.now += 2_000
    anna.post(seat, wish)
    bela.join(table, 1)
    assert anna.post(seat, wish, 409)["key"] == "not-away"


def test_the_others_vote_when_the_agreed_time_is_over(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    server = serve(database=sqlite_url, now=clock)
    anna, bela, cyril = (server.guest(name) for name in ("Anna", "Béla", "Cyril"))
    table, never = (anna.open_table("me", "open", "open", vote=vote) for vote in (60, None))
    for one in (table, never):
        bela.join(one, 1)
        cyril.join(one, 2)
        for person in (bela, cyril):
            person.answer(one, "bid", 0)
    vote = "/api/tables/{}/seats/0/vote"
    assert bela.post(vote.format(never), None, 409)["key"] == "no-votes"
    assert bela.post(vote.format(table), None, 409)["key"] == "too-soon-to-vote"
    clock.now += 61_000
    with anna.socket(table) as watching:  # she is there, and does not play
        watching.table()
        assert anna.post(vote.format(table), None, 409)["key"] == "not-waited-for"
        for _ in range(2):
            assert bela.post(vote.format(table)) == {"votes": 1, "needed": 2}
        assert server.guest("Eve").post(vote.format(table), None, 409)["key"] == "not-seated"
        assert cyril.post(vote.format(table)) == {"votes": 2, "needed": 2}
        watching.table(lambda message: message["table"]["seats"][0]["kind"] == "bot")
    anna.join(table, 0)
