"""The position and its things as a terminal prints them: the lines of a game, wrapped under their titles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len

from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Line, Section, Thing, paragraphs
from deskovka.content.words import Words, fold

WIDEST = 100
"""Lines are not longer than this, however wide the window is."""
SHORTEST_SEARCH = 3


def printed(sections: Sequence[Section], words: Words, players: Sequence[str], width: int) -> list[str]:
    """Sections one under another: a title with a rule, then a paragraph for each thing."""
    width = min(width, WIDEST)
    lines: list[str] = []
    for section in sections:
        title = f"── {words.line(section.title, players)} "
        lines += [*([""] if lines else []), title + "─" * (width - cell_len(title) - 1)]
        for paragraph in paragraphs(section):
            lines += wrapped(" ".join(words.line(line, players) for line in paragraph), width, "  ")
    return lines


def wrapped(text: str, width: int, indent: str) -> list[str]:
    """A text broken between words; what goes on below is indented."""
    lines = [""]
    for word in text.split():
        if lines[-1] and cell_len(lines[-1]) + 1 + cell_len(word) > width:
            lines.append(indent + word)
        else:
            lines[-1] += f" {word}"
    return lines


class Things:
    """Everything that can be looked at: what it does whatever happens, and what is to be said of it now."""

    def __init__(self, game: TabletopGame[Any], content: Any, words: Words, players: Sequence[str]) -> None:
        self._about = game.about(content)
        self._words = words
        self._players = players

    def about(self, thing: Thing) -> str:
        """What a thing does, whatever the position; empty when there is nothing to say."""
        return " ".join(self._words.line(line, self._players) for line in self._about.get(thing, ()))

    def explained(self, word: str, sections: Sequence[Section]) -> list[str]:
        """What is to be known of the things with this id or name, or with it as a part of their names."""
        now = _by_thing(sections)
        names = {thing: self._words.thing(thing, self._players) for thing in {**self._about, **now}}
        wanted = fold(word)
        called = {thing: (fold(str(thing.id)), fold(name)) for thing, name in names.items()}
        found = [thing for thing in names if wanted in called[thing]]
        if not found and len(wanted) >= SHORTEST_SEARCH:
            found = [thing for thing in names if any(wanted in name for name in called[thing])]
        return [f"{names[thing]}: {self._said(thing, now)}" for thing in found]

    def _said(self, thing: Thing, now: Mapping[Thing, Sequence[Line]]) -> str:
        lines = (self._words.line(line, self._players) for line in now.get(thing, ()))
        return " ".join(text for text in (self.about(thing), *lines) if text)


def _by_thing(sections: Sequence[Section]) -> dict[Thing, list[Line]]:
    """The lines of a position by what they are about."""
    found: dict[Thing, list[Line]] = {}
    for section in sections:
        for line in section.lines:
            if line.of is not None:
                found.setdefault(line.of, []).append(line)
    return found
