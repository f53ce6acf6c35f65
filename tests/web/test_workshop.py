"""The workshop: numbers are changed in a form, bots tell what that does, and friends play it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from deskovka.content.written import write_edition
from tests.uprising.test_scenarios import BRIDGE
from tests.web.conftest import Come
from tests.web.people import Person
from tests.web.test_czech import turn_to
from tests.web.test_layout import resize
from tests.web.wording import say_in

PHONE = (390, 844)
WEAPON = "params.prices.weapon"


def at_work(person: Person, game: str = "uprising") -> Person:
    person.open(f"/workshop/{game}")
    expect(person.page.get_by_role("region", name=person.say("workshop-values"))).to_contain_text(re.compile(r"\d–\d"))
    return person


def value(person: Person, path: str) -> Locator:
    return person.page.locator(f'[id="f-{path}"]')


def put(person: Person, path: str, number: int | float) -> None:
    value(person, path).fill(str(number))
    value(person, path).press("Tab")


def edition(person: Person) -> Locator:
    return person.page.get_by_role("textbox", name=person.say("workshop-edition"), exact=True)


def compare(person: Person, games: int) -> None:
    person.page.get_by_label(person.say("workshop-bot")).select_option("random")
    person.page.get_by_label(re.compile("^Games of each|^Partií každé")).fill(str(games))
    person.button("workshop-compare").click()


def test_a_price_is_changed_its_effect_seen_and_the_variant_played_with_a_friend(come: Come) -> None:
    anna = come("Anna").introduce().open("/")
    card = anna.page.get_by_role("article").filter(has_text="Uprising")
    card.get_by_role("link", name=anna.say("workshop")).click()
    expect(value(anna, WEAPON)).to_have_value("10")
    put(anna, WEAPON, 5)
    expect(edition(anna)).to_have_value("params:\n  prices: {weapon: 5}\n")

    anna.page.locator("select:has(option[value=capped])").select_option("capped")
    put(anna, "params.stalemate.round_cap", 3)
    expect(edition(anna)).to_have_value(re.compile("round_cap: 3"))
    compare(anna, 20)
    runs = anna.page.get_by_role("region", name=anna.say("workshop-runs"))
    expect(runs.get_by_role("paragraph").filter(has_text="Weapons bought: from")).to_be_visible()  # more than noise
    expect(runs.get_by_role("img", name=anna.say("workshop-wins"))).to_be_visible()
    anna.page.reload()
    expect(edition(anna)).to_have_value(re.compile("weapon: 5"))
    runs.get_by_role("button", name=anna.say("workshop-show")).click()
    expect(runs.get_by_role("paragraph").filter(has_text="Weapons bought: from")).to_be_visible()

    anna.button("workshop-play-friends").click()
    anna.page.wait_for_url(re.compile("/t/"))
    bela = come("Béla").introduce().open(f"/t/{anna.table_id}")
    bela.ask("POST", f"/tables/{anna.table_id}/join", {"seat": 1, "invite": None})
    expect(anna.board.locator("[data-space]").first).to_be_visible()  # both have given their part of the seed
    table = anna.table(anna.table_id)["table"]
    assert table["setup"]["edition"]["params"]["prices"] == {"weapon": 5}
    assert table["status"] == "running"


def come_to_try(person: Person, games: int, *, most: int) -> None:
    """Short games of random bots, with weapons at the lowest price up to the most."""
    at_work(person)
    edition(person).fill("params:\n  stalemate: {round_cap: 2}\n")
    person.page.locator("select:has(option[value=capped])").select_option("capped")
    person.page.get_by_label(person.say("workshop-bot")).select_option("random")
    person.page.get_by_label(re.compile("^Games of each")).fill(str(games))
    person.page.get_by_role("combobox", name=person.say("workshop-vary")).select_option(WEAPON)
    person.page.get_by_label(person.say("workshop-vary-from"), exact=True).fill("5")
    person.page.get_by_label(person.say("workshop-vary-to"), exact=True).fill(str(most))


def test_values_of_one_and_of_two_numbers_are_tried_and_the_nearest_printed(come: Come, tmp_path: Path) -> None:
    anna = come("Anna").introduce()
    come_to_try(anna, 4, most=7)
    anna.button("workshop-try-values", count=3).click()
    runs = anna.page.get_by_role("region", name=anna.say("workshop-runs"))
    runs.get_by_role("combobox", name=anna.say("workshop-measure")).select_option("weapons_bought")
    plot = runs.get_by_role("img", name="Weapons bought")
    expect(plot.locator(".label")).to_have_text(["5", "6", "7"])
    runs.get_by_label(anna.say("workshop-goal-from"), exact=True).fill("90")
    runs.get_by_label(anna.say("workshop-goal-to"), exact=True).fill("99")
    runs.get_by_role("button", name=re.compile("^Take [567]$")).click()
    expect(edition(anna)).to_have_value(re.compile(r"weapon: [567]"))
    with anna.page.expect_download() as download:
        anna.button("workshop-print").click()
    download.value.save_as(tmp_path / "uprising.pdf")
    assert (tmp_path / "uprising.pdf").read_bytes().startswith(b"%PDF")
    anna.button("workshop-remove").click()

    come_to_try(anna, 2, most=6)
    anna.button("workshop-vary-more").click()
    anna.page.get_by_role("combobox", name=anna.say("workshop-vary-also")).select_option("params.prices.food")
    anna.page.get_by_label(anna.say("workshop-vary-from"), exact=True).last.fill("4")
    anna.page.get_by_label(anna.say("workshop-vary-to"), exact=True).last.fill("5")
    anna.button("workshop-try-choices", count=4).click()
    runs.get_by_role("combobox", name=anna.say("workshop-measure")).select_option("weapons_bought")
    runs.get_by_role("button", name=anna.say("workshop-goal-more")).click()
    expect(runs.get_by_role("combobox", name=anna.say("workshop-measure"))).to_have_count(2)
    expect(runs.locator("tbody tr")).to_have_count(4)
    nearest = runs.get_by_role("button", name=re.compile("^Take [56], [45]$")).first
    weapon, food = re.findall(r"\d+", nearest.inner_text())
    nearest.click()
    expect(edition(anna)).to_have_value(re.compile(rf"prices: {{weapon: {weapon}, food: {food}}}"))


def test_the_form_and_the_edition_follow_each_other_and_say_what_does_not_fit(come: Come, tmp_path: Path) -> None:
    anna = at_work(come("Anna", language="cs"))
    let_go = anna.hold_back("**/workshop", lambda: put(anna, WEAPON, 5))
    put(anna, "params.prices.food", 3)
    expect(edition(anna)).to_have_value("")
    let_go()
    expect(edition(anna)).to_have_value("params:\n  prices: {weapon: 5, food: 3}\n")

    edition(anna).fill("params:\n  prices: {weapon: 7}\n")
    expect(value(anna, WEAPON)).to_have_value("7")
    anna.page.get_by_role("checkbox", name=anna.say("workshop-only-changed")).check()
    expect(anna.page.locator(".row")).to_have_count(1)
    anna.page.get_by_role("checkbox", name=anna.say("workshop-only-changed")).uncheck()

    anna.forgive("status of 422")
    put(anna, "params.victory.rebels", 99)
    row = anna.page.locator(".row").filter(has=value(anna, "params.victory.rebels"))
    expect(row.get_by_role("alert")).to_contain_text("params.victory.rebels")
    put(anna, "params.victory.rebels", 9)
    expect(row.get_by_role("alert")).to_have_count(0)
    row.get_by_role("button", name=anna.say("workshop-reset", value="10")).click()
    expect(value(anna, "params.victory.rebels")).to_have_value("10")
    expect(edition(anna)).to_have_value("params:\n  prices: {weapon: 7}\n")

    expect_drawn_again(anna, tmp_path)
    resize(anna, *PHONE)
    for language in ("en", "cs"):
        turn_to(anna, language)
        at_work(anna)
        assert anna.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def expect_drawn_again(person: Person, folder: Path) -> None:
    """The map follows a number that is found in the form, and the edition is downloaded with it."""
    game = say_in("uprising", person.language, "game")
    picture = person.page.get_by_role("img", name=person.say("workshop-map-of", game=game))
    before = picture.get_attribute("src")
    person.page.get_by_role("searchbox", name=person.say("workshop-find")).fill("korunov zleva")
    put(person, "maps.republic.cities.korunov.x", 0.4)
    expect(picture).not_to_have_attribute("src", str(before))
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    with person.page.expect_download() as download:
        person.button("edition-download").click()
    download.value.save_as(folder / "mine.yaml")
    assert "korunov: {x: 0.4}" in (folder / "mine.yaml").read_text("utf-8")


def test_a_map_of_ones_own_is_drawn_and_played_when_the_server_has_looked_at_it(come: Come) -> None:
    anna = at_work(come("Anna").introduce())
    picture = anna.page.get_by_role("img", name=anna.say("workshop-map-of", game="Uprising"))
    before = picture.get_attribute("src")
    edition(anna).fill(write_edition(BRIDGE))
    option = anna.page.locator("option[value=bridgehead]")
    option.wait_for(state="attached")
    expect(anna.button("play-bots-short")).to_be_enabled()
    scenario = anna.page.locator("select").filter(has=option)
    let_go = anna.hold_back("**/workshop", lambda: scenario.select_option("bridgehead"))
    for act in ("play-bots-short", "workshop-play-friends", "workshop-compare", "workshop-print"):
        expect(anna.button(act)).to_be_disabled()
    let_go()
    expect(picture).not_to_have_attribute("src", str(before))
    anna.button("play-bots-short").click()
    anna.page.wait_for_url(re.compile("/t/"))
    assert anna.table(anna.table_id)["table"]["setup"]["scenario"] == "bridgehead"
    drawn = anna.board.locator("[data-space]")
    spaces = [space["id"] for kind in ("cities", "territories") for space in BRIDGE["maps"]["bridge"][kind]]
    expect(drawn).to_have_count(len(spaces))
    assert sorted(str(spot.get_attribute("data-space")) for spot in drawn.all()) == sorted(spaces)
    anna.pick(anna.button("form-confirm"))
    anna.page.get_by_role("button", name=re.compile("End the economic phase")).wait_for()


def test_a_comparison_can_be_stopped(come: Come) -> None:
    anna = at_work(come("Anna").introduce(), "legends")
    put(anna, "sea_cost", 2)
    expect(edition(anna)).not_to_have_value("")
    compare(anna, 1000)
    expect(anna.page.get_by_role("progressbar")).to_be_visible()
    anna.button("workshop-stop").click()
    expect(anna.page.get_by_text(re.compile("^stopped after"))).to_be_visible()
    anna.button("workshop-remove").click()
    expect(anna.button("workshop-remove")).to_have_count(0)
