"""``deskovka analyse``: leads over a recorded game, and where it turned."""

from pathlib import Path

import pytest

from deskovka.kernel import Record
from tests.cli.running import RECORD, refused, run


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The last decisions of a game, so that thinking about them takes little time."""
    file = tmp_path_factory.mktemp("records") / "short.game"
    record = Record.parse(RECORD.read_bytes())
    file.write_text(str(record.prefix(24)))
    return file


def test_the_leads_and_turning_points_are_printed(short: Path) -> None:
    ran = run("analyse", short, "--iterations", 4)
    assert ran.code == 0
    head, *lines = ran.out.splitlines()
    assert head.split() == ["after", "answers", "Player", "0", "Player", "1"]
    assert "Where the game turned" in lines
    assert any(line.startswith("  Answer ") and "Better: " in line for line in lines)
    assert "Kde se hra zlomila" in run("analyse", short, "--iterations", 4, "--lang", "cs").out


def test_every_decision_has_the_leads_of_all_seats(short: Path) -> None:
    found = run("analyse", short, "--iterations", 4, "--json").json
    assert found == run("analyse", short, "--iterations", 4, "--json").json, "the same thoughts every time"
    assert found["final"] is None, "the game is not over"
    assert [moment["at"] for moment in found["moments"]] == sorted({moment["at"] for moment in found["moments"]})
    for moment in found["moments"]:
        assert moment["leads"][0] == -moment["leads"][1]
        assert moment["loss"] >= 0
        assert moment["loss"] == 0 or moment["answered"] != moment["best"]
    worst = max(found["moments"], key=lambda moment: moment["loss"])
    assert worst in [found["moments"][place] for place in found["turning"]]


def test_a_page_is_written_with_a_line_for_each_seat(short: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    ran = run("analyse", short, "--iterations", 4, "--html", page, "--lang", "cs")
    assert (ran.code, str(page) in ran.out) == (0, True)
    text = page.read_text("utf-8")
    assert text.count("<polyline") == 2
    assert "Kde se hra zlomila" in text
    assert "http" not in text, "it stands alone"


def test_what_cannot_be_analysed_is_refused(tmp_path: Path) -> None:
    refused(run("analyse", tmp_path / "none.game"), 2, "none.game")
    refused(run("analyse", RECORD, "--iterations", "0"), 2, "--iterations", 1)
    refused(run("analyse", RECORD, "--html", tmp_path / "no" / "x.html"), 2, "no")
