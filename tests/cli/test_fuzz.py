import math
from pathlib import Path

import pytest

from deskovka.games.legends.game import LegendsGame
from deskovka.games.legends.state import Legends
from tests.cli.running import run


def test_games_under_the_laws_are_counted() -> None:
    ran = run("fuzz", "legends", "--games", 1, "--seed", 4)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("1 game, ")
    assert ran.out.endswith(" decisions: every law holds\n")
    assert ran != run("fuzz", "legends", "--games", 1, "--seed", 5)


def test_several_processes_find_the_same() -> None:
    line = ("fuzz", "legends", "--games", 4, "--seed", 4)
    assert run(*line, "--jobs", 2).out == run(*line).out


def test_a_given_set_up_is_played_instead_of_drawn_ones(tmp_path: Path) -> None:
    edition = tmp_path / "short.yaml"
    edition.write_text("params: {stalemate: {round_cap: 1}}\n")
    played = ("fuzz", "uprising", "--games", 2, "--set", "length=capped", "--set", "players=3", "--set")
    ran = run(*played, f"edition={edition}")
    assert ran.code == 0
    assert ran.out.endswith(" decisions: every law holds\n")
    edition.write_text("params: {stalemate: {round_cap: 0}}\n")
    ran = run(*played, f"edition={edition}")
    assert ran.code == 2
    assert "short.yaml:1" in ran.err


def test_a_broken_law_fails_with_the_problem_and_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def hopeless(self: LegendsGame, state: Legends) -> float:
        return math.nan

    monkeypatch.setattr(LegendsGame, "left", hopeless)
    ran = run("fuzz", "legends", "--games", 2)
    assert ran.code == 1
    *problems, summary = ran.out.splitlines()
    assert len(problems) == 2
    assert all("estimates" in problem and "seed" in problem for problem in problems)
    assert summary == "2 games, 0 decisions: 2 problems"
