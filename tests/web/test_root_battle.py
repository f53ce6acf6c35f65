"""Battles of Root in the browser: who is attacked is asked for an ambush, and what is shown is what happened."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, OPEN, Person
from tests.web.test_layout import parts_outside
from tests.web.test_phone import come_with_a_phone, expect_question_in_sight
from tests.web.woodland import go_on, held
from tests.web.wording import say_in_root

RECORD, MOMENT = "three-players-on-winter.game", 1741
"""Here the Marquise can attack the Eyrie in clearing 9 twice; many warriors stand there."""
ATTACK = ("battle", 9, 0)
AMBUSH = "ambush_bird"
"""The Eyrie holds it."""


def attack(petr: Person, table: str) -> None:
    """The Marquise attacks the Eyrie."""
    while (now := petr.asked(table))["question"]["topic"] != "marquise":
        petr.answer(now, "pass")  # no hospitals after the battle before
    assert list(ATTACK) in now["question"]["options"]
    petr.answer(now, *ATTACK)


def faction_of(person: Person, table: str, seat: int) -> str:
    """What sentences call a seat."""
    return say_in_root(person.language, f"role-{person.table(table)['roles'][seat]}")


def come_to_battle(anna: Person, petr: Person) -> str:
    """Petr attacks Anna, who is asked for an ambush; gives the table."""
    table = go_on(anna.introduce(), RECORD, MOMENT, ME, BOT, OPEN)
    petr.introduce().ask("POST", f"/tables/{table}/join", {"seat": 2})
    anna.open(f"/t/{table}")
    attack(petr, table)
    attacker = faction_of(anna, table, 2)
    asked = say_in_root(anna.language, "ask-ambush", seat=attacker, clearing=9, count=8)
    expect(anna.bar_text).to_have_text(asked)
    return table


def warriors(person: Person, table: str, owner: int) -> int:
    """How many warriors a player has in clearing 9."""
    pieces = person.table(table)["view"]["map"]["clearings"][8]["pieces"]
    return sum(piece["count"] for piece in pieces if piece["owner"] == owner and piece["sort"] == "warrior")


def test_who_is_attacked_springs_an_ambush_with_a_card_in_the_hand(come: Come) -> None:
    anna, petr = come("Anna"), come("Petr")
    table = come_to_battle(anna, petr)
    before = warriors(petr, table, owner=2)
    anna.pick(held(anna).first)
    card = say_in_root("en", f"card-{AMBUSH}")
    faction = faction_of(anna, table, 0)
    expect(anna.page.get_by_role("log")).to_contain_text(say_in_root("en", "event-ambushed", seat=faction, card=card))
    while (now := petr.asked(table))["question"]["topic"] == "foil":
        petr.answer(now, "pass")
    assert before - warriors(petr, table, owner=2) >= 2
    assert AMBUSH in now["view"]["discard"]


def test_who_is_attacked_is_asked_on_a_phone_too(come: Come) -> None:
    anna, petr = come_with_a_phone(come, "Anna", language="cs"), come("Petr")
    come_to_battle(anna, petr)
    anna.stop_time()
    expect_question_in_sight(anna)
    anna.pick(anna.choice(say_in_root("cs", "option-pass")))
    expect(anna.board.locator(".die")).to_have_count(2)


def test_a_standing_order_is_shown_and_obeyed(come: Come) -> None:
    anna, petr = come("Anna"), come("Petr")
    table = come_to_battle(anna, petr)
    matter, order = say_in_root("en", "matter-ambush"), say_in_root("en", "order-never")
    never = anna.choice(say_in_root("en", "option-standing", matter=matter, order=order))
    expect(never).to_be_hidden()  # it is no answer like the others
    anna.bar.get_by_text(anna.say("orders-leave")).click()
    anna.pick(never)
    orders = anna.page.get_by_role("region", name=say_in_root("en", "panel-held")).locator("section")
    shown = orders.filter(has_text=anna.say("orders-mine"))
    expect(shown).to_contain_text(f"{matter} {order}")

    dice = anna.page.get_by_role("log").get_by_role("listitem", include_hidden=True).filter(has_text="The dice:")
    expect(dice).to_have_count(1)
    anna.pick(anna.choice(say_in_root("en", "option-done")))  # her partisans stay at home
    attack(petr, table)
    expect(dice).to_have_count(2)  # though Anna has answered nothing
    petr.open(f"/t/{table}")
    his = petr.page.locator("section").filter(has_text=petr.say("orders-mine")).get_by_role("listitem")
    expect(his).to_have_count(2)  # those that he left himself before
    eva = come("Eva").open(f"/t/{table}")
    expect(eva.board.locator("[data-place]").first).to_be_visible()
    expect(eva.page.get_by_text(eva.say("orders-mine"))).to_have_count(0)


# -- whole battles, click by click, beside the events that tell of them ------------------------------------------------

FOIL, FOILED = "foiled-ambush.game", 1115
"""Here the Alliance can attack the Vagabond in a clearing for which both hold an ambush: Command Warren."""

LONG_ENOUGH = 10
"""Seconds for which a battle that is over is looked at."""


def panel(person: Person) -> Locator:
    """The battle that is shown over the map."""
    return person.board.get_by_role("region", name=re.compile(r"^Battle: Clearing \d+$"))


def fought(person: Person, table: str) -> list[Any]:
    """The events of the last battle, as the server tells them to this person."""
    events = person.table(table)["log"]["events"]
    last = max(place for place, event in enumerate(events) if event["kind"] == "battle")
    return list(events[last:])


def losses(events: list[Any], owner: int, clearing: int) -> dict[str, int]:
    """What a seat has lost in a battle, by name."""
    lost: dict[str, int] = {}
    for event in events:
        facts = event["facts"]
        if event["kind"] == "removed" and (facts["owner"], facts["clearing"]) == (owner, clearing):
            lost[say_in_root("en", f"piece-{facts['piece']}")] = lost.get(facts["piece"], 0) + facts["count"]
        elif event["kind"] == "damaged" and facts["seat"] == owner:
            item = say_in_root("en", f"item-{facts['item']}")
            lost[item] = lost.get(item, 0) + 1
    return lost


def expect_truth(person: Person, table: str) -> None:
    """The panel says what the events say, and all of it is within the board."""
    events = fought(person, table)
    attack, rolls = events[0]["facts"], [event["facts"] for event in events if event["kind"] == "rolled"]
    dice = [str(roll[side]) for roll in rolls for side in ("attack", "defense")]
    expect(panel(person).locator(".die")).to_have_count(len(dice))
    shown = panel(person).locator(".die").all()
    assert [die.get_attribute("aria-label") for die in shown] == dice
    for side, seat in enumerate((attack["seat"], attack["defender"])):
        box = panel(person).locator(".side").nth(side)
        taken = [event["facts"] for event in events if event["kind"] == "hits"]
        hits = sum(facts["count"] for facts in taken if facts["seat"] == seat)
        takes = [say_in_root("en", "board-takes", count=hits)] if hits else []
        expect(box.get_by_text(re.compile(r"^takes"))).to_have_text([re.compile(f"^{text}") for text in takes])
        lost = [f"{name} −{count}" for name, count in losses(events, seat, attack["clearing"]).items()]
        expect(box.get_by_role("listitem")).to_have_text([re.compile(rf"^\s*{text}\s*$") for text in lost])
    assert parts_outside(panel(person), person.board) == []
    assert parts_outside(panel(person).get_by_role("button"), panel(person)) == []


def attack_with_clicks(person: Person, clearing: int, defender: str) -> None:
    """Pick the clearing on the map, then battle and the defender where that is asked."""
    person.pick(person.board.locator(f"[data-place='{clearing}']"))
    wanted = re.compile(f"Battle|Attack|{defender}")
    while not panel(person).count():
        person.pick(person.choices.filter(has_text=wanted).first)


def expect_gone(person: Person) -> None:
    """The battle goes by itself after some seconds."""
    person.let_time_pass(LONG_ENOUGH)
    expect(panel(person)).to_have_count(0)


def test_a_battle_with_an_ambush_and_field_hospitals_is_told_truly(come: Come) -> None:
    anna, petr = come("Anna"), come("Petr")
    table = go_on(anna.introduce(), RECORD, MOMENT, OPEN, BOT, ME)
    petr.introduce().ask("POST", f"/tables/{table}/join", {"seat": 0})
    anna.open(f"/t/{table}").be_asked().stop_time()
    attack_with_clicks(anna, 9, faction_of(anna, table, 0))
    expect_truth(anna, table)
    petr.answer(petr.asked(table), "ambush", AMBUSH)
    kinds: list[str] = []
    while (now := anna.table(table))["view"]["battle"]:
        anna.page.mouse.move(200, 300)
        anna.page.mouse.move(900, 560)  # what is pointed at is told anew, and nothing is counted again
        expect_truth(anna, table)
        if 2 not in now["waiting"]:
            petr.answer(petr.table(table), *petr.table(table)["question"]["options"][0])
            continue
        kinds.append(anna.topic())
        hospitals = kinds[-1] == "field_hospitals" and kinds.count("field_hospitals") == 1
        anna.pick(held(anna).first if hospitals else anna.choice(say_in_root("en", "option-pass")))
    assert "field_hospitals" in kinds
    expect_truth(anna, table)
    assert "hospitalized" in [event["kind"] for event in fought(anna, table)]
    expect_gone(anna)


def test_a_foiled_ambush_against_a_vagabond_is_told_truly(come: Come) -> None:
    anna, petr = come("Anna"), come("Petr")
    table = go_on(anna.introduce(), FOIL, FOILED, ME, BOT, OPEN, BOT)
    petr.introduce().ask("POST", f"/tables/{table}/join", {"seat": 2})
    anna.open(f"/t/{table}").be_asked().stop_time()
    anna.pick(anna.choices.filter(has_text=say_in_root("en", "card-command_warren")).first)
    petr.answer(petr.asked(table), "ambush", "ambush_mouse")
    expect(anna.bar_text).to_contain_text("mbush")
    expect_truth(anna, table)
    anna.pick(held(anna).first)
    expect(panel(anna)).to_contain_text(say_in_root("en", "board-ambush-foiled"))
    while (now := petr.table(table))["view"]["battle"]:
        expect_truth(anna, table)
        asked = anna if 0 in now["waiting"] else petr
        asked.answer(asked.table(table), *asked.table(table)["question"]["options"][0])
    expect_truth(anna, table)
    anna.button("close").last.click()
    expect(panel(anna)).to_have_count(0)


def test_a_battle_against_the_defenseless_is_told_truly_on_a_phone(come: Come) -> None:
    anna = come_with_a_phone(come, "Anna").introduce()
    table = go_on(anna, RECORD, MOMENT, BOT, BOT, ME)
    anna.open(f"/t/{table}").be_asked().stop_time()
    attack_with_clicks(anna, 2, "|".join(faction_of(anna, table, seat) for seat in (0, 1)))
    anna.asked(table)  # the bot has chosen what it loses
    expect(panel(anna)).to_contain_text(re.compile("is defenseless: one extra hit"))
    expect_truth(anna, table)
    expect_gone(anna)
