"""What bots have to say at a table: why they answered, hints, and the analysis of a game that is over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from sqlalchemy import Connection

from deskovka.kernel import Chance, Match, Record, seed_from
from deskovka.server.bots.thinking import Advised, Thought, advise
from tests.server.conftest import Serve
from tests.server.running import Person, Running, until
from tests.server.test_archive import finished_table, record_of, upload
from tests.server.toys import games

T = TypeVar("T")


def why(person: Person, table: str, at: int, expected: int = 200) -> Any:
    return person.get(f"/api/tables/{table}/why", expected, params={"at": at})


def hint(person: Person, table: str, expected: int = 200, **changed: Any) -> Any:
    message = person.table(table)
    body = {"seat": message["me"], "decision": message["decision"]} | changed
    return person.post(f"/api/tables/{table}/hint", body, expected)


def asked_again(person: Person, table: str) -> dict[str, Any]:
    """Answer with the first option until a bot has answered and it is my turn again."""
    with person.socket(table) as watching:
        message = watching.table()
        answered = False
        while not (answered and message["waiting"] == [message["me"]]):
            if message["me"] in message["waiting"]:
                person.answer_in_time(table, message, message["question"]["options"][0])
                answered = message["count"] > 0
            message = watching.table()
    return message


def last_answer_of(person: Person, table: str, seat: int) -> int:
    """After how many answers a seat answered last, as the log tells it."""
    events = person.table(table)["log"]["events"]
    answers: list[int] = [event["answer"] for event in events if event["facts"].get("seat") == seat]
    return max(answers) - 1


# Why


def test_after_the_end_bots_say_why(server: Running) -> None:
    anna = server.guest("Anna")
    table = finished_table(anna, "me", "greedy")
    record = record_of(anna, table)
    at, (seat, option) = next((at, each) for at, each in enumerate(record.answers) if each[0] == 1)
    told = why(anna, table, at)
    assert (told["seat"], told["bot"]) == (seat, "greedy")
    (chosen,) = [each for each in told["weighed"] if each["chosen"]]
    assert tuple(chosen["option"]) == option
    assert chosen["say"]["say"] == f"option-{option[0]}"
    assert told["expected"]["say"] == "why-lead"
    assert told["notes"] == []
    assert why(server.guest("Bela"), table, at) == told, "whoever may see everything"


def test_after_the_end_a_strong_bot_says_what_it_thinks_of_peoples_answers(server: Running) -> None:
    anna = server.guest("Anna")
    table = finished_table(anna, "me", "random")
    answers = record_of(anna, table).answers
    own = next(at for at, (seat, _) in enumerate(answers) if seat == 0)
    drawn = next(at for at, (seat, _) in enumerate(answers) if seat == 1)
    told = why(anna, table, own)
    assert (told["seat"], told["bot"]) == (0, "strong")
    assert told["weighed"]
    assert why(anna, table, drawn)["notes"] == [{"say": "why-drawn"}]
    assert why(anna, table, len(answers), 422)["key"] == "invalid"


def test_while_the_game_runs_nothing_is_said_unless_the_owner_allows_it(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("me", "greedy", game="legends")
    asked_again(anna, table)
    refused = why(anna, table, last_answer_of(anna, table, 1), 409)
    assert refused["key"] == "thoughts-later"
    assert server.visitor().get(f"/api/tables/{table}/why", 401, params={"at": 0})["key"] == "nobody"


def test_while_the_game_runs_players_are_told_what_they_may_know(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("me", "greedy", game="legends", thoughts=True)
    asked_again(anna, table)
    assert anna.table(table)["table"]["thoughts"] is True
    at = last_answer_of(anna, table, 1)
    told = why(anna, table, at)
    assert (told["seat"], told["bot"]) == (1, "greedy")
    assert told["notes"][0] == {"say": "why-as-you-know"}
    own = last_answer_of(anna, table, 0)
    assert why(anna, table, own, 409)["key"] == "not-by-bot"
    assert why(server.guest("Bela"), table, at, 403)["key"] == "knows-too-much"


def thought_of(match: Match[Any], seat: int, bot: str, seed: int) -> Thought:
    snapshot = match.snapshot
    since = match.answers[snapshot.at :]
    state = json.loads(json.dumps(snapshot.state))
    setup = match.game.write_setup(match.setup)
    return Thought(match.game.id, setup, state, since, seat, bot, seed_from("thought", seed))


def test_what_a_viewer_cannot_know_changes_nothing_of_what_is_said(server: Running) -> None:
    """Of a secret bid nothing is said; and what a bot holds shows in none of the answers that are weighed."""
    harvest = games.get("harvest")
    seen: set[tuple[str, ...]] = set()
    for deal in range(6):
        match = Match(harvest, harvest.read_setup({"players": 2}), seed_from(4))
        state = match.world.boundary
        harvest.redeal(state, 0, Chance(seed_from("deal", deal)))
        told = advise(games, thought_of(match, 1, "greedy", 1), Advised(0, ("bid", 1)))
        assert not any(each.chosen for each in told.weighed), "the bid is secret"
        seen.add(tuple(str(each.option) for each in sorted(told.weighed, key=lambda each: str(each.option))))
    assert len(seen) == 1


def test_an_answer_that_others_cannot_know_of_is_not_named_to_them() -> None:
    """Which cards somebody could choose from is hidden; that somebody works everybody sees."""
    harvest = games.get("harvest")
    match = Match(harvest, harvest.read_setup({"players": 2}), seed_from(4))
    named: dict[str, set[bool]] = {}
    chance = Chance(seed_from("play"))
    while match.result is None:
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        option = chance.pick(question.options)
        if not question.secret:
            told = advise(games, thought_of(match, seat, "greedy", 1), Advised(1 - seat, option))
            named.setdefault(question.topic, set()).add(any(each.chosen for each in told.weighed))
            own = advise(games, thought_of(match, seat, "greedy", 1), Advised(seat, option))
            assert any(each.chosen for each in own.weighed)
        match.answer(seat, option)
    assert False in named["store"]
    assert True in named["work"]


# Hints


def test_a_hint_says_what_a_strong_bot_would_do_and_why(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("me", "greedy", game="legends", hints=True)
    message = asked_again(anna, table)
    assert message["table"]["hints"] is True
    told = hint(anna, table)
    assert (told["seat"], told["bot"], told["notes"]) == (0, "strong", [])
    offered = anna.table(table)["question"]["options"]
    assert all(each["option"] in offered for each in told["weighed"])
    assert not any(each["chosen"] for each in told["weighed"])
    assert hint(anna, table) == told, "asked again it costs nothing and says the same"


def test_hints_are_for_those_who_are_asked_where_the_owner_allows_them(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Bela")
    plain = anna.open_table("me", "random")
    assert hint(anna, plain, 403)["key"] == "no-hints"
    table = anna.open_table("me", "open", hints=True)
    assert hint(anna, table, 409)["key"] == "not-now"
    bela.join(table, 1)
    assert hint(bela, table, 403, seat=0)["key"] == "not-your-seat"
    decision = anna.table(table)["decision"]
    assert hint(anna, table, 409, decision=decision + 1)["key"] == "stale"
    anna.answer(table, "bid", 0)
    assert hint(anna, table, 409)["key"] == "stale", "answered already"


def test_nobody_asks_for_thoughts_without_end(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna = server.guest("Anna")
    table = finished_table(anna, "me", "greedy")
    limit, me = server.parts.limits._thoughts, anna.get("/api/me")["user"]["id"]
    limit._clock = lambda: 0.0  # however long a thought takes
    assert [limit.wait(me) for _ in range(18)] == [0] * 18

    def why(at: int) -> int:
        return anna.call("GET", f"/api/tables/{table}/why", params={"at": at}).status_code

    assert [why(at) for at in range(4)] == [200, 200, 429, 429]
    assert {why(0) for _ in range(30)} == {200}, "what was thought once is kept"


# Analysis


def analysed(person: Person, table: str) -> Any:
    """The analysis of a game, when it is ready; its progress never goes back."""
    address = f"/api/tables/{table}/analysis"
    heard = [person.post(address, {})]

    def over() -> bool:
        heard.append(person.get(address))
        return bool(heard[-1]["status"] != "running")

    until(over)
    done = [message["done"] for message in heard[:-1]]
    assert done == sorted(done)
    assert heard[-1]["status"] == "ready"
    return heard[-1]


def test_a_finished_game_is_analysed_once_and_kept(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna = server.guest("Anna")
    table = finished_table(anna, "me", "random")
    assert anna.get(f"/api/tables/{table}/analysis") == {"status": "none", "done": 0, "total": 0, "analysis": None}
    message = analysed(anna, table)
    curve = message["analysis"]["curve"]
    assert [point["at"] for point in curve] == sorted({point["at"] for point in curve})
    assert all(len(point["leads"]) == 2 for point in curve)
    scores = anna.table(table)["result"]["scores"]
    assert curve[-1]["leads"] == [scores[0] - scores[1], scores[1] - scores[0]]
    for turn in message["analysis"]["turning"]:
        assert turn["loss"] > 0
        assert turn["answered"] != turn["best"]
    server.stop()
    again = serve(database=sqlite_url)
    anna.move_to(again)
    assert anna.get(f"/api/tables/{table}/analysis") == message
    assert anna.post(f"/api/tables/{table}/analysis", {}) == message


def test_an_analysis_that_ends_while_somebody_asks_is_not_said_to_be_missing(serve: Serve, sqlite_url: str) -> None:
    """What was read before it was stored must not be told after it has ended."""
    server = serve(database=sqlite_url)
    anna = server.guest("Anna")
    table = finished_table(anna, "me", "random")
    advice, read = server.parts.advice, server.parts.database.read

    async def read_slowly(work: Callable[[Connection], T]) -> T:
        found = await read(work)
        while "analysis" in work.__qualname__ and advice._under_way:
            await asyncio.sleep(0)
        return found

    assert anna.post(f"/api/tables/{table}/analysis", {})["status"] == "running"
    server.parts.database.read = read_slowly  # type: ignore[method-assign]  # as slow as a busy machine at its worst
    assert anna.get(f"/api/tables/{table}/analysis")["status"] in ("running", "ready")


def test_a_record_from_elsewhere_is_analysed(server: Running) -> None:
    anna = server.guest("Anna")
    table = finished_table(anna, "random", "random")
    text = anna.get(f"/api/tables/{table}/record")
    other = upload(anna, str(Record.parse(text)))["id"]
    assert analysed(anna, other)["analysis"] == analysed(anna, table)["analysis"]


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_only_what_is_over_is_analysed_for_those_who_may_know_everything(server: Running, method: str) -> None:
    anna, bela = server.guest("Anna"), server.guest("Bela")
    body: dict[str, Any] | None = {} if method == "POST" else None
    running = anna.open_table("me", "random")
    response = anna.call(method, f"/api/tables/{running}/analysis", body)
    assert (response.status_code, response.json()["error"]["key"]) == (409, "not-now")
    table = finished_table(anna, "me", "random", after_end="public")
    response = bela.call(method, f"/api/tables/{table}/analysis", body)
    assert (response.status_code, response.json()["error"]["key"]) == (403, "knows-too-much")
    assert server.visitor().call("POST", f"/api/tables/{table}/analysis", {}).status_code in (401, 403)
