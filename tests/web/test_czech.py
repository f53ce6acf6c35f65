"""In Czech: all of it, at once, and with the right endings."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, OPEN, PATIENCE, Person
from tests.web.wording import messages

SAME_IN_BOTH = re.compile(
    r"Anna|Deskovka|Root|Bot (Ada|Emil)|Chat|(N, )?Esc|(Tab, )?Enter|English|Čeština|http\S+|EL-[A-Z]+-\d+|\d+–\d+ min"
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


def turn(person: Person, language: str, before: set[str]) -> set[str]:
    """Turn the page to another language; gives what it says once nothing is left of what it said before."""
    person.page.locator(f"button[lang={language}]").dispatch_event("click")  # a dialog may lie over it
    expect(person.page.locator("html")).to_have_attribute("lang", language)
    with suppress(Error):  # an assertion tells what is left
        has_changed = f"(before) => !({_TEXTS})().some((text) => before.includes(text))"
        person.page.wait_for_function(has_changed, arg=list(before), timeout=PATIENCE)
    return texts(person)


def expect_no_english_left(person: Person) -> None:
    """Turn a page that is in English to Czech and back: nothing stays as it was."""
    english = texts(person)
    czech = turn(person, "cs", english)
    assert czech & english == set()
    assert czech & messages() == set()
    assert turn(person, "en", czech) & czech == set()


def test_a_table_in_play_turns_czech_on_the_spot(come: Come) -> None:
    anna = come("Anna").introduce()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT, setup={"variants": ["leaders", "discovery", "citadels"]}))
    anna.come_to_move()
    expect_no_english_left(anna)
    anna.pick_army()
    expect_no_english_left(anna)
    for tab, fetched in (
        ("chat", anna.page.get_by_label(anna.say("chat-say"))),
        ("rules", anna.page.locator(RULE).first),
    ):
        anna.page.get_by_role("tab", name=anna.say(tab)).click()
        expect(fetched).to_be_visible()
        expect_no_english_left(anna)
    dialog = anna.page.get_by_role("dialog")
    for item in ("setup", "fair", "keys", "legend"):
        anna.menu_item(item).click()
        expect(dialog).to_be_visible()
        expect_no_english_left(anna)
        anna.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    anna.menu_item("as-text").click()
    expect_no_english_left(anna)


def test_rules_in_the_language_chosen_last_stay_though_others_come_later(come: Come) -> None:
    anna = come("Anna").introduce()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT)).expect_asked("bid")
    let_go = anna.hold_back("**/rules?lang=en", anna.page.get_by_role("tab", name=anna.say("rules")).click)
    anna.page.locator("button[lang=cs]").click()
    expect(anna.page.locator(RULE).first).to_be_visible()
    rules = anna.page.locator(RULE).all_inner_texts()
    let_go()
    assert anna.page.locator(RULE).all_inner_texts() == rules


def test_every_other_page_turns_czech_on_the_spot(come: Come, records: Path) -> None:
    anna = come("Anna").introduce()
    record = (records / "everything-at-once.game").read_text(encoding="utf-8")
    replay = anna.ask("POST", "/records", record)["id"]
    lobby = anna.set_table(ME, OPEN, BOT)
    end = anna.ask("GET", f"/tables/{replay}")["count"]
    pages = ("/", "/new/legends", "/records", "/settings", "/nowhere", f"/t/{lobby}", f"/t/{replay}")
    for path in (*pages, f"/t/{replay}/replay?at=60", f"/t/{replay}/replay?at={end}"):
        expect_no_english_left(anna.open(path).rest())


def test_numbers_have_czech_endings(come: Come) -> None:
    anna = come("Anna", language="cs").introduce()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT)).expect_asked("bid")
    labels = [choice.get_attribute("aria-label") or choice.inner_text() for choice in anna.choices.all()]
    assert labels[:6] == ["0 mincí", "1 minci", "2 mince", "3 mince", "4 mince", "5 mincí"]
    anna.pick(anna.choices.nth(1))
    anna.pick(anna.choice("Anna"))
    anna.expect_asked("take", coins=10)
    expect(anna.bar).to_contain_text("10 mincí")
    assert anna.say("event-bid_won", seat="Anna", coins=1) in anna.log()


def test_the_language_of_the_browser_comes_first_and_a_choice_is_kept(come: Come) -> None:
    petra = come("Petra", language="cs").open("/")
    expect(petra.page.locator("html")).to_have_attribute("lang", "cs")
    expect(petra.button("play-bots")).to_be_visible()
    petra.page.get_by_role("button", name="English").click()
    expect(petra.page.get_by_role("button", name="Play against bots now")).to_be_visible()
    petra.page.reload()
    expect(petra.page.get_by_role("button", name="Play against bots now")).to_be_visible()
    expect(petra.page.locator("html")).to_have_attribute("lang", "en")
