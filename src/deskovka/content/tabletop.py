"""A game that people can play: its rules, and what a table needs to show and explain it."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, TypeVar

import msgspec

from deskovka.content.clauses import Clause, clauses
from deskovka.content.lexicon import Lexicon
from deskovka.content.words import Words
from deskovka.kernel import Game, Option, State

S = TypeVar("S", bound=State)


class TabletopGame(Game[S]):
    """A game with words, a rules reference, a set-up form and a text table."""

    package: ClassVar[str]
    """Where its ``texts`` and ``rules`` folders are."""
    lexicon: ClassVar[Lexicon]
    minutes: ClassVar[tuple[int, int]] = (30, 90)
    """How long a game takes people, from a short one to a long one."""
    setup_type: ClassVar[type[msgspec.Struct]]

    def words(self, language: str) -> Words:
        """The catalogs of this game in a language."""
        return Words(language, self.lexicon, self.package)

    def clauses(self, language: str) -> tuple[Clause, ...]:
        """The rules reference in a language."""
        return clauses(self.package, language)

    @abstractmethod
    def table(self, view: Any, words: Words, players: list[str]) -> str:
        """The table as plain text that a player can read, from what a seat may know."""

    @abstractmethod
    def note(self, option: Option, view: Any, words: Words) -> str:
        """What a player wants to know beside an option, such as what it costs; may be empty."""

    @abstractmethod
    def explain(self, word: str, words: Words) -> str | None:
        """What a card, token or leader does, by its id or its name in the reader's language."""
