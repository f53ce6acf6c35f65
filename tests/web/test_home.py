"""The first page: my tables, tables to join, finished games."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, ONE_TURN, OPEN, Person


def tables(person: Person, title: str) -> Locator:
    """The tables of one list."""
    return (
        person.page.get_by_role("region", name=person.say(title), exact=True)
        .get_by_role("listitem")
        .filter(has_text="Legends")
    )


def test_my_tables_tell_whose_turn_it_is_and_since_when_and_finished_ones_the_result(come: Come) -> None:
    anna, boris = come("Anna").introduce(), come("Boris").introduce()
    finished = anna.set_table(ME, BOT, setup=ONE_TURN)
    anna.play_past_the_page(finished)
    waiting = anna.set_table(ME, OPEN, BOT)
    boris.ask("POST", f"/tables/{waiting}/join", {"seat": 1})
    anna.answer(anna.table(waiting), "bid", 0)
    mine = anna.set_table(ME, BOT, BOT)
    anna.open("/")
    cards = tables(anna, "tables-mine").filter(has_text=re.compile("Anna"))
    expect(cards).to_have_count(2)
    expect(cards.first).to_contain_text(anna.say("your-turn"))  # what waits for me comes first
    expect(cards.nth(1)).to_contain_text(anna.say("table-waits", players="Boris"))
    for card in cards.all():
        expect(card.locator("time")).to_have_text(re.compile("now|ago"))
    expect(anna.page).to_have_title(f"(1) {anna.say('your-turn')} · Deskovka")
    cards.first.get_by_role("link").click()
    anna.expect_asked("bid")
    assert anna.table_id == mine

    anna.open("/")
    ended = tables(anna, "tables-finished")
    expect(ended).to_have_count(1)
    scores = anna.table(finished)["result"]["scores"]
    expect(ended.get_by_role("listitem")).to_have_text([re.compile(rf"\b{score}$") for score in scores])
    ended.get_by_role("link").click()
    expect(anna.scoring).to_be_visible()


def test_a_stranger_finds_a_table_and_sits_down(come: Come) -> None:
    anna, boris = come("Anna with an open table").introduce(), come("Boris").open("/")
    listed, hidden = anna.set_table(ME, OPEN, BOT), anna.set_table(ME, OPEN, BOT, public=False)
    boris.page.reload()
    found = tables(boris, "tables-open").filter(has_text=anna.name)
    expect(found).to_have_count(1)
    expect(found).to_contain_text(boris.say("table-open", free=1))
    found.get_by_role("link").click()
    boris.button("sit-here").click()
    boris.page.get_by_label(boris.say("name-ask")).fill("Boris")
    boris.button("sit-here").click()
    boris.topic()
    assert boris.table_id == listed != hidden
