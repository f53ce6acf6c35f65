"""``deskovka check``: an edition is tried, and its map drawn."""

from pathlib import Path
from xml.etree import ElementTree

from deskovka.content.written import write_edition
from tests.cli.running import run
from tests.uprising.test_scenarios import BRIDGE


def test_a_scenario_is_checked_played_and_drawn(tmp_path: Path) -> None:
    file, svg = tmp_path / "bridge.yaml", tmp_path / "bridge.svg"
    file.write_text(write_edition(BRIDGE), "utf-8")
    line = ("check", "uprising", str(file), "--set", "scenario=bridgehead", "--set", "length=capped", "--games", "6")
    ran = run(*line, "--svg", str(svg), "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert f"{file} fits Uprising. Random games tried: 6." in ran.out
    counts = [int(said.rpartition(": ")[2]) for said in ran.out.splitlines() if said.startswith(("Won by", "Draws"))]
    assert sum(counts) == 6
    said = "".join(ElementTree.parse(svg).getroot().itertext())
    assert "The Castle" in said
    assert len(ElementTree.parse(svg).getroot().findall("{*}line")) == 3 + 3


def test_what_does_not_fit_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "far.yaml"
    file.write_text("params:\n  victory:\n    rebels: 15\n", "utf-8")
    ran = run("check", "uprising", str(file), "--lang", "en")
    assert ran.code == 2
    assert ran.err.startswith(f"{file}:3: ")


def test_a_game_without_a_drawing_says_so(tmp_path: Path) -> None:
    file, svg = tmp_path / "dear.yaml", tmp_path / "dear.svg"
    file.write_text("sea_cost: 2\n", "utf-8")
    ran = run("check", "legends", str(file), "--games", "1", "--svg", str(svg), "--lang", "en")
    assert (ran.code, svg.exists()) == (0, False)
    assert "has no map to draw" in ran.out
