import pytest

from deskovka.games import registry
from deskovka.lab import bench as lab
from tests.cli.running import refused, run
from tests.lab.rivals import stand_in_python as stand_in_python

MEASURES = ["decisions_per_s", "games_per_s", "copy_us", "view_us", "replay_ms", "simulate_ratio", "iterations_per_s"]


def test_the_document_has_every_measure_of_every_game() -> None:
    ran = run("bench", "--seconds", "0.01", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert list(ran.json) == ["games", "build", "against"]
    assert list(ran.json["games"]) == [game.id for game in registry]
    for speed in ran.json["games"].values():
        assert list(speed) == MEASURES
        assert all(value > 0 for value in speed.values())
    assert ran.json["against"] == {}
    assert ran.json["build"] in ("interpreted", "compiled")


def test_one_game_can_be_measured_with_drawn_set_ups() -> None:
    ran = run("bench", "legends", "--drawn", "--seats", 3, "--seconds", "0.01", "--json")
    assert list(ran.json["games"]) == ["legends"]
    refused(run("bench", "chess"), 2, "chess")


def test_people_read_the_ratio_to_another_engine(stand_in_python: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DESKOVKA_CATANATRON_PYTHON", stand_in_python)
    ran = run("bench", "legends", "--seconds", "0.01", "--against", "catanatron")
    assert ran.code == 0
    assert "catanatron 9.9" in ran.out
    assert "legends against catanatron: " in ran.out
    document = run("bench", "--seconds", "0.01", "--against", "catanatron", "--json").json
    assert document["against"]["name"] == "catanatron"
    assert set(document["against"]["ratios"]) == {game.id for game in registry}


def test_an_engine_that_does_not_run_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for python in ("/nowhere/python", "/bin/echo", "/bin/false"):
        monkeypatch.setenv("DESKOVKA_CATANATRON_PYTHON", python)
        refused(run("bench", "--against", "catanatron"), 2, python, "catanatron")


def test_memory_is_read_after_each_tenth_of_the_games() -> None:
    ran = run("bench", "--memory", 10, "--json")
    assert ran.code == 0
    readings = {game: len(memory["megabytes"]) for game, memory in ran.json["memory"].items()}
    assert readings == dict.fromkeys((game.id for game in registry), 10)
    assert "legends: " in run("bench", "legends", "--memory", 10).out


def test_growing_memory_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "FLAT", 0.5)  # less than at the beginning, which cannot be
    assert run("bench", "legends", "--memory", 10).code == 1
