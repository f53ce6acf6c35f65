"""From a guest on one device to somebody with an account on any."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person

PASSWORD = "correct horse battery"


def test_a_guest_makes_an_account_and_goes_on_playing_on_another_device(come: Come) -> None:
    at_home = come("Anna").introduce()
    table = at_home.set_table(ME, BOT, BOT, seed="two devices")
    at_home.open(f"/t/{table}").pick(at_home.choice("2 coins"))
    at_home.expect_asked("starter")

    at_home.page.get_by_role("link", name="Anna").click()
    fill_in_account(at_home, "anna-of-two-devices")
    at_home.button("account-register").click()
    expect(at_home.page.get_by_text(at_home.say("account-made"))).to_be_visible()

    on_the_road = come("Anna").open("/settings")
    fill_in_account(on_the_road, "anna-of-two-devices")
    on_the_road.button("account-sign-in").click()
    expect(on_the_road.page.get_by_text(on_the_road.say("account-in"))).to_be_visible()
    on_the_road.page.get_by_role("link", name="Deskovka").click()
    mine = on_the_road.page.get_by_role("region", name=on_the_road.say("tables-mine"))
    expect(mine.get_by_role("link")).to_contain_text([on_the_road.say("your-turn")])
    mine.get_by_role("link", name="Legends").click()

    on_the_road.expect_asked("starter")
    on_the_road.pick(on_the_road.choice("Anna"))
    assert "Anna decides who goes first: Anna." in on_the_road.log()
    at_home.open(f"/t/{table}").expect_asked("take", coins=9)


def test_a_wrong_password_is_refused_in_words(come: Come) -> None:
    anna = come("Anna").introduce()
    anna.ask("POST", "/account", {"login": "anna-with-secrets", "password": PASSWORD})
    stranger = come("Stranger", language="cs").open("/settings")
    stranger.forgive("status of 40[13]")
    fill_in_account(stranger, "anna-with-secrets", "correct horse cheddar")
    stranger.button("account-sign-in").click()
    expect(stranger.page.get_by_role("alert")).to_have_text("Účet s tímto heslem neexistuje.")
    assert stranger.ask("GET", "/me")["user"] is None


def fill_in_account(person: Person, login: str, password: str = PASSWORD) -> None:
    person.page.get_by_label(person.say("account-login")).fill(login)
    person.page.get_by_label(person.say("account-password")).fill(password)
