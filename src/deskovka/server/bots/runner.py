"""Letting bots answer whenever a table waits for them."""

from __future__ import annotations

import asyncio
import logging
import time

from deskovka.kernel import DeskovkaError, seed_from
from deskovka.server.bots.thinking import Thought, think
from deskovka.server.errors import NoSuchTable, Refused
from deskovka.server.metrics import Metrics
from deskovka.server.store import tables as kept
from deskovka.server.store.rows import ChatLine
from deskovka.server.tables.answering import Answering
from deskovka.server.tables.live import Live
from deskovka.server.tables.service import Tables
from deskovka.server.workers import WorkerLost, Workers

log = logging.getLogger(__name__)

_LAST_RESORT = "random"
"""The bot that answers when another one fails again and again."""
_TRIES = 3


class BotRunner:
    """One task for each table that waits for a bot. It is told of changes, and looks around now and then."""

    def __init__(self, tables: Tables, answering: Answering, workers: Workers, metrics: Metrics) -> None:
        self.tables = tables
        self.answering = answering
        self.workers = workers
        self.metrics = metrics
        self._tasks: dict[str, asyncio.Task[None]] = {}

    # What it listens for

    def table_changed(self, live: Live, ours: bool) -> None:
        """After a change of this process, see whether a bot is asked; other processes see to their own."""
        if ours and _asked_bot(live) is not None:
            self.consider(live.id)

    def chat_changed(self, live: Live, lines: list[ChatLine]) -> None:
        """Bots do not talk."""

    def presence_changed(self, live: Live) -> None:
        """Bots play on, whoever looks."""

    def table_gone(self, table: str) -> None:
        """The task finds out by itself."""

    def is_watched(self, table: str) -> bool:
        """Whether a bot is thinking about the table."""
        return table in self._tasks

    def consider(self, table: str) -> None:
        """Let the bots of a table answer what they are asked."""
        if table not in self._tasks:
            task = asyncio.create_task(self._play(table))
            self._tasks[table] = task
            task.add_done_callback(lambda _: self._tasks.pop(table, None))

    async def look_around(self, patience: float) -> None:
        """Go on with tables that have waited for a bot for so many seconds."""
        before = self.tables.settings.now() - int(patience * 1000)
        waiting = await self.tables.database.read(lambda connection: kept.waiting_for_bots(connection, before))
        for table in waiting:
            self.consider(table)

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Playing

    async def _play(self, table: str) -> None:
        """Answer for the bots of a table as long as one of them is asked."""
        failures = 0
        while failures < 2 * _TRIES:
            begun = time.monotonic()
            try:
                async with self.tables.hold(table) as live:
                    asked = _thought(live, _LAST_RESORT if failures >= _TRIES else None)
                if asked is None:
                    return
                thought, decision = asked
                option = await self.workers.run(think, (thought,), self.tables.settings.bot_patience)
                self.metrics.bot_thought(thought.bot, time.monotonic() - begun)
                await asyncio.sleep(max(0.0, self.tables.settings.bot_pause - (time.monotonic() - begun)))
                answered = time.monotonic()
                await self.answering.answer_for_bot(table, thought.seat, decision, option)
                self.metrics.answered_question("bot", time.monotonic() - answered)
            except NoSuchTable:
                return
            except Refused:
                continue  # the table has moved on meanwhile
            except (WorkerLost, DeskovkaError, RuntimeError):
                failures += 1
                log.exception("bot failed", extra={"table": table})
            else:
                failures = 0


def _asked_bot(live: Live) -> int | None:
    """The first bot that the table waits for."""
    return next((seat for seat in live.waiting if live.seats[seat].kind == "bot"), None)


def _thought(live: Live, instead: str | None) -> tuple[Thought, int] | None:
    """What the bot that is asked must know to answer, and the name of the question."""
    seat = _asked_bot(live)
    if seat is None or live.play is None:
        return None
    play, row = live.play, live.here
    snapshot = play.match.snapshot
    decision = play.decision(seat)
    thought = Thought(
        game=row.game,
        setup=row.setup,
        state=snapshot.state,
        since=play.answers[snapshot.at :],
        seat=seat,
        bot=instead or live.seats[seat].bot or _LAST_RESORT,
        seed=seed_from(row.seed.hex(), "bot", seat, decision),
    )
    return thought, decision
