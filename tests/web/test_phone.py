"""On a phone: everything within reach of a thumb, nothing beside the screen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, OPEN, Person
from tests.web.positions import upload
from tests.web.test_czech import expect_nothing_left
from tests.web.test_layout import resize

WIDTH, HEIGHT = 390, 844
LAPTOP = (1280, 800)
"""What is beside the board there is in sheets on a phone, which are not there until they are drawn up."""


def come_with_a_phone(come: Come, name: str, **options: str) -> Person:
    person = come(name, viewport={"width": WIDTH, "height": HEIGHT}, has_touch=True, is_mobile=True, **options)
    person.hand = "finger"
    return person


def expect_to_fit(person: Person) -> None:
    """Nothing reaches beyond the sides of the screen."""
    assert person.page.evaluate("document.documentElement.scrollWidth") <= WIDTH
    assert person.page.evaluate("innerWidth") == WIDTH  # or the browser has zoomed out to show what reaches beyond


def expect_question_in_sight(person: Person) -> None:
    """The question and its first choice are on the screen, as they are."""
    expect(person.bar_text).to_be_in_viewport(ratio=1)
    expect(person.choices.first).to_be_in_viewport(ratio=1)
    expect_to_fit(person)


def test_a_turn_is_played_with_touches_alone(come: Come) -> None:
    guest = come_with_a_phone(come, "Guest").open("/")
    expect_to_fit(guest)
    guest.button("play-bots").tap()
    guest.button("play-now").tap()
    guest.expect_asked("bid")
    expect_question_in_sight(guest)
    guest.pick(guest.choice("1 coin"))
    guest.expect_asked("starter")
    guest.pick(guest.choice("Guest"))

    guest.expect_asked("take", coins=10)
    expect_question_in_sight(guest)
    guest.pick(guest.row.nth(1))
    guest.come_to_move()
    expect_question_in_sight(guest)
    origin = guest.pick_army()
    guest.expect_picked(origin)
    target = guest.pick_on_map(guest.free_regions.first)
    expect_to_fit(guest)

    guest.button("log").tap()
    expect(guest.page.get_by_role("log")).to_contain_text(f"Guest moves an army: {origin} → {target}.")
    expect_to_fit(guest)


def test_the_seats_are_a_sheet_that_is_drawn_up_and_closed(come: Come) -> None:
    anna = come_with_a_phone(come, "Anna").introduce()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT)).expect_asked("bid")
    expect(anna.seats).to_have_count(0)
    anna.page.get_by_role("button", name=re.compile(f"^{anna.say('seats')}: Anna")).tap()
    expect(anna.seats.last).to_be_in_viewport()
    expect(anna.seats.first).to_contain_text("Anna")
    anna.button("close").first.tap()
    expect(anna.seats).to_have_count(0)
    expect_question_in_sight(anna)


def test_every_page_fits_in_either_language_and_leaves_nothing_of_the_other(come: Come) -> None:
    anna = come_with_a_phone(come, "Anna Maria Magdalena").introduce()
    replay = upload(anna, "legends/everything-at-once.game")
    lobby = anna.set_table(ME, OPEN, BOT)
    leaders = anna.set_table(ME, BOT, BOT, setup={"variants": ["leaders", "discovery", "encounters"]})
    end = anna.table(replay)["count"]
    tables = (
        f"/t/{replay}/replay?at=60",
        f"/t/{replay}/replay?at={end}",
        f"/t/{lobby}",
        f"/t/{leaders}",
        f"/t/{replay}",
    )
    for path in ("/", "/new", "/new/legends", "/records", "/settings", "/nowhere", *tables):
        anna.open(path)
        expect_to_fit(anna)
        resize(anna, *LAPTOP)
        expect_nothing_left(anna)  # the next page comes in the language that was chosen
        resize(anna, WIDTH, HEIGHT)
        expect_to_fit(anna)
    expect(anna.page).to_have_title(re.compile("Deskovka"))
