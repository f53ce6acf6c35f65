"""A new table: a game, its set-up, who sits where and who may watch."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import Person


def options_of(person: Person) -> list[dict[str, Any]]:
    """The options of the set-up of Legends, but for the number of players, which follows from the seats."""
    games = {game["id"]: game for game in person.ask("GET", "/games")}
    return [option for option in games["legends"]["options"] if option["key"] != "players"]


def form(person: Person) -> Locator:
    """The form of the set-up, with everything unfolded."""
    found = person.page.get_by_role("region", name=person.say("setup"), exact=True)
    found.get_by_text(person.say("setup-details")).click()
    return found


def variant(person: Person, name: str) -> Locator:
    return person.page.get_by_role("checkbox", name=re.compile(f"^{person.say(f'setup-variants-{name}')}"))


def field(person: Person, option: str) -> Locator:
    """The field of an option, with what is said beside it."""
    return person.page.locator("fieldset, label.field").filter(has_text=person.say(f"setup-{option}")).last


def expect_every_option(person: Person) -> None:
    """Every option and variant is in the form with its help."""
    setup = form(person)
    for option in options_of(person):
        message = f"setup-{option['key']}"
        expect(setup.get_by_text(person.say(message), exact=True)).to_be_visible()
        help_text = "setup-edition-how" if option["kind"] == "edition" else f"{message}-help"
        expect(setup.get_by_text(person.say(help_text), exact=True)).to_be_visible()
        for choice in option["choices"] if option["kind"] == "several" else ():
            expect(setup.get_by_text(person.say(f"{message}-{choice}"), exact=True)).to_be_visible()
            expect(setup.get_by_text(person.say(f"{message}-{choice}-help"), exact=True)).to_be_visible()


def test_a_game_is_chosen_by_its_picture_its_length_and_its_players_and_has_all_its_options(come: Come) -> None:
    anna = come("Anna").open("/new")
    card = anna.page.get_by_role("article").filter(has_text="Eight-Minute Empire: Legends")
    expect(card).to_contain_text("2–4 players")
    expect(card).to_contain_text(re.compile(r"\d+–\d+ min"))
    picture = card.locator("img")
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    card.get_by_role("link", name=anna.say("choose")).click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Eight-Minute Empire: Legends")
    expect_every_option(anna)


def edition_field(person: Person) -> Locator:
    return form(person).get_by_role("textbox", name=person.say("setup-edition"), exact=True)


def test_what_is_wrong_is_explained_beside_its_field_and_an_edition_is_told_at_the_table(come: Come) -> None:
    anna = come("Anna").introduce().open("/new/legends")
    anna.forgive("status of 422")
    create, alert = anna.button("table-create"), field(anna, "variants").get_by_role("alert")
    variant(anna, "poison_swamp").check()
    expect(alert).to_contain_text("variants = discovery")
    expect(create).to_be_disabled()
    expect(anna.page.get_by_role("alert")).to_have_count(1)
    variant(anna, "discovery").check()
    expect(alert).to_have_count(0)

    edition = edition_field(anna)
    alert = field(anna, "edition").get_by_role("alert")
    for wrong, complaint in (
        ("players: 3:", "line 1"),
        ("sea_cost: 2\nplayer: {3: {turns: 2}}", "Line 2: The edition changes player,"),
        ("players:\n  3:\n    turns: many\n", "Line 3: The edition sets players.3.turns to many"),
    ):
        edition.fill(wrong)
        expect(alert).to_contain_text(complaint)
        expect(create).to_be_disabled()
    edition.fill("players:\n  3:\n    turns: 2  # a short one\n")
    expect(alert).to_have_count(0)
    create.click()
    anna.be_asked()
    table = anna.table(anna.table_id)
    assert sorted(table["table"]["setup"]["variants"]) == ["discovery", "poison_swamp"]
    assert table["view"]["rounds"] == 2
    anna.menu_item("setup").click()
    dialog = anna.page.get_by_role("dialog", name=anna.say("setup"))
    expect(dialog).to_contain_text("players.3.turns = 2")
    with anna.page.expect_download() as download:
        dialog.get_by_role("link", name=anna.say("edition-download")).click()
    assert download.value.path().read_text("utf-8") == "players:\n  '3': {turns: 2}\n"
    assert download.value.suggested_filename == f"legends-{anna.table_id}.yaml"


def test_a_whole_scenario_is_uploaded_chosen_from_played_and_downloaded_again(come: Come) -> None:
    file = Path(__file__).parents[1] / "editions" / "root" / "glade.yaml"
    anna = come("Anna").introduce().open("/new/root")
    anna.forgive("status of 422")
    edition = edition_field(anna)
    field(anna, "edition").locator("input[type=file]").set_input_files(file)
    expect(edition).to_have_value(file.read_text("utf-8"))
    maps = anna.page.get_by_role("combobox", name=re.compile("^Map"))
    maps.select_option(label="The Glade")
    expect(anna.page.get_by_role("alert")).to_have_count(0)
    with anna.page.expect_download() as download:
        anna.button("edition-download").click()
    assert download.value.path().read_text("utf-8") == file.read_text("utf-8")
    assert download.value.suggested_filename == "root.yaml"
    anna.button("table-create").click()
    anna.page.wait_for_url("**/t/*")
    table = anna.asked(anna.table_id)
    assert table["view"]["map"]["name"] == "glade"
    assert len(table["view"]["map"]["clearings"]) == 8


def test_who_sits_where_who_may_watch_and_the_chance_are_chosen(come: Come) -> None:
    anna = come("Anna").introduce().open("/new/legends")
    seats = [anna.page.get_by_label(anna.say("seat-number", number=number)) for number in (1, 2, 3)]
    for seat, choice in zip(seats, ("invited", "bot random", "me"), strict=True):
        seat.select_option(choice)
    anna.page.get_by_role("checkbox", name=anna.say("table-listed")).uncheck()
    anna.page.get_by_text(anna.say("watch"), exact=True).click()
    anna.page.get_by_label(anna.say("watch-after")).select_option("later")
    anna.page.get_by_text(anna.say("seed"), exact=True).click()
    anna.page.get_by_label(anna.say("seed")).fill("rainy sunday")
    anna.button("table-create").click()
    expect(anna.page.get_by_role("heading", name=anna.say("lobby-title"))).to_be_visible()
    expect(anna.page.get_by_text(anna.say("friendly"))).to_be_visible()
    table = anna.table(anna.table_id)["table"]
    assert [(seat["kind"], seat["bot"]) for seat in table["seats"]] == [
        ("invited", None),
        ("bot", "random"),
        ("person", None),
    ]
    assert (table["public"], table["watchers"], table["after_end"]) == (False, "public", "later")
