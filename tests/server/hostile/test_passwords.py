"""Whoever guesses passwords is slowed down, and nobody else: not the owner, and not those who play."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

from deskovka.server.errors import Busy
from deskovka.server.identity.hashing import KNOWN, STRANGER, Hashing
from tests.server.conftest import Serve
from tests.server.running import Person, Running
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


def test_signing_in_stays_quick_while_thirty_guests_make_accounts(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, proxies="127.0.0.1")
    anna = server.guest("Anna")
    anna.post("/api/account", SECRET, 201)
    statuses: list[int] = []

    def sign_in(address: str) -> float:
        begun = time.monotonic()
        assert from_address(server, address).call("POST", "/api/session", SECRET).status_code == 201
        return time.monotonic() - begun

    def times_slower(turn: int) -> float:
        """How much longer it takes while thirty come from one address."""
        guests = [server.guest("Guest", **{"X-Forwarded-For": f"192.0.2.{turn}"}) for _ in range(30)]

        def spam(number: int) -> None:
            body = {"login": f"guest{turn}x{number}", "password": "correct horse"}
            statuses.append(guests[number].call("POST", "/api/account", body).status_code)

        alone = sign_in("198.51.100.6")
        with ThreadPoolExecutor(30) as pool:
            spammed = [pool.submit(spam, number) for number in range(30)]
            took = sign_in("198.51.100.7")
            assert [one.result() for one in spammed] == [None] * 30
        return took / alone

    # One after another it would be fifteen times as long each time; a busy machine is not so busy each time
    assert any(times_slower(turn) < 6 for turn in range(1, 6))
    assert {201, 503} <= set(statuses)


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

    came = asyncio.run(order())
    assert came.index("owner") <= 4
    assert came.index("stranger") <= 5
