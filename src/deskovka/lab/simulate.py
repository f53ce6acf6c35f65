"""Mass simulation: many games between bots, on one core or on several, always with the same outcome."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from multiprocessing import get_context
from typing import Any, TypeVar

import msgspec

from deskovka.bots import Bot, make_bot
from deskovka.content.worth import WorthFile, worth_of
from deskovka.games import registry
from deskovka.kernel import BrokenGame, Chance, DeskovkaError, Game, Match, Result, Trial, Worth, seed_from
from deskovka.lab.results import Played

P = TypeVar("P")
T = TypeVar("T")

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


class WorthsDiffer(DeskovkaError):
    """There are neither weights for all bots nor for each."""

    key = "worths-differ"
    sentence = "--worth names {count} files, but the seats list {seats}; name one for all, or one for each."


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
    worths: tuple[WorthFile | None, ...] = ()
    """What things are worth to each of the listed bots, where it is not what the game says of itself."""
    drawn: bool = False
    """Whether the set-up is drawn anew for every game; what ``setup`` says holds in all of them."""

    def seats(self, number: int) -> tuple[int, ...]:
        """Which of the listed bots sits on each seat in a game.

        >>> Plan("legends", {}, ("greedy", "random", "random"), 3).seats(1)
        (2, 0, 1)
        """
        count = len(self.bots)
        shift = 0 if self.fixed else number
        return tuple((seat - shift) % count for seat in range(count))


def make_plan(
    game: str,
    setup: dict[str, Any],
    bots: tuple[str, ...],
    games: int,
    seed: int = 0,
    fixed: bool = False,
    worths: tuple[WorthFile | None, ...] = (),
    drawn: bool = False,
) -> Plan:
    """A plan that can be carried out; without bots, every seat of the set-up is random.

    One of ``worths`` is for all bots, as many as bots are for each of them.
    """
    rules = registry.get(game)
    if bots:
        setup = {**setup, "players": players_of(rules, setup, len(bots))}
    players = rules.read_setup(setup).players
    for bot in bots:
        make_bot(bot, seed_from(seed))
    bots = bots or ("random",) * players
    if len(worths) > 1 and len(worths) != len(bots):
        raise WorthsDiffer(count=len(worths), seats=len(bots))
    return Plan(game, setup, bots, games, seed, fixed, worths * len(bots) if len(worths) == 1 else worths, drawn)


def players_of(game: Game[Any], setup: dict[str, Any], count: int) -> int:
    """The number of players of a set-up whose seats list so many."""
    if count not in game.seats:
        raise WrongSeats(game=game.id, least=game.seats[0], most=game.seats[-1], count=count)
    if setup.get("players", count) != count:
        raise SeatsDiffer(players=setup["players"], count=count)
    return count


def drawn_setup(game: Game[Any], setup: dict[str, Any], seed: bytes) -> Any:
    """A set-up drawn for the game of this seed: for as many players as the given one, with everything that it says."""
    players = game.read_setup(setup).players
    chance = Chance(seed_from("set-up", seed.hex()))
    while game.read_setup(drawn := game.draw_setup(chance)).players != players:
        pass
    return game.read_setup({**drawn, **setup})


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda _: None) -> list[Played]:
    """Play all games of a plan; ``progress`` is told how many more are done."""
    return shared_out(play_games, plan, plan.games, jobs, progress)


def shared_out(
    work: Callable[[P, Iterable[int]], list[T]], plan: P, games: int, jobs: int, progress: Callable[[int], None]
) -> list[T]:
    """What comes of the games of a plan, in order, however many processes share the work."""
    found: list[T] = []
    size = max(1, min(LARGEST_CHUNK, games // (jobs * CHUNKS_PER_JOB)))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    workers = min(jobs, len(chunks))
    with ExitStack() as stack:
        if workers <= 1:
            done: Iterator[list[T]] = (work(plan, chunk) for chunk in chunks)
        else:
            pool = stack.enter_context(ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts))
            done = pool.map(work, [plan] * len(chunks), chunks)
        for chunk, made in zip(chunks, done, strict=True):
            found += made
            progress(len(chunk))
    return found


def _leave_interrupts() -> None:
    """Ctrl-C belongs to the process that shares out the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_games(plan: Plan, numbers: Iterable[int]) -> list[Played]:
    """The games of these numbers."""
    game = registry.get(plan.game)
    given = game.read_setup(plan.setup)
    worths = [worth_of(game, file) if file else None for file in plan.worths] or [None] * len(plan.bots)
    found = []
    for number in numbers:
        setup = drawn_setup(game, plan.setup, seed_from(plan.seed, number)) if plan.drawn else given
        found.append(play_game(plan, game, setup, number, worths))
    return found


def play_game(plan: Plan, game: Game[Any], setup: Any, number: int, worths: Sequence[Worth | None]) -> Played:
    """One game, as a trial; a rule that breaks must not pass for a result."""
    seats = plan.seats(number)
    seed = seed_from(plan.seed, number)
    trial = Trial(game, setup, seed)
    try:
        result = trial.play(bots_of(plan, number, worths), LIMIT)
    except BrokenGame as broken:
        problem = _first_problem(Match(game, setup, seed), bots_of(plan, number, worths)) or broken
        raise SimulationBroke(number=number, seed=seed.hex(), problem=str(problem)) from broken
    result = result or Result((), ())
    return Played(
        *(number, seed, seats, result.scores, result.winners, trial.answered),
        roles=game.roles(trial.state),
        rounds=game.rounds(trial.state),
        reason=result.reason,
        kind=result.kind if result.scores else "",
    )


def bots_of(plan: Plan, number: int, worths: Sequence[Worth | None]) -> list[Bot]:
    """The bots of a game, by seat."""
    return [
        make_bot(plan.bots[listed], seed_from(plan.seed, number, "bot", listed), worths[listed])
        for listed in plan.seats(number)
    ]


def _first_problem(match: Match[Any], bots: list[Bot]) -> BrokenGame | None:
    """Play a broken game again with everything checked after every answer, to find the one that broke it."""
    players = dict(enumerate(bots))
    try:
        while answer := match.next_answer(players):
            match.answer(*answer)
    except BrokenGame as broken:
        return broken
    return None
