"""Everybody and everything in sight: on a laptop, and on a phone that lies or stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, OPEN, Person
from tests.web.test_layout import box, parts_outside
from tests.web.test_phone import come_with_a_phone
from tests.web.test_replay import bar as replay_bar
from tests.web.test_replay import expect_moment
from tests.web.woodland import go_on, upload
from tests.web.wording import say_in_root

LYING = {"width": 844, "height": 390}
RECORD, MOMENT = "four-factions-on-autumn.game", 150
"""Four factions in the fifth round; the Marquise holds five cards."""
QUESTS = 3


def sit_at_root(person: Person) -> Person:
    """Play the Marquise in the middle of a game."""
    return person.open("/t/" + go_on(person.introduce(), RECORD, MOMENT, ME, BOT, BOT, BOT)).be_asked()


def held(person: Person) -> Locator:
    """The panel with what I hold."""
    name = re.compile("^" + re.escape(say_in_root(person.language, "panel-hand", count="#").split("#")[0]))
    return person.page.get_by_role("complementary", name=name)


def expect_in_sight(*parts: Locator) -> None:
    for part in parts:
        for one in part.all():
            expect(one).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_laptop_shows_all_players_the_whole_hand_the_quests_and_the_score_track(come: Come, language: str) -> None:
    anna = sit_at_root(come("Anna", language=language))
    expect(anna.seats).to_have_count(4)
    count = len(anna.table(anna.table_id)["view"]["seats"][0]["hand"])
    expect(held(anna).get_by_role("listitem")).to_have_count(count + QUESTS)
    expect_in_sight(anna.seats, held(anna).get_by_role("listitem"), anna.board.locator(".track"))
    mine, *others = anna.seats.all()
    expect(mine).to_contain_text("Anna")
    expect(mine.get_by_role("button", name="Anna")).to_have_attribute("aria-expanded", "true")
    for other in others:
        fold = other.get_by_role("button", name=re.compile("Bot"))
        expect(fold).to_have_attribute("aria-expanded", "false")
    low = box(others[0])[3] - box(others[0])[1]
    others[0].get_by_role("button", name=re.compile("Bot")).click()
    expect(others[0].get_by_role("button", name=re.compile("Bot"))).to_have_attribute("aria-expanded", "true")
    assert box(others[0])[3] - box(others[0])[1] > low + 40


def test_what_scrolls_fades_where_there_is_more(come: Come) -> None:
    anna = sit_at_root(come("Anna"))
    for other in anna.seats.all()[1:]:
        other.get_by_role("button", name=re.compile("Bot")).click()
    seats = anna.page.locator(".seats")
    expect(seats).to_have_attribute("data-more-below", "")
    seats.evaluate("(element) => element.scrollTo(0, element.scrollHeight)")
    expect(seats).to_have_attribute("data-more-above", "")
    expect(seats).not_to_have_attribute("data-more-below", "")


def test_what_lies_beside_the_map_can_be_opened(come: Come) -> None:
    anna = sit_at_root(come("Anna"))
    view = anna.table(anna.table_id)["view"]
    anna.board.locator(".piles").click()
    dialog = anna.page.get_by_role("dialog", name=say_in_root("en", "board-beside"))
    expect(dialog).to_contain_text(say_in_root("en", "board-discarded", count=len(view["discard"])))
    for card in view["discard"]:
        expect(dialog).to_contain_text(say_in_root("en", f"card-{card}").split(" (")[0])
    for item, count in view["items"].items():
        expect(dialog).to_contain_text(f"{count} × {say_in_root('en', f'item-{item}')}")
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("game", ["root", "legends"])
def test_a_lying_phone_has_the_board_on_one_side_and_the_question_on_the_other(
    come: Come, records: Path, game: str
) -> None:
    anna = come("Anna", viewport=LYING, has_touch=True, is_mobile=True)
    anna.hand = "finger"
    if game == "root":
        sit_at_root(anna)
    else:
        anna.introduce().open("/t/" + anna.set_table(ME, BOT, BOT)).be_asked()
    left, top, right, bottom = box(anna.board)
    assert right - left >= 500
    assert bottom - top >= 330
    assert box(anna.bar)[0] >= right - 1
    assert parts_outside(anna.bar, anna.page.locator("body")) == []
    assert parts_outside(anna.board.get_by_role("group").first, anna.board) == []
    expect(anna.choices.first).to_be_in_viewport(ratio=1)
    anna.button("table-menu").tap()  # nothing covers it
    expect(anna.page.locator("#table-menu")).to_be_visible()


def test_the_hand_is_one_tap_away_on_a_phone_and_not_under_the_log(come: Come) -> None:
    anna = sit_at_root(come_with_a_phone(come, "Anna"))
    count = len(anna.table(anna.table_id)["view"]["seats"][0]["hand"])
    anna.page.get_by_role("button", name=say_in_root("en", "panel-hand", count=count), exact=True).tap()
    expect(held(anna).get_by_role("listitem")).to_have_count(count + QUESTS)
    expect_in_sight(held(anna).get_by_role("listitem"))
    expect(anna.page.get_by_role("log")).to_have_count(0)
    anna.button("close").tap()
    expect(held(anna)).to_have_count(0)


def test_a_table_that_waits_has_a_slim_bar(come: Come) -> None:
    anna, petr = come("Anna").introduce(), come("Petr").introduce()
    table = anna.set_table(ME, OPEN, BOT)
    petr.ask("POST", f"/tables/{table}/join", {"seat": 1})
    anna.open(f"/t/{table}").expect_asked("bid")
    asked = box(anna.bar)
    anna.pick(anna.choices.first)
    expect(anna.bar).to_contain_text("Petr")
    waiting = box(anna.bar)
    assert waiting[3] - waiting[1] < 60 < asked[3] - asked[1]


# -- the table as text, and a game again -------------------------------------------------------------------------------


def expect_readable(text: Locator) -> None:
    """Lines of words, one below the other, that scroll."""
    expect(text).to_be_visible()
    lines = text.locator("li")
    edges = {round(box(line)[0]) for line in lines.all()[:12]}
    assert len(edges) == 1
    assert text.evaluate("(element) => element.scrollHeight > element.clientHeight")
    lines.last.scroll_into_view_if_needed()
    expect(lines.last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("screen", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}, LYING])
def test_the_table_as_text_is_read_from_top_to_bottom(come: Come, screen: dict[str, int]) -> None:
    anna = sit_at_root(come("Anna", viewport=screen))
    anna.menu_item("as-text").click()
    expect_readable(anna.page.get_by_role("region", name=anna.say("as-text")))


def test_a_replay_can_be_read_as_text_too(come: Come) -> None:
    anna = come("Anna").introduce()
    anna.open(f"/t/{upload(anna, RECORD)}/replay?at={MOMENT}")
    replay_bar(anna).get_by_role("button", name=anna.say("as-text")).click()
    expect_readable(anna.page.get_by_role("region", name=anna.say("as-text")))
    replay_bar(anna).get_by_role("button", name=anna.say("as-board")).click()
    expect(anna.board.locator("[data-place]").first).to_be_visible()


@pytest.mark.parametrize("screen", [{"width": 1280, "height": 800}, {"width": 390, "height": 844}])
def test_the_map_stays_where_it_is_while_a_game_is_stepped_through(come: Come, screen: dict[str, int]) -> None:
    anna = come("Anna", viewport=screen, language="cs").introduce()
    anna.open(f"/t/{upload(anna, RECORD)}/replay?at=40")
    expect_moment(anna, 40, 259)
    places = set()
    for at in range(41, 49):
        replay_bar(anna).get_by_role("button", name=anna.say("replay-next"), exact=True).click()
        expect_moment(anna, at, 259)
        places.add((box(anna.board), box(replay_bar(anna))))
    assert len(places) == 1


def test_a_game_is_stepped_through_by_turns_and_from_the_log(come: Come) -> None:
    anna = come("Anna").introduce()
    table = upload(anna, RECORD)
    whole = anna.ask("GET", f"/tables/{table}/replay?at=259&as=all")
    turns = [whole["log"][turn["start"]]["answer"] for turn in whole["turns"]]
    after = next(turn for turn in turns if turn > 40)
    following = next(turn for turn in turns if turn > after)
    anna.open(f"/t/{table}/replay?at=40")
    expect_moment(anna, 40, 259)
    for button, at in (("next", after), ("next", following), ("back", after)):
        replay_bar(anna).get_by_role("button", name=anna.say(f"replay-turn-{button}"), exact=True).click()
        expect_moment(anna, at, 259)
    line = anna.page.get_by_role("log").get_by_role("listitem").first
    said = " ".join(line.inner_text().split())
    events = anna.ask("GET", f"/tables/{table}/replay?at={after}&as=all")["log"]
    event = events[anna.log().index(said)]
    line.click()
    expect_moment(anna, event["answer"], 259)


def test_what_only_one_was_told_is_said_to_be_so_to_whoever_knows_everything(come: Come) -> None:
    anna = come("Anna").introduce()
    table = upload(anna, RECORD)
    anna.open(f"/t/{table}/replay?at=60&as=all")
    expect_moment(anna, 60, 259)
    alone = [event["to"] for event in anna.ask("GET", f"/tables/{table}/replay?at=60&as=all")["log"] if "to" in event]
    assert alone
    told = re.compile(anna.say("log-told-to", players="[A-Z][a-z]+"))
    log = anna.page.get_by_role("log")
    expect(log.get_by_text(told).first).to_be_attached()
    replay_bar(anna).get_by_label(anna.say("replay-eyes")).select_option(str(alone[0][0]))
    expect(log.get_by_text(re.compile("Only you know")).first).to_be_attached()
    expect(log.get_by_text(told)).to_have_count(0)
