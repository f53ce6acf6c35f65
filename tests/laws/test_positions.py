"""The law of positions: whatever a game comes to passes for a position of it, and what holds other pieces does not."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from deskovka.games import registry
from deskovka.kernel import BrokenRecord, Match, check_position, seed_from


@pytest.mark.parametrize("game_id", [game.id for game in registry])
def test_every_position_that_a_game_comes_to_can_be_one(game_id: str) -> None:
    game, chance = registry.get(game_id), Random(7)
    setup: dict[str, Any] = {}
    match: Match[Any] = Match(game, game.read_setup(setup), seed_from("positions"))
    for count in range(120):
        if not match.waiting:
            break
        question = match.question(match.waiting[0])
        assert question is not None
        match.answer(question.seat, chance.choice(question.options))
        if count % 20 == 0:
            check_position(game, setup, msgspec.json.decode(msgspec.json.encode(match.snapshot.state)))
    state = msgspec.json.decode(msgspec.json.encode(match.snapshot.state))
    for name, value in state.items():
        if name != "chance" and type(value) is int:
            with pytest.raises(BrokenRecord):
                check_position(game, setup, state | {name: 10**9})
