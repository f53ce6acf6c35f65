"""Answering, taking back, and talking at a table."""

from __future__ import annotations

import logging

from deskovka.kernel import BrokenGame, Option, option_to_text
from deskovka.server.errands import Errands
from deskovka.server.errors import (
    Frozen,
    NotNow,
    NotSeated,
    NotWaitedFor,
    NotYourSeat,
    Stale,
    TooCostly,
    WatchersKeptOut,
)
from deskovka.server.store import tables as kept
from deskovka.server.store.people import User
from deskovka.server.store.rows import BROKEN, RUNNING, Change, ChatLine
from deskovka.server.tables.apart import Trial, try_answer
from deskovka.server.tables.live import Live
from deskovka.server.tables.play import Play
from deskovka.server.tables.service import Tables
from deskovka.server.tables.watching import Watch, sits

log = logging.getLogger(__name__)


def may_look(live: Live, user: str | None, watch: Watch | None = None) -> bool:
    """Whether somebody may look at a table: its players always, others if it is for them or they have its link."""
    if live.here.watchers == "public" or live.here.status == "open":
        return True
    if live.here.watchers == "link" and watch is not None:
        return True
    return sits(live, user) or (user is not None and user == live.here.owner)


def check_may_look(live: Live, user: str | None, watch: Watch | None = None) -> None:
    """Raise when somebody may not look at a table."""
    if not may_look(live, user, watch):
        raise WatchersKeptOut


class Answering:
    """What is done during a game."""

    def __init__(self, tables: Tables, errands: Errands) -> None:
        self.tables = tables
        self.errands = errands

    async def answer(self, table: str, user: User, seat: int, decision: int, option: Option) -> int:
        """Answer for a seat of one's own; gives the number of the change, also when it was answered so before."""

        async def act(live: Live) -> int:
            check_seat(live, user, seat)
            return await self._answer(live, seat, decision, option)

        return await self.tables.change(table, act)

    async def answer_for_bot(self, table: str, seat: int, decision: int, option: Option) -> int:
        """Answer for a seat at which a bot sits."""

        async def act(live: Live) -> int:
            if live.seats[seat].kind != "bot":
                raise NotYourSeat(seat=seat)
            return await self._answer(live, seat, decision, option)

        return await self.tables.change(table, act)

    async def _answer(self, live: Live, seat: int, decision: int, option: Option) -> int:
        play = _open_play(live, seat, decision)
        if play is None or play.has_replied(seat):
            return await self._repeated(live, "answer", seat, decision, list(option))
        row, now = live.here, self.tables.settings.now()
        if row.beginning is not None or row.setup.get("edition"):
            await self._try(live, play, seat, option)
        try:
            play.answer(seat, option, row.seq + 1, now)
        except BrokenGame as broken:
            await self._freeze(live, broken)
            raise Frozen(**(live.here.problem or {})["facts"]) from None
        change = Change(row.seq + 1, now, "answer", seat, decision, list(option))
        await self.tables.store(live, self.tables.commit_play(live, change))
        return change.seq

    async def _try(self, live: Live, play: Play, seat: int, option: Option) -> None:
        """Let a worker try an answer where somebody made up the numbers; a game that explodes is frozen."""
        row, snapshot = live.here, play.match.snapshot
        since = [*play.answers[snapshot.at :], *play.match.world.replied.items()]
        trial = Trial(row.game, row.setup, snapshot.state, since, seat, option)
        try:
            await self.errands.run(row.owner, try_answer, trial)
        except TooCostly as error:
            broken = BrokenGame(
                game=row.game, step="answer", count=play.count, answer=option_to_text(option), problem=str(error)
            )
            await self._freeze(live, broken)
            raise Frozen(**(live.here.problem or {})["facts"]) from None

    async def _freeze(self, live: Live, broken: BrokenGame) -> None:
        """Store that a rule broke; the answer that broke it is kept beside the record, not in it."""
        row = live.here
        log.error("game broke", extra={"table": row.id, "problem": str(broken)}, exc_info=broken.__cause__)
        problem = Frozen(game=row.game, step=broken.facts["step"], count=broken.facts["count"])
        commit = kept.Commit(row)
        commit.change = Change(row.seq + 1, self.tables.settings.now(), "broken", data=broken.facts)
        commit.columns = {
            "status": BROKEN,
            "problem": {"key": problem.key, "facts": problem.facts},
            "waiting": [],
        }
        await self.tables.store(live, commit)

    async def undo(self, table: str, user: User, seat: int, decision: int) -> int:
        """Take the last answer of one's own seat back."""

        async def act(live: Live) -> int:
            check_seat(live, user, seat)
            play = _open_play(live, seat, decision)
            if play is None:
                return await self._repeated(live, "undo", seat, decision, None)
            row, now = live.here, self.tables.settings.now()
            play.undo(seat, row.seq + 1, now)
            change = Change(row.seq + 1, now, "undo", seat, decision)
            await self.tables.store(live, self.tables.commit_play(live, change))
            return change.seq

        return await self.tables.change(table, act)

    async def _repeated(self, live: Live, kind: str, seat: int, decision: int, data: object) -> int:
        """The number of the change if the same was done before; else the question is no longer open."""
        table, status = live.id, live.here.status
        earlier = await self.tables.database.read(
            lambda connection: kept.change_of(connection, table, kind, seat, decision)
        )
        if earlier is not None and earlier.data == data:
            return earlier.seq
        if status != RUNNING:
            raise NotNow(status=status)
        raise Stale(decision=decision)

    async def nudge(self, table: str, user: User, seat: int) -> tuple[str, str]:
        """Remind somebody whom the table waits for; gives the game and who that is."""
        async with self.tables.hold(table) as live:
            if live.seat_of(user.id) is None and live.here.owner != user.id:
                raise NotSeated
            nudged = live.seats[seat] if seat < len(live.seats) else None
            if nudged is None or nudged.since is None or nudged.user_id in (None, user.id):
                raise NotWaitedFor(seat=seat)
            assert nudged.user_id is not None
            return live.here.game, nudged.user_id

    async def say(self, table: str, user: User, text: str) -> int:
        """Say something to everybody at the table."""

        async def act(live: Live) -> int:
            check_may_look(live, user.id)
            row, now = live.here, self.tables.settings.now()
            commit = kept.Commit(row)
            commit.change = Change(row.seq + 1, now, "chat")
            commit.line = (ChatLine(row.seq + 1, now, user.name, live.seat_of(user.id), text), user.id)
            await self.tables.store(live, commit)
            return row.seq + 1

        return await self.tables.change(table, act)


def check_seat(live: Live, user: User, seat: int) -> None:
    """Raise when somebody does not sit at a seat."""
    if live.seat_of(user.id) != seat:
        raise NotYourSeat(seat=seat)


def _open_play(live: Live, seat: int, decision: int) -> Play | None:
    """The game, if it is running and this is what it asks the seat now."""
    play = live.play
    if play is None or live.here.status != RUNNING or play.decision(seat) != decision:
        return None
    return play
