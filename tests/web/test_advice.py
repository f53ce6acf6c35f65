"""Bots advise: hints at the table, why they answered, and the analysis of a game that is over."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, ONE_TURN, Person


def dialog(person: Person, title: str) -> Locator:
    return person.page.get_by_role("dialog", name=person.say(title), exact=True)


def test_who_sets_a_table_with_hints_is_told_what_a_strong_bot_would_do(come: Come) -> None:
    anna = come("Anna").introduce().open("/new/legends")
    anna.page.get_by_text(anna.say("advice"), exact=True).click()
    anna.page.get_by_label(anna.say("advice-hints")).check()
    anna.button("table-create").click()
    anna.expect_asked("bid")
    assert anna.table(anna.table_id)["table"]["hints"] is True
    anna.button("hint").click()
    told = dialog(anna, "hint")
    expect(told).to_contain_text(anna.say("thoughts-of", bot=anna.say("bot-strong")))
    expect(told.get_by_role("listitem").first).to_be_visible()
    expect(told.get_by_text(anna.say("thoughts-chosen"))).to_have_count(0)
    anna.page.keyboard.press("Escape")
    expect(told).to_be_hidden()
    anna.expect_asked("bid")


def test_a_bot_says_why_during_the_game_where_the_table_allows_it(come: Come) -> None:
    anna = come("Anna").introduce()
    plain = anna.set_table(ME, BOT, setup=ONE_TURN, seed="why")
    open_table = anna.set_table(ME, BOT, setup=ONE_TURN, seed="why", thoughts=True)
    for table in (plain, open_table):
        for _ in range(2):
            now = anna.asked(table)
            anna.answer(now, *now["question"]["options"][0])
        anna.asked(table)
        anna.open(f"/t/{table}")
        anna.page.get_by_role("log").get_by_role("listitem").first.wait_for()
        buttons = anna.page.get_by_role("log").get_by_role("button", name=anna.say("why"), exact=True)
        if table == plain:
            expect(buttons).to_have_count(0)
            expect(anna.button("hint")).to_have_count(0)
            continue
        buttons.last.click()
        told = dialog(anna, "why")
        expect(told).to_contain_text(anna.say("why-as-you-know"))
        expect(told).to_contain_text(anna.say("bot-greedy"))


def test_after_the_game_one_asks_why_and_looks_at_its_analysis_in_czech(come: Come) -> None:
    anna = come("Anna", language="cs").introduce()
    table = anna.set_table(ME, BOT, setup=ONE_TURN, seed="analysis")
    anna.play_past_the_page(table)
    anna.open(f"/t/{table}/replay?at=1")
    anna.button("why").first.click()
    told = dialog(anna, "why")
    expect(told).to_contain_text(anna.say("thoughts-chosen"))
    anna.page.keyboard.press("Escape")

    anna.page.get_by_role("tab", name=anna.say("analysis")).click()
    anna.button("analysis-begin").click()
    curve = anna.page.get_by_role("img", name=anna.say("analysis-what"))
    expect(curve).to_be_visible()
    expect(curve.locator("polyline")).to_have_count(2)
    turned, calm = anna.say("analysis-turning"), anna.say("analysis-no-turning")
    heading = anna.page.get_by_role("heading", name=re.compile(f"{turned}|{calm}"))
    expect(heading).to_be_visible()

    place = anna.page.get_by_text(re.compile(r"^\d+ / \d+$"))
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] - 2, "y": box["height"] / 2})
    count = anna.table(table)["count"]
    expect(place).to_have_text(f"{count} / {count}")
    anna.page.reload()
    anna.page.get_by_role("tab", name=anna.say("analysis")).click()
    expect(curve).to_be_visible()
