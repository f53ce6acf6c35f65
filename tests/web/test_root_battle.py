"""Battles of Root in the browser: who is attacked is asked for an ambush, unless a standing order says no."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, OPEN, Person
from tests.web.test_phone import come_with_a_phone, expect_question_in_sight
from tests.web.woodland import go_on, held
from tests.web.wording import say_in_root

RECORD, MOMENT = "two-vagabonds-on-the-lake.game", 1314
"""Here the Marquise can attack the Eyrie in clearing 10 twice; many warriors stand there."""
ATTACK = ("battle", 10, 0)
AMBUSH = "ambush_mouse"
"""The Eyrie holds it."""


def attack(petr: Person, table: str) -> None:
    """The Marquise attacks the Eyrie."""
    now = petr.asked(table)
    assert list(ATTACK) in now["question"]["options"]
    petr.answer(now, *ATTACK)


def come_to_battle(anna: Person, petr: Person) -> str:
    """Petr attacks Anna, who is asked for an ambush; gives the table."""
    table = go_on(anna.introduce(), RECORD, MOMENT, ME, BOT, OPEN, BOT, BOT)
    petr.introduce().ask("POST", f"/tables/{table}/join", {"seat": 2})
    anna.open(f"/t/{table}")
    attack(petr, table)
    asked = say_in_root(anna.language, "ask-ambush", seat="Petr", clearing=10, count=8)
    expect(anna.bar.get_by_role("status")).to_have_text(asked)
    return table


def warriors(person: Person, table: str, owner: int) -> int:
    """How many warriors a player has in clearing 10."""
    pieces = person.table(table)["view"]["map"]["clearings"][9]["pieces"]
    return sum(piece["count"] for piece in pieces if piece["owner"] == owner and piece["sort"] == "warrior")


def test_who_is_attacked_springs_an_ambush_with_a_card_in_the_hand(come: Come) -> None:
    anna, petr = come("Anna"), come("Petr")
    table = come_to_battle(anna, petr)
    before = warriors(petr, table, owner=2)
    anna.pick(held(anna).first)
    card = say_in_root("en", f"card-{AMBUSH}")
    expect(anna.page.get_by_role("log")).to_contain_text(say_in_root("en", "event-ambushed", seat="Anna", card=card))
    while (now := petr.asked(table))["question"]["topic"] == "foil":
        petr.answer(now, "pass")
    assert before - warriors(petr, table, owner=2) >= 2
    assert AMBUSH in now["view"]["discard"]


def test_who_is_attacked_is_asked_on_a_phone_too(come: Come) -> None:
    anna, petr = come_with_a_phone(come, "Anna", language="cs"), come("Petr")
    come_to_battle(anna, petr)
    expect_question_in_sight(anna)
    anna.pick(anna.choice(say_in_root("cs", "option-pass")))
    expect(anna.board.locator(".die")).to_have_count(2)


def test_a_standing_order_is_shown_and_obeyed(come: Come) -> None:
    anna, petr = come("Anna"), come("Petr")
    table = come_to_battle(anna, petr)
    matter, order = say_in_root("en", "matter-ambush"), say_in_root("en", "order-never")
    anna.pick(anna.choice(f"{matter}…"))
    anna.pick(anna.choice(order))
    orders = anna.page.get_by_role("region", name=say_in_root("en", "panel-held")).locator("section")
    shown = orders.filter(has_text=say_in_root("en", "panel-orders"))
    expect(shown).to_contain_text(f"{matter} {order}")

    dice = anna.page.get_by_role("log").get_by_text(re.compile("^The dice:"))
    expect(dice).to_have_count(1)
    attack(petr, table)
    expect(dice).to_have_count(2)  # though Anna has answered nothing
    petr.open(f"/t/{table}")
    expect(petr.board.locator("[data-place]").first).to_be_visible()
    expect(petr.page.get_by_text(say_in_root("en", "panel-orders"))).to_have_count(0)
