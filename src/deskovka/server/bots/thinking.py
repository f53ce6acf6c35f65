"""What happens in a worker when a bot thinks, or says why: it is given a chair, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from deskovka.bots import Planned, make_bot
from deskovka.bots.reasons import explain, is_seen
from deskovka.bots.told import Thoughts, told
from deskovka.content.told import line
from deskovka.kernel import Answer, Match, Option, Record, Registry, Snapshot
from deskovka.server.store.rows import TableRow


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
    planned: Planned | None = None
    """What it has planned for the rest of its turn: any worker may think about the next question."""


class Advised(msgspec.Struct, frozen=True):
    """Who wants to know why: from which seat's knowledge, of what was answered."""

    viewer: int
    answered: Option | None


def think(registry: Registry[Any], thought: Thought) -> tuple[Option, Planned | None]:
    """The option that the bot picks, and its plan; where it only may act, ``NOTHING`` if it would rather not."""
    match = _position(registry, thought)
    bot, chair = make_bot(thought.bot, thought.seed), match.chair(thought.seat)
    bot.planned = thought.planned
    option = bot.answer(chair) if thought.seat in match.waiting else bot.consider(chair)
    return option, bot.planned


def advise(registry: Registry[Any], thought: Thought, advised: Advised) -> Thoughts:
    """Why the bot would answer as it does, in what a seat knows; to others the answer is named only if they saw it."""
    match = _position(registry, thought)
    bot, chair = make_bot(thought.bot, thought.seed), match.chair(advised.viewer)
    reasons = explain(bot, chair, thought.seat)
    own, answered = advised.viewer == thought.seat, advised.answered
    if not own and answered is not None and not is_seen(chair, thought.seat, answered, bot.chance):
        answered = None
    thoughts = told(registry.get(thought.game), thought.bot, reasons, answered)
    return thoughts if own else msgspec.structs.replace(thoughts, notes=(line("why-as-you-know"), *thoughts.notes))


def thought_at(snapshot: Snapshot, answers: list[Answer], row: TableRow, seat: int, bot: str, seed: bytes) -> Thought:
    """What a bot must know to think about the question of a seat: the last step boundary, and the answers so far."""
    return Thought(row.game, row.setup, snapshot.state, answers[snapshot.at :], seat, bot, seed)


def _position(registry: Registry[Any], thought: Thought) -> Match[Any]:
    """The game as it stands, without what came before its last step boundary."""
    game = registry.get(thought.game)
    snapshot = Snapshot(0, game.rules_version, thought.state)
    origin = Record(game.id, game.rules_version, thought.setup, bytes(32), [], snapshots=[snapshot])
    match: Match[Any] = Match(game, game.read_setup(thought.setup), bytes(32), origin)
    for seat, option in thought.since:
        match.answer(seat, option)
    return match
