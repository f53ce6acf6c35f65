"""Adding a game as docs/add-a-game.md says: the template is copied, registered and played, in a copy of the project."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "add-a-game.md"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of all that the commands touch, with a command line of its own."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(ROOT / "tests" / "template", tmp_path / "tests" / "template")
    program = tmp_path / "deskovka"
    program.write_text(f'#!/bin/sh\nPYTHONPATH="{tmp_path / "src"}" exec "{sys.executable}" -m deskovka "$@"\n')
    program.chmod(0o755)
    return tmp_path


def run(project: Path, command: str, typed: str = "") -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"LANG": "en"}
    line = ["bash", "-euc", command]
    done = subprocess.run(line, cwd=project, env=environment, input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_template_is_a_game_after_what_the_document_says(project: Path) -> None:
    (commands,) = re.findall(r"```sh\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    said = run(project, commands, typed="1\n" * 50)
    assert "The game is over." in said
    games = {game["id"]: game["name"] for game in json.loads(run(project, "./deskovka games --json"))}
    assert games["orchard"] == "Orchard"
    played = json.loads(run(project, "./deskovka simulate orchard --games 8 --seats greedy,random --json"))
    assert played["finished"] == 8
    assert "tests" not in "".join(file.read_text() for file in project.glob("src/deskovka/games/orchard/*.py"))
