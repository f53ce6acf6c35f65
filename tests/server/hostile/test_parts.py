"""Fair chance that needs no trust in the server: parts of the seed are promised, then shown, and nobody can cheat."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from deskovka.kernel import Match, Record
from deskovka.server.tables.apart import position_record
from tests.server.conftest import Serve
from tests.server.running import Clock, Person, Running, until
from tests.server.test_archive import record_of, upload
from tests.server.test_play import play_to_the_end
from tests.toys.harvest import Harvest

ANNAS, BELAS = "a1" * 32, "b2" * 32


def promise(part: str) -> str:
    return sha256(bytes.fromhex(part)).hexdigest()


def show(person: Person, table: str, part: str, expected: int = 200) -> Any:
    return person.post(f"/api/tables/{table}/part", {"part": part}, expected)


def two_who_promised(server: Running) -> tuple[Person, Person, str]:
    """A table at which every seat is taken and no part is shown yet."""
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open", promise=promise(ANNAS))
    bela.post(f"/api/tables/{table}/join", {"seat": 1, "invite": None, "promise": promise(BELAS)})
    return anna, bela, table


def test_the_seed_is_made_of_all_parts_and_verified_from_the_record_alone(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("me", "random", promise=promise(ANNAS))
    before = anna.table(table)["table"]
    assert (before["status"], before["parts"]["promises"]) == ("open", [promise(ANNAS), None])
    show(anna, table, ANNAS)
    assert anna.table(table)["table"]["status"] == "running"  # at once
    told = anna.get(f"/api/tables/{table}/fair")
    assert (told["seed"], told["parts"]["server"], told["parts"]["parts"]) == (None, None, None)
    play_to_the_end(anna, table)
    fair, record = anna.get(f"/api/tables/{table}/fair"), record_of(anna, table)
    assert fair["verified"] is True
    assert sha256(bytes.fromhex(fair["parts"]["server"])).hexdigest() == before["seed_hash"] == fair["seed_hash"]
    text = f"server {fair['parts']['server']}\n0 {ANNAS}\n"
    assert sha256(text.encode()).hexdigest() == fair["seed"]
    assert record.parts is not None
    assert record.seed == record.parts.seed
    record.check_chance()
    assert anna.get(f"/api/tables/{upload(anna, str(record))['id']}/fair")["parts"] == fair["parts"]


def test_the_last_part_that_is_shown_begins_the_game(server: Running) -> None:
    anna, bela, table = two_who_promised(server)
    show(anna, table, ANNAS)
    assert show(anna, table, ANNAS)["seq"] == anna.table(table)["seq"]  # sent twice it is harmless
    assert anna.table(table)["table"]["parts"]["shown"] == [True, False]
    assert ANNAS not in str(bela.table(table))
    show(bela, table, BELAS)
    message = bela.table(table)
    assert (message["table"]["status"], message["waiting"]) == ("running", [0, 1])
    assert ANNAS not in str(message)


def test_a_part_that_is_not_the_promised_one_is_refused(server: Running) -> None:
    anna, bela, table = two_who_promised(server)
    assert show(anna, table, BELAS, 422)["key"] == "other-part"
    assert show(bela, table, ANNAS, 422)["key"] == "other-part"
    assert show(server.guest("Cyril"), table, ANNAS, 409)["key"] == "not-seated"
    assert anna.table(table)["table"]["parts"]["shown"] == [False, False]


def test_nobody_promises_twice_nor_gets_up_while_parts_are_shown(server: Running) -> None:
    anna, bela, table = two_who_promised(server)
    again = {"seat": 1, "invite": None, "promise": promise(ANNAS)}
    assert bela.post(f"/api/tables/{table}/join", again, 409)["key"] == "already-seated"
    show(anna, table, ANNAS)
    assert bela.post(f"/api/tables/{table}/leave", None, 409)["key"] == "not-while-beginning"
    assert anna.post(f"/api/tables/{table}/seats/1", {"kind": "open"}, 409)["key"] == "not-while-beginning"
    assert anna.table(table)["table"]["parts"]["promises"] == [promise(ANNAS), promise(BELAS)]


def test_no_part_is_shown_before_every_seat_is_taken_nor_after_the_beginning(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = anna.open_table("me", "open", promise=promise(ANNAS))
    assert show(anna, table, ANNAS, 409)["key"] == "not-now"
    bela.join(table, 1)  # a program that promises nothing
    assert show(bela, table, BELAS, 409)["key"] == "nothing-promised"
    show(anna, table, ANNAS)
    assert show(bela, table, BELAS, 409)["key"] == "not-now"
    assert bela.table(table)["waiting"] == [0, 1]


def test_who_leaves_before_the_beginning_takes_the_promise_along(server: Running) -> None:
    anna, bela, cyril = (server.guest(name) for name in ("Anna", "Béla", "Cyril"))
    table = anna.open_table("me", "open", "open", promise=promise(ANNAS))
    bela.post(f"/api/tables/{table}/join", {"seat": 1, "invite": None, "promise": promise(BELAS)})
    bela.post(f"/api/tables/{table}/leave", None, 204)
    assert anna.table(table)["table"]["parts"]["promises"] == [promise(ANNAS), None, None]
    cyril.join(table, 1)
    bela.join(table, 2)
    show(anna, table, ANNAS)
    assert anna.table(table)["table"]["status"] == "running"


def test_who_promises_and_shows_nothing_holds_nobody_up(serve: Serve, sqlite_url: str) -> None:
    clock = Clock()
    server = serve(database=sqlite_url, now=clock, clock_seconds=0.02)
    anna, bela, table = two_who_promised(server)
    show(anna, table, ANNAS)
    clock.now += 20_000
    until(lambda: anna.table(table)["table"]["status"] != "open")
    assert anna.table(table)["table"]["parts"]["shown"] == [True, False]
    assert show(bela, table, BELAS, 409)["key"] == "not-now"


def test_a_chosen_seed_takes_no_parts(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("me", "random", seed="seven", promise=promise(ANNAS))
    message = anna.table(table)["table"]
    assert (message["status"], message["parts"]) == ("running", None)


def test_a_position_goes_on_by_a_seed_of_all_parts(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open_table("me", "random")
    play_to_the_end(anna, table)
    old = record_of(anna, table)
    wish = {"at": 6, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "promise": promise(ANNAS)}
    other = anna.post(f"/api/tables/{table}/continue", wish, 201)["id"]
    show(anna, other, ANNAS)
    play_to_the_end(anna, other)
    record = record_of(anna, other)
    record.check_chance()
    assert record.parts is not None
    assert old.seed is not None
    assert old.seed.hex() not in str(record)
    assert anna.get(f"/api/tables/{other}/fair")["verified"] is True


def test_no_position_goes_on_by_the_seed_that_it_came_from() -> None:
    """Wherever a game is gone on from, what was drawn stays and what comes is drawn by the new seed."""
    game, fresh = Harvest(), bytes([7] * 32)
    match: Match[Any] = Match(game, game.read_setup({"players": 2}), bytes(32))
    while match.result is None:
        record = position_record(match, fresh)
        again: Match[Any] = Match.load(game, Record.parse(str(record)))
        assert again.view(0) == match.view(0)
        assert bytes(32).hex() not in str(record)
        assert again.world.state.chance.below(2**32) != match.world.state.chance.copy().below(2**32)
        seat = match.waiting[0]
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.options[0])
