"""The position as a person reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Section, Thing
from deskovka.content.words import Words
from deskovka.kernel import Match
from deskovka.terminal.telling import WIDEST, Things, printed


def read(game: TabletopGame[Any], match: Match[Any], seat: int | None, words: Words, players: Sequence[str]) -> str:
    """What a seat reads of a match."""
    sections = game.told(match.view(seat), game.content(match.setup))
    return "\n".join(printed(sections, words, players, WIDEST))


def said(sections: Sequence[Section], words: Words, players: Sequence[str]) -> dict[str, list[str]]:
    """The lines of each section in words, by its title."""
    return {words.line(s.title, players): [words.line(line, players) for line in s.lines] for s in sections}


def said_of(thing: Thing, sections: Sequence[Section], words: Words, players: Sequence[str]) -> list[str]:
    """The lines about a thing."""
    return [words.line(line, players) for section in sections for line in section.lines if line.of == thing]


def explained(word: str, game: TabletopGame[Any], setup: Any, words: Words, players: Sequence[str]) -> list[str]:
    """What the terminal says of things with this name before anything is said of them in a position."""
    return Things(game, game.content(setup), words, players).explained(word, ())
