"""Nobody is sent anything to hide: all that comes to a spectator's page, or to a seat not asked, is looked at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from deskovka.games.legends.tables import PRINTED
from deskovka.kernel import seed_from
from tests.web.conftest import Come
from tests.web.people import ME, OPEN, Person

SEED = "what nobody may know"
TOKENS = {token.id for token in PRINTED.tables.content.discoveries}
CARDS = {card.id for card in PRINTED.tables.cards}
BUILDING_CARDS = {card.id for card in PRINTED.tables.cards if any(action.type == "build" for action in card.actions)}
SWAMP = {"variants": ["discovery", "poison_swamp"], "preparation": "drawn"}


Company = tuple[Person, Person, Person, Person]


@pytest.fixture
def company(come: Come) -> Company:
    """Anna, Boris and Cyril at a table with a swamp, and a spectator; Boris and the spectator look at their pages."""
    anna, boris, cyril, spectator = come("Anna"), come("Boris"), come("Cyril"), come("Spectator")
    table = anna.introduce().set_table(ME, OPEN, OPEN, setup=SWAMP, seed=SEED)
    cyril.introduce().ask("POST", f"/tables/{table}/join", {"seat": 2})
    spectator.open(f"/t/{table}")
    boris.introduce().open(f"/t/{table}").button("sit-here").click()
    boris.expect_asked("bid")
    return anna, boris, cyril, spectator


def test_a_bid_is_sent_to_nobody_before_the_last_one_is_in(company: Company) -> None:
    anna, boris, cyril, spectator = company
    for person, bid in ((anna, 7), (cyril, 4)):
        person.answer(person.table(boris.table_id), "bid", bid)
    for person in (boris, spectator):
        expect(person.seats.filter(has_text=person.say("seat-turn"))).to_have_count(1)
        for message, log in messages(person):
            assert [seat["bid"] for seat in message["view"]["seats"]] == [None, None, None]
            assert "bid_made" not in {event["kind"] for event in log}
            assert message["question"] is None or message["me"] == 1

    boris.pick(boris.choice("2 coins"))
    for person in (boris, spectator):
        expect(person.page.get_by_role("log")).to_contain_text("Anna bids 7 coins.")


def test_no_message_holds_a_seed_a_hidden_face_or_the_options_of_others(company: Company) -> None:
    _, boris, _, spectator = company
    table = boris.table_id
    chance = Random(121)
    play(company, table, chance, answers=5)
    spectator_is_refused_what_only_seats_may_know(spectator, table)
    play(company, table, chance, answers=45)
    for person in (boris, spectator):
        person.catch_up()
        assert len(person.log()) == len(person.table(table)["log"]["events"])

    seen_by_all, seen_by_boris = check_messages(spectator), check_messages(boris)
    assert seen_by_all < seen_by_boris < TOKENS  # the game has gone so far that there was something to see
    for person in (boris, spectator):
        assert SEED not in everything(person)
        assert seed_from(SEED).hex() not in everything(person)


def spectator_is_refused_what_only_seats_may_know(spectator: Person, table: str) -> None:
    spectator.ask("GET", f"/tables/{table}/replay?at=3&as=0", status=403)
    spectator.ask("GET", f"/tables/{table}/replay?at=3&as=all", status=403)
    spectator.ask("GET", f"/tables/{table}/record", status=409)
    assert spectator.ask("GET", f"/tables/{table}/fair")["seed"] is None
    assert spectator.ask("GET", f"/tables/{table}/replay?at=3")["question"] is None


def play(company: Company, table: str, chance: Random, answers: int) -> None:
    """Play on past the pages, towards the hidden tokens."""
    seat = 0
    for _ in range(answers):
        now = company[seat].table(table)
        if now["question"] is None:
            seat = now["waiting"][0]
            now = company[seat].table(table)
        tokens = {region["id"] for region in now["view"]["regions"] if region["token"] == "hidden"}
        options = now["question"]["options"]
        liked = [option for option in options if option[-1] in tokens | BUILDING_CARDS]
        company[seat].answer(now, *chance.choice(liked or options))


def messages(person: Person) -> Iterator[tuple[dict[str, Any], list[dict[str, Any]]]]:
    """Every message about a game under way that a page was sent, each with the log as the page knew it then."""
    bodies = [response.json() for response in person.responses if is_table(response.url) and response.status == 200]
    frames = [json.loads(frame) for frame in person.frames]
    log: list[dict[str, Any]] = []
    for message in sorted(bodies + [frame for frame in frames if frame["type"] == "table"], key=lambda one: one["seq"]):
        log = log[: message["log"]["from"]] + message["log"]["events"]
        if message["view"] is not None:
            yield message, log


def is_table(address: str) -> bool:
    """Whether an address is that of a table message."""
    path = address.split("?")[0].split("/")
    return path[-2:-1] == ["tables"]


def check_messages(person: Person) -> set[str]:
    """Check that each message holds only what the person may know; gives the tokens whose faces they have learned."""
    known: set[str] = set()
    for message, log in messages(person):
        me = message["me"]
        assert me == (1 if person.name == "Boris" else None)
        assert message["question"] is None or message["question"]["seat"] == me
        assert [seat["invite"] for seat in message["table"]["seats"]] == [None, None, None]
        assert isinstance(message["view"]["deck"], int)
        words = set(words_in({name: part for name, part in message.items() if name != "table"}))
        dealt = {event["facts"]["card"] for event in log if event["kind"] == "card_dealt"}
        known = {event["facts"]["token"] for event in log if event["kind"] in ("token_taken", "peeked_token")}
        assert words & CARDS <= dealt
        assert words & TOKENS <= known
    return known


def words_in(data: Any) -> Iterator[str]:
    """Every word anywhere in a message."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, list | dict):
        for part in data.values() if isinstance(data, dict) else data:
            yield from words_in(part)


def everything(person: Person) -> str:
    """All that the server told a page, as one text."""
    bodies = [response.text() for response in person.responses if "/api/" in response.url and response.status != 204]
    return "\n".join([*bodies, *person.frames])
