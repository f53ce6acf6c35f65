"""Questions of every kind in a real browser: any set of cards at once, what one only may do, a form."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from deskovka.kernel import Match, seed_from
from tests.toys.bazaar import Bazaar, BazaarSetup, BazaarState
from tests.web.conftest import Come
from tests.web.people import BOT, ME, OPEN, Person
from tests.web.test_phone import come_with_a_phone, expect_to_fit

QUESTIONS = {"lay": re.compile("what do you lay"), "trade": re.compile("How do you trade")}


def seed_where(holds: Callable[[BazaarState], bool]) -> str:
    """Chance by which this holds at a table of three when the first day has dawned."""
    for number in range(1000):
        match = Match(Bazaar(), BazaarSetup(3), seed_from(f"bazaar {number}"))
        if holds(match.world.state):
            return f"bazaar {number}"
    raise AssertionError("no such table")


def goods_of(state: BazaarState, seat: int) -> list[str]:
    return [str(option[1]) for option in Bazaar().sets_to_lay(state, seat) if len(option) == 2]


def rascals_of(state: BazaarState, seat: int) -> list[str]:
    return [str(option[1]) for option in Bazaar().rascals_of(state, seat)]


def are_two_rich(state: BazaarState) -> bool:
    """Anna has three goods to lay; Boris has a rascal, and something to lay beside it."""
    return (
        len(goods_of(state, 0)) == 3
        and len(rascals_of(state, 1)) == 1
        and len(goods_of(state, 1)) == 2
        and not rascals_of(state, 2)
    )


@pytest.fixture
def company(come: Come, site_without_boards: str) -> tuple[Person, Person, str]:
    """Anna at a desk, Boris with a phone, and a bot; the first day has dawned."""
    anna = come("Anna", address=site_without_boards)
    boris = come_with_a_phone(come, "Boris", address=site_without_boards)
    table = anna.introduce().set_table(ME, OPEN, BOT, game="bazaar", seed=seed_where(are_two_rich))
    boris.introduce().ask("POST", f"/tables/{table}/join", {"seat": 1})
    for person in (anna, boris):
        person.open(f"/t/{table}").be_asked()
    return anna, boris, table


def card(person: Person, place: int) -> str:
    """The name of a card in the person's hand."""
    now = person.table(person.table_id)
    return str(now["view"]["hands"][now["me"]][place]).capitalize()


def whole(person: Person) -> Locator:
    """The button that answers with all that was gathered."""
    return person.bar.get_by_role("button", name=re.compile(r"^(↵ )?(Lay |Not enough)"))


def expect_gathered(person: Person, label: str) -> None:
    """Wait until the button says this."""
    expect(whole(person)).to_have_text(re.compile(rf"^\s*↵\s+{label}\s*$"))


def test_a_day_is_played_with_sets_of_cards_and_what_one_only_may_do_and_then_the_game(
    company: tuple[Person, Person, str],
) -> None:
    anna, boris, table = company
    any_of_ones_cards_are_toggled_and_laid_in_one_secret_answer(anna, boris, table)
    what_one_only_may_do_stands_apart_and_is_hinted_to_nobody_else(anna, boris, table)
    a_game_of_two_people_and_a_bot_is_played_to_its_end(anna, boris, table)


def any_of_ones_cards_are_toggled_and_laid_in_one_secret_answer(anna: Person, boris: Person, table: str) -> None:
    first, second, third = (card(anna, place) for place in range(3))
    expect(anna.bar_text).to_have_text("Day 1: what do you lay on the market?")
    expect_gathered(anna, "Lay nothing")

    anna.choice(third).click()  # in the bar
    expect(anna.choice(third)).to_have_attribute("aria-pressed", "true")
    expect_gathered(anna, f"Lay {third}")
    on_board = anna.board.get_by_role("button", name=first, exact=True)
    on_board.click()  # on the board
    expect(on_board).to_have_attribute("aria-pressed", "true")
    expect_gathered(anna, f"Lay {first} and {third}")
    anna.page.keyboard.press("2")  # by its key
    expect_gathered(anna, f"Lay {first}, {second} and {third}")
    on_board.click()  # and back
    expect(on_board).to_have_attribute("aria-pressed", "false")

    anna.page.evaluate("() => document.activeElement.blur()")
    anna.page.keyboard.press("Enter")
    expect(anna.bar).to_contain_text(anna.say("table-waits", players="Boris"))
    assert anna.table(table)["question"] is None
    anna.page.keyboard.press("u")  # a secret answer can be taken back
    expect_gathered(anna, "Lay nothing")
    anna.choice(second).click()
    whole(anna).click()

    expect_to_fit(boris)
    whole(boris).tap()
    log = anna.page.get_by_role("log")
    expect(log).to_contain_text(f"Anna lays {second} and gets ")
    expect(log).to_contain_text("Boris lays nothing.")
    laid = [event["facts"] for event in boris.table(table)["log"]["events"] if event["kind"] == "laid"]
    assert [facts["cards"] for facts in laid[:2]] == [[second.lower()], []]


