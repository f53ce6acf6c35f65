"""The tables: loaded when somebody comes, changed one change at a time, forgotten when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

import msgspec

from deskovka.kernel import Registry, UnknownGame
from deskovka.server.errors import Damaged, NoSuchTable, NotReady
from deskovka.server.settings import Settings
from deskovka.server.store import Connection, Database
from deskovka.server.store import people as kept_people
from deskovka.server.store import tables as kept
from deskovka.server.store.rows import BROKEN, FINISHED, OPEN, Change, ChatLine, SnapshotRow, TableRow
from deskovka.server.tables.clocks import turn_clocks
from deskovka.server.tables.contents import Contents
from deskovka.server.tables.live import Live, result_info
from deskovka.server.tables.loading import Loaded, load
from deskovka.server.tables.play import Game, Play

T = TypeVar("T")

log = logging.getLogger(__name__)
_TRIES = 8
"""How often a change is tried again when other processes were faster."""
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


def check_id(table: str) -> str:
    """The id of a table, if it can be one: no database must cope with any other text."""
    if not _ID.fullmatch(table):
        raise NoSuchTable
    return table


class Listener(Protocol):
    """Someone who is told of every change of a table, while its lock is held."""

    def table_changed(self, live: Live, ours: bool) -> None:
        """The table has changed, and the change is durable; ``ours``: this process made it."""

    def chat_changed(self, live: Live, lines: list[ChatLine]) -> None:
        """Somebody said something."""

    def presence_changed(self, live: Live) -> None:
        """Somebody came or left."""

    def table_gone(self, table: str) -> None:
        """The table was taken away."""

    def is_watched(self, table: str) -> bool:
        """Whether somebody looks at the table."""


class Tables:
    """All tables, those in memory and those stored."""

    def __init__(self, settings: Settings, database: Database, registry: Registry[Game]) -> None:
        self.settings = settings
        self.database = database
        self.registry = registry
        self.listeners: list[Listener] = []
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._contents = Contents()

    @property
    def loaded(self) -> list[Live]:
        """The tables in memory."""
        return list(self._live.values())

    def game_of(self, row: TableRow) -> Game | None:
        """The game of a table, unless this program does not have it."""
        try:
            return self.registry.get(row.game)
        except UnknownGame:
            return None

    # Loading

    def at(self, table: str) -> Live:
        """The table in memory, or a place for it; ``ready`` it under its lock before use."""
        live = self._live.get(table)
        if live is None:
            live = self._live[table] = Live(table)
            self._forget_idle()
        self._live.move_to_end(table)
        return live

    def _forget_idle(self) -> None:
        """Keep no more tables in memory than allowed, unless they are looked at."""
        for table, live in list(self._live.items())[:-1]:
            if len(self._live) <= self.settings.cached_tables:
                return
            if not live.lock.locked() and not any(listener.is_watched(table) for listener in self.listeners):
                del self._live[table]

    def discard(self, live: Live) -> None:
        """Forget a table that is gone."""
        live.forget()
        if self._live.get(live.id) is live:
            del self._live[live.id]

    async def ready(self, live: Live) -> None:
        """Make the table in memory what is stored, by this or another process; the caller holds its lock."""
        if live.row is not None and not self.database.shared:
            return
        if live.row is not None:
            seq = await self.database.read(lambda connection: kept.newest_seq(connection, live.id))
            if seq == live.row.seq:
                return
            if seq is not None:
                await self._catch_up(live)
                return
        await self._load(live)

    async def _load(self, live: Live) -> None:
        """Load a table from the database."""
        now = self.settings.now()
        try:
            stored = await self.database.read(lambda connection: _Stored(connection, live.id, now))
        except (msgspec.MsgspecError, TypeError, ValueError):
            log.exception("table cannot be read", extra={"table": live.id})
            raise Damaged from None
        if stored.row is None:
            self.discard(live)
            raise NoSuchTable
        row, game = stored.row, self.game_of(stored.row)
        loaded, live.content = Loaded(None, row.status), None
        if game is not None:
            loaded = await asyncio.to_thread(load, game, row, stored.snapshots, stored.changes)
            live.content = await asyncio.to_thread(self._contents.of, game, row, loaded.play)
        live.row, live.play, live.seats, live.chat = row, loaded.play, stored.seats, stored.chat
        live.owner, live.online, live.shortened = stored.owner, stored.online, stored.shortened
        live.saved_seq = stored.snapshots[0].seq if stored.snapshots else 0
        told, live.told = live.told, row.seq
        if loaded.changed and game is not None:
            await self._move_to_present_rules(live, game, loaded)
        elif told not in (None, row.seq):  # another process was faster, and what was in memory was thrown away
            self.tell_table(live, ours=False)

    async def _move_to_present_rules(self, live: Live, game: Game, loaded: Loaded) -> None:
        """Store that a game goes on under other rules, or cannot."""
        row, now = live.here, self.settings.now()
        commit = kept.Commit(row)
        commit.columns["status"] = loaded.status
        if loaded.reason is not None:
            problem = {"key": loaded.reason.key, "facts": loaded.reason.facts, "for": game.rules_version}
            commit.columns["problem"] = problem
            commit.change = Change(row.seq + 1, now, "outdated", data=loaded.reason.facts)
        else:
            assert loaded.play is not None
            loaded.play.open(row.seq + 1, now)
            versions = {"theirs": row.rules_version, "ours": game.rules_version}
            commit.change = Change(row.seq + 1, now, "rules", data=versions)
            commit.columns |= {"problem": None, "rules_version": game.rules_version, "since": now}
            commit.columns |= standing(loaded.play)
            if loaded.beginning is not None:
                commit.columns["beginning"] = loaded.beginning
            commit.snapshot = _as_base(loaded.play.snapshot_row(row.seq + 1))
            live.shortened = row.seq + 1
        await self._store(live, commit)
        self.tell_table(live)

    async def _catch_up(self, live: Live) -> None:
        """Apply what other processes have stored since; load everything again where that does not do."""
        seen = live.here.seq
        row, seats, changes, chat = await self.database.read(
            lambda connection: (
                kept.table_row(connection, live.id),
                kept.seat_rows(connection, live.id),
                kept.changes_since(connection, live.id, seen),
                kept.chat_since(connection, live.id, seen),
            )
        )
        simple = {"answer", "undo", "chat", "seats", "broken"}
        if row is None or live.play is None or any(change.kind not in simple for change in changes):
            await self._load(live)
            return
        try:
            for change in changes:
                live.play.apply(change)
        except Exception:  # from a newer snapshot the game cannot be taken back as far as another process could
            await self._load(live)
            return
        live.row, live.seats = row, seats
        live.play.row = row
        for line in chat:
            live.add_line(line)
        undone = [change.seq for change in changes if change.kind == "undo"]
        live.shortened = max([live.shortened, *undone])
        if any(change.kind != "chat" for change in changes):
            self.tell_table(live, ours=False)
        else:
            self.tell_chat(live, chat)

    # Changing

    async def change(self, table: str, act: Callable[[Live], Awaitable[T]]) -> T:
        """Let ``act`` change a table under its lock; when another process was faster, once more from the start.

        A change that was begun is finished, even when the one who asked for it has gone.
        """
        return await asyncio.shield(asyncio.ensure_future(self._change(table, act)))

    async def _change(self, table: str, act: Callable[[Live], Awaitable[T]]) -> T:
        for _ in range(_TRIES):
            async with self.hold(table) as live:
                try:
                    return await act(live)
                except kept.Conflict:
                    live.forget()
        raise NotReady

    @asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[Live]:
        """A table as it is stored now; nobody else changes it meanwhile."""
        for _ in range(_TRIES):
            live = self.at(table)
            async with live.lock:
                try:
                    await self.ready(live)
                except kept.Conflict:
                    live.forget()
                    continue
                yield live
                return
        raise NotReady

    async def store(self, live: Live, commit: kept.Commit) -> None:
        """Make a change durable, then tell everybody; what is not durable never happened."""
        await self._store(live, commit)
        if commit.line is not None:
            self.tell_chat(live, [commit.line[0]])
        else:
            self.tell_table(live)

    async def _store(self, live: Live, commit: kept.Commit) -> None:
        if commit.line is None:
            turn_clocks(live.here, live.seats, commit, self.settings.now())
        try:
            await self.database.write(lambda connection: kept.store(connection, commit), notify=live.id)
        except BaseException:
            live.forget()
            raise
        change = commit.change
        assert change is not None
        live.row = msgspec.structs.replace(live.here, seq=change.seq, **commit.columns)
        if live.play is not None:
            live.play.row = live.row
        if commit.snapshot is not None:
            live.saved_seq = change.seq
        if change.kind == "undo":
            live.shortened = change.seq
        if commit.line is not None:
            live.add_line(commit.line[0])

    def commit_play(self, live: Live, change: Change) -> kept.Commit:
        """The commit of a change that moved the game, with a snapshot now and then."""
        assert live.play is not None
        commit = kept.Commit(live.here)
        commit.change = change
        commit.columns = standing(live.play)
        over = live.play.result is not None
        due = change.seq - live.saved_seq >= self.settings.snapshot_every
        if over or (due and live.play.is_settled()) or change.seq - live.saved_seq >= 4 * self.settings.snapshot_every:
            commit.snapshot = live.play.snapshot_row(change.seq)
        return commit

    # Telling

    def tell_table(self, live: Live, ours: bool = True) -> None:
        """Tell everybody that a table has changed."""
        live.told = live.here.seq
        for listener in self.listeners:
            listener.table_changed(live, ours)

    def tell_chat(self, live: Live, lines: list[ChatLine]) -> None:
        """Tell everybody what was said."""
        live.told = live.here.seq
        for listener in self.listeners:
            listener.chat_changed(live, lines)

    def tell_gone(self, live: Live) -> None:
        """Tell everybody that a table is no more."""
        for listener in self.listeners:
            listener.table_gone(live.id)

    async def look_again(self, table: str) -> None:
        """Another process may have changed a table: if somebody looks at it, let them see."""
        live = self._live.get(table)
        if live is None:
            return
        async with live.lock:  # whoever holds it may just have read the table, and be about to look at it
            if not any(listener.is_watched(table) for listener in self.listeners):
                return
            try:
                await self.ready(live)
            except NoSuchTable:
                self.tell_gone(live)
                return
            await self.look_who_is_here(live)

    async def look_who_is_here(self, live: Live) -> None:
        """Find out who is present, and tell if that has changed at a seat; the caller holds the lock."""
        now, before = self.settings.now(), live.online_seats()
        live.online = await self.database.read(lambda connection: kept.present_at(connection, live.id, now))
        if live.online_seats() != before:
            for listener in self.listeners:
                listener.presence_changed(live)

    # Closing

    async def close(self) -> None:
        """Keep a snapshot of every running game, so that it is soon ready again, by newer rules too.

        Whatever was begun at a table is finished before, since it holds the lock. All are written at once: one after
        another, each would wait for the disk.
        """
        await asyncio.gather(*(self._save(live) for live in self.loaded))

    async def _save(self, live: Live) -> None:
        async with live.lock:
            play, row = live.play, live.row
            if play is None or row is None or row.status in (OPEN, FINISHED, BROKEN) or live.saved_seq == row.seq:
                return
            snapshot = play.snapshot_row(row.seq)
            await self.database.write(lambda connection: kept.add_snapshot(connection, live.id, snapshot))


def _as_base(snapshot: SnapshotRow) -> SnapshotRow:
    """Under newer rules nothing before the snapshot can be taken back any more."""
    return msgspec.structs.replace(snapshot, settled=True)


def standing(play: Play) -> dict[str, Any]:
    """How a game stands, as lists of tables show it."""
    result = play.result
    columns: dict[str, Any] = {"count": play.count, "waiting": list(play.match.waiting), "since": play.opened_at}
    if result is not None:
        columns |= {"status": FINISHED, "result": msgspec.to_builtins(result_info(result))}
    return columns


class _Stored:
    """Everything about a table that is stored, read at one moment."""

    def __init__(self, connection: Connection, table: str, now: int) -> None:
        self.row = kept.table_row(connection, table)
        if self.row is None:
            return
        owner = kept_people.user_by_id(connection, self.row.owner)
        self.owner = owner.name if owner else ""
        self.seats = kept.seat_rows(connection, table)
        self.snapshots = kept.snapshots_of(connection, table)
        oldest = self.snapshots[-1].seq if self.snapshots else 0
        self.changes = kept.changes_since(connection, table, oldest)
        self.chat = kept.chat_since(connection, table, -1)
        self.shortened = kept.last_shortened(connection, table)
        self.online = kept.present_at(connection, table, now)
