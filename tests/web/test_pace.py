"""What bots do is shown at the pace of whoever looks; nobody else waits for it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person


def show(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("show"), exact=True)


def choose_pace(person: Person, pace: str) -> None:
    person.open("/settings")
    person.page.get_by_label(person.say("pace")).first.select_option(person.say(f"pace-{pace}"))


def let_bots_begin(anna: Person, pace: str) -> None:
    """Anna wins the bidding, chooses a pace, and lets the first bot start, which she is shown."""
    table = anna.set_table(ME, BOT, BOT, seed="moves")
    now = anna.asked(table)
    anna.answer(now, *now["question"]["options"][1])
    anna.asked(table)
    choose_pace(anna, pace)
    anna.open(f"/t/{table}").expect_asked("starter")
    anna.click(anna.choices.nth(1))
    expect(show(anna)).to_be_visible()


@pytest.mark.parametrize("language", ["en", "cs"])
def test_step_by_step_each_move_of_a_bot_waits_for_me_and_my_question_for_all_of_them(
    come: Come, language: str
) -> None:
    anna = come("Anna", language).introduce()
    let_bots_begin(anna, "step")
    asked = anna.asked(anna.table_id)  # the server has not waited for her
    anna.rest(asked["seq"])
    expect(anna.bar).to_have_count(0)
    told = anna.log()
    assert len(told) < asked["log"]["from"] + len(asked["log"]["events"])
    anna.button("show-next").click()
    expect(anna.page.get_by_role("log").get_by_role("listitem", include_hidden=True)).not_to_have_count(len(told))
    expect(show(anna)).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.expect_asked(asked["question"]["topic"], **asked["question"]["facts"])
    expect(show(anna)).to_have_count(0)


def test_who_comes_back_is_asked_at_once_and_at_the_normal_pace_the_show_ends_by_itself(come: Come) -> None:
    anna = come("Anna").introduce()
    let_bots_begin(anna, "step")
    asked = anna.asked(anna.table_id)
    show(anna).get_by_role("combobox").select_option(anna.say("pace-normal"))
    anna.expect_asked(asked["question"]["topic"], **asked["question"]["facts"])
    assert len(anna.log()) == asked["log"]["from"] + len(asked["log"]["events"])

    let_bots_begin(anna, "step")
    asked = anna.asked(anna.table_id)
    anna.page.reload()
    anna.expect_asked(asked["question"]["topic"], **asked["question"]["facts"])
