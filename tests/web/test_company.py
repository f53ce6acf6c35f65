"""People at one table: watching, talking, leaving and coming back, invitations, fair chance."""

from __future__ import annotations

from hashlib import sha256

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.people import BOT, INVITED, ME, ONE_TURN, OPEN, Person


def test_a_stranger_watches_without_a_seat_and_without_a_name_unless_it_is_for_players_only(come: Come) -> None:
    anna, stranger = come("Anna").introduce(), come()
    table, closed = anna.set_table(ME, BOT, BOT), anna.set_table(ME, BOT, BOT, watchers="nobody")
    stranger.open(f"/t/{table}")
    expect(stranger.page.get_by_text(stranger.say("watching"))).to_be_visible()
    expect(stranger.bar).to_contain_text("Anna")
    expect(stranger.choices).to_have_count(0)
    anna.answer(anna.table(table), "bid", 3)
    expect(stranger.page.get_by_role("log")).to_contain_text("Anna bids 3 coins.")

    stranger.forgive("status of 403")
    stranger.open(f"/t/{closed}")
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text("Only its players see this table.")


def eyes(person: Person) -> list[str]:
    """Through whose eyes a replay can be looked at."""
    choice = person.page.get_by_role("combobox", name=person.say("replay-eyes"))
    choice.wait_for()
    return choice.get_by_role("option").all_inner_texts()


def test_a_watcher_sees_after_the_end_what_the_owner_allows(come: Come) -> None:
    anna, stranger = come("Anna").introduce(), come("Stranger")
    watcher, everybody = "as a watcher saw it", ["as whoever is asked saw it", "as a watcher saw it", "as Anna saw it"]
    whole, shut = (anna.set_table(ME, BOT, setup=ONE_TURN, after_end=promised) for promised in ("everything", "public"))
    assert eyes(stranger.open(f"/t/{whole}/replay")) == [watcher]
    assert eyes(anna.open(f"/t/{whole}/replay")) == [watcher, "as Anna saw it"]
    for table, shown, downloads in ((whole, [*everybody, "as Bot Ada saw it"], 1), (shut, [watcher], 0)):
        anna.play_past_the_page(table)
        assert eyes(stranger.open(f"/t/{table}/replay")) == shown
        expect(stranger.page.get_by_role("link", name=stranger.say("record-download"))).to_have_count(downloads)
    assert eyes(anna.open(f"/t/{shut}/replay")) == [*everybody, "as Bot Ada saw it"]


def test_what_is_said_is_noticed_beside_the_log_and_shown_as_it_was_written(come: Come) -> None:
    anna, boris = come("Anna").introduce(), come("Boris").introduce()
    table = anna.set_table(ME, OPEN)
    boris.ask("POST", f"/tables/{table}/join", {"seat": 1})
    said = "<b>Hi</b> <script>document.title = 'taken over'</script> <img src=x onerror=alert(1)> &amp;"
    anna.open(f"/t/{table}")
    boris.open(f"/t/{table}").page.get_by_role("tab", name=boris.say("chat")).click()
    boris.page.get_by_label(boris.say("chat-say")).fill(said)
    boris.button("chat-send").click()
    tab = anna.page.get_by_role("tab", name=anna.say("chat"))
    expect(tab).to_have_text(f"{anna.say('chat')}1")
    tab.click()
    for person in (anna, boris):
        chat = person.page.get_by_role("log", name=person.say("chat"))
        expect(chat.get_by_text(said, exact=True)).to_be_visible()
        expect(chat).to_contain_text("Boris")
        assert chat.locator("script, img, p b").count() == 0
        assert "taken over" not in person.page.title()


def test_a_seat_is_left_to_a_bot_and_taken_back(come: Come) -> None:
    anna, boris = come("Anna").introduce(), come("Boris").introduce()
    table = anna.set_table(ME, OPEN, setup={"preparation": "drawn"})
    boris.ask("POST", f"/tables/{table}/join", {"seat": 1})
    anna.open(f"/t/{table}")
    anna.menu_item("leave-bot").click()
    anna.button("leave-sure").click()
    expect(anna.seat(0)).to_contain_text(anna.say("seat-bot", strength=anna.say("bot-greedy")))
    expect(anna.choices).to_have_count(0)
    assert anna.table(table)["me"] is None

    namesake = come("Anna").introduce().open(f"/t/{table}")  # another one of that name
    expect(namesake.page.get_by_text(namesake.say("watching"))).to_be_visible()
    expect(namesake.button("take-back")).to_have_count(0)
    anna.button("take-back").click()
    expect(anna.seat(0)).to_contain_text(anna.say("seat-you"))
    assert anna.table(table)["me"] == 0


