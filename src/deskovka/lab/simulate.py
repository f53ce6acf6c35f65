"""Mass simulation: many games between bots, on one core or on several, always with the same outcome."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from deskovka.bots import make_bot
from deskovka.games import registry
from deskovka.kernel import BrokenGame, DeskovkaError, Game, Match, seed_from
from deskovka.lab.results import Played

LIMIT = 100_000
"""After so many answers a game is given up as unfinished."""
LARGEST_CHUNK = 50
CHUNKS_PER_JOB = 8
"""At least so many, so that no core waits long for the last one."""


class WrongSeats(DeskovkaError):
    """A game is not played by so many."""

    key = "wrong-seats"
    sentence = "{game} is played by {least} to {most}, but the seats list {count}."


class SeatsDiffer(DeskovkaError):
    """The seats and the set-up do not agree on the number of players."""

    key = "seats-differ"
    sentence = "The set-up has {players} players, but the seats list {count}; list as many."


class SimulationBroke(BrokenGame):
    """A rule raised or an invariant failed in a simulated game."""

    key = "simulation-broke"
    sentence = "Game {number} of the simulation (seed {seed}) broke: {problem}"


class Plan(msgspec.Struct, frozen=True):
    """What is simulated: ``games`` games of one set-up between the bots that are listed in ``bots``.

    The bots rotate through the seats over the games, unless they are ``fixed``. Every game and every bot in it has a
    seed of its own, made from ``seed`` and the number of the game: no game depends on those before it.
    """

    game: str
    setup: dict[str, Any]
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    fixed: bool = False

    def seats(self, number: int) -> tuple[int, ...]:
        """Which of the listed bots sits on each seat in a game.

        >>> Plan("legends", {}, ("greedy", "random", "random"), 3).seats(1)
        (2, 0, 1)
        """
        count = len(self.bots)
        shift = 0 if self.fixed else number
        return tuple((seat - shift) % count for seat in range(count))


def make_plan(
    game: str, setup: dict[str, Any], bots: tuple[str, ...], games: int, seed: int = 0, fixed: bool = False
) -> Plan:
    """A plan that can be carried out; without bots, every seat of the set-up is random."""
    rules = registry.get(game)
    if bots:
        setup = {**setup, "players": players_of(rules, setup, len(bots))}
    players = rules.read_setup(setup).players
    for bot in bots:
        make_bot(bot, seed_from(seed))
    return Plan(game, setup, bots or ("random",) * players, games, seed, fixed)


def players_of(game: Game[Any], setup: dict[str, Any], count: int) -> int:
    """The number of players of a set-up whose seats list so many."""
    if count not in game.seats:
        raise WrongSeats(game=game.id, least=game.seats[0], most=game.seats[-1], count=count)
    if setup.get("players", count) != count:
        raise SeatsDiffer(players=setup["players"], count=count)
    return count


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda _: None) -> list[Played]:
    """Play all games of a plan; ``progress`` is told how many more are done."""
    games: list[Played] = []
    for chunk in _played_chunks(plan, jobs):
        games += chunk
        progress(len(chunk))
    return games


def _played_chunks(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    """The games in order, chunk by chunk."""
    size = max(1, min(LARGEST_CHUNK, plan.games // (jobs * CHUNKS_PER_JOB)))
    chunks = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    if jobs == 1:
        yield from (play_games(plan, chunk) for chunk in chunks)
        return
    with ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"), _leave_interrupts) as pool:
        yield from pool.map(play_games, [plan] * len(chunks), chunks)


def _leave_interrupts() -> None:
    """Ctrl-C belongs to the process that shares out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_games(plan: Plan, numbers: Iterable[int]) -> list[Played]:
    """The games of these numbers."""
    game = registry.get(plan.game)
    setup = game.read_setup(plan.setup)
    return [play_game(plan, game, setup, number) for number in numbers]


def play_game(plan: Plan, game: Game[Any], setup: Any, number: int) -> Played:
    """One game, as a match: bots need chairs, and a rule that breaks must not pass for a result.

    Bots answer what the game waits for; what they only might do they leave.
    """
    seats = plan.seats(number)
    seed = seed_from(plan.seed, number)
    bots = [make_bot(plan.bots[listed], seed_from(plan.seed, number, "bot", listed)) for listed in seats]
    match = Match(game, setup, seed)
    chairs = [match.chair(seat) for seat in range(len(seats))]
    try:
        while (waiting := match.waiting) and len(match.answers) < LIMIT:
            seat = waiting[0]
            match.answer(seat, bots[seat].answer(chairs[seat]))
    except BrokenGame as broken:
        raise SimulationBroke(number=number, seed=seed.hex(), problem=str(broken)) from broken
    result = match.result
    scores, winners = (result.scores, result.winners) if result else ((), ())
    return Played(number, seed, seats, scores, winners, len(match.answers))
