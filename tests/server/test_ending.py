"""A server that ends while something is under way: no table suffers for it, and nothing begins anew."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import httpx

from deskovka.server.store import people
from deskovka.server.tables.live import Live
from tests.server.conftest import Serve
from tests.server.hostile.test_costs import MADE_UP, wish
from tests.server.running import PATIENCE, Person, Running, until
from tests.server.test_volunteers import BOT, at_trade


def asked_to_work(server: Running) -> tuple[Person, str]:
    """Somebody who may fish, which takes for ever; since somebody made that up, answers are tried apart."""
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = str(anna.post("/api/tables", wish("fish slowly"), 201)["id"])
    bela.join(table, 1)
    for person in (anna, bela):
        person.answer(table, "bid", 0)
    while (message := anna.table(table))["question"]["topic"] != "work":
        anna.answer_to(table, message, message["question"]["options"][0])
    return anna, table


def test_an_answer_that_was_being_tried_when_the_server_ended_freezes_no_table(serve: Serve, sqlite_url: str) -> None:
    """Nobody knows what would have come of it: whoever gave it gives it again. The server does not wait for it."""
    server = serve(database=sqlite_url, games=MADE_UP, errand_patience=2 * PATIENCE)
    anna, table = asked_to_work(server)
    before = anna.table(table)
    with ThreadPoolExecutor(1) as pool:
        body = {"decision": before["decision"], "option": ["fish"], "seat": 0}
        asked = pool.submit(anna.call, "POST", f"/api/tables/{table}/answers", body)
        until(lambda: not server.parts.readers._free)
        server.stop()
        with suppress(httpx.TransportError):  # mostly nobody is left to tell her
            assert asked.result().status_code == 503
    anna.move_to(serve(database=sqlite_url, games=MADE_UP))
    after = anna.table(table)
    assert after["table"]["status"] == "running"
    assert (after["count"], after["question"]) == (before["count"], before["question"])


def test_a_change_that_was_begun_is_stored_before_the_server_ends(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    table, begun = server.guest("Anna").open_table("me", "open"), threading.Event()
    loop, database = server.parts._tasks[0].get_loop(), server.parts.database

    async def act(live: Live) -> bytes:
        begun.set()
        await asyncio.sleep(0.5)  # a server that does not wait is gone by then
        return await database.write(lambda connection: people.keep_secret(connection, "changed", b"yes"))

    changed = asyncio.run_coroutine_threadsafe(server.parts.tables.change(table, act), loop)
    begun.wait()
    server.stop()
    assert changed.result() == b"yes"


def test_no_bot_begins_to_think_when_all_have_stopped(serve: Serve, sqlite_url: str) -> None:
    """Neither one that is asked nor one that would help another process."""
    server = serve(database=sqlite_url, games="tests.server.toys:bazaar_games")
    anna, bela, table = at_trade(server, 0, 0, 0)
    bots = server.parts.bots
    server.do(bots.close())
    anna.answer(table, "wait")
    bela.answer(table, "wait")
    bots.help(table, 100)
    assert not bots.is_watched(table)
    assert anna.table(table)["waiting"] == [BOT]


def test_no_bot_considers_to_act_when_all_have_stopped(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, games="tests.server.toys:hoarding_games")
    anna, _, table = at_trade(server, 0, 0, 1)
    server.do(server.parts.bots.close())
    anna.answer(table, "wait")  # and the bot may act while the next one trades
    assert not server.parts.bots._offers
