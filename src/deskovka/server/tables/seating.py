"""Opening tables, and who sits where; the game begins by itself when every seat is taken."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from hmac import compare_digest
from typing import Any, Literal

import msgspec

from deskovka.bots import BOTS, UnknownBot
from deskovka.kernel import Record, seed_from
from deskovka.server.errands import Errands
from deskovka.server.errors import (
    AlreadySeated,
    Frozen,
    KnowsOther,
    NoSuchTable,
    NotAway,
    NotNow,
    NotSeated,
    NotWaitedFor,
    NotYours,
    NoVotes,
    SeatsForMe,
    SeatTaken,
    TooManyTables,
    TooSoonToVote,
    WrongInvitation,
    WrongSeats,
)
from deskovka.server.handing import Share
from deskovka.server.identity.ids import drawn_id
from deskovka.server.store import Connection
from deskovka.server.store import tables as kept
from deskovka.server.store import votes as kept_votes
from deskovka.server.store.people import User
from deskovka.server.store.rows import BROKEN, FINISHED, OPEN, RUNNING, Change, SeatRow, TableRow
from deskovka.server.tables.apart import check_beginning
from deskovka.server.tables.clocks import clock_of, due, turn_clocks, with_grace
from deskovka.server.tables.live import Live
from deskovka.server.tables.parts import (
    TableParts,
    check_may_change,
    drawn_together,
    parts_of,
    promised,
    without_promises,
)
from deskovka.server.tables.play import Play
from deskovka.server.tables.service import Tables, standing
from deskovka.server.tables.visits import Visits
from deskovka.server.wire import Clock, Created, Invite, Votes

log = logging.getLogger(__name__)

STAND_IN = "greedy"
"""The bot that plays for somebody who left."""


class SeatWish(msgspec.Struct, frozen=True):
    """Who is to sit at a seat of a new table."""

    kind: Literal["me", "open", "invited", "bot"]
    bot: str | None = None


class TableWish(msgspec.Struct, frozen=True, kw_only=True):
    """A table that somebody wants to open."""

    game: str = ""
    setup: dict[str, Any] = {}
    seats: Sequence[SeatWish] = ()
    public: bool = True
    watchers: str = "public"
    after_end: str = "everything"
    seed: str | None = None
    promise: str | None = None
    """The hash of what whoever opens the table adds to the seed."""
    leaving: str = "bot"
    late: int | None = None
    clock: Clock | None = None
    hints: bool = False
    thoughts: bool = False
    vote: int | None = None


def new_id(share: Share | None) -> str:
    """A name that nobody can guess; of several processes the one that opens a table has it."""
    while True:
        name = drawn_id()
        if share is None or share.has(name):
            return name


class Seating:
    """Who sits where."""

    def __init__(self, tables: Tables, errands: Errands, visits: Visits) -> None:
        self.tables = tables
        self.errands = errands
        self.visits = visits

    async def open(self, who: str, user: User, wish: TableWish) -> Created:
        """Open a table for a new game; what somebody made up is tried first, for whom the work is counted."""
        game = self.tables.registry.get(wish.game)
        if wish.setup.get("edition"):
            short, players = await self.errands.run(who, check_beginning, wish.game, json.dumps(wish.setup))
        else:
            terms = game.read_setup(wish.setup)
            short, players = game.write_setup(terms), terms.players
        seed = secrets.token_bytes(32) if wish.seed is None else seed_from(wish.seed)
        row = self._row(user, wish, game.rules_version, short, seed)
        row.friendly = wish.seed is not None
        row.parts = TableParts().data() if wish.seed is None else None
        return await self.open_row(user, row, wish, players)

    def blank_row(self, user: User) -> TableRow:
        """A table of somebody's, for a game that is not known yet: whoever reads its record fills it in."""
        row = self._row(user, TableWish(public=False), 0, {}, b"")
        row.friendly = True
        return row

    def new_row(self, user: User, wish: TableWish, record: Record) -> TableRow:
        """A table for a game that goes on from a record."""
        assert record.seed is not None
        row = self._row(user, wish, record.rules_version, record.setup, record.seed)
        row.friendly = True  # somebody may know what is hidden
        row.game, row.beginning, row.parts = record.game, str(record), TableParts().data()
        return row

    def _row(self, user: User, wish: TableWish, version: int, setup: dict[str, Any], seed: bytes) -> TableRow:
        now = self.tables.settings.now()
        return TableRow(
            id=new_id(self.tables.settings.share),
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
            result=None,
            leaving=wish.leaving,
            late=wish.late,
            clock=msgspec.to_builtins(wish.clock),
            hints=wish.hints,
            thoughts=wish.thoughts,
            vote=wish.vote,
        )

    async def open_row(self, user: User, row: TableRow, wish: TableWish, players: int) -> Created:
        """Store a new table with its seats, and begin the game if nobody is missing."""
        seats = _seats(user, wish.seats, players)
        most = self._most_tables(user)
        commit = kept.Commit(row)
        mine = next((seat.seat for seat in seats if seat.kind == "person"), None)
        row.parts = promised(row, mine, wish.promise)
        full = self._begins(row, seats, columns := {"parts": row.parts})
        row.parts, row.due = columns["parts"], parts_of(row, columns).until
        if full:
            self._begin(row, commit)
            turn_clocks(row, seats, commit, row.created)

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

    async def join(self, table: str, user: User, place: int, invite: str | None, promise: str | None = None) -> int:
        """Take a seat, perhaps with a promise of a part of the seed, or come back to the one that was left.

        Sent twice it is harmless: whoever sits there already, by the same promise, is told so once more.
        """

        async def act(live: Live) -> int:
            seat = _seat(live, place)
            row, mine, left = live.here, live.seat_of(user.id), live.kept_for(user.id)
            if mine == place and (row.status != OPEN or parts_of(row, {}).promises.get(place) == promise):
                return row.seq
            if mine is not None:
                raise AlreadySeated(seat=mine)
            if left not in (None, place):
                raise KnowsOther(seat=left)
            if row.status not in (OPEN, RUNNING):
                raise NotNow(status=row.status)
            if row.status == RUNNING and left == place:
                return await self._seat(live, [with_grace(clock_of(row), _with(seat, kind="person", bot=None))])
            if seat.taken:
                raise SeatTaken(seat=place)
            if seat.kind == "invited" and not compare_digest((invite or "").encode(), (seat.invite or "").encode()):
                raise WrongInvitation
            columns = {"parts": promised(row, place, promise)} if row.status == OPEN else {}
            return await self._seat(live, [_with(seat, kind="person", user_id=user.id, name=user.name)], **columns)

        return await self.tables.change(table, act)

    async def leave(self, table: str, user: User) -> None:
        """Get up: before the game begins the seat is free again; during the game a bot plays on, or anybody may."""

        async def act(live: Live) -> None:
            row, mine = live.here, live.seat_of(user.id)
            if mine is None and (row.owner != user.id or row.status != OPEN):
                raise NotSeated
            if row.status == OPEN:
                await self._leave_open(live, user)
            elif row.status == RUNNING and mine is not None:
                await self._seat(live, [_left(live.seats[mine], row)])
            else:
                raise NotNow(status=row.status)

        await self.tables.change(table, act)

    async def _leave_open(self, live: Live, user: User) -> None:
        """Leave before the beginning; the last person takes the table away with them."""
        check_may_change(live.here)
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
            if row.status == RUNNING and bot and seat.kind in ("person", "open"):
                await self._check_away(live, seat)
                return await self._seat(live, [_with(seat, kind="bot", bot=_known(bot))])
            if row.status != OPEN:
                raise NotNow(status=row.status)
            check_may_change(row)
            if seat.kind == "person":
                raise SeatTaken(seat=place)
            return await self._seat(live, [_with(seat, kind="bot" if bot else "open", bot=_known(bot), invite=None)])

        return await self.tables.change(table, act)

    async def show_part(self, table: str, user: User, part: str) -> int:
        """Show one's part of the seed; the game begins with the last of them."""

        async def act(live: Live) -> int:
            row, mine, parts = live.here, live.seat_of(user.id), parts_of(live.here, {})
            if mine is None:
                raise NotSeated
            if parts.shown.get(mine) == part:
                return row.seq
            if row.status != OPEN or parts.until is None:
                raise NotNow(status=row.status)
            commit = kept.Commit(row)
            commit.change = Change(row.seq + 1, self.tables.settings.now(), "part", seat=mine)
            commit.columns = {"parts": parts.shows(mine, part).data()}
            if self._begins(row, live.seats, commit.columns):
                live.play = self._begin(row, commit)
            await self.tables.store(live, commit)
            return row.seq + 1

        return await self.tables.change(table, act)

    async def _check_away(self, live: Live, seat: SeatRow) -> None:
        """Raise unless nothing was heard of whoever sits there, on a socket or by asking, for some time."""
        if seat.kind != "person" or seat.user_id is None:
            return
        await self.tables.look_who_is_here(live)
        settings = self.tables.settings
        silent = settings.now() - await self.visits.last_heard(live.id, seat.user_id)
        if seat.user_id in live.online or silent < 1000 * settings.away_seconds:
            raise NotAway(seat=seat.seat, seconds=int(settings.away_seconds))

    async def vote(self, table: str, user: User, place: int) -> Votes:
        """Want a bot in place of somebody whom the table has waited for too long, however present they are."""

        async def act(live: Live) -> Votes:
            row, seat, now = live.here, _seat(live, place), self.tables.settings.now()
            mine = live.seat_of(user.id)
            if mine is None:
                raise NotSeated
            if row.vote is None:
                raise NoVotes
            since = seat.since
            if row.status != RUNNING or seat.kind != "person" or mine == place or since is None:
                raise NotWaitedFor(seat=place)
            if now - since < 1000 * row.vote:
                raise TooSoonToVote(seat=place, seconds=row.vote - (now - since) // 1000)
            others = {one.user_id for one in live.seats if one.kind == "person" and one.seat != place}
            cast = kept_votes.Vote(table, place, user.id, since)
            voters = await self.tables.database.write(lambda connection: kept_votes.cast(connection, cast))
            votes, needed = len(voters & others), len(others) // 2 + 1
            if votes >= needed:
                await self._seat(live, [_with(seat, kind="bot", bot=STAND_IN)])
            return Votes(votes, needed)

        return await self.tables.change(table, act)

    async def depart(self, table: str, user: User) -> None:
        """Somebody leaves a table for good: nobody comes back to the seat, and the name is gone."""

        async def act(live: Live) -> None:
            live.forget()
            await self.tables.ready(live)  # what they said is without a name by now
            row = live.here
            others = [seat for seat in live.seats if seat.kind == "person" and seat.user_id != user.id]
            begins = row.status == OPEN and parts_of(row, {}).until is not None
            if row.status == OPEN and row.owner == user.id and not others and not begins:
                await self._leave_open(live, user)
                return
            owner = others[0].user_id if others and row.owner == user.id else row.owner
            gone = [_without_person(seat, row, begins) for seat in live.seats if seat.user_id == user.id]
            if owner == user.id:
                live.owner = ""
            await self._seat(live, gone, owner=owner)

        with suppress(NoSuchTable):
            await self.tables.change(table, act)

    async def time_out(self, table: str) -> None:
        """A bot plays for those whose time is up, until they take it back; a game begins without missing parts."""

        async def act(live: Live) -> None:
            row, clock, now = live.here, clock_of(live.here), self.tables.settings.now()
            until = parts_of(row, {}).until
            if row.status == OPEN and until is not None and until <= now:
                commit = kept.Commit(row)
                live.play = self._begin(row, commit)
                await self.tables.store(live, commit)
            late = [seat for seat in live.seats if clock and (end := due(clock, seat)) is not None and end <= now]
            if row.status == RUNNING and late:
                await self._seat(live, [_with(seat, kind="bot", bot=STAND_IN) for seat in late])

        await self.tables.change(table, act)

    async def look_at_clocks(self) -> None:
        """See whose time is up."""
        now = self.tables.settings.now()
        for table in await self.tables.database.read(lambda connection: kept.overdue(connection, now)):
            with suppress(NoSuchTable):
                await self.time_out(table)

    async def _seat(self, live: Live, seats: list[SeatRow], **columns: Any) -> int:
        """Store who sits where now."""
        row, now = live.here, self.tables.settings.now()
        commit = kept.Commit(row)
        commit.change = Change(row.seq + 1, now, "seats", seat=seats[0].seat if seats else None)
        commit.columns = columns
        commit.seats = seats
        for seat in seats:
            live.seats[seat.seat] = seat
        commit.columns |= without_promises(row, seats, columns)
        if columns.get("owner", row.owner) != row.owner:
            live.owner = next((seat.name for seat in live.seats if seat.user_id == columns["owner"]), None) or ""
        if self._begins(row, live.seats, commit.columns):
            live.play = self._begin(row, commit)
        await self.tables.store(live, commit)
        return row.seq + 1

    # Beginning

    def _begins(self, row: TableRow, seats: list[SeatRow], columns: dict[str, Any]) -> bool:
        """Whether every seat is taken and every promised part shown; for those that are not, the time begins."""
        if row.status != OPEN or not all(seat.taken for seat in seats):
            return False
        parts = parts_of(row, columns)
        if parts.missing and parts.until is None:
            until = self.tables.settings.now() + int(self.tables.settings.part_seconds * 1000)
            columns["parts"] = msgspec.structs.replace(parts, until=until).data()
        return not parts.missing

    def _begin(self, row: TableRow, commit: kept.Commit) -> Play | None:
        """The game begins with this commit, by a seed of all parts; None when the rules break at once."""
        now = self.tables.settings.now()
        commit.change = Change(row.seq + 1, now, "begin")
        commit.columns |= drawn_together(row, commit.columns)
        row = msgspec.structs.replace(row, **commit.columns)
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
            commit.columns |= without_promises(row, commit.seats, {})
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


def _left(seat: SeatRow, row: TableRow) -> SeatRow:
    """A seat whose player has left a game and may come back: a bot's meanwhile, or free for anybody."""
    return _with(seat, kind="open") if row.leaving == "open" else _with(seat, kind="bot", bot=STAND_IN)


def _given_up(seat: SeatRow, row: TableRow) -> SeatRow:
    """A seat to which nobody comes back: free before the game begins, then a bot's."""
    if row.status == OPEN and parts_of(row, {}).until is None:
        return _with(seat, kind="invited" if seat.invite else "open", user_id=None, name=None)
    return _with(seat, kind="bot", bot=seat.bot or STAND_IN, user_id=None, name=None)


def _without_person(seat: SeatRow, row: TableRow, begins: bool) -> SeatRow:
    """A seat whose person is gone for good: of a game that is over it stays theirs, without a name."""
    if row.status == FINISHED:
        return _with(seat, user_id=None, name=None)
    return _with(seat, kind="bot", bot=STAND_IN, user_id=None, name=None) if begins else _given_up(seat, row)


def _with(seat: SeatRow, **columns: Any) -> SeatRow:
    return msgspec.structs.replace(seat, **columns)
