"""Links for watchers: what is public, or everything but later; nudging; seats that are free again."""

from __future__ import annotations

from typing import Any

from deskovka.server.store.rows import Change
from deskovka.server.tables.watching import ANSWERS_BEHIND, answers_before
from tests.server.conftest import Serve
from tests.server.running import Clock, Person, Running

MINUTE = 60_000


def links(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/tables/{table}/links")
    return found


def test_a_table_for_those_with_the_link_keeps_others_out(server: Running) -> None:
    anna, bela, cyril = server.guest("Anna"), server.guest("Béla"), server.guest("Cyril")
    table = anna.open_table("me", "open", watchers="link")
    bela.join(table, 1)
    stranger = server.visitor()
    assert stranger.get(f"/api/tables/{table}", 403)["key"] == "watchers-kept-out"
    assert cyril.get(f"/api/tables/{table}/links", 409)["key"] == "not-seated"
    token = links(bela, table)["public"]
    assert len(token) >= 32
    assert stranger.table(table, watch=token)["me"] is None
    assert stranger.get(f"/api/tables/{table}", 403, params={"watch": "guessed"})
    stranger.get(f"/api/tables/{table}/content", params={"watch": token})
    stranger.get(f"/api/tables/{table}/replay", params={"watch": token, "at": 0})
    with stranger.socket(table, f"?watch={token}") as watching:
        assert watching.table()["question"] is None
        anna.answer(table, "bid", 0)
        bela.answer(table, "bid", 0)
        watching.table(lambda message: message["count"] == 2)
    other = anna.open_table("me", "open", watchers="link")
    bela.join(other, 1)
    assert stranger.get(f"/api/tables/{other}", 403, params={"watch": token})


def long_game(serve: Serve, url: str, clock: Clock, **wish: Any) -> tuple[Running, Person, Person, str]:
    """Béla plays with two bots at a table of Anna's; many answers were given."""
    server = serve(database=url, now=clock, games="tests.server.toys:games")
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("random", "random", "open", game="legends", **wish)
    bela.join(table, 2)
    with bela.socket(table) as watching:
        while (message := watching.table())["count"] <= ANSWERS_BEHIND + 20:
            if message["question"]:
                bela.answer_in_time(table, message, message["question"]["options"][-1])
    assert message["result"] is None
    return server, anna, bela, table


def test_everything_is_seen_later_and_never_by_a_player(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    server, anna, bela, table = long_game(serve, sqlite_url, clock, late=15)
    token = links(anna, table)["everything"]
    assert links(bela, table)["everything"] is None
    stranger = server.visitor()
    replay = f"/api/tables/{table}/replay"
    assert stranger.get(replay, 403, params={"at": 0, "as": "all"})["key"] == "knows-too-much"
    early = stranger.get(replay, params={"at": 10_000, "as": "all", "watch": token})
    assert (early["at"], early["count"], early["answer"]) == (0, 0, None)
    clock.now += 15 * MINUTE
    seen = stranger.get(replay, params={"at": 10_000, "as": "all", "watch": token})
    count = bela.table(table)["count"]  # bots may have played on
    assert 0 < seen["at"] == seen["count"] <= count - ANSWERS_BEHIND
    assert seen["answer"] is None
    assert len(seen["views"]) == 3
    assert all(event["answer"] <= seen["count"] for event in seen["log"])
    assert bela.get(replay, 403, params={"at": 0, "as": "all", "watch": token})["key"] == "knows-too-much"
    bela.post(f"/api/tables/{table}/leave", None, 204)
    assert bela.get(replay, 403, params={"at": 0, "as": "all", "watch": token})["key"] == "knows-too-much"


def test_a_table_without_the_promise_has_no_link_to_everything(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    server, anna, _, table = long_game(serve, sqlite_url, clock)
    clock.now += 60 * MINUTE
    assert links(anna, table) == {"public": None, "everything": None}
    token = server.parts.links.token(table, "everything")
    params = {"at": 0, "as": "all", "watch": token}
    assert server.visitor().get(f"/api/tables/{table}/replay", 403, params=params)["key"] == "knows-too-much"


def test_what_was_taken_back_and_answered_anew_counts_from_then() -> None:
    def changes(*kinds: str) -> list[Change]:
        return [Change(at, at, kind) for at, kind in enumerate(kinds)]

    played = changes("begin", "answer", "answer", "answer", "undo", "undo", "answer", "answer", "chat")
    assert answers_before(played, 3, 0, moment=3) == 1
    assert answers_before(played, 3, 0, moment=9) == 3
    assert answers_before(played, 13, 0, moment=0) == 10  # the game went on from a record of ten answers


def test_somebody_who_is_waited_for_is_nudged_once_in_a_while(server: Running) -> None:
    anna, bela, cyril = server.guest("Anna"), server.guest("Béla"), server.guest("Cyril")
    table = anna.open_table("me", "open")
    bela.join(table, 1)
    anna.answer(table, "bid", 0)
    nudge = f"/api/tables/{table}/nudge"
    with bela.socket(table) as watching, anna.socket(table) as other:
        watching.table()  # from now on he is told of everything
        other.table()
        anna.post(nudge, {"seat": 1}, 204)
        assert watching.until(lambda message: message["type"] == "nudge")["by"] == "Anna"
        refused = anna.call("POST", nudge, {"seat": 1})
        assert (refused.status_code, int(refused.headers["retry-after"]) > 500) == (429, True)
        bela.answer(table, "bid", 0)
        while (message := other.receive())["type"] != "table" or message["count"] < 2:
            assert message["type"] != "nudge"
    assert cyril.post(nudge, {"seat": 1}, 409)["key"] == "not-seated"
    waited = anna.table(table)["waiting"][0]
    asking = anna if waited == 0 else bela
    assert asking.post(nudge, {"seat": waited}, 409)["key"] == "not-waited-for"
    assert asking.post(nudge, {"seat": 9}, 409)["key"] == "not-waited-for"


def test_a_seat_that_was_left_is_free_where_the_table_says_so(server: Running) -> None:
    anna, bela, cyril, dana = (server.guest(name) for name in ("Anna", "Béla", "Cyril", "Dana"))
    table = anna.open_table("me", "open", "open", leaving="open")
    bela.join(table, 1)
    cyril.join(table, 2)
    for person in (bela, cyril):
        person.post(f"/api/tables/{table}/leave", None, 204)
    assert [seat["kind"] for seat in anna.table(table)["table"]["seats"]] == ["person", "open", "open"]
    assert table in [found["id"] for found in dana.get("/api/tables?which=open")]
    assert bela.join(table, 2, expected=409)["key"] == "knows-other"
    dana.join(table, 2)
    bela.join(table, 1)
    assert [seat["name"] for seat in anna.table(table)["table"]["seats"]] == ["Anna", "Béla", "Dana"]
    dana.post(f"/api/tables/{table}/leave", None, 204)
    anna.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
    assert anna.table(table)["table"]["seats"][2]["kind"] == "bot"
