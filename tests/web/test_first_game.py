"""A stranger plays within a few clicks."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come


def test_a_stranger_plays_against_bots_within_a_few_clicks(come: Come) -> None:
    stranger = come("Guest").open("/")
    stranger.button("play-bots").click()
    stranger.button("play-now").click()

    stranger.expect_asked("bid")
    expect(stranger.page.get_by_role("heading", name="Eight-Minute Empire: Legends")).to_be_visible()
    expect(stranger.seats.get_by_role("heading")).to_have_text(["Guest", "Bot Ada", "Bot Emil"])
    stranger.pick(stranger.choice("1 coin"))  # which wins: bots bid nothing
    stranger.expect_asked("starter")
    stranger.pick(stranger.choice("Guest"))
    assert stranger.log()[-1] == "Guest decides who goes first: Guest."

    stranger.expect_asked("take", coins=10)
    card = stranger.offered()[0]
    stranger.pick(stranger.card(card))
    assert f"Guest takes {stranger.say(f'card-{card}')} for free." in stranger.log()

    stranger.come_to_move()
    origin = stranger.pick_army()
    stranger.expect_picked(origin)
    target = stranger.pick_on_map(stranger.free_regions.first)
    assert f"Guest moves an army: {origin} → {target}." in stranger.log()
    expect(stranger.region(target)).to_have_accessible_name(re.compile("arm(y|ies) of Guest"))


def test_a_name_and_a_line_of_chat_are_accepted_as_long_as_their_fields_let_them_be(come: Come) -> None:
    chatterbox = come("Chatterbox").open("/")
    chatterbox.button("play-bots").click()
    name = chatterbox.page.get_by_label(chatterbox.say("name-ask"))
    name.fill("")
    type_at_once(name, "Bartholomew " * 5)
    chatterbox.button("play-now").click()
    chatterbox.expect_asked("bid")

    chatterbox.page.get_by_role("tab", name=chatterbox.say("chat")).click()
    line = chatterbox.page.get_by_label(chatterbox.say("chat-say"))
    type_at_once(line, "What a long story! " * 40)
    chatterbox.button("chat-send").click()
    expect(chatterbox.page.get_by_role("log", name=chatterbox.say("chat"))).to_contain_text("What a long story!")
    expect(line).to_have_value("")


def type_at_once(field: Locator, text: str) -> None:
    """Put text into a field as a keyboard does, which gets no more into it than it holds."""
    field.focus()
    field.page.keyboard.insert_text(text)
    assert len(field.input_value()) == int(str(field.get_attribute("maxlength"))) < len(text)
