"""Letting bots answer whenever a table waits for them, and act where they may."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import TypeAlias
from weakref import WeakValueDictionary

import msgspec

from deskovka.bots import Planned
from deskovka.kernel import NOTHING, Option, seed_from
from deskovka.server.bots.thinking import Thought, think, thought_at
from deskovka.server.claims import Claims
from deskovka.server.errors import Damaged, NoSuchTable, NotReady, Refused
from deskovka.server.metrics import Metrics
from deskovka.server.store import tables as kept
from deskovka.server.store.rows import ChatLine
from deskovka.server.tables.answering import Answering
from deskovka.server.tables.live import Live
from deskovka.server.tables.service import Tables
from deskovka.server.workers import Workers

log = logging.getLogger(__name__)

Plans: TypeAlias = dict[int, Planned | None]
"""What bots have planned for the rest of their turns, by seat."""

_LAST_RESORT = "random"
"""The bot that answers when another one fails again and again."""
_TRIES = 3
_BREATH = 1.0
"""Seconds until a table is tried again that the server had no time for."""
_WATCHED, _OF_PEOPLE, _UNWATCHED = range(3)
"""How soon bots think: where somebody looks, where people sit, and elsewhere."""
_TABLES_AT_ONCE = 64
"""Tables of those found waiting that are played on at a time."""
BOTS = "bots:"
"""How a notification begins by which a process that has much to do leaves a table to others."""
_MUCH = 2
"""Tables for each worker that are much to do."""
_GRACE = 0.05
"""Seconds in which another process may take a table."""
_ANSWERS_IN_A_ROW = 20
"""After so many answers at a table those that were found waiting have their turn."""


class BotRunner:
    """One task for each table that waits for a bot. It is told of changes, and looks around now and then.

    A bot whom somebody present waits for thinks first, then those of tables with people, and last those that nobody
    watches. Whoever opened many tables has no more of the bots' time than whoever opened one. Tables that are found
    waiting, as after a start, begin a few at a time, those with people first.

    Of several processes that serve the same tables one has the bots of a table at a time, so that each thought is
    thought once: the one to which somebody's answer came or, when it has much to do, another that has less.

    Bots that may act though nobody waits for them are asked once for every question that is opened. They think in a
    process of their own, one after another, so that no answer that somebody waits for ever comes later for it.
    """

    def __init__(
        self,
        tables: Tables,
        answering: Answering,
        claims: Claims,
        workers: Workers,
        volunteers: Workers,
        metrics: Metrics,
    ) -> None:
        self.tables = tables
        self.answering = answering
        self.claims = claims
        self.workers = workers
        self.volunteers = volunteers
        self.metrics = metrics
        self._least_seconds = 1 / tables.settings.bot_answers_per_second
        """Between two answers at one table, lest they come faster than a browser can take them."""
        self._paces: WeakValueDictionary[str, _Pace] = WeakValueDictionary()
        """Of tables at which bots answer."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._is_over = False
        self._found: dict[str, None] = {}
        """Tables that were found waiting, in the order in which they begin."""
        self._unwatched: Counter[str] = Counter()
        """How many tables of each owner are played on that nobody watches."""
        self._offers: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()
        """Whose turn it is to consider: what is stale by then is not thought about."""
        self._offered: dict[str, tuple[int, set[int]]] = {}
        """For each table the question that is open, and the bots that were asked whether they act in it."""

    # What it listens for

    def table_changed(self, live: Live, ours: bool) -> None:
        """After a change of this process, see whether a bot is asked or may act; other processes see to their own."""
        if not ours:
            return
        if _asked_bots(live):
            self.consider(live.id)
        self._offer(live)

    def chat_changed(self, live: Live, lines: list[ChatLine]) -> None:
        """Bots do not talk."""

    def presence_changed(self, live: Live) -> None:
        """Bots play on, whoever looks."""

    def table_gone(self, table: str) -> None:
        """The tasks find out by themselves."""
        self._offered.pop(table, None)

    def is_watched(self, table: str) -> bool:
        """Whether a bot is thinking about the table."""
        return table in self._tasks

    def consider(self, table: str) -> None:
        """Let the bots of a table answer what they are asked."""
        if table not in self._tasks and not self._is_over:
            self._tasks[table] = asyncio.create_task(self._play(table))

    def help(self, table: str, load: int) -> None:
        """Another process plays on at so many tables, and would leave one of them to whoever has less to do."""
        if table not in self._tasks and not self._is_over and len(self._tasks) + 1 < load:
            self._tasks[table] = asyncio.create_task(self._play_if_free(table))

    def _begin_found(self) -> None:
        """Go on with tables that were found, as long as not many are played on."""
        while self._found and len(self._tasks) < _TABLES_AT_ONCE:
            table = next(iter(self._found))
            del self._found[table]
            self.consider(table)

    async def look_around(self, patience: float) -> None:
        """Go on with tables that have waited for a bot for so many seconds; first with those that this process has."""
        now, share = self.tables.settings.now(), self.tables.settings.share
        before = now - int(patience * 1000)
        found = await self.tables.database.read(lambda connection: kept.waiting_for_bots(connection, before, now))
        self._found = dict.fromkeys(sorted(found, key=lambda table: share is not None and not share.has(table)))
        self._begin_found()

    async def close(self) -> None:
        """Stop all thinking, and begin with no more tables."""
        self._is_over, self._found = True, {}
        tasks = [*self._tasks.values(), *self._offers]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Playing

    async def _play(self, table: str) -> None:
        """Play on at a table, unless another process does or, when there is much to do here, wants to."""
        load = len(self._tasks)
        if self.claims.shared and load > _MUCH * self.tables.settings.bot_workers:
            await self.tables.database.write(lambda _: None, notify=f"{BOTS}{load}:{table}")
            await asyncio.sleep(_GRACE)
        await self._play_if_free(table)

    async def _play_if_free(self, table: str) -> None:
        """Play on at a table, unless another process does.

        Whoever was refused the table while it was ours has stored before what it is to be looked at for: so it is
        looked at once more when it is free again.
        """
        try:
            while await self.claims.take(table):
                try:
                    is_quiet = await self._play_on(table)
                finally:
                    await self.claims.release(table)
                if not is_quiet or not await self._waits_for_bots(table):
                    break
        except Refused as refusal:  # it will be found waiting
            log.warning("bots cannot go on", extra={"table": table, "problem": refusal.key})
        finally:
            del self._tasks[table]
            self._begin_found()

    async def _waits_for_bots(self, table: str) -> bool:
        try:
            async with self.tables.hold(table) as live:
                return bool(_asked_bots(live)) and not await self._rests(live)
        except NoSuchTable:
            return False

    async def _play_on(self, table: str) -> bool:
        """Answer for the bots of a table as long as some are asked; those who answer in secret think side by side.

        Where others were found waiting, they have their turn after some answers. Gives whether nobody is asked, or
        the table rests: then it will be found waiting.
        """
        failures = answers = 0
        pace = self._pace_of(table)
        plans: Plans = {}
        while failures < 2 * _TRIES and (answers < _ANSWERS_IN_A_ROW or not self._found):
            instead = _LAST_RESORT if failures >= _TRIES else None
            try:
                async with self.tables.hold(table) as live:
                    if await self._rests(live):
                        return True
                    asked = [each for seat in _asked_bots(live) if (each := _thought(live, seat, instead))]
                    owner, rank = live.here.owner, self._rank(live)
                if not asked:
                    return True
                with self._counted(owner, rank):
                    await _all_of(self._answer(table, *each, plans, pace, owner, rank) for each in asked)
            except (NoSuchTable, Damaged):
                return False
            except NotReady:
                await asyncio.sleep(_BREATH)
            except Refused:
                continue  # the table has moved on meanwhile
            except Exception as error:  # whatever a bot, a worker or a rule may raise: the table must not stand still
                failures += 1
                facts = {"table": table, "problem": type(error).__name__, "failures": failures}
                log.exception("bot failed", extra=facts)
            else:
                failures, answers = 0, answers + 1
        if failures:
            log.error("bots have given up", extra={"table": table})
        else:
            self._found[table] = None
        return False

    async def _rests(self, live: Live) -> bool:
        """Whether everybody has left just now, and may still come back to a game that bots would soon have ended."""
        if any(seat.kind == "person" for seat in live.seats) or not any(seat.user_id for seat in live.seats):
            return False
        left = await self.tables.database.read(lambda connection: kept.seated_at(connection, live.id))
        return 0 <= self.tables.settings.now() - left < 1000 * self.tables.settings.return_seconds

    def _pace_of(self, table: str) -> _Pace:
        """The pace that all bots of a table keep, whether they are waited for or may act."""
        pace = self._paces.get(table)
        if pace is None:
            pace = self._paces[table] = _Pace(self._least_seconds)
        return pace

    async def _answer(
        self, table: str, thought: Thought, decision: int, plans: Plans, pace: _Pace, owner: str, rank: int
    ) -> None:
        """Let a bot think, and answer for it, no sooner after the answer before than is allowed."""
        planned = msgspec.structs.replace(thought, planned=plans.get(thought.seat))
        option, plans[thought.seat] = await self._think(self.workers, planned, owner, rank)
        async with pace.turn(max(1, self._unwatched[owner]) if rank == _UNWATCHED else 1):
            answered = time.monotonic()
            await self.answering.answer_for_bot(table, thought.seat, decision, option)
            self.metrics.answered_question("bot", time.monotonic() - answered)

    async def _think(self, workers: Workers, thought: Thought, owner: str, rank: int) -> tuple[Option, Planned | None]:
        """Let a bot think; whoever opened the table has it counted."""
        begun = time.monotonic()
        found = await workers.run(think, (thought,), self.tables.settings.bot_patience, owner, rank)
        self.metrics.bot_thought(thought.bot, time.monotonic() - begun)
        return found

    def _rank(self, live: Live) -> int:
        """How soon the bots of a table think."""
        watched = any(listener is not self and listener.is_watched(live.id) for listener in self.tables.listeners)
        if watched or live.online_seats():  # here, or in another process
            return _WATCHED
        return _OF_PEOPLE if any(seat.kind == "person" for seat in live.seats) else _UNWATCHED

    @contextmanager
    def _counted(self, owner: str, rank: int) -> Iterator[None]:
        """Count a table that nobody watches: all such tables of one owner together are as fast as one."""
        if rank != _UNWATCHED:
            yield
            return
        self._unwatched[owner] += 1
        try:
            yield
        finally:
            self._unwatched[owner] -= 1
            if not self._unwatched[owner]:
                del self._unwatched[owner]

    # Acting though nobody waits

    def _offer(self, live: Live) -> None:
        """Ask bots that may act now, each once for the question that is open."""
        may_act = _bots_that_may_act(live)
        if live.play is None or not may_act:
            self._offered.pop(live.id, None)
            return
        opened, asked = self._offered.get(live.id, (-1, set()))
        if opened != live.play.opened:
            opened, asked = live.play.opened, set()
            self._offered[live.id] = opened, asked
        for seat in may_act:
            if seat not in asked and not self._is_over:
                asked.add(seat)
                task = asyncio.create_task(self._volunteer(live.id, seat, opened))
                self._offers.add(task)
                task.add_done_callback(self._offers.discard)

    async def _volunteer(self, table: str, seat: int, decision: int) -> None:
        """Let a bot act if it wants to and the question is still open when it has made up its mind."""
        pace = self._pace_of(table)
        try:
            async with self._turn:
                async with self.tables.hold(table) as live:
                    is_open = live.play is not None and live.play.opened == decision
                    offered = _thought(live, seat, None) if is_open and seat in _bots_that_may_act(live) else None
                if offered is None:
                    return
                option, _ = await self._think(self.volunteers, offered[0], live.here.owner, self._rank(live))
            if option != NOTHING:
                async with pace.turn(1):
                    await self.answering.answer_for_bot(table, seat, decision, option)
        except Refused:
            return  # the table has moved on meanwhile
        except Exception as error:  # whatever a bot, a worker or a rule may raise: nobody waits for it
            log.exception("bot failed to consider", extra={"table": table, "problem": type(error).__name__})


