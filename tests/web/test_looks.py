"""What everybody can read: no serious fault that axe knows of, in light and in dark colours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
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


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_no_page_has_a_serious_fault(come: Come, records: Path, colours: str) -> None:
    anna = come("Anna", color_scheme=colours, bypass_csp=True).introduce()
    record = (records / "everything-at-once.game").read_text(encoding="utf-8")
    replay = anna.ask("POST", "/records", record)["id"]
    lobby = anna.set_table(ME, OPEN, BOT)
    table = anna.set_table(ME, BOT, BOT, setup={"variants": ["leaders", "discovery"], "preparation": "drawn"})
    found: list[str] = []
    for path in ("/", "/new/legends", "/records", "/settings", f"/t/{replay}/replay?at=60", f"/t/{lobby}"):
        anna.open(path).rest()
        expect(anna.page.locator("html")).to_have_attribute("data-theme", colours)
        found += faults(anna)
    anna.open(f"/t/{table}")
    anna.come_to_move()
    found += faults(anna)
    anna.pick_army()
    found += faults(anna)
    for item in ("setup", "fair", "keys", "legend"):
        anna.menu_item(item).click()
        expect(anna.page.get_by_role("dialog")).to_be_visible()
        found += faults(anna)
        anna.page.keyboard.press("Escape")
    anna.menu_item("as-text").click()
    found += faults(anna)
    assert found == []
