"""The package as somebody gets it: a wheel in an empty environment, far from this folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

from deskovka.server.settings import STATIC

PROJECT = Path(__file__).parents[2]
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
PATIENCE = 120.0
"""Seconds that anything may take on a busy machine."""
OUTSIDE = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DESKOVKA_"))}


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    if not (STATIC / "index.html").is_file():
        pytest.fail("The pages are not built: run “make wheel”.", pytrace=False)
    subprocess.run([*PIP, "wheel", "--no-deps", "--no-build-isolation", "-w", tmp_path, PROJECT], check=True)
    (built,) = tmp_path.glob("*.whl")
    return built


class Installed:
    """An environment in which there is nothing but what was installed into it."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False)
        self.folder = folder
        self.program = str(folder / "bin" / "deskovka")

    def install(self, what: str) -> None:
        """Install it in the versions that are tested."""
        line = [*PIP, "--python", str(self.folder / "bin" / "python"), "install", "--no-compile"]
        pins = (PROJECT / "requirements" / "dev.txt").read_text().splitlines()
        versions = self.folder / "versions.txt"  # without hashes: the wheel, which was made just now, has none
        versions.write_text("\n".join(pin.removesuffix(" \\") for pin in pins if "--hash=" not in pin))
        subprocess.run([*line, "-c", str(versions), what], check=True)

    def run(self, line: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [self.program, *line.split()]
        return subprocess.run(command, cwd=self.folder, env=OUTSIDE, input=typed, capture_output=True, text=True)


def test_a_move_is_played_with_the_bare_wheel_and_on_its_server(wheel: Path, tmp_path: Path) -> None:
    here = Installed(tmp_path / "empty")
    here.install(str(wheel))
    assert {game in here.run("games").stdout for game in ("legends:", "root:")} == {True}
    played = here.run("play legends --seats you:Anna,greedy,greedy --seed 5 --lang en", typed="2\n")
    assert "Anna bids 2 coins." in played.stdout
    assert here.run("simulate root --games 1").returncode == 0
    assert here.run("rules legends EL-BID-03 --lang cs").returncode == 0
    needs(here, "serve", "server")
    needs(here, "simulate legends --games 1 --out rows.parquet", "lab")

    here.install(f"{wheel}[server]")
    needs(here, "serve --db postgresql://nobody@localhost/none", "postgres")
    line = [here.program, "serve", "--port", "0"]
    with subprocess.Popen(line, cwd=here.folder, env=OUTSIDE, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            assert said.startswith("Deskovka: "), said
            play_a_move(said.removeprefix("Deskovka: ").strip())
        finally:
            server.terminate()


def needs(here: Installed, line: str, extra: str) -> None:
    """Assert that a command is refused in one sentence that names the extra."""
    refused = here.run(f"{line} --lang en")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.endswith(f'install the extra “{extra}”: pip install "deskovka[{extra}]".\n')
    assert refused.stderr.count("\n") == 1


def play_a_move(address: str) -> None:
    with httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False) as anna:
        page = anna.get("/")
        scripts = re.findall(r'src="(/[^"]+\.js)"', page.text)
        assert scripts
        assert {anna.get(script).status_code for script in scripts} == {200}
        anna.headers["X-CSRF-Token"] = anna.post("/api/guest", json={"name": "Anna"}).json()["csrf"]
        wish = {"game": "legends", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        table = f"/api/tables/{anna.post('/api/tables', json=wish).json()['id']}"
        until = monotonic() + PATIENCE
        while not (before := anna.get(table).raise_for_status().json())["question"]:  # the bot may have to prepare
            assert monotonic() < until
            sleep(0.1)  # who asks without a pause is refused in the end
        answer = {"decision": before["decision"], "option": before["question"]["options"][0], "seat": 0}
        assert anna.post(f"{table}/answers", json=answer).status_code == 200
        assert anna.get(table).json()["seq"] > before["seq"]
