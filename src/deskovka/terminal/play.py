"""``deskovka play``: from what was asked for to a table with everybody seated."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from deskovka.content.shown import shown
from deskovka.content.tabletop import TabletopGame
from deskovka.content.words import Words, language_of
from deskovka.games import registry
from deskovka.kernel import DeskovkaError, Match, seed_from
from deskovka.lab.simulate import players_of
from deskovka.terminal.console import Console
from deskovka.terminal.menu import choose_game
from deskovka.terminal.saves import read_save
from deskovka.terminal.seats import YOU, Seat, read_seat
from deskovka.terminal.sitting import FINE, Sitting

OPPONENT = "greedy"
"""Who sits on the seats that nobody was named for."""


def run(
    game_id: str | None,
    seats: Sequence[str] | None,
    setup: dict[str, Any],
    seed: int | None,
    language: str,
    resume: Path | None = None,
    console: Console | None = None,
) -> int:
    """Play a game, or go on with a saved one; with neither, ask in a menu. Gives the exit code.

    What was asked for wrongly raises a ``DeskovkaError`` before anything is shown.
    """
    console = console or Console()
    language = language_of(language)
    if game_id is None and resume is None:
        try:
            wish = choose_game(console, language)
        except (EOFError, KeyboardInterrupt):
            return FINE
        if wish is None:
            return FINE
        game_id, seats, setup, language, resume = wish.game, wish.seats, wish.setup, wish.language, wish.resume
    wanted = [read_seat(text) for text in seats or ()]
    if resume is not None:
        return _resume(console, resume, wanted, language)
    assert game_id is not None
    game = registry.get(game_id)
    wanted = wanted or _usual_seats(game.read_setup(setup).players)
    setup = {**setup, "players": players_of(game, setup, len(wanted))}
    match = Match(game, game.read_setup(setup), os.urandom(32) if seed is None else seed_from(seed))
    return Sitting(console, game, match, wanted, _words(game, match, language)).play()


class NoGuide(DeskovkaError):
    """The game has no such guided game."""

    key = "no-guide"
    sentence = "{game} has no guided game “{guide}”; it has: {known}."


def run_guided(game: TabletopGame[Any], guide_id: str, language: str, console: Console | None = None) -> int:
    """Play a guided first game against bots. Gives the exit code."""
    guide = next((guide for guide in game.guides if guide.id == guide_id), None)
    if guide is None:
        known = ", ".join(guide.id for guide in game.guides) or "–"
        raise NoGuide(game=game.id, guide=shown(guide_id), known=known)
    match = Match(game, game.read_setup(guide.setup), seed_from(guide.seed))
    seats = [Seat(OPPONENT)] * match.setup.players
    seats[guide.seat] = Seat(YOU)
    return Sitting(console or Console(), game, match, seats, _words(game, match, language)).play()


def _words(game: TabletopGame[Any], match: Match[Any], language: str) -> Words:
    """The words at the table, with the names that its edition gives."""
    return game.words(language, game.content(match.setup).names)


def _usual_seats(players: int) -> list[Seat]:
    """One person, and a bot on every other seat."""
    return [Seat(YOU), *[Seat(OPPONENT)] * (players - 1)]


def _resume(console: Console, file: Path, wanted: list[Seat], language: str) -> int:
    """Go on with a saved game, with those who sat there unless others are wanted."""
    record, seated = read_save(file)
    game = registry.get(record.game)
    match = Match.load(game, record)
    players = match.setup.players
    seats = wanted or seated or _usual_seats(players)
    players_of(game, {"players": players}, len(seats))
    return Sitting(console, game, match, seats, _words(game, match, language)).play()
