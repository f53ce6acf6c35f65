"""What everybody can read: no serious fault that axe knows of, in light and in dark colours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, OPEN, Person
from tests.web.wording import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"


def faults(person: Person) -> list[str]:
    """The serious and critical faults of the open page."""
    if not person.page.evaluate("'axe' in window"):
        person.page.add_script_tag(path=AXE)
    found: list[Any] = person.page.evaluate("axe.run({ resultTypes: ['violations'] }).then((all) => all.violations)")
    return [
        f"{person.page.url} {fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"]
    ]


def faults_in_both_themes(person: Person) -> list[str]:
    """The faults of the open page, in light and in dark colours."""
    found: list[str] = []
    for colours in ("light", "dark"):
        person.page.emulate_media(color_scheme=colours)
        expect(person.page.locator("html")).to_have_attribute("data-theme", colours)
        person.page.wait_for_function("document.getAnimations().every(({ playState }) => playState !== 'running')")
        found += [f"{colours}: {fault}" for fault in faults(person)]
    return found


def test_no_page_has_a_serious_fault(come: Come, records: Path) -> None:
    anna = come("Anna", bypass_csp=True).introduce()
    record = (records / "everything-at-once.game").read_text(encoding="utf-8")
    replay = anna.ask("POST", "/records", record)["id"]
    lobby = anna.set_table(ME, OPEN, BOT)
    table = anna.set_table(ME, BOT, BOT, setup={"variants": ["leaders", "discovery"], "preparation": "drawn"})
    found: list[str] = []
    for path in ("/", "/new/legends", "/records", "/settings", f"/t/{replay}/replay?at=60", f"/t/{lobby}"):
        anna.open(path).rest()
        found += faults_in_both_themes(anna)
    anna.open(f"/t/{table}")
    anna.come_to_move()
    found += faults_in_both_themes(anna)
    anna.pick_army()
    found += faults_in_both_themes(anna)
    for item in ("setup", "fair", "keys", "legend"):
        anna.menu_item(item).click()
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        found += faults_in_both_themes(anna)
        anna.page.keyboard.press("Escape")
    anna.menu_item("as-text").click()
    found += faults_in_both_themes(anna)
    assert found == []
