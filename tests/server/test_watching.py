"""Watchers, chat, presence, and what happened while somebody was away."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.conftest import Serve
from tests.server.running import Clock, Running
from tests.server.test_answers import after_the_bids, two_at_a_table
from tests.server.test_play import play_to_the_end


def test_anybody_with_the_link_watches_what_is_public(server: Running) -> None:
    anna, _, table = after_the_bids(server)
    visitor = server.visitor()
    message = visitor.table(table)
    assert (message["me"], message["question"], message["undo"]["allowed"]) == (None, None, False)
    assert message["view"]["hands"] == [[-1, -1], [-1, -1]]
    assert anna.table(table)["view"]["hands"][0] != [-1, -1]
    assert not [event for event in message["log"]["events"] if event["kind"] in ("drew-card", "peeked-card")]
    with visitor.socket(table) as watching:
        assert watching.table()["view"] == message["view"]


def test_a_table_may_be_for_its_players_only(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("me", "open", watchers="nobody")
    assert server.visitor().table(table)["table"]["status"] == "open"
    bela = server.guest("Béla")
    cyril = server.guest("Cyril")
    with cyril.socket(table) as watching:
        watching.table()
        bela.join(table, 1)
        assert watching.close_code() == 4403
    assert bela.table(table)["me"] == 1
    for path in ("", "/replay?at=0", "/fair"):
        assert cyril.get(f"/api/tables/{table}{path}", 403)["key"] == "watchers-kept-out"
    assert cyril.post(f"/api/tables/{table}/chat", {"text": "hello"}, 403)["key"] == "watchers-kept-out"
    with pytest.raises(InvalidStatus) as refused, cyril.socket(table):
        pass
    assert refused.value.response.status_code == 403


def test_there_is_no_table_where_there_is_none(server: Running) -> None:
    visitor = server.visitor()
    assert visitor.get("/api/tables/nowhere", 404)["key"] == "no-such-table"
    with pytest.raises(InvalidStatus) as refused, visitor.socket("nowhere"):
        pass
    assert refused.value.response.status_code == 404


# Chat


def test_chat_is_plain_text_for_everybody_at_the_table(server: Running) -> None:
    anna, bela, table = two_at_a_table(server)
    text = "<script>alert('hi')</script> & „ahoj“ 🎲\nsecond line"
    with bela.socket(table) as watching:
        watching.table()
        anna.post(f"/api/tables/{table}/chat", {"text": text}, 201)
        (line,) = watching.until(lambda message: message["type"] == "chat")["chat"]
        assert (line["name"], line["seat"], line["text"]) == ("Anna", 0, text)
    watcher = server.guest("Cyril")
    watcher.post(f"/api/tables/{table}/chat", {"text": "hello"}, 201)
    lines = bela.table(table)["chat"]
    assert [(said["name"], said["seat"], said["text"]) for said in lines] == [
        ("Anna", 0, text),
        ("Cyril", None, "hello"),
    ]
    assert [said["text"] for said in bela.table(table, since=lines[0]["id"])["chat"]] == ["hello"]


@pytest.mark.parametrize("text", ["", "   ", "x" * 501, "bell\x07"], ids=["empty", "blank", "long", "control"])
def test_chat_that_is_none_is_refused(server: Running, text: str) -> None:
    anna, _, table = two_at_a_table(server)
    assert anna.post(f"/api/tables/{table}/chat", {"text": text}, 422)["key"] == "invalid"


def test_chat_does_not_disturb_an_answer_under_way(server: Running) -> None:
    anna, bela, table = after_the_bids(server)
    message = anna.table(table)
    bela.post(f"/api/tables/{table}/chat", {"text": "hurry up"}, 201)
    anna.answer_to(table, message, ["earn"])
    assert anna.table(table)["count"] == message["count"] + 1


# Polling


def test_polling_gives_what_is_newer_and_nothing_when_nothing_is(server: Running) -> None:
    anna, bela, table = after_the_bids(server)
    message = bela.table(table)
    length = len(message["log"]["events"])
    unchanged = bela.call("GET", f"/api/tables/{table}", params={"since": message["seq"], "log": length})
    assert (unchanged.status_code, unchanged.content) == (204, b"")
    anna.answer(table, "earn")
    newer = bela.table(table, since=message["seq"], log=length)
    assert newer["seq"] == message["seq"] + 1
    assert newer["log"]["from"] == length
    assert [event["kind"] for event in newer["log"]["events"]] == ["worked"]
    anna.undo(table)
    shorter = bela.table(table, since=newer["seq"], log=length + 1)
    assert (shorter["log"]["from"], len(shorter["log"]["events"])) == (0, length)


# Presence


def test_everybody_sees_who_is_at_the_table(server: Running) -> None:
    anna, bela, table = two_at_a_table(server)
    with anna.socket(table) as watching:
        watching.until(lambda message: message.get("online") == [0])
        with bela.socket(table), bela.socket(table):
            watching.until(lambda message: message.get("online") == [0, 1])
            seats = anna.table(table)["table"]["seats"]
            assert [seat["online"] for seat in seats] == [True, True]
        watching.until(lambda message: message.get("online") == [0])
    assert server.guest("Cyril").table(table)["table"]["seats"][1]["online"] is False


# What happened meanwhile


def test_somebody_who_comes_back_is_told_where_the_last_visit_ended(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    server = serve(database=sqlite_url, now=clock)
    anna, bela, table = two_at_a_table(server, seed="digest")
    first = bela.table(table)
    assert first["digest"] is None
    seen = len(first["log"]["events"])
    clock.now += 10 * 60_000
    anna.answer(table, "bid", 1)
    bela.answer_to(table, first, ["bid", 0])
    clock.now += 10 * 60_000
    server.stop()
    again = serve(database=sqlite_url, now=clock)
    bela.move_to(again)
    assert bela.table(table)["digest"] == {"from": seen}
    with bela.socket(table) as watching:
        assert watching.table()["digest"] == {"from": seen}
    assert again.guest("Cyril").table(table)["digest"] is None


def test_the_end_of_a_game_is_told_in_the_log_and_the_result(server: Running) -> None:
    anna = server.guest("Anna")
    last = play_to_the_end(anna, anna.open_table("me", "random"))
    assert last["log"]["events"][-1]["kind"] in ("stored", "kept")
    assert len(last["result"]["scores"]) == 2
    assert last["waiting"] == []
    assert last["question"] is None
    assert last["undo"]["allowed"] is False
