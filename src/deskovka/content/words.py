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
from typing import Any, Self, TypeAlias
from unicodedata import combining, normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from deskovka.content.lexicon import Lexicon
from deskovka.content.told import Fact, Line, Part, Thing
from deskovka.kernel import DeskovkaError, Event, Option, Question, Value

LANGUAGES = ("en", "cs")
Names: TypeAlias = Mapping[str, Mapping[str, Mapping[str, str]]]
"""Names that an edition gives to things: by kind, id and language."""
NO_NAMES: Names = {}
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


class Seated(tuple[str, ...]):
    """What sentences call the seats: by their roles where these are known, else by the names of the players.

    A message that introduces a player may ask for the player's own name: ``$seat-player``.
    """

    people: tuple[str, ...]
    """The players' own names."""

    def __new__(cls, called: Sequence[str], people: Sequence[str]) -> Self:
        """Seats that are called so, and who sits there."""
        seated = super().__new__(cls, called)
        seated.people = tuple(people)
        return seated


def people_of(players: Sequence[str]) -> Sequence[str]:
    """The players' own names, whatever sentences call them."""
    return players.people if isinstance(players, Seated) else players


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

    def __init__(self, language: str, lexicon: Lexicon | None = None, *packages: str, names: Names = NO_NAMES) -> None:
        self.language = language
        self._lexicon = lexicon
        self._kinds = lexicon.kinds if lexicon else {}
        self._names = names
        self._plain: dict[str, str] = {}
        self._bundle = catalog(language, "deskovka.content", *packages)

    def has(self, message: str) -> bool:
        """Whether the catalogs have this message."""
        return self._bundle.has_message(message)

    def say(self, message: str, **facts: Any) -> str:
        """The message with its facts; one without any is formatted once."""
        if not facts and message in self._plain:
            return self._plain[message]
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text = self._format(pattern, facts)
        if not facts:
            self._plain[message] = text
        return text

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

    def line(self, line: Line, players: Sequence[str]) -> str:
        """A line, or a phrase of one, in words."""
        return self.say(line.say, **self._named(line.facts, players))

    def name(self, fact: str, value: Fact, players: Sequence[str]) -> str | int:
        """A fact as it is shown: a player's name, the name of a thing, a list, a phrase, or the plain value."""
        kind = self._kinds.get(fact)
        if isinstance(value, tuple):
            return self.listed([str(self._part(kind, part, players)) for part in value])
        return self._part(kind, value, players)

    def _part(self, kind: str | None, value: Part, players: Sequence[str]) -> str | int:
        if isinstance(value, Line):
            return self.line(value, players)
        if kind == "seat" and isinstance(value, int):
            return players[value]
        if kind is None or isinstance(value, int):  # things are named by words: a score called "leader" is a number
            return value
        return self._thing(kind, value)

    def listed(self, parts: list[str]) -> str:
        """A list as one reads it: "Imam, Merchant and Commander"."""
        if not parts:
            return self.say("list-nothing")
        *before, last = parts
        return self.say("list-comma").join(before) + self.say("list-and") + last if before else last

    def thing(self, thing: Thing, players: Sequence[str]) -> str:
        """The name of a thing."""
        if thing.kind == "seat" and isinstance(thing.id, int):
            return players[thing.id]
        return self._thing(thing.kind, thing.id)

    def _thing(self, kind: str, name: str | int) -> str:
        """A name that the edition gives, the one of the catalogs, or else the id."""
        message = f"{kind}-{name}"
        return self._given(kind, name) or (self.say(message) if self.has(message) else str(name).replace("_", " "))

    def _given(self, kind: str, name: str | int) -> str | None:
        return self._names.get(kind, {}).get(str(name), {}).get(self.language)

    def seated(self, people: Sequence[str], roles: Sequence[str]) -> Seated:
        """What sentences call the seats, given what each of them plays (nothing: an empty word).

        >>> from deskovka.games import registry
        >>> registry.get("root").words("en").seated(["Ada", "Boris"], ["eyrie", ""])
        ('Eyrie', 'Boris')
        """
        played = [*roles, *[""] * (len(people) - len(roles))]
        called = [self._thing("role", role) if role else person for person, role in zip(people, played, strict=True)]
        alike = {name for name in called if called.count(name) > 1}
        names = Seated(called, people)
        return Seated(
            [self.introduced(names, seat) if name in alike else name for seat, name in enumerate(called)], people
        )

    def introduced(self, players: Sequence[str], seat: int) -> str:
        """A seat with its role and with who sits there: "Eyrie (Ada)"."""
        role, person = players[seat], people_of(players)[seat]
        return person if role == person else self.say("role-and-player", role=role, player=person)

    def _named(self, facts: Mapping[str, Fact], players: Sequence[str]) -> dict[str, str | int]:
        """The facts as they are shown, with their further forms."""
        named = {fact: self.name(fact, value, players) for fact, value in facts.items()}
        for fact, value in facts.items():
            named |= self._forms(fact, value, facts.get("count"), players)
        return named

    def _forms(self, fact: str, value: Fact, count: Fact | None, players: Sequence[str]) -> dict[str, str | int]:
        """What else a message may ask of a fact.

        How long a list is (``$cards-count``), the own name of who sits there (``$seat-player``), and a thing as
        a sentence has it that somebody does something to (``$piece-object``: "a sawmill"), or to several of them
        (``$piece-counted``: "3 sawmills"; how many are is the fact ``count``).
        """
        if isinstance(value, tuple):
            return {f"{fact}-count": len(value)}
        kind = self._kinds.get(fact)
        if kind == "seat" and isinstance(value, int):
            return {f"{fact}-player": people_of(players)[value]}
        if kind is None or not isinstance(value, str):
            return {}
        forms: dict[str, str | int] = {f"{fact}-object": self._form("object", kind, value)}
        if isinstance(count, int):
            forms[f"{fact}-counted"] = self._form("counted", kind, value, count=count)
        return forms

    def _form(self, form: str, kind: str, name: str, **facts: int) -> str:
        """A form of a name, where the catalogs have it; else the name, after the number."""
        message = f"{kind}-{name}"
        forms = self._bundle.get_message(message).attributes if self.has(message) else {}
        if form in forms and not self._given(kind, name):
            return self._format(forms[form], facts)
        return "".join(f"{count} × " for count in facts.values()) + self._thing(kind, name)

    def question(self, question: Question, players: Sequence[str]) -> str:
        """What is asked, or what may be done while the table waits for somebody else."""
        message = f"ask-{question.topic}"
        if question.optional:
            message = f"may-{question.topic}" if self.has(f"may-{question.topic}") else "may-act"
        return self.say(message, **self._named(question.facts, players))

    def option(self, option: Option, players: Sequence[str]) -> str:
        """What can be answered."""
        return self.say(f"option-{option[0]}", **self._named(self.facts(option), players))

    def short_option(self, option: Option, players: Sequence[str]) -> str | None:
        """The same without its first fact, for a list under that fact; None when there is no such form."""
        pattern = self._bundle.get_message(f"option-{option[0]}").attributes.get("short")
        return self._format(pattern, self._named(self.facts(option), players)) if pattern else None

    def verb(self, topic: str, verb: str) -> str:
        """What a verb of a menu is called, in one question or everywhere."""
        message = f"verb-{topic}-{verb}"
        return self.say(message if self.has(message) else f"verb-{verb}")

    def pick(self, verb: str, fact: str) -> str:
        """What is asked when a verb is picked."""
        return self.say(f"pick-{verb}-{fact}")

    def names_of(self, verb: str) -> tuple[str, ...]:
        """The names of what follows a verb."""
        assert self._lexicon is not None
        return self._lexicon.verbs[verb]

    def facts(self, option: Option) -> dict[str, Value]:
        """What follows the verb of an option, by the names that the lexicon gives to it."""
        assert self._lexicon is not None
        return self._lexicon.facts(option)

    def things(self, option: Option) -> list[Thing]:
        """The things that an option names, in order."""
        facts = ((self._kinds.get(fact), value) for fact, value in self.facts(option).items())
        parts = ((kind, value if isinstance(value, tuple) else (value,)) for kind, value in facts)
        return [Thing(kind, part) for kind, values in parts if kind is not None for part in values]

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
