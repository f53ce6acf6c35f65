"""Looking back: replay, records, going on from an earlier moment, and checking that chance was fair."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Any

import msgspec

from deskovka.kernel import (
    Answer,
    BrokenGame,
    Chance,
    DeskovkaError,
    Match,
    Record,
    Registry,
    Result,
    Snapshot,
    verify,
)
from deskovka.server.errors import (
    CannotGoOn,
    EarlierRules,
    Invalid,
    KnowsTooMuch,
    NotNow,
    RecordTooLong,
    RecordTooSlow,
    UnplayableRecord,
)
from deskovka.server.store import Connection
from deskovka.server.store import tables as kept
from deskovka.server.store.people import User
from deskovka.server.store.rows import BROKEN, FINISHED, OPEN, OUTDATED, RUNNING, SeatRow, TableRow
from deskovka.server.tables.answering import check_may_look
from deskovka.server.tables.live import Live, question_info, seed_hash
from deskovka.server.tables.play import Game, Play
from deskovka.server.tables.replay import Replay
from deskovka.server.tables.seating import Seating, SeatWish, TableWish
from deskovka.server.tables.service import Tables, standing
from deskovka.server.wire import Created, Fair, LogEvent, ReplayMessage
from deskovka.server.workers import WorkerLost, Workers

_CACHED_REPLAYS = 32
_RECORD_PATIENCE = 20.0
"""Seconds in which an uploaded record must have been played again."""
_MOST_ANSWERS = 20_000
_MOST_OPTIONS = 5_000
"""No game comes near these; a record that somebody made up may."""

ALL, WATCHER = "all", "watcher"
LATER = 24 * 3_600_000
"""Milliseconds after the end until watchers see everything who were promised it for later."""


class _Seen:
    """What is needed of a table to look back at it, taken while nobody changes it."""

    def __init__(self, live: Live, user: str | None, now: int) -> None:
        check_may_look(live, user)
        self.row = live.here
        self.seat = live.seat_of(user)
        self.everything = may_know_everything(live, user, now)
        self.play = live.play
        self.answers: list[Answer] = live.play.answers if live.play else []


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

    def __init__(self, tables: Tables, seating: Seating, workers: Workers) -> None:
        self.tables = tables
        self.seating = seating
        self.workers = workers
        self._replays: OrderedDict[str, Replay] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._verified: dict[str, bool] = {}

    def _seen(self, live: Live, user: str | None) -> _Seen:
        return _Seen(live, user, self.tables.settings.now())

    # Replay

    async def replay(self, table: str, user: str | None, at: int, as_whom: str | None) -> ReplayMessage:
        """A table after so many answers, as somebody could know it then."""
        async with self.tables.hold(table) as live:
            seen = self._seen(live, user)
            viewer = _viewer(seen, as_whom)
            log = _log(live, viewer, at)
        match = await self._position(seen, at)
        if viewer == ALL:
            asked = seen.answers[at][0] if at < len(seen.answers) else next(iter(match.waiting), None)
            views = [match.view(seat) for seat in range(match.setup.players)]
            view = match.view(None) if asked is None else views[asked]
        else:
            asked = None if viewer == WATCHER else int(viewer)
            views, view = None, match.view(asked)
        question = None if asked is None else match.question(asked)
        answer = _answer_of(seen.answers[at:], asked, question is not None and question.secret) if question else None
        return ReplayMessage(at, len(seen.answers), view, log, question_info(question), answer, views)

    async def _position(self, seen: _Seen, at: int) -> Match[Any]:
        """The game after so many answers."""
        row, game = seen.row, self.tables.game_of(seen.row)
        if row.status == OPEN:
            raise NotNow(status=row.status)
        if game is None or seen.play is None or game.rules_version != row.rules_version:
            ours = game.rules_version if game else 0
            raise CannotGoOn(game=row.game, theirs=row.rules_version, ours=ours)
        if at > len(seen.answers):
            raise Invalid(where="at", problem=f"0–{len(seen.answers)}")
        async with self._locks.setdefault(row.id, asyncio.Lock()):
            replay = self._replays.get(row.id)
            replay = await asyncio.to_thread(_followed, replay, game, row, seen.answers)
            self._remember(row.id, replay)
            if at < replay.first:
                raise EarlierRules(first=replay.first, theirs=row.first_version, ours=game.rules_version)
            return await asyncio.to_thread(replay.at, at)

    def _remember(self, table: str, replay: Replay) -> None:
        self._replays[table] = replay
        self._replays.move_to_end(table)
        while len(self._replays) > _CACHED_REPLAYS:
            oldest, _ = self._replays.popitem(last=False)
            self._locks.pop(oldest, None)  # somebody who waited for it may have come back without it

    # Records

    async def record(self, table: str, user: str | None) -> Record:
        """The record of a game that is over; of one that cannot go on, what its players may read of it."""
        async with self.tables.hold(table) as live:
            seen = self._seen(live, user)
            if seen.row.status == OUTDATED and seen.seat is not None:
                return await self._readable(seen.row)
            if seen.row.status != FINISHED:
                raise NotNow(status=seen.row.status)
            if not seen.everything:
                raise KnowsTooMuch
            if seen.play is None:
                return await self._readable(seen.row)
            return seen.play.record()

    async def _readable(self, row: TableRow) -> Record:
        """The answers of a game that the present rules cannot play again."""
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
        return Record(row.game, row.first_version, row.setup, None, answers)

    async def upload(self, user: User, text: bytes) -> str:
        """A table to look at a record: it must fit the rules to the last answer."""
        try:
            await self.workers.run(check_record, (text,), _RECORD_PATIENCE)
        except WorkerLost:
            raise RecordTooSlow from None
        record = Record.parse(text)
        game = self.tables.registry.get(record.game)
        record.setup = game.write_setup(game.read_setup(record.setup))
        wish = TableWish(game=game.id, setup=record.setup, seats=(), public=False)
        row = self.seating.new_row(user, wish, record)
        row.status = FINISHED
        play = await asyncio.to_thread(Play.begin, game, row, 0, row.created)
        row.count, row.rules_version = play.count, game.rules_version
        if play.result is not None:
            for column, value in standing(play).items():
                setattr(row, column, value)
        seats = [SeatRow(seat, "open") for seat in play.seats]
        snapshot = play.snapshot_row(0)

        def add(connection: Connection) -> None:
            kept.add_table(connection, row, seats)
            kept.add_snapshot(connection, row.id, snapshot)

        await self.tables.database.write(add)
        return row.id

    # Going on from here

    async def go_on(self, table: str, user: User, at: int, seats: list[SeatWish], public: bool) -> Created:
        """A new table with the position after so many answers of a game that is over."""
        async with self.tables.hold(table) as live:
            seen = self._seen(live, user.id)
        if seen.row.status in (OPEN, RUNNING, BROKEN):
            raise NotNow(status=seen.row.status)
        if not seen.everything:
            raise KnowsTooMuch
        match = await self._position(seen, at)
        if match.result is not None:
            raise NotNow(status=FINISHED)
        record = position_record(match, secrets.token_bytes(32))
        wish = TableWish(game=seen.row.game, setup=seen.row.setup, seats=seats, public=public)
        row = self.seating.new_row(user, wish, record)
        row.from_table, row.from_at = table, at
        return await self.seating.open_row(user, row, seats, match.setup.players)

    # Fair chance

    async def fair(self, table: str, user: str | None) -> Fair:
        """The hash of the seed; after the end the seed, and whether it gives the same game again."""
        async with self.tables.hold(table) as live:
            seen = self._seen(live, user)
            digest = seed_hash(seen.row)
            if not seen.everything:
                return Fair(digest, None, None)
            record = seen.play.record() if seen.play else None
        return Fair(digest, seen.row.seed.hex(), await self._verify(seen.row, record))

    async def _verify(self, row: TableRow, record: Record | None) -> bool | None:
        """Whether the record gives the result that is stored; None when the present rules cannot tell."""
        game = self.tables.game_of(row)
        if game is None or record is None or row.scores is None or row.rules_version != game.rules_version:
            return None
        if row.id not in self._verified:
            if len(self._verified) > 10_000:
                self._verified.clear()
            self._verified[row.id] = await asyncio.to_thread(_gives, game, record, row)
        return self._verified[row.id]


def _viewer(seen: _Seen, as_whom: str | None) -> str:
    """From whose knowledge to look, if that is allowed: a seat, the watchers, or all seats together."""
    if as_whom is None:
        return WATCHER if seen.seat is None else str(seen.seat)
    if as_whom != WATCHER and as_whom != str(seen.seat) and not seen.everything:
        raise KnowsTooMuch
    if as_whom not in (WATCHER, ALL) and int(as_whom) >= seen.row.setup["players"]:
        raise Invalid(where="as", problem=f"watcher, all, 0–{seen.row.setup['players'] - 1}")
    return as_whom


def _log(live: Live, viewer: str, at: int) -> list[LogEvent]:
    """What was told up to so many answers."""
    if live.play is None:
        return []
    if viewer == ALL:
        return live.play.log.all_until(at)
    return live.play.log.shown_until(None if viewer == WATCHER else int(viewer), at)


def _answer_of(answers: list[Answer], seat: int | None, secret: bool) -> list[str | int] | None:
    """What a seat answered next; secret answers of several seats stand in the order of seats."""
    for other, option in answers if secret else answers[:1]:
        if other == seat:
            return list(option)
    return None


def _followed(replay: Replay | None, game: Game, row: TableRow, answers: list[Answer]) -> Replay:
    """The game played again up to these answers."""
    if replay is not None and replay.game.rules_version == game.rules_version and replay.follow(answers):
        return replay
    if row.beginning is None:
        beginning = Record(game.id, game.rules_version, row.setup, row.seed, [])
    else:
        beginning = Record.parse(row.beginning)
        beginning = beginning.prefix(beginning.snapshots[-1].at if beginning.snapshots else 0)
    replay = Replay(game, beginning)
    replay.follow(answers)
    return replay


def _gives(game: Game, record: Record, row: TableRow) -> bool:
    try:
        result = verify(game, record).result
    except DeskovkaError:
        return False
    return result is not None and list(result.scores) == row.scores and list(result.winners) == row.winners


def position_record(match: Match[Any], seed: bytes) -> Record:
    """The record that goes on from a moment: the last step boundary, and what was answered since.

    Chance to come is new, unless something was drawn since the boundary: then those draws must come out the same.
    """
    snapshot, boundary = match.snapshot, match.world.boundary.copy()
    earlier = len(match.origin.answers) if match.origin else 0
    since = match.answers[snapshot.at - earlier :]
    if boundary.chance.position == match.world.state.chance.position:
        boundary.chance = Chance(seed)
    else:
        seed = match.seed
    state = msgspec.json.decode(msgspec.json.encode(match.game.to_data(boundary)))
    version, setup = match.game.rules_version, match.game.write_setup(match.setup)
    return Record(match.game.id, version, setup, seed, since, snapshots=[Snapshot(0, version, state)])


def check_record(registry: Registry[Any], text: bytes) -> Result | None:
    """In a worker: read a record, play it again, and look at the end from every seat."""
    record = Record.parse(text)
    game = registry.get(record.game)
    if len(record.answers) > _MOST_ANSWERS:
        raise RecordTooLong(answers=len(record.answers), most=_MOST_ANSWERS)
    try:
        match: Match[Any] = Match.load(game, record)
        _check_questions(game, record)
        for seat in (None, *range(match.setup.players)):
            msgspec.json.encode(match.view(seat))
    except BrokenGame:
        raise UnplayableRecord(game=game.id) from None
    except DeskovkaError:
        raise
    except Exception:  # whatever rules raise for a snapshot that somebody made up
        raise UnplayableRecord(game=game.id) from None
    return match.result


def _check_questions(game: Game, record: Record) -> None:
    """Raise when a snapshot that somebody made up leads to a question that is too long to be shown."""
    first = record.snapshots[-1].at if record.snapshots else 0
    match: Match[Any] = Match.load(game, record.prefix(first))
    for seat, option in [*record.answers[first:], (None, ())]:
        questions = (match.question(player) for player in range(match.setup.players))
        if any(question and len(question.options) > _MOST_OPTIONS for question in questions):
            raise UnplayableRecord(game=game.id)
        if seat is not None:
            match.answer(seat, option)
