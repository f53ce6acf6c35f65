from pathlib import Path

import pytest

from deskovka.kernel import Record, seed_from
from tests.cli.running import run


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved where one plays."""
    (tmp_path / "saves").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def saved(folder: Path) -> list[Path]:
    return sorted((folder / "saves").glob("*.game"))


def test_what_the_line_says_reaches_the_table(elsewhere: Path) -> None:
    line = ("play", "legends", "--seats", "random,random", "--set", "variants=leaders", "--seed", 3)
    ran = run(*line, "--lang", "cs")
    assert (ran.code, ran.err) == (0, "")
    assert "Minutová říše: Legendy" in ran.out
    (file,) = saved(elsewhere)
    record = Record.parse(file.read_bytes())
    assert (record.setup, record.seed) == ({"players": 2, "variants": ["leaders"]}, seed_from(3))
    assert run("replay", file, "--check").code == 0


def test_a_saved_game_goes_on_to_its_end(elsewhere: Path) -> None:
    run("play", "legends", "--seats", "random,random", "--seed", 3)
    (file,) = saved(elsewhere)
    half = elsewhere / "half.game"
    half.write_text(str(Record.parse(file.read_bytes()).prefix(30)))
    ran = run("play", "--resume", half, "--seats", "random,random")
    assert (ran.code, ran.err) == (0, "")
    ends = [Record.parse(other.read_bytes()) for other in saved(elsewhere)]
    assert all(record.scores and record.seed == seed_from(3) for record in ends)
    assert any(record.answers[:30] == ends[0].answers[:30] for record in ends[1:])
