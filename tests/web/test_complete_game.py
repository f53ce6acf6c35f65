"""Two people and a bot play a game to its end, each on a page of their own."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.people import Person
from tests.web.test_new_table import edition_field

FEW_TURNS = "players: {3: {turns: 2}}"
"""An edition of the game that is over soon."""


def test_two_people_and_a_bot_play_a_game_to_the_final_scoring(come: Come) -> None:
    anna, boris = come("Anna", reduced_motion="no-preference"), come("Boris")
    set_a_table_for_two_and_a_bot(anna)
    join(boris, anna.page.url)

    chance = Random(4)
    while who := next_to_act(anna, boris):
        who.act(chance)

    table = anna.table(anna.table_id)
    for person in (anna, boris):
        expect_scoring(person, table["result"]["scores"], table["result"]["winners"])
    assert anna.log() == boris.log()
    assert len(anna.log()) == len(table["log"]["events"])
    winner = ["Anna", "Boris", "Bot Ada"][table["result"]["winners"][0]]
    assert anna.log()[-1].startswith(winner)


def set_a_table_for_two_and_a_bot(anna: Person) -> None:
    anna.open("/new/legends")
    edition_field(anna).fill(FEW_TURNS)
    anna.page.get_by_label(anna.say("seat-number", number=2)).select_option("open")
    anna.button("table-create").click()
    anna.page.get_by_label(anna.say("name-ask")).fill("Anna")
    anna.button("table-create").click()
    expect(anna.page.get_by_role("heading", name=anna.say("lobby-title"))).to_be_visible()


def join(boris: Person, address: str) -> None:
    boris.page.goto(address)
    boris.button("sit-here").click()
    boris.page.get_by_label(boris.say("name-ask")).fill("Boris")
    boris.button("sit-here").click()
    boris.expect_asked("bid")


def next_to_act(anna: Person, boris: Person) -> Person | None:
    """The one of them who is asked, once the bot has answered; None when the game is over."""
    for person in (anna, boris):
        person.catch_up()
        if person.choices.count():
            return person
    return None


def expect_scoring(person: Person, scores: list[int], winners: list[int]) -> None:
    """The end is told by itself: who won, and how many points everybody has."""
    dialog = person.page.get_by_role("dialog")
    names = ["Anna", "Boris", "Bot Ada"]
    kind = "shared" if len(winners) > 1 else "won"
    won = person.say(f"result-{kind}", winners=" and ".join(names[seat] for seat in winners))
    expect(dialog.get_by_role("heading", name=won)).to_be_visible()
    sums = dialog.get_by_role("row").filter(has=person.page.get_by_role("rowheader", name=person.say("board-sum")))
    expect(sums.get_by_role("cell")).to_have_text([str(score) for score in scores])
    dialog.get_by_role("button", name=person.say("close")).click()
    for seat, score in enumerate(scores):
        expect(person.seat(seat)).to_contain_text(f"{score}")
