"""Uprising in the browser: reasons, amounts, an attack from two sides, on a phone, in Czech."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person
from tests.web.test_layout import resize
from tests.web.test_phone import come_with_a_phone, expect_question_in_sight, expect_to_fit
from tests.web.test_verbs import reason
from tests.web.wording import say_in

LYING = (844, 390)
FOOD_PRICE = 5
MODEL_EXAMPLE = {
    "southern_front": {
        "units": [{"space": "severin_in", "level": 3}, {"space": "severin_out", "level": 2}],
        "stocks": {"military": 1, "political": 1},
    },
    "government": {"units": [{"space": "severin", "level": 3}], "stocks": {"military": 0}},
}
"""UP-FGT-11: two rebel units stand before a city of defence 4."""


def sit_down(person: Person, **setup: Any) -> str:
    """Play the rebels of the duel against a bot; gives the table."""
    table = person.set_table(ME, BOT, game="uprising", setup=setup, seed="a table in the browser")
    person.open(f"/t/{table}")
    return table


def spot(person: Person, space: str) -> Locator:
    """A city or a territory on the map."""
    return person.board.locator(f"[data-space='{space}']")


def verb(person: Person, name: str) -> Locator:
    """A verb of the menu, or what ends a phase, whatever is said beside it."""
    label = say_in("uprising", person.language, f"verb-{name}")
    return person.bar.get_by_role("button", name=re.compile(rf"^(\w )?{re.escape(label)}"))


def economy(person: Person) -> Locator:
    """The panel with what can be paid for."""
    return person.page.get_by_role("region", name=say_in("uprising", person.language, "board-economy"), exact=True)


def offer(person: Person, *parts: str) -> Locator:
    """A button of that panel, by the beginning of what it says."""
    return economy(person).get_by_role("button", name=re.compile("^" + re.escape(", ".join(parts))))


def test_amounts_are_cut_to_what_can_be_paid_a_refused_action_says_why_and_all_is_taken_back(
    come: Come,
) -> None:
    anna = come("Anna").introduce()
    unknown = {"southern_front": {"stocks": {"popularity": 0}}}
    table = sit_down(anna, edition={"scenarios": {"duel": {"factions": unknown}}})
    budget = anna.asked(table)["view"]["seats"][0]["money"]
    food, weapons = (anna.bar.get_by_role("spinbutton", name=name) for name in ("food", "weapons"))
    food.fill("7")
    food.press("Enter")
    expect(anna.bar).to_contain_text(anna.say("form-total", cost=7 * FOOD_PRICE, budget=budget))
    weapons.fill("99")
    weapons.press("Tab")
    expect(weapons).to_have_value(str((budget - 7 * FOOD_PRICE) // 10))
    anna.button("form-clear").click()
    expect(food).to_have_value("0")
    food.fill("7")
    food.press("Tab")
    anna.button("form-confirm").click()
    verb(anna, "economy-done").wait_for()
    own = anna.table(table)["view"]["seats"][0]
    assert (own["food"], own["money"], own["weapons"]) == (6 + 7, budget - 7 * FOOD_PRICE, 0)
    recruit = verb(anna, "recruit")
    expect(recruit).to_have_attribute("aria-disabled", "true")
    recruit.click(force=True)  # which is no button that a browser calls enabled
    expect(reason(anna)).to_contain_text("Your popularity is 0; 3 would be needed.")
    anna.pick(anna.bar.get_by_role("button", name=re.compile(f"^{anna.say('undo')}")))
    expect(food).to_have_value("7")  # what was answered first stands until it is taken back too
    assert anna.table(table)["view"]["seats"][0]["money"] == budget


def test_an_attack_from_two_sides_is_reckoned_before_it_is_made(come: Come) -> None:
    anna = come("Anna").introduce()
    nobody_recruits = {"prices": {"unit": 9}}
    table = sit_down(anna, edition={"params": nobody_recruits, "scenarios": {"duel": {"factions": MODEL_EXAMPLE}}})
    anna.button("form-confirm").click()
    anna.pick(offer(anna, "Feed all"))
    anna.pick(verb(anna, "economy-done"))
    verb(anna, "attack").click()
    one = "3 against 1 + 3 = 4: 2 more to win. You can add 1 power and take 1 off the defence."
    both = "3 + 2 = 5 against 1 + 3 = 4: wins, whatever power is added. You can add 1 power and take 1 off the defence."
    anna.click(spot(anna, "severin_in"))
    expect(anna.bar.get_by_role("button", name=re.compile("from Severín Inland ?3"))).to_contain_text(one)
    anna.click(spot(anna, "severin_out"))
    attack = anna.bar.get_by_role("button", name=re.compile("from Severín Inland and Severín Outland"))
    expect(attack).to_contain_text(both)
    expect(attack).to_be_in_viewport(ratio=0.9)
    anna.pick(attack)

    fight = anna.page.get_by_role("region", name=re.compile("Severín")).filter(has_text="Attack")
    expect(fight.get_by_role("listitem")).to_have_count(4)  # two levels; the city and the unit in it
    points = anna.bar.get_by_role("spinbutton", name="Severín Outland")
    points.fill("1")
    points.press("Tab")
    anna.button("form-confirm").click()
    expect(fight.get_by_role("listitem")).to_have_count(5)
    expect(fight.locator("b")).to_have_text(["6", "4"])
    anna.pick(anna.choice("1 point"))
    anna.pick(anna.choice(say_in("uprising", "en", "option-enter", space="Severín Outland")))
    city = next(city for city in anna.table(table)["view"]["cities"] if city["id"] == "severin")
    assert (city["owner"], city["unit"]["level"]) == (0, 2)


def test_an_economic_phase_is_played_on_a_phone_that_stands_or_lies_in_czech(come: Come) -> None:
    anna = come_with_a_phone(come, "Anna", language="cs").introduce()
    table = sit_down(anna)
    expect_to_fit(anna)
    anna.button("form-most", thing="jídlo").tap()
    anna.button("form-confirm").tap()
    expect_question_in_sight(anna)
    anna.page.get_by_role("button", name=re.compile("^Hospodářství, karty")).tap()
    anna.pick(offer(anna, "Nakrmit všechny"))
    expect_to_fit(anna)
    assert anna.table(table)["view"]["seats"][0]["food"] == 22

    resize(anna, *LYING)
    spot(anna, "korunov").wait_for()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= LYING[0]
    box = anna.board.bounding_box()
    assert box is not None
    assert box["height"] > 200
