"""The options of a question as a person sees them: each with a key to type, its label and a note."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from textwrap import wrap
from typing import Any

import msgspec
from rich.cells import cell_len

from deskovka.content.tabletop import TabletopGame
from deskovka.content.words import Words, fold
from deskovka.kernel import Option, Question
from deskovka.terminal.telling import Things

MANY = 10
"""More options than this stand side by side."""
NARROWEST_NOTE = 30
"""A note with fewer columns than this is not broken."""
NOTHING = "0"
"""The key of the option that names nothing, where the others have numbers of their own."""


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
    brief: str
    """The note without what is to be known of that name."""


class Choices:
    """All options of a question.

    Options that differ in one number only are chosen by that number; others are numbered from 1. Each can be called by
    words of its label too.
    """

    def __init__(
        self,
        game: TabletopGame[Any],
        question: Question,
        view: Any,
        content: Any,
        words: Words,
        players: Sequence[str],
        asked: str = "",
    ) -> None:
        self._words = words
        self.asked = asked
        """What is asked instead of the question; empty when it is asked in its own words."""
        self._things = Things(game, content, words, players)
        options = list(question.options)
        counted = self._counted(options)
        self.are_counts = all(counted in words.facts(option) and words.is_number(counted) for option in options)
        """Whether the keys are themselves what is chosen."""
        abouts = [self._abouts(option, players) for option in options]
        shared = {name for name in abouts[0] if all(name in about for about in abouts)}
        self.about = [f"{name}: {about}" for name, about in abouts[0].items() if name in shared]
        """What is to be known of things that all options name."""
        self._choices = {}
        self._groups = {name: text for about in abouts for name, text in about.items() if name not in shared}
        for number, (option, about) in enumerate(zip(options, abouts, strict=True), start=1):
            key = str(words.facts(option).get(counted, NOTHING) if counted else number)
            noted = game.note(option, view, content)
            regret = game.follows(option, question.topic, view, content)
            notes = {
                "": words.line(noted, players) if noted else "",
                " ": words.line(regret, players) if regret else "",
            }
            notes |= {name: text for name, text in about.items() if name not in shared}
            note = " · ".join(note for note in notes.values() if note)
            label = words.option(option, players)
            short = words.short_option(option, players)
            group = str(words.name(next(iter(words.facts(option))), option[1], players)) if short else ""
            brief = " · ".join(note for name, note in notes.items() if note and (not group or name != group))
            self._choices[key] = Choice(key, option, label, note, group, short or label, brief)

    def _counted(self, options: Sequence[Option]) -> str:
        """The number in which alone the options differ; empty when there is none.

        It may be the number of something, like a clearing. Then one option may be among them that names nothing.
        """
        facts = [facts for option in options if (facts := self._words.facts(option))]
        verbs = {option[0] for option in options if len(option) > 1}
        if len(verbs) != 1 or len(options) - len(facts) > 1:
            return ""
        differing = [name for name in facts[0] if len({fact[name] for fact in facts}) > 1]
        if len(differing) != 1 or self._words.is_seat(differing[0]):
            return ""
        (name,) = differing
        numbers = {fact[name] for fact in facts}
        if not all(isinstance(number, int) for number in numbers):
            return ""
        is_alone = len(facts) == len(options)
        return name if is_alone or (not self._words.is_number(name) and 0 not in numbers) else ""

    def _abouts(self, option: Option, players: Sequence[str]) -> dict[str, str]:
        """What things do that an option names, by their names."""
        return {
            self._words.thing(thing, players): about
            for thing in self._words.things(option)
            if (about := self._things.about(thing))
        }

    def get(self, line: str) -> Option | None:
        """The option with this key, or the only one that is called so."""
        called = [self._choices[line]] if line in self._choices else self.called(line)
        return called[0].option if len(called) == 1 else None

    def called(self, line: str) -> list[Choice]:
        """The options that a line may mean: ``5 10`` is what leads from 5 to 10, ``battle 5`` a battle there.

        Words may be cut short, numbers may not. A single number is a key and calls nothing.
        """
        wanted = _words(line)
        if not wanted or (len(wanted) == 1 and wanted[0].isdigit()):
            return []
        found = [choice for choice in self._choices.values() if is_called(choice, wanted)]
        return [choice for choice in found if _words(choice.label) == wanted] or found

    @property
    def allowed(self) -> str:
        """What may be typed, in short."""
        keys = sorted(int(key) for key in self._choices)
        if keys == list(range(keys[0], keys[0] + len(keys))) and len(keys) > 1:
            return f"{keys[0]}–{keys[-1]}"
        return ", ".join(str(key) for key in keys)

    def lines(self, width: int) -> list[str]:
        """The options one under another, or in groups side by side when they are many; none when the keys say all."""
        if self.are_counts:
            return []
        choices = list(self._choices.values())
        digits = max(len(choice.key) for choice in choices)
        if len(choices) <= MANY:
            widest = max(cell_len(choice.label) for choice in choices)
            return [
                line
                for c in choices
                for line in with_note(f" {c.key:>{digits}}  {c.label}{' ' * (widest - cell_len(c.label))}", c, width)
            ]
        entries = {c.key: f" {c.key:>{digits}}  {c.short}" + (f" ({c.brief})" if c.brief else "") for c in choices}
        widest = max([cell_len(entry) for entry in entries.values() if cell_len(entry) <= width] or [width]) + 2
        lines: list[str] = []
        for group, members in groupby(choices, key=lambda choice: choice.group):
            heading = f" {group}: {self._groups[group]}" if group in self._groups else f" {group}".rstrip()
            lines += wrap(heading, width, subsequent_indent="   ", drop_whitespace=True) if heading else []
            lines += _side_by_side([entries[choice.key] for choice in members], widest, width)
        return lines


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", fold(text))


def is_called(choice: Choice, wanted: Sequence[str]) -> bool:
    """Whether the words occur in this order in the verb and the label of an option."""
    wanted = [fold(part) for part in wanted]
    words = iter(_words(f"{choice.option[0]} {choice.label}".replace("_", " ")))
    return all(any(word == part if part.isdigit() else word.startswith(part) for word in words) for part in wanted)


def with_note(start: str, choice: Choice, width: int) -> list[str]:
    """An option with its note, which goes on below itself where it is long."""
    line = f"{start}  {choice.note}".rstrip()
    indent = cell_len(start) + 2
    if cell_len(line) <= width or width - indent < NARROWEST_NOTE:
        return [line]
    first, *more = wrap(choice.note, width - indent)
    return [f"{start}  {first}", *(" " * indent + part for part in more)]


def _side_by_side(entries: Sequence[str], widest: int, width: int) -> list[str]:
    """Entries in as many columns as there is room for, downwards first; one that is too long goes on below itself."""
    if any(cell_len(entry) > width for entry in entries):
        return [line for entry in entries for line in wrap(entry, width, subsequent_indent=" " * 6)]
    columns = max(1, (width + 2) // widest)
    height = -(-len(entries) // columns)
    return [
        "".join(entry + " " * (widest - cell_len(entry)) for entry in entries[line::height]).rstrip()
        for line in range(height)
    ]
