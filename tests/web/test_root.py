"""Root in the browser: a whole game in Czech, one on a phone, a turn without a mouse, a battle."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from playwright.sync_api import expect

from deskovka.games import registry
from deskovka.games.root.tables import PRINTED
from tests.web.conftest import Come
from tests.web.people import BOT, ME, Person
from tests.web.test_connection import expect_link
from tests.web.test_phone import come_with_a_phone, expect_question_in_sight, expect_to_fit
from tests.web.test_secrets import messages, words_in
from tests.web.woodland import PICKABLE, act, go_on, places, sit_down
from tests.web.wording import say_in_root

CARDS = {card.id for deck in PRINTED.tables.decks.values() for card in deck.cards} - {"sword", "anvil"}
"""But for those that are called like something else."""
CARD_FACTS = {fact for fact, kind in registry.get("root").lexicon.kinds.items() if kind == "card"}


def play_on(person: Person, chance: Random, most: int = 10_000) -> Counter[str]:
    """Pick on until the game is over, or so often; gives how often where."""
    picked: Counter[str] = Counter()
    while picked.total() < most:
        person.choices.first.or_(person.scoring).first.wait_for()
        if person.scoring.count():
            break
        picked[act(person, chance)] += 1
    return picked


def test_a_vagabond_plays_to_the_end_in_czech(come: Come) -> None:
    anna = come("Anna", language="cs").introduce()
    table = sit_down(anna, "vagabond", "looking", edition={"setup": {"winning_score": 8}})  # which is over sooner
    expect(anna.bar_text).to_have_text(say_in_root("cs", "ask-character"))
    chance = Random(1)
    picked = play_on(anna, chance, most=12)
    nothing_can_be_scrolled_away = "document.documentElement.scrollHeight <= innerHeight"
    assert anna.be_asked().page.evaluate(nothing_can_be_scrolled_away)
    picked += play_on(anna, chance)
    assert min(picked["map"], picked["hand"], picked["button"]) >= 3

    now = anna.table(table)
    assert now["result"] is not None
    names = ["Anna", "Bot Ada", "Bot Emil", "Bot Iris"]
    dialog = anna.page.get_by_role("dialog")
    for seat in now["result"]["winners"]:
        expect(dialog).to_contain_text(names[seat])
    dialog.get_by_role("button", name=anna.say("close")).click()
    assert len(anna.log()) == len(now["log"]["events"])
    winner = now["roles"][now["result"]["winners"][0]]
    assert anna.log()[-1].startswith(say_in_root("cs", f"role-{winner}"))

    anna.open(f"/t/{table}/replay?at=40")
    bar = anna.page.get_by_role("region", name=anna.say("replay"), exact=True)
    expect(bar).to_contain_text(f"40 / {now['count']}")
    expect(anna.board.locator("[data-place]").first).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("faction", ["cult", "riverfolk", "duchy", "corvids", "hundreds", "keepers"])
def test_each_further_faction_plays_to_the_end_in_czech(come: Come, faction: str) -> None:
    anna = come("Anna", language="cs").introduce()
    table = sit_down(anna, faction, "looking")
    picked = play_on(anna, Random(2))
    assert min(picked["map"], picked["button"]) >= 3
    assert anna.table(table)["result"] is not None


def test_a_marquise_plays_on_a_phone(come: Come) -> None:
    anna = come_with_a_phone(come, "Anna").introduce()
    table = sit_down(anna, "marquise", "looking")
    expect(anna.bar_text).to_have_text(say_in_root("en", "ask-keep"))
    expect_question_in_sight(anna)
    anna.pick(places(anna).first)
    for _ in range(8):
        now = anna.asked(table)
        anna.answer(now, *now["question"]["options"][0])
    anna.catch_up()
    play_on(anna, Random(3), most=4)
    anna.be_asked()
    expect_to_fit(anna)
    anna.button("log").tap()
    expect(anna.page.get_by_role("log")).to_contain_text("Anna")
    expect_to_fit(anna)


def test_a_turn_is_played_with_the_keyboard_alone(come: Come) -> None:
    anna = come("Anna").introduce()
    sit_down(anna, "vagabond", "looking")
    anna.hand = "keyboard"
    anna.pick(anna.choices.first)
    anna.pick(places(anna).first)
    expect(anna.bar_text).to_have_text(say_in_root("en", "ask-slip"))
    anna.pick(places(anna).first)
    expect(anna.bar_text).to_have_text(say_in_root("en", "ask-vagabond"))
    anna.pick(anna.choices.last)
    expect(anna.page.get_by_role("log")).to_contain_text("Vagabond draws 1 card.")


def test_bandits_are_sent_to_a_path_that_is_picked_on_the_map(come: Come) -> None:
    anna = come_with_a_phone(come, "Anna").introduce()
    table = go_on(anna, "highway-bandits-of-two.game", 60, ME, BOT)
    anna.open(f"/t/{table}")
    expect(anna.bar_text).to_have_text(say_in_root("en", "ask-watch"))
    watched = anna.board.locator("[data-place=p1_5]")
    expect(watched).to_have_attribute("role", "img")
    assert "Highway Bandits" in (watched.get_attribute("aria-label") or "")
    anna.pick(anna.board.locator(f"[data-place=p1_10]{PICKABLE}"))
    expect(anna.board.locator("[data-place=p1_10][role=img] svg")).to_have_count(1)


def test_spectators_are_sent_no_hidden_card(come: Come) -> None:
    anna, spectator = come("Anna").introduce(), come("Spectator")
    table = sit_down(anna, "alliance", "looking")
    spectator.open(f"/t/{table}")
    expect_link(spectator, "live")
    for _ in range(12):
        now = anna.asked(table)
        anna.answer(now, *now["question"]["options"][0])
    anna.asked(table)
    told = len(spectator.table(table)["log"]["events"])
    expect(spectator.page.get_by_role("log").get_by_role("listitem", include_hidden=True)).to_have_count(told)
    sent = list(messages(spectator))
    assert len(sent) > 5
    for message, log in sent:
        view = message["view"]
        assert message["question"] is None
        assert isinstance(view["deck"], int)
        open_cards = {str(fact) for event in log for name, fact in event["facts"].items() if name in CARD_FACTS}
        words = set(words_in({name: part for name, part in message.items() if name != "table"}))
        assert words & CARDS <= open_cards | set(view["available"])
        assert {card for seat in view["seats"] for card in seat["hand"]} <= {"hidden"}
        assert set(view["seats"][0]["board"]["supporters"]) <= {"hidden"}
