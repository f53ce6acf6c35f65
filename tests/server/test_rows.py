"""What the store keeps and finds, each function on SQLite and on PostgreSQL."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
import pytest
from sqlalchemy import Connection, text

from deskovka.server.store import (
    Database,
    channels,
    departures,
    open_database,
    people,
    recovery,
    runs,
    sessions,
    tables,
    tokens,
    upkeep,
    votes,
)
from deskovka.server.store.channels import Channel, Due
from deskovka.server.store.people import User
from deskovka.server.store.rows import (
    FINISHED,
    RUNNING,
    Change,
    ChatLine,
    Saved,
    SavedEvent,
    SeatRow,
    SnapshotRow,
    TableRow,
    Visit,
)
from deskovka.server.store.runs import RunRow
from deskovka.server.store.sessions import SessionRow
from deskovka.server.store.tables import Commit, Conflict
from deskovka.server.store.tokens import Token
from deskovka.server.store.votes import Vote
from deskovka.server.wire import moment
from tests.server.test_store import NOW, a_change, a_table

P = ParamSpec("P")
T = TypeVar("T")
PARTS = (channels, departures, people, recovery, runs, sessions, tables, tokens, upkeep, votes)
ANNA, BELA = User("anna", "Anna", "guest"), User("bela", "Béla", "guest")


@dataclass
class Store:
    """A database, and what is asked of it, each time in a transaction of its own."""

    database: Database

    def __call__(self, work: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T:
        return self.database.writing_now(lambda connection: work(connection, *given, **named))

    def opens(self, identity: str, *seats: SeatRow, **changed: Any) -> TableRow:
        """Anna opens a table, by default with a seat of her own and one for Béla."""
        row = msgspec.structs.replace(a_table(identity), **changed)
        self(tables.add_table, row, seats or [SeatRow(0, "person", "anna"), SeatRow(1, "person", "bela")])
        return row

    def changes(self, row: TableRow, kind: str = "answer", at: int = NOW, **parts: Any) -> TableRow:
        """Something happens at a table; it may come with columns, seats, a snapshot or a line of chat."""
        commit = Commit(row)
        commit.change = Change(row.seq + 1, at, kind, 0, row.seq, ["earn"])
        for name, part in parts.items():
            setattr(commit, name, part)
        self(tables.store, commit)
        found = self(tables.table_row, row.id)
        assert found is not None
        return found

    def says(self, row: TableRow, user: str, words: str) -> TableRow:
        line = ChatLine(row.seq + 1, NOW, user.title(), None, words)
        return self.changes(row, "chat", line=(line, user))


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """A store that knows Anna and Béla."""
    database = open_database(database_url)
    try:
        made = Store(database)
        for user in (ANNA, BELA):
            made(people.add_user, user, NOW)
        yield made
    finally:
        database.close()


def test_every_function_of_the_store_is_shown_here() -> None:
    used = set(re.findall(r"\b([a-z]+)\.([a-z_]+)\b", Path(__file__).read_text()))
    there = {
        (part.__name__.rpartition(".")[2], name)
        for part in PARTS
        for name, _ in inspect.getmembers(part, inspect.isfunction)
        if not name.startswith("_") and getattr(part, name).__module__ == part.__name__
    }
    assert len(there) > 70
    assert there - used == set()


# People


def test_a_guest_becomes_an_account_once(store: Store) -> None:
    assert store(people.user_by_id, "anna") == ANNA
    assert store(people.user_by_id, "cyril") is None
    assert store(people.make_account, "anna", "anna", "hash") is True
    assert store(people.make_account, "bela", "anna", "hash") is False, "the login is taken"
    assert store(people.make_account, "anna", "other", "hash") is False, "no guest any more"
    account = User("anna", "Anna", "account", "anna")
    assert store(people.user_by_login, "anna") == (account, "hash")
    assert store(people.user_by_login, "bela") is None
    store(people.set_password, "anna", "better")
    assert (store(people.password_of, "anna"), store(people.password_of, "bela")) == ("better", None)
    store(people.rename, "anna", "Anička")
    assert store(people.user_by_id, "anna") == msgspec.structs.replace(account, name="Anička")


def test_secrets_are_found_by_the_beginning_of_their_names(store: Store) -> None:
    for name in ("key_1", "key_2", "keyx3", "beat%"):
        assert store(people.keep_secret, name, name.encode()) == name.encode()
    assert sorted(store(people.secrets_named, "key_")) == [("key_1", b"key_1"), ("key_2", b"key_2")]
    store(people.forget_secret, "key_1")
    assert store(people.secrets_named, "key_") == [("key_2", b"key_2")]
    for now in (NOW, NOW + 1):
        store(people.beat, now)
    assert dict(store(people.secrets_named, "beat"))["beat"] == str(NOW + 1).encode()


def test_what_a_guest_has_is_handed_over(store: Store) -> None:
    row = store.says(store.opens("t"), "bela", "hello")
    other = store.opens("u")
    seen = [("t", "bela", Visit(3, NOW, 0)), ("u", "bela", Visit(4, NOW, 0)), ("u", "anna", Visit(5, NOW, 0))]
    store(tables.keep_visits, seen)
    store(channels.add, a_channel("c", "bela"), 9)
    store(runs.add, a_run("r", "bela"), 9)
    store(people.hand_over, "bela", "anna")
    assert [each.id for each in store(channels.channels_of, "anna")] == ["c"]
    assert [each.id for each in store(runs.runs_of, "anna")] == ["r"]
    assert store(departures.silence, "anna") == [row.id, other.id]
    assert [store(tables.visit_of, table, "anna") for table in "tu"] == [seen[0][2], seen[2][2]], "her own stays"


# Sessions, tokens and codes


def a_session(identity: str, seen: int = NOW) -> SessionRow:
    return SessionRow(identity, "Firefox", NOW, seen)


def test_sessions_are_listed_seen_and_ended(store: Store) -> None:
    store(sessions.add, "anna", a_session("one"))
    store(sessions.touch, "anna", a_session("two", NOW + 5))  # its cookie is older than the list
    store(sessions.touch, "anna", a_session("one", NOW + 9))
    assert store(sessions.sessions_of, "anna") == [a_session("one", NOW + 9), a_session("two", NOW + 5)]
    assert store(sessions.user_of, "anna", "one", NOW) == ANNA
    assert (store(sessions.is_of, "anna", "one"), store(sessions.is_of, "bela", "one")) == (True, False)
    for _ in range(2):
        store(sessions.end, "one", NOW, NOW + 99)
    assert store(sessions.user_of, "anna", "one", NOW) is None
    store(sessions.touch, "anna", a_session("one", NOW + 10))
    assert store(sessions.sessions_of, "anna") == [a_session("two", NOW + 5)], "what has ended does not come back"


def test_signing_out_everywhere_ends_sessions_that_are_not_listed_too(store: Store) -> None:
    store(sessions.add, "anna", a_session("one"))
    store(sessions.end_all, "anna", NOW + 5, NOW + 99)
    assert store(sessions.sessions_of, "anna") == []
    for session, made, user in (("one", NOW, None), ("unlisted", NOW, None), ("later", NOW + 5, ANNA)):
        assert store(sessions.user_of, "anna", session, made) == user
    store(sessions.touch, "anna", a_session("unlisted", NOW + 6))
    assert store(sessions.sessions_of, "anna") == []


def test_old_sessions_and_guests_who_were_not_seen_are_found(store: Store) -> None:
    store(sessions.add, "anna", a_session("old", NOW - 9))
    store(sessions.add, "anna", a_session("new", NOW))
    store(sessions.forget_old, NOW)
    assert [each.id for each in store(sessions.sessions_of, "anna")] == ["new"]
    store(sessions.come, "anna", NOW + 99)
    assert store(departures.guests_since, NOW + 50) == ["bela"]


def test_a_token_is_known_by_its_hash_until_it_is_made_worthless(store: Store) -> None:
    one, two = (Token(identity, "my program", NOW, "read", NOW + 99) for identity in ("one", "two"))
    for token in (one, two):
        store(tokens.add, "anna", token, f"hash of {token.id}")
    assert store(tokens.holder_of, "hash of one") == (ANNA, one)
    assert store(tokens.holder_of, "hash") is None
    assert store(tokens.tokens_of, "anna") == [one, two]
    assert [store(tokens.remove, user, "one") for user in ("bela", "anna", "anna")] == [False, True, False]
    store(tokens.remove_all, "anna")
    assert store(tokens.tokens_of, "anna") == []


def test_a_code_is_used_up_and_takes_those_that_were_mailed_along(store: Store) -> None:
    store(recovery.replace, "anna", ["old"])
    store(recovery.replace, "anna", ["a", "b"])
    store(recovery.add, "anna", "mailed", NOW + 5)
    good = [store(recovery.is_one, "anna", code, NOW) for code in ("old", "a", "mailed")]
    assert (good, store(recovery.is_one, "anna", "mailed", NOW + 5)) == ([False, True, True], False)
    assert [store(recovery.use, user, "a", NOW) for user in ("bela", "anna", "anna")] == [False, True, False]
    assert (store(recovery.left, "anna"), store(recovery.is_one, "anna", "mailed", NOW)) == (1, False)


# Ways to be told


def a_channel(identity: str, user: str = "anna", kind: str = "mail", token: str | None = None) -> Channel:
    keys = {"auth": "x"} if kind == "push" else None
    return Channel(identity, user, kind, "anna@example.org", keys, "cs", "https://table.example", token, NOW)


def test_ways_to_be_told_are_confirmed_replaced_and_bounded(store: Store) -> None:
    store(people.make_account, "anna", "anna", "hash")
    waits, mailed, pushed = a_channel("c1", token="shown"), a_channel("c1"), a_channel("c2", kind="push")
    assert store(channels.add, waits, 2) is True
    assert store(channels.letter_boxes, "anna") == []
    assert [store(channels.confirm, token) for token in ("other", "shown", "shown")] == [False, True, False]
    assert store(channels.letter_boxes, "anna") == store(channels.channels_of, "anna") == [mailed]
    assert store(channels.add, pushed, 2) is True
    assert store(channels.channels_of, "anna") == [mailed, pushed]
    assert store(channels.add, a_channel("c3", kind="hook"), 2) is False, "she has two"
    store(channels.add, a_channel("c4", "bela", kind="push"), 2)
    assert store(channels.channels_of, "anna") == [mailed], "a browser is one person's"
    assert [store(channels.remove, user, "c1") for user in ("bela", "anna")] == [False, True]


def test_only_who_has_not_looked_and_was_not_told_is_waited_for(store: Store) -> None:
    for user in ("anna", "bela"):
        store(channels.add, a_channel(f"of {user}", user), 9)
    store.opens("t", SeatRow(0, "person", "anna", since=NOW), SeatRow(1, "person", "bela", since=NOW), status=RUNNING)
    store.opens("u", SeatRow(0, "person", "anna", since=NOW))  # it does not run yet
    due = [Due("t", user, NOW, "harvest") for user in ("anna", "bela")]
    assert store(channels.waited_for, NOW - 1) == []
    assert sorted(store(channels.waited_for, NOW), key=lambda each: each.user) == due
    assert [store(channels.mark_told, due[0], NOW + 1) for _ in range(2)] == [True, False]
    assert store(channels.waited_for, NOW) == [due[1]]
    assert store(channels.has_looked, "t", "bela", NOW) is False
    store(tables.keep_visits, [("t", "bela", Visit(0, NOW, 0, looked_at=NOW + 2))])
    assert store(channels.has_looked, "t", "bela", NOW) is True
    assert store(channels.waited_for, NOW) == []
    later = msgspec.structs.replace(due[0], since=NOW + 9)
    assert store(channels.mark_told, later, NOW + 10) is True, "the table waits for her once more"


# Tables


SAVED = Saved(1, {"deck": [1, 2]}, [(0, ["bid", 1])], [], [SavedEvent("bid", {"seat": 0}, (0,), 1)], 3, NOW, {0: 4}, "")


def test_a_change_brings_its_columns_seats_snapshot_and_line(store: Store) -> None:
    row = store.opens("t", SeatRow(0, "person", "anna"), SeatRow(1, "open", invite="come"))
    left, snapshot = SeatRow(1, "bot", None, "greedy", since=NOW, used=7), SnapshotRow(1, 2, False, SAVED)
    columns = {"status": RUNNING, "waiting": [1], "problem": {"key": "x"}}
    row = store.changes(row, columns=columns, seats=[left], snapshot=snapshot)
    assert (row.seq, row.status, row.waiting, row.problem) == (1, RUNNING, [1], {"key": "x"})
    assert store(tables.newest_seq, "t") == 1
    assert store(tables.seat_rows, "t") == [SeatRow(0, "person", "anna", name="Anna"), left]
    assert store(tables.snapshots_of, "t") == [snapshot]
    row = store.says(row, "anna", "hello")
    assert store(tables.chat_since, "t", 1) == [ChatLine(2, NOW, "Anna", None, "hello")]
    assert store(tables.chat_since, "t", 2) == []
    assert [change.kind for change in store(tables.changes_since, "t", 0)] == ["answer", "chat"]
    assert store(tables.change_of, "t", "answer", 0, 0) == Change(1, NOW, "answer", 0, 0, ["earn"])
    assert store(tables.change_of, "t", "undo", 0, 0) is None
    with pytest.raises(Conflict):
        store(tables.store, a_change(a_table("t"), 0))
    assert store(tables.seats_of, ["t", "none"])["none"] == []


def test_when_somebody_sat_down_and_the_log_was_shortened_is_known(store: Store) -> None:
    row = store.opens("t")
    assert (store(tables.seated_at, "t"), store(tables.last_shortened, "t")) == (0, 0)
    row = store.changes(row, "undo")
    row = store.changes(row, "seats", at=NOW + 5)
    store.changes(row, "answer", at=NOW + 9)
    assert (store(tables.seated_at, "t"), store(tables.last_shortened, "t")) == (NOW + 5, 1)


def test_only_snapshots_that_are_needed_are_kept(store: Store) -> None:
    store.opens("t")
    for seq in (2, 4, 4, 6, 8, 10):
        store(tables.add_snapshot, "t", SnapshotRow(seq, 2, seq == 4, SAVED))
    assert [each.seq for each in store(tables.snapshots_of, "t")] == [10, 8, 6, 4], "before it nothing is taken back"
    store(tables.add_snapshot, "t", SnapshotRow(12, 2, True, SAVED))
    assert [each.seq for each in store(tables.snapshots_of, "t")] == [12, 10, 8]


def test_tables_are_listed_for_those_whose_they_are(store: Store) -> None:
    free = SeatRow(0, "open")
    mine = store.opens("mine", since=NOW + 5)
    for number in range(5):
        store.opens(f"open{number}", free, created=NOW + number, since=NOW - number)
    store.opens("over", free, status=FINISHED)
    store.opens("hidden", free, public=False, owner="bela")
    store.opens("his", free, owner="bela", created=NOW + 9)
    listed = store(tables.open_tables)
    assert [row.id for row, _ in listed] == ["his", "open4", "open3", "open2"], "of Anna's the three newest"
    assert listed[0][1] == [free]
    assert [row.id for row, _ in store(tables.unfinished_tables_of, "bela")][:1] == ["mine"]
    assert store(tables.unfinished_tables_of, "anna")[0][0] == mine
    assert [row.id for row, _ in store(tables.finished_tables_of, "anna")] == ["over"]
    assert sorted(store(tables.ids_of, "bela")) == ["hidden", "his", "mine"]
    assert (store(tables.count_unfinished, "anna"), store(tables.count_unfinished, "bela")) == (6, 2)


def test_tables_wait_for_bots_and_for_clocks(store: Store) -> None:
    bot = SeatRow(1, "bot", bot="greedy")
    waiting: dict[str, Any] = {"status": RUNNING, "waiting": [1]}
    store.opens("bots", SeatRow(0, "bot", bot="random"), bot, **waiting, since=NOW - 5)
    store.opens("people", SeatRow(0, "person", "anna"), bot, **waiting, since=NOW - 9)
    store.opens("mine", SeatRow(0, "person", "anna"), bot, status=RUNNING, waiting=[0], since=NOW - 9, due=NOW)
    store.opens("later", SeatRow(0, "person", "anna"), bot, **waiting, since=NOW)
    store.opens("tomorrow", SeatRow(0, "person", "anna"), bot, **waiting, since=NOW + 99)  # the clock went back
    store.opens("over", SeatRow(0, "person", "anna"), bot, status=FINISHED, waiting=[1], due=NOW)
    assert store(tables.waiting_for_bots, NOW - 1, NOW) == ["tomorrow", "people", "bots"]
    assert store(tables.overdue, NOW) == ["mine"]
    assert store(tables.overdue, NOW - 1) == []


def test_bots_of_a_damaged_row_are_not_waited_for(store: Store) -> None:
    for name in ("torn", "whole"):
        store.opens(name, SeatRow(0, "bot", bot="random"), status=RUNNING, waiting=[0])
    store(lambda connection: connection.execute(text("UPDATE tables SET waiting = '\"torn\"' WHERE id = 'torn'")))
    assert store(tables.waiting_for_bots, NOW, NOW) == ["whole"]


def test_a_visit_says_who_is_there(store: Store) -> None:
    store.opens("t")
    for log in (1, 2):
        store(tables.keep_visits, [("t", "anna", Visit(log, NOW, NOW + 5)), ("gone", "anna", Visit(log, NOW, NOW + 5))])
    assert store(tables.visit_of, "t", "anna") == Visit(2, NOW, NOW + 5)
    assert store(tables.visit_of, "gone", "anna") is None
    assert store(tables.present_at, "t", NOW) == {"anna"}
    assert store(tables.present_at, "t", NOW + 5) == frozenset()
    store(tables.clear_presence)
    assert store(tables.present_at, "t", NOW) == frozenset()


def test_an_analysis_is_kept_in_place_of_an_older_one(store: Store) -> None:
    store.opens("t")
    for version in (1, 2):
        store(tables.keep_analysis, "t", version, {"curve": [version]})
    assert [store(tables.analysis_of, "t", version) for version in (1, 2)] == [None, {"curve": [2]}]


def test_votes_are_counted_once_for_each_stretch_of_waiting(store: Store) -> None:
    store.opens("t")
    counted = [(user, since) for since in (NOW, NOW + 1) for user in ("anna", "bela", "bela")]
    voters = [store(votes.cast, Vote("t", 0, user, since)) for user, since in counted]
    assert voters == 2 * [{"anna"}, {"anna", "bela"}, {"anna", "bela"}]


# Comparisons


def a_run(identity: str, user: str = "anna", **changed: Any) -> RunRow:
    row = RunRow(identity, user, "legends", {"players": 2}, {"players": 3}, "random", 9, 1, "waiting", 0, NOW, NOW)
    return msgspec.structs.replace(row, **changed)


def finish(connection: Connection, run: str) -> None:
    runs.change(connection, run, status="done", done=9, result={"games": 9})


def test_runs_are_changed_and_only_the_newest_are_kept(store: Store) -> None:
    vary = {"path": "sea_cost", "values": [1, 3]}
    for number in range(3):
        store(runs.add, a_run(f"r{number}", created=NOW + number, vary=vary), 1)
        assert store(runs.runs_of, "anna")[0].id == f"r{number}"
        store(finish, f"r{number}")
    over = a_run("r2", created=NOW + 2, vary=vary, status="done", done=9, result={"games": 9})
    assert store(runs.run_of, "anna", "r2") == over
    assert store(runs.run_of, "bela", "r2") is None
    assert [each.id for each in store(runs.runs_of, "anna")] == ["r2", "r1"], "what is under way does not count"
    assert [store(runs.remove, user, "r2") for user in ("bela", "anna", "anna")] == [False, True, False]


# Going, and upkeep


def test_of_somebody_who_goes_a_row_without_a_name_stays_where_others_need_it(store: Store) -> None:
    row = store.says(store.opens("t", SeatRow(0, "person", "bela")), "bela", "hello")
    store.opens("u", SeatRow(0, "person", "bela"))
    store(sessions.add, "bela", a_session("one"))
    store(tables.keep_visits, [("t", "bela", Visit(1, NOW, 0))])
    assert store(departures.silence, "bela") == ["t", "u"]
    store(departures.forget, "bela")
    assert [line.name for line in store(tables.chat_since, "t", 0)] == [""]
    assert store(people.user_by_id, "bela") == User("bela", "", "gone")
    assert store(tables.seat_rows, "t")[0].user_id is None
    assert store(sessions.sessions_of, "bela") == []
    store(departures.remove_table, row.id)
    store(departures.forget, "bela")
    assert store(people.user_by_id, "bela") is None, "nobody needs it any more"


def test_tables_that_nobody_comes_back_to_are_found(store: Store) -> None:
    empty, free = store.opens("empty", created=NOW - 9), SeatRow(0, "open")
    store.opens("looked", created=NOW - 9)
    store.opens("upload", free, status=FINISHED, created=NOW - 9)
    store.opens("shown", free, status=FINISHED, created=NOW - 9)
    store.opens("played", status=FINISHED, created=NOW - 9)
    store.opens("runs", status=RUNNING, created=NOW - 9)
    store(tables.keep_visits, [(table, "bela", Visit(0, NOW, 0)) for table in ("looked", "shown")])
    assert store(departures.empty_tables, NOW) == ["empty"]
    assert store(departures.old_uploads, NOW) == ["upload"]
    for table in ("upload", "runs"):
        store(departures.remove_table, table)
    assert [store(tables.newest_seq, table) for table in ("upload", "runs")] == [None, 0]
    store(tables.remove_table, empty)
    with pytest.raises(Conflict):
        store(tables.remove_table, empty)


def test_costs_are_listed_and_people_banned(store: Store) -> None:
    row = store.changes(store.changes(store.opens("t", status=RUNNING), columns={"count": 2}))
    store.opens("u", owner="bela", created=NOW + 5, status=FINISHED)
    assert [each.id for each in store(upkeep.costly_tables, True)] == ["t", "u"]
    assert [each.id for each in store(upkeep.costly_tables, False)] == ["u", "t"]
    (costly, *_) = store(upkeep.costly_tables, True)
    assert (costly.owner, costly.name, costly.created, costly.changes) == ("anna", "Anna", moment(NOW), row.seq)
    for _ in range(2):
        store(upkeep.ban, "anna", NOW)
    anna, bela = store(upkeep.costly_people, True)
    assert (anna.id, anna.tables, anna.unfinished, anna.answers, anna.banned) == ("anna", 1, 1, 2, True)
    assert (bela.id, bela.tables, bela.unfinished, bela.answers, bela.banned) == ("bela", 1, 0, 0, False)
    assert len(store(upkeep.costly_people, False)) == 2
    assert store(upkeep.is_banned, "anna")
    store(upkeep.pardon, "anna")
    assert not store(upkeep.is_banned, "anna")
