"""Pictures of the pages for README and docs: ``python -m tests.web.screenshots DIR``."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.web.conftest import FLAGS
from tests.web.people import BOT, ME, Person
from tests.web.serving import serving
from tests.web.wording import ROOT, say

SCREEN: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
ROUND = 6
"""By then there is something to see on the map."""


def reach_the_middle_of_a_game(anna: Person) -> None:
    """A bot plays for Anna up to the middle of a game; then she takes her seat back, and is asked to move an army."""
    anna.open("/t/" + anna.set_table(ME, BOT, BOT)).expect_asked("bid")
    anna.pick(anna.choice(anna.say("n-coins", coins=2)))
    anna.ask("POST", f"/tables/{anna.table_id}/leave", {})
    anna.page.get_by_text(anna.say("table-round", round=ROUND, rounds=10)).wait_for()
    anna.button("take-back").click()
    anna.come_to_move()


def take(browser: Browser, address: str, folder: Path) -> None:
    """Take all pictures."""
    anna = Person(browser.new_context(viewport=SCREEN, locale="en", color_scheme="light"), address, "Anna", "en")
    reach_the_middle_of_a_game(anna.introduce())
    known = anna.context.storage_state() | {"origins": []}  # who she is, but not which language she likes
    anna.pick_army()
    anna.page.mouse.move(5, 5)
    anna.page.screenshot(path=folder / "table.png", animations="disabled")

    phone = browser.new_context(
        viewport=PHONE, locale="cs", color_scheme="dark", storage_state=known, is_mobile=True, has_touch=True
    )
    on_the_road = Person(phone, address, "Anna", "cs").open(f"/t/{anna.table_id}")
    on_the_road.choices.first.wait_for()
    on_the_road.page.screenshot(path=folder / "phone.png", animations="disabled")

    record = (ROOT / "tests/records/legends/discoveries-face-up.game").read_text(encoding="utf-8")
    replay = anna.ask("POST", "/records", record)["id"]
    anna.open(f"/t/{replay}/replay?at=80&as=0")
    anna.page.get_by_role("region", name=anna.say("replay"), exact=True).wait_for()
    anna.page.screenshot(path=folder / "replay.png", animations="disabled")

    anna.open("/").page.get_by_text(say("en", "tables-mine")).first.wait_for()
    anna.page.screenshot(path=folder / "home.png", animations="disabled")


def main() -> int:
    """Take the pictures into the folder that was named."""
    if len(sys.argv) != 2:
        print("Name the folder for the pictures: python -m tests.web.screenshots DIR", file=sys.stderr)  # noqa: T201
        return 2
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as tmp,
        serving(Path(tmp), DESKOVKA_BOT_PAUSE="0.05") as address,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        take(browser, address, folder)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
