"""Guided first games in the browser: begun from home, led through the first turn, in either language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.people import Person
from tests.web.wording import say, say_in_root

FIRST_TURN = 60
"""More answers than anybody needs for a first turn."""


def begin(person: Person, game: str, guide: str) -> str:
    """Begin a guided game from the home page, by the names of the game and of the guide; gives the table."""
    person.introduce().open("/")
    card = person.page.locator("article").filter(has=person.page.get_by_role("heading", name=game, exact=True))
    card.get_by_text(person.say("guide-first-game")).click()
    card.get_by_role("button", name=guide).click()
    person.page.wait_for_url("**/t/*")
    return person.table_id


@pytest.mark.parametrize(
    ("faction", "language"),
    [
        *(("marquise", "cs"), ("eyrie", "en"), ("alliance", "cs"), ("vagabond", "en"), ("cult", "cs")),
        *(("riverfolk", "en"), ("duchy", "cs"), ("corvids", "en"), ("hundreds", "cs"), ("keepers", "en")),
    ],
)
def test_a_faction_of_root_is_led_through_its_first_turn(come: Come, faction: str, language: str) -> None:
    anna = come("Anna", language=language)
    table = begin(anna, "Root", say_in_root(language, f"guide-{faction}"))
    guide = anna.page.get_by_role("complementary", name=anna.say("guide"), exact=True)
    heard = set()
    for _ in range(FIRST_TURN):
        now = anna.asked(table)
        if now["view"]["round"] > 1:
            break
        if now["prompt"]:
            heard.add(now["prompt"]["say"])
            expect(guide).to_contain_text(say_in_root(language, now["prompt"]["say"]))
        anna.answer(now, *now["question"]["options"][0])
    assert len(heard) >= 2


def test_how_one_wins_is_a_click_away_and_the_guide_can_be_folded(come: Come) -> None:
    anna = come("Anna", language="cs")
    begin(anna, say("cs", "game"), say("cs", "guide-first"))
    guide = anna.page.get_by_role("complementary", name="Průvodce", exact=True)
    guide.get_by_role("button", name="Jak se vyhrává").click()
    expect(anna.page.get_by_text("Bod za každý region, kde máte víc armád a měst než kdokoli jiný.")).to_be_visible()
    guide.get_by_role("button", name="Průvodce").click()
    expect(guide.get_by_role("status")).to_have_count(0)
