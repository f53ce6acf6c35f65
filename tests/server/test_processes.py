"""Several processes that serve the same tables from one PostgreSQL."""

from __future__ import annotations

import asyncio
import shutil
from concurrent.futures import ThreadPoolExecutor

import pytest

from deskovka.server.settings import milliseconds_now
from deskovka.server.store import Connection, open_database
from deskovka.server.store.tables import present_at
from deskovka.server.tables.visits import Visits
from tests.server.conftest import Serve
from tests.server.databases import Postgres
from tests.server.running import Person, Running, finish, settings_for_tests


@pytest.fixture
def pair(serve: Serve, postgres: Postgres) -> tuple[Running, Running]:
    url = postgres.new_database()
    one, other = (serve(database=url) for _ in range(2))
    return one, other


def seated(one: Running, other: Running) -> tuple[Person, Person, str]:
    """Anna plays by one process, Bela by the other."""
    anna, bela = one.guest("Anna"), other.guest("Béla")
    table = anna.open_table("me", "open", seed="two processes")
    bela.join(table, 1)
    return anna, bela, table


def test_players_of_different_processes_play_one_game(pair: tuple[Running, Running]) -> None:
    anna, bela, table = seated(*pair)
    with anna.socket(table) as here, bela.socket(table) as there:
        here.until(lambda message: message.get("online") == [0, 1])
        there.until(lambda message: message.get("online") == [0, 1])
        anna.answer(table, "bid", 1)
        there.table(lambda message: message["waiting"] == [1])
        bela.answer(table, "bid", 0)
        asked = here.table(lambda message: message["question"] and message["question"]["topic"] == "work")
        anna.answer_to(table, asked, ["earn"])
        there.table(lambda message: message["count"] == 3)
        anna.undo(table)
        undone = there.table(lambda message: message["count"] == 2)
        assert undone["log"]["from"] == 0
        bela.post(f"/api/tables/{table}/chat", {"text": "still there?"}, 201)
        (line,) = here.until(lambda message: message["type"] == "chat")["chat"]
        assert (line["name"], line["text"]) == ("Béla", "still there?")
        assert bela.table(table)["seq"] == anna.table(table)["seq"]
    with anna.socket(table) as here:
        here.until(lambda message: message.get("online") == [0])


def test_whoever_closes_a_socket_and_opens_the_next_is_still_present(serve: Serve, postgres: Postgres) -> None:
    url = postgres.new_database()
    anna = serve(database=url).guest("Anna")
    table, user = anna.open_table("me", "open"), anna.get("/api/me")["user"]["id"]

    def who_is_here(connection: Connection) -> frozenset[str]:
        return present_at(connection, table, milliseconds_now())

    async def open_and_close(visits: Visits) -> None:
        await visits.come(table, user)
        await visits.sit_down(table, user)
        for _ in range(100):
            await asyncio.gather(visits.get_up(table, user), visits.sit_down(table, user))
            assert await visits.database.read(who_is_here) == {user}

    database = open_database(url)
    try:
        finish(open_and_close(Visits(settings_for_tests(), database)))
    finally:
        database.close()


def test_two_processes_never_both_store_an_answer(pair: tuple[Running, Running]) -> None:
    anna, bela, table = seated(*pair)
    elsewhere = pair[1].visitor(Cookie=f"deskovka={anna.http.cookies['deskovka']}")
    elsewhere.csrf = anna.csrf
    anna.answer(table, "bid", 1)
    bela.answer(table, "bid", 0)
    for round_ in range(2):
        message = anna.table(table)
        assert elsewhere.table(table)["decision"] == message["decision"]
        sent = [(person, option) for option in ("earn", "rest") for person in (anna, elsewhere)]

        def send(one: tuple[Person, str], message: dict[str, object] = message) -> int:
            body = {"decision": message["decision"], "option": [one[1]], "seat": 0}
            return one[0].call("POST", f"/api/tables/{table}/answers", body).status_code

        with ThreadPoolExecutor(len(sent)) as pool:
            statuses = list(pool.map(send, sent))
        assert sorted(statuses) == [200, 200, 409, 409]
        assert bela.table(table)["count"] == anna.table(table)["count"] == 3 + round_


def test_bots_answer_once_whichever_process_they_think_in(pair: tuple[Running, Running]) -> None:
    one, other = pair
    anna = one.guest("Anna")
    table = anna.open_table("random", "greedy", "random")
    with other.visitor().socket(table) as watching:
        last = watching.table(lambda message: message["result"] is not None)
    assert anna.table(table)["result"] == last["result"]
    assert anna.get(f"/api/tables/{table}/fair")["verified"] is True


def test_a_table_taken_away_is_gone_everywhere(pair: tuple[Running, Running]) -> None:
    one, other = pair
    anna = one.guest("Anna")
    table = anna.open_table("me", "open")
    with other.visitor().socket(table) as watching:
        watching.table()
        anna.post(f"/api/tables/{table}/leave", expected=204)
        assert watching.close_code() == 4404


def test_nothing_is_missed_while_the_database_is_away(serve: Serve) -> None:
    postgres = Postgres()
    try:
        url = postgres.new_database()
        one, other = (serve(database=url, sync_seconds=0.5) for _ in range(2))
        anna, bela, table = seated(one, other)
        with bela.socket(table) as watching:
            watching.table()
            postgres.stop()
            assert anna.get("/health", 503)["key"] == "not-ready"
            postgres.start()
            assert anna.get("/health") == {"status": "ok"}
            anna.answer(table, "bid", 1)
            assert watching.table(lambda message: message["waiting"] == [1])
        one.stop()
        other.stop()
    finally:
        postgres.stop()
        shutil.rmtree(postgres.folder)
