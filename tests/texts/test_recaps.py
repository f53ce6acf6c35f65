"""Turns in one line: where they begin, what is said of them, and to whom."""

from __future__ import annotations

from bisect import bisect_right
from pathlib import Path
from typing import Any

import pytest

from deskovka.content.recaps import Turn, turns_of
from deskovka.content.tabletop import TabletopGame
from deskovka.content.told import Fact
from deskovka.content.words import LANGUAGES
from deskovka.games import registry
from deskovka.kernel import Chance, Event, Match, Record, Value, World, seed_from

RECORDS = Path(__file__).parents[1] / "records"
LEGENDS, ROOT, UPRISING = registry.get("legends"), registry.get("root"), registry.get("uprising")
PEOPLE = ["Ada", "Boris", "Cyril", "Dana", "Emil"]


def told(kind: str, **facts: Value) -> Event:
    return Event(kind, facts, None)


def said(*events: Event, language: str = "en") -> list[str | None]:
    words = ROOT.words(language)
    seated = words.seated(["Ada", "Boris"], ["marquise", "eyrie"])
    return [None if turn.recap is None else words.line(turn.recap, seated) for turn in turns_of(ROOT, events)]


TURN = (
    told("map_laid", map="autumn"),
    told("turn_begins", seat=0, round=1),
    told("built", seat=0, piece="workshop", clearing=3, cost=1),
    told("scored", seat=0, points=3, total=3),
    told("moved", seat=0, clearing=1, target=2, count=4),
    told("moved", seat=0, clearing=2, target=5, count=4),
    told("battle", seat=0, defender=1, clearing=5),
    told("removed", seat=1, owner=0, piece="warrior", clearing=5, count=2),
    told("scored", seat=1, points=1, total=1),
)


def test_a_turn_is_summed_up_in_one_line() -> None:
    english = "Marquise: built a workshop in clearing 3, moved twice, fought Eyrie in clearing 5"
    assert said(*TURN) == [None, f"{english} and lost 2 warriors; 3 points."]
    czech = "Markýza: staví dílnu na mýtině 3, 2× se přesouvá, bojuje na mýtině 5 (brání se Orlí hnízdo)"
    assert said(*TURN, language="cs") == [None, f"{czech} a přichází o 2 bojovníky; 3 body."]


def test_a_turn_in_which_nothing_happens_says_so() -> None:
    assert said(told("turn_begins", seat=1, round=2)) == ["Eyrie: nothing to speak of."]


def test_turns_are_told_from_the_one_on_to_which_an_event_belongs() -> None:
    log = [*TURN, told("turn_begins", seat=1, round=1), told("turmoil", seat=1, column="move", count=1)]
    assert [turn.start for turn in turns_of(ROOT, log)] == [0, 1, 9]
    assert [turn.start for turn in turns_of(ROOT, log, 8)] == [1, 9]
    assert [turn.start for turn in turns_of(ROOT, log, 11)] == [9]
    assert turns_of(ROOT, [], 0) == []


def test_events_of_one_kind_in_a_row_begin_a_turn_together() -> None:
    bids = [told("bid_made", seat=seat, coins=seat) for seat in range(2)]
    log = [told("game_begins", game=1, seat=0), *bids, told("bid_won", seat=1, coins=1)]
    (_, bid) = turns_of(LEGENDS, log)
    assert bid.start == 1
    assert bid.recap is not None
    assert LEGENDS.words("en").line(bid.recap, PEOPLE) == "The bid goes to Boris for 1 coin."


def test_two_seats_that_do_nothing_have_a_turn_each() -> None:
    log = [told("round", round=2), *(told("movement_begins", seat=seat) for seat in (1, 0))]
    log.append(told("moved", seat=0, origin="olsany", space="olsany_in"))
    assert [turn.start for turn in turns_of(UPRISING, log)] == [0, 1, 2]
    words = UPRISING.words("en")
    seated = words.seated(["Ada", "Boris"], ["southern_front", "general_staff"])
    lines = [words.line(turn.recap, seated) for turn in turns_of(UPRISING, log) if turn.recap]
    assert lines == ["General Staff: nothing of note.", "Southern Front: nothing of note."]


def headings(game: TabletopGame[Any], number: int) -> list[tuple[int, Fact]]:
    """Whose turn it was, and whom the heading names, for each first thing that an answer in a random game brought."""
    terms = game.read_setup(game.draw_setup(Chance(seed_from("set-up under headings", number))))
    log: list[Event] = []
    world = World(game, game.new(terms, Chance(seed_from("headings", number))), told=log)
    picks, told_first = Chance(seed_from("picks under headings", number)), []
    while world.waiting:
        seat = picks.pick(world.waiting)
        question, turn = world.question(seat), world.state.turn
        assert question is not None
        told_first.append((len(log), turn, question.topic))
        world.answer(seat, picks.pick(question.options))
    turns = turns_of(game, log)
    starts = [turn.start for turn in turns]
    found = []
    for place, turn, topic in told_first:
        if place < len(log) and log[place].kind not in game.turns and topic != "extra_card":  # bought after all turns
            recap = turns[bisect_right(starts, place) - 1].recap
            if recap is not None and "seat" in recap.facts:
                found.append((turn, recap.facts["seat"]))
    return found


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in registry])
def test_the_heading_of_a_turn_names_the_seat_whose_turn_it_was(game: TabletopGame[Any]) -> None:
    found = [pair for number in range(3) for pair in headings(game, number)]
    assert len(found) > 40
    assert [(turn, named) for turn, named in found if turn != named] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "record"), [("legends", "everything-at-once"), ("root", "vagabond-with-allies")])
def test_every_turn_of_a_game_can_be_read(game: str, record: str, language: str) -> None:
    played = registry.get(game)
    match = Match.load(played, Record.parse((RECORDS / game / f"{record}.game").read_bytes()))
    words = played.words(language)
    seated = words.seated(PEOPLE[: match.setup.players], match.roles)
    for seat in (None, 0):
        setup, *turns = turns_of(played, match.told(seat))
        assert setup == Turn(0, None)
        assert len(turns) > 30
        assert all(turn.recap and words.line(turn.recap, seated).endswith(".") for turn in turns)


def test_what_only_others_know_changes_no_line() -> None:
    """The line of a turn is made of what its reader was told: who peeked, but not at what."""
    match = Match.load(LEGENDS, Record.parse((RECORDS / "legends" / "everything-at-once.game").read_bytes()))
    lines = [[turn.recap for turn in turns_of(LEGENDS, match.told(seat))] for seat in (None, 0, 1, 2, 3)]
    assert all(line == lines[0] for line in lines)
