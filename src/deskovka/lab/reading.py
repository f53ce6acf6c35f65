"""How measures read: their names, and their numbers as people write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Line
from deskovka.content.words import Words
from deskovka.lab.compare import Difference
from deskovka.lab.measures import is_share


class Labelled(Protocol):
    """Whatever has the name of a measure."""

    @property
    def label(self) -> Line:
        """The name, as a line."""


class Reader:
    """Measures of one game in one language, with the names that an edition gives."""

    def __init__(self, game: TabletopGame[Any], setup: Mapping[str, Any], language: str) -> None:
        self.words: Words = game.words(language, game.content(game.read_setup(setup)).names)
        self._seats = [str(seat + 1) for seat in game.seats]

    def label(self, measure: Labelled) -> str:
        """The name of a measure."""
        return self.words.line(measure.label, self._seats)

    def number(self, key: str, value: float, sign: str = "") -> str:
        """A value of a measure; what happens in a part of all games is told in hundredths."""
        if not is_share(key):
            return f"{value:{sign}.2f}".replace("-", "−")
        return self.words.say("measure-share", share=f"{100 * value:{sign}.1f}".replace("-", "−"))

    def between(self, key: str, interval: tuple[float, float], sign: str = "") -> str:
        """An interval."""
        return " – ".join(self.number(key, bound, sign) for bound in interval)

    def sentence(self, found: Difference) -> str:
        """What came of a measure, and whether that is more than noise."""
        facts = {
            "before": self.number(found.key, found.before),
            "after": self.number(found.key, found.after),
            "difference": self.number(found.key, found.difference, "+"),
            "low": self.number(found.key, found.interval[0], "+"),
            "high": self.number(found.key, found.interval[1], "+"),
        }
        message = "measure-moved" if found.moved else "measure-noise"
        return self.words.say(message, measure=self.label(found), **facts)
