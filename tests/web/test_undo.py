"""Taking back, as long as nobody has learned anything from the answer."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person


def sit_down(come: Come, language: str = "en") -> Person:
    anna = come("Anna", language=language).introduce()
    return anna.open("/t/" + anna.set_table(ME, BOT, BOT, seed="moves"))


def undo_of(person: Person) -> Locator:
    return person.bar.get_by_role("button", name=person.say("undo"))


def expect_refusal(person: Person, reason: str) -> None:
    """The button looks disabled, and tells the reason to whoever points at it or presses it all the same."""
    expect(undo_of(person)).to_be_disabled()
    expect(undo_of(person)).to_have_attribute("title", reason)
    undo_of(person).click(force=True)
    expect(person.bar.get_by_role("alert")).to_have_text(reason)


def test_a_move_is_taken_back(come: Come) -> None:
    anna = sit_down(come)
    anna.come_to_move()
    log, asked = anna.log(), anna.bar_text.inner_text()
    stood = str(anna.free_regions.first.get_attribute("aria-label"))
    anna.pick(anna.free_regions.first)
    anna.pick(anna.free_regions.first)
    assert anna.log()[len(log)].startswith("Anna moves an army: ")

    anna.pick(undo_of(anna))
    expect(anna.bar_text).to_have_text(asked)
    expect(anna.free_regions.first).to_have_accessible_name(stood)
    assert anna.log() == log


def test_the_key_u_takes_back(come: Come) -> None:
    anna = sit_down(come)
    anna.come_to_move()
    log = anna.log()
    anna.pick(anna.free_regions.first)
    anna.pick(anna.free_regions.first)
    undo_of(anna).and_(anna.page.get_by_role("button", disabled=False)).wait_for()
    anna.page.keyboard.press("u")
    expect(anna.page.get_by_role("log").get_by_role("listitem", include_hidden=True)).to_have_count(len(log))


def test_before_the_first_answer_there_is_nothing_to_take_back(come: Come) -> None:
    anna = sit_down(come)
    anna.expect_asked("bid")
    expect_refusal(anna, "There is nothing to take back")


def test_what_others_know_by_now_stays_and_the_reason_is_told(come: Come) -> None:
    anna = sit_down(come, "cs")
    anna.expect_asked("bid")
    anna.pick(anna.choices.first)
    anna.topic()
    table = anna.table(anna.table_id)
    assert table["undo"]["reason"] in ("other", "revealed")  # whoever bids last lets everybody know
    expect_refusal(anna, anna.say(f"undo-{table['undo']['reason']}"))

    body = {"seat": 0, "decision": table["decision"]}
    refused = anna.ask("POST", f"/tables/{anna.table_id}/undo", body, status=409)
    assert "nemůže vzít poslední odpověď zpět: mezitím" in refused["error"]["sentence"]
