"""Records that somebody made up: huge, endless, binary, or with a snapshot that would fill all memory."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from typing import Any

import httpx
import pytest

from deskovka.games.legends.game import LegendsGame
from deskovka.kernel import Match, Record, seed_from
from tests.server.conftest import Serve
from tests.server.hostile.neighbours import Neighbours, refusal
from tests.server.running import PATIENCE, Person, Running, until
from tests.server.test_answers import two_at_a_table
from tests.server.toys import ServedHarvest
from tests.toys.harvest import ROUNDS

LARGEST = 1_048_576
"""The largest record, as ``Settings.record_bytes``."""
SEED = seed_from("hostile")
HEAD = f'game harvest 2\nsetup {{"players": 2}}\nseed {SEED.hex()}\n'
BEGINNING = Match(ServedHarvest(), ServedHarvest().read_setup({"players": 2}), SEED).snapshot.state
"""Harvest when the first bids are asked for."""

pytestmark = pytest.mark.usefixtures("neighbours")


def upload(person: Person, text: str | bytes) -> httpx.Response:
    return person.http.post("/api/records", content=text, headers={"X-CSRF-Token": person.csrf or ""})


def from_snapshot(*answers: str, **changes: Any) -> str:
    """A record that goes on from a position which nobody ever reached."""
    state = deepcopy(BEGINNING) | changes
    return HEAD + f"snapshot 2 {json.dumps(state)}\n" + "".join(f"{answer}\n" for answer in answers)


def working(left: int) -> dict[str, Any]:
    """A position in which the first seat works that many times."""
    return {"round": 1, "phase": "work", "leader": 0, "turn": 0, "works": 1, "left": left}


def finished(answers: int, **changes: Any) -> str:
    """A record that has so many answers in the last round of a position which nobody ever reached, and its end."""
    last = working(answers) | {"round": ROUNDS} | changes
    match = Match.load(ServedHarvest(), Record.parse(from_snapshot(*["0 rest"] * answers, **last)))
    while match.result is None:
        (seat,) = match.waiting
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question.options[-1])
    return str(match.record)


@pytest.mark.parametrize(
    ("text", "status", "key"),
    [
        (b"", 422, "truncated"),
        (b"\n" * LARGEST, 422, "truncated"),
        (b"#\n" * (LARGEST // 2), 422, "truncated"),
        (b"x" * LARGEST, 422, "bad-line"),
        (b"x" * (LARGEST + 1), 413, "too-large"),
        (b"\x00" * 1_000, 422, "not-text"),
        (bytes(range(256)) * 4_000, 422, "not-text"),
        (b"\x1f\x8b\x08" + b"\x00" * 100, 422, "not-text"),
        (b"PK\x03\x04" + b"\xff" * 100, 422, "not-text"),
        ("game harvest 2\n", 422, "truncated"),
        ("game harvest 2\nsetup {}\n", 422, "no-seed"),
        ("game harvest 2\nsetup []\n", 422, "bad-line"),
        ("game harvest 2\nsetup " + "[" * 500_000 + "\n", 422, "bad-line"),
        ("game harvest 2\nsetup " + '{"a":' * 200_000 + "\n", 422, "bad-line"),
        ('game harvest 2\nsetup {"players": 99}\nseed ' + "0" * 64 + "\n", 422, "bad-setup"),
        ('game harvest 2\nsetup {"players": 1e999}\nseed ' + "0" * 64 + "\n", 422, "bad-setup"),
        ('game harvest 2\nsetup {"\\ud800": 1}\nseed ' + "0" * 64 + "\n", 422, "bad-setup"),
        ("game harvest 99999999999999999999\nsetup {}\n", 422, "bad-line"),
        ("game harvest -1\nsetup {}\n", 422, "bad-line"),
        ("game harvest 999999999\nsetup {}\nseed " + "0" * 64 + "\n", 409, "newer-rules"),
        ("game harvest 1\nsetup {}\nseed " + "0" * 64 + "\n", 409, "older-rules"),
        ("game chess 1\nsetup {}\nseed " + "0" * 64 + "\n", 404, "unknown-game"),
        ("game " + "x" * 500_000 + " 1\nsetup {}\n", 404, "unknown-game"),
        ("game ../../etc/passwd 1\nsetup {}\n", 404, "unknown-game"),
        (HEAD + "0 bid 99\n", 422, "bad-answer"),
        (HEAD + "0 bid 999999999999999999\n", 422, "bad-answer"),
        (HEAD + "0 " + "bid " * 200_000 + "\n", 422, "bad-answer"),
        (HEAD + "9 bid 0\n", 422, "bad-seat"),
        (HEAD + "999999999 bid 0\n", 422, "bad-seat"),
        (HEAD + "-1 bid 0\n", 422, "bad-line"),
        (HEAD + "= 1 2\n", 422, "wrong-result"),
        (HEAD + "= " + "9" * 18 + "\n", 422, "wrong-result"),
        (HEAD + "= 1 2\n0 bid 0\n", 422, "bad-line"),
        (HEAD + "seed " + "1" * 64 + "\n", 422, "bad-line"),
        (HEAD + "snapshot 2 {}\n", 422, "damaged-snapshot"),
        (HEAD + "snapshot 2 null\n", 422, "bad-line"),
        (HEAD + 'snapshot 2 {"a":' + "[" * 400_000 + "]" * 400_000 + "}\n", 422, "bad-line"),
        (HEAD + 'snapshot 2 {"a": ' + "9" * 100_000 + "}\n", 422, "bad-line"),
        (HEAD + "snapshot 2 {}\n" * 50_000, 422, "damaged-snapshot"),
        (HEAD + "0 bid 0\n" * 100_000, 422, "record-too-long"),
    ],
    ids=lambda value: repr(value[:40]) if isinstance(value, str | bytes) else str(value),
)
def test_a_record_that_is_none_is_refused(server: Running, text: str | bytes, status: int, key: str) -> None:
    assert refusal(upload(server.guest("Anna"), text), status)["key"] == key


@pytest.mark.parametrize(
    "change",
    [
        *({"coins": [10**5, 2]}, {"coins": [2, 10**7]}, {"coins": [2**70, 2]}),
        *({"coins": [-5, 2]}, {"coins": []}, {"coins": "abc"}, {"coins": [2.5, 2]}, {"coins": None}),
        *({"hands": []}, {"deck": [99] * 8}, {"known": []}, {"setup": {"players": 3}}),
        *({"phase": "feast"}, {**working(1), "leader": 7, "turn": 7}, {"setup": {"players": 10**9}}),
        *({"chance": {}}, {"chance": {"seed": "00", "position": 0}}, {"chance": {"seed": "x", "position": "y"}}),
        *({"chance": {"seed": SEED.hex(), "position": 10**40}},),
        *({"deck": [], "hands": [[], []]}, {"deck": list(range(12)) * 10_000}, {"goats": [1] * 100_000}),
        *({"bank": 10**300}, {"round": -(10**9)}, {"bank": 9}, {"phase": "x" * 1_000}),
    ],
    ids=lambda change: str(change)[:40],
)
def test_a_snapshot_that_is_no_position_is_refused(server: Running, change: dict[str, Any]) -> None:
    error = refusal(upload(server.guest("Anna"), from_snapshot(**change)), 422)
    assert error["key"] in ("damaged-snapshot", "unplayable-record")


@pytest.mark.parametrize(
    "change",
    [
        *({"round": -5}, {"goats": [1] * 40_000}),
        *({"chance": {"seed": SEED.hex(), "position": 10**15}},),
    ],
    ids=lambda change: str(change)[:40],
)
def test_a_position_that_is_merely_odd_can_be_looked_at(server: Running, change: dict[str, Any]) -> None:
    response = upload(server.guest("Anna"), from_snapshot(**change))
    assert response.status_code == 201
    look_everywhere(server, response.json()["id"])


def look_everywhere(server: Running, table: str) -> None:
    visitor = server.visitor()
    for path in ("", "/replay?at=0&as=all", "/replay?at=0&as=0", "/record", "/fair"):
        response = visitor.call("GET", f"/api/tables/{table}{path}")
        assert response.status_code == 200
        assert len(response.content) < 8 * LARGEST


@pytest.mark.parametrize(
    ("change", "status"),
    [({}, 201), ({"coins": [10**9, 12]}, 422), ({"coins": [12, 2**64]}, 422), ({"armies": [[10**9] * 18] * 2}, 422)],
    ids=lambda value: str(value)[:40],
)
def test_a_bomb_in_the_snapshot_of_a_real_game_is_refused(server: Running, change: dict[str, Any], status: int) -> None:
    game = LegendsGame()
    match = Match(game, game.read_setup({"players": 2}), SEED)
    while (question := match.question(match.waiting[0])) and question.topic != "bid":
        match.answer(question.seat, question.options[0])
    head = f'game legends {game.rules_version}\nsetup {{"players": 2}}\nseed {SEED.hex()}\n'
    state = json.dumps(match.snapshot.state | change)
    response = upload(server.guest("Anna"), f"{head}snapshot {game.rules_version} {state}\n")
    assert response.status_code == status, response.text
    if status == 201:
        look_everywhere(server, response.json()["id"])


def test_a_game_that_goes_on_and_on_is_only_as_long_as_a_game_can_be(server: Running, neighbours: Neighbours) -> None:
    anna = server.guest("Anna")
    assert refusal(upload(anna, from_snapshot(*["0 rest"] * 20_001, **working(10**5))), 422)["key"] == "record-too-long"
    response = upload(anna, from_snapshot(*["0 rest"] * 5_000, **working(10**5)))
    assert response.status_code == 201
    neighbours.play_on()
    table = response.json()["id"]
    assert anna.table(table)["count"] == 5_000
    assert anna.get(f"/api/tables/{table}/replay?at=4999&as=all")["answer"] == ["rest"]


def test_going_on_from_a_position_that_nobody_reached_breaks_that_table_alone(server: Running) -> None:
    anna, bela = server.guest("Anna"), server.guest("Béla")
    table = upload(anna, from_snapshot(chance={"seed": SEED.hex(), "position": 10**15}, **working(1))).json()["id"]
    wish = {"at": 0, "seats": [{"kind": "me"}, {"kind": "open"}]}
    other = anna.post(f"/api/tables/{table}/continue", wish, 201)["id"]
    bela.join(other, 1)
    message = anna.table(other)
    assert message["question"]["options"] == [["earn"], ["fish"], ["rest"]]
    anna.answer_to(other, message, ["fish"])
    assert bela.table(other)["count"] == 1


def test_games_with_bots_go_on_while_somebody_uploads_what_takes_long(serve: Serve, sqlite_url: str) -> None:
    """The first piece that she has read takes for ever; what she uploads then waits for it, and nothing else does."""
    server = serve(database=sqlite_url, games="tests.server.toys:made_up_games", errand_patience=PATIENCE)
    anna, _, table = two_at_a_table(server)
    eve, endless = server.guest("Eve"), {"setup": {"players": 2, "edition": "read slowly"}}
    slow = from_snapshot(*["0 rest"] * 4_000, **working(10**5))
    with ThreadPoolExecutor(3) as pool:
        reading = pool.submit(eve.call, "POST", "/api/games/harvest/setup", endless)
        until(lambda: not server.parts.readers._free)
        uploads = [pool.submit(upload, server.guest("Eve"), slow) for _ in range(2)]
        other = anna.open_table("random", "greedy", "random")
        with anna.socket(other) as watching:
            assert watching.table(lambda message: message["result"])
        anna.answer(table, "bid", 1)
        assert not any(done.done() for done in (reading, *uploads))
        server.parts.readers.kill()
        assert reading.result().status_code == 422
        assert {done.result().status_code for done in uploads} <= {201, 422}
