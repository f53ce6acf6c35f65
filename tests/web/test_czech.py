"""In Czech: all of it, at once, and with the right endings."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, OPEN, Person
from tests.web.wording import messages

NAMES = {"Anna", "Deskovka", "Bot Ada", "Bot Emil"}
SAME_IN_BOTH = {"Chat", "Esc", "Tab, Enter"}
_TEXTS = """() => {
  const texts = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) texts.add(node.data.trim());
    else for (const name of ["aria-label", "title", "placeholder"]) texts.add(node.getAttribute(name) ?? "");
  }
  return [...texts];
}"""


def texts(person: Person) -> set[str]:
    """Everything on the page that can be read or heard and has a word in it."""
    return {text for text in person.page.evaluate(_TEXTS) if re.search(r"[^\W\d_]{2}", text)}


def expect_no_english_left(person: Person) -> None:
    """Turn a page that is in English to Czech: nothing may stay as it was."""
    english = texts(person)
    person.page.get_by_role("button", name="Česky").click()
    expect(person.page.locator("html")).to_have_attribute("lang", "cs")
    expect(person.page.get_by_role("button", name="English")).to_be_visible()
    czech = texts(person)
    assert len(czech) > 5
    assert czech & english <= NAMES | SAME_IN_BOTH
    assert czech & messages() == set()
    person.page.get_by_role("button", name="English").click()
    expect(person.page.get_by_role("button", name="Česky")).to_be_visible()


def test_a_table_in_play_turns_czech_on_the_spot(come: Come) -> None:
    anna = come("Anna").introduce()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT, setup={"variants": ["leaders", "discovery", "citadels"]}))
    anna.come_to_move()
    expect_no_english_left(anna)
    anna.pick(anna.free_regions.first)
    for _ in range(3):
        anna.pick(anna.choices.last)
        anna.topic()
    expect_no_english_left(anna)
    anna.page.get_by_role("tab", name=anna.say("rules")).click()
    expect(anna.page.get_by_role("tabpanel").get_by_role("article").first).to_be_visible()
    anna.button("table-menu").click()
    anna.button("as-text").click()
