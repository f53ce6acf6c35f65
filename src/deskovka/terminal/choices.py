"""The options of a question as a person sees them: each with a key to type, its label and a note."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec
from rich.cells import cell_len

from deskovka.content.tabletop import TabletopGame
from deskovka.content.words import Words
from deskovka.kernel import Option, Question

MANY = 10
"""More options than this stand side by side."""


class Choice(msgspec.Struct, frozen=True):
    """One option."""

    key: str
    option: Option
    label: str
    note: str
    group: str
    """The name of the first fact, under which it stands when options are many; empty when it stands by itself."""
    short: str
    """The label without that name."""


class Choices:
    """All options of a question.

    Options that differ in one number only are chosen by that number; others are numbered from 1.
    """

    def __init__(
        self, game: TabletopGame[Any], question: Question, view: Any, words: Words, players: Sequence[str]
    ) -> None:
        self._words = words
        options = list(question.options)
        counted = self._counted(options)
        self.are_counts = counted is not None
        """Whether the keys are themselves what is chosen."""
        abouts = [self._abouts(option, players) for option in options]
        shared = {name for name in abouts[0] if all(name in about for about in abouts)}
        self.about = [f"{name}: {about}" for name, about in abouts[0].items() if name in shared]
        """What is to be known of things that all options name."""
        self._choices = {}
        for number, (option, about) in enumerate(zip(options, abouts, strict=True), start=1):
            key = str(words.facts(option)[counted] if counted else number)
            notes = [game.note(option, view, words), *(text for name, text in about.items() if name not in shared)]
            note = " · ".join(note for note in notes if note)
            label = words.option(option, players)
            short = words.short_option(option, players)
            group = str(words.name(next(iter(words.facts(option))), option[1], players)) if short else ""
            self._choices[key] = Choice(key, option, label, note, group, short or label)

    def _counted(self, options: Sequence[Option]) -> str | None:
        """The number in which alone the options differ."""
        if len({(option[0], len(option)) for option in options}) > 1:
            return None
        facts = [self._words.facts(option) for option in options]
        differing = [name for name in facts[0] if len({fact[name] for fact in facts}) > 1]
        if len(differing) != 1 or not all(self._words.is_number(differing[0], fact[differing[0]]) for fact in facts):
            return None
        return differing[0]

    def _abouts(self, option: Option, players: Sequence[str]) -> dict[str, str]:
        """What things do that an option names, by their names."""
        facts = self._words.facts(option).items()
        return {
            str(self._words.name(fact, value, players)): about
            for fact, value in facts
            if (about := self._words.about(fact, value))
        }

    def get(self, key: str) -> Option | None:
        """The option with this key."""
        choice = self._choices.get(key)
        return choice.option if choice else None

    @property
    def allowed(self) -> str:
        """What may be typed, in short."""
        keys = [int(key) for key in self._choices]
        if keys == list(range(keys[0], keys[0] + len(keys))) and len(keys) > 1:
            return f"{keys[0]}–{keys[-1]}"
        return ", ".join(self._choices)

    def lines(self, width: int) -> list[str]:
        """The options one under another, or in groups side by side when they are many; none when the keys say all."""
        if self.are_counts:
            return []
        choices = list(self._choices.values())
        digits = max(len(choice.key) for choice in choices)
        if len(choices) <= MANY:
            widest = max(cell_len(choice.label) for choice in choices)
            return [
                f" {c.key:>{digits}}  {c.label}{' ' * (widest - cell_len(c.label))}  {c.note}".rstrip() for c in choices
            ]
        entries = {c.key: f" {c.key:>{digits}}  {c.short}" + (f" ({c.note})" if c.note else "") for c in choices}
        widest = max(cell_len(entry) for entry in entries.values()) + 2
        lines: list[str] = []
        for group, members in groupby(choices, key=lambda choice: choice.group):
            lines += [f" {group}"] if group else []
            lines += _side_by_side([entries[choice.key] for choice in members], widest, width)
        return lines


def _side_by_side(entries: Sequence[str], widest: int, width: int) -> list[str]:
    """Entries in as many columns as there is room for, downwards first."""
    columns = max(1, (width + 2) // widest)
    height = -(-len(entries) // columns)
    return [
        "".join(entry + " " * (widest - cell_len(entry)) for entry in entries[line::height]).rstrip()
        for line in range(height)
    ]
