"""Why something is not offered, and what follows from what is, as a person reads it."""

from __future__ import annotations

from typing import Any

from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Line
from deskovka.content.words import LANGUAGES
from tests.playing import GameTable


def _read(game: TabletopGame[Any], line: Line, table: GameTable[Any]) -> str:
    """A line in English; the other languages must have it too."""
    names = [f"Player {seat}" for seat in range(table.g.terms.players)]
    content = game.content(table.g.terms)
    english, *_ = [game.words(language, content.names).line(line, names) for language in LANGUAGES]
    return english


def why_not(table: GameTable[Any], seat: int, *option: str | int) -> str:
    """The reason why nothing that begins so is offered, and its clause; empty when none is given."""
    assert isinstance(table.game, TabletopGame)
    given = {refusal.option: refusal for refusal in table.game.refusals(table.g, table.question(seat))}
    if option not in given:
        return ""
    return f"{_read(table.game, given[option].why, table)} {given[option].clause}"


def what_follows(table: GameTable[Any], seat: int, *option: str | int) -> str:
    """What a player is warned of who is about to answer so; empty when nothing is said."""
    assert isinstance(table.game, TabletopGame)
    assert option in table.options(seat)
    view, content = table.game.view(table.g, seat), table.game.content(table.g.terms)
    found = table.game.follows(option, table.topic(seat), view, content)
    return "" if found is None else _read(table.game, found, table)
