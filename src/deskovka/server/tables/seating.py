"""Opening tables, and who sits where; the game begins by itself when every seat is taken."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from hmac import compare_digest
from typing import Any, Literal

import msgspec

from deskovka.bots import BOTS, UnknownBot
from deskovka.kernel import Record, seed_from
from deskovka.server.errors import (
    AlreadySeated,
    Frozen,
    NoSuchTable,
    NotNow,
    NotSeated,
    NotYours,
    SeatsForMe,
    SeatTaken,
    TooManyTables,
    WrongInvitation,
    WrongSeats,
)
from deskovka.server.store import Connection
from deskovka.server.store import tables as kept
from deskovka.server.store.people import User
from deskovka.server.store.rows import BROKEN, FINISHED, OPEN, RUNNING, Change, SeatRow, TableRow
from deskovka.server.tables.live import Live
from deskovka.server.tables.play import Play
from deskovka.server.tables.service import Tables, standing
from deskovka.server.wire import Created, Invite

log = logging.getLogger(__name__)

STAND_IN = "greedy"
"""The bot that plays for somebody who left."""


class SeatWish(msgspec.Struct, frozen=True):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: str | None = None


class TableWish(msgspec.Struct, frozen=True, kw_only=True):
    """A table that somebody wants to open."""

    game: str
    setup: dict[str, Any]
    seats: Sequence[SeatWish]
    public: bool = True
    watchers: str = "public"
    after_end: str = "everything"
    seed: str | None = None


def new_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(12)


class Seating:
    """Who sits where."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def open(self, user: User, wish: TableWish) -> Created:
        """Open a table for a new game."""
        game = self.tables.registry.get(wish.game)
        setup = game.read_setup(wish.setup)
        seed = secrets.token_bytes(32) if wish.seed is None else seed_from(wish.seed)
        row = self._row(user, wish, game.rules_version, game.write_setup(setup), seed)
        row.friendly = wish.seed is not None
        return await self.open_row(user, row, wish.seats, setup.players)

    def new_row(self, user: User, wish: TableWish, record: Record) -> TableRow:
        """A table for a game that goes on from a record."""
        assert record.seed is not None
        row = self._row(user, wish, record.rules_version, record.setup, record.seed)
        row.friendly = True  # somebody may know what is hidden
        row.beginning = str(record)
        return row

    def _row(self, user: User, wish: TableWish, version: int, setup: dict[str, Any], seed: bytes) -> TableRow:
        now = self.tables.settings.now()
        return TableRow(
            id=new_id(),
            game=wish.game,
            first_version=version,
            rules_version=version,
            setup=setup,
            status=OPEN,
            problem=None,
            owner=user.id,
            public=wish.public,
            watchers=wish.watchers,
            after_end=wish.after_end,
            friendly=False,
            seed=seed,
            beginning=None,
            from_table=None,
            from_at=None,
            created=now,
            seq=0,
            count=0,
            waiting=[],
            since=now,
            scores=None,
            winners=None,
        )

    async def open_row(self, user: User, row: TableRow, wishes: Sequence[SeatWish], players: int) -> Created:
        """Store a new table with its seats, and begin the game if nobody is missing."""
        seats = _seats(user, wishes, players)
        most = self._most_tables(user)
        commit = kept.Commit(row)
        full = all(seat.taken for seat in seats)
        if full:
            self._begin(row, commit)

        def add(connection: Connection) -> None:
            if kept.count_unfinished(connection, user.id) >= most:
                raise TooManyTables(most=most)
            kept.add_table(connection, row, seats)
            if full:
                kept.store(connection, commit)

        await self.tables.database.write(add)
        async with self.tables.hold(row.id) as live:
            self.tables.tell_table(live)
        return Created(row.id, [Invite(seat.seat, seat.invite) for seat in seats if seat.invite])

    def _most_tables(self, user: User) -> int:
        settings = self.tables.settings
        return settings.tables_of_account if user.kind == "account" else settings.tables_of_guest

    # Coming and going

    async def join(self, table: str, user: User, place: int, invite: str | None) -> int:
        """Take a seat, or come back to the one that was left."""

        async def act(live: Live) -> int:
            seat = _seat(live, place)
            mine = live.seat_of(user.id)
            if mine is not None:
                raise AlreadySeated(seat=mine)
            row = live.here
            if row.status == RUNNING and seat.kind == "bot" and seat.user_id == user.id:
                return await self._seat(live, [_with(seat, kind="person", bot=None)])
            if row.status not in (OPEN, RUNNING):
                raise NotNow(status=row.status)
            if seat.taken:
                raise SeatTaken(seat=place)
            if seat.kind == "invited" and not compare_digest((invite or "").encode(), (seat.invite or "").encode()):
                raise WrongInvitation
            return await self._seat(live, [_with(seat, kind="person", user_id=user.id, name=user.name)])

        return await self.tables.change(table, act)

    async def leave(self, table: str, user: User) -> None:
        """Get up: before the game begins the seat is free again, during the game a bot plays on."""

        async def act(live: Live) -> None:
            row, mine = live.here, live.seat_of(user.id)
            if mine is None and (row.owner != user.id or row.status != OPEN):
                raise NotSeated
            if row.status == OPEN:
                await self._leave_open(live, user)
            elif row.status == RUNNING and mine is not None:
                await self._seat(live, [_with(live.seats[mine], kind="bot", bot=STAND_IN)])
            else:
                raise NotNow(status=row.status)

        await self.tables.change(table, act)

    async def _leave_open(self, live: Live, user: User) -> None:
        """Leave before the beginning; the last person takes the table away with them."""
        others = [seat for seat in live.seats if seat.kind == "person" and seat.user_id != user.id]
        if not others:
            row = live.here
            await self.tables.database.write(lambda connection: kept.remove_table(connection, row), notify=live.id)
            self.tables.discard(live)
            self.tables.tell_gone(live)
            return
        freed = [_given_up(seat, live.here) for seat in live.seats if seat.kind == "person" and seat.user_id == user.id]
        owner = others[0].user_id if live.here.owner == user.id else live.here.owner
        await self._seat(live, freed, owner=owner)

    async def reseat(self, table: str, user: User, place: int, bot: str | None) -> int:
        """Give a seat to a bot, or free it for anybody; by the owner, before the game begins.

        During the game a bot may be asked to play for somebody who is away, until they come back.
        """

        async def act(live: Live) -> int:
            row, seat = live.here, _seat(live, place)
            if row.owner != user.id:
                raise NotYours
            if row.status == RUNNING and bot and seat.kind == "person":
                await self.tables.look_who_is_here(live)
                if seat.user_id in live.online:
                    raise SeatTaken(seat=place)
                return await self._seat(live, [_with(seat, kind="bot", bot=_known(bot))])
            if row.status != OPEN:
                raise NotNow(status=row.status)
            if seat.kind == "person":
                raise SeatTaken(seat=place)
            return await self._seat(live, [_with(seat, kind="bot" if bot else "open", bot=_known(bot), invite=None)])

        return await self.tables.change(table, act)

    async def _seat(self, live: Live, seats: list[SeatRow], **columns: Any) -> int:
        """Store who sits where now."""
        row, now = live.here, self.tables.settings.now()
        commit = kept.Commit(row)
        commit.change = Change(row.seq + 1, now, "seats", seat=seats[0].seat if seats else None)
        commit.columns = columns
        commit.seats = seats
        for seat in seats:
            live.seats[seat.seat] = seat
        if columns.get("owner", row.owner) != row.owner:
            live.owner = next((seat.name for seat in live.seats if seat.user_id == columns["owner"]), None) or ""
        if row.status == OPEN and all(seat.taken for seat in live.seats):
            live.play = self._begin(row, commit)
        await self.tables.store(live, commit)
        return row.seq + 1

    # Beginning

    def _begin(self, row: TableRow, commit: kept.Commit) -> Play | None:
        """Every seat is taken: the game begins with this commit; None when the rules break at once."""
        now = self.tables.settings.now()
        commit.change = Change(row.seq + 1, now, "begin")
        try:
            play = Play.begin(self.tables.registry.get(row.game), row, row.seq + 1, now)
            commit.snapshot = play.snapshot_row(row.seq + 1)
        except Exception:  # whatever rules raise that cannot even begin
            log.exception("game broke at its beginning", extra={"table": row.id})
            problem = Frozen(game=row.game, step="begin", count=0)
            commit.columns |= {"status": BROKEN, "problem": {"key": problem.key, "facts": problem.facts}}
            return None
        commit.columns |= {"status": RUNNING, **standing(play)}
        return play

    async def rename(self, user: User) -> None:
        """Tell the tables that somebody has another name."""
        rows = await self.tables.database.read(lambda connection: kept.unfinished_tables_of(connection, user.id))

        async def act(live: Live) -> None:
            for seat in live.seats:
                if seat.user_id == user.id:
                    seat.name = user.name
            if live.here.owner == user.id:
                live.owner = user.name
            commit = kept.Commit(live.here)
            commit.change = Change(live.here.seq + 1, self.tables.settings.now(), "names")
            await self.tables.store(live, commit)

        for row, _ in rows:
            await self.tables.change(row.id, act)

    async def hand_over(self, guest: User, account: User) -> None:
        """The tables of a guest become those of an account."""
        tables = await self.tables.database.read(lambda connection: kept.ids_of(connection, guest.id))

        async def act(live: Live) -> None:
            row, commit = live.here, kept.Commit(live.here)
            both_play = live.seat_of(account.id) is not None and row.status != FINISHED
            commit.change = Change(row.seq + 1, self.tables.settings.now(), "names")
            commit.seats = [
                _given_up(seat, row) if both_play else _with(seat, user_id=account.id, name=account.name)
                for seat in live.seats
                if seat.user_id == guest.id
            ]
            for seat in commit.seats:
                live.seats[seat.seat] = seat
            if row.owner == guest.id:
                commit.columns["owner"], live.owner = account.id, account.name
            await self.tables.store(live, commit)

        for table in tables:
            with suppress(NoSuchTable):  # somebody took it away meanwhile
                await self.tables.change(table, act)


