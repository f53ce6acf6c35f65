"""In Czech: all of it, at once, and with the right endings."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person
from tests.web.positions import go_on
from tests.web.wording import messages

SAME_IN_BOTH = re.compile(
    r"Anna( Maria Magdalena)?|Deskovka|Root|Bot (Ada|Emil|Iris)|Chat|(N, )?Esc|(Tab, )?Enter|English|Čeština|http\S+"
    r"|EL-[A-Z]+-\d+|\d+–\d+ min"
    r"|Chrome, Linux"
)
RULE = 'article[id^="rule-"]'
_TEXTS = """() => {
  const texts = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) texts.add(node.parentElement.closest("code") ? "" : node.data.trim());
    else for (const name of ["aria-label", "title", "placeholder"]) texts.add(node.getAttribute(name) ?? "");
  }
  return [...texts];
}"""


def texts(person: Person) -> set[str]:
    """Everything on the page that can be read or heard and has a word in it that is not the same in both languages."""
    found = person.page.evaluate(_TEXTS)
    return {text for text in found if re.search(r"[^\W\d_]{2}", text) and not SAME_IN_BOTH.fullmatch(text)}


def turn_to(person: Person, language: str) -> None:
    """Turn the page and the person to another language, whatever lies over the button."""
    person.page.locator(f"button[lang={language}]").dispatch_event("click")
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    person.language = language
    person.rest()


def expect_nothing_left(person: Person) -> None:
    """Turn a page to its other language: nothing stays as it was."""
    before = texts(person)
    turn_to(person, "cs" if person.language == "en" else "en")
    after = texts(person)
    assert after & before == set()
    assert (after | before) & messages() == set()


def test_a_table_in_play_turns_czech_and_back_on_the_spot(come: Come) -> None:
    anna = come("Anna").introduce()
    table = go_on(anna, "legends/everything-at-once.game", 12, ME, BOT, BOT, BOT)
    anna.open(f"/t/{table}").expect_asked("move", points=3)
    expect_nothing_left(anna)
    anna.pick_army()
    expect_nothing_left(anna)
    for tab, fetched in (("chat", ".chat"), ("rules", RULE)):
        anna.page.get_by_role("tab", name=anna.say(tab)).click()
        expect(anna.page.locator(fetched).first).to_be_visible()
        expect_nothing_left(anna)
    dialog = anna.page.get_by_role("dialog")
    for item in ("setup", "fair", "keys", "legend"):
        anna.menu_item(item).click()
        expect(dialog).to_be_visible()
        expect_nothing_left(anna)
        anna.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    anna.menu_item("as-text").click()
    expect_nothing_left(anna)


def test_rules_in_the_language_chosen_last_stay_though_others_come_later(come: Come) -> None:
    anna = come("Anna").introduce()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT)).expect_asked("bid")
    let_go = anna.hold_back("**/rules?lang=en", anna.page.get_by_role("tab", name=anna.say("rules")).click)
    anna.page.locator("button[lang=cs]").click()
    expect(anna.page.locator(RULE).first).to_be_visible()
    rules = anna.page.locator(RULE).all_inner_texts()
    let_go()
    assert anna.page.locator(RULE).all_inner_texts() == rules


def test_the_language_of_the_browser_comes_first_with_its_endings_and_a_choice_is_kept(come: Come) -> None:
    petra = come("Petra", language="cs").introduce()
    petra.open("/t/" + petra.set_table(ME, BOT, BOT)).expect_asked("bid")
    expect(petra.page.locator("html")).to_have_attribute("lang", "cs")
    labels = [choice.get_attribute("aria-label") or choice.inner_text() for choice in petra.choices.all()]
    assert labels[:6] == ["0 mincí", "1 minci", "2 mince", "3 mince", "4 mince", "5 mincí"]
    petra.pick(petra.choices.nth(1))
    petra.pick(petra.choice("Petra"))
    petra.expect_asked("take", coins=10)
    expect(petra.bar).to_contain_text("10 mincí")
    assert petra.say("event-bid_won", seat="Petra", coins=1) in petra.log()

    turn_to(petra, "en")
    petra.expect_asked("take", coins=10)
    petra.page.reload()
    petra.expect_asked("take", coins=10)
    expect(petra.page.locator("html")).to_have_attribute("lang", "en")
