"""A game that was begun under older rules: it goes on, or the page says clearly why it cannot."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from deskovka.kernel import Record
from tests.web.conftest import Come
from tests.web.people import BOT, ME, OPEN, Person
from tests.web.serving import serving

OLD, NEXT, FORGETFUL = (f"tests.server.toys:{name}" for name in ("games", "next_games", "forgetful_games"))
OLDER = "The game was played by rules 2 of harvest and cannot go on by rules 3; its record is kept."


def play_to_the_second_question(come: Come, folder: Path) -> tuple[Person, str]:
    """Anna and Boris play by the older rules, and both have bid; gives Anna and the table."""
    with serving(folder, DESKOVKA_GAMES=OLD) as address:
        anna, boris = (come(name, address=address).introduce() for name in ("Anna", "Boris"))
        table = anna.set_table(ME, OPEN, game="harvest")
        boris.ask("POST", f"/tables/{table}/join", {"seat": 1})
        anna.answer(anna.table(table), "bid", 1)
        boris.answer(boris.table(table), "bid", 0)
    return anna, table


def download(person: Person) -> Record:
    """The record, from the link on the page."""
    with person.page.expect_download() as saved:
        person.page.get_by_role("link", name=person.say("record-download")).click()
    return Record.parse(saved.value.path().read_bytes())


def test_a_game_goes_on_and_what_can_no_longer_be_replayed_is_said(come: Come, tmp_path: Path) -> None:
    anna, table = play_to_the_second_question(come, tmp_path)
    anna.forgive("status of 409")
    with serving(tmp_path, DESKOVKA_GAMES=NEXT) as anna.address:
        anna.open(f"/t/{table}")
        digest = anna.page.get_by_role("dialog", name=anna.say("log-visit"))
        expect(digest).to_contain_text(anna.say("event-rules_changed"))
        digest.get_by_role("button", name=anna.say("go-on")).click()
        expect(anna.page.get_by_role("log")).to_contain_text(anna.say("event-rules_changed"))
        anna.page.get_by_role("button", name="dig").click()
        expect(anna.page.get_by_role("log").get_by_role("listitem", include_hidden=True).last).to_have_text(
            "event-worked"
        )  # has no words

        anna.menu_item("replay").click()
        bar = anna.page.get_by_role("region", name=anna.say("replay"), exact=True)
        expect(bar).to_contain_text("2 / 3")
        expect(bar).to_contain_text(
            "Answers 1–2 were given by older rules (2, now 3): only the record still shows them."
        )
        expect(bar.get_by_role("button", name=anna.say("replay-back"))).to_be_disabled()
        bar.get_by_role("button", name=anna.say("replay-next")).click()
        expect(bar).to_contain_text("3 / 3")
        bar.get_by_role("button", name=anna.say("replay-first")).click()
        expect(bar).to_contain_text("2 / 3")


def test_a_game_that_cannot_go_on_says_why_and_its_record_can_be_read(come: Come, tmp_path: Path) -> None:
    anna, table = play_to_the_second_question(come, tmp_path)
    with serving(tmp_path, DESKOVKA_GAMES=FORGETFUL) as anna.address:
        anna.open(f"/t/{table}")
        expect(anna.bar_text).to_have_text(anna.say("table-outdated"))
        expect(anna.bar).to_contain_text(OLDER)
        record = download(anna)
        assert [option for _, option in record.answers] == [("bid", 1)], "one's own answers alone"
        assert (record.seed, record.snapshots) == (None, [])


def test_a_finished_game_of_older_rules_can_be_read_though_not_replayed(come: Come, tmp_path: Path) -> None:
    with serving(tmp_path, DESKOVKA_GAMES=OLD) as address:
        anna = come("Anna", address=address).introduce()
        table = anna.set_table(ME, BOT, game="harvest")
        anna.play_past_the_page(table)
        count = anna.table(table)["count"]
    anna.forgive("status of 409")
    with serving(tmp_path, DESKOVKA_GAMES=NEXT) as anna.address:
        anna.open(f"/t/{table}")
        expect(anna.scoring).to_be_visible()
        anna.menu_item("replay").click()
        expect(anna.page.get_by_role("heading", level=2)).to_have_text(OLDER)
        assert len(download(anna).answers) == count
