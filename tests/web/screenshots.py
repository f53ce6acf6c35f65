"""Pictures of the pages for README and docs: ``python -m tests.web.screenshots DIR``."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.web.conftest import FLAGS, PROGRAM
from tests.web.people import BOT, ME, Person
from tests.web.serving import serving
from tests.web.test_crescent import CALIPH
from tests.web.test_paladins import any_option
from tests.web.wording import ROOT, say

SCREEN: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
ROUND = 6
"""By then there is something to see on the map."""
SECOND_YEAR = 52
"""So many answers of a recorded game of Crescent Moon lead there."""


def reach_the_middle_of_a_game(anna: Person) -> None:
    """A bot plays for Anna up to the middle of a game; then she takes her seat back, and is asked to move an army."""
    anna.open("/t/" + anna.set_table(ME, BOT, BOT)).expect_asked("bid")
    anna.pick(anna.choice(anna.say("n-coins", coins=2)))
    anna.ask("POST", f"/tables/{anna.table_id}/leave", {})
    anna.page.get_by_text(anna.say("told-round", round=ROUND, rounds=10)).wait_for()
    anna.button("take-back").click()
    anna.come_to_move()


def take_paladins(browser: Browser, address: str, folder: Path) -> None:
    """The boards of Paladins in the third round, when actions are chosen."""
    context = browser.new_context(viewport=SCREEN, locale="en", color_scheme="light")
    anna = Person(context, address, "Anna", "en").introduce()
    table = anna.set_table(ME, BOT, BOT, game="paladins", seed="a picture")
    chance = Random(3)
    while (now := anna.asked(table))["view"]["round"] < 3 or now["question"]["topic"] != "act":
        anna.answer(now, *any_option(now, chance))
    anna.open(f"/t/{table}").be_asked()
    anna.page.mouse.move(5, 5)
    anna.page.screenshot(path=folder / "paladins.png", animations="disabled")


def take_crescent(browser: Browser, address: str, folder: Path) -> None:
    """The map of Crescent Moon in the second year, when the Caliph chooses an action."""
    context = browser.new_context(viewport=SCREEN, locale="en", color_scheme="light")
    anna = Person(context, address, "Anna", "en").introduce()
    game = ROOT / "tests/records/crescent/five-on-fertile-crescent-standard-won-by-the-sultan.game"
    record = anna.ask("POST", "/records", game.read_text(encoding="utf-8"))["id"]
    seats = [ME if seat == CALIPH else BOT for seat in range(5)]
    table = anna.ask("POST", f"/tables/{record}/continue", {"at": SECOND_YEAR, "seats": seats, "public": False})["id"]
    anna.asked(table)
    anna.open(f"/t/{table}").be_asked()
    anna.page.mouse.move(5, 5)
    anna.page.screenshot(path=folder / "crescent.png", animations="disabled")


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
    on_the_road.be_asked()
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
        serving(Path(tmp), DESKOVKA_RETURN_SECONDS="0") as address,  # nobody waits for Anna to come back
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=PROGRAM, args=FLAGS)
        take(browser, address, folder)
        take_paladins(browser, address, folder)
        take_crescent(browser, address, folder)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
