"""The menu of a running table: links for players and watchers, nudging, leaving; and clocks at the seats."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, OPEN, Person

_KEEP_COPIES = "navigator.clipboard.writeText = async (text) => { window.copied = text; }"


def copied(person: Person, label: str, **facts: object) -> str:
    """The link that an item of the menu copies, without its host."""
    person.page.evaluate(_KEEP_COPIES)
    person.menu_item(label, **facts).click()
    link = str(person.page.evaluate("window.copied"))
    assert link.startswith(person.address)
    person.page.keyboard.press("Escape")
    return link.removeprefix(person.address)


def two_at_a_table(come: Come, **wish: object) -> tuple[Person, Person, str]:
    """Anna has bid, and the table waits for Béla."""
    anna, bela = come("Anna").introduce(), come("Béla", "cs").introduce()
    table = anna.set_table(ME, OPEN, BOT, **wish)
    bela.ask("POST", f"/tables/{table}/join", {"seat": 1, "invite": None})
    now = anna.asked(table)
    anna.answer(now, *now["question"]["options"][0])
    anna.open(f"/t/{table}")
    return anna, bela, table


def test_links_let_watchers_in_and_nobody_else(come: Come) -> None:
    anna, bela, table = two_at_a_table(come, watchers="link", late=15)
    assert copied(anna, "copy-table") == f"/t/{table}"
    link = copied(anna, "copy-watch")
    late = copied(anna, "copy-watch-late", span=anna.say("span-minutes", count=15))
    stranger = come("Cyril")
    stranger.forgive("403")
    stranger.open(f"/t/{table}")
    expect(stranger.page.get_by_role("heading", level=1)).to_contain_text("players")
    stranger.open(link)
    expect(stranger.bar).to_contain_text("Béla")
    bela.open(f"/t/{table}").expect_asked("bid")
    bela.pick(bela.choices.first)
    expect(stranger.bar).to_contain_text(re.compile("Anna|Béla"))
    stranger.open(late)
    region = stranger.page.get_by_role("region", name=stranger.say("replay"), exact=True)
    expect(region).to_contain_text("0 / 0")
    assert late.split("late=")[1] in stranger.page.url
    anna.menu_item("setup").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text(anna.say("span-minutes", count=15))


def test_who_is_waited_for_has_a_clock_and_can_be_nudged(come: Come) -> None:
    anna, bela, table = two_at_a_table(come, clock={"move": 600, "game": 3600, "night": None})
    clock_runs_at_the_seat_that_is_waited_for(anna)
    bela.open(f"/t/{table}").expect_asked("bid")
    anna.menu_item("nudge", player="Béla").click()
    expect(bela.page.get_by_role("alert")).to_contain_text(bela.say("nudged", player="Anna"))
    expect(anna.page.locator("#table-menu")).to_contain_text(anna.say("nudge-done", player="Béla"))
    anna.page.keyboard.press("Escape")
    anna.forgive("429")
    anna.menu_item("nudge", player="Béla").click()
    expect(anna.bar.get_by_role("alert")).to_be_visible()
    bela.menu_item("setup").click()
    said = bela.say("clock-said-move", span=bela.say("span-minutes", count=10))
    expect(bela.page.get_by_role("dialog")).to_contain_text(said)


def clock_runs_at_the_seat_that_is_waited_for(anna: Person) -> None:
    clock = anna.page.get_by_role("timer", name=anna.say("clock-left"))
    expect(clock.first).to_have_text(re.compile(r"^(9:\d\d|10:00)$"))
    rest = anna.page.get_by_role("timer", name=anna.say("clock-game-left"))
    expect(rest.first).to_have_text(re.compile(r"^(59:\d\d|1:00:00)$"))


def test_a_table_gets_its_clock_when_it_is_set(come: Come) -> None:
    anna = come("Anna", "cs", timezone_id="Europe/Prague").introduce()
    anna.open("/new/legends")
    anna.page.get_by_text(anna.say("clock"), exact=True).click()
    anna.page.get_by_label(anna.say("clock-move")).select_option(label=anna.say("span-days", count=3))
    anna.page.get_by_label(anna.say("clock-night"), exact=True).check()
    anna.page.get_by_label(anna.say("leaving")).select_option("open")
    anna.button("table-create").click()
    expect(anna.bar).to_be_visible()
    table = anna.table(anna.table_id)["table"]
    night = {"begin": 22, "end": 7, "zone": "Europe/Prague"}
    assert table["clock"] == {"move": 3 * 86_400, "game": None, "night": night}
    assert table["leaving"] == "open"


def test_a_stranger_sits_down_where_somebody_has_left(come: Come) -> None:
    anna, bela, table = two_at_a_table(come, leaving="open")
    bela.open(f"/t/{table}").expect_asked("bid")
    bela.menu_item("leave-table").click()
    bela.page.locator("#table-menu").get_by_text(bela.say("leave-sure")).click()
    expect(bela.button("take-back")).to_be_visible()
    dana = come("Dana").open(f"/t/{table}")
    dana.button("sit-here").first.click()
    dana.page.get_by_role("dialog").get_by_role("textbox").fill("Dana")
    dana.page.get_by_role("dialog").get_by_role("button", name=dana.say("sit-here")).click()
    dana.expect_asked("bid")
    assert anna.table(table)["table"]["seats"][1]["name"] == "Dana"


def test_leaving_a_bot_instead_is_taken_back_with_one_click(come: Come) -> None:
    anna, _, table = two_at_a_table(come)  # bots alone could be through with the game before she comes back
    anna.ask("POST", f"/tables/{table}/leave", {})
    anna.button("take-back").click()
    expect(anna.button("take-back")).to_have_count(0)
    assert anna.table(table)["me"] == 0
