"""The rules reference of a game: one entry per clause, in each language, from ``rules/<language>.md``."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

_CLAUSE = re.compile(r"### (\S+) (.+)")
_SECTION = re.compile(r"## (.+)")
_WAITS = re.compile(r"^> (.+)\Z", flags=re.MULTILINE)


class Clause(msgspec.Struct, frozen=True):
    """One numbered rule."""

    id: str
    title: str
    section: str
    text: str
    waits: str = ""
    """Why the clause cannot be played here yet; it is the last paragraph of the text. Empty when it can."""


@cache
def clauses(package: str, language: str) -> tuple[Clause, ...]:
    """The clauses of a game's reference, in order."""
    text = files(package).joinpath("rules", f"{language}.md").read_text("utf-8")
    found: list[Clause] = []
    section = ""
    for block in re.split(r"^(?=#{2,3} )", text, flags=re.MULTILINE):
        heading, _, body = block.partition("\n")
        if match := _CLAUSE.fullmatch(heading):
            waits = _WAITS.search(body.strip())
            text = _WAITS.sub(r"\1", body.strip())
            found.append(Clause(match[1], match[2], section, text, waits[1] if waits else ""))
        elif match := _SECTION.fullmatch(heading):
            section = match[1]
    return tuple(found)


def clause_tests(folder: Path, game: str) -> dict[str, list[str]]:
    """For each clause of a game, the tests in a folder that are marked to show it."""
    found: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for name, clause in _marks(ast.parse(file.read_text("utf-8"))):
            of_game, _, number = clause.partition(":")
            if of_game == game:
                found.setdefault(number, []).append(f"{file.relative_to(folder)}::{name}")
    return found


def _marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The functions of a module with the clauses of their marks."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
                    for argument in decorator.args:
                        yield node.name, str(ast.literal_eval(argument))
