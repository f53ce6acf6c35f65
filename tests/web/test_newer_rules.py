"""A game that was begun under older rules: it goes on, or the page says clearly why it cannot."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

from playwright.sync_api import expect

from deskovka.kernel import Record
from tests.web.conftest import Come
from tests.web.people import BOT, ME, OPEN, Person
from tests.web.serving import serving

OLD, NEXT, FORGETFUL = (f"tests.server.toys:{name}" for name in ("games", "next_games", "forgetful_games"))
OLDER = "The game was played by rules 2 of harvest and cannot go on by rules 3; its record is kept."


class Begun:
    """What was played by the older rules: a game of Anna and Boris who have both bid, and a finished one of Anna's."""

    def __init__(self, come: Come, folder: Path) -> None:
        folder.mkdir()
        with serving(folder, DESKOVKA_GAMES=OLD) as address:
            self.anna, boris = (come(name, address=address).introduce() for name in ("Anna", "Boris"))
            self.running = self.anna.set_table(ME, OPEN, game="harvest")
            boris.ask("POST", f"/tables/{self.running}/join", {"seat": 1})
            self.anna.answer(self.anna.table(self.running), "bid", 1)
            boris.answer(boris.table(self.running), "bid", 0)
            self.finished = self.anna.set_table(ME, BOT, game="harvest")
            self.anna.play_past_the_page(self.finished)
            self.count = self.anna.table(self.finished)["count"]


def download(person: Person) -> Record:
    """The record, from the link on the page."""
    with person.page.expect_download() as saved:
        person.page.get_by_role("link", name=person.say("record-download")).click()
    return Record.parse(saved.value.path().read_bytes())


def test_a_game_goes_on_by_newer_rules_or_says_why_not_and_its_record_can_be_read(come: Come, tmp_path: Path) -> None:
    begun = Begun(come, tmp_path / "next")
    copytree(tmp_path / "next", tmp_path / "forgetful")
    with serving(tmp_path / "forgetful", DESKOVKA_GAMES=FORGETFUL) as begun.anna.address:
        expect_outdated(begun)
        begun.anna.page.goto("about:blank")  # or it goes on asking a server that has ended
    begun.anna.forgive("status of 409")
    with serving(tmp_path / "next", DESKOVKA_GAMES=NEXT) as begun.anna.address:
        expect_to_go_on(begun)
        expect_readable_though_not_replayed(begun)


def expect_outdated(begun: Begun) -> None:
    """A game that cannot go on says why, and gives one's own answers."""
    anna = begun.anna.open(f"/t/{begun.running}")
    expect(anna.bar_text).to_have_text(anna.say("table-outdated"))
    expect(anna.bar).to_contain_text(OLDER)
    record = download(anna)
    assert [option for _, option in record.answers] == [("bid", 1)], "one's own answers alone"
    assert (record.seed, record.snapshots) == (None, [])


def expect_to_go_on(begun: Begun) -> None:
    """A game goes on, and what can no longer be replayed is said."""
    anna = begun.anna.open(f"/t/{begun.running}")
    digest = anna.page.get_by_role("dialog", name=anna.say("log-visit"))
    expect(digest).to_contain_text(anna.say("event-rules_changed"))
    digest.get_by_role("button", name=anna.say("go-on")).click()
    expect(anna.page.get_by_role("log")).to_contain_text(anna.say("event-rules_changed"))
    anna.page.get_by_role("button", name="dig").click()
    line = anna.page.get_by_role("log").get_by_role("listitem", include_hidden=True).last
    expect(line).to_have_text("event-worked")  # has no words

    anna.menu_item("replay").click()
    bar = anna.page.get_by_role("region", name=anna.say("replay"), exact=True)
    expect(bar).to_contain_text("2 / 3")
    expect(bar).to_contain_text("Answers 1–2 were given by older rules (2, now 3): only the record still shows them.")
    expect(bar.get_by_role("button", name=anna.say("replay-back"))).to_be_disabled()
    bar.get_by_role("button", name=anna.say("replay-next")).click()
    expect(bar).to_contain_text("3 / 3")
    bar.get_by_role("button", name=anna.say("replay-first")).click()
    expect(bar).to_contain_text("2 / 3")


def expect_readable_though_not_replayed(begun: Begun) -> None:
    """A finished game can be read."""
    anna = begun.anna.open(f"/t/{begun.finished}")
    expect(anna.scoring).to_be_visible()
    anna.menu_item("replay").click()
    expect(anna.page.get_by_role("heading", level=2)).to_have_text(OLDER)
    assert len(download(anna).answers) == begun.count
