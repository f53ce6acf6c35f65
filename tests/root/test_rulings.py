"""The rulings: each of them names a test that shows it."""

from importlib.resources import files
from pathlib import Path

import pytest

from deskovka.content.clauses import clause_tests

MARKED = clause_tests(Path(__file__).parent, "root")


def rulings() -> list[list[str]]:
    """The lines of the table in RULINGS.md: number, question, ruling, clauses, test."""
    text = files("deskovka.games.root").joinpath("RULINGS.md").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_rulings_are_numbered_questions_with_answers() -> None:
    assert [int(ruling[0]) for ruling in rulings()] == list(range(1, len(rulings()) + 1))
    assert all(question.endswith("?") and ruling.endswith(".") for _, question, ruling, _, _ in rulings())


@pytest.mark.parametrize("ruling", rulings(), ids=[ruling[0] for ruling in rulings()])
def test_a_ruling_is_shown_by_a_test_of_its_clauses(ruling: list[str]) -> None:
    shown = {test.partition("::")[2] for clause in ruling[3].split(", ") for test in MARKED.get(clause, [])}
    assert ruling[4] in shown
