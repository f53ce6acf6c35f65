"""At the table: what happened and is marked, what things mean, rules, alerts, and the table as text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import BOT, ME, OPEN, Person
from tests.web.serving import serving

_COUNT_TRAVELLERS = """() => {
  window.travelled = 0;
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    window.travelled += added.filter((node) => node.tagName === "g").length;
  }).observe(document.querySelector(".travellers"), { childList: true });
}"""
_NOTE_ALERTS = """
window.heard = 0;
window.notified = [];
window.isAway = false;
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    window.heard += 1;
  }
};
window.Notification = class {
  static permission = "default";
  static async requestPermission() {
    return (this.permission = "granted");
  }
  constructor(title, { body }) {
    window.notified.push([title, body]);
  }
};
Object.defineProperty(document, "visibilityState", { get: () => (window.isAway ? "hidden" : "visible") });
"""
"""The page believes that it can make sounds and notifications, and that nobody looks at it when a test says so."""


def tooltip(person: Person) -> Locator:
    return person.page.get_by_role("tooltip")


def lines(person: Person) -> Locator:
    return person.page.get_by_role("log").get_by_role("listitem", include_hidden=True)


def sit_down(come: Come, **options: str) -> Person:
    anna = come("Anna", **options).introduce()
    anna.open("/t/" + anna.set_table(ME, BOT, BOT, seed="moves"))
    return anna


def sit_down_to_move(come: Come, **options: str) -> Person:
    """Look at a table where an army can be moved."""
    anna = come("Anna", **options).introduce()
    table = anna.set_table(ME, BOT, BOT, seed="moves")
    anna.come_to_move_past_the_page(table)
    return anna.open(f"/t/{table}").be_asked()


def finish_turn(person: Person) -> None:
    """Decline what is left of the turn, until the others have had theirs."""
    while person.topic() != "take":
        person.pick(person.choices.last)


# What has just happened


@pytest.mark.parametrize(("motion", "travels"), [("no-preference", True), ("reduce", False)])
def test_what_happens_is_seen_moving_unless_somebody_wants_no_motion(come: Come, motion: str, travels: bool) -> None:
    anna = sit_down_to_move(come, reduced_motion=motion)
    anna.page.evaluate(_COUNT_TRAVELLERS)
    anna.pick_army()
    anna.pick_on_map(anna.free_regions.first)
    assert any(line.startswith("Anna moves an army") for line in anna.log())
    if travels:
        assert anna.page.evaluate("travelled") > 0
        expect(anna.board.locator(".travellers > g")).to_have_count(0)  # they arrive
    else:
        finish_turn(anna)
        assert anna.page.evaluate("travelled") == 0


def test_what_happened_stays_marked_until_my_next_move(come: Come) -> None:
    anna = sit_down_to_move(come)
    finish_turn(anna)
    fresh = anna.page.locator("[role=log] li.fresh")
    told = [" ".join(line.split()) for line in fresh.all_inner_texts()]
    assert told == anna.log()[last_of_mine(anna) + 1 :]
    assert any(line.startswith("Bot Ada takes") for line in told)
    marked = anna.board.locator(".mark, .marked")
    assert marked.count() > 0

    anna.page.reload()  # which changes nothing
    anna.be_asked()
    expect(fresh).to_have_count(len(told))
    before = len(anna.log())
    anna.pick(anna.choices.first)
    expect(lines(anna).nth(before - 1)).not_to_have_class(re.compile("fresh"))
    expect(fresh.filter(has_text="Bot")).to_have_count(0)


def last_of_mine(person: Person) -> int:
    """The place of the last line that speaks of what somebody did."""
    log = person.log()
    return max(place for place, line in enumerate(log) if line.startswith(person.name))


# What things mean


def test_what_is_pointed_at_or_has_the_focus_is_explained_and_the_question_opens_the_rules(come: Come) -> None:
    anna = sit_down(come)
    anna.expect_asked("bid")
    card = anna.offered()[2]
    anna.card(card).hover()
    expect(tooltip(anna)).to_contain_text(anna.say(f"card-{card}"))
    expect(tooltip(anna)).to_contain_text(anna.about("card", card))
    anna.page.mouse.move(2, 2)
    expect(tooltip(anna)).to_have_count(0)

    anna.board.locator("[data-region]").first.hover(force=True)
    expect(tooltip(anna)).to_contain_text(re.compile("by land|by sea"))
    anna.page.keyboard.press("Escape")
    expect(tooltip(anna)).to_have_count(0)
    question_opens_the_rules_at_its_clause(anna)

    anna.pick(anna.choice("1 coin"))
    anna.pick(anna.choice("Anna"))
    anna.expect_asked("take", coins=10)
    anna.tab_to(anna.card(anna.offered()[0]))
    expect(tooltip(anna)).to_contain_text(anna.about("card", anna.offered()[0]))
    table_is_told_as_text(anna)


def test_several_equal_armies_move_in_one_gesture(come: Come) -> None:
    anna = sit_down_to_move(come)
    origin = anna.pick_on_map(anna.region("Village"))  # where everybody begins
    anna.button("times-more").click()
    expect(anna.bar.get_by_role("group", name=anna.say("times"))).to_contain_text("× 2")
    region = anna.pick_on_map(anna.free_regions.first)
    moved = anna.say("event-moved", seat="Anna", origin=origin, region=region)
    expect(lines(anna).filter(has_text=moved)).to_have_count(2)
    expect(anna.button("times-more")).to_be_hidden()  # the next army is moved by itself again
    words_of_the_log_lead_to_places_on_the_board(anna, region)


def words_of_the_log_lead_to_places_on_the_board(anna: Person, target: str) -> None:
    word = lines(anna).filter(has_text="Anna moves an army").last.get_by_role("button", name=target)
    word.hover()
    expect(tooltip(anna)).to_contain_text(target)
    expect(anna.region(target)).to_have_class(re.compile("pointed"))
    anna.page.mouse.move(2, 2)
    expect(anna.region(target)).not_to_have_class(re.compile("pointed"))


# Rules


def question_opens_the_rules_at_its_clause(anna: Person) -> None:
    clause = anna.ask("GET", "/games/legends/lexicon")["topics"]["bid"]["clause"]
    anna.bar.get_by_role("button", name=clause, exact=True).click()
    expect(anna.page.get_by_role("tab", name=anna.say("rules"))).to_have_attribute("aria-selected", "true")
    expect(anna.page.locator(f'article[id="rule-{clause}"]')).to_be_in_viewport()


def test_the_rules_are_searched_by_words(come: Come) -> None:
    anna = sit_down(come, language="cs")
    anna.expect_asked("bid")
    anna.page.get_by_role("tab", name=anna.say("rules")).click()
    rules = anna.page.get_by_role("region", name=anna.say("rules"), exact=True).locator('article[id^="rule-"]')
    rules.first.wait_for()  # how the game is won stands there before them
    every = rules.count()
    search = anna.page.get_by_role("searchbox", name=anna.say("rules-search"))
    search.fill("NABIDKA minci")  # without accents, in any case
    expect(rules).not_to_have_count(every)
    assert 0 < rules.count() < every / 2
    search.fill("lokomotiva")
    expect(anna.page.get_by_text(anna.say("rules-none"))).to_be_visible()
    search.fill("")
    expect(rules).to_have_count(every)


# It is my turn


def let_boris_begin(anna: Person, boris: Person) -> str:
    """A table at which Boris decides who goes first; gives its id."""
    table = anna.set_table(ME, OPEN, BOT)
    boris.ask("POST", f"/tables/{table}/join", {"seat": 1})
    anna.answer(anna.table(table), "bid", 0)
    boris.answer(boris.table(table), "bid", 9)
    boris.asked(table)
    return table


def let_anna_go_first(boris: Person, table: str) -> None:
    now = boris.asked(table)
    boris.answer(now, *next(option for option in now["question"]["options"] if option[-1] == 0))


def test_the_title_of_the_tab_tells_my_turn_and_sound_and_notification_once_they_are_turned_on(come: Come) -> None:
    anna, boris = come("Anna").introduce(), come("Boris").introduce()
    anna.context.add_init_script(_NOTE_ALERTS)
    for is_on in (False, True):
        table = let_boris_begin(anna, boris)
        if is_on:
            anna.open("/settings")
            anna.page.get_by_label(anna.say("settings-sound")).check()
            anna.page.get_by_label(anna.say("settings-notify")).check()
            expect(anna.page.get_by_label(anna.say("settings-notify"))).to_be_checked()
            anna.page.get_by_role("link", name="Deskovka").click()
            anna.page.locator(f'a[href="/t/{table}"]').click()
        else:
            anna.open(f"/t/{table}")
        expect(anna.bar).to_contain_text(anna.say("table-waits", players="Boris"))
        expect(anna.page).to_have_title("Eight-Minute Empire: Legends · Deskovka")
        anna.page.evaluate("heard = 0; isAway = true")
        let_anna_go_first(boris, table)
        anna.be_asked()
        noted = [["Your turn", "Eight-Minute Empire: Legends"]] if is_on else []
        anna.catch_up()
        expect(anna.page).to_have_title("● Your turn · Eight-Minute Empire: Legends · Deskovka")
        assert anna.page.evaluate("[heard, notified]") == [int(is_on), noted]


# Coming back


def test_a_digest_tells_what_happened_since_my_last_visit(come: Come, tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        anna = come("Anna", address=address).introduce()
        boris = come("Boris", address=address).introduce()
        table = let_boris_begin(anna, boris)
        anna.open(f"/t/{table}")
        expect(anna.bar).to_contain_text(anna.say("table-waits", players="Boris"))
        known = len(anna.table(table)["log"]["events"])
        digest = anna.page.get_by_role("dialog", name=anna.say("log-visit"))
        expect(digest).to_have_count(0)
        anna.page.goto("about:blank")
        expect(boris.open(f"/t/{table}").seat(0)).to_contain_text(boris.say("seat-away"))
        boris.page.goto("about:blank")
        let_anna_go_first(boris, table)
    with serving(tmp_path) as address:  # days later
        anna.address = address
        anna.open(f"/t/{table}")
        told = anna.table(table)["log"]["events"][known:]
        go_on = digest.get_by_role("button", name=anna.say("go-on"))
        for width, height in ((1280, 800), (390, 844)):
            anna.page.set_viewport_size({"width": width, "height": height})
            expect(digest.get_by_role("listitem")).to_have_count(len(told))
            expect(digest).to_contain_text("Boris decides who goes first: Anna.")
            go_on.click(trial=True)
        go_on.click()
        anna.expect_asked("take", coins=11)
        anna.page.reload()
        anna.expect_asked("take", coins=11)
        expect(digest).to_have_count(0)


# As text


def table_is_told_as_text(anna: Person) -> None:
    view = anna.table(anna.table_id)["view"]
    anna.menu_item("as-text").click()
    text = anna.page.get_by_role("region", name=anna.say("as-text"))
    for segment in view["segments"]:
        expect(text.get_by_role("heading", name=anna.say(f"face-{segment['face']}"))).to_be_visible()
    for island in view["islands"]:
        expect(text).to_contain_text(anna.say(f"island-{island['id']}"))
    for region in view["regions"]:
        expect(text).to_contain_text(anna.say(f"region-{region['id']}"))
    for offer in view["row"]:
        expect(text).to_contain_text(anna.about("card", offer["card"]))
    for name in ("Anna", "Bot Ada", "Bot Emil"):
        expect(text.get_by_role("heading", name=re.compile(f"^{name}"))).to_be_visible()
    anna.pick(anna.choices.first)  # one plays on beside it
    expect(text).to_be_visible()
    anna.menu_item("as-board").click()
    expect(anna.board.locator("[data-region]").first).to_be_visible()
