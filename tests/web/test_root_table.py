"""A new table for Root, and what everybody can read at it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from deskovka.games.root.options import RootSetup
from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person
from tests.web.test_looks import faults_in_both_themes
from tests.web.test_phone import come_with_a_phone, expect_question_in_sight, expect_to_fit
from tests.web.test_replay import bar, expect_moment
from tests.web.woodland import go_on, places, sit_down, upload
from tests.web.wording import say_in_root


def form(person: Person) -> Locator:
    """The form of the set-up, with everything unfolded."""
    found = person.page.get_by_role("region", name=person.say("setup"), exact=True)
    found.get_by_text(person.say("setup-details")).click()
    return found


def test_every_option_is_in_the_form_with_its_help_and_wrong_combinations_are_explained_beside_their_fields(
    come: Come,
) -> None:
    anna = come("Anna").introduce().open("/new/root")
    anna.forgive("status of 422")
    expect_every_option(anna)
    for players, preparation, factions, key, complaint in WRONG:
        choose(anna.open("/new/root"), players, preparation, factions)
        expect(field(anna, key).get_by_role("alert")).to_contain_text(complaint)
        expect(anna.page.get_by_role("alert")).to_have_count(1)
        expect(anna.button("table-create")).to_be_disabled()
    for language, words in (("en", "needs"), ("cs", "vyžaduje|potřebuje|jde jen")):
        anna.language = language
        for players, preparation, factions, key, _ in WRONG:
            refuse(anna, players, preparation, factions, key, words)
    anna.page.get_by_role("button", name="Česky").click()
    expect_every_option(anna.open("/new/root"))


def expect_every_option(anna: Person) -> None:
    setup = form(anna)
    games = {game["id"]: game for game in anna.ask("GET", "/games")}
    with_seats = {"players", "plays"}
    options = [option for option in games["root"]["options"] if option["key"] not in with_seats]
    assert {option["key"] for option in options} == set(RootSetup.__struct_fields__) - with_seats
    for option in options:
        message = f"setup-{option['key']}"
        expect(setup.get_by_text(say_in_root(anna.language, message), exact=True).first).to_be_visible()
        help_text = "setup-edition-how" if option["kind"] == "edition" else f"{message}-help"
        expect(setup.get_by_text(say_in_root(anna.language, help_text), exact=True)).to_be_visible()


WRONG = (
    (4, "standard", ("vagabond_second",), "factions", "factions = vagabond"),
    (2, "standard", ("alliance", "vagabond"), "factions", "reach = any"),
    (5, "draft", ("marquise", "eyrie", "alliance", "vagabond"), "preparation", "factions: 5 ×"),
)
"""A second Vagabond without the first, too low a reach, a draft for five with four factions."""


def refuse(person: Person, players: int, preparation: str, factions: tuple[str, ...], key: str, words: str) -> None:
    """The server refuses a wrong combination in words of the person's language."""
    setup = {"players": players, "preparation": preparation, "factions": factions}
    refused = person.ask("POST", "/games/root/setup", {"setup": setup}, status=422)
    assert refused["error"]["facts"]["key"] == key
    assert re.search(words, refused["error"]["sentence"])


def choose(person: Person, players: int, preparation: str, factions: tuple[str, ...]) -> None:
    """Fill in the form."""
    person.page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    form(person)
    field(person, "preparation").get_by_role("combobox").select_option(preparation)
    for name in factions:
        faction(person, name).check()
    person.rest()


def test_a_faction_is_picked_where_its_player_sits_and_the_others_draw(come: Come) -> None:
    anna = come("Anna").introduce().open("/new/root")
    mine = anna.page.get_by_label(f"{say_in_root('en', 'setup-plays')}: {anna.say('seat-number', number=1)}")
    mine.select_option("vagabond")
    anna.button("table-create").click()
    anna.topic()
    roles = anna.table(anna.table_id)["roles"]
    assert roles[0] == "vagabond"
    assert sorted(roles[1:]) == ["alliance", "eyrie", "marquise"]
    expect(anna.seats.first).to_contain_text("Vagabond (Anna)")


def faction(person: Person, name: str) -> Locator:
    """The box of a faction in the form."""
    label = say_in_root(person.language, f"setup-factions-{name}")
    return person.page.get_by_role("checkbox", name=re.compile(f"^{label}"))


def field(person: Person, option: str) -> Locator:
    """The field of an option, with what is said beside it."""
    named = person.page.get_by_text(say_in_root(person.language, f"setup-{option}"), exact=True)
    return person.page.locator("fieldset, label.field").filter(has=named).last


def test_the_table_has_no_serious_fault(come: Come) -> None:
    anna = come("Anna", bypass_csp=True).introduce()
    sit_down(anna, "vagabond", "looking")
    anna.be_asked()
    found = faults_in_both_themes(anna)
    for _ in range(2):
        anna.pick(anna.choices.first)
    expect(places(anna).first).to_be_visible()
    assert found + faults_in_both_themes(anna) == []


def test_the_board_of_a_draft_for_three_is_drawn(come: Come) -> None:
    anna = come("Anna").introduce()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT, game="root", setup={"preparation": "draft"}, seed="drafted"))
    anna.be_asked()
    expect(anna.board.locator("[data-place]").first).to_be_visible()


def test_the_seats_are_a_sheet_with_my_board_on_a_phone(come: Come) -> None:
    anna = come_with_a_phone(come, "Anna", language="cs").introduce()
    anna.open("/t/" + go_on(anna, "vagabond-with-allies.game", 200, BOT, BOT, BOT, ME))
    expect_question_in_sight(anna)
    expect(anna.seats).to_have_count(0)
    anna.page.get_by_role("button", name=re.compile(f"^{anna.say('seats')}: ")).tap()
    mine = anna.seats.first
    expect(mine).to_contain_text("Anna")
    track = mine.get_by_text(say_in_root("cs", "panel-satchel"))
    expect(track).to_be_in_viewport()
    expect_to_fit(anna)
    mine.get_by_role("button", name=re.compile("Anna")).tap()
    expect(track).to_have_count(0)
    anna.button("close").last.tap()
    expect(anna.seats).to_have_count(0)
    expect_question_in_sight(anna)


def test_a_replay_shows_the_board_of_each_moment(come: Come) -> None:
    anna = come("Anna").introduce()
    table, at = upload(anna, "four-factions-on-autumn.game"), 110  # then a workshop is built, for two points
    anna.open(f"/t/{table}/replay?at={at}")
    expect_moment(anna, at, 259)
    clearing, track = anna.board.locator("[data-place='5']"), anna.board.locator(".track")
    expect(clearing).to_have_attribute("aria-label", re.compile(say_in_root("en", "role-marquise")))
    before = [str(part.get_attribute("aria-label")) for part in (clearing, track)]
    workshop = say_in_root("en", "piece-workshop")
    assert workshop not in before[0]
    for _ in range(2):
        bar(anna).get_by_role("button", name=anna.say("replay-next"), exact=True).click()
        expect_moment(anna, at + 1, 259)
        expect(clearing).to_have_attribute("aria-label", re.compile(workshop))
        expect(track).to_have_attribute("aria-label", before[1].replace(" 9", " 11", 1))
        bar(anna).get_by_role("button", name=anna.say("replay-back"), exact=True).click()
        expect_moment(anna, at, 259)
        expect(clearing).to_have_attribute("aria-label", before[0])
        expect(track).to_have_attribute("aria-label", before[1])
