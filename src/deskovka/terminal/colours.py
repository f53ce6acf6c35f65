"""Each seat has a colour, in which its name stands wherever it is read."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from deskovka.content.words import people_of

STYLES = ("bold red", "bold bright_blue", "bold green", "bold yellow", "bold magenta", "bold cyan")
_RULES = re.compile(r"─+")


class Colours:
    """Paints what people read. Where there are no colours, the words say the same."""

    def __init__(self, players: Sequence[str]) -> None:
        named = [*enumerate(people_of(players)), *enumerate(players)]
        self._names = [
            (re.compile(rf"(?<!\w){re.escape(name)}(?!\w)"), STYLES[seat % len(STYLES)]) for seat, name in named
        ]

    def text(self, text: str, style: str = "") -> Text:
        """A text in which players are named."""
        painted = Text(text, style)
        for pattern, colour in self._names:
            painted.highlight_regex(pattern, colour)
        painted.highlight_regex(_RULES, "dim")
        return painted
