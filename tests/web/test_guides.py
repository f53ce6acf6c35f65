"""Guided first games in the browser: begun from home, led through the first turn, in either language."""

from __future__ import annotations

from playwright.sync_api import expect

from deskovka.games import registry
from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person
from tests.web.test_czech import turn_to
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


def test_a_faction_of_root_is_led_through_its_first_turn(come: Come) -> None:
    """What each guide of each game says at each step, and that the pages have words for it, needs no server."""
    anna = come("Anna", language="cs")
    table = begin(anna, "Root", say_in_root("cs", "guide-eyrie"))
    heard = set()
    for _ in range(FIRST_TURN):
        now = anna.asked(table)
        if now["view"]["round"] > 1:
            break
        if now["prompt"]:
            heard.add(now["prompt"]["say"])
            guide = anna.page.get_by_role("complementary", name=anna.say("guide"), exact=True)
            expect(guide).to_contain_text(say_in_root(anna.language, now["prompt"]["say"]))
        if len(heard) == 1 and anna.language == "cs":
            turn_to(anna, "en")
        anna.answer(now, *now["question"]["options"][0])
    assert len(heard) >= 2


def test_every_guided_game_is_begun_as_home_begins_it_and_speaks(come: Come) -> None:
    anna = come("Anna").introduce()
    guides = [(game["id"], guide) for game in anna.ask("GET", "/games") for guide in game["guides"]]
    for game, guide in guides:
        seats = [ME if seat == guide["seat"] else BOT for seat in range(guide["setup"]["players"])]
        table = anna.set_table(*seats, game=game, setup=guide["setup"], seed=guide["seed"], public=False)
        while (now := anna.asked(table))["prompt"] is None:
            assert now["count"] < FIRST_TURN, f"{guide['id']} of {game} says nothing"
            anna.answer(now, *now["question"]["options"][0])
        assert now["prompt"]["say"].startswith("guide-")
    assert {game for game, _ in guides} == {game.id for game in registry}


def test_how_one_wins_is_a_click_away_and_the_guide_can_be_folded(come: Come) -> None:
    anna = come("Anna", language="cs")
    begin(anna, say("cs", "game"), say("cs", "guide-first"))
    guide = anna.page.get_by_role("complementary", name="Průvodce", exact=True)
    guide.get_by_role("button", name="Jak se vyhrává").click()
    expect(anna.page.get_by_text("Bod za každý region, kde máte víc armád a měst než kdokoli jiný.")).to_be_visible()
    guide.get_by_role("button", name="Průvodce").click()
    expect(guide.get_by_role("status")).to_have_count(0)
