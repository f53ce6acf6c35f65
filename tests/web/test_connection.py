"""Nothing is lost when a page is loaded again or the network goes away in the middle of a move."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person, name_of
from tests.web.serving import Cable

LOST = r"ERR_|WebSocket connection to"
"""What a browser says of a network that is gone."""


def come_to_a_picked_army(anna: Person) -> str:
    """Anna has picked the army that she will move; gives the region where it stands."""
    table = anna.introduce().set_table(ME, BOT, BOT, seed="moves")
    anna.come_to_move_past_the_page(table)
    anna.open(f"/t/{table}").be_asked()
    return anna.pick_army()


def test_a_page_that_is_loaded_again_asks_the_same(come: Come) -> None:
    anna = come("Anna")
    origin = come_to_a_picked_army(anna)
    log, before = anna.log(), anna.table(anna.table_id)

    anna.page.reload()
    anna.be_asked()
    assert anna.table(anna.table_id)["question"] == before["question"]
    assert anna.log() == log
    anna.pick(anna.region(origin))
    target = anna.pick_on_map(anna.free_regions.first)
    assert f"Anna moves an army: {origin} → {target}." in anna.log()


def test_a_cut_cable_is_shown_and_the_game_goes_on_when_it_is_mended(come: Come, cable: Cable) -> None:
    anna = come("Anna", address=cable.address)
    anna.forgive(LOST)
    origin = come_to_a_picked_army(anna)
    expect_link(anna, "live")
    question, log = anna.bar_text.inner_text(), anna.log()
    target = name_of(anna.free_regions.first)

    cable.cut()
    expect_link(anna, "offline")
    anna.click(anna.region(target))
    expect(anna.bar.get_by_role("alert")).to_have_text(anna.say("problem-offline"))

    cable.mend()
    expect_link(anna, "live")
    expect(anna.bar_text).to_have_text(question)
    anna.expect_picked(origin)
    assert anna.log() == log
    anna.pick(anna.region(target))
    moved = f"Anna moves an army: {origin} → {target}."
    assert moved in anna.log()

    elsewhere = come("Anna", storage_state=anna.context.storage_state())
    cable.cut()
    expect_link(anna, "offline")
    now = elsewhere.asked(anna.table_id)
    elsewhere.ask("POST", f"/tables/{anna.table_id}/undo", {"seat": 0, "decision": now["decision"]})
    cable.mend()
    anna.catch_up()  # what happened meanwhile is shown
    assert anna.topic() == "move"
    assert anna.log() == log


def test_an_answer_without_a_network_is_not_lost(come: Come) -> None:
    anna = come("Anna").introduce()
    anna.forgive(LOST)
    anna.open("/t/" + anna.set_table(ME, BOT, BOT)).expect_asked("bid")
    anna.context.set_offline(True)
    anna.choice("2 coins").click()
    anna.tapped.click()
    expect(anna.bar.get_by_role("alert")).to_have_text(anna.say("problem-offline"))
    expect(anna.bar_text).to_have_text(anna.say("ask-bid"))

    anna.context.set_offline(False)
    anna.pick(anna.choice("2 coins"))
    anna.expect_asked("starter")
    assert "Anna bids 2 coins." in anna.log()


def expect_link(person: Person, state: str) -> None:
    """The page shows whether it hears from the server."""
    sign = person.page.get_by_role("banner").get_by_role("status")
    expect(sign).to_have_text(person.say(f"link-{state}"))
