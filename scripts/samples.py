"""Samples for the tests of the pages, as JSON: content, positions and guides of every game, told in both languages.

The pages must say of each exactly what ``Words`` says of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import line
from deskovka.content.words import LANGUAGES
from deskovka.games import registry
from deskovka.kernel import Chance, Match, seed_from
from deskovka.server.tables.contents import Content
from deskovka.server.wire import encode

GAMES = 6
BETWEEN = 60
"""Answers between two positions of a game that are told."""
NAMES = ["Anna", "Béla", "Cyril", "Dáša", "Eda", "Filip"]


def positions(game: TabletopGame[Any]) -> Iterator[tuple[Match[Any], int | None]]:
    """Positions of random games, each with the seat (None: a watcher) that looks."""
    for number in range(GAMES):
        chance = Chance(seed_from("samples", game.id, number))
        match = Match(game, game.read_setup(game.draw_setup(chance)), seed_from(number))
        while match.result is None:
            if len(match.answers) % BETWEEN == 0:
                yield match, chance.pick([None, *range(match.setup.players)])
            seat = match.waiting[0]
            question = match.question(seat)
            assert question is not None
            match.answer(seat, chance.pick(question.options))
        yield match, None


def told(match: Match[Any], seat: int | None) -> dict[str, Any]:
    """A position as it is sent, and as the terminal says it."""
    game: TabletopGame[Any] = match.game  # type: ignore[assignment]  # every registered game can be played by people
    content, view = game.content(match.setup), match.view(seat)
    sections = game.told(view, content)
    question = match.question(match.waiting[0]) if match.waiting else None
    notes = [line for option in question.options if (line := game.note(option, view, content))] if question else []
    said: dict[str, Any] = {}
    for language in LANGUAGES:
        words = game.words(language)
        said[language] = {
            "sections": [[words.line(line, NAMES) for line in (section.title, *section.lines)] for section in sections],
            "notes": [words.line(line, NAMES) for line in notes],
        }
    return {"view": view, "sections": sections, "notes": notes, "said": said}


def led(game: TabletopGame[Any]) -> list[dict[str, Any]]:
    """The guides of a game as they are sent, with what they say, and as the terminal says it."""
    found = []
    for guide in game.guides:
        lines = [line(f"guide-{guide.id}"), *(line(step.say) for step in guide.steps)]
        said = {language: [game.words(language).line(each, NAMES) for each in lines] for language in LANGUAGES}
        info = {"id": guide.id, "setup": guide.setup, "seed": guide.seed, "seat": guide.seat}
        found.append({"guide": info, "lines": lines, "said": said})
    return found


def sample(game: TabletopGame[Any]) -> dict[str, Any]:
    """Everything that the tests need of a game; the first content is that of its plainest set-up."""
    setups = [game.read_setup({"players": game.seats[0]})]
    found = []
    for match, seat in positions(game):
        setups.append(match.setup)
        found.append(told(match, seat))
    contents = {content.hash: content.message for content in (Content(game, game.content(setup)) for setup in setups)}
    return {
        "contents": [msgspec.Raw(message) for message in contents.values()],
        "lexicon": game.lexicon,
        "positions": found,
        "guides": led(game),
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(encode({"names": NAMES, "games": {game.id: sample(game) for game in registry}}))