class _Pace:
    """How fast bots answer at a table: however long they think, there is some time from one answer to the next."""

    def __init__(self, least_seconds: float) -> None:
        self._least_seconds = least_seconds
        self._turn = asyncio.Lock()
        self._last = time.monotonic()

    @asynccontextmanager
    async def turn(self, tables: int) -> AsyncIterator[None]:
        """The turn of one answer, at a table that shares the time with others."""
        async with self._turn:
            await asyncio.sleep(max(0.0, self._last + tables * self._least_seconds - time.monotonic()))
            try:
                yield
            finally:
                self._last = time.monotonic()


async def _all_of(thinking: Iterable[Awaitable[None]]) -> None:
    """Wait for all of them; then raise what one of them raised."""
    for outcome in await asyncio.gather(*thinking, return_exceptions=True):
        if isinstance(outcome, BaseException):
            raise outcome


def _asked_bots(live: Live) -> list[int]:
    """The bots that the table waits for."""
    return [seat for seat in live.waiting if live.seats[seat].kind == "bot"]


def _bots_that_may_act(live: Live) -> list[int]:
    """The bots that may act now though the table waits for others."""
    waiting, play = live.waiting, live.play
    if play is None or not waiting:
        return []
    bots = [seat.seat for seat in live.seats if seat.kind == "bot" and seat.seat not in waiting]
    return [seat for seat in bots if (question := play.match.question(seat)) and question.optional]


def _thought(live: Live, seat: int, instead: str | None) -> tuple[Thought, int] | None:
    """What a bot must know to answer, and the name of the question."""
    if live.play is None:
        return None
    play, row = live.play, live.here
    decision = play.decision(seat)
    bot = instead or live.seats[seat].bot or _LAST_RESORT
    seed = seed_from(row.seed.hex(), "bot", seat, decision)
    return thought_at(play.match.snapshot, play.answers, row, seat, bot, seed), decision
