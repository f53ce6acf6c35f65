"""Looking back: replay, records, going on from an earlier moment, fair chance."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import pytest

from deskovka.kernel import Match, Record, verify
from deskovka.server.tables.archive import LATER
from tests.server.conftest import Serve
from tests.server.running import Clock, Person, Running
from tests.server.test_answers import after_the_bids
from tests.server.test_play import play_to_the_end
from tests.server.toys import ServedHarvest


def finished_table(person: Person, *seats: str, game: str = "harvest", **wish: Any) -> str:
    table = person.open_table(*seats, game=game, **wish)
    play_to_the_end(person, table)
    return table


def record_of(person: Person, table: str) -> Record:
    return Record.parse(person.get(f"/api/tables/{table}/record"))


def replay(person: Person, table: str, at: int, as_whom: str | None = None, expected: int = 200) -> Any:
    query: dict[str, Any] = {"at": at} | ({"as": as_whom} if as_whom else {})
    return person.get(f"/api/tables/{table}/replay", expected, params=query)


def upload(person: Person, text: str, expected: int = 201) -> Any:
    response = person.http.post("/api/records", content=text, headers={"X-CSRF-Token": person.csrf or ""})
    assert response.status_code == expected, response.text
    return response.json()


# Replay


def test_a_running_game_is_replayed_from_what_one_knew(server: Running) -> None:
    anna, bela, table = after_the_bids(server)
    then = [anna.table(table)]
    for option in ("earn", "rest"):
        anna.answer(table, option)
        then.append(anna.table(table))
    for moment in then:
        seen = replay(anna, table, moment["count"])
        assert seen["view"] == moment["view"]
        assert seen["log"] == moment["log"]["events"]
        assert seen["question"] == moment["question"]
        assert (seen["at"], seen["count"]) == (moment["count"], then[-1]["count"])
    assert replay(anna, table, 2)["answer"] == ["earn"]
    assert replay(bela, table, 2)["answer"] is None
    assert replay(server.visitor(), table, 2)["view"]["hands"] == [[-1, -1], [-1, -1]]
    assert replay(anna, table, 0, "0")["answer"] == ["bid", 1]
    assert replay(bela, table, 0)["answer"] == ["bid", 0]


def test_a_running_game_is_not_replayed_from_the_knowledge_of_others(server: Running) -> None:
    anna, bela, table = after_the_bids(server)
    for person, as_whom in ((anna, "1"), (bela, "0"), (anna, "all"), (server.visitor(), "0")):
        assert replay(person, table, 1, as_whom, 403)["key"] == "knows-too-much"
    assert replay(anna, table, 99, expected=422)["key"] == "invalid"
    assert replay(anna, table, 0, "nobody", 422)["key"] == "invalid"


def test_what_was_taken_back_is_not_replayed(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    anna.answer(table, "earn")
    assert replay(anna, table, 3)["log"][-1]["facts"]["how"] == "earn"
    anna.undo(table)
    assert replay(anna, table, 3, expected=422)["key"] == "invalid"
    anna.answer(table, "rest")
    assert replay(anna, table, 3)["log"][-1]["facts"]["how"] == "rest"


def test_a_finished_game_is_replayed_from_everywhere(server: Running) -> None:
    anna = server.guest("Anna")
    table = finished_table(anna, "me", "greedy", "random")
    record = record_of(anna, table)
    assert len(record.answers) > 20
    for at in (0, 3, 5, 17, 21, len(record.answers)):
        match = Match.load(ServedHarvest(), record.prefix(at))
        seen = replay(anna, table, at, "all")
        assert len(seen["views"]) == 3
        assert len(seen["log"]) == len(match.log)
        if at < len(record.answers):
            seat, option = record.answers[at]
            assert (seen["question"]["seat"], seen["answer"]) == (seat, list(option))
            assert seen["view"] == seen["views"][seat]
        assert replay(server.visitor(), table, at, "1")["view"] == seen["views"][1]


def test_watchers_of_a_finished_game_see_no_more_than_was_promised(server: Running) -> None:
    anna = server.guest("Anna")
    table = finished_table(anna, "me", "random", after_end="public")
    visitor = server.visitor()
    assert replay(visitor, table, 3)["view"]["hands"]
    assert replay(visitor, table, 3, "all", 403)["key"] == "knows-too-much"
    assert visitor.get(f"/api/tables/{table}/record", 403)["key"] == "knows-too-much"
    assert visitor.get(f"/api/tables/{table}/fair")["seed"] is None
    assert replay(anna, table, 3, "all")["views"]


def test_watchers_may_be_let_in_on_everything_a_day_after_the_end(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    server = serve(database=sqlite_url, now=clock)
    anna, visitor = server.guest("Anna"), server.visitor()
    table = anna.open_table("me", "random", after_end="later")
    clock.now += LATER
    play_to_the_end(anna, table)
    assert replay(anna, table, 3, "all")["views"]
    clock.now += LATER - 1
    assert replay(visitor, table, 3, "all", 403)["key"] == "knows-too-much"
    clock.now += 1
    assert replay(visitor, table, 3, "all")["views"]
    assert visitor.get(f"/api/tables/{table}/fair")["verified"] is True


# Records


def test_the_record_of_a_finished_game_can_be_verified_by_anybody(server: Running) -> None:
    anna = server.guest("Anna")
    table = finished_table(anna, "me", "greedy")
    record = record_of(server.visitor(), table)
    match = verify(ServedHarvest(), record)
    assert match.result is not None
    assert list(match.result.scores) == anna.table(table)["result"]["scores"]


def test_the_record_of_a_running_game_stays_in_the_store(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    assert anna.get(f"/api/tables/{table}/record", 409)["key"] == "not-now"


def test_chance_is_fair(server: Running) -> None:
    anna, _, running = after_the_bids(server)
    told = anna.table(running)["table"]["seed_hash"]
    assert anna.get(f"/api/tables/{running}/fair") == {"seed_hash": told, "seed": None, "verified": None, "parts": None}
    table = finished_table(anna, "me", "random")
    fair = anna.get(f"/api/tables/{table}/fair")
    assert sha256(bytes.fromhex(fair["seed"])).hexdigest() == fair["seed_hash"]
    assert fair["seed_hash"] == anna.table(table)["table"]["seed_hash"]
    assert fair["verified"] is True


def test_an_uploaded_record_can_be_looked_at(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    record = record_of(anna, finished_table(anna, "me", "random"))
    table = upload(bela, str(record))["id"]
    message = bela.table(table)
    assert message["table"]["status"] == "finished"
    assert tuple(message["result"]["scores"]) == record.scores
    assert record_of(server.visitor(), table).answers == record.answers
    assert bela.get(f"/api/tables/{table}/fair")["verified"] is True
    unfinished = upload(bela, str(record.prefix(5)))["id"]
    seen = bela.table(unfinished)
    assert (seen["table"]["status"], seen["result"], seen["count"]) == ("finished", None, 5)
    assert replay(bela, unfinished, 4, "all")["answer"] == list(record.answers[4][1])
    assert {found["id"] for found in bela.get("/api/tables?which=finished")} == {table, unfinished}


def test_a_record_that_is_none_is_refused_with_its_line(server: Running) -> None:
    anna = server.guest("Anna")
    record = str(record_of(anna, finished_table(anna, "me", "random")))
    lines = record.splitlines()
    wrong = "\n".join([*lines[:5], lines[5].split()[0] + " dance", *lines[6:]])
    error = upload(anna, wrong, 422)["error"]
    assert (error["key"], error["facts"]["line"]) == ("bad-answer", 6)
    assert upload(anna, "hello", 422)["error"]["facts"]["line"] == 1
    assert upload(anna, record.replace("= ", "= 9"), 422)["error"]["key"] == "wrong-result"
    assert upload(anna, record.replace("game harvest", "game chess"), 404)["error"]["key"] == "unknown-game"
    without_seed = "\n".join(line for line in lines if not line.startswith("seed"))
    assert upload(anna, without_seed, 422)["error"]["key"] == "no-seed"
    forged = f'{lines[0]}\n{lines[1]}\n{lines[2]}\nsnapshot 2 {{"cards": 7}}\n'
    assert upload(anna, forged, 422)["error"]["key"] == "damaged-snapshot"
    assert upload(server.visitor(), record, 401)["error"]["key"] == "nobody"


# Going on from here


def test_a_game_goes_on_from_an_earlier_moment(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = finished_table(anna, "me", "random")
    record = record_of(anna, table)
    at = next(index for index in range(5, 15) if record.answers[index][0] == 0)
    wish = {"at": at, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    other = bela.post(f"/api/tables/{table}/continue", wish, 201)["id"]
    message, then = bela.table(other), replay(anna, table, at, "0")
    assert message["table"]["origin"] == {"table": table, "at": at}
    assert message["table"]["friendly"] is True
    assert message["question"] == then["question"]
    assert message["view"] == then["view"]
    last = play_to_the_end(bela, other)
    assert last["table"]["status"] == "finished"
    assert bela.get(f"/api/tables/{other}/fair")["verified"] is True
    again = record_of(bela, other)
    assert again.snapshots[0].at == 0
    assert again.seed != record.seed
    assert verify(ServedHarvest(), again).result is not None


def test_a_running_game_cannot_be_copied_to_see_what_comes(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    wish = {"at": 1, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    assert anna.post(f"/api/tables/{table}/continue", wish, 409)["key"] == "not-now"


@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_game_goes_on_from_within_secret_answers(server: Running, at: int) -> None:
    anna = server.guest("Anna")
    table = finished_table(anna, "me", "random", seed="secret answers")
    wish = {"at": at, "seats": [{"kind": "me"}, {"kind": "open"}]}
    other = anna.post(f"/api/tables/{table}/continue", wish, 201)["id"]
    bela = server.guest("Béla")
    bela.join(other, 1)
    asked = [0, 1] if at < 2 else [record_of(anna, table).answers[2][0]]
    assert anna.table(other)["waiting"] == asked


def test_a_finished_game_has_nothing_to_go_on_with(server: Running) -> None:
    anna = server.guest("Anna")
    table = finished_table(anna, "me", "random")
    count = anna.table(table)["count"]
    wish = {"at": count, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
    assert anna.post(f"/api/tables/{table}/continue", wish, 409)["key"] == "not-now"
    assert anna.post(f"/api/tables/{table}/continue", {**wish, "at": count + 1}, 422)["key"] == "invalid"
