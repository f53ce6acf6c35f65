"""Clocks: per move and per game, at rest at night; a bot plays for whoever has no time left."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from deskovka.server.store.migrate import migrate
from deskovka.server.tables.clocks import counted, deadline
from deskovka.server.wire import Clock as TableClock
from deskovka.server.wire import Night, moment
from tests.server.conftest import Serve
from tests.server.running import Clock, Person, Running, until

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def at(year: int, month: int, day: int, hour: int, minute: int = 0) -> int:
    return int(datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp() * 1000)


def started(serve: Serve, url: str, clock: Clock) -> Running:
    return serve(database=url, now=clock, clock_seconds=0.02)


def seat(person: Person, table: str, place: int) -> dict[str, Any]:
    found: dict[str, Any] = person.table(table)["table"]["seats"][place]
    return found


def until_bot(person: Person, table: str, place: int) -> dict[str, Any]:
    """The seat once a bot plays there."""
    until(lambda: seat(person, table, place)["kind"] == "bot")
    return seat(person, table, place)


def two_at_a_table(server: Running, **clock: Any) -> tuple[Person, Person, str]:
    """Anna has bid more than Béla will, and the table waits for him."""
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open", clock=clock)
    bela.join(table, 1)
    anna.answer(table, "bid", 1)
    return anna, bela, table


def test_who_takes_too_long_for_a_move_is_played_for_and_takes_the_seat_back(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    server = started(serve, sqlite_url, clock)
    anna, bela, table = two_at_a_table(server, move=120)
    assert seat(anna, table, 1)["due"] == moment(clock.now + 2 * MINUTE)
    assert seat(anna, table, 0)["due"] is None
    assert anna.table(table)["table"]["clock"] == {"move": 120, "game": None, "night": None}
    clock.now += 2 * MINUTE - 1
    assert seat(anna, table, 1)["kind"] == "person"
    clock.now += 1
    found = until_bot(anna, table, 1)
    assert (found["bot"], found["name"], found["due"]) == ("greedy", "Béla", None)
    assert seat(bela, table, 1)["mine"]
    bela.join(table, 1)
    assert seat(bela, table, 1)["kind"] == "person"


def test_time_goes_on_while_the_server_does_not_run(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    server = started(serve, sqlite_url, clock)
    anna, _, table = two_at_a_table(server, move=3 * 86_400)
    clock.now += 2 * DAY
    due = seat(anna, table, 1)["due"]
    server.stop()
    clock.now += DAY
    again = started(serve, sqlite_url, clock)
    anna.move_to(again)
    until_bot(anna, table, 1)
    assert due == moment(clock.now)


def test_the_time_of_the_game_is_used_up_by_all_moves_together(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    server = started(serve, sqlite_url, clock)
    anna, bela, table = two_at_a_table(server, game=300)
    clock.now += 4 * MINUTE
    bela.answer(table, "bid", 0)
    assert anna.table(table)["waiting"] == [0]
    assert [found["left"] for found in anna.table(table)["table"]["seats"]] == [300, 60]
    assert seat(anna, table, 0)["due"] == moment(clock.now + 5 * MINUTE)
    clock.now += 5 * MINUTE
    assert until_bot(anna, table, 0)["left"] is None  # a bot needs no time
    anna.join(table, 0)  # there is time for a move again
    assert seat(anna, table, 0)["left"] == 60


def test_no_clock_runs_at_night(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    clock.now = at(2026, 1, 1, 20, 30)  # half past nine in Prague
    server = started(serve, sqlite_url, clock)
    anna, bela, table = two_at_a_table(server, move=3600, night={"begin": 22, "end": 7, "zone": "Europe/Prague"})
    assert seat(anna, table, 1)["due"] == moment(at(2026, 1, 2, 6, 30))
    clock.now = at(2026, 1, 2, 6, 29)
    bela.answer(table, "bid", 0)


@pytest.mark.parametrize(
    "clock",
    [
        {},
        {"move": 1},
        {"move": 60, "night": {"begin": 22, "end": 22, "zone": "UTC"}},
        {"move": 60, "night": {"begin": 22, "end": 24, "zone": "UTC"}},
        {"move": 60, "night": {"begin": 22, "end": 7, "zone": "Middle/Earth"}},
        {"move": 60, "night": {"begin": 22, "end": 7, "zone": "../../etc/passwd"}},
    ],
)
def test_a_clock_that_measures_nothing_is_refused(server: Running, clock: dict[str, Any]) -> None:
    anna = server.guest("Anna")
    wish = {"game": "harvest", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock}
    assert anna.post("/api/tables", wish, 422)["key"] == "invalid"


def test_a_night_is_as_long_as_the_hours_of_its_zone_say() -> None:
    prague = TableClock(move=1, night=Night(22, 7, "Europe/Prague"))
    evening = at(2026, 3, 28, 20)  # nine o'clock; in this night an hour is left out
    assert deadline(prague, evening, 2 * HOUR) == at(2026, 3, 29, 6)
    assert counted(prague, evening, at(2026, 3, 29, 6)) == 2 * HOUR
    midnight = at(2026, 7, 1, 23)
    assert counted(prague, midnight, midnight + HOUR) == 0
    by_day = TableClock(move=1, night=Night(9, 17, "UTC"))  # for those who work
    assert deadline(by_day, at(2026, 1, 1, 8), 2 * HOUR) == at(2026, 1, 1, 18)


def test_who_is_waited_for_in_an_older_database_is_so_since_the_question(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path}/old.db")
    with engine.begin() as connection:
        migrate(connection, "results")
        connection.execute(
            text("INSERT INTO users (id, name, kind, created) VALUES ('anna', 'Anna', 'guest', 1)"),
        )
        connection.execute(
            text(
                "INSERT INTO tables (id, game, first_version, rules_version, setup, status, owner, public, watchers,"
                " after_end, friendly, seed, created, seq, count, waiting, since) VALUES ('t', 'g', 1, 1, '{}',"
                " 'running', 'anna', 1, 'public', 'public', 0, x'00', 1, 1, 0, '[0]', 77)"
            )
        )
        for place in (0, 1):
            row = {"place": place}
            connection.execute(
                text("INSERT INTO seats (table_id, seat, kind, user_id) VALUES ('t', :place, 'person', 'anna')"), row
            )
        migrate(connection)
        assert connection.execute(text("SELECT since, used FROM seats ORDER BY seat")).all() == [(77, 0), (None, 0)]
    engine.dispose()
