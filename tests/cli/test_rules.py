from pathlib import Path

import pytest

from deskovka.games import registry
from tests.cli.running import refused, run

TESTS = """
import pytest

@pytest.mark.clause("legends:EL-CMP-01")
@pytest.mark.clause("legends:EL-CMP-02")
def test_pieces(): ...

@pytest.mark.clause("legends:EL-CMP-02")
def test_limit(): ...

@pytest.mark.clause("other:EL-CMP-03")
def test_elsewhere(): ...
"""


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    (tmp_path / "test_some.py").write_text(TESTS)
    return tmp_path


def test_one_line_for_each_game_says_how_many_clauses_have_a_test(tests: Path) -> None:
    count = len(registry.get("legends").clauses("en"))
    english, czech = (run("rules", "--tests", tests, "--lang", language).out.splitlines() for language in ("en", "cs"))
    assert [line.partition(":")[0] for line in english] == [game.id for game in registry]
    assert f"legends: {count} clauses, 2 with a test" in english
    assert f"legends: {count} článků, 2 s testem" in czech


def test_tests_are_looked_for_here_and_may_be_missing(
    tests: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    monkeypatch.chdir(elsewhere)
    assert "clauses, 0 with a test\n" in run("rules").out
    tests.rename(elsewhere / "tests")
    assert "clauses, 2 with a test\n" in run("rules").out


def test_the_document_lists_every_clause_with_its_tests(tests: Path) -> None:
    document = run("rules", "legends", "--json", "--tests", tests).json
    assert list(document) == ["game", "clauses"]
    assert document["game"] == "legends"
    assert [clause["id"] for clause in document["clauses"]] == [c.id for c in registry.get("legends").clauses("en")]
    assert document["clauses"][:3] == [
        {"id": "EL-CMP-01", "title": "Player pieces", "waits": "", "tests": ["test_some.py::test_pieces"]},
        {
            "id": "EL-CMP-02",
            "title": "Army limit",
            "waits": "",
            "tests": ["test_some.py::test_pieces", "test_some.py::test_limit"],
        },
        {"id": "EL-CMP-03", "title": "City limit", "waits": "", "tests": []},
    ]
    assert document in run("rules", "--json", "--tests", tests).json


def test_the_list_counts_the_tests_of_each_clause(tests: Path) -> None:
    lines = run("rules", "legends", "--tests", tests).out.splitlines()
    assert lines[2].split() == ["EL-CMP-02", "Army", "limit", "2"]
    assert lines[3].split()[-1] == "0"


def test_one_clause_is_shown_in_full_in_either_language(tests: Path) -> None:
    for language in ("en", "cs"):
        clause = next(c for c in registry.get("legends").clauses(language) if c.id == "EL-CMP-02")
        ran = run("rules", "legends", "el-cmp-02", "--tests", tests, "--lang", language)
        assert ran.out.startswith(f"EL-CMP-02 {clause.title}\n{clause.section}\n\n{clause.text}\n")
        assert ran.out.endswith("\n  test_some.py::test_pieces\n  test_some.py::test_limit\n")


def test_a_word_finds_the_clauses_that_have_it(tests: Path) -> None:
    found = [c["id"] for c in run("rules", "legends", "DRAGON", "--json", "--tests", tests).json["clauses"]]
    clauses = {c.id: c for c in registry.get("legends").clauses("en")}
    assert "EL-ENC-02" in found
    assert found == [c.id for c in clauses.values() if "dragon" in f"{c.title} {c.text}".lower()]


def test_tests_that_are_no_python_are_refused(tests: Path) -> None:
    (tests / "test_broken.py").write_text("def test_(:\n")
    refused(run("rules", "--tests", tests), 2, str(tests), "cannot be read")
