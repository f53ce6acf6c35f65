"""Words: what people read, from Fluent catalogs, in the language they chose.

A catalog is a folder with ``<name>.en.ftl`` and ``<name>.cs.ftl`` files. Rules, events and questions never contain
sentences; a game's lexicon says which facts its messages are given.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from string import ascii_uppercase
from typing import Any
from unicodedata import combining, normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from deskovka.content.lexicon import Lexicon
from deskovka.kernel import DeskovkaError, Event, Option, Question

LANGUAGES = ("en", "cs")
_LONGEST = 900
"""A longer fact is cut short: Fluent refuses those of more than a thousand letters."""


class UnknownLanguage(DeskovkaError):
    """There is no catalog in that language."""

    key = "unknown-language"
    sentence = "There is no language “{language}”; there are: {known}."


def language_of(wish: str | None) -> str:
    """The language that was asked for, or the one of the environment, or English."""
    if wish is not None:
        if wish not in LANGUAGES:
            raise UnknownLanguage(language=wish, known=", ".join(LANGUAGES))
        return wish
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return "cs" if os.environ[variable].startswith("cs") else "en"
    return "en"


def fold(text: str) -> str:
    """The text as it is looked up: in small letters, without accents.

    >>> fold("Příliš žluťoučký KŮŇ")
    'prilis zlutoucky kun'
    """
    letters = normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not combining(letter))


def mark(seat: int) -> str:
    """The letter that stands for a seat on a text table.

    >>> mark(0), mark(2)
    ('A', 'C')
    """
    return ascii_uppercase[seat]


def _shortened(fact: str) -> str:
    return fact if len(fact) <= _LONGEST else fact[: _LONGEST - 1] + "…"


@cache
def _resource(package: str, name: str) -> Resource:
    """One file of messages, read once."""
    return FluentResource(files(package).joinpath("texts", name).read_text("utf-8"))


@cache
def catalog(language: str, *packages: str) -> FluentBundle:
    """All messages of some packages' ``texts`` folders in one language."""
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        folder = files(package).joinpath("texts")
        names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(f".{language}.ftl"))
        for name in names:
            bundle.add_resource(_resource(package, name))
    return bundle


class Words:
    """Messages of the program and of one game, in one language."""

    def __init__(self, language: str, lexicon: Lexicon | None = None, *packages: str) -> None:
        self.language = language
        self._lexicon = lexicon
        self._bundle = catalog(language, "deskovka.content", *packages)

    def has(self, message: str) -> bool:
        """Whether the catalogs have this message."""
        return self._bundle.has_message(message)

    def say(self, message: str, **facts: Any) -> str:
        """The message with its facts."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        return self._format(pattern, facts)

    def _format(self, pattern: Any, facts: Mapping[str, Any]) -> str:
        short = {name: _shortened(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        text, problems = self._bundle.format_pattern(pattern, short)
        if problems:
            raise problems[0]
        return str(text)

    def error(self, error: DeskovkaError) -> str:
        """What went wrong, in the reader's language; the kernel itself speaks English."""
        message = f"error-{error.key}"
        return self.say(message, **error.facts) if self.has(message) else str(error)

    def name(self, fact: str, value: str | int, players: Sequence[str]) -> str | int:
        """A fact as it is shown: a player's name, the name of a thing, or the plain value."""
        kind = self._lexicon.kinds.get(fact) if self._lexicon else None
        if kind == "seat" and isinstance(value, int):
            return players[value]
        if kind is None or isinstance(value, int):  # things are named by words: a score called "leader" is a number
            return value
        return self.say(f"{kind}-{value}")

    def about(self, fact: str, value: str | int) -> str:
        """What the thing does that a fact names; empty when the catalogs say nothing of it."""
        kind = self._lexicon.kinds.get(fact) if self._lexicon else None
        message = f"{kind}-{value}-about"
        return self.say(message) if self.has(message) else ""

    def _named(self, facts: Mapping[str, str | int], players: Sequence[str]) -> dict[str, str | int]:
        return {fact: self.name(fact, value, players) for fact, value in facts.items()}

    def question(self, question: Question, players: Sequence[str]) -> str:
        """What is asked."""
        return self.say(f"ask-{question.topic}", **self._named(question.facts, players))

    def option(self, option: Option, players: Sequence[str]) -> str:
        """What can be answered."""
        return self.say(f"option-{option[0]}", **self._named(self.facts(option), players))

    def short_option(self, option: Option, players: Sequence[str]) -> str | None:
        """The same without its first fact, for a list under that fact; None when there is no such form."""
        pattern = self._bundle.get_message(f"option-{option[0]}").attributes.get("short")
        return self._format(pattern, self._named(self.facts(option), players)) if pattern else None

    def facts(self, option: Option) -> dict[str, str | int]:
        """What follows the verb of an option, by the names that the lexicon gives to it."""
        assert self._lexicon is not None
        verb, *rest = option
        return dict(zip(self._lexicon.verbs[str(verb)], rest, strict=True))

    def is_number(self, fact: str) -> bool:
        """Whether a fact that is a number is a plain one, and not the number of something."""
        assert self._lexicon is not None
        return fact not in self._lexicon.kinds

    def is_seat(self, fact: str) -> bool:
        """Whether a fact that is a number is that of a seat."""
        assert self._lexicon is not None
        return self._lexicon.kinds.get(fact) == "seat"

    def event(self, event: Event, players: Sequence[str]) -> str:
        """What happened."""
        return self.say(f"event-{event.kind}", **self._named(event.facts, players))
