"""Greedy players of Root: they know what their faction lives on."""

from __future__ import annotations

from typing import Any

import pytest

from deskovka.bots import make_bot
from deskovka.games import registry
from deskovka.kernel import Match, seed_from

ROOT = registry.get("root")
FACTIONS = ["marquise", "eyrie", "alliance", "vagabond"]
FURTHER = ["cult", "riverfolk", "duchy", "corvids", "hundreds", "keepers"]
SETUP = {"players": 4, "factions": FACTIONS, "seating": "listed"}
GAMES = 5
MOST_ROUNDS = 40


def played(kinds: list[str], number: int, setup: dict[str, Any] = SETUP) -> Match[Any]:
    """A whole game between bots."""
    match = Match(ROOT, ROOT.read_setup(setup), seed_from("bots", number))
    bots = [make_bot(kind, seed_from("bots", number, seat)) for seat, kind in enumerate(kinds)]
    while match.result is None:
        seat = match.waiting[0]
        match.answer(seat, bots[seat].answer(match.chair(seat)))
    return match


@pytest.mark.soak
@pytest.mark.parametrize("faction", FACTIONS)
def test_greedy_beats_three_random_players_three_times_out_of_five(faction: str) -> None:
    seat = FACTIONS.index(faction)
    kinds = ["greedy" if number == seat else "random" for number in range(4)]
    results = [played(kinds, number).result for number in range(GAMES)]
    assert sum(seat in result.winners for result in results if result) >= 0.6 * GAMES


@pytest.mark.soak
@pytest.mark.parametrize("faction", FURTHER)
def test_greedy_beats_three_random_base_factions_three_times_out_of_five(faction: str) -> None:
    setup = {**SETUP, "factions": [faction, *FACTIONS[:3]], "reach": "any"}
    results = [played(["greedy", "random", "random", "random"], number, setup).result for number in range(GAMES)]
    assert sum(0 in result.winners for result in results if result) >= 0.6 * GAMES


@pytest.mark.parametrize("number", range(2))
def test_four_greedy_players_end_by_points_within_forty_rounds(number: int) -> None:
    match = played(["greedy"] * 4, number)
    (won,) = (event for event in match.log if event.kind == "won")
    assert won.facts["victory"] == "points"
    rounds = [int(str(event.facts["round"])) for event in match.log if event.kind == "turn_begins"]
    assert rounds[-1] <= MOST_ROUNDS
