"""Menus of actions in a real browser: verbs first, reasons for what cannot be chosen, and no action by mistake."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person
from tests.web.test_looks import faults_in_both_themes
from tests.web.woodland import set_out
from tests.web.wording import say_in_root

SIZES = ((1280, 800), (390, 844), (844, 390))
"""A desk, a phone, and a phone sideways."""
SEED = "looking"


def come_to_menu(person: Person, faction: str, topic: str) -> str:
    """Begin as a faction against bots, play until this is asked, and look at the table; gives it."""
    table = set_out(person.introduce(), faction, SEED)
    while (now := person.asked(table))["question"]["topic"] != topic:
        person.answer(now, *now["question"]["options"][0])
    person.open(f"/t/{table}").be_asked()
    return table


def verb(person: Person, name: str) -> Locator:
    """The button of an action, as Root calls it."""
    return person.choice(say_in_root(person.language, f"verb-{name}"))


def place(person: Person, number: int) -> Locator:
    """A clearing on the map."""
    return person.board.locator(f"[data-place='{number}']")


def expect_question(person: Person, text: str) -> None:
    expect(person.bar_text).to_have_text(text)


def reason(person: Person) -> Locator:
    """The box that says why something cannot be chosen."""
    return person.page.get_by_role("note", name=person.say("why-not"), exact=True)


def test_an_action_that_cannot_be_taken_is_greyed_and_says_why_with_its_clause_in_czech(come: Come) -> None:
    anna = come("Anna", language="cs")
    come_to_menu(anna, "marquise", "marquise")
    verb(anna, "battle").click(force=True)
    expect(reason(anna)).to_contain_text(say_in_root("cs", "refused-nobody"))
    expect_question(anna, say_in_root("cs", "ask-marquise", left=3))


def test_a_menu_of_actions_says_what_they_need_asks_step_by_step_and_does_nothing_by_mistake(come: Come) -> None:
    anna = come("Anna", bypass_csp=True)
    table = come_to_menu(anna, "marquise", "marquise")
    now = anna.table(table)
    menu = say_in_root("en", "ask-marquise", left=3)
    offered = [now["question"]["menu"].index(name) for name in ("move", "battle", "build")]
    assert offered == sorted(offered)
    expect_question(anna, menu)

    key_of_a_choice_is_not_read_as_part_of_its_name(anna)
    reason_is_said_at_the_focus_and_to_readers_of_screens(anna)
    question_is_rewritten_after_every_pick_and_escape_leads_back(anna, menu)
    click_that_fits_several_actions_asks_which(anna, now)
    click_that_fits_no_chosen_action_does_nothing(anna, now)
    click_on_what_an_action_cannot_take_says_why(anna, now)
    cards_that_cannot_be_crafted_are_greyed_in_the_hand(anna, now)
    found = faults_in_both_themes(anna)
    go_back_to_menu(anna)
    greyed_action_says_why_with_its_clause(anna, menu)
    verb(anna, "battle").click(force=True)
    expect(reason(anna)).to_be_visible()
    assert found + faults_in_both_themes(anna) == []
    assert anna.table(table)["count"] == now["count"]

    verb(anna, "build").click()
    anna.choice(f"{say_in_root('en', 'piece-sawmill')}…").click()
    site = [option[2] for option in now["question"]["options"] if option[:2] == ["build", "sawmill"]][-1]
    anna.pick(place(anna, site))
    assert any(event["kind"] == "built" for event in anna.table(table)["log"]["events"])


def key_of_a_choice_is_not_read_as_part_of_its_name(anna: Person) -> None:
    march = anna.bar.get_by_role("button", name=say_in_root("en", "verb-marquise-move"), exact=True)
    expect(march).to_have_attribute("aria-keyshortcuts", "1")
    expect(march.locator("kbd")).to_be_visible()


def reason_is_said_at_the_focus_and_to_readers_of_screens(anna: Person) -> None:
    anna.tab_to(verb(anna, "battle"))
    expect(reason(anna)).to_contain_text(say_in_root("en", "refused-nobody"))
    expect(verb(anna, "battle")).to_have_accessible_description(say_in_root("en", "refused-nobody"))
    anna.page.keyboard.press("Tab")
    expect(reason(anna)).to_have_count(0)


def greyed_action_says_why_with_its_clause(anna: Person, menu: str) -> None:
    battle = verb(anna, "battle")
    expect(battle).to_have_attribute("aria-disabled", "true")
    battle.click(force=True)  # which is no button that a browser calls enabled
    expect(reason(anna)).to_contain_text(say_in_root("en", "refused-nobody"))
    expect_question(anna, menu)
    anna.page.keyboard.press("Escape")
    expect(reason(anna)).to_have_count(0)

    battle.click(force=True)
    reason(anna).get_by_role("button", name="4.3", exact=True).click()
    expect(reason(anna)).to_have_count(0)
    rules = anna.page.get_by_role("tab", name=anna.say("rules"))
    expect(rules).to_have_attribute("aria-selected", "true")


def question_is_rewritten_after_every_pick_and_escape_leads_back(anna: Person, menu: str) -> None:
    verb(anna, "build").click()
    expect_question(anna, say_in_root("en", "pick-build-piece"))
    anna.choice(f"{say_in_root('en', 'piece-sawmill')}…").click()
    expect_question(anna, "Build a sawmill: where?")
    point_at_nothing(anna)
    anna.page.keyboard.press("Escape")
    expect_question(anna, say_in_root("en", "pick-build-piece"))
    anna.button("back").click()
    expect_question(anna, menu)
    point_at_nothing(anna)
    anna.page.keyboard.press("Escape")  # there is nothing left to take back
    expect_question(anna, menu)


def click_that_fits_several_actions_asks_which(anna: Person, now: Any) -> None:
    fitting = {option[0] for option in now["question"]["options"] if option[1:2] == [1] or option[2:3] == [1]}
    assert {"move", "overwork"} <= fitting
    anna.click(place(anna, 1))
    expect_question(anna, anna.say("question-which", thing=say_in_root("en", "place-1")))
    expect(verb(anna, "recruit")).to_have_count(0)
    anna.choice(say_in_root("en", "verb-marquise-move")).click()
    expect_question(anna, say_in_root("en", "pick-move-target", place=1))
    go_back_to_menu(anna)


def click_that_fits_no_chosen_action_does_nothing(anna: Person, now: Any) -> None:
    assert any(option[0] == "craft" for option in now["question"]["options"])
    anna.choice(say_in_root("en", "verb-marquise-move")).click()
    asked = say_in_root("en", "pick-move-place")
    expect_question(anna, asked)
    for card in anna.page.locator(".hand .thing").all():
        card.click()
    expect_question(anna, asked)


def click_on_what_an_action_cannot_take_says_why(anna: Person, now: Any) -> None:
    origins = {option[1] for option in now["question"]["options"] if option[0] == "move"}
    barred = min({*range(1, 13)} - origins)
    anna.click(place(anna, barred))
    expect(reason(anna)).to_contain_text(say_in_root("en", "refused-no-warriors-in", clearing=barred))
    expect_question(anna, say_in_root("en", "pick-move-place"))
    go_back_to_menu(anna)


def cards_that_cannot_be_crafted_are_greyed_in_the_hand(anna: Person, now: Any) -> None:
    refused = [each["option"][1] for each in now["question"]["refusals"] if each["option"][0] == "craft"]
    assert refused
    verb(anna, "craft").click()
    expect_question(anna, say_in_root("en", "pick-craft-card"))
    greyed = anna.page.locator(".hand button[aria-disabled=true]")
    expect(greyed).to_have_count(len(refused))
    greyed.first.click(force=True)
    expect(reason(anna)).to_contain_text(say_in_root("en", "verb-craft"))
    anna.page.keyboard.press("Escape")
    expect(reason(anna)).to_have_count(0)
    point_at_nothing(anna)


def point_at_nothing(anna: Person) -> None:
    """What is told where one points goes, for Escape closes that first."""
    anna.page.mouse.move(2, 2)
    expect(anna.page.get_by_role("tooltip")).to_have_count(0)


def go_back_to_menu(anna: Person) -> None:
    """Take all picks back."""
    point_at_nothing(anna)
    menu = say_in_root("en", "ask-marquise", left=3)
    while anna.bar_text.inner_text() != menu:
        anna.press("Escape")


def test_what_ends_the_step_stays_in_sight_whatever_is_asked(come: Come) -> None:
    anna = come("Anna")
    table = come_to_menu(anna, "marquise", "marquise")
    end = anna.bar.get_by_role("button", name=re.compile(f"^{say_in_root('en', 'verb-marquise-done')}"))
    march = anna.choice(say_in_root("en", "verb-marquise-move"))
    steps = (None, march, anna.choices.first)
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        for step in steps:
            if step:
                step.click()
            expect(end).to_be_in_viewport(ratio=1)
        if (width, height) != SIZES[-1]:
            go_back_to_menu(anna)
    count = anna.table(table)["count"]
    anna.press("e")
    expect(anna.bar_text).not_to_have_text(re.compile("where"))
    assert anna.table(table)["count"] > count


def test_what_follows_is_said_before_with_a_sign(come: Come) -> None:
    anna = come("Anna")
    come_to_menu(anna, "eyrie", "decree_add")
    anna.choices.first.click()
    follows = anna.bar.locator(".follows")
    expect(follows.first).to_contain_text(anna.say("follows"))
    expect(follows.first.locator("svg")).to_be_visible()


def test_a_tap_that_cannot_be_taken_back_asks_for_a_second_one(come: Come) -> None:
    anna = come("Anna").introduce()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT)).expect_asked("bid")
    expect(anna.bar).not_to_contain_text(anna.say("question-how"))  # for there is nothing to pick on the board
    item = anna.menu_item("keys")
    expect(item).to_be_visible()
    anna.page.keyboard.press("Escape")  # closes the menu of the table
    expect(item).to_be_hidden()

    anna.choice("1 coin").click()
    expect(anna.tapped).to_have_text(re.compile("1 coin"))
    anna.page.keyboard.press("Escape")
    expect(anna.tapped).to_have_count(0)
    anna.choice("1 coin").click()
    anna.choice("2 coins").click()
    expect(anna.tapped).to_have_text(re.compile("2 coins"))
    anna.expect_asked("bid")
    anna.tapped.click()
    anna.expect_asked("starter")
    anna.pick(anna.choice("Anna"))
    anna.expect_asked("take", coins=9)
    expect(anna.bar).to_contain_text(anna.say("question-how"))

    anna.open("/settings").page.get_by_role("checkbox", name=anna.say("settings-confirm")).uncheck()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT)).expect_asked("bid")
    anna.choice("1 coin").click()
    anna.expect_asked("starter")
