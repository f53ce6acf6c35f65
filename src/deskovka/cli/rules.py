"""``deskovka rules``: the clauses of a game, and which tests show each one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from deskovka.cli.common import Json, Lang, print_json, print_table, words_in
from deskovka.kernel import DeskovkaError

if TYPE_CHECKING:
    from deskovka.content.clauses import Clause
    from deskovka.content.tabletop import TabletopGame
    from deskovka.content.words import Words

TESTS = Path("tests")


class NoSuchClause(DeskovkaError):
    """Neither a number nor a word of the rules."""

    key = "no-such-clause"
    sentence = "The rules of {game} have neither a clause nor a word “{wanted}”; “deskovka rules {game}” lists them."


class NoTests(DeskovkaError):
    """There is no folder of that name."""

    key = "no-tests"
    sentence = "There is no folder {folder} with tests."


class BrokenTests(DeskovkaError):
    """A file of tests is not Python."""

    key = "broken-tests"
    sentence = "The tests in {folder} cannot be read: {problem}."


def rules(
    game: Annotated[str | None, typer.Argument(help="Which game, by its id; without it, all.")] = None,
    wanted: Annotated[
        str | None, typer.Argument(metavar="[CLAUSE or WORD]", help="One clause in full, or those with a word.")
    ] = None,
    as_json: Json = False,
    tests: Annotated[
        Path | None, typer.Option("--tests", metavar="DIR", help="Where the tests are; ./tests if not said.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Show the clauses of the rules, and which tests show each one."""
    from deskovka.games import registry

    words = words_in(lang)
    if tests and not tests.is_dir():
        raise NoTests(folder=str(tests))
    folder = tests or TESTS
    if game is None:
        every = [_document(each, each.clauses(words.language), _tests_of(each, folder)) for each in registry]
        if as_json:
            print_json(every)
        else:
            _print_sums(every, words)
        return
    rules_of = registry.get(game)
    found = _matching(rules_of, wanted, words.language)
    shown_by = _tests_of(rules_of, folder)
    if as_json:
        print_json(_document(rules_of, found, shown_by))
    elif wanted and found[0].id.casefold() == wanted.casefold():
        _print_clause(found[0], shown_by, words)
    else:
        _print_list(found, shown_by, words)


def _matching(game: TabletopGame[Any], wanted: str | None, language: str) -> tuple[Clause, ...]:
    """All clauses, the one of a number, or those in which a word occurs."""
    every = game.clauses(language)
    if wanted is None:
        return every
    word = wanted.casefold()
    for clause in every:
        if clause.id.casefold() == word:
            return (clause,)
    found = tuple(clause for clause in every if word in f"{clause.id} {clause.title} {clause.text}".casefold())
    if not found:
        raise NoSuchClause(game=game.id, wanted=wanted)
    return found


def _tests_of(game: TabletopGame[Any], folder: Path) -> dict[str, list[str]]:
    from deskovka.content.clauses import clause_tests

    try:
        return clause_tests(folder, game.id)
    except (SyntaxError, ValueError) as error:
        raise BrokenTests(folder=str(folder), problem=str(error)) from None


def _document(game: TabletopGame[Any], found: tuple[Clause, ...], shown_by: dict[str, list[str]]) -> dict[str, Any]:
    clauses = [
        {"id": clause.id, "title": clause.title, "waits": clause.waits, "tests": shown_by.get(clause.id, [])}
        for clause in found
    ]
    return {"game": game.id, "clauses": clauses}


def _print_sums(documents: list[dict[str, Any]], words: Words) -> None:
    for document in documents:
        shown = sum(1 for clause in document["clauses"] if clause["tests"])
        waiting = sum(1 for clause in document["clauses"] if clause["waits"])
        facts = {"game": document["game"], "clauses": len(document["clauses"]), "shown": shown, "waiting": waiting}
        typer.echo(words.say("cli-rules-sum", **facts))


def _print_clause(clause: Clause, shown_by: dict[str, list[str]], words: Words) -> None:
    typer.echo(f"{clause.id} {clause.title}\n{clause.section}\n\n{clause.text}\n")
    tests = shown_by.get(clause.id, [])
    typer.echo(words.say("cli-rules-tests", count=len(tests)))
    for test in tests:
        typer.echo(f"  {test}")


def _print_list(found: tuple[Clause, ...], shown_by: dict[str, list[str]], words: Words) -> None:
    headings = [words.say(f"cli-rules-{heading}") for heading in ("clause", "title", "count")]
    print_table(headings, [(c.id, c.title, str(len(shown_by.get(c.id, [])))) for c in found], texts=2)
