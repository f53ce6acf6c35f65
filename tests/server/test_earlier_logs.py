"""Logs that an earlier version of a game has told: what can still be said is said, and nothing breaks on the rest."""

from __future__ import annotations

import pytest

from deskovka.content.recaps import NOT_TOLD, turns_of
from deskovka.content.words import LANGUAGES
from deskovka.games import registry
from deskovka.kernel import Event, Value
from deskovka.server.store.rows import SavedEvent
from deskovka.server.tables.log import RULES_CHANGED, in_present_words

CRESCENT = registry.get("crescent")
TURN = SavedEvent("turn", {"seat": 0, "year": 1, "round": 1}, None, 3)


def saved(kind: str, **facts: Value) -> SavedEvent:
    return SavedEvent(kind, facts, None, 4)


def test_events_that_are_told_as_before_stay_as_they_are() -> None:
    events = [TURN, saved("income", seat=0, coins=2), saved(RULES_CHANGED, theirs=3, ours=4)]
    assert in_present_words(CRESCENT.lexicon, events) == events


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_was_not_told_is_said_to_be_unknown(language: str) -> None:
    (moved,) = in_present_words(CRESCENT.lexicon, [saved("moved", seat=0, origin="dunes", hex="orchards", count=3)])
    assert (moved.facts["regular"], moved.facts["mercenary"]) == (NOT_TOLD, NOT_TOLD)
    line = CRESCENT.words(language).event(Event(moved.kind, moved.facts, None), ["Anna", "Boris"])
    assert NOT_TOLD in line
    assert "$" not in line


def test_an_event_that_does_not_name_a_thing_or_is_told_no_more_is_left_out() -> None:
    assert in_present_words(CRESCENT.lexicon, [saved("razed", hex="dunes", building="fort")]) == []
    assert in_present_words(CRESCENT.lexicon, [saved("forgotten", seat=0)]) == []


def test_a_turn_that_was_not_told_in_full_has_no_line_that_sums_it_up() -> None:
    before = [TURN, saved("moved", seat=0, origin="dunes", hex="orchards", count=3)]
    now = [TURN, saved("moved", seat=0, origin="dunes", hex="orchards", regular=2, mercenary=1)]
    (turn,) = turns_of(CRESCENT, in_present_words(CRESCENT.lexicon, before))
    assert turn.recap is None
    (turn,) = turns_of(CRESCENT, in_present_words(CRESCENT.lexicon, now))
    assert turn.recap is not None
