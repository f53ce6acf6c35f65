"""From a guest on one device to somebody with an account on any."""

from __future__ import annotations

from typing import Any

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


def test_a_guest_who_signs_in_after_a_wrong_password_finds_the_tables_of_both(come: Come) -> None:
    at_home = come("Anna").introduce()
    at_home.ask("POST", "/account", {"login": "anna-with-a-phone", "password": PASSWORD})
    old = at_home.set_table(ME, BOT, BOT)
    phone = come("Guest", language="cs").introduce()
    new = phone.set_table(ME, BOT, BOT)
    phone.open("/settings").forgive("status of 40[13]")
    fill_in_account(phone, "anna-with-a-phone", "correct horse cheddar")
    phone.button("account-sign-in").click()
    expect(phone.page.get_by_role("alert")).to_have_text("Účet s tímto heslem neexistuje.")
    assert phone.ask("GET", "/me")["user"]["name"] == "Guest"

    fill_in_account(phone, "anna-with-a-phone")
    phone.button("account-sign-in").click()
    expect(phone.page.get_by_text(phone.say("account-in"))).to_be_visible()
    phone.page.get_by_role("link", name="Deskovka").click()
    mine = phone.page.get_by_role("region", name=phone.say("tables-mine")).get_by_role("link", name=phone.say("game"))
    expect(mine).to_have_count(2)
    assert {str(link.get_attribute("href")) for link in mine.all()} == {f"/t/{old}", f"/t/{new}"}

    phone.page.locator(f'a[href="/t/{new}"]').click()
    phone.pick(phone.choice("1 minci"))
    assert phone.say("event-bid_made", seat="Anna", coins=1) in phone.log()
    assert at_home.table(new)["me"] == 0


def test_a_program_gets_a_token_and_loses_it_and_a_cookie_that_signs_out_is_worthless(come: Come) -> None:
    anna = come("Anna").introduce()
    anna.ask("POST", "/account", {"login": "anna-who-leaves", "password": PASSWORD})
    table = anna.set_table(ME, BOT, BOT)
    anna.open("/settings")
    programs = anna.page.get_by_role("region", name=anna.say("programs"))
    programs.get_by_label(anna.say("programs-name")).fill("Automaton")
    anna.button("programs-make").click()
    token = programs.get_by_role("status").locator("code").inner_text()
    program, copied = come("Program"), come("Thief", storage_state=anna.context.storage_state())
    assert copied.table(table)["me"] == 0

    def look(status: int) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        answer = program.context.request.get(f"{program.address}/api/tables/{table}", headers=headers)
        assert answer.status == status
        return answer.json()

    assert look(200)["question"]["topic"] == "bid"
    anna.page.reload()
    expect(programs).to_contain_text("Automaton")
    expect(programs).not_to_contain_text(token)
    anna.button("programs-remove-one", name="Automaton").click()
    expect(programs.get_by_text("Automaton")).to_have_count(0)
    assert look(401)["error"]["key"] == "nobody"

    anna.button("account-sign-out").click()
    expect(anna.page.get_by_text(anna.say("account-out"))).to_be_visible()
    copied.open(f"/t/{table}")
    expect(copied.page.get_by_text(copied.say("watching"))).to_be_visible()
    assert copied.ask("GET", "/me")["user"] is None


def test_somebody_keeps_an_account_safe_and_leaves_for_good(come: Come) -> None:
    anna, phone = come("Anna").introduce(), come("Phone")
    anna.ask("POST", "/account", {"login": "anna-who-is-careful", "password": PASSWORD})
    phone.ask("POST", "/session", {"login": "anna-who-is-careful", "password": PASSWORD})
    anna.open("/settings")
    safety = anna.page.get_by_role("region", name=anna.say("safety"))
    expect(safety.get_by_role("listitem")).to_have_count(2)
    safety.get_by_role("listitem").get_by_role("button").click()
    expect(safety.get_by_role("listitem")).to_have_count(1)
    assert phone.ask("GET", "/me")["user"] is None

    safety.get_by_label(anna.say("account-password"), exact=True).fill(PASSWORD)
    anna.button("safety-codes-make").click()
    codes = safety.get_by_role("status").locator("code").inner_text().split()
    assert len(codes) == 8
    expect(safety.get_by_text(anna.say("safety-codes-what", count=8))).to_be_visible()
    anna.button("safety-end-all").click()
    expect(safety).to_have_count(0)

    anna.button("forgotten").click()
    form = anna.page.locator("form").filter(has_text=anna.say("forgotten-what"))
    form.get_by_label(anna.say("account-login")).fill("anna-who-is-careful")
    form.get_by_label(anna.say("forgotten-code")).fill(codes[0])
    form.get_by_label(anna.say("safety-new")).fill("another horse battery")
    form.get_by_role("button", name=anna.say("safety-change")).click()
    expect(safety.get_by_text(anna.say("safety-codes-what", count=7))).to_be_visible()

    anna.button("safety-go-do").click()
    safety.get_by_label(anna.say("account-password"), exact=True).last.fill("another horse battery")
    anna.button("safety-go-sure").click()
    expect(safety).to_have_count(0)
    assert anna.ask("GET", "/me")["user"] is None


def fill_in_account(person: Person, login: str, password: str = PASSWORD) -> None:
    person.page.get_by_label(person.say("account-login")).fill(login)
    person.page.get_by_label(person.say("account-password")).fill(password)
