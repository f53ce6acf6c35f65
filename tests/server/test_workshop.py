"""The workshop: a form made from the tables, and comparisons in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection

from deskovka.server.store import Database
from tests.server.conftest import Serve
from tests.server.running import ALL_GAMES, Clock, Person, Running, until

DEAR = {"players": 2, "edition": {"sea_cost": 3}}
LONG = {"setup": DEAR, "bot": "greedy", "games": 900}
"""A comparison that takes minutes on any machine."""


def until_over(person: Person, run: str, least: int = 0) -> dict[str, Any]:
    """A run when it is over, or has come so far."""

    def over() -> dict[str, Any] | None:
        found: dict[str, Any] = person.get(f"/api/runs/{run}")
        is_over = found["status"] not in ("waiting", "running") or (least and found["done"] >= least)
        return found if is_over else None

    found = until(over)
    assert found is not None
    return found


def begin(person: Person, body: dict[str, Any] = LONG, expected: int = 201) -> Any:
    return person.post("/api/games/legends/runs", body, expected)


# The form


def test_the_form_has_every_number_with_its_range(server: Running) -> None:
    found = server.visitor().post("/api/games/legends/workshop", {"setup": {"players": 2, "edition": "sea_cost: 3\n"}})
    fields = {field["path"]: field for field in found["fields"]}
    assert (fields["sea_cost"]["value"], fields["sea_cost"]["low"], fields["sea_cost"]["high"]) == (3, 1, 9)
    assert fields["sea_cost"]["kind"] == "whole"
    assert ["card", "lake"] in fields["cards.lake.marker"]["of"]
    assert found["setup"] == DEAR
    assert found["text"] == "{sea_cost: 3}\n"


def test_what_an_edition_adds_is_in_the_form_and_on_the_map(serve: Serve, sqlite_url: str) -> None:
    visitor = serve(database=sqlite_url, games=ALL_GAMES).visitor()
    edition = {
        "cards": {"amnesty": {"count": 2, "effect": {"type": "gain", "stock": "political", "amount": 3}}},
        "names": {"card": {"amnesty": {"en": "Amnesty", "cs": "Amnestie"}}, "space": {"korunov": {"cs": "Praha"}}},
    }
    found = visitor.post("/api/games/uprising/workshop", {"setup": {"edition": edition}, "lang": "cs"})
    assert "cards.amnesty.count" in {field["path"] for field in found["fields"]}
    assert found["drawing"].startswith("<svg")
    assert ">Praha<" in found["drawing"]
    error = visitor.post(
        "/api/games/uprising/workshop", {"setup": {"edition": "params:\n  prices: {weapon: 0}\n"}}, 422
    )
    assert (error["facts"]["path"], error["facts"]["line"]) == ("params.prices.weapon", 2)


def test_a_game_without_editions_has_no_workshop(server: Running) -> None:
    error = server.visitor().post("/api/games/harvest/workshop", {"setup": {}}, 404)
    assert error["key"] == "no-workshop"
    server.guest("Anna").post("/api/games/harvest/runs", {"setup": {}}, 404)


# Runs


def test_a_comparison_is_played_in_the_background(server: Running) -> None:
    anna = server.guest("Anna")
    run = begin(anna, {"setup": DEAR, "bot": "random", "games": 6, "seed": 4})
    assert (run["status"], run["games"], run["before"], run["after"]) == ("waiting", 6, {"players": 2}, DEAR)
    over = until_over(anna, run["id"])
    assert (over["status"], over["done"]) == ("done", 6)
    result = over["result"]
    assert (result["games"], result["change"]) == (6, {"sea_cost": 3})
    rounds = next(each for each in result["measures"] if each["key"] == "decisions")
    assert rounds["label"] == {"say": "measure-decisions"}
    again = until_over(anna, begin(anna, {"setup": DEAR, "bot": "random", "games": 6, "seed": 4})["id"])
    assert again["result"] == result
    assert [each["id"] for each in anna.get("/api/runs")] == [again["id"], run["id"]]


def test_a_comparison_can_be_with_another_edition(server: Running) -> None:
    anna = server.guest("Anna")
    base = {"players": 2, "edition": {"sea_cost": 2}}
    run = begin(anna, {"setup": DEAR, "base": base, "bot": "random", "games": 2})
    assert run["before"] == base
    assert until_over(anna, run["id"])["status"] == "done"


def test_a_comparison_belongs_to_one_person(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    run = begin(anna, {"setup": DEAR, "bot": "random", "games": 2})["id"]
    assert bela.get(f"/api/runs/{run}", 404)["key"] == "no-such-run"
    bela.post(f"/api/runs/{run}/stop", expected=404)
    assert bela.call("DELETE", f"/api/runs/{run}").status_code == 404
    assert bela.get("/api/runs") == []
    begin(server.visitor(), expected=401)
    assert until_over(anna, run)["status"] == "done"


def test_a_comparison_can_be_stopped_and_what_was_played_counts(new_server: Running) -> None:
    anna = new_server.guest("Anna")
    run = begin(anna)["id"]
    until_over(anna, run, least=2)
    anna.post(f"/api/runs/{run}/stop", expected=204)
    over = anna.get(f"/api/runs/{run}")
    assert over["status"] == "stopped"
    assert over["result"]["games"] == over["done"] < 900
    assert anna.call("DELETE", f"/api/runs/{run}").status_code == 204
    anna.get(f"/api/runs/{run}", 404)
    other = begin(anna, {"setup": DEAR, "bot": "random", "games": 2})["id"]  # the worker is there again
    assert until_over(anna, other)["status"] == "done"


def test_comparisons_are_bounded(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, runs_of_person=1, runs_waiting=2, run_games=900)
    anna, bela, cyril = (server.guest(name) for name in ("Anna", "Béla", "Cyril"))
    assert begin(anna, {**LONG, "games": 901}, 422)["facts"] == {"most": 900, "games": 901}
    assert begin(anna, {**LONG, "bot": "strong"}, 422)["key"] == "bot-not-for-runs"
    assert begin(anna, {**LONG, "setup": {"edition": {"sea_cost": 0}}}, 422)["key"] == "edition-wrong-value"
    begin(anna)
    assert begin(anna, expected=409)["key"] == "too-many-runs"
    waiting = begin(bela)["id"]
    assert begin(cyril, expected=409)["key"] == "workshop-full"
    assert bela.get(f"/api/runs/{waiting}")["status"] == "waiting"
    bela.call("DELETE", f"/api/runs/{waiting}")
    begin(cyril)


def test_when_the_time_is_up_what_was_played_counts(serve: Serve, sqlite_url: str) -> None:
    anna = serve(database=sqlite_url, run_seconds=0.1).guest("Anna")
    over = until_over(anna, begin(anna)["id"])
    assert over["status"] == "done"
    assert 0 < over["done"] < over["games"] == 900


def test_only_the_newest_are_kept(serve: Serve, sqlite_url: str) -> None:
    anna = serve(database=sqlite_url, runs_kept=1, now=Clock()).guest("Anna")
    small = {"setup": DEAR, "bot": "random", "games": 2}
    for _ in range(3):
        last = begin(anna, small)["id"]
        until_over(anna, last)
    assert len(anna.get("/api/runs")) == 2
    assert last in {each["id"] for each in anna.get("/api/runs")}


def test_a_restart_is_told(serve: Serve, database_url: str) -> None:
    clock = Clock()
    first = serve(database=database_url, now=clock)
    anna = first.guest("Anna")
    run = begin(anna)["id"]
    until_over(anna, run, least=1)
    first.stop()
    second = serve(database=database_url, now=clock)
    anna.move_to(second)
    clock.now += 61_000
    lost = anna.get(f"/api/runs/{run}")
    assert (lost["status"], lost["result"]) == ("lost", None)
    assert until_over(anna, begin(anna, {"setup": DEAR, "bot": "random", "games": 2})["id"])["status"] == "done"


def test_a_comparison_that_ends_while_it_is_read_is_not_lost(
    new_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, read = new_server.guest("Anna"), Database.read

    async def slowly(database: Database, work: Callable[[Connection], Any]) -> Any:
        found = await read(database, work)
        if "Runs." in work.__qualname__:
            await asyncio.sleep(0.5)
        return found

    monkeypatch.setattr(Database, "read", slowly)
    run = begin(anna, {"setup": DEAR, "bot": "random", "games": 20})["id"]
    assert until_over(anna, run)["status"] == "done"


def test_a_guest_who_signs_in_brings_comparisons_along(new_server: Running) -> None:
    anna = new_server.guest("Anna")
    anna.post("/api/account", {"login": "anna", "password": "correct horse"}, 201)
    guest = new_server.guest("Anna elsewhere")
    run = begin(guest, {"setup": DEAR, "bot": "random", "games": 2})["id"]
    until_over(guest, run)
    guest.csrf = guest.post("/api/session", {"login": "anna", "password": "correct horse"}, 201)["csrf"]
    assert guest.get(f"/api/runs/{run}")["status"] == "done"


def test_a_variant_is_printed(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, games=ALL_GAMES)
    anna = server.guest("Anna")
    body = {"setup": {"edition": "params: {prices: {weapon: 7}}"}, "lang": "cs"}
    answer = anna.call("POST", "/api/games/uprising/print", body)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    assert answer.content.startswith(b"%PDF")
    assert anna.post("/api/games/legends/print", {"setup": {}}, 422)["key"] == "nothing-to-print"
    server.visitor().post("/api/games/uprising/print", body, 401)


# Curves


def test_a_number_is_tried_with_several_values(server: Running) -> None:
    anna = server.guest("Anna")
    wish = {"setup": {"players": 2}, "bot": "random", "games": 4, "vary": [{"path": "sea_cost", "values": [1, 3]}]}
    run = begin(anna, wish)
    assert run["vary"] == {"path": "sea_cost", "values": [1, 3], "also": []}
    over = until_over(anna, run["id"])
    assert (over["status"], over["done"], over["result"]) == ("done", 4, None)
    curve = over["curve"]
    assert [point["value"] for point in curve["points"]] == [1, 3]
    assert {each["key"] for each in curve["points"][0]["measures"]} >= {"rounds", "decisions", "draws"}


def test_several_numbers_are_tried_together(server: Running) -> None:
    anna = server.guest("Anna")
    vary = [{"path": "sea_cost", "values": [1, 3]}, {"path": "players.2.coins", "values": [9, 12]}]
    run = begin(anna, {"setup": {"players": 2}, "bot": "random", "games": 3, "vary": vary})
    assert run["vary"] == {**vary[0], "also": [vary[1]]}
    over = until_over(anna, run["id"])
    assert (over["status"], over["curve"], over["result"]) == ("done", None, None)
    search = over["search"]
    assert search["paths"] == ["sea_cost", "players.2.coins"]
    assert [each["values"] for each in search["tried"]] == [[1, 9], [1, 12], [3, 9], [3, 12]]
    assert {each["key"] for each in search["tried"][0]["measures"]} >= {"rounds", "decisions", "draws"}


def test_values_that_cannot_be_are_refused_and_curves_are_bounded(serve: Serve, sqlite_url: str) -> None:
    anna = serve(database=sqlite_url, run_games=30).guest("Anna")
    wish = {"setup": {"players": 2}, "bot": "random", "games": 15}
    error = begin(anna, {**wish, "vary": [{"path": "sea_cost", "values": [0, 3]}]}, 422)
    assert error["key"] == "edition-wrong-value"
    assert begin(anna, {**wish, "vary": [{"path": "no.such", "values": [1, 3]}]}, 422)["key"].startswith("edition")
    assert begin(anna, {**wish, "vary": [{"path": "sea_cost", "values": [2]}]}, 422)
    many = {"path": "sea_cost", "values": [1, 2, 3, 4, 5]}
    assert begin(anna, {**wish, "vary": [many]}, 422)["facts"] == {"most": 12, "games": 15}
    more = {"path": "prices.1", "values": [1, 2, 3]}
    assert begin(anna, {**wish, "vary": [many, more]}, 422)["facts"] == {"most": 4, "games": 15}
