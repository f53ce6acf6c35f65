"""A game without a board of its own is played at the generic table, from the set-up to the end."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import MOVING_CARDS, Person
from tests.web.test_phone import come_with_a_phone, expect_question_in_sight, expect_to_fit


def thing(person: Person, name: str) -> Locator:
    """Something that can be picked, by its name, wherever it first stands on the table."""
    return person.board.get_by_role("button", name=name, exact=True).first


def choose_game(person: Person, name: str) -> None:
    """From the first page to the form of a game."""
    person.open("/")
    person.click(person.page.get_by_role("link", name=person.say("new-table"), exact=True).first)
    card = person.page.get_by_role("article").filter(has=person.page.get_by_role("heading", name=name))
    person.click(card.get_by_role("link", name=person.say("choose")))


def choose_chance(person: Person, seed: str) -> None:
    person.click(person.page.get_by_text(person.say("seed"), exact=True))
    person.page.get_by_label(person.say("seed")).fill(seed)


def create(person: Person) -> None:
    person.click(person.button("table-create"))
    person.page.get_by_label(person.say("name-ask")).fill(person.name)
    person.click(person.button("table-create"))


def log(person: Person) -> list[str]:
    """What happened, from the sheet that is drawn up on a phone."""
    if person.hand != "finger":
        return person.log()
    person.button("log").tap()
    person.page.get_by_role("log").wait_for()
    told = person.log()
    person.button("close").first.tap()
    expect(person.page.get_by_role("log")).to_have_count(0)
    return told


def expect_end(person: Person, scores: list[int]) -> None:
    """The end is told by itself, with everybody's points."""
    dialog = person.page.get_by_role("dialog")
    for score in scores:
        expect(dialog.get_by_role("listitem").filter(has_text=re.compile(rf"\b{score}$")).first).to_be_visible()


def test_legends_is_played_without_its_board(come: Come, site_without_boards: str) -> None:
    anna = come_with_a_phone(come, "Anna", address=site_without_boards)
    choose_game(anna, "Eight-Minute Empire: Legends")
    anna.click(anna.page.get_by_text(anna.say("setup-details")))
    anna.page.get_by_role("textbox", name=anna.say("setup-edition")).fill("players: {3: {turns: 1}}")
    choose_chance(anna, "moves")
    create(anna)
    anna.expect_asked("bid")
    expect(anna.board.get_by_role("table").first).to_be_visible()
    expect(anna.board.locator("[data-region]")).to_have_count(0)  # no map of its own
    anna.pick(anna.choice("2 coins"))
    anna.pick(anna.choice("Anna"))

    anna.expect_asked("take", coins=9)
    card = anna.say("card-" + next(card for card in anna.offered() if card in MOVING_CARDS))
    anna.pick(thing(anna, card))
    anna.expect_asked("move", points=anna.table(anna.table_id)["view"]["points"])
    anna.pick(thing(anna, "Village"))
    anna.pick(thing(anna, "Cape"))
    assert "Anna moves an army: Village → Cape." in log(anna)

    chance = Random(3)
    while not anna.scoring.count():
        expect_question_in_sight(anna)
        anna.act(chance)
        anna.choices.first.or_(anna.scoring).first.wait_for()
    expect_end(anna, anna.table(anna.table_id)["result"]["scores"])


def test_a_new_game_is_played_on_the_day_its_rules_run(come: Come, site_without_boards: str) -> None:
    anna = come("Anna", address=site_without_boards)
    boris = come_with_a_phone(come, "Boris", address=site_without_boards)
    choose_game(anna, "Harvest")
    expect(anna.page.get_by_text("With 1, a roll of one costs everybody a coin.")).to_be_visible()
    anna.page.get_by_label(anna.say("seat-number", number=2)).select_option("open")
    choose_chance(anna, "goats")
    create(anna)
    expect(anna.page.get_by_role("heading", name=anna.say("lobby-title"))).to_be_visible()
    boris.page.goto(anna.page.url)
    boris.click(boris.button("sit-here"))
    boris.page.get_by_label(boris.say("name-ask")).fill("Boris")
    boris.click(boris.button("sit-here"))
    boris.be_asked()

    table, chance, goats = anna.table_id, Random(1), 0
    while (now := anna.table(table))["result"] is None:
        person, other = (anna, boris) if now["waiting"][0] == 0 else (boris, anna)
        expect(person.bar).to_have_class(re.compile(r"\bmine\b"))
        may = other.table(table)["question"]
        if may and may["optional"]:
            goats += 1
            expect(other.bar).to_contain_text(other.say("may-act"))
            other.pick(other.choice("Let the goat out"))
            expect(person.bar).to_contain_text("A goat comes for a coin of yours.")
        person.pick(person.choices.nth(chance.randrange(person.choices.count())))
        expect_to_fit(boris)
    assert goats > 0
    for person in (anna, boris):
        expect_end(person, now["result"]["scores"])
        person.click(person.page.get_by_role("dialog").get_by_role("button", name=person.say("close")))
    assert len([line for line in log(anna) if line.startswith("The goat of ")]) == goats
    assert log(anna) != log(boris)  # each has seen cards that the other has not
    anna.menu_item("as-text").click()
    expect(anna.page.get_by_role("region", name=anna.say("as-text"))).to_contain_text("in the bank")


def test_the_template_for_new_games_is_played(come: Come, site_without_boards: str) -> None:
    anna = come("Anna", address=site_without_boards)
    choose_game(anna, "Orchard")
    choose_chance(anna, "plums")
    create(anna)
    for left in ("You have 3 to lay.", "You have 2 to lay.", "It is your last one."):
        expect(anna.bar_text).to_have_text(f"Which fruit do you lay? {left}")
        anna.pick(anna.choices.first)
    now = anna.asked(anna.table_id)  # nothing more, but its end
    expect_end(anna, now["result"]["scores"])
    laid = [line for line in log(anna) if line.startswith("Anna lays ")]
    assert len(laid) == len(now["view"]["seats"][0]["basket"]) == 3
