"""Paladins in the browser: alone in Czech from set-up to end, two people and a bot by link, every size of screen."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import ME, OPEN, Person
from tests.web.test_czech import turn_to
from tests.web.test_layout import resize
from tests.web.test_looks import faults_in_both_themes
from tests.web.test_phone import HEIGHT, WIDTH, come_with_a_phone, expect_question_in_sight, expect_to_fit
from tests.web.wording import say_in

BOT = {"kind": "bot", "bot": "random"}
"""How it plays matters to nobody here."""
LYING = (844, 390)
SHORT = {"edition": {"rounds": 1}}
"""One round instead of seven."""


def sit_down(person: Person, *others: dict[str, str], **setup: Any) -> str:
    """A table of Paladins, with a fixed seed; gives its id."""
    return person.set_table(ME, *others, game="paladins", setup=setup, seed="paladins in the browser")


def offered(person: Person) -> Locator:
    """What can be picked on the boards, in sight."""
    return person.board.locator("button:is(.source, .target)").filter(visible=True)


def space(person: Person, action: str) -> Locator:
    """The button of an action space on the own board."""
    return person.board.locator(f"[data-action={action}] button").first


def any_option(now: Any, chance: Random) -> Any:
    """Any answer, a pass or a refusal only when there is nothing else."""
    options = now["question"]["options"]
    return chance.choice([option for option in options if option[0] not in ("pass", "decline", "done")] or options)


def play_past_the_pages(table: str, chance: Random, *people: Person) -> None:
    """Everybody answers anything until the game is over."""
    while (now := people[0].table(table))["result"] is None:
        for person in people:
            now = person.table(table)
            if now["result"] is None and now["me"] in now["waiting"]:
                person.answer(now, *any_option(now, chance))


def pick_anything(person: Person, chance: Random) -> bool:
    """Pick on the boards, or in the bar what they do not show; gives whether it was on the boards."""
    expect(person.board).not_to_be_empty()
    person.choices.first.or_(offered(person).first).first.wait_for()
    count = offered(person).count()
    if count:
        person.pick(offered(person).nth(chance.randrange(count)))
    elif person.choices.count():
        person.pick(person.choices.nth(chance.randrange(person.choices.count())))
    else:
        pass_ = say_in("paladins", person.language, "verb-pass")
        person.pick(person.bar.get_by_role("button", name=re.compile(pass_)))
    return count > 0


def test_a_solo_game_is_played_in_czech_from_set_up_to_end(come: Come) -> None:
    anna = come("Anna", language="cs").introduce()
    table = sit_down(anna, difficulty="easy", **SHORT)
    anna.open(f"/t/{table}")
    expect(anna.bar_text).to_have_text(say_in("paladins", "cs", "ask-first_townsfolk"))
    chance, on_board = Random(7), 0
    while anna.asked(table)["result"] is None:
        on_board += pick_anything(anna, chance)
        if on_board == 3:
            anna.board.get_by_role("button", name=re.compile("^virtuální hráč")).click()
            virtual = anna.board.get_by_role("region", name="virtuální hráč")
            expect(virtual).to_contain_text(say_in("paladins", "cs", "view-marker"))
    assert on_board >= 6
    expect_scored(anna, anna.table(table)["view"])


def expect_scored(person: Person, view: Any) -> None:
    """The dialog of the end has every part of the score, and the total of both."""
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    seat, rival = view["seats"][0], view["virtual"]
    row = dialog.get_by_role("row", name=re.compile("^Celkem"))
    expect(row).to_have_text(re.compile(rf"Celkem\s*{seat['score']}\s*{rival['score']}"))
    for part, points in seat["points"].items():
        name = say_in("paladins", "cs", f"part-{part}")
        cells = dialog.get_by_role("row", name=re.compile(f"^{re.escape(name)}", re.IGNORECASE)).get_by_role("cell")
        expect(cells.first).to_have_text(str(points))


def test_two_people_and_a_bot_play_a_game_by_link(come: Come) -> None:
    anna, boris = come("Anna").introduce(), come("Boris", language="cs").introduce()
    table = sit_down(anna, OPEN, BOT, **SHORT)
    boris.ask("POST", f"/tables/{table}/join", {"seat": 1})
    for person in (anna, boris):
        person.open(f"/t/{table}")
        expect(person.board.locator("[data-outsider]").first).to_be_visible()
    chance = Random(2)
    while any(person.table(table)["view"]["round"] < 1 for person in (anna, boris)):
        for person in (anna, boris):
            if (now := person.table(table))["me"] in now["waiting"] and now["view"]["round"] < 1:
                offered(person).first.wait_for()
                person.pick(offered(person).first)
    for person in (anna, boris):
        cards = person.board.locator("[data-card] button.source").filter(visible=True)
        expect(cards).to_have_count(3)
        person.pick(cards.nth(1))
        person.pick(person.choices.first)
    play_past_the_pages(table, chance, anna, boris)
    for person in (anna, boris):
        expect(person.page.get_by_role("dialog")).to_contain_text("Bot Ada")
        expect(person.page.get_by_role("dialog").get_by_role("columnheader")).to_have_count(3)


def come_to_act(person: Person, table: str) -> Any:
    """Answer anything until actions are chosen."""
    chance = Random(4)
    while (now := person.asked(table))["question"]["topic"] != "act":
        person.answer(now, *any_option(now, chance))
    person.open(f"/t/{table}").be_asked()
    return now


def test_actions_are_picked_on_the_own_board_beside_the_main_board_and_those_of_others(come: Come) -> None:
    anna = come("Anna", language="cs").introduce()  # Czech words are the longer ones
    now = come_to_act(anna, sit_down(anna, BOT, BOT, BOT))
    for place in ("[data-outsider]", "[data-card]", "[data-action=convert]", "[data-slot=A7]"):
        expect(anna.board.locator(place).last).to_be_in_viewport(ratio=0.9)
    assert anna.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
    expect_refused(anna, now)
    expect_boards_of_others(anna)
    turn_to(anna, "en")
    expect_expedition(anna, now)


def expect_refused(person: Person, now: Any) -> None:
    """A space that cannot be used is greyed and says why."""
    refused = {refusal["option"][0]: refusal for refusal in now["question"]["refusals"] if len(refusal["option"]) == 1}
    action = next(name for name in ("fortify", "convert", "garrison", "absolve", "develop") if name in refused)
    button = space(person, action)
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(person.page.get_by_text(refused[action]["clause"]).first).to_be_visible()


def expect_boards_of_others(person: Person) -> None:
    """The boards of others are one click away."""
    person.board.get_by_role("button", name=re.compile("^Bot Ada")).click()
    expect(person.board.get_by_role("region", name="Bot Ada")).to_be_visible()
    expect(person.board.locator("[data-action] button")).to_have_count(0)
    person.board.get_by_role("button", name=re.compile("^Anna")).click()
    expect(space(person, "hunt")).to_be_visible()


def expect_expedition(person: Person, now: Any) -> None:
    """The action is picked on the own board, its target on the main board."""
    options = [option for option in now["question"]["options"] if option[0] == "expedition"]
    assert len(options) > 1
    person.board.get_by_role("button", name="Expedition", exact=True).click()
    expect(person.bar_text).to_have_text(say_in("paladins", "en", "pick-expedition-townsfolk"))
    card = options[0][1]
    person.pick(person.board.locator(f"[data-card={card}] button"))
    after = person.table(now["table"]["id"])
    if after["question"] and after["question"]["topic"] == "act" and after["count"] == now["count"]:
        person.pick(person.choices.first)  # how it is paid
    townsfolk = say_in("paladins", "en", f"townsfolk-{card}")
    sent = say_in("paladins", "en", "event-expedition", seat=person.name, townsfolk=townsfolk)
    expect(person.page.get_by_role("log")).to_contain_text(sent)


def test_a_turn_is_played_with_a_thumb_on_a_phone_that_lies_or_stands(come: Come) -> None:
    anna = come_with_a_phone(come, "Anna", language="cs").introduce()
    table = sit_down(anna, BOT)
    come_to_act(anna, table)
    expect_question_in_sight(anna)
    resize(anna, *LYING)
    expect(space(anna, "develop")).to_be_in_viewport(ratio=1)
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= LYING[0]
    resize(anna, WIDTH, HEIGHT)

    before = anna.table(table)["count"]
    anna.pick(space(anna, "hunt"))
    if anna.choices.count() and anna.table(table)["count"] == before:
        anna.pick(anna.choices.first)
    expect(anna.page.get_by_role("log", include_hidden=True)).to_contain_text("Anna: Lov, na pole jde ")
    anna.rest(anna.asked(table)["seq"])  # then the board turns to where something is asked
    anna.be_asked().board.get_by_role("button", name="Království").tap()
    expect(anna.board.locator("[data-outsider]").first).to_be_visible()
    expect_to_fit(anna)


def test_the_boards_have_no_serious_fault(come: Come) -> None:
    anna = come("Anna", bypass_csp=True).introduce()
    come_to_act(anna, sit_down(anna, difficulty="easy"))
    found = faults_in_both_themes(anna)
    anna.board.get_by_role("button", name=re.compile("^virtual player")).click()
    found += faults_in_both_themes(anna)
    anna.menu_item("legend").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    found += faults_in_both_themes(anna, within="dialog")
    assert found == []
