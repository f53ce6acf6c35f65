"""The rules reference: how it is read, and that it is whole; which tests show which clause."""

from pathlib import Path
from typing import Any

import pytest

from deskovka.content.clauses import Clause, clause_tests, clauses
from deskovka.content.tabletop import TabletopGame
from deskovka.games import registry
from tests.games import every

GAMES = [pytest.param(game, id=game.id) for game in every]
REFERENCE = """# Goose

A game of goose. ### not a clause

## 1. Squares

Some words before the first clause.

### G-1 The well

You wait.

- Longer, if you are wet.
# not a heading of ours

### G-2 The maze, and the way out
Walk.

## 2. Dice

### G-3 Two dice

Roll.

> Dice are not here yet.
"""


def test_a_reference_is_read_clause_by_clause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "goose_rules"
    (package / "rules").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "rules" / "en.md").write_text(REFERENCE, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert clauses("goose_rules", "en") == (
        Clause("G-1", "The well", "1. Squares", "You wait.\n\n- Longer, if you are wet.\n# not a heading of ours"),
        Clause("G-2", "The maze, and the way out", "1. Squares", "Walk."),
        Clause("G-3", "Two dice", "2. Dice", "Roll.\n\nDice are not here yet.", waits="Dice are not here yet."),
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_says_the_same_clauses_in_both_languages(game: TabletopGame[Any]) -> None:
    english, czech = game.clauses("en"), game.clauses("cs")
    assert [clause.id for clause in english] == [clause.id for clause in czech]
    assert len({clause.id for clause in english}) == len(english) > 0
    for clause in (*english, *czech):
        assert clause.title
        assert clause.section
        assert clause.text
    assert all(one.text != other.text for one, other in zip(english, czech, strict=True))


def test_the_clauses_of_legends_stand_in_their_sections() -> None:
    found = {clause.id: clause for clause in registry.get("legends").clauses("en")}
    assert len(found) == 112
    assert found["EL-LDR-03"].title == "Fairy Queen, extra card"
    assert {clause.section for clause in found.values() if clause.id.startswith("EL-LDR")} == {"12. Leaders"}


def test_the_tests_of_a_clause_are_found_by_their_marks(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    (tmp_path / "test_one.py").write_text(
        """
import pytest

@pytest.mark.clause("goose:G-1")
@pytest.mark.parametrize("n", [1, 2])
def test_a(n): ...

@pytest.mark.clause("goose:G-1", "goose:G-2")
def test_b(): ...

@pytest.mark.clause("duck:G-1")
def test_c(): ...

def test_d(): ...
""",
        "utf-8",
    )
    (tmp_path / "sub" / "test_two.py").write_text(
        """
import pytest

class TestWell:
    @pytest.mark.clause("goose:G-2")
    def test_e(self): ...
""",
        "utf-8",
    )
    (tmp_path / "helper.py").write_text('@pytest.mark.clause("goose:G-9")\ndef test_f(): ...\n', "utf-8")
    assert clause_tests(tmp_path, "goose") == {
        "G-1": ["test_one.py::test_a", "test_one.py::test_b"],
        "G-2": ["sub/test_two.py::test_e", "test_one.py::test_b"],
    }
    assert clause_tests(tmp_path, "duck") == {"G-1": ["test_one.py::test_c"]}
    assert clause_tests(tmp_path, "owl") == {}
