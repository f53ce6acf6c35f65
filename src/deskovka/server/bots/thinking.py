"""What happens in a worker when a bot thinks: it is given a chair, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.bots import make_bot
from deskovka.kernel import Answer, Match, Option, Record, Registry, Snapshot


class Thought(msgspec.Struct, frozen=True):
    """A question for a bot: the game at its last step boundary, and what was answered since."""

    game: str
    setup: dict[str, Any]
    state: dict[str, Any]
    since: list[Answer]
    seat: int
    bot: str
    seed: bytes
    """For the bot's own chance."""


def think(registry: Registry[Any], thought: Thought) -> Option:
    """The option that the bot picks."""
    game = registry.get(thought.game)
    snapshot = Snapshot(0, game.rules_version, thought.state)
    origin = Record(game.id, game.rules_version, thought.setup, bytes(32), [], snapshots=[snapshot])
    match: Match[Any] = Match(game, game.read_setup(thought.setup), bytes(32), origin)
    for seat, option in thought.since:
        match.answer(seat, option)
    return make_bot(thought.bot, thought.seed).answer(match.chair(thought.seat))