def _seats(user: User, wishes: Sequence[SeatWish], players: int) -> list[SeatRow]:
    """The seats of a new table."""
    if len(wishes) != players:
        raise WrongSeats(players=players, seats=len(wishes))
    if sum(wish.kind == "me" for wish in wishes) > 1:
        raise SeatsForMe
    seats: list[SeatRow] = []
    for place, wish in enumerate(wishes):
        match wish.kind:
            case "me":
                seats.append(SeatRow(place, "person", user_id=user.id, name=user.name))
            case "bot":
                seats.append(SeatRow(place, "bot", bot=_known(wish.bot or STAND_IN)))
            case "invited":
                seats.append(SeatRow(place, "invited", invite=secrets.token_urlsafe(16)))
            case "open":
                seats.append(SeatRow(place, "open"))
    return seats


def _known(bot: str | None) -> str | None:
    """The name of a bot, if there is one of that name."""
    if bot is not None and bot not in BOTS:
        raise UnknownBot(name=bot, known=", ".join(BOTS))
    return bot


def _seat(live: Live, place: int) -> SeatRow:
    if place >= len(live.seats):
        raise WrongSeats(players=len(live.seats), seats=place + 1)
    return live.seats[place]


def _given_up(seat: SeatRow, row: TableRow) -> SeatRow:
    """A seat to which nobody comes back: free before the game begins, then a bot's."""
    if row.status == OPEN:
        return _with(seat, kind="invited" if seat.invite else "open", user_id=None, name=None)
    return _with(seat, kind="bot", bot=seat.bot or STAND_IN, user_id=None, name=None)


def _with(seat: SeatRow, **columns: Any) -> SeatRow:
    return msgspec.structs.replace(seat, **columns)
