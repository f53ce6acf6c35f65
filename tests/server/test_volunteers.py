"""Bots that may act though nobody waits for them: two people and a bot at the table."""

from __future__ import annotations

import re
from typing import Any

import pytest

from deskovka.kernel import Match, seed_from
from tests.server.conftest import Serve
from tests.server.running import Person, Running, until
from tests.toys.bazaar import Bazaar, BazaarSetup

BOT = 2


def seed_with_rascals(*rascals: int) -> str:
    """Chance by which, when the first day has dawned, the seats hold so many rascals."""
    rules = Bazaar()
    for number in range(2000):
        state = Match(rules, BazaarSetup(len(rascals)), seed_from(f"bazaar {number}")).world.state
        if [len(rules.rascals_of(state, seat)) for seat in range(len(rascals))] == list(rascals):
            return f"bazaar {number}"
    raise AssertionError("no such table")


def at_trade(server: Running, *rascals: int, bot: str = "greedy") -> tuple[Person, Person, str]:
    """Anna, Béla and a bot; everybody has laid, and Anna trades."""
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open", bot, game="bazaar", seed=seed_with_rascals(*rascals))
    bela.join(table, 1)
    for person in (anna, bela):
        person.answer(table, "lay")
    with anna.socket(table) as watching:
        watching.table(lambda message: message["waiting"] == [0])
    return anna, bela, table


def events(message: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [event["facts"] for event in message["log"]["events"] if event["kind"] == kind]


def until_sent(person: Person, table: str) -> dict[str, Any]:
    """The table once a rascal was sent."""
    with person.socket(table) as watching:
        return watching.table(lambda message: events(message, "sent"))


@pytest.fixture
def server(serve: Serve, sqlite_url: str) -> Running:
    return serve(database=sqlite_url, games="tests.server.toys:bazaar_games")


def test_a_bot_acts_while_a_person_is_asked(server: Running) -> None:
    anna, bela, table = at_trade(server, 0, 0, 1)
    until_sent(bela, table)
    message = anna.table(table)
    (sent,) = events(message, "sent")
    assert (sent["seat"], sent["victim"]) == (BOT, 0)
    assert message["waiting"] == [0]
    anna.answer_to(table, message, ["wait"])
    assert anna.table(table)["count"] == 5  # three have laid, a rascal came, Anna has waited


def test_nobody_is_told_who_could_act_and_a_stale_answer_is_refused(server: Running) -> None:
    anna, bela, table = at_trade(server, 0, 1, 0)
    before = anna.table(table)
    spectator = server.visitor().table(table)
    assert before["waiting"] == spectator["waiting"] == [0]
    assert spectator["question"] is None
    question = bela.table(table)["question"]
    assert (question["seat"], question["optional"], question["options"][0][0]) == (1, True, "send")
    assert bela.table(table)["decision"] == before["decision"]
    polled = bela.call("GET", f"/api/tables/{table}?since={before['seq']}&log=0")
    assert polled.status_code == 204

    bela.answer(table, *question["options"][0])
    assert bela.table(table)["question"] is None
    assert anna.answer_to(table, before, ["wait"], 409)["key"] == "stale"
    assert bela.answer_to(table, before | {"me": 1}, question["options"][0]) == {"seq": anna.table(table)["seq"]}
    anna.answer(table, "wait")


def test_who_only_may_act_is_never_waited_for(serve: Serve, sqlite_url: str) -> None:
    """The bot's thought about what it may do takes longer than anybody here is patient."""
    server = serve(database=sqlite_url, games="tests.server.toys:pondering_games", bot_patience=3600.0)
    anna, bela, table = at_trade(server, 0, 0, 1)
    with anna.socket(table) as watching:
        anna.answer(table, "wait")
        bela.answer(table, "wait")
        watching.table(lambda message: message["count"] > 5)  # the bot has traded, too
    assert [facts["seat"] for facts in events(anna.table(table), "traded")] == [0, 1, BOT]
    assert not events(anna.table(table), "sent")


def test_a_bot_is_asked_once_for_each_question_that_is_opened(serve: Serve, sqlite_url: str) -> None:
    """Its rascals are dear to it: it never sends one."""
    server = serve(database=sqlite_url, games="tests.server.toys:hoarding_games")
    anna, bela, table = at_trade(server, 0, 0, 1)
    assert thoughts_of(server, anna, 2) == 2  # it has laid, and considered while Anna trades
    for word in ("Well", "let me", "see"):
        anna.post(f"/api/tables/{table}/chat", {"text": word}, 201)
    bela.call("PATCH", "/api/me", {"name": "Bela"})
    anna.answer(table, "wait")
    assert thoughts_of(server, anna, 3) == 3  # and once more while Béla trades
    assert not events(anna.table(table), "sent")


def thoughts_of(server: Running, person: Person, wanted: int) -> int:
    """How often bots have thought, as soon as it is so often."""

    def thoughts() -> int:
        text = person.get("/metrics")
        return sum(int(float(count)) for count in re.findall(r"deskovka_bot_seconds_count\{[^}]*\} (\S+)", text))

    until(lambda: thoughts() >= wanted)
    return thoughts()
