"""Answers: stored once, refused when they are late, wrong or somebody else's; and taken back."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.server.running import Person, Running


def two_at_a_table(server: Running, **wish: Any) -> tuple[Person, Person, str]:
    """Anna at seat 0, Bela at seat 1; both are asked for their secret bids."""
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open", **wish)
    bela.join(table, 1)
    return anna, bela, table


def after_the_bids(server: Running) -> tuple[Person, Person, str]:
    """Anna has won the lead and is asked to work."""
    anna, bela, table = two_at_a_table(server, seed="bids")
    anna.answer(table, "bid", 1)
    bela.answer(table, "bid", 0)
    assert anna.table(table)["question"]["topic"] == "work"
    return anna, bela, table


def test_an_answer_moves_the_game_for_everybody(server: Running) -> None:
    anna, bela, table = after_the_bids(server)
    before = bela.table(table)
    assert anna.answer(table, "earn") == {"seq": before["seq"] + 1}
    after = bela.table(table)
    assert after["seq"] == before["seq"] + 1
    assert after["count"] == before["count"] + 1 == 3
    assert after["decision"] != before["decision"]
    assert after["log"]["events"][-1] == {"kind": "worked", "facts": {"seat": 0, "how": "earn"}, "answer": 3}


def test_an_answer_sent_twice_is_stored_once(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    message = anna.table(table)
    first = anna.answer_to(table, message, ["earn"])
    assert anna.answer_to(table, message, ["earn"]) == first
    assert anna.table(table)["count"] == message["count"] + 1


def test_another_answer_to_a_settled_question_is_stale(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    message = anna.table(table)
    anna.answer_to(table, message, ["earn"])
    error = anna.answer_to(table, message, ["rest"], 409)
    assert error["key"] == "stale"
    assert error["facts"] == {"decision": message["decision"]}


def test_the_answer_that_ended_the_game_can_be_repeated(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("me", "random")
    with anna.socket(table) as watching:
        message = asked = watching.table()
        while message["result"] is None:
            if 0 in message["waiting"] and anna.answer_in_time(table, message, message["question"]["options"][0]):
                asked = message
            message = watching.table()
    option = asked["question"]["options"][0]
    assert anna.answer_to(table, asked, option)["seq"] <= message["seq"]
    late = {"decision": message["decision"], "option": ["earn"], "seat": 0}
    assert anna.post(f"/api/tables/{table}/answers", late, 409)["key"] == "not-now"


def test_of_two_answers_at_once_only_one_is_stored(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    message = anna.table(table)
    body = {"decision": message["decision"], "seat": 0}
    options = [["earn"], ["fish"], ["rest"]] * 4

    def send(option: list[str]) -> int:
        return anna.call("POST", f"/api/tables/{table}/answers", {**body, "option": option}).status_code

    with ThreadPoolExecutor(len(options)) as pool:
        statuses = list(pool.map(send, options))
    assert statuses.count(200) == 4  # the one that won, and its repetitions
    assert statuses.count(409) == 8
    assert anna.table(table)["count"] == message["count"] + 1


def test_nobody_answers_for_another_seat(server: Running) -> None:
    anna, bela, table = after_the_bids(server)
    decision = anna.table(table)["decision"]
    answers = f"/api/tables/{table}/answers"
    body = {"decision": decision, "option": ["earn"], "seat": 0}
    assert bela.post(answers, body, 403)["key"] == "not-your-seat"
    assert server.guest("Cyril").post(answers, body, 403)["key"] == "not-your-seat"
    assert server.visitor().post(answers, body, 401)["key"] == "nobody"
    assert anna.table(table)["decision"] == decision


def test_a_seat_that_is_not_asked_cannot_answer(server: Running) -> None:
    _, bela, table = after_the_bids(server)
    message = bela.table(table)
    assert message["question"]["optional"] is True  # the goat
    assert message["waiting"] == [0]
    error = bela.answer_to(table, message, ["earn"], 422)
    assert (error["key"], error["facts"]["legal"]) == ("illegal-answer", "goat")


def test_an_option_that_was_not_offered_is_refused(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    message = anna.table(table)
    error = anna.answer_to(table, message, ["plough", 7], 422)
    assert error["sentence"] == "“plough 7” is not among the options of seat 0; legal are: earn, fish, rest."
    assert anna.table(table) == message


def test_errors_are_said_in_the_language_of_the_reader(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    body = {"decision": anna.table(table)["decision"], "option": ["plough"], "seat": 0}
    czech = {"Accept-Language": "de, cs-CZ;q=0.9, en;q=0.5"}
    error = anna.post(f"/api/tables/{table}/answers", body, 422, headers=czech)
    assert error["sentence"] == "„plough“ není mezi možnostmi místa 0; možné je: earn, fish, rest."


# Secret answers


def test_a_secret_answer_is_told_to_nobody_before_the_last_one_is_in(server: Running) -> None:
    anna, bela, table = two_at_a_table(server)
    before = bela.table(table)
    anna.answer(table, "bid", 2)
    message = bela.table(table)
    assert message["waiting"] == [1]
    assert message["decision"] == before["decision"]
    assert message["count"] == 0
    assert (message["view"], message["log"], message["question"]) == (before["view"], before["log"], before["question"])
    mine = anna.table(table)
    assert mine["question"] is None
    assert mine["undo"] == {"allowed": True, "reason": None}


def test_a_secret_answer_can_be_repeated_but_not_changed(server: Running) -> None:
    anna, _, table = two_at_a_table(server)
    message = anna.table(table)
    first = anna.answer_to(table, message, ["bid", 2])
    assert anna.answer_to(table, message, ["bid", 2]) == first
    assert anna.answer_to(table, message, ["bid", 1], 409)["key"] == "stale"


def test_a_secret_answer_taken_back_opens_the_question_anew_for_its_seat_alone(server: Running) -> None:
    anna, bela, table = two_at_a_table(server)
    asked, asked_of_bela = anna.table(table), bela.table(table)
    anna.answer_to(table, asked, ["bid", 2])
    anna.undo(table)
    again = anna.table(table)
    assert again["question"] == asked["question"]
    assert again["decision"] != asked["decision"]
    first = anna.answer_to(table, asked, ["bid", 2])  # a late repetition of what was taken back changes nothing
    assert anna.table(table)["waiting"] == [0, 1]
    assert first["seq"] < again["seq"]
    anna.answer_to(table, again, ["bid", 1])
    bela.answer_to(table, asked_of_bela, ["bid", 0])
    assert [e["facts"] for e in anna.table(table)["log"]["events"] if e["kind"] == "bid"] == [
        {"seat": 0, "coins": 1},
        {"seat": 1, "coins": 0},
    ]


# Undo


def test_an_answer_taken_back_never_happened(server: Running) -> None:
    anna, bela, table = after_the_bids(server)
    before = bela.table(table)
    anna.answer(table, "earn")
    assert anna.undo(table)["seq"] == before["seq"] + 2
    after = bela.table(table)
    same = ("view", "question", "waiting", "count", "log")
    assert {name: after[name] for name in same} == {name: before[name] for name in same}
    assert after["decision"] not in (before["decision"], before["decision"] + 1)
    anna.answer(table, "rest")
    assert bela.table(table)["log"]["events"][-1]["facts"] == {"seat": 0, "how": "rest"}


def test_an_answer_that_was_taken_back_is_not_stored_again_when_it_is_repeated(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    asked = anna.table(table)
    first = anna.answer_to(table, asked, ["earn"])
    anna.undo(table)
    assert anna.answer_to(table, asked, ["earn"]) == first
    assert anna.table(table)["count"] == asked["count"]


def test_taking_back_twice_takes_back_once(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    anna.answer(table, "earn")
    message = anna.table(table)
    body = {"decision": message["decision"], "seat": 0}
    first = anna.post(f"/api/tables/{table}/undo", body)
    assert anna.post(f"/api/tables/{table}/undo", body) == first
    assert anna.table(table)["count"] == 2


def test_what_chance_has_decided_cannot_be_taken_back(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    anna.answer(table, "fish")
    message = anna.table(table)
    assert message["undo"] == {"allowed": False, "reason": "chance"}
    error = anna.undo(table, 409)
    assert (error["key"], error["facts"]["reason"]) == ("undo-refused", "chance")
    assert anna.table(table) == message


def test_nobody_takes_back_what_another_answered(server: Running) -> None:
    anna, bela, table = after_the_bids(server)
    anna.answer(table, "earn")
    assert bela.undo(table, 409)["facts"]["reason"] == "other"
    body = {"decision": bela.table(table)["decision"], "seat": 0}
    assert bela.post(f"/api/tables/{table}/undo", body, 403)["key"] == "not-your-seat"


def test_watchers_on_a_socket_see_the_log_shortened_by_an_undo(server: Running) -> None:
    anna, bela, table = after_the_bids(server)
    with bela.socket(table) as watching:
        length = len(watching.table()["log"]["events"])
        anna.answer(table, "earn")
        assert watching.table()["log"] == {
            "from": length,
            "events": [{"kind": "worked", "facts": {"seat": 0, "how": "earn"}, "answer": 3}],
            "turns": [{"start": 0, "recap": None}],
        }
        anna.undo(table)
        whole = watching.table()["log"]
        assert (whole["from"], len(whole["events"])) == (0, length)
