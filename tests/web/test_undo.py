"""Taking back, as long as nobody has learned anything from the answer."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person


def undo_of(person: Person) -> Locator:
    return person.bar.get_by_role("button", name=person.say("undo"))


def expect_refusal(person: Person, reason: str) -> None:
    """The button looks disabled, and tells the reason to whoever points at it or presses it all the same."""
    expect(undo_of(person)).to_be_disabled()
    expect(undo_of(person)).to_have_attribute("title", reason)
    undo_of(person).click(force=True)
    expect(person.bar.get_by_role("alert")).to_have_text(reason)


def test_a_move_is_taken_back_by_a_button_and_by_a_key(come: Come) -> None:
    anna = come("Anna").introduce()
    table = anna.set_table(ME, BOT, BOT, seed="moves")
    anna.open(f"/t/{table}").expect_asked("bid")
    expect_refusal(anna, "There is nothing to take back")

    anna.come_to_move_past_the_page(table)
    anna.catch_up()
    log, asked = anna.log(), anna.bar_text.inner_text()
    stood = str(anna.free_regions.first.get_attribute("aria-label"))
    for key in (None, "u"):
        anna.pick(anna.free_regions.first)
        anna.pick(anna.free_regions.first)
        assert anna.log()[len(log)].startswith("Anna moves an army: ")
        if key:
            anna.press(key)
        else:
            anna.pick(undo_of(anna))
        expect(anna.bar_text).to_have_text(asked)
        expect(anna.free_regions.first).to_have_accessible_name(stood)
        assert anna.log() == log


def test_what_others_know_by_now_stays_and_the_reason_is_told(come: Come) -> None:
    anna = come("Anna", language="cs").introduce()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT, seed="moves")).expect_asked("bid")
    anna.pick(anna.choices.first)
    anna.topic()
    table = anna.table(anna.table_id)
    assert table["undo"]["reason"] in ("other", "revealed")  # whoever bids last lets everybody know
    expect_refusal(anna, anna.say(f"undo-{table['undo']['reason']}"))

    body = {"seat": 0, "decision": table["decision"]}
    refused = anna.ask("POST", f"/tables/{anna.table_id}/undo", body, status=409)
    assert "nemůže vzít poslední odpověď zpět: mezitím" in refused["error"]["sentence"]
