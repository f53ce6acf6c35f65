"""Guided first games: each begins as it says, speaks at its steps, and falls silent."""

from typing import Any

import pytest

from deskovka.content.guides import Guide
from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import WINNING
from deskovka.content.words import LANGUAGES
from deskovka.games import registry
from deskovka.kernel import Chance, Match, seed_from
from tests.texts.catalogs import messages

GUIDES = [pytest.param(game, guide, id=f"{game.id}-{guide.id}") for game in registry for guide in game.guides]
WAYS = 12
"""So many ways through a guide are tried; together they meet every step."""
LONG = 300
"""After so many answers of the guided player the guide is silent."""


def test_every_game_has_a_guide() -> None:
    assert all(game.guides for game in registry)


@pytest.mark.parametrize(("game", "guide"), GUIDES)
def test_a_guide_names_what_the_game_has(game: TabletopGame[Any], guide: Guide) -> None:
    assert guide.problems(game.lexicon) == []
    assert game.write_setup(game.read_setup(guide.setup)) == guide.setup
    for language in LANGUAGES:
        assert {f"guide-{guide.id}", *(step.say for step in guide.steps)} <= messages(game.package, language).keys()


@pytest.mark.parametrize(("game", "guide"), GUIDES)
def test_a_guide_says_every_step_and_then_nothing(game: TabletopGame[Any], guide: Guide) -> None:
    heard: set[str] = set()
    for way in range(WAYS):
        said = _led(game, guide, Chance(seed_from("led", way)))
        heard |= {prompt for prompt in said if prompt}
        assert not any(said[LONG:])
    assert heard == {step.say for step in guide.steps}


def _led(game: TabletopGame[Any], guide: Guide, chance: Chance) -> list[str | None]:
    """What the guided player hears at each question of a game in which all answer at random."""
    match = Match(game, game.read_setup(guide.setup), seed_from(guide.seed))
    assert game.guide_of(game.write_setup(match.setup), match.seed) is guide
    said: list[str | None] = []
    while match.result is None and len(said) < LONG + 20:
        seat = chance.pick(match.waiting)
        question = match.question(seat)
        assert question is not None
        if seat == guide.seat:
            said.append(guide.prompt(question.topic, match.told(seat)))
        match.answer(seat, chance.pick(question.options))
    return said


def test_another_seed_or_set_up_is_not_guided() -> None:
    root = registry.get("root")
    guide = root.guides[0]
    assert root.guide_of(guide.setup, seed_from("another")) is None
    assert root.guide_of({**guide.setup, "deck": "exiles"}, seed_from(guide.seed)) is None


@pytest.mark.parametrize("game", list(registry), ids=lambda game: game.id)
def test_every_game_says_how_it_is_won(game: TabletopGame[Any]) -> None:
    content = game.content(game.read_setup({}))
    for language in LANGUAGES:
        words = game.words(language)
        assert all(words.line(line, ()) for line in game.about(content)[WINNING])
