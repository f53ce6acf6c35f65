"""What the recorded games and the tests of a game leave out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from deskovka.content.clauses import Clause
from deskovka.kernel import Game, Match


def repertoire_without_record(game: Game[Any], recorded: Iterable[Match[Any]]) -> list[str]:
    """What of a game's repertoire occurs in none of the recorded games."""
    missing = set(game.repertoire())
    for match in recorded:
        missing -= game.occurred(match.setup, match.log)
    return sorted(missing)


def clauses_without_test(clauses: Iterable[Clause], tests: Mapping[str, list[str]]) -> list[str]:
    """The clauses that can be played and that no test shows."""
    return [clause.id for clause in clauses if not clause.waits and not tests.get(clause.id)]


def waiting_clauses_with_test(clauses: Iterable[Clause], tests: Mapping[str, list[str]]) -> list[str]:
    """The clauses that are said to wait but that a test shows."""
    return [clause.id for clause in clauses if clause.waits and tests.get(clause.id)]


def unknown_clauses(clauses: Iterable[Clause], tests: Mapping[str, list[str]]) -> list[str]:
    """Clauses that tests name but the reference does not have."""
    known = {clause.id for clause in clauses}
    return sorted(name for name in tests if name not in known)
