"""What strangers choose costs them, and nobody else: editions, records, replays, and many bots."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from deskovka.server.workers import Turns, Worker
from tests.server.conftest import Serve
from tests.server.hostile.neighbours import Neighbours, refusal
from tests.server.hostile.test_records import finished, from_snapshot, upload, working
from tests.server.running import ALL_GAMES, PATIENCE, TOYS, Person, Running, finish, running, until

MADE_UP = "tests.server.toys:made_up_games"


@pytest.fixture(scope="module")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a game whose editions can be anything, and patience with all but those that are endless."""
    database = f"sqlite:///{tmp_path_factory.mktemp('costs')}/tables.db"
    with running(database=database, games=MADE_UP, errand_patience=PATIENCE) as server:
        yield server


@contextmanager
def in_a_hurry(server: Running, edition: str) -> Iterator[None]:
    """What is asked for meanwhile is given up soon if it is endless; what takes all memory ends by itself."""
    errands = server.parts.errands
    if edition.endswith("slowly"):
        errands._patience = 0.3
    try:
        yield
    finally:
        errands._patience = PATIENCE


def wish(edition: str) -> dict[str, Any]:
    setup = {"players": 2, "edition": edition}
    return {"game": "harvest", "setup": setup, "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.mark.parametrize("edition", ["read slowly", "read greedily", "begin slowly", "begin greedily"])
def test_an_edition_that_explodes_is_refused_while_others_play(made_up: Running, edition: str) -> None:
    eve, neighbours = made_up.guest("Eve"), Neighbours(made_up)
    neighbours.play_on()
    with ThreadPoolExecutor(1) as pool, in_a_hurry(made_up, edition):
        asked = pool.submit(eve.call, "POST", "/api/tables", wish(edition))
        neighbours.play_on()
        assert refusal(asked.result(), 422)["key"] == "too-costly"
    assert eve.get("/api/tables?which=mine") == []


@pytest.mark.parametrize("edition", ["read slowly", "read greedily"])
def test_checking_a_set_up_has_a_budget(made_up: Running, edition: str) -> None:
    path, body = "/api/games/harvest/setup", {"setup": {"players": 2, "edition": edition}}
    with in_a_hurry(made_up, edition):
        assert refusal(made_up.visitor().call("POST", path, body), 422)["key"] == "too-costly"
    assert made_up.visitor().post(path, {"setup": {"players": 3}})["setup"] == {"players": 3}


def test_the_workshop_reads_editions_where_nobody_waits(server: Running) -> None:
    from deskovka.server.tables.apart import show_workshop

    asked: list[object] = []
    errands = server.parts.errands
    run = errands.run

    async def noted(who: str, work: Any, *arguments: Any) -> Any:
        asked.append(work)
        return await run(who, work, *arguments)

    errands.run = noted  # type: ignore[method-assign]  # to see that it is a worker that does it
    try:
        shown = server.visitor().post("/api/games/legends/workshop", {"setup": {"players": 2}, "lang": "en"})
    finally:
        errands.run = run  # type: ignore[method-assign]
    assert asked == [show_workshop]
    assert shown["setup"]["players"] == 2


@pytest.mark.parametrize("edition", ["fish slowly", "fish greedily"])
def test_an_answer_that_explodes_freezes_its_table_alone(made_up: Running, edition: str) -> None:
    anna, bela = made_up.guest("Anna"), made_up.guest("Béla")
    table = str(anna.post("/api/tables", wish(edition), 201)["id"])
    bela.join(table, 1)
    for person in (anna, bela):
        person.answer(table, "bid", 0)
    message = anna.table(table)
    if message["question"]["topic"] != "work":
        anna.answer_to(table, message, message["question"]["options"][0])
        message = anna.table(table)
    body = {"decision": message["decision"], "option": ["fish"], "seat": 0}
    neighbours = Neighbours(made_up)
    neighbours.play_on()
    with ThreadPoolExecutor(1) as pool, in_a_hurry(made_up, edition):
        asked = pool.submit(anna.call, "POST", f"/api/tables/{table}/answers", body)
        neighbours.play_on()
        refusal(asked.result(), 409)
    assert bela.table(table)["table"]["status"] == "broken"


def test_one_person_can_ask_for_a_few_things_at_once_and_the_rest_is_told_to_wait(
    serve: Serve, sqlite_url: str
) -> None:
    server = serve(database=sqlite_url, games=MADE_UP, errand_patience=PATIENCE, errands_at_once=2)
    visitor, readers = server.visitor(), server.parts.readers
    body = {"setup": {"players": 2, "edition": "read slowly"}}
    with ThreadPoolExecutor(6) as pool:
        asked = [pool.submit(visitor.call, "POST", "/api/games/harvest/setup", body) for _ in range(6)]
        until(lambda: sum(one.done() for one in asked) == 4)
        assert {refusal(one.result(), 503)["key"] for one in asked if one.done()} == {"busy"}

        def given_up() -> bool:
            readers.kill()
            return all(one.done() for one in asked)

        until(given_up)
    assert sorted(one.result().status_code for one in asked) == [422] * 2 + [503] * 4


def test_the_advanced_set_up_of_root_cannot_be_made_to_explode(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, games=ALL_GAMES)
    eve, edition = server.guest("Eve"), {"change": {"setup": {"advanced": {"draw": 30, "keep": 15}}}}
    for preparation in ("advanced", "draft"):
        for way in (edition, edition["change"]):
            setup = {"players": 2, "preparation": preparation, "edition": way}
            seats = [{"kind": "bot", "bot": "random"}] * 2
            response = eve.call("POST", "/api/tables", {"game": "root", "setup": setup, "seats": seats})
            assert response.status_code in (201, 422)
    assert "broken" not in [table["status"] for table in eve.get("/api/tables?which=mine")]


@pytest.mark.parametrize("wish", ["replay?at={number}&as=all", "fair"])
def test_looking_back_at_a_long_record_holds_nobody_up(serve: Serve, sqlite_url: str, wish: str) -> None:
    """Whoever looks back, or wants a proof, waits for what somebody else made up; whoever plays does not."""
    server = serve(database=sqlite_url, games=MADE_UP, errand_patience=PATIENCE)
    anna, neighbours = server.guest("Anna"), Neighbours(server)
    record = upload(anna, finished(1_000)).json()["id"]
    visitors = [server.visitor() for _ in range(8)]
    with ThreadPoolExecutor(9) as pool:
        endless = {"setup": {"players": 2, "edition": "read slowly"}}
        reading = pool.submit(server.visitor().call, "POST", "/api/games/harvest/setup", endless)
        until(lambda: not server.parts.readers._free)
        looks = [
            pool.submit(visitor.call, "GET", f"/api/tables/{record}/{wish.format(number=number)}")
            for number, visitor in enumerate(visitors)
        ]
        for _ in range(3):
            neighbours.play_on()
        assert not any(done.done() for done in (reading, *looks))
        server.parts.readers.kill()
        assert [look.result().status_code for look in looks] == [200] * 8
    if wish == "fair":
        assert anna.get(f"/api/tables/{record}/fair")["verified"] is True


def test_a_long_answer_counts_for_many_requests(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, requests_per_second=0.001, requests_at_once=40)
    eve = server.guest("Eve")
    record = upload(eve, from_snapshot(goats=[10**6] * 49_000, **working(1))).json()["id"]
    statuses = [eve.call("GET", f"/api/tables/{record}/record").status_code for _ in range(20)]
    assert statuses[0] == 200
    assert statuses[-1] == 429
    assert statuses.count(200) < 10


# Whose turn it is


def test_a_person_who_waits_comes_before_what_nobody_watches_and_all_have_the_same_share() -> None:
    async def order() -> list[str]:
        turns: Turns[Any] = Turns()
        came = list[str]()

        def ask(who: str, rank: int) -> None:
            turns.add(who, rank).add_done_callback(lambda _: came.append(who))

        for _ in range(30):
            ask("eve", 2)
        ask("anna", 2)
        ask("béla", 0)
        while (turn := turns.next()) is not None:
            turn.set_result(Worker(TOYS))
        await asyncio.sleep(0)
        return came

    came = finish(order())
    assert came[0] == "béla"
    assert came.index("anna") <= 2
    assert len(came) == 32


def test_whoever_has_had_much_time_comes_after_whoever_had_little() -> None:
    async def shares() -> dict[str, int]:
        turns: Turns[Any] = Turns()
        seconds, done = {"long": 0.04, "short": 0.004}, {"long": 0, "short": 0}
        waiting = {turns.add(who, 0): who for _ in range(60) for who in seconds}
        while done["short"] < 60:
            turn = turns.next()
            assert turn is not None
            turn.set_result(None)
            who = waiting[turn]
            turns.note(who, seconds[who])
            done[who] += 1
        turns.cancel()
        return done

    assert finish(shares())["long"] <= 15


def test_the_bot_of_somebody_who_waits_thinks_before_those_of_thirty_tables(serve: Serve, sqlite_url: str) -> None:
    """Where everybody had to wait for their turn, each of her answers would cost a thought at all thirty tables."""
    server = serve(database=sqlite_url)
    anna, eve = server.guest("Anna"), server.guest("Eve")
    for _ in range(30):
        eve.open_table("greedy", "greedy", "greedy", game="legends")
    meanwhile: list[int] = []
    while len(meanwhile) < 3:
        meanwhile += thoughts_of_others(server, anna)
    assert min(meanwhile) < 15


def thoughts_of_others(server: Running, anna: Person) -> Iterator[int]:
    """How many thoughts of others came before each that Anna waited for, in a game with a bot."""
    table = anna.open_table("me", "random")
    with anna.socket(table) as watching:
        message = watching.table(lambda message: message["question"])
        while message["result"] is None:
            before, thought = message, thoughts_of(server, "greedy")
            anna.answer_in_time(table, before, before["question"]["options"][0])
            message = watching.table(asked_or_over_after(before["count"]))
            if before["waiting"] == [0] and message["count"] > before["count"] + 1:  # the bot has had its turn
                yield thoughts_of(server, "greedy") - thought


def asked_or_over_after(count: int) -> Callable[[dict[str, Any]], bool]:
    return lambda message: message["count"] > count and bool(message["question"] or message["result"])


def thoughts_of(server: Running, bot: str) -> int:
    counted = re.findall(rf'deskovka_bot_seconds_count\{{bot="{bot}"\}} (\S+)', server.visitor().get("/metrics"))
    return int(float(counted[0])) if counted else 0


def test_tables_that_nobody_watches_are_together_as_fast_as_one(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, bot_answers_per_second=20.0)
    eve, begun = server.guest("Eve"), time.monotonic()
    tables = [eve.open_table("random", "random") for _ in range(10)]
    until(lambda: sum(eve.table(table)["count"] for table in tables) > 20)
    answers = sum(eve.table(table)["count"] for table in tables)
    assert answers <= 20 * (time.monotonic() - begun) + 2 * len(tables)
