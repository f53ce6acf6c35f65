"""Each seat has a colour: its name, and its pieces on the table."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from deskovka.content.words import mark

STYLES = ("bold red", "bold bright_blue", "bold green", "bold yellow", "bold magenta", "bold cyan")
_FRAMES = re.compile(r"[─│┌┐└┘]+")


class Colours:
    """Paints what people read. Where there are no colours, the words and letters say the same."""

    def __init__(self, players: Sequence[str]) -> None:
        styles = [STYLES[seat % len(STYLES)] for seat in range(len(players))]
        self._names = [
            (re.compile(rf"(?<!\w){re.escape(name)}(?!\w)"), style) for name, style in zip(players, styles, strict=True)
        ]
        self._marks = [
            (re.compile(rf"(?<!\w){mark(seat)}(?:\d|[^\w\s\[\]])*(?!\w)"), style) for seat, style in enumerate(styles)
        ]

    def text(self, text: str, style: str = "") -> Text:
        """A text in which players are named."""
        painted = Text(text, style)
        for pattern, colour in self._names:
            painted.highlight_regex(pattern, colour)
        return painted

    def table(self, text: str) -> Text:
        """A table, on which a seat is also known by its letter: ``A``, ``A4▲1``."""
        painted = self.text(text)
        for pattern, colour in self._marks:
            painted.highlight_regex(pattern, colour)
        painted.highlight_regex(_FRAMES, "dim")
        return painted
