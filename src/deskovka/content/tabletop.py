"""A game that people can play: its rules, and what a table needs to show and explain it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, TypeVar

import msgspec

from deskovka.content import setups
from deskovka.content.clauses import Clause, clauses
from deskovka.content.counting import Count
from deskovka.content.editions import check_names
from deskovka.content.guides import Guide, guides_of
from deskovka.content.ledger import Ledger
from deskovka.content.lexicon import Lexicon
from deskovka.content.menus import Refusal
from deskovka.content.printing import Sheets
from deskovka.content.recaps import Happening
from deskovka.content.tables import GameContent
from deskovka.content.told import Line, Section, Thing
from deskovka.content.words import NO_NAMES, Names, Words
from deskovka.content.worth import packaged_worth, worth_of
from deskovka.kernel import Event, Game, Option, Question, State, Worth

S = TypeVar("S", bound=State[Any])


class TabletopGame(Game[S]):
    """A game with content, words, a rules reference and a set-up form."""

    package: ClassVar[str]
    """Where its ``texts`` and ``rules`` folders are."""
    lexicon: ClassVar[Lexicon]
    ledger: ClassVar[Ledger | None] = None
    """What each event changes on the table, so that the log alone is enough to follow a game."""
    minutes: ClassVar[tuple[int, int]] = (30, 90)
    """How long a game takes people, from a short one to a long one."""
    setup_type: ClassVar[type[msgspec.Struct]]
    turns: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events with which a turn begins in the log, or what is read like one, as the count of points."""
    common_turns: ClassVar[frozenset[str]] = frozenset()
    """Those of them that are told of one seat after another and begin one turn together, as the bids of all."""
    drawn: ClassVar[Mapping[str, str]] = {}
    """Fields of the view that are drawn and not said, by their paths, each with the reason."""

    def ledger_of(self, setup: Any) -> Ledger | None:  # noqa: ARG002  # most ledgers hold for every edition
        """The ledger that holds for a set-up; None: the log of such games is not checked."""
        return self.ledger

    def terms(self, setup: Any) -> Any:
        """What a match is played with: the set-up, or what the rules make of it, with the set-up as ``setup``."""
        return setup

    def read_setup(self, data: Mapping[str, Any]) -> Any:
        """The terms of the set-up described by plain data; ``BadSetup`` when it cannot be."""
        terms = self.terms(setups.read_setup(self.id, self.setup_type, data))
        check_names(self.content(terms).names, self.lexicon.kinds.values())
        return terms

    def write_setup(self, setup: Any) -> dict[str, Any]:
        """The plain data of the set-up behind the terms."""
        return setups.write_setup(setup if isinstance(setup, self.setup_type) else setup.setup)

    def choices(self, setup: Any) -> Mapping[str, tuple[str, ...]]:  # noqa: ARG002  # most editions decide none
        """What may be chosen in the set-up where its edition decides it, by option."""
        return {}

    @cached_property
    def worth(self) -> Worth:
        """What the features are worth by ``data/worth.json``; without it points are all that counts."""
        found = packaged_worth(self, self.package)
        return worth_of(self, found) if found else super().worth

    def words(self, language: str, names: Names = NO_NAMES) -> Words:
        """The catalogs of this game in a language, and the names that an edition gives."""
        return Words(language, self.lexicon, self.package, names=names)

    def clauses(self, language: str) -> tuple[Clause, ...]:
        """The rules reference in a language."""
        return clauses(self.package, language)

    @property
    def guides(self) -> tuple[Guide, ...]:
        """Its guided first games."""
        return guides_of(self.package)

    def guide_of(self, setup: Mapping[str, Any], seed: bytes) -> Guide | None:
        """The guide of a game that began with this set-up, in its short form, and this seed."""
        return next((guide for guide in self.guides if guide.begins(setup, seed)), None)

    @abstractmethod
    def content(self, setup: Any, /) -> GameContent:
        """What the game is made of: its typed tables with the edition of the set-up applied."""

    @abstractmethod
    def told(self, view: Any, content: Any, /) -> tuple[Section, ...]:
        """The position in words, from what a seat may know: everything in the view that holds something is said."""

    @abstractmethod
    def note(self, option: Option, view: Any, content: Any, /) -> Line | None:
        """What a player wants to know beside an option, such as what it costs."""

    def refusals(self, state: S, question: Question, /) -> tuple[Refusal, ...]:  # noqa: ARG002  # as a game has it
        """Why things are not offered by a question, for the person who is asked; playouts never want to know.

        Of every verb of a menu, unless it is special, that is not offered; and of things that one would click.
        Reasons tell nothing that the seat must not know.
        """
        return ()

    def follows(self, option: Option, topic: str, view: Any, content: Any, /) -> Line | None:  # noqa: ARG002  # likewise
        """What comes of an answer to a question that a player might regret, said before."""
        return None

    def recap(self, events: Sequence[Happening], /) -> Line | None:  # noqa: ARG002  # as a game has it
        """A turn in one line, from what one viewer was told of it and from nothing else; None: it has no line."""
        return None

    def drawing(self, setup: Any, words: Words, /) -> str:  # noqa: ARG002  # likewise
        """The map of a set-up as a picture that stands alone (SVG), for authors; empty where there is none."""
        return ""

    def printed(self, setup: Any, words: Words, /) -> Sheets | None:  # noqa: ARG002  # likewise
        """What of a set-up is printed for a real table; None: nothing."""
        return None

    def counters(self, setup: Any, events: Sequence[Event], /) -> tuple[Count, ...]:  # noqa: ARG002  # likewise
        """What happened how often in a finished game, for those who change its numbers; the same keys in every game."""
        return ()

    @abstractmethod
    def about(self, content: Any, /) -> Mapping[Thing, tuple[Line, ...]]:
        """What cards, tokens and other things do, whatever the position, with the numbers of the tables."""
