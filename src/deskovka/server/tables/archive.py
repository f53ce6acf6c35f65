"""Looking back: replay, records, going on from an earlier moment, and checking that chance was fair."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

from deskovka.content.written import write_edition
from deskovka.kernel import Answer, Record, Snapshot
from deskovka.server.errands import Errands
from deskovka.server.errors import CannotGoOn, Invalid, KnowsTooMuch, NotNow
from deskovka.server.store import Connection
from deskovka.server.store import tables as kept
from deskovka.server.store.people import User
from deskovka.server.store.rows import BROKEN, FINISHED, OPEN, OUTDATED, RUNNING, SeatRow, TableRow
from deskovka.server.tables.answering import check_may_look
from deskovka.server.tables.apart import ALL, WATCHER, Past, boundary_at, gives, go_on_from, look_back, read_record
from deskovka.server.tables.contents import Content
from deskovka.server.tables.live import Live, seed_hash
from deskovka.server.tables.parts import parts_info
from deskovka.server.tables.play import Play
from deskovka.server.tables.seating import Seating, TableWish
from deskovka.server.tables.service import Tables
from deskovka.server.tables.watching import Watch, horizon, may_watch_later
from deskovka.server.wire import Created, Fair

T = TypeVar("T")

_TOLD = 10_000
LATER = 24 * 3_600_000
"""Milliseconds after the end until watchers see everything who were promised it for later."""


class Seen:
    """What is needed of a table to look back at it, taken while nobody changes it."""

    def __init__(self, live: Live, user: str | None, now: int, watch: Watch | None = None) -> None:
        check_may_look(live, user, watch)
        self.row = live.here
        self.seat = live.seat_of(user)
        self.everything = may_know_everything(live, user, now)
        self.later = not self.everything and may_watch_later(live, user, watch)
        """Whether everything is seen, but not yet all of it."""
        self.play = live.play
        self.content = live.content
        self.answers: list[Answer] = live.play.answers if live.play else []
        self.events = list(live.play.log.events) if live.play else []


def may_know_everything(live: Live, user: str | None, now: int) -> bool:
    """Whether somebody may see what was hidden: after the end its players, and watchers when they were promised it."""
    row = live.here
    if row.status != FINISHED:
        return False
    if row.after_end == "everything" or (row.after_end == "later" and now - row.since >= LATER):
        return True
    return any(user and seat.user_id == user for seat in live.seats)


class Archive:
    """What can be done with games besides playing them."""

    def __init__(self, tables: Tables, seating: Seating, errands: Errands) -> None:
        self.tables = tables
        self.seating = seating
        self.errands = errands
        self._told: dict[str, int] = {}
        """The tables of whose past a worker was told, and up to which change."""
        self._verified: dict[str, asyncio.Future[bool]] = {}

    def seen(self, live: Live, user: str | None, watch: Watch | None = None) -> Seen:
        """A table as somebody may look back at it."""
        return Seen(live, user, self.tables.settings.now(), watch)

    # Replay

    async def replay(
        self, who: str, table: str, user: str | None, at: int, as_whom: str | None, watch: Watch | None = None
    ) -> bytes:
        """A table after so many answers, as somebody could know it then; made for whoever the work is counted for."""
        async with self.tables.hold(table) as live:
            seen = self.seen(live, user, watch)
            viewer = _viewer(seen, as_whom)
            end = len(seen.answers)
            if seen.later and viewer != WATCHER:
                end = await self._horizon(live)
                at = min(at, end)
        return await self._look_back(who, seen, at, look_back, at, end, viewer)

    async def _look_back(self, who: str, seen: Seen, at: int, work: Callable[..., T | None], *arguments: Any) -> T:
        """Let a worker look back; it is told of the past when it does not know it yet."""
        row, past = seen.row, self._past(seen, at)
        found = None
        if self._told.get(row.id) == row.seq:
            found = await self.errands.run(who, work, row.id, row.seq, None, *arguments)
        if found is None:
            found = await self.errands.run(who, work, row.id, row.seq, past, *arguments)
        assert found is not None
        if len(self._told) > _TOLD:
            self._told.clear()
        self._told[row.id] = row.seq
        return found

    async def boundary(self, who: str, seen: Seen, at: int) -> Snapshot:
        """The last step boundary before a moment."""
        return await self._look_back(who, seen, at, boundary_at, at)

    async def _horizon(self, live: Live) -> int:
        """How many answers those see who see everything later."""
        changes = await self.tables.database.read(lambda connection: kept.changes_since(connection, live.id, 0))
        return horizon(live, changes, self.tables.settings.now())

    # Content

    async def content(self, table: str, user: str | None, watch: Watch | None = None) -> Content:
        """What the game of a table is made of; before, during and after the game it is the same."""
        async with self.tables.hold(table) as live:
            return self._content(self.seen(live, user, watch))

    async def edition(self, table: str, user: str | None) -> tuple[str, str]:
        """The game of a table, and the edition that it is played with as a text of YAML."""
        async with self.tables.hold(table) as live:
            row = self.seen(live, user).row
        return row.game, write_edition(row.setup.get("edition", {}))

    def _content(self, seen: Seen) -> Content:
        if seen.content is None:
            raise self._too_old(seen.row)
        return seen.content

    def _too_old(self, row: TableRow) -> CannotGoOn:
        game = self.tables.game_of(row)
        return CannotGoOn(game=row.game, theirs=row.rules_version, ours=game.rules_version if game else 0)

    def _past(self, seen: Seen, at: int) -> Past:
        """What a worker must know to look back at a table, if there is such a moment."""
        row, game = seen.row, self.tables.game_of(seen.row)
        if row.status == OPEN:
            raise NotNow(status=row.status)
        if game is None or seen.play is None or game.rules_version != row.rules_version:
            raise self._too_old(row)
        if at > len(seen.answers):
            raise Invalid(where="at", problem=f"0–{len(seen.answers)}")
        return Past(row, seen.answers, seen.events)

    # Records

    async def record(self, table: str, user: str | None) -> Record:
        """The record of a game that is over; of one that cannot go on, what its players may read of it."""
        async with self.tables.hold(table) as live:
            seen = self.seen(live, user)
            if seen.row.status == OUTDATED and seen.seat is not None:
                return await self._readable(seen.row, seen.seat)
            if seen.row.status != FINISHED:
                raise NotNow(status=seen.row.status)
            if not seen.everything:
                raise KnowsTooMuch
            if seen.play is None:
                return await self._readable(seen.row)
        return await asyncio.to_thread(seen.play.record)

    async def _readable(self, row: TableRow, of: int | None = None) -> Record:
        """The answers of a game that the present rules cannot play again; of a game that is not over, one seat's own.

        Which of the others' were public only the rules could tell.
        """
        snapshots, changes = await self.tables.database.read(
            lambda connection: (
                kept.snapshots_of(connection, row.id),
                kept.changes_since(connection, row.id, 0),
            )
        )
        newest = snapshots[0]
        answers: list[Answer] = [(seat, tuple(option)) for seat, option in newest.data.answers]
        for change in changes:
            if change.seq > newest.seq and change.kind == "answer":
                answers.append((change.seat or 0, tuple(change.data)))
            elif change.seq > newest.seq and change.kind == "undo":
                last = max(index for index, (seat, _) in enumerate(answers) if seat == change.seat)
                del answers[last]
        known = [(seat, option) for seat, option in answers if of in (None, seat)]
        return Record(row.game, row.first_version, row.setup, None, known)

    async def upload(self, who: str, user: User, text: bytes) -> str:
        """A table to look at a record: it must fit the rules to the last answer."""
        blank = self.seating.blank_row(user)
        row, players, snapshot = await self.errands.run(who, read_record, text, blank)
        seats = [SeatRow(seat, "open") for seat in range(players)]

        def add(connection: Connection) -> None:
            kept.add_table(connection, row, seats)
            kept.add_snapshot(connection, row.id, snapshot)

        await self.tables.database.write(add)
        return row.id

    # Going on from here

    async def go_on(self, who: str, table: str, user: User, at: int, wish: TableWish) -> Created:
        """A new table with the position after so many answers of a game that is over."""
        async with self.tables.hold(table) as live:
            seen = self.seen(live, user.id)
        if seen.row.status in (OPEN, RUNNING, BROKEN):
            raise NotNow(status=seen.row.status)
        if not seen.everything:
            raise KnowsTooMuch
        record, players = await self._look_back(who, seen, at, go_on_from, at, secrets.token_bytes(32))
        row = self.seating.new_row(user, wish, record)
        row.from_table, row.from_at = table, at
        return await self.seating.open_row(user, row, wish, players)

    # Fair chance

    async def fair(self, who: str, table: str, user: str | None) -> Fair:
        """The hash of the seed; after the end the seed, and whether it gives the same game again."""
        async with self.tables.hold(table) as live:
            seen = self.seen(live, user)
            digest = seed_hash(seen.row)
            if not seen.everything:
                return Fair(digest, None, None, parts_info(seen.row, len(live.seats)))
            parts = parts_info(seen.row, len(live.seats), everything=True)
        return Fair(digest, seen.row.seed.hex(), await self._verify(who, seen.row, seen.play), parts)

    async def _verify(self, who: str, row: TableRow, play: Play | None) -> bool | None:
        """Whether the record gives the result that is stored; None when the present rules cannot tell."""
        game = self.tables.game_of(row)
        if game is None or play is None or row.result is None or row.rules_version != game.rules_version:
            return None
        if row.id not in self._verified:
            if len(self._verified) > 10_000:
                self._verified.clear()
            verifying = asyncio.ensure_future(self._played_again(who, play, row.result))
            self._verified[row.id] = verifying
            verifying.add_done_callback(lambda done: self._verified.pop(row.id, None) if _failed(done) else None)
        return await asyncio.shield(self._verified[row.id])

    async def _played_again(self, who: str, play: Play, result: dict[str, Any]) -> bool:
        """Whether a game, played again, gives the result."""
        record = await asyncio.to_thread(lambda: str(play.record()))
        return await self.errands.run(who, gives, record, result)


def _viewer(seen: Seen, as_whom: str | None) -> str:
    """From whose knowledge to look, if that is allowed: a seat, the watchers, or all seats together."""
    if as_whom is None:
        return WATCHER if seen.seat is None else str(seen.seat)
    if as_whom not in (WATCHER, str(seen.seat)) and not (seen.everything or seen.later):
        raise KnowsTooMuch
    if as_whom not in (WATCHER, ALL) and int(as_whom) >= seen.row.setup["players"]:
        raise Invalid(where="as", problem=f"watcher, all, 0–{seen.row.setup['players'] - 1}")
    return as_whom


def _failed(done: asyncio.Future[bool]) -> bool:
    """Whether something must be tried again."""
    return done.cancelled() or done.exception() is not None
