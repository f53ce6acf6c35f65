"""Without a mouse: from the first page to a moved army, and one always sees where one is."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person, name_of


def test_a_game_is_begun_and_played_with_the_keyboard_alone(come: Come) -> None:
    guest = come("Guest").open("/")
    guest.hand = "keyboard"
    guest.click(guest.button("play-bots"))
    guest.click(guest.page.get_by_label(guest.say("name-ask")))
    guest.expect_asked("bid")
    guest.pick(guest.choice("1 coin"))
    guest.expect_asked("starter")
    guest.pick(guest.choice("Guest"))

    guest.expect_asked("take", coins=10)
    card = guest.offered()[1]
    guest.pick(guest.card(card))
    assert f"Guest takes {guest.say(f'card-{card}')} for 1 coin." in guest.log()
    guest.come_to_move()
    origin = guest.pick_army()
    target = guest.pick_on_map(guest.free_regions.last)
    assert f"Guest moves an army: {origin} → {target}." in guest.log()


def test_a_table_is_set_with_the_keyboard_alone(come: Come) -> None:
    anna = come("Anna").introduce().open("/new/legends")
    anna.hand = "keyboard"
    anna.tab_to(anna.page.get_by_label(anna.say("seat-number", number=2)))
    anna.page.keyboard.press("ArrowUp")  # the weaker bot stands above the usual one
    anna.tab_to(anna.page.get_by_text(anna.say("seed"), exact=True))
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.type("typed")
    anna.click(anna.button("table-create"))
    anna.expect_asked("bid")
    table = anna.table(anna.table_id)["table"]
    assert (table["seats"][1]["bot"], table["friendly"]) == ("random", True)


def test_a_replay_is_stepped_with_the_keyboard_alone(come: Come, records: Path) -> None:
    anna = come("Anna").introduce()
    record = (records / "three-players-first-map.game").read_text(encoding="utf-8")
    anna.open(f"/t/{anna.ask('POST', '/records', record)['id']}/replay")
    anna.hand = "keyboard"
    bar = anna.page.get_by_role("region", name=anna.say("replay"), exact=True)
    expect(bar).to_contain_text("0 / ")
    for key, place in (("ArrowRight", "1 / "), ("ArrowRight", "2 / "), ("ArrowLeft", "1 / ")):
        anna.page.keyboard.press(key)
        expect(bar).to_contain_text(place)
    anna.click(bar.get_by_role("button", name=anna.say("replay-next")))
    expect(bar).to_contain_text("2 / ")
    anna.tab_to(bar.get_by_role("slider", name=anna.say("replay-place")))
    anna.page.keyboard.press("End")
    expect(bar).to_contain_text(anna.say("table-finished"))
    story_is_one_stop_with_arrows_inside_and_turns_that_fold(anna)


def story_is_one_stop_with_arrows_inside_and_turns_that_fold(anna: Person) -> None:
    log = anna.page.get_by_role("log", name=anna.say("log"), exact=True)
    turns = log.get_by_role("button", expanded=False)
    turns.first.wait_for()
    folded = turns.count()
    assert folded > 5
    assert log.locator('[tabindex="0"], button:not([tabindex="-1"])').count() == 0
    log.focus()
    anna.page.keyboard.press("Home")
    expect(turns.first).to_be_focused()
    assert anna.page.evaluate("document.activeElement.textContent").strip() == anna.say("log-setup")
    anna.page.keyboard.press("ArrowRight")
    expect(turns).to_have_count(folded - 1)
    anna.page.keyboard.press("ArrowDown")
    expect(log.get_by_role("listitem").first).to_be_focused()
    anna.page.keyboard.press("ArrowUp")
    anna.page.keyboard.press("ArrowLeft")
    expect(turns).to_have_count(folded)
    expect(turns.nth(2)).to_have_text(re.compile(r"^\s*\w.*: took .* (for free|for \d coins?)"))


def test_the_first_stop_leads_past_the_bar_to_the_content(come: Come) -> None:
    guest = come("Guest").open("/")
    guest.button("play-bots").wait_for()
    guest.page.keyboard.press("Tab")
    skip = guest.page.get_by_role("link", name=guest.say("skip"))
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport(ratio=1)
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("Tab")
    expect(guest.button("play-bots")).to_be_focused()


def test_choices_have_keys_of_their_own_escape_takes_a_pick_back_and_arrows_go_over_the_map(come: Come) -> None:
    anna = come("Anna").introduce()
    table = anna.set_table(ME, BOT, BOT, seed="moves")
    anna.open(f"/t/{table}").expect_asked("bid")
    anna.page.keyboard.press("?")
    help_of_keys = anna.page.get_by_role("dialog", name=anna.say("keys"))
    expect(help_of_keys).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(help_of_keys).to_be_hidden()
    anna.expect_asked("bid")

    anna.page.keyboard.press("3")
    expect(anna.tapped).to_have_text(re.compile("3 coins"))
    anna.page.keyboard.press("3")
    anna.expect_asked("starter")
    assert "Anna bids 3 coins." in anna.log()

    anna.hand = "keyboard"
    anna.come_to_move_past_the_page(table)
    anna.catch_up()
    origin = name_of(anna.free_regions.first)
    source = anna.bar.get_by_role("listitem").filter(has_text=f"{origin}…")
    anna.page.keyboard.press(source.locator("kbd").inner_text())
    anna.expect_picked(origin)
    anna.page.keyboard.press("Escape")
    expect(anna.region(origin)).not_to_have_attribute("aria-pressed", "true")
    expect(source).to_be_visible()

    anna.tab_to(anna.free_regions.first)
    anna.page.keyboard.press("ArrowRight")  # arrows go from region to region
    expect(anna.region(origin)).not_to_be_focused()
    expect(anna.board.locator("[data-region]:focus")).to_have_count(1)
