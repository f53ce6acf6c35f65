"""The package as somebody gets it: a wheel in an empty environment, far from this folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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
    """An environment in which there is nothing but the wheel and what it asks for.

    What it asks for is linked from the environment of the tests, which has the versions that are tested.
    """

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False)
        self.folder = folder
        self.program = str(folder / "bin" / "deskovka")
        (self.packages,) = folder.glob("lib/python*/site-packages")

    def install(self, wheel: Path, *extras: str) -> None:
        """Install the wheel, with some of its extras."""
        if not Path(self.program).exists():
            self._pip("--no-deps", str(wheel))
        (ours,) = distributions(name="deskovka", path=[str(self.packages)])
        for one in wanted_by(ours, set(extras)):
            for top in {file.parts[0] for file in one.files or ()} - {"..", "__pycache__"}:
                if not (self.packages / top).exists():
                    (self.packages / top).symlink_to(Path(str(one.locate_file(top))))

    def _pip(self, *what: str) -> None:
        line = [*PIP, "--python", str(self.folder / "bin" / "python"), "install", "--no-compile"]
        subprocess.run([*line, *what], check=True)

    def run(self, line: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [self.program, *line.split()]
        return subprocess.run(command, cwd=self.folder, env=OUTSIDE, input=typed, capture_output=True, text=True)


class Downloaded(Installed):
    """The same as people make it: pip brings what the wheel asks for, in the versions that are tested."""

    def install(self, wheel: Path, *extras: str) -> None:
        """Install the wheel, with some of its extras."""
        pins = (PROJECT / "requirements" / "dev.txt").read_text().splitlines()
        versions = self.folder / "versions.txt"  # without hashes: the wheel, which was made just now, has none
        versions.write_text("\n".join(pin.removesuffix(" \\") for pin in pins if "--hash=" not in pin))
        self._pip("-c", str(versions), f"{wheel}[{','.join(extras)}]")


def wanted_by(one: Distribution, extras: set[str]) -> list[Distribution]:
    """Whatever a distribution asks for with these extras, directly or not; it must be installed here."""
    found: dict[str, Distribution] = {}
    open_requests = [(one, extras)]
    seen: set[tuple[str, str]] = set()
    while open_requests:
        asking, chosen = open_requests.pop()
        for each in map(Requirement, asking.requires or ()):
            if each.marker and not any(each.marker.evaluate({"extra": extra}) for extra in (*chosen, "")):
                continue
            name = canonicalize_name(each.name)
            wishes = {(name, extra) for extra in (*each.extras, "")}
            if wishes <= seen:
                continue
            seen |= wishes
            if name != "deskovka":
                found[name] = distribution(name)
            open_requests.append((found.get(name, one), each.extras))
    return list(found.values())


def test_a_move_is_played_with_the_bare_wheel_and_on_its_server(wheel: Path, tmp_path: Path) -> None:
    play_everywhere(Installed(tmp_path / "empty"), wheel)


@pytest.mark.soak
def test_a_move_is_played_with_what_pip_downloads(wheel: Path, tmp_path: Path) -> None:
    play_everywhere(Downloaded(tmp_path / "empty"), wheel)


def play_everywhere(here: Installed, wheel: Path) -> None:
    """Play with the bare wheel, and then on the server that it has with an extra."""
    here.install(wheel)
    assert {game in here.run("games").stdout for game in ("legends:", "root:")} == {True}
    played = here.run("play legends --seats you:Anna,greedy,greedy --seed 5 --lang en", typed="2\n")
    assert "Anna bids 2 coins." in played.stdout
    assert here.run("simulate root --games 1").returncode == 0
    assert here.run("rules legends EL-BID-03 --lang cs").returncode == 0
    needs(here, "serve", "server")
    needs(here, "simulate legends --games 1 --out rows.parquet", "lab")

    here.install(wheel, "server")
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
