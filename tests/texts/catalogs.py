"""The catalogs as the tests read them: which messages there are, and which facts each of them shows."""

from __future__ import annotations

import ast
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import deskovka
from deskovka.content.lexicon import Lexicon

PACKAGES = (
    "deskovka.content",
    "deskovka.games.legends",
    "deskovka.games.root",
    "deskovka.games.paladins",
    "deskovka.games.uprising",
    "deskovka.games.crescent",
)
SOURCES = Path(deskovka.__file__).parent


class Message:
    """A message: the variables in it, and the messages that it refers to."""

    def __init__(self, entry: ftl.Message) -> None:
        parts = _Parts()
        parts.visit(entry)
        self.id = entry.id.name
        self.variables = parts.variables
        self.references = parts.references - {self.id}
        self.forms = sorted(attribute.id.name for attribute in entry.attributes)


class _Parts(visitor.Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent names it so
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # likewise
        self.references.add(node.id.name)


class _Digits(visitor.Visitor):
    def __init__(self) -> None:
        self.found = False

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802  # Fluent names it so
        self.found |= any(letter.isdigit() for letter in node.value)


def holds_number(entry: ftl.Message) -> bool:
    """Whether a number stands in a message; the keys of plural forms are none."""
    digits = _Digits()
    digits.visit(entry)
    return digits.found


@cache
def catalog_files(package: str, language: str) -> dict[str, list[ftl.EntryType]]:
    """The entries of each file, by the name of the file without its language."""
    found = {}
    for file in files(package).joinpath("texts").iterdir():
        if file.name.endswith(f".{language}.ftl"):
            found[file.name.removesuffix(f".{language}.ftl")] = FluentParser().parse(file.read_text("utf-8")).body
    return found


@cache
def messages(package: str, language: str) -> dict[str, Message]:
    """All messages of a package in a language, with the variables of what they refer to."""
    entries = [entry for body in catalog_files(package, language).values() for entry in body]
    found = {entry.id.name: Message(entry) for entry in entries if isinstance(entry, ftl.Message)}
    for message in found.values():
        for other in _reached(message, found):
            message.variables = message.variables | found[other].variables
    return found


def _reached(message: Message, known: dict[str, Message]) -> set[str]:
    reached: set[str] = set()
    ahead = set(message.references)
    while ahead:
        other = ahead.pop()
        reached.add(other)
        ahead |= known[other].references - reached
    return reached


@cache
def said_in_sources() -> frozenset[str]:
    """Every text that stands in the code: where a message is asked for by its name, the name is one of them."""
    texts = set()
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    return frozenset(texts)


@cache
def prefixes_in_sources() -> frozenset[str]:
    """The beginnings of messages whose name is put together: ``cli-games-`` of ``f"cli-games-{heading}"``."""
    found = set()
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(first := node.values[0], ast.Constant):
                found.add(str(first.value))
    return frozenset(found)


FORMS = ("count", "player", "object", "counted")
"""What a message may ask of a fact besides its name."""
UTTERED = ("ask-", "option-", "event-", "verb-", "pick-")


def strange_messages(lexicon: Lexicon, catalog: dict[str, Message]) -> dict[str, str]:
    """What is wrong with the messages of a catalog for questions, options, verbs, picks and events."""
    needed, further = lexicon.messages(), lexicon.further_messages()
    wrong = dict.fromkeys(needed.keys() - catalog.keys(), "missing")
    for name, message in catalog.items():
        if name.startswith(UTTERED):
            facts = needed.get(name, further.get(name))
            if facts is None:
                wrong[name] = "never said"
            elif strange := message.variables - set(facts) - {f"{fact}-{form}" for fact in facts for form in FORMS}:
                wrong[name] = f"has no fact {', '.join(sorted(strange))}"
    return wrong
