"""A new table for Root, and what everybody can read at it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person
from tests.web.test_looks import faults
from tests.web.woodland import places, sit_down
from tests.web.wording import say_in_root


def form(person: Person) -> Locator:
    """The form of the set-up, with everything unfolded."""
    found = person.page.get_by_role("region", name=person.say("setup"), exact=True)
    found.get_by_text(person.say("setup-details")).click()
    return found


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_option_is_in_the_form_with_its_help(come: Come, language: str) -> None:
    anna = come("Anna", language=language).introduce().open("/new/root")
    setup = form(anna)
    games = {game["id"]: game for game in anna.ask("GET", "/games")}
    options = [option for option in games["root"]["options"] if option["key"] != "players"]
    assert len(options) == 10
    for option in options:
        message = f"setup-{option['key']}"
        expect(setup.get_by_text(say_in_root(language, message), exact=True).first).to_be_visible()
        help_text = "setup-edition-how" if option["kind"] == "edition" else f"{message}-help"
        expect(setup.get_by_text(say_in_root(language, help_text), exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("players", "setup", "key"),
    [
        (2, {"factions": ["alliance", "vagabond"]}, "factions"),
        (5, {"preparation": "draft", "factions": ["marquise", "eyrie", "alliance", "vagabond"]}, "preparation"),
        (3, {"factions": ["marquise", "eyrie", "vagabond_second"]}, "factions"),
    ],
    ids=["too low a reach", "a draft with too few factions", "a second Vagabond without the first"],
)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_wrong_combination_is_refused_in_words(
    come: Come, language: str, players: int, setup: dict[str, object], key: str
) -> None:
    anna = come("Anna", language=language).introduce()
    refused = anna.ask("POST", "/games/root/setup", {"setup": {"players": players} | setup}, status=422)
    assert refused["error"]["facts"]["key"] == key
    assert re.search({"cs": "vyžaduje|potřebuje|jde jen", "en": "needs"}[language], refused["error"]["sentence"])


def test_a_second_vagabond_without_the_first_is_explained_beside_the_factions(come: Come) -> None:
    anna = come("Anna").introduce().open("/new/root")
    anna.forgive("status of 422")
    second = anna.page.get_by_role(
        "checkbox", name=re.compile(f"^{say_in_root('en', 'setup-factions-vagabond_second')}")
    )
    second.check()
    field = anna.page.locator("fieldset, label.field").filter(has=second).last
    expect(field.get_by_role("alert")).to_contain_text("factions = vagabond")
    expect(anna.button("table-create")).to_be_disabled()


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_the_table_has_no_serious_fault(come: Come, colours: str) -> None:
    anna = come("Anna", color_scheme=colours, bypass_csp=True).introduce()
    sit_down(anna, "vagabond", "looking")
    anna.choices.first.wait_for()
    found = faults(anna)
    for _ in range(2):
        anna.pick(anna.choices.first)
    expect(places(anna).first).to_be_visible()
    assert found + faults(anna) == []


def test_the_board_of_a_draft_for_three_is_drawn(come: Come) -> None:
    anna = come("Anna").introduce()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT, game="root", setup={"preparation": "draft"}, seed="drafted"))
    anna.choices.first.wait_for()
    expect(anna.board.locator("[data-place]").first).to_be_visible()
