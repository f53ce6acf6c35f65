"""Comparisons and curves in the background: they belong to a person, are played in a worker, and can be stopped."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from deskovka.bots import BOTS, seconds_of
from deskovka.kernel import Registry
from deskovka.lab.compare import Comparison, set_against
from deskovka.lab.measures import estimates
from deskovka.lab.simulate import Plan
from deskovka.lab.varying import Combined, Point, Search, Sweep, Varied, plan_with
from deskovka.server.errors import BotNotForRuns, NoSuchRun, TooManyRuns, WorkshopFull
from deskovka.server.settings import Settings
from deskovka.server.store import Database
from deskovka.server.store import runs as kept
from deskovka.server.store.people import User
from deskovka.server.store.runs import DONE, FAILED, RUNNING, STOPPED, UNDER_WAY, WAITING, RunRow
from deskovka.server.workers import TookTooLong, WorkerLost, Workers
from deskovka.server.workshop.work import Round, play_some

log = logging.getLogger(__name__)

QUICK_BOTS = tuple(bot for bot in BOTS if not seconds_of(bot))
LOST = "lost"
"""Of a run that was under way when its server ended."""
_PIECE = 1.0
"""Seconds of playing after which a run tells how far it is."""
_GAME_PATIENCE = 120.0
"""Seconds after which a pair of games that does not end is given up."""
_FORGOTTEN = 60_000
"""Milliseconds after which a run that another process should be working on counts as lost."""


class RunWish(msgspec.Struct, frozen=True):
    """What somebody wants to have compared."""

    game: str
    before: dict[str, Any]
    after: dict[str, Any]
    bot: str
    games: int
    seed: int
    vary: Varied | None = None
    """Numbers of the second version that are tried with these values, instead of comparing the two."""


class _Live:
    """A run that this process works on."""

    def __init__(self, row: RunRow, plans: tuple[Plan, ...]) -> None:
        self.row = row
        self.plans = plans
        self.rounds: list[Round] = []
        self.status = WAITING
        self.stopped = False
        self.task: asyncio.Task[None] | None = None


class Runs:
    """All runs; one at a time is played, the others wait for their turn."""

    def __init__(self, settings: Settings, database: Database, registry: Registry[Any], workers: Workers) -> None:
        self._settings = settings
        self._database = database
        self._registry = registry
        self._workers = workers
        self._turn = asyncio.Lock()
        self._live: dict[str, _Live] = {}

    async def begin(self, user: User, wish: RunWish) -> RunRow:
        """Ask for a run."""
        if wish.bot not in QUICK_BOTS:
            raise BotNotForRuns(bot=wish.bot, known=", ".join(QUICK_BOTS))
        mine = [live for live in self._live.values() if live.row.user == user.id]
        if len(mine) >= self._settings.runs_of_person:
            raise TooManyRuns(most=self._settings.runs_of_person)
        if len(self._live) >= self._settings.runs_waiting:
            raise WorkshopFull
        setups, plans = await asyncio.to_thread(self._plans, wish)
        now = self._settings.now()
        row = RunRow(
            id=secrets.token_urlsafe(12),
            user=user.id,
            game=wish.game,
            before=setups[0],
            after=setups[1],
            bot=wish.bot,
            games=wish.games,
            seed=wish.seed,
            status=WAITING,
            done=0,
            created=now,
            touched=now,
            vary=msgspec.to_builtins(wish.vary),
        )
        live = self._live[row.id] = _Live(row, plans)
        try:
            await self._database.write(lambda connection: kept.add(connection, row, self._settings.runs_kept))
        except BaseException:
            del self._live[row.id]
            raise
        live.task = asyncio.create_task(self._work(live))
        return row

    def _plans(self, wish: RunWish) -> tuple[list[dict[str, Any]], tuple[Plan, ...]]:
        """Both versions, read and checked, and what is played: these, or the second one with each value."""
        game = self._registry.get(wish.game)
        plans = []
        for setup in (wish.before, wish.after):
            terms = game.read_setup(setup)
            bots = (wish.bot,) * terms.players
            plans.append(Plan(game.id, game.write_setup(terms), bots, wish.games, wish.seed))
        setups = [plan.setup for plan in plans]
        if wish.vary:
            plans = [plan_with(plans[1], values) for values in wish.vary.combinations()]
        return setups, tuple(plans)

    async def of(self, user: User) -> list[RunRow]:
        """Somebody's runs, newest first."""
        return await self._found(lambda connection: kept.runs_of(connection, user.id))

    async def one(self, user: User, run: str) -> RunRow:
        """One of somebody's runs."""
        found = await self._found(lambda connection: [kept.run_of(connection, user.id, run)])
        if not found:
            raise NoSuchRun
        return found[0]

    async def _found(self, read: Callable[[Connection], Sequence[RunRow | None]]) -> list[RunRow]:
        """Runs as they are now; what ended while it was read is read again, for its end has been written down."""
        working = set(self._live)
        found = await self._database.read(read)
        if any(row and row.id in working - self._live.keys() for row in found):
            found = await self._database.read(read)
        return [self._as_it_is(row) for row in found if row]

    def _as_it_is(self, row: RunRow) -> RunRow:
        """How far a run is now; one that nobody works on any more is lost."""
        live = self._live.get(row.id)
        if live:
            return msgspec.structs.replace(row, status=live.status, done=len(live.rounds))
        forgotten = not self._database.shared or row.touched < self._settings.now() - _FORGOTTEN
        return msgspec.structs.replace(row, status=LOST) if row.status in UNDER_WAY and forgotten else row

    async def stop(self, user: User, run: str) -> None:
        """End a run; what it has found so far stays."""
        await self.one(user, run)
        live = self._live.get(run)
        if live is None or live.task is None:
            return
        live.stopped = True
        if live.status == RUNNING:
            self._workers.kill()
            await asyncio.wait([live.task])
        else:
            live.task.cancel()
            await asyncio.wait([live.task])
            await self._note(run, status=STOPPED)

    async def remove(self, user: User, run: str) -> None:
        """Forget a run, and end it if it is under way."""
        await self.stop(user, run)
        await self._database.write(lambda connection: kept.remove(connection, user.id, run))

    async def keep(self) -> None:
        """Tell other processes that runs are being worked on, and how far they are."""
        now = self._settings.now()
        for run, live in list(self._live.items()):
            await self._note(run, status=live.status, done=len(live.rounds), touched=now)

    async def close(self) -> None:
        """Leave all runs as they are: after a restart they are told to be lost."""
        tasks = [live.task for live in self._live.values() if live.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, live: _Live) -> None:
        """Play a run to its end, its time or its stop, when its turn comes."""
        run, problem = live.row.id, None
        try:
            async with self._turn:
                live.status = RUNNING
                problem = await self._play(live)
            ended = FAILED if problem else STOPPED if live.stopped else DONE
            facts: dict[str, Any] = {"status": ended, "done": len(live.rounds), "problem": problem}
            if len(live.rounds) > 1:
                facts["result"] = await asyncio.to_thread(_outcome, live)
            await self._note(run, **facts)
        except Exception:
            log.exception("a run failed")
            await self._note(run, status=FAILED, problem={"key": "failed"})
        finally:
            del self._live[run]

    async def _play(self, live: _Live) -> dict[str, Any] | None:
        """Piece by piece; gives what went wrong, if something did."""
        until = time.monotonic() + self._settings.run_seconds
        while len(live.rounds) < live.row.games and not live.stopped and time.monotonic() < until:
            piece = (live.plans, len(live.rounds), _PIECE)
            try:
                live.rounds += await self._workers.run(play_some, piece, _GAME_PATIENCE)
            except TookTooLong:
                return {"key": "slow"}
            except WorkerLost:
                return None if live.stopped else {"key": "memory"}
        return None

    async def _note(self, run: str, **facts: Any) -> None:
        await self._database.write(lambda connection: kept.change(connection, run, **facts))


def _outcome(live: _Live) -> dict[str, Any]:
    """What the games so far come to."""
    row, bots = live.row, live.plans[0].bots
    samples = [list(sample) for sample in zip(*live.rounds, strict=True)]
    found: Comparison | Search | Sweep
    over = msgspec.convert(row.vary, Varied) if row.vary else None
    if over and over.also:
        values = [tuple(value for _, value in each) for each in over.combinations()]
        tried = tuple(Combined(each, estimates(sample)) for each, sample in zip(values, samples, strict=True))
        paths = tuple(each.path for each in over.ranges)
        found = Search(row.game, len(live.rounds), bots, row.seed, paths, tried)
    elif over:
        points = tuple(Point(value, estimates(sample)) for value, sample in zip(over.values, samples, strict=True))
        found = Sweep(row.game, len(live.rounds), bots, row.seed, over.path, points)
    else:
        change = row.after.get("edition") or {}
        found = Comparison(row.game, len(live.rounds), bots, row.seed, change, set_against(*samples))
    document: dict[str, Any] = msgspec.to_builtins(found)
    return document
