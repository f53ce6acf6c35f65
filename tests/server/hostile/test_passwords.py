"""Whoever guesses passwords is slowed down, and nobody else: not the owner, and not those who play."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

from deskovka.server.errors import Busy
from deskovka.server.identity.hashing import KNOWN, STRANGER, Hashing
from tests.server.conftest import Serve
from tests.server.running import Person, Running, finish, until
from tests.server.test_identity import SECRET

WRONG = {"login": "anna", "password": "wrong horse"}


def from_address(server: Running, address: str) -> Person:
    return server.visitor(**{"X-Forwarded-For": address})


def test_a_stranger_who_guesses_does_not_keep_the_owner_out(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, logins_at_once=1, proxies="127.0.0.1")
    anna = server.guest("Anna", **{"X-Forwarded-For": "192.0.2.1"})
    anna.post("/api/account", SECRET, 201)
    anna.call("DELETE", "/api/session")
    anna.csrf = None
    thief = from_address(server, "192.0.2.1")  # even from the same address
    assert thief.call("POST", "/api/session", WRONG).status_code == 401
    assert thief.call("POST", "/api/session", SECRET).status_code == 429
    other = from_address(server, "198.51.100.7")  # the owner, on a new device elsewhere
    assert other.call("POST", "/api/session", SECRET).status_code == 201
    for _ in range(20):  # from everywhere at once
        server.parts.people.passwords._at_login.wait(("anna", ""))
    assert from_address(server, "198.51.100.8").call("POST", "/api/session", SECRET).status_code == 429
    assert anna.call("POST", "/api/session", SECRET).status_code == 201  # where she is known


def test_a_known_device_cannot_guess_without_end_either(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, logins_at_once=1)
    anna = server.guest("Anna")
    anna.post("/api/account", SECRET, 201)
    anna.call("DELETE", "/api/session")
    anna.csrf = None
    assert [anna.call("POST", "/api/session", WRONG).status_code for _ in range(2)] == [401, 429]


def test_a_forged_device_is_a_stranger(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, logins_at_once=1)
    anna = server.guest("Anna")
    anna.post("/api/account", SECRET, 201)
    server.visitor().call("POST", "/api/session", WRONG)
    thief = server.visitor()
    known = anna.http.cookies["deskovka_known"]
    thief.http.cookies.set("deskovka_known", ("A" if known[0] != "A" else "B") + known[1:])
    assert thief.call("POST", "/api/session", SECRET).status_code == 429


def test_signing_in_comes_before_most_of_thirty_guests_who_make_accounts(serve: Serve, sqlite_url: str) -> None:
    """All of them wait until she does too: then it counts who comes first, however long each takes."""
    server = serve(database=sqlite_url, proxies="127.0.0.1")
    anna, hashing = server.guest("Anna"), server.parts.people.passwords._hashing
    anna.post("/api/account", SECRET, 201)
    guests = [server.guest("Guest", **{"X-Forwarded-For": "192.0.2.1"}) for _ in range(30)]
    came, go_on = list[tuple[str, int]](), threading.Event()

    def ask(who: str, person: Person, path: str, body: dict[str, str]) -> None:
        came.append((who, person.call("POST", path, body).status_code))

    with ThreadPoolExecutor(31) as pool:
        for _ in range(2):  # as many as hash at once
            hashing._threads.submit(go_on.wait)
        for number, guest in enumerate(guests):
            pool.submit(ask, "guest", guest, "/api/account", {"login": f"guest{number}", "password": "correct horse"})
        until(lambda: len(came) == 18)  # two are about to be hashed, ten wait, the rest is told to come again
        pool.submit(ask, "anna", from_address(server, "198.51.100.7"), "/api/session", SECRET)
        until(lambda: hashing._waiting["198.51.100.7"] == 1)
        go_on.set()
    assert came[:18] == [("guest", 503)] * 18
    assert sorted(came[18:]) == [("anna", 201)] + [("guest", 201)] * 12
    assert came[18:].index(("anna", 201)) <= 6


def test_passwords_wait_in_a_fair_and_short_line() -> None:
    async def order() -> list[str]:
        hashing, came = Hashing(), list[str]()

        async def one(who: str, rank: int) -> None:
            await hashing.hash(who, rank, "correct horse")
            came.append(who)

        spam = [asyncio.create_task(one("spammer", STRANGER)) for _ in range(7)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(one("stranger", STRANGER)), asyncio.create_task(one("owner", KNOWN))]
        more = [asyncio.create_task(one("spammer", STRANGER)) for _ in range(7)]
        outcomes = await asyncio.gather(*spam, *others, *more, return_exceptions=True)
        hashing.close()
        assert sum(isinstance(outcome, Busy) for outcome in outcomes) == 2
        return came

    came = finish(order())
    assert came.index("owner") <= 4
    assert came.index("stranger") <= 5
