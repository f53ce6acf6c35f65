"""``deskovka replay --verify``: whether chance was fair, from the record alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from deskovka.games import registry
from deskovka.kernel import Chance, Match, Part, Parts, Record, promise_of
from tests.cli.running import run

SERVER, ANNAS, BELAS = bytes([1] * 32), bytes([2] * 32), bytes([3] * 32)
PARTS = Parts(SERVER, [Part(0, promise_of(ANNAS), ANNAS), Part(1, promise_of(BELAS), None)])


@cache
def played() -> str:
    """A game whose seed Anna added to, and Béla promised to."""
    game = registry.get("legends")
    match = Match(game, game.read_setup({"players": 2}), PARTS.seed)
    chance = Chance(bytes(32))
    while match.result is None:
        question = match.question(match.waiting[0])
        assert question is not None
        match.answer(question.seat, chance.pick(question.options))
    record = match.record
    record.parts = PARTS
    return str(record)


def test_what_the_seed_is_made_of_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("fair.game").write_text(played())
    result = run("replay", "--verify", "fair.game")
    assert result.code == 0
    lines = result.out.splitlines()
    assert lines[0].startswith("fair.game: right")
    assert lines[1:] == [
        "fair.game: the seed is made of the server's part and that of seat 0, as promised.",
        "fair.game: seat 1 has promised a part and not shown it in time.",
        f"fair.game: the server had promised {promise_of(SERVER).hex()}; the table showed the same from its opening, "
        "if it was honest.",
    ]
    czech = run("replay", "--verify", "fair.game", "--lang", "cs")
    assert "místo 1 slíbilo díl a včas jej neukázalo" in czech.out


def test_a_part_or_seed_that_does_not_fit_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    record = played()
    other = bytes([9] * 32)
    forged = {
        "part": record.replace(ANNAS.hex(), other.hex()),
        "server": record.replace(SERVER.hex(), other.hex()),
        "none": "\n".join(line for line in record.splitlines() if not line.startswith(("part", "server"))),
    }
    for name, text in forged.items():
        Path(name).write_text(text)
    said = {name: run("replay", "--verify", name) for name in forged}
    assert {name: result.code for name, result in said.items()} == dict.fromkeys(forged, 1)
    assert "The part of seat 0 is not the one that it had promised." in said["part"].out
    assert "The seed is not made of the parts" in said["server"].out
    assert "its seed was given as it is" in said["none"].out


def test_parts_are_kept_by_the_text_and_stand_in_order() -> None:
    record = Record.parse(played())
    assert str(record) == played()
    assert record.prefix(3).parts == record.parts
