import pytest

from deskovka.content.setups import options_of
from deskovka.games import registry
from tests.cli.running import run, run_process


def test_the_document_lists_every_game_with_seats_rules_and_options() -> None:
    ran = run("games", "--json")
    assert (ran.code, ran.err) == (0, "")
    assert [game["id"] for game in ran.json] == [game.id for game in registry]
    legends = next(game for game in ran.json if game["id"] == "legends")
    assert {key: legends[key] for key in ("id", "name", "seats", "rules_version")} == {
        "id": "legends",
        "name": "Eight-Minute Empire: Legends",
        "seats": [2, 4],
        "rules_version": 2,
    }
    options = {option["key"]: option for option in legends["options"]}
    players = {"key": "players", "kind": "number", "default": 3, "choices": [], "low": 2, "high": 4, "main": False}
    assert options["players"] == players
    assert options["preparation"]["choices"] == ["asked", "drawn"]
    assert "leaders" in options["variants"]["choices"]


def test_people_read_every_option_with_its_choices_and_default() -> None:
    text = run("games").out
    assert "legends: Eight-Minute Empire: Legends, 2–4 players, rules 2" in text
    lines = text.splitlines()
    for option in options_of(registry.get("legends").setup_type):
        line = next(line for line in lines if line.startswith(f"{option.key} "))
        assert not option.default or str(option.default) in line
        assert all(str(choice) in text for choice in option.choices)


def test_czech_is_spoken_when_asked_for_or_when_the_environment_does(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = run("games", "--lang", "cs")
    assert "Minutová říše: Legendy, 2–4 hráči" in asked.out
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert run("games").out == asked.out
    assert run("games", "--json").json[0]["name"] == "Minutová říše: Legendy"
    assert "Eight-Minute" in run("games", "--lang=en").out


def test_the_program_shows_its_version_and_its_commands() -> None:
    assert run("--version").out.startswith("deskovka 0.")
    shown = run()
    assert (shown.code, shown) == (0, run("--help"))
    for command in ("games", "play", "simulate", "replay", "fuzz", "rules", "bench"):
        assert f" {command} " in shown.out
        assert run(command, "--help").code == 0


def test_it_runs_as_a_module_and_prints_the_same_document() -> None:
    assert run_process("games", "--json", "--lang", "en") == run("games", "--json", "--lang", "en")
