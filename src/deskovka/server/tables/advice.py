"""What bots have to say at a table: why they answered, hints, and the analysis of a game that is over."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Hashable
from contextlib import suppress
from typing import Any

import msgspec

from deskovka.bots.told import Thoughts, said
from deskovka.content.converting import converted
from deskovka.kernel import Record, Registry, seed_from
from deskovka.lab.analysis import CHUNK, VERSION, Analysis, Moment, decisions_of, finished, moments_at
from deskovka.server.bots.thinking import Advised, Thought, advise, thought_at
from deskovka.server.claims import Claims
from deskovka.server.errors import Invalid, KnowsTooMuch, NoHints, NotByBot, NotNow, NotReady, Stale, ThoughtsLater
from deskovka.server.limits import Limits
from deskovka.server.store import tables as kept
from deskovka.server.store.people import User
from deskovka.server.store.rows import FINISHED, RUNNING
from deskovka.server.tables.answering import check_seat
from deskovka.server.tables.archive import Archive, Seen
from deskovka.server.tables.play import Game
from deskovka.server.tables.service import Tables
from deskovka.server.wire import AnalysisInfo, AnalysisMessage, CurvePoint, TurningPoint
from deskovka.server.workers import WorkerLost, Workers

log = logging.getLogger(__name__)

ADVISER = "strong"
"""The bot that gives hints, and says what it thinks of what people answered."""
_KEPT = 256
"""So many thoughts are kept ready: who asks again, or asks the same as others, costs nothing."""
_MOST_UNDER_WAY = 8
"""So many games are analysed at once."""
_PATIENCE = 30.0
"""Seconds in which a bot must have said what it thinks."""


class Advice:
    """Bots think about what people ask them, in a process of their own: no game waits for it."""

    def __init__(self, tables: Tables, archive: Archive, claims: Claims, workers: Workers, limits: Limits) -> None:
        self.tables = tables
        self.archive = archive
        self.claims = claims
        self.workers = workers
        self.limits = limits
        self._thoughts: OrderedDict[Hashable, asyncio.Task[Thoughts]] = OrderedDict()
        self._under_way: dict[str, _Progress] = {}
        """The analyses that are being made, by table."""

    # Why

    async def why(self, table: str, user: User, at: int) -> Thoughts:
        """Why a bot gave the answer after so many others; after the end, also what one thinks of people's answers.

        While the game runs it is told to players only, if the table allows it, and from what they may know.
        """
        async with self.tables.hold(table) as live:
            seen = self.archive.seen(live, user.id)
            seats = list(live.seats)
        if at >= len(seen.answers):
            raise Invalid(where="at", problem=f"0–{len(seen.answers) - 1}")
        seat, answered = seen.answers[at]
        viewer = seat if seen.everything else self._player(seen)
        bot = seats[seat].bot if seats[seat].kind == "bot" else None
        if bot is None and not seen.everything:
            raise NotByBot
        boundary = await self.archive.boundary(user.id, seen, at)
        seed = seed_from(seen.row.seed.hex(), "why", at)
        thought = thought_at(boundary, seen.answers[:at], seen.row, seat, bot or ADVISER, seed)
        key = table, at, viewer, hash(tuple(seen.answers[: at + 1]))
        return await self._thought(key, user, thought, Advised(viewer, answered))

    def _player(self, seen: Seen) -> int:
        """The seat of a player who may be told already."""
        if not seen.row.thoughts:
            raise ThoughtsLater
        if seen.seat is None:
            raise KnowsTooMuch
        return seen.seat

    # Hints

    async def hint(self, table: str, user: User, seat: int, decision: int) -> Thoughts:
        """What a strong bot would answer in somebody's place, from what they know, and why."""
        async with self.tables.hold(table) as live:
            check_seat(live, user, seat)
            row, play = live.here, live.play
            if not row.hints:
                raise NoHints
            if play is None or row.status != RUNNING:
                raise NotNow(status=row.status)
            if play.decision(seat) != decision or play.has_replied(seat) or play.match.question(seat) is None:
                raise Stale(decision=decision)
            seed = seed_from(row.seed.hex(), "hint", seat, decision)
            thought = thought_at(play.match.snapshot, play.answers, row, seat, ADVISER, seed)
        return await self._thought((table, "hint", seat, decision), user, thought, Advised(seat, None))

    async def _thought(self, key: Hashable, user: User, thought: Thought, advised: Advised) -> Thoughts:
        """What a bot thinks, once for all who ask the same."""
        task = self._thoughts.get(key)
        if task is None:
            self.limits.check_thought(user.id)
            task = asyncio.ensure_future(self.workers.run(advise, (thought, advised), _PATIENCE))
            self._thoughts[key] = task
            task.add_done_callback(lambda done: self._forget_failed(key, done))
            while len(self._thoughts) > _KEPT:
                self._thoughts.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except WorkerLost:
            raise NotReady from None

    def _forget_failed(self, key: Hashable, task: asyncio.Task[Thoughts]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._thoughts.pop(key, None)

    # Analyses

    async def analysis(self, table: str, user: str | None) -> AnalysisMessage:
        """The analysis of a game that is over, or how far it is."""
        seen = await self._over(table, user)
        if (progress := self._under_way.get(table)) is not None:
            return AnalysisMessage("running", progress.done, progress.total, None)
        elsewhere = await self.claims.is_taken(_claim(table))  # asked first: whoever lets go of it has stored it
        found = await self.tables.database.read(lambda connection: kept.analysis_of(connection, table, VERSION))
        if found is not None:
            info = _info(self.tables.registry.get(seen.row.game), converted(found, Analysis), len(seen.answers))
            return AnalysisMessage("ready", len(info.curve), len(info.curve), info)
        return AnalysisMessage("running" if elsewhere else "none", 0, 0, None)

    async def analyse(self, table: str, user: User) -> AnalysisMessage:
        """Begin to analyse a game, unless that is done or under way."""
        message = await self.analysis(table, user.id)
        if message.status != "none":
            return message
        seen = await self._over(table, user.id)
        await self.archive.boundary(user.id, seen, len(seen.answers))  # the present rules can play it again
        if table not in self._under_way:  # nobody was faster
            self._begin(table, user, seen)
        return AnalysisMessage("running", 0, 0, None)

    def _begin(self, table: str, user: User, seen: Seen) -> None:
        if len(self._under_way) >= _MOST_UNDER_WAY:
            raise NotReady
        self.limits.check_analysis(user.id)
        assert seen.play is not None
        progress = self._under_way[table] = _Progress()
        progress.task = asyncio.create_task(self._analyse(table, seen.play.record(), progress))

    async def _over(self, table: str, user: str | None) -> Seen:
        async with self.tables.hold(table) as live:
            seen = self.archive.seen(live, user)
        if seen.row.status != FINISHED:
            raise NotNow(status=seen.row.status)
        if not seen.everything:
            raise KnowsTooMuch
        return seen

    async def _analyse(self, table: str, record: Record, progress: _Progress) -> None:
        """Think about some decisions at a time, so that whoever asks something else waits for no more than those."""
        text = str(record)
        try:
            if not await self.claims.take(_claim(table)):
                return
            places = await self.workers.run(_decisions, (text,), _PATIENCE)
            progress.total = len(places)
            moments: list[Moment] = []
            for start in range(0, len(places), CHUNK):
                moments += await self.workers.run(_moments, (text, places[start : start + CHUNK]), _PATIENCE)
                progress.done = len(moments)
            found = await self.workers.run(_finished, (text, moments), _PATIENCE)
            data = msgspec.to_builtins(found)
            await self.tables.database.write(lambda connection: kept.keep_analysis(connection, table, VERSION, data))
        except Exception:  # whatever it is, no more than this analysis fails
            log.exception("analysis failed", extra={"table": table})
        finally:
            self._under_way.pop(table, None)
            with suppress(NotReady):
                await self.claims.release(_claim(table))

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = [*self._thoughts.values(), *(each.task for each in self._under_way.values() if each.task)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _claim(table: str) -> str:
    return f"analysis of {table}"


class _Progress:
    """How far an analysis is."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.task: asyncio.Task[None] | None = None


def _info(game: Game, found: Analysis, answers: int) -> AnalysisInfo:
    """An analysis as it is sent: options in words."""
    curve = [CurvePoint(moment.at, moment.leads) for moment in found.moments]
    if found.final is not None:
        curve.append(CurvePoint(answers, found.final))
    turning = [found.moments[place] for place in found.turning]
    return AnalysisInfo(
        curve,
        [
            TurningPoint(each.at, each.seat, said(game, each.answered), said(game, each.best), each.loss)
            for each in turning
        ],
    )


# In a worker


def _decisions(registry: Registry[Any], text: str) -> list[int]:
    record = Record.parse(text)
    return decisions_of(registry.get(record.game), record)


def _moments(registry: Registry[Any], text: str, places: list[int]) -> list[Moment]:
    record = Record.parse(text)
    return moments_at(registry.get(record.game), record, places)


def _finished(registry: Registry[Any], text: str, moments: list[Moment]) -> Analysis:
    record = Record.parse(text)
    return finished(registry.get(record.game), record, moments)
