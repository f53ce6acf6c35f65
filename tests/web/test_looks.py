"""What everybody can read: no serious fault that axe knows of, in light and in dark colours."""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, OPEN, Person
from tests.web.positions import go_on, upload
from tests.web.wording import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
OF_COLOURS = ("color-contrast", "link-in-text-block")
"""The rules that depend on colours; all others find the same in either theme."""

_RUN = "([within, wish]) => axe.run(within, wish).then((all) => all.violations)"


def faults(person: Person, *rules: str, within: str = "html") -> list[str]:
    """The serious and critical faults of the open page or a part of it, by these rules or by all."""
    if not person.page.evaluate("'axe' in window"):
        person.page.add_script_tag(path=AXE)
    wish: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        wish["runOnly"] = {"type": "rule", "values": rules}
    found: list[Any] = person.page.evaluate(_RUN, [within, wish])
    return [
        f"{person.page.url} {fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def faults_in_both_themes(person: Person, within: str = "html") -> list[str]:
    """The faults of the open page or a part of it, in light and in dark colours."""
    found: list[str] = []
    themes: tuple[tuple[Literal["light", "dark"], tuple[str, ...]], ...] = (("light", ()), ("dark", OF_COLOURS))
    for colours, rules in themes:
        person.page.emulate_media(color_scheme=colours)
        expect(person.page.locator("html")).to_have_attribute("data-theme", colours)
        person.rest()
        found += [f"{colours}: {fault}" for fault in faults(person, *rules, within=within)]
    return found


def test_no_page_has_a_serious_fault(come: Come) -> None:
    anna = come("Anna", bypass_csp=True).introduce()
    replay = upload(anna, "legends/everything-at-once.game")
    lobby = anna.set_table(ME, OPEN, BOT)
    found: list[str] = []
    for path in ("/", "/new/legends", "/records", "/settings", f"/t/{replay}/replay?at=60", f"/t/{lobby}"):
        anna.open(path)
        found += faults_in_both_themes(anna)
    assert found == []


def test_no_part_of_a_table_has_a_serious_fault(come: Come) -> None:
    anna = come("Anna", bypass_csp=True).introduce()
    table = go_on(anna, "legends/everything-at-once.game", 12, ME, BOT, BOT, BOT)
    anna.open(f"/t/{table}").expect_asked("move", points=3)
    found = faults_in_both_themes(anna)
    anna.pick_army()
    found += faults_in_both_themes(anna)
    for item in ("setup", "fair", "keys", "legend"):
        anna.menu_item(item).click()
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        found += faults_in_both_themes(anna, within="dialog")  # the table under it cannot be reached
        anna.page.keyboard.press("Escape")
    anna.menu_item("as-text").click()
    found += faults_in_both_themes(anna)
    assert found == []
