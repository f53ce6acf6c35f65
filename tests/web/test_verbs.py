"""Menus of actions in a real browser: verbs first, reasons for what cannot be chosen, and no action by mistake."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person
from tests.web.test_looks import faults_in_both_themes
from tests.web.woodland import set_out
from tests.web.wording import say_in_root

SIZES = {"desk": (1280, 800), "phone": (390, 844), "phone sideways": (844, 390)}
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


@pytest.mark.parametrize("language", ["en", "cs"])
def test_an_action_that_cannot_be_taken_is_greyed_and_says_why_with_its_clause(come: Come, language: str) -> None:
    anna = come("Anna", language=language)
    table = come_to_menu(anna, "marquise", "marquise")
    offered = [anna.table(table)["question"]["menu"].index(name) for name in ("move", "battle", "build")]
    assert offered == sorted(offered)
    battle = verb(anna, "battle")
    expect(battle).to_have_attribute("aria-disabled", "true")
    battle.click(force=True)  # which is no button that a browser calls enabled
    expect(reason(anna)).to_contain_text(say_in_root(language, "refused-nobody"))
    expect_question(anna, say_in_root(language, "ask-marquise", left=3))
    anna.page.keyboard.press("Escape")
    expect(reason(anna)).to_have_count(0)

    battle.click(force=True)
    reason(anna).get_by_role("button", name="4.3", exact=True).click()
    expect(reason(anna)).to_have_count(0)
    rules = anna.page.get_by_role("tab", name=anna.say("rules"))
    expect(rules).to_have_attribute("aria-selected", "true")


def test_a_reason_is_said_at_the_focus_and_to_readers_of_screens(come: Come) -> None:
    anna = come("Anna")
    come_to_menu(anna, "marquise", "marquise")
    anna.tab_to(verb(anna, "battle"))
    expect(reason(anna)).to_contain_text(say_in_root("en", "refused-nobody"))
    expect(verb(anna, "battle")).to_have_accessible_description(say_in_root("en", "refused-nobody"))
    anna.page.keyboard.press("Tab")
    expect(reason(anna)).to_have_count(0)


def test_the_question_is_rewritten_after_every_pick_and_escape_leads_back(come: Come) -> None:
    anna = come("Anna")
    table = come_to_menu(anna, "marquise", "marquise")
    menu = say_in_root("en", "ask-marquise", left=3)
    expect_question(anna, menu)
    verb(anna, "build").click()
    expect_question(anna, say_in_root("en", "pick-build-piece"))
    sawmill = say_in_root("en", "piece-sawmill")
    anna.choice(f"{sawmill}…").click()
    expect_question(anna, "Build a sawmill: where?")
    anna.page.keyboard.press("Escape")
    expect_question(anna, say_in_root("en", "pick-build-piece"))
    anna.button("back").click()
    expect_question(anna, menu)
    anna.page.keyboard.press("Escape")  # there is nothing left to take back
    expect_question(anna, menu)

    verb(anna, "build").click()
    anna.choice(f"{sawmill}…").click()
    site = [option[2] for option in anna.table(table)["question"]["options"] if option[:2] == ["build", "sawmill"]][-1]
    anna.pick(place(anna, site))
    assert any(event["kind"] == "built" for event in anna.table(table)["log"]["events"])


def test_a_click_that_fits_several_actions_asks_which(come: Come) -> None:
    anna = come("Anna")
    table = come_to_menu(anna, "marquise", "marquise")
    now = anna.table(table)
    fitting = {option[0] for option in now["question"]["options"] if option[1:2] == [1] or option[2:3] == [1]}
    assert {"move", "overwork"} <= fitting
    anna.click(place(anna, 1))
    expect_question(anna, anna.say("question-which", thing=say_in_root("en", "place-1")))
    expect(verb(anna, "recruit")).to_have_count(0)
    anna.choice(say_in_root("en", "verb-marquise-move")).click()
    expect_question(anna, say_in_root("en", "pick-move-target", place=1))
    assert anna.table(table)["count"] == now["count"]


def test_a_click_that_fits_no_chosen_action_does_nothing(come: Come) -> None:
    anna = come("Anna")
    table = come_to_menu(anna, "marquise", "marquise")
    now = anna.table(table)
    assert any(option[0] == "craft" for option in now["question"]["options"])
    anna.choice(say_in_root("en", "verb-marquise-move")).click()
    asked = say_in_root("en", "pick-move-place")
    expect_question(anna, asked)
    for card in anna.page.locator(".hand .thing").all():
        card.click()
    expect_question(anna, asked)
    assert anna.table(table)["count"] == now["count"]


def test_a_click_on_what_an_action_cannot_take_says_why(come: Come) -> None:
    anna = come("Anna")
    table = come_to_menu(anna, "marquise", "marquise")
    origins = {option[1] for option in anna.table(table)["question"]["options"] if option[0] == "move"}
    barred = min({*range(1, 13)} - origins)
    anna.choice(say_in_root("en", "verb-marquise-move")).click()
    anna.click(place(anna, barred))
    expect(reason(anna)).to_contain_text(say_in_root("en", "refused-no-warriors-in", clearing=barred))
    expect_question(anna, say_in_root("en", "pick-move-place"))


def test_cards_that_cannot_be_crafted_are_greyed_in_the_hand(come: Come) -> None:
    anna = come("Anna")
    table = come_to_menu(anna, "marquise", "marquise")
    refused = [each["option"][1] for each in anna.table(table)["question"]["refusals"] if each["option"][0] == "craft"]
    assert refused
    verb(anna, "craft").click()
    greyed = anna.page.locator(".hand button[aria-disabled=true]")
    expect(greyed).to_have_count(len(refused))
    greyed.first.click(force=True)
    expect(reason(anna)).to_contain_text(say_in_root("en", "verb-craft"))


@pytest.mark.parametrize("size", SIZES)
def test_what_ends_the_step_stays_in_sight_whatever_is_asked(come: Come, size: str) -> None:
    width, height = SIZES[size]
    anna = come("Anna", viewport={"width": width, "height": height})
    table = come_to_menu(anna, "marquise", "marquise")
    end = anna.bar.get_by_role("button", name=re.compile(f"^{say_in_root('en', 'verb-marquise-done')}"))
    expect(end).to_be_in_viewport(ratio=1)
    anna.choice(say_in_root("en", "verb-marquise-move")).click()
    expect(end).to_be_in_viewport(ratio=1)
    anna.choices.first.click()
    expect(end).to_be_in_viewport(ratio=1)
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

    anna.open("/settings").page.get_by_role("checkbox", name=anna.say("settings-confirm")).uncheck()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT)).expect_asked("bid")
    anna.choice("1 coin").click()
    anna.expect_asked("starter")


def test_to_pick_on_the_board_is_said_only_where_one_can(come: Come) -> None:
    anna = come("Anna").introduce()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT)).expect_asked("bid")
    expect(anna.bar).not_to_contain_text(anna.say("question-how"))
    anna.pick(anna.choice("1 coin"))
    anna.pick(anna.choice("Anna"))
    anna.expect_asked("take", coins=10)
    expect(anna.bar).to_contain_text(anna.say("question-how"))


def test_escape_closes_the_menu_of_the_table(come: Come) -> None:
    anna = come("Anna").introduce()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT)).expect_asked("bid")
    item = anna.menu_item("keys")
    expect(item).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(item).to_be_hidden()


def test_the_key_of_a_choice_is_not_read_as_part_of_its_name(come: Come) -> None:
    anna = come("Anna")
    come_to_menu(anna, "marquise", "marquise")
    march = anna.bar.get_by_role("button", name=say_in_root("en", "verb-marquise-move"), exact=True)
    expect(march).to_have_attribute("aria-keyshortcuts", "1")
    expect(march.locator("kbd")).to_be_visible()


def test_a_menu_its_reasons_and_its_steps_have_no_serious_fault(come: Come) -> None:
    anna = come("Anna", bypass_csp=True)
    come_to_menu(anna, "marquise", "marquise")
    found = faults_in_both_themes(anna)
    verb(anna, "battle").click(force=True)
    expect(reason(anna)).to_be_visible()
    found += faults_in_both_themes(anna)
    verb(anna, "craft").click()
    expect_question(anna, say_in_root("en", "pick-craft-card"))
    assert found + faults_in_both_themes(anna) == []