def test_a_bot_plays_for_somebody_who_does_not_come_until_they_do(come: Come) -> None:
    anna, boris = come("Anna").introduce(), come("Boris").introduce()
    table = anna.set_table(ME, OPEN, BOT)
    boris.ask("POST", f"/tables/{table}/join", {"seat": 1})
    anna.open(f"/t/{table}").expect_asked("bid")
    anna.menu_item("stand-in", player="Boris").click()
    expect(anna.seat(1)).to_contain_text(anna.say("seat-bot", strength=anna.say("bot-greedy")))
    anna.pick(anna.choice("1 coin"))
    anna.expect_asked("starter")  # the bot has bid

    boris.open(f"/t/{table}").button("take-back").click()
    expect(boris.seat(1)).to_contain_text(boris.say("seat-you"))
    expect(anna.seat(1)).to_contain_text(anna.say("seat-online"))
    anna.button("table-menu").click()
    expect(anna.button("stand-in", player="Boris")).to_have_count(0)


def test_an_invitation_leads_to_its_own_seat(come: Come) -> None:
    anna, boris = come("Anna").introduce(), come("Boris")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = anna.set_table(INVITED, ME, INVITED)
    anna.open(f"/t/{table}")
    anna.button("copy-invite").last.click()
    expect(anna.button("copied")).to_be_visible()

    boris.page.goto(anna.page.evaluate("navigator.clipboard.readText()"))
    boris.button("sit-here").click()  # one seat only is offered
    boris.page.get_by_label(boris.say("name-ask")).fill("Boris")
    boris.button("sit-here").click()
    expect(anna.seat(2)).to_contain_text("Boris")
    assert boris.table(table)["me"] == 2
    assert [seat["name"] for seat in anna.table(table)["table"]["seats"]] == [None, "Anna", "Boris"]


def test_everybody_adds_to_chance_and_can_check_it_after_the_end(come: Come) -> None:
    anna, boris = come("Anna").introduce(), come("Boris").introduce()
    table = anna.set_table(ME, OPEN, setup=ONE_TURN)  # by a program, which adds nothing
    boris.open(f"/t/{table}")
    boris.button("sit-here").click()
    boris.menu_item("fair").click()
    dialog = boris.page.get_by_role("dialog", name=boris.say("fair"))
    expect(dialog).to_contain_text(boris.say("fair-later"))
    expect(dialog.get_by_role("code")).to_have_count(2)
    fingerprint, promise = dialog.get_by_role("code").all_inner_texts()
    dialog.get_by_role("button", name=boris.say("close")).click()

    while (now := boris.table(table))["table"]["status"] != "finished":
        for seat in now["waiting"][:1]:
            person = (anna, boris)[seat]
            asked = person.table(table)
            person.answer(asked, *asked["question"]["options"][-1])
    expect(boris.scoring).to_be_visible()
    boris.page.get_by_role("dialog").get_by_role("button", name=boris.say("close")).click()
    boris.menu_item("fair").click()
    expect(dialog.get_by_role("code")).to_have_count(6)
    hashed, server, promised, part, seed, command = dialog.get_by_role("code").all_inner_texts()
    assert (hashed, promised) == (fingerprint, promise)
    assert sha256(bytes.fromhex(server)).hexdigest() == fingerprint
    assert sha256(bytes.fromhex(part)).hexdigest() == promise
    assert sha256(f"server {server}\n1 {part}\n".encode()).hexdigest() == seed
    assert command.startswith("deskovka replay --verify")
    dialog.get_by_role("button", name=boris.say("fair-verify")).click()
    for right in ("fair-hash-right", "fair-made-right", "fair-mine-right", "fair-same-right", "fair-replay-right"):
        expect(dialog.get_by_role("status")).to_contain_text(boris.say(right))
