"""The law of knowledge on the wire.

Two games that differ only in what a viewer cannot know send that viewer the same bytes: over HTTP, on the socket, and
in a replay. The second game is a copy of the first one's database in which the hidden things were dealt anew.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deskovka.kernel import Answer, Chance, Game, IllegalAnswer, Match, NotAsked, Record, Snapshot, seed_from
from tests.server.running import PATIENCE, Person, Running, running
from tests.server.toys import games

NOW = 1_767_268_800_000
SETUPS: dict[str, dict[str, Any]] = {
    "harvest": {"players": 2},
    "legends": {"players": 2, "variants": ["discovery", "poison_swamp", "leaders"]},
}


def frozen_clock() -> int:
    return NOW


def position(game: Game[Any], seed: int, answers: int) -> Match[Any]:
    """A game after so many random answers or a few more, at a step boundary."""
    chance = Chance(seed_from("knowledge", seed))
    match = Match(game, game.read_setup(SETUPS[game.id]), seed_from(seed))
    while len(match.answers) < answers or not match.world.at_boundary:
        seat = chance.pick(match.waiting)
        question = match.question(seat)
        assert question is not None
        match.answer(seat, chance.pick(question.options))
    return match


def dealt_anew(game: Game[Any], record: Record, viewer: int | None) -> Record:
    """The same game, with another deal of what the viewer does not know."""
    (snapshot,) = record.snapshots
    state = game.from_data(json.loads(json.dumps(snapshot.state)))
    chance = Chance(seed_from("anew", viewer))
    game.redeal(state, viewer, chance)
    state.chance = chance.fork()
    other = Snapshot(0, snapshot.rules_version, json.loads(json.dumps(game.to_data(state))))
    return Record(record.game, record.rules_version, record.setup, record.seed, [], snapshots=[other])


def answers_that_reveal_nothing(game: Game[Any], *records: Record) -> Iterator[Answer]:
    """Answers that are legal in all these games, as long as nothing is drawn and nobody learns anything."""
    matches = [Match.load(game, record) for record in records]
    while matches[0].result is None:
        seat = matches[0].waiting[0]
        question = matches[0].question(seat)
        assert question is not None
        for option in question.options:
            try:
                for match in matches:
                    match.world.legal(seat, option)
            except (IllegalAnswer, NotAsked):
                continue
            break
        else:
            return
        for match in matches:
            match.answer(seat, option)
        if any(match.undo_refusal(seat) in ("revealed", "chance") for match in matches):
            return
        yield seat, option


class Scene:
    """A table at some position: Anna at seat 0, Bela at seat 1, and somebody who looks."""

    def __init__(self, server: Running, game: Game[Any], viewer: int | None, seed: int, answers: int) -> None:
        self.anna, self.bela = server.guest("Anna"), server.guest("Béla")
        self.watcher = server.guest("Cyril")
        self.viewer = viewer
        record = str(position(game, seed, answers).record)
        headers = {"X-CSRF-Token": self.anna.csrf or ""}
        uploaded = self.anna.http.post("/api/records", content=record, headers=headers).json()["id"]
        wish = {"at": len(Record.parse(record).answers), "seats": [{"kind": "me"}, {"kind": "open"}]}
        self.table: str = self.anna.post(f"/api/tables/{uploaded}/continue", wish, 201)["id"]
        self.bela.join(self.table, 1)

    @property
    def looking(self) -> Person:
        return {0: self.anna, 1: self.bela, None: self.watcher}[self.viewer]

    def move_to(self, server: Running) -> None:
        for person in (self.anna, self.bela, self.watcher):
            person.move_to(server)

    def everything_sent(self, answers: list[Answer]) -> list[bytes]:
        """All that the viewer is sent while these answers are given: HTTP, socket frames, and then the replay."""
        looking, table = self.looking, self.table
        sent = [looking.call("GET", f"/api/tables/{table}").content]
        with looking.socket(table) as watching:
            while not sent[-1].startswith(b'{"type":"presence"'):
                sent.append(str(watching.connection.recv(PATIENCE)).encode())
            for seat, option in answers:
                (self.anna, self.bela)[seat].answer(table, *option)
                sent.append(looking.call("GET", f"/api/tables/{table}").content)
            newest = json.loads(looking.call("GET", f"/api/tables/{table}").content)["seq"]
            frame = sent[1]
            while f'"seq":{newest},'.encode() not in frame:
                frame = str(watching.connection.recv(PATIENCE)).encode()
                sent.append(frame)
        backward = [f"replay?at={at}" for at in range(looking.table(table)["count"] + 1)]
        return sent + [looking.call("GET", f"/api/tables/{table}/{path}").content for path in (*backward, "fair")]


@pytest.mark.parametrize("game_id", sorted(SETUPS))
def test_what_a_viewer_cannot_know_changes_no_byte_that_it_is_sent(tmp_path: Path, game_id: str) -> None:
    game = games.get(game_id)
    first = tmp_path / "first.db"
    with running(database=f"sqlite:///{first}", now=frozen_clock) as server:
        scenes = [
            Scene(server, game, viewer, seed, answers) for viewer in (0, 1, None) for seed, answers in ((2, 9), (3, 12))
        ]
    second = tmp_path / "second.db"
    shutil.copy(first, second)
    scripts = []
    connection = sqlite3.connect(second)
    for scene in scenes:
        (text,) = connection.execute("SELECT beginning FROM tables WHERE id = ?", [scene.table]).fetchone()
        record = Record.parse(text)
        other = dealt_anew(game, record, scene.viewer)
        scripts.append(list(answers_that_reveal_nothing(game, record, other)))
        connection.execute("UPDATE tables SET beginning = ? WHERE id = ?", [str(other), scene.table])
        (saved,) = connection.execute("SELECT data FROM snapshots WHERE table_id = ?", [scene.table]).fetchone()
        data = {**json.loads(saved), "state": other.snapshots[0].state}
        connection.execute("UPDATE snapshots SET data = ? WHERE table_id = ?", [json.dumps(data), scene.table])
    connection.commit()
    connection.close()
    sent = []
    for database in (first, second):
        with running(database=f"sqlite:///{database}", now=frozen_clock) as server:
            for scene in scenes:
                scene.move_to(server)
            sent.append([scene.everything_sent(script) for scene, script in zip(scenes, scripts, strict=True)])
    assert sum(len(script) for script in scripts) >= len(scenes)  # something happened at most tables
    assert all(b'"told":[{' in one[0] for one in sent[0])
    assert any(b'"notes":[{' in message for one in sent[0] for message in one)
    for scene, one, other in zip(scenes, *sent, strict=True):
        for message, twin in zip(one, other, strict=True):
            assert message == twin, f"seat {scene.viewer} can tell the difference"
    differing = [_hidden(first, scene.table) != _hidden(second, scene.table) for scene in scenes]
    assert all(differing)


def _hidden(database: Path, table: str) -> str:
    connection = sqlite3.connect(database)
    (text,) = connection.execute("SELECT beginning FROM tables WHERE id = ?", [table]).fetchone()
    connection.close()
    return str(text)
