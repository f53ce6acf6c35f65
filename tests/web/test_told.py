"""One source: an edition is seen wherever a card is, and the browser says of a position what the terminal says."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from typer.testing import CliRunner

from deskovka.cli import app
from deskovka.games import registry
from deskovka.kernel import Chance, Match, seed_from
from deskovka.terminal.telling import WIDEST, printed
from tests.web.conftest import Come
from tests.web.people import Person

TWO_FOR_FORESTS = {"cards": {"lake": {"abilities": [{"type": "vp_per_adjective", "adjective": "forest", "vp": 2}]}}}


def played(game: str, setup: dict[str, Any], answers: int, seed: int) -> Match[Any]:
    """A game after so many random answers."""
    rules, chance = registry.get(game), Chance(seed_from("told", seed))
    match = Match(rules, rules.read_setup(setup), seed_from(seed))
    while len(match.answers) < answers and match.result is None:
        question = match.question(match.waiting[0])
        assert question is not None
        match.answer(question.seat, chance.pick(question.options))
    return match


def look_at(person: Person, match: Match[Any]) -> None:
    """Show the server a game, and look at its table."""
    person.open("/t/" + str(person.ask("POST", "/records", str(match.record))["id"]))


def as_text(person: Person) -> Locator:
    """The table as text."""
    person.menu_item("as-text").click()
    return person.page.get_by_role("region", name=person.say("as-text"))


@pytest.fixture
def lake() -> Match[Any]:
    """A game with an edition, and with the card that it changes in the row."""
    games = (played("legends", {"players": 2, "edition": TWO_FOR_FORESTS}, 12, seed) for seed in count())
    return next(match for match in games if any(offer.card == "lake" for offer in match.view(None).row))


def test_an_edition_is_seen_on_the_card_in_its_tooltip_in_the_text_and_in_the_terminal(
    come: Come, lake: Match[Any], tmp_path: Path
) -> None:
    said = "2 VP for each forest card."
    anna = come("Anna").introduce()
    look_at(anna, lake)
    expect(anna.card("lake").locator(".gives")).to_have_text("2 per forest")
    anna.card("lake").hover()
    tooltip = anna.page.get_by_role("tooltip")
    expect(tooltip).to_contain_text(said)
    expect(tooltip.locator(".gives")).to_have_text("2 per forest")
    anna.page.mouse.move(2, 2)
    expect(as_text(anna)).to_contain_text(said)
    file = tmp_path / "lake.game"
    file.write_text(str(lake.record), "utf-8")
    terminal = CliRunner().invoke(app, ["replay", str(file), "--lang", "en"])
    assert said in " ".join(terminal.stdout.split())


@pytest.mark.parametrize(("game", "language"), [("legends", "cs"), ("root", "en")])
def test_the_browser_says_of_a_position_what_the_terminal_says_and_it_fits_a_phone(
    come: Come, game: str, language: str
) -> None:
    anna = come("Anna", language).introduce()
    match = played(game, {"players": 3}, 140, 2)
    look_at(anna, match)
    text = as_text(anna)
    rules, people = registry.get(game), [anna.say("seat-empty", number=seat + 1) for seat in range(3)]
    sections = rules.told(match.view(None), rules.content(match.setup))
    words = rules.words(language)
    terminal = printed(sections, words, words.seated(people, match.roles), WIDEST)
    expect(text).to_have_text(" ".join(terminal).replace("─", " "), use_inner_text=True)
    anna.page.set_viewport_size({"width": 390, "height": 844})
    expect(text).to_be_visible()
    assert text.evaluate("(element) => element.scrollWidth <= element.clientWidth")
