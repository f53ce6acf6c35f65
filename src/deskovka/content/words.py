"""Words: what people read, from Fluent catalogs, in the language they chose.

A catalog is a folder with ``<name>.en.ftl`` and ``<name>.cs.ftl`` files. Rules, events and questions never contain
sentences; a game's lexicon says which facts its messages are given.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from deskovka.content.lexicon import Lexicon
from deskovka.kernel import DeskovkaError, Event, Option, Question

LANGUAGES = ("en", "cs")


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


@cache
def catalog(language: str, *packages: str) -> FluentBundle:
    """All messages of some packages' ``texts`` folders in one language."""
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        folder = files(package).joinpath("texts")
        names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(f".{language}.ftl"))
        for name in names:
            bundle.add_resource(FluentResource(folder.joinpath(name).read_text("utf-8")))
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
        text, problems = self._bundle.format_pattern(pattern, facts)
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
        if kind is None:
            return value
        if kind == "seat" and isinstance(value, int):
            return players[value]
        return self.say(f"{kind}-{value}")

    def _named(self, facts: Mapping[str, str | int], players: Sequence[str]) -> dict[str, str | int]:
        return {fact: self.name(fact, value, players) for fact, value in facts.items()}

    def question(self, question: Question, players: Sequence[str]) -> str:
        """What is asked."""
        return self.say(f"ask-{question.topic}", **self._named(question.facts, players))

    def option(self, option: Option, players: Sequence[str]) -> str:
        """What can be answered."""
        assert self._lexicon is not None
        verb, *rest = option
        facts = dict(zip(self._lexicon.verbs[str(verb)], rest, strict=True))
        return self.say(f"option-{verb}", **self._named(facts, players))

    def event(self, event: Event, players: Sequence[str]) -> str:
        """What happened."""
        return self.say(f"event-{event.kind}", **self._named(event.facts, players))
