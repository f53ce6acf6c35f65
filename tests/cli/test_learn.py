from pathlib import Path
from typing import Any

import msgspec
import pytest

from deskovka.lab import learning
from tests.cli.running import refused, run

LEARN = ("learn", "legends", "--games", 2, "--rounds", 1, "--seed", 2, "--set", "players=2")


@pytest.fixture(autouse=True)
def few_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "FEWEST_MATCHES", 1)


@pytest.fixture
def short(tmp_path: Path) -> tuple[str, ...]:
    """Games of a third of the turns."""
    file = tmp_path / "short.yaml"
    file.write_text("players: {2: {turns: 4}, 3: {turns: 3}}\n")
    return "--set", f"edition={file}"


def test_weights_are_printed_written_and_played_with(short: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    ran = run(*LEARN, *short, "--out", file)
    assert (ran.code, ran.err) == (0, "")
    assert "points" in ran.out
    assert file.name in ran.out
    more = run("learn", "legends", "--games", 1, "--rounds", 1, "--set", "players=3", *short, "--out", file, "--json")
    assert (more.code, more.json["players"]["3"]["how"]["games"]) == (0, 1)
    line = ("simulate", "legends", "--games", 2, "--seats", "greedy,greedy", "--json")
    usual, own = run(*line), run(*line, "--worth", f"{file},-")
    assert own.code == 0
    assert own.json["digest"] != usual.json["digest"]


def test_commands_that_climb_follow_each_other(short: tuple[str, ...], tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    climbing = (*LEARN, *short, "--climb", "--matches", 0)
    assert run(*climbing, "--out", first).code == 0
    ran = run(*climbing, "--worth", first, "--out", second, "--json")
    learned = ran.json["players"]["2"]
    assert learned["weights"] != read_worth(first)["weights"]
    assert learned["how"]["begun_with"] == read_worth(first)["how"]


def test_an_outlook_is_written_beside_the_weights(tmp_path: Path) -> None:
    file, short = tmp_path / "mine.json", tmp_path / "short.yaml"
    short.write_text("setup: {winning_score: 10}\n")
    line = ("learn", "root", "--outlook", "--games", 1, "--matches", 0, "--set", f"edition={short}", "--set")
    assert run(*line, "players=2", "--out", file).code == 0
    assert run(*line, "players=3", "--out", file).code == 0
    found = msgspec.json.decode(file.read_bytes())
    assert found["outlook"].keys() >= {"2", "3"}
    assert found["players"]
    refused(run("learn", "legends", "--outlook", "--games", 1), 2, "legends", "root")


def read_worth(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(file.read_bytes())["players"]["2"]
    return found


def test_what_is_fitted_is_always_tried_at_the_table() -> None:
    refused(run(*LEARN, "--matches", 0), 2, "--matches")


def test_weights_beside_an_edition_are_taken(tmp_path: Path) -> None:
    edition = tmp_path / "dear.yaml"
    edition.write_text("prices: [0, 1, 2, 3, 4, 5]\nplayers: {2: {turns: 4}}\n")
    line = ("simulate", "legends", "--games", 2, "--seats", "greedy,greedy", "--set", f"edition={edition}", "--json")
    before = run(*line).json["digest"]
    assert run(*LEARN, "--out", tmp_path / "dear.worth.json").code == 0
    assert run(*line).json["digest"] != before


def test_wrong_weights_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "wrong.json"
    file.write_text("{}")
    line = ("simulate", "legends", "--games", 1, "--seats", "greedy,greedy,greedy")
    refused(run(*line, "--worth", file), 2, "wrong.json", "legends")
    refused(run(*line, "--worth", tmp_path / "none.json"), 2, "none.json")
    refused(run(*line, "--worth", "-,-"), 2, "2", "3")
    refused(run("learn", "legends", "--games", 0), 2, "--games")
    refused(run(*LEARN, "--bot", "sharpest"), 2, "sharpest", "greedy")
