"""The position in words: sections of lines, each a message with its facts.

A game says everything once, as lines; ``Words`` and its twin in the browser make sentences of them from the same
catalogs. Lines hold no sentence, so nothing here depends on a language.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TypeAlias

import msgspec


class Thing(msgspec.Struct, frozen=True, array_like=True):
    """Something that has a name and can be pointed at: a card, a region, a seat."""

    kind: str
    id: str | int


WINNING = Thing("winning", "game")
"""How the game is won: a game says it among what its things do."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of the game's or the common catalogs, and the facts in it."""

    say: str
    facts: dict[str, Fact] = {}
    """Named through the kinds of the lexicon. A tuple is a list; a line is a phrase."""
    of: Thing | None = None
    """What the line is about: where that thing is explained, the line is shown."""


class Section(msgspec.Struct, frozen=True):
    """Lines that belong together, under a title.

    Lines about the same thing make a paragraph; a line about nothing of its own goes on with the one before.
    """

    title: Line
    lines: tuple[Line, ...]


Part: TypeAlias = str | int | Line
Fact: TypeAlias = Part | tuple[Part, ...]


def line(say: str, /, of: Thing | None = None, **facts: Fact) -> Line:
    """A line with these facts.

    >>> line("coins", seat=2, count=5)
    Line(say='coins', facts={'seat': 2, 'count': 5}, of=None)
    """
    return Line(say, facts, of)


def sentences(lines: Iterable[Line]) -> Line:
    """Several lines as one, sentence after sentence."""
    return reduce(lambda first, second: line("sentences", first=first, second=second), lines)


def paragraphs(section: Section) -> list[list[Line]]:
    """The lines of a section, as they are read together."""
    found: list[list[Line]] = []
    about = None
    for each in section.lines:
        if not found or (each.of is not None and each.of != about):
            found.append([])
        about = each.of or about
        found[-1].append(each)
    return found
