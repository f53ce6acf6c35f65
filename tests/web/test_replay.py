"""A game again: step by step, from any moment, as a file, and on from there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from deskovka.games import registry
from deskovka.kernel import Record, verify
from tests.web.conftest import Come
from tests.web.people import Person

RECORD = "three-players-first-map.game"


@pytest.fixture
def record(records: Path) -> str:
    """A game that was played elsewhere."""
    return (records / RECORD).read_text(encoding="utf-8")


def open_replay(anna: Person, record: str, at: int = 0) -> str:
    """Anna looks at a record; gives its table."""
    table = str(anna.introduce().ask("POST", "/records", record)["id"])
    anna.open(f"/t/{table}/replay?at={at}")
    expect_moment(anna, at, len(Record.parse(record).answers))
    return table


def bar(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("replay"), exact=True)


def expect_moment(person: Person, at: int, count: int) -> None:
    expect(bar(person.rest())).to_contain_text(f"{at} / {count}")


def expect_log(person: Person, moment: Any) -> None:
    assert len(person.rest().log()) == len(moment["log"])


def test_a_game_is_stepped_and_jumped_through(come: Come, record: str) -> None:
    anna = come("Anna")
    table, count = open_replay(anna, record), len(Record.parse(record).answers)
    steps = (("replay-next", 1), ("replay-next", 2), ("replay-back", 1), ("replay-last", count), ("replay-first", 0))
    for button, at in steps:
        bar(anna).get_by_role("button", name=anna.say(button), exact=True).click()
        expect_moment(anna, at, count)
        expect_log(anna, anna.ask("GET", f"/tables/{table}/replay?at={at}&as=watcher"))

    place = bar(anna).get_by_role("slider", name=anna.say("replay-place"))
    place.fill("30")
    expect_moment(anna, 30, count)
    moment = anna.ask("GET", f"/tables/{table}/replay?at=30&as=watcher")
    expect_log(anna, moment)
    for region in moment["view"]["regions"]:
        armies = sum(region["armies"])
        label = re.compile(r"arm(y|ies) of" if armies else "nothing here")
        expect(anna.board.locator(f'[data-region="{region["id"]}"]')).to_have_accessible_name(label)
    place.press("ArrowRight")
    expect_moment(anna, 31, count)
    game_plays_by_itself_until_it_is_paused(anna)


def test_a_game_is_looked_at_through_the_eyes_of_each_seat(come: Come, records: Path) -> None:
    anna = come("Anna")
    record = (records / "everything-at-once.game").read_text(encoding="utf-8")
    table = open_replay(anna, record, at=100)
    eyes = bar(anna).get_by_role("combobox", name=anna.say("replay-eyes"))
    logs = set()
    for eye in ("watcher", "0", "1", "2", "3", "all"):
        eyes.select_option(eye)
        moment = anna.ask("GET", f"/tables/{table}/replay?at=100&as={eye}")
        expect_log(anna, moment)
        hidden = sum(region["token"] == "hidden" for region in moment["view"]["regions"])
        unknown = anna.board.locator(f'[data-region][aria-label*="{anna.say("token-hidden")}"]')
        expect(unknown).to_have_count(hidden)
        expect(anna.page).to_have_url(re.compile(f"as={eye}$"))
        logs.add(tuple(anna.log()))
    assert len(logs) > 1  # who has looked under a token was told what lies there
    what_is_seen_through_the_eyes_chosen_last_stays_though_others_are_answered_later(anna)
    count = len(Record.parse(record).answers)
    each_step_begins_where_the_one_before_leads_however_late_that_is_answered(anna, count)
    other_eyes_look_at_where_one_is_going_to_however_late_that_is_answered(anna, count)


def what_is_seen_through_the_eyes_chosen_last_stays_though_others_are_answered_later(anna: Person) -> None:
    eyes = bar(anna).get_by_role("combobox", name=anna.say("replay-eyes"))
    let_go = anna.hold_back("**/replay?at=100&as=0", lambda: eyes.select_option("0"))
    eyes.select_option("watcher")
    expect(anna.page).to_have_url(re.compile("as=watcher$"))
    seen = anna.log()
    let_go()
    assert anna.log() == seen
    eyes.select_option("0")
    expect(anna.page).to_have_url(re.compile("as=0$"))
    assert anna.log() != seen


def each_step_begins_where_the_one_before_leads_however_late_that_is_answered(anna: Person, count: int) -> None:
    forward = bar(anna).get_by_role("button", name=anna.say("replay-next"), exact=True)
    let_go = anna.hold_back("**/replay?at=101&*", forward.click)
    forward.click()
    expect(bar(anna)).to_contain_text(f"102 / {count}")
    let_go()
    expect_moment(anna, 102, count)
    anna.page.keyboard.press("ArrowLeft")
    expect_moment(anna, 101, count)


def other_eyes_look_at_where_one_is_going_to_however_late_that_is_answered(anna: Person, count: int) -> None:
    back = bar(anna).get_by_role("button", name=anna.say("replay-back"), exact=True)
    let_go = anna.hold_back("**/replay?at=100&*", back.click)
    bar(anna).get_by_role("combobox", name=anna.say("replay-eyes")).select_option("watcher")
    expect(anna.page).to_have_url(re.compile("at=100&as=watcher$"))
    let_go()
    expect_moment(anna, 100, count)


def game_plays_by_itself_until_it_is_paused(anna: Person) -> None:
    bar(anna).get_by_label(anna.say("replay-speed")).select_option(label=anna.say("replay-speed-3"))
    bar(anna).get_by_role("button", name=anna.say("replay-play"), exact=True).click()
    expect(bar(anna)).not_to_contain_text(re.compile(r"\b3[12] / "))  # however far it has come meanwhile
    bar(anna).get_by_role("button", name=anna.say("replay-pause"), exact=True).click()
    expect(bar(anna).get_by_role("button", name=anna.say("replay-play"), exact=True)).to_be_visible()


def test_a_moment_is_shared_the_game_saved_and_gone_on_with_from_there(come: Come, record: str) -> None:
    anna = come("Anna")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = open_replay(anna, record, at=41)
    bar(anna).get_by_role("button", name=anna.say("replay-share")).click()
    expect(bar(anna).get_by_role("button", name=anna.say("copied"))).to_be_visible()
    link = anna.page.evaluate("navigator.clipboard.readText()")

    stranger = come("Stranger")
    stranger.page.goto(link)
    expect_moment(stranger, 41, len(Record.parse(record).answers))
    assert stranger.rest().log() == anna.log()
    downloaded_record_is_the_whole_game_and_verifies(anna, table, record)
    game_goes_on_from_a_moment_against_bots(anna, table, at=41)


def downloaded_record_is_the_whole_game_and_verifies(anna: Person, table: str, record: str) -> None:
    with anna.page.expect_download() as download:
        bar(anna).get_by_role("link", name=anna.say("record-download")).click()
    assert download.value.suggested_filename.endswith(".game")
    saved = Record.parse(download.value.path().read_bytes())
    result = verify(registry.get("legends"), saved).result
    assert result is not None
    assert list(result.scores) == anna.table(table)["result"]["scores"]
    assert saved.answers == Record.parse(record).answers


def test_a_record_is_uploaded_from_a_file(come: Come, records: Path) -> None:
    stranger = come("Stranger").open("/records")
    stranger.page.get_by_label(stranger.say("records-file")).set_input_files(records / "shared-victory.game")
    expect(stranger.page.get_by_role("textbox")).to_have_value(re.compile("^game legends"))
    stranger.button("records-upload").click()
    stranger.button("records-upload").click()  # once a name is given
    record = Record.parse((records / "shared-victory.game").read_bytes())
    expect_moment(stranger, 0, len(record.answers))


def test_a_text_that_is_no_record_is_refused_in_words(come: Come) -> None:
    anna = come("Anna").introduce().open("/records")
    anna.forgive("status of 4")
    anna.page.get_by_role("textbox").fill("game chess 1\ne2e4")
    anna.button("records-upload").click()
    expect(anna.page.get_by_role("alert")).to_contain_text("“e2e4”")


def game_goes_on_from_a_moment_against_bots(anna: Person, table: str, at: int) -> None:
    bar(anna).get_by_role("button", name=anna.say("continue")).click()
    dialog = anna.page.get_by_role("dialog", name=anna.say("continue"))
    expect(dialog).to_contain_text(anna.say("continue-what", at=at))
    dialog.get_by_role("button", name=anna.say("table-create")).click()

    anna.topic()
    assert anna.table_id != table
    assert anna.table(anna.table_id)["table"]["origin"] == {"table": table, "at": at}
    expect(anna.seats.get_by_role("heading")).to_have_text(["Anna", "Bot Ada", "Bot Emil"])
    expect(anna.page.get_by_text(anna.say("friendly"))).to_be_visible()
