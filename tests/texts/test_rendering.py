"""Whatever a game of Legends can ask, offer, tell and show can be read, in both languages."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest
from rich.cells import cell_len

from deskovka.bots import make_bot
from deskovka.content.words import LANGUAGES
from deskovka.games import registry
from deskovka.games.legends.setup import Variant
from deskovka.kernel import Event, Match, Question, seed_from
from deskovka.terminal.choices import Choices
from deskovka.terminal.telling import WIDEST
from tests.texts.reading import read

LEGENDS = registry.get("legends")
NAMES = ["Příšera", "Ďábel", "Łukasz", "何"]
UNREADABLE = re.compile(r"[{}$]|\b\w+_\w+\b|[a-z]-about|None")
"""What is left of a message that was not filled in: braces, or the id of a thing."""
EVERYTHING = [variant for variant in get_args(Variant) if variant not in ("row_wrap", "full_game")]

SETUPS: dict[str, dict[str, Any]] = {
    "two players": {"players": 2},
    "four players, everything": {"players": 4, "variants": EVERYTHING},
    "three players, everything in a row": {"players": 3, "variants": [*EVERYTHING, "row_wrap"], "map": "chosen"},
    "a T by choice, tokens face up": {
        "players": 3,
        "map": "chosen",
        "variants": ["discovery", "citadels", "encounters", "leaders"],
    },
    "a full game by lot": {"players": 2, "variants": ["full_game", "leaders"], "preparation": "drawn", "map": "drawn"},
}


def readable(text: str) -> bool:
    return bool(text.strip()) and not UNREADABLE.search(text)


@pytest.mark.parametrize("name", SETUPS)
def test_everything_in_a_random_game_can_be_read(name: str) -> None:
    match = Match(LEGENDS, LEGENDS.read_setup(SETUPS[name]), seed_from(name))
    players = NAMES[: match.setup.players]
    content = LEGENDS.content(match.setup)
    chaos = make_bot("random", seed_from(name, "bot"))
    seen: set[str] = set()
    for number in range(10_000):
        viewer = None if number % 7 == 0 else number % len(players)
        for language in LANGUAGES:
            words = LEGENDS.words(language)
            told = read(LEGENDS, match, viewer, words, players)
            assert readable(told), told
            assert max(cell_len(line) for line in told.splitlines()) <= WIDEST, told
            for seat in match.waiting:
                question = match.question(seat)
                assert question is not None
                asked = words.question(question, players)
                assert readable(asked), asked
                choices = Choices(LEGENDS, question, match.view(seat), content, words, players)
                labels = [words.option(option, players) for option in question.options]
                assert all(readable(label) for label in labels), labels
                shown = "\n".join([*choices.about, *choices.lines(WIDEST), choices.allowed])
                assert readable(shown), shown
                seen.add(question.topic)
        if match.result:
            break
        seat = match.waiting[0]
        match.answer(seat, chaos.answer(match.chair(seat)))
    assert match.result
    assert {"bid", "take", "place", "move", "build", "destroy"} <= seen
    for language in LANGUAGES:
        words = LEGENDS.words(language)
        for event in match.log:
            happened = words.event(event, players)
            assert readable(happened), happened
            assert happened[-1] in ".!", happened


SAMPLES: dict[str, str | int] = {
    "region": "meadows_trees",
    "card": "lake",
    "token": "hidden",
    "leader": "white_knight",
    "face": "desert",
    "action": "extra_card",
    "side": "N",
    "seat": 1,
}
NUMBERS = (0, 1, 2, 5, 11)


def sampled(names: tuple[str, ...], number: int) -> dict[str, str | int]:
    """Facts of these names, the plain ones with this number."""
    kinds = LEGENDS.lexicon.kinds
    return {name: SAMPLES[kinds[name]] if name in kinds else number for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_everything_that_can_be_said_can_be_read(language: str, number: int) -> None:
    words, lexicon = LEGENDS.words(language), LEGENDS.lexicon
    for name, topic in lexicon.topics.items():
        question = Question(0, name, sampled(topic.facts, number), [("done",)], optional=False, secret=False)
        assert readable(words.question(question, NAMES))
    for verb, names in lexicon.verbs.items():
        option = (verb, *sampled(names, number).values())
        assert readable(words.option(option, NAMES))
        assert readable(words.short_option(option, NAMES) or "-")
    for kind, names in lexicon.events.items():
        assert readable(words.event(Event(kind, {**sampled(names, number)}, None), NAMES))
