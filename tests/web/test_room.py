"""Everybody and everything in sight: on a laptop, and on a phone that lies or stands."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, OPEN, Person
from tests.web.positions import go_on, upload
from tests.web.test_czech import turn_to
from tests.web.test_layout import box, parts_outside, resize
from tests.web.test_phone import HEIGHT, LAPTOP, WIDTH, come_with_a_phone
from tests.web.test_replay import bar as replay_bar
from tests.web.test_replay import expect_moment
from tests.web.wording import say_in_root

PHONE, LYING = (WIDTH, HEIGHT), (844, 390)
RECORD, MOMENT, LENGTH = "root/four-factions-on-autumn.game", 150, 259
"""Four factions in the fifth round; the Marquise holds five cards."""
QUESTS = 3


def sit_at_root(person: Person) -> Person:
    """Play the Marquise in the middle of a game."""
    return person.open("/t/" + go_on(person.introduce(), RECORD, MOMENT, ME, BOT, BOT, BOT)).be_asked()


def held(person: Person) -> Locator:
    """The panel with what I hold."""
    name = re.compile("^" + re.escape(say_in_root(person.language, "panel-hand", count="#").split("#")[0]))
    return person.page.get_by_role("complementary", name=name)


def fold(seat: Locator) -> Locator:
    """What opens the seat of a bot."""
    return seat.get_by_role("button", name=re.compile("Bot"))


def expect_in_sight(*parts: Locator) -> None:
    for part in parts:
        for one in part.all():
            expect(one).to_be_in_viewport(ratio=1)


def expect_everything_in_sight(person: Person) -> None:
    """All players, the whole hand, the quests and the score track; my own seat alone is unfolded."""
    expect(person.seats).to_have_count(4)
    count = len(person.table(person.table_id)["view"]["seats"][0]["hand"])
    expect(held(person).get_by_role("listitem")).to_have_count(count + QUESTS)
    expect_in_sight(person.seats, held(person).get_by_role("listitem"), person.board.locator(".track"))
    mine, *others = person.seats.all()
    expect(mine).to_contain_text("Anna")
    expect(mine.get_by_role("button", name="Anna")).to_have_attribute("aria-expanded", "true")
    for other in others:
        expect(fold(other)).to_have_attribute("aria-expanded", "false")


def expect_to_unfold(seats: list[Locator]) -> None:
    low = box(seats[0])[3] - box(seats[0])[1]
    for seat in seats:
        fold(seat).click()
        expect(fold(seat)).to_have_attribute("aria-expanded", "true")
    assert box(seats[0])[3] - box(seats[0])[1] > low + 40


def expect_to_fade_where_there_is_more(seats: Locator) -> None:
    expect(seats).to_have_attribute("data-more-below", "")
    seats.evaluate("(element) => element.scrollTo(0, element.scrollHeight)")
    expect(seats).to_have_attribute("data-more-above", "")
    expect(seats).not_to_have_attribute("data-more-below", "")


def expect_what_lies_beside_the_map(person: Person) -> None:
    view = person.table(person.table_id)["view"]
    person.board.locator(".piles").click()
    dialog = person.page.get_by_role("dialog", name=say_in_root(person.language, "board-beside"))
    expect(dialog).to_contain_text(say_in_root(person.language, "board-discarded", count=len(view["discard"])))
    cards = [say_in_root(person.language, f"card-{card}").split(" (")[0] for card in view["discard"]]
    items = [f"{count} × {say_in_root(person.language, f'item-{item}')}" for item, count in view["items"].items()]
    said = " ".join(dialog.inner_text().split())
    assert [name for name in (*cards, *items) if name not in said] == []
    person.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def expect_readable(text: Locator) -> None:
    """Lines of words, one below the other, that scroll."""
    expect(text).to_be_visible()
    lines = text.locator("li")
    edges = {round(box(line)[0]) for line in lines.all()[:12]}
    assert len(edges) == 1
    assert text.evaluate("(element) => element.scrollHeight > element.clientHeight")
    lines.last.scroll_into_view_if_needed()
    expect(lines.last).to_be_in_viewport(ratio=1)


def test_a_laptop_shows_everybody_everything_and_the_table_as_text(come: Come) -> None:
    anna = sit_at_root(come("Anna", language="cs"))
    expect_everything_in_sight(anna)
    turn_to(anna, "en")
    expect_everything_in_sight(anna)
    expect_to_unfold(anna.seats.all()[1:])
    expect_to_fade_where_there_is_more(anna.page.locator(".seats"))
    expect_what_lies_beside_the_map(anna)
    anna.menu_item("as-text").click()
    for screen in (LAPTOP, PHONE, LYING):
        resize(anna, *screen)
        expect_readable(anna.page.get_by_role("region", name=anna.say("as-text")))


def expect_board_beside_the_question(person: Person) -> None:
    """On a phone that lies, and nothing covers the menu."""
    left, top, right, bottom = box(person.board)
    assert right - left >= 500
    assert bottom - top >= 330
    assert box(person.bar)[0] >= right - 1
    assert parts_outside(person.bar, person.page.locator("body")) == []
    assert parts_outside(person.board.get_by_role("group").first, person.board) == []
    expect(person.choices.first).to_be_in_viewport(ratio=1)
    person.button("table-menu").tap()
    expect(person.page.locator("#table-menu")).to_be_visible()


def test_the_hand_is_one_tap_away_on_a_phone_and_the_board_beside_the_question_when_it_lies(come: Come) -> None:
    anna = sit_at_root(come_with_a_phone(come, "Anna"))
    count = len(anna.table(anna.table_id)["view"]["seats"][0]["hand"])
    anna.page.get_by_role("button", name=say_in_root("en", "panel-hand", count=count), exact=True).tap()
    expect(held(anna).get_by_role("listitem")).to_have_count(count + QUESTS)
    expect_in_sight(held(anna).get_by_role("listitem"))
    expect(anna.page.get_by_role("log")).to_have_count(0)
    anna.button("close").tap()
    expect(held(anna)).to_have_count(0)

    resize(anna, *LYING)
    expect_board_beside_the_question(anna)
    anna.open("/t/" + anna.set_table(ME, BOT, BOT)).be_asked()
    expect_board_beside_the_question(anna)


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


def test_the_map_stays_where_it_is_while_a_game_is_stepped_through(come: Come) -> None:
    anna = come("Anna", language="cs").introduce()
    anna.open(f"/t/{upload(anna, RECORD)}/replay?at=40")
    expect_moment(anna, 40, LENGTH)
    for screen, moments, button in ((LAPTOP, range(41, 49), "replay-next"), (PHONE, range(47, 39, -1), "replay-back")):
        resize(anna, *screen)
        places = set()
        for at in moments:
            replay_bar(anna).get_by_role("button", name=anna.say(button), exact=True).click()
            expect_moment(anna, at, LENGTH)
            places.add((box(anna.board), box(replay_bar(anna))))
        assert len(places) == 1


def test_a_game_is_stepped_through_by_turns_from_the_log_and_as_text(come: Come) -> None:
    anna = come("Anna").introduce()
    table = upload(anna, RECORD)
    whole = anna.ask("GET", f"/tables/{table}/replay?at={LENGTH}&as=all")
    turns = [whole["log"][turn["start"]]["answer"] for turn in whole["turns"]]
    after = next(turn for turn in turns if turn > 40)
    following = next(turn for turn in turns if turn > after)
    anna.open(f"/t/{table}/replay?at=40")
    expect_moment(anna, 40, LENGTH)
    for button, at in (("next", after), ("next", following), ("back", after)):
        replay_bar(anna).get_by_role("button", name=anna.say(f"replay-turn-{button}"), exact=True).click()
        expect_moment(anna, at, LENGTH)
    line = anna.page.get_by_role("log").get_by_role("listitem").first
    said = " ".join(line.inner_text().split())
    events = anna.ask("GET", f"/tables/{table}/replay?at={after}&as=all")["log"]
    event = events[anna.log().index(said)]
    line.click()
    expect_moment(anna, event["answer"], LENGTH)

    replay_bar(anna).get_by_role("button", name=anna.say("as-text")).click()
    expect_readable(anna.page.get_by_role("region", name=anna.say("as-text")))
    replay_bar(anna).get_by_role("button", name=anna.say("as-board")).click()
    expect(anna.board.locator("[data-place]").first).to_be_visible()


def test_what_only_one_was_told_is_said_to_be_so_to_whoever_knows_everything(come: Come) -> None:
    anna = come("Anna").introduce()
    table = upload(anna, RECORD)
    anna.open(f"/t/{table}/replay?at=60&as=all")
    expect_moment(anna, 60, LENGTH)
    alone = [event["to"] for event in anna.ask("GET", f"/tables/{table}/replay?at=60&as=all")["log"] if "to" in event]
    assert alone
    told = re.compile(anna.say("log-told-to", players="[A-Z][a-z]+"))
    log = anna.page.get_by_role("log")
    expect(log.get_by_text(told).first).to_be_attached()
    replay_bar(anna).get_by_label(anna.say("replay-eyes")).select_option(str(alone[0][0]))
    expect(log.get_by_text(re.compile("Only you know")).first).to_be_attached()
    expect(log.get_by_text(told)).to_have_count(0)
