"""Newer rules, broken rules, and a server that is started again in the middle of a game."""

from __future__ import annotations

from deskovka.kernel import Match, Record, Snapshot
from tests.server.conftest import Serve
from tests.server.running import Person, Running
from tests.server.test_answers import after_the_bids, two_at_a_table
from tests.server.test_play import play_to_the_end
from tests.server.toys import NextHarvest, ServedHarvest

TOYS = "tests.server.toys:"
OLD, NEXT = TOYS + "games", TOYS + "next_games"


def start_again(serve: Serve, server: Running, *people: Person, games: str = OLD) -> Running:
    """The server ends, and another one begins with the same database."""
    server.stop()
    again = serve(database=server.settings.database, games=games)
    for person in people:
        person.move_to(again)
    return again


def test_a_game_goes_on_where_it_was_when_the_server_is_started_again(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna, bela, table = after_the_bids(server)
    anna.answer(table, "earn")
    before = [anna.table(table), bela.table(table), server.visitor().table(table)]
    again = start_again(serve, server, anna, bela)
    assert [anna.table(table), bela.table(table), again.visitor().table(table)] == before
    anna.undo(table)
    anna.answer(table, "rest")
    assert bela.table(table)["log"]["events"][-1]["facts"]["how"] == "rest"


def test_what_could_be_taken_back_can_be_taken_back_after_many_new_starts(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna, bela, table = after_the_bids(server)
    counts = [anna.table(table)["count"]]
    for _ in range(4):
        anna.answer(table, "earn" if anna.table(table)["question"]["topic"] == "work" else "keep")
        counts.append(anna.table(table)["count"])
        if anna.table(table)["waiting"] != [0]:
            break
        server = start_again(serve, server, anna, bela)
    assert len(counts) > 3
    for count in reversed(counts[:-1]):
        anna.undo(table)
        assert anna.table(table)["count"] == count


def test_secret_answers_survive_a_new_start(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna, bela, table = two_at_a_table(server)
    anna.answer(table, "bid", 2)
    anna.undo(table)
    anna.answer(table, "bid", 1)
    before = [anna.table(table), bela.table(table)]
    start_again(serve, server, anna, bela)
    assert [anna.table(table), bela.table(table)] == before
    bela.answer(table, "bid", 0)
    assert anna.table(table)["question"]["topic"] == "work"


def test_bots_go_on_by_themselves_after_a_new_start(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, bot_answers_per_second=1 / 600)
    anna = server.guest("Anna")
    table = anna.open_table("random", "greedy")
    assert anna.table(table)["count"] == 0
    start_again(serve, server, anna)
    with anna.socket(table) as watching:
        assert watching.table(lambda message: message["result"] is not None)


def test_a_long_game_is_rebuilt_from_its_snapshots(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, snapshot_every=5, cached_tables=1)
    anna = server.guest("Anna")
    tables = [anna.open_table("me", "greedy", "random", seed="long") for _ in range(2)]
    with anna.socket(tables[0]) as watching:
        message = watching.table()
        while message["result"] is None:
            if 0 in message["waiting"]:
                assert anna.table(tables[1])["table"]["id"] == tables[1]  # pushes the other table out of memory
                anna.answer_in_time(tables[0], message, message["question"]["options"][0])
            message = watching.table()
    again = start_again(serve, server, anna)
    whole = again.visitor().table(tables[0])
    assert whole["result"] == message["result"]
    assert whole["count"] == message["count"]
    record = Record.parse(anna.get(f"/api/tables/{tables[0]}/record"))
    match = Match.load(ServedHarvest(), record)
    assert [event["kind"] for event in whole["log"]["events"]] == [event.kind for event in match.told(None)]


# Newer rules


def test_a_running_game_goes_on_by_newer_rules(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna, bela, table = after_the_bids(server)
    anna.answer(table, "earn")
    before = bela.table(table)
    asked = anna.table(table)
    start_again(serve, server, anna, bela, games=NEXT)
    message = anna.table(table)
    assert (message["table"]["status"], message["table"]["rules_version"]) == ("running", 3)
    assert message["seq"] == before["seq"] + 1
    assert message["count"] == before["count"]
    assert bela.table(table)["view"] == before["view"]
    assert message["question"]["options"][-1] == ["dig"]
    told = [event for event in message["log"]["events"] if event["kind"] == "rules_changed"]
    assert [event["facts"] for event in told] == [{"theirs": 2, "ours": 3}]
    assert [e for e in bela.table(table)["log"]["events"] if e["kind"] != "rules_changed"] == before["log"]["events"]
    assert anna.answer_to(table, asked, ["rest"], 409)["key"] == "stale"
    anna.answer(table, "dig")
    assert bela.table(table)["log"]["events"][-1]["facts"]["how"] == "dig"


def test_the_record_of_such_a_game_holds_the_snapshot_and_can_be_verified(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna = server.guest("Anna")
    table = anna.open_table("me", "open", seed="upgrade")
    bela = server.guest("Béla")
    bela.join(table, 1)
    anna.answer(table, "bid", 1)
    bela.answer(table, "bid", 0)
    bela.post(f"/api/tables/{table}/leave", expected=204)
    start_again(serve, server, anna, bela, games=NEXT)
    play_to_the_end(anna, table)
    record = Record.parse(anna.get(f"/api/tables/{table}/record"))
    assert record.rules_version == 2
    (snapshot,) = record.snapshots
    assert isinstance(snapshot, Snapshot)
    assert (snapshot.at, snapshot.rules_version) == (2, 3)
    assert len(record.answers) > 10
    assert NextHarvest().from_data(snapshot.state).phase == "work"
    assert anna.get(f"/api/tables/{table}/fair")["verified"] is True
    late = anna.get(f"/api/tables/{table}/replay?at=5&as=all")
    assert late["answer"] == list(record.answers[5][1])
    too_early = anna.get(f"/api/tables/{table}/replay?at=1", 409)
    assert (too_early["key"], too_early["facts"]) == ("earlier-rules", {"first": 2, "theirs": 2, "ours": 3})
    assert anna.get(f"/api/tables/{table}/replay?at=2&as=all")["answer"] == list(record.answers[2][1])


def test_a_game_that_newer_rules_cannot_read_is_outdated_and_its_record_kept(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna, bela, table = after_the_bids(server)
    anna.answer(table, "earn")
    again = start_again(serve, server, anna, bela, games=TOYS + "forgetful_games")
    message = anna.table(table)
    assert message["table"]["status"] == "outdated"
    assert message["table"]["problem"]["key"] == "cannot-go-on"
    assert message["table"]["problem"]["facts"] == {"game": "harvest", "theirs": 2, "ours": 3}
    assert (message["view"], message["question"]) == (None, None)
    assert anna.answer_to(table, message, ["earn"], 409)["key"] == "not-now"
    record = Record.parse(anna.get(f"/api/tables/{table}/record"))
    assert record.answers == [(0, ("bid", 1)), (0, ("earn",))]  # what her seat knows: her own
    hers = Record.parse(bela.get(f"/api/tables/{table}/record"))
    assert hers.answers == [(1, ("bid", 0))]
    assert (record.seed, record.snapshots) == (None, [])
    assert again.visitor().get(f"/api/tables/{table}/record", 409)["key"] == "not-now"
    seq = message["seq"]
    start_again(serve, again, anna, bela)  # the older program is still there
    back = anna.table(table)
    assert (back["table"]["status"], back["table"]["problem"], back["seq"]) == ("running", None, seq + 1)
    anna.answer(table, "rest")


def test_a_game_whose_answers_do_not_fit_newer_rules_is_outdated(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, snapshot_every=1000)
    anna, bela, table = after_the_bids(server)
    bela.answer(table, "goat")  # within a step: the snapshot stands before it
    start_again(serve, server, anna, bela, games=TOYS + "strict_games")
    assert anna.table(table)["table"]["status"] == "outdated"


def test_a_finished_game_stays_finished_under_newer_rules(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url)
    anna = server.guest("Anna")
    table = anna.open_table("me", "random")
    last = play_to_the_end(anna, table)
    start_again(serve, server, anna, games=NEXT)
    message = anna.table(table)
    assert (message["table"]["status"], message["result"], message["seq"]) == ("finished", last["result"], last["seq"])
    assert message["view"] == last["view"]
    assert anna.get(f"/api/tables/{table}/fair")["verified"] is None
    assert anna.get(f"/api/tables/{table}/replay?at=1", 409)["key"] == "cannot-go-on"


def test_a_game_of_newer_rules_waits_for_a_newer_program(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, games=NEXT)
    anna, bela, table = after_the_bids(server)
    again = start_again(serve, server, anna, bela, games=OLD)
    assert anna.table(table)["table"]["status"] == "outdated"
    start_again(serve, again, anna, bela, games=NEXT)
    assert anna.table(table)["question"]["options"][-1] == ["dig"]


# Broken rules


def test_a_broken_rule_freezes_the_table_and_nothing_is_lost(serve: Serve, sqlite_url: str) -> None:
    server = serve(database=sqlite_url, games=TOYS + "broken_games")
    anna, bela, table = after_the_bids(server)
    anna.answer(table, "earn")
    before = anna.table(table)
    with bela.socket(table) as watching:
        watching.table()
        error = anna.answer_to(table, before, ["fish"], 409)
        told = watching.table()
    assert error["key"] == "frozen"
    assert told["table"]["problem"] == error
    assert "pond" not in str(error)
    frozen = anna.table(table)
    assert (frozen["table"]["status"], frozen["waiting"], frozen["question"]) == ("broken", [], None)
    assert (frozen["view"], frozen["count"], frozen["log"]) == (before["view"], before["count"], before["log"])
    assert anna.answer_to(table, frozen, ["earn"], 409)["key"] == "not-now"
    again = start_again(serve, server, anna, bela, games=TOYS + "broken_games")
    reloaded = anna.table(table)
    assert reloaded["table"]["problem"] == error
    assert {**reloaded, "table": None} == {**frozen, "table": None}
    start_again(serve, again, anna, bela, games=TOYS + "mended_games")
    mended = anna.table(table)
    assert (mended["table"]["status"], mended["table"]["problem"]) == ("running", None)
    assert mended["question"] == before["question"]
    anna.answer(table, "fish")
    assert anna.table(table)["log"]["events"][-1]["kind"] in ("fished", "worked")