def waiting(person: Person, table: str) -> Any:
    return person.table(table)["waiting"]


def what_one_only_may_do_stands_apart_and_is_hinted_to_nobody_else(anna: Person, boris: Person, table: str) -> None:
    expect(anna.bar_text).to_have_text("How do you trade?")
    expect(boris.bar).to_contain_text(boris.say("table-waits", players="Anna"))
    expect(boris.bar).to_contain_text("You may send a rascal for a coin of the one who trades.")
    expect(boris.bar).not_to_have_class(re.compile(r"\bmine\b"))
    assert boris.say("your-turn") not in boris.page.title()
    assert waiting(boris, table) == [0]
    expect(anna.page.get_by_text("rascal")).to_have_count(0)
    expect_to_fit(boris)

    before = anna.table(table)
    boris.choices.first.tap()
    expect(anna.page.get_by_role("log")).to_contain_text("Boris sends")
    anna.ask("POST", f"/tables/{table}/answers", {"decision": before["decision"], "option": ["wait"], "seat": 0}, 409)
    expect(anna.bar_text).to_have_text("How do you trade?")
    anna.click(anna.choice("Wait"))
    expect(anna.page.get_by_role("log")).to_contain_text("Anna waits.")


def a_game_of_two_people_and_a_bot_is_played_to_its_end(anna: Person, boris: Person, table: str) -> None:
    for person in (anna, boris):
        person.forgive("status of 409")  # a rascal of the bot was faster: what it left is asked anew
    while (now := anna.table(table))["result"] is None:
        for person in (anna, boris):
            asked = person.table(table)
            if asked["me"] in asked["waiting"]:
                expect(person.bar_text).to_have_text(QUESTIONS[asked["question"]["topic"]])
                person.pick(whole(person) if asked["question"]["topic"] == "lay" else person.choices.last)
    assert sum(now["result"]["scores"]) > 0
    expect(anna.page.get_by_role("dialog")).to_be_visible()


def test_a_form_is_filled_in_with_its_total_and_answered_when_confirmed(come: Come, site_without_boards: str) -> None:
    anna = come("Anna", address=site_without_boards)
    table = anna.introduce().set_table(ME, BOT, game="fair")
    anna.open(f"/t/{table}")
    expect(anna.bar_text).to_have_text("Day 1: what do you buy? You have 7 coins.")
    row = {name: anna.bar.get_by_role("listitem", name=name) for name in ("Wheat", "Tools", "Soldiers")}

    def add(name: str, by: str = "form-more") -> None:
        row[name].get_by_role("button", name=anna.say(by, thing=name)).click()

    for name in ("Soldiers", "Tools", "Wheat"):
        add(name)
    expect(anna.bar).to_contain_text(anna.say("form-total", cost=6, budget=7))
    expect(row["Tools"].get_by_role("button", name=anna.say("form-more", thing="Tools"))).to_be_disabled()
    add("Wheat", "form-less")
    add("Tools")
    expect(anna.bar).to_contain_text(anna.say("form-total", cost=7, budget=7))
    anna.button("form-clear").click()
    expect(anna.bar).to_contain_text(anna.say("form-total", cost=0, budget=7))
    for name in ("Tools", "Soldiers", "Tools"):
        add(name)
    assert anna.table(table)["count"] == 0  # nothing was answered yet
    anna.button("form-confirm").click()
    expect(anna.page.get_by_role("log")).to_contain_text("Anna pays 7: wheat 0, tools 2, soldiers 1.")
    anna.page.get_by_role("log").get_by_text("Day 2").or_(anna.bar.get_by_text("Day 2")).first.wait_for()


def test_a_form_that_was_answered_in_part_is_filled_in_otherwise(come: Come, site_without_boards: str) -> None:
    anna = come_with_a_phone(come, "Anna", address=site_without_boards)
    table = anna.introduce().set_table(ME, BOT, game="fair")
    anna.answer(anna.table(table), "buy", "wheat", 3)
    anna.open(f"/t/{table}")
    expect(anna.bar).to_contain_text(anna.say("form-total", cost=3, budget=7))
    expect_to_fit(anna)
    anna.button("form-less", thing="Wheat").tap()
    anna.button("form-more", thing="Soldiers").tap()
    anna.button("form-confirm").tap()
    expect(anna.bar).to_contain_text("Day 2")
    answers = [event["facts"] for event in anna.table(table)["log"]["events"] if event["facts"]["seat"] == 0]
    assert answers == [{"seat": 0, "coins": 5, "wheat": 2, "tools": 0, "soldiers": 1}]
