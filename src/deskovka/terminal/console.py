"""Where people read and type: two streams, which may be a terminal or not."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, TextIO

from rich import console as rich_console
from rich.markdown import Markdown
from rich.text import Text

_editor = import_module("readline") if find_spec("readline") else None
"""What lets people edit the lines that they type, and call back earlier ones; not every system has it."""

WIDTH = 100
"""How wide lines are where no terminal says it."""
PROMPT = "> "


class Lines(Protocol):
    """Where lines come from."""

    def readline(self) -> str:
        """The next line with its end; empty when there is none to come."""


class Console:
    """Prints to one stream and reads lines from another.

    Colours appear where the stream is a terminal that has them, and not when ``NO_COLOR`` is set.
    """

    def __init__(self, source: Lines | None = None, target: TextIO | None = None) -> None:
        self._source = source or sys.stdin
        self._edited = source is None and sys.stdin.isatty()
        """Whether people see and edit what they type."""
        self._target = target or sys.stdout
        self._rich = rich_console.Console(
            file=self._target,
            width=None if self._target.isatty() else WIDTH,
            highlight=False,
            markup=False,
            emoji=False,
        )

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self._rich.width

    def say(self, text: str | Text = "", style: str = "") -> None:
        """Print a text; lines that are too long are broken between words."""
        self._rich.print(text, style=style or None)

    def show(self, text: Text) -> None:
        """Print lines as they are."""
        self._rich.print(text, soft_wrap=True)

    def explain(self, markdown: str) -> None:
        """Print a text with paragraphs and lists."""
        self._rich.print(Markdown(markdown))

    def ask(self, question: str = "") -> str:
        """The line that a person types; ``EOFError`` when there is none to come."""
        prompt = f"{question} {PROMPT}" if question else PROMPT
        if self._edited:
            return _printable(input(prompt))
        self._target.write(prompt)
        self._target.flush()
        line = self._source.readline()
        self._target.write("\n")
        if not line:
            raise EOFError
        return _printable(line)

    def clear(self) -> None:
        """Take everything off the screen, what scrolled off it, and the lines that could be called back.

        What is no screen gets a line across instead.
        """
        if _editor is not None:
            _editor.clear_history()
        if self._target.isatty():
            self._target.write("\x1b[H\x1b[2J\x1b[3J")
        else:
            self._target.write("─" * WIDTH + "\n")
        self._target.flush()


def _printable(line: str) -> str:
    """The line without what keys like arrows leave in it where nobody edits the line."""
    return "".join(letter for letter in line if letter.isprintable()).strip()
