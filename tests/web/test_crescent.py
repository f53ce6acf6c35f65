"""The table of Crescent Moon in the browser: turns by clicks, a combat, a price, a phone."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Come
from tests.web.people import ME, Person
from tests.web.test_looks import faults
from tests.web.test_phone import come_with_a_phone, expect_question_in_sight, expect_to_fit
from tests.web.wording import say_in

RANDOM, GREEDY = {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}
BEGUN = """game crescent 4
setup {"map": "divided_banks", "players": 5}
seed 453a73756c6a23adfb3971daa87cbc3f95113c0c62612418d4fc3d7771c29913
3 palace orchards
1 take agent
0 move thornbush falcon_peak 1 0
0 move falcon_peak white_quarry 1 0
0 done
1 ask_bribe gazelle_plain 1
4 price 2
1 accept
"""
"""The beginning of a game: the Murshid has bribed a mercenary of the Nomad."""
MURSHID, CALIPH, NOMAD = 1, 3, 4
PICKABLE = "[role=button]:not([aria-pressed=true], [aria-disabled=true])"
PICKS = 8
HEAD = 3
"""So many lines of a record stand before the first answer."""


def say(person: Person, message: str, **facts: object) -> str:
    return say_in("crescent", person.language, message, **facts)


def seats_around(seat: int) -> list[dict[str, str]]:
    return [ME if number == seat else RANDOM for number in range(5)]


def sit_down(person: Person, seat: int, **setup: object) -> None:
    """Play a character against four bots."""
    table = person.set_table(*seats_around(seat), game="crescent", setup=setup, seed="the first moon")
    person.open(f"/t/{table}")


def go_on(person: Person, at: int, seat: int) -> None:
    """Take a seat of the game that was begun, after so many of its answers."""
    begun = BEGUN.splitlines(keepends=True)[: HEAD + at]
    record = person.ask("POST", "/records", "".join(begun))["id"]
    wish = {"at": at, "seats": seats_around(seat), "public": False}
    person.open("/t/" + person.ask("POST", f"/tables/{record}/continue", wish)["id"])


def hexes(person: Person) -> Locator:
    """The hexes and places on the map that can be picked, and are not picked already."""
    return person.board.locator(f"[data-hex]{PICKABLE}, [data-place]{PICKABLE}")


def act(person: Person, chance: Random) -> str:
    """Pick anything that can be picked, on the map, among the cards or by its button; gives where it was."""
    person.be_asked()
    cards = person.page.locator(".hand button, .market button").and_(
        person.page.locator("button:not([disabled], [aria-pressed=true], [aria-disabled=true])")
    )
    offered = {"map": hexes(person), "cards": cards.filter(visible=True), "button": person.choices}
    counts = {where: found.count() for where, found in offered.items()}
    where = chance.choice([where for where, count in counts.items() if count])
    person.pick(offered[where].nth(chance.randrange(counts[where])))
    return where


def test_the_caliph_places_the_palace_and_gains_influence_by_clicks(come: Come) -> None:
    anna = come("Anna", bypass_csp=True).introduce()
    sit_down(anna, CALIPH)
    assert anna.topic() == "palace"
    assert faults(anna) == []
    anna.pick(hexes(anna).first)
    assert anna.topic() == "caliph"
    anna.pick(anna.choice(say(anna, "verb-influence")))
    target = hexes(anna).first
    name = str(target.get_attribute("data-hex"))
    anna.pick(target)
    heard = " ".join(anna.log())
    assert say(anna, f"hex-{name}") in heard


def test_the_map_is_laid_by_clicks_whatever_is_picked(come: Come) -> None:
    anna = come("Anna", language="cs").introduce()
    sit_down(anna, CALIPH, map="variable")
    chance = Random(7)
    picked = {act(anna, chance) for _ in range(PICKS) if anna.topic()}
    assert {"map", "button"} <= picked


@pytest.mark.soak
def test_a_whole_standard_game_is_played_by_clicks_against_greedy_bots(come: Come) -> None:
    anna = come("Anna", language="cs").introduce()
    seats = [ME if seat == CALIPH else GREEDY for seat in range(5)]
    table = anna.set_table(*seats, game="crescent", setup={}, seed="the first moon")
    anna.open(f"/t/{table}")
    chance, years = Random(3), set()
    while (now := anna.asked(table))["result"] is None:
        years.add(now["view"]["year"])
        anna.topic()
        act(anna, chance)
    assert years == {1, 2, 3}
    expect(anna.scoring).to_be_visible()


def test_a_combat_is_shown_while_cards_are_chosen_in_secret(come: Come) -> None:
    anna = come("Anna", bypass_csp=True).introduce()
    go_on(anna, 8, MURSHID)
    assert anna.topic() == "follow"
    table = anna.table_id
    anna.answer(anna.asked(table), "assault", "gazelle_plain", "white_quarry", 0, 1)
    assert anna.topic() == "combat_cards"
    title = say(anna, "board-combat", hex=say(anna, "hex-white_quarry"))
    combat = anna.page.get_by_role("region", name=title, exact=True)
    expect(combat).to_contain_text(say(anna, "role-warlord"))
    expect(combat.locator("[aria-current=step]")).to_have_text(say(anna, "stage-select"))
    assert faults(anna) == []
    anna.pick(anna.choices.last)
    anna.topic()
    hex_ = say(anna, "hex-white_quarry")
    won = [say(anna, "event-combat_won", seat=say(anna, f"role-{who}"), hex=hex_) for who in ("murshid", "warlord")]
    assert any(line in won for line in anna.log())


def test_a_price_is_named_and_seen(come: Come) -> None:
    anna = come("Anna", language="cs").introduce()
    go_on(anna, 6, NOMAD)
    assert anna.topic() == "price"
    wish = anna.page.get_by_role("region", name=say(anna, "told-wish", seat="Muršid", owner="Nomád"), exact=True)
    bribe = wish.filter(has_text=say(anna, "hex-gazelle_plain"))
    expect(bribe).to_be_visible()
    anna.pick(anna.choices.first)
    expect(bribe).not_to_be_visible()  # he may ask for something else at once
    assert any("Nomád" in line for line in anna.log())


def test_a_turn_is_played_on_a_phone(come: Come) -> None:
    anna = come_with_a_phone(come, "Anna", language="cs").introduce()
    sit_down(anna, CALIPH)
    anna.topic()
    expect_question_in_sight(anna)
    anna.pick(hexes(anna).first)
    anna.topic()
    expect_to_fit(anna)
    anna.pick(anna.choice(say(anna, "verb-influence")))
    anna.pick(hexes(anna).last)
    anna.topic()
    expect_question_in_sight(anna)
