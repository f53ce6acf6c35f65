"""A table in memory, and the messages that are made from it for those who look."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from typing import Any

import msgspec

from deskovka.kernel import Question
from deskovka.server.store.rows import OPEN, RUNNING, ChatLine, SeatRow, TableRow
from deskovka.server.store.tables import CHAT_LINES
from deskovka.server.tables.play import Play
from deskovka.server.wire import (
    ChatInfo,
    Digest,
    LogPart,
    Origin,
    QuestionInfo,
    ResultInfo,
    SeatInfo,
    Summary,
    TableInfo,
    TableMessage,
    UndoInfo,
    moment,
)
from deskovka.server.words import problem_in


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who looks at a table: who they are, where they sit, and the language they read."""

    user: str | None
    seat: int | None
    language: str


class Live:
    """A table that is ready to be played on. Whoever changes or shows it holds its lock."""

    def __init__(self, table: str) -> None:
        self.id = table
        self.lock = asyncio.Lock()
        self.row: TableRow | None = None
        self.owner = ""
        """The name of whoever opened the table."""
        self.seats: list[SeatRow] = []
        self.play: Play | None = None
        self.chat: list[ChatLine] = []
        self.online: frozenset[str] = frozenset()
        """The users who are present."""
        self.shortened = 0
        """The newest change that may have made the log shorter."""
        self.saved_seq = 0
        """The newest change that a stored snapshot holds."""
        self.told: int | None = None
        """The newest change that whoever looks was told of."""

    @property
    def here(self) -> TableRow:
        """The table, which must have been loaded."""
        assert self.row is not None
        return self.row

    def forget(self) -> None:
        """What is in memory is not what is stored: it must be loaded again."""
        self.row = self.play = None

    def add_line(self, line: ChatLine) -> None:
        """Keep a new line of chat, and no more of the old ones than are ever shown."""
        self.chat.append(line)
        del self.chat[:-CHAT_LINES]

    def seat_of(self, user: str | None) -> int | None:
        """Where somebody sits."""
        return next((seat.seat for seat in self.seats if seat.kind == "person" and seat.user_id == user), None)

    def kept_for(self, user: str | None) -> int | None:
        """Where a bot sits for somebody who may come back."""
        return next((seat.seat for seat in self.seats if seat.kind == "bot" and user and seat.user_id == user), None)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self.play.match.waiting if self.play and self.here.status == RUNNING else ()

    def online_seats(self) -> list[int]:
        """The seats whose players are present."""
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.user_id in self.online]

    def log_length(self, seat: int | None) -> int:
        """How much of the log a seat knows."""
        return self.play.log.length(seat) if self.play else 0


class Known(msgspec.Struct, frozen=True):
    """What a client already has: everything up to a change, and so much of the log."""

    seq: int
    log: int


NOTHING = Known(-1, 0)


def message(live: Live, viewer: Viewer, known: Known = NOTHING, digest: int | None = None) -> dict[str, Any]:
    """The parts of a table message: the table as a viewer may see it, and of log and chat what the client lacks."""
    row, play, seat = live.here, live.play, viewer.seat
    running = play is not None and row.status == RUNNING
    return {
        "seq": row.seq,
        "table": _info(live, viewer),
        "me": seat,
        "turn_since": moment(row.since),
        "decision": play.decision(seat) if play else row.seq,
        "waiting": list(live.waiting),
        "question": question_info(play.match.question(seat)) if play and running and seat is not None else None,
        "undo": _undo(play, seat) if play and running and seat is not None else UndoInfo(False, None),
        "count": row.count,
        "view": play.match.view(seat) if play else None,
        "log": _log(live, seat, known),
        "digest": None if digest is None else Digest(digest),
        "result": ResultInfo(row.scores, row.winners or []) if row.scores is not None else None,
        "chat": [said(line) for line in live.chat if line.id > known.seq],
    }


def table_message(live: Live, viewer: Viewer, known: Known = NOTHING, digest: int | None = None) -> TableMessage:
    """The table message of ``GET /api/tables/{id}``."""
    return TableMessage(**message(live, viewer, known, digest))


def _log(live: Live, seat: int | None, known: Known) -> LogPart:
    """What a client lacks of the log; after an undo that it has not seen, all of it."""
    if live.play is None:
        return LogPart(0, [])
    start = known.log if live.shortened <= known.seq else 0
    start = min(start, live.play.log.length(seat))
    return LogPart(start, live.play.log.shown(seat, start))


def _info(live: Live, viewer: Viewer) -> TableInfo:
    row = live.here
    mine = viewer.user is not None and viewer.user == row.owner
    return TableInfo(
        id=row.id,
        game=row.game,
        setup=row.setup,
        status=row.status,
        problem=problem_in(row.problem, viewer.language),
        owner=live.owner,
        mine=mine,
        public=row.public,
        watchers="nobody" if row.watchers == "nobody" else "public",
        after_end=row.after_end,  # type: ignore[arg-type]  # the database holds no others
        friendly=row.friendly,
        created=moment(row.created),
        seed_hash=seed_hash(row),
        rules_version=row.rules_version,
        origin=Origin(row.from_table, row.from_at or 0) if row.from_table else None,
        seats=seat_infos(row, live.seats, live.online, viewer.user),
    )


def seed_hash(row: TableRow) -> str:
    """SHA-256 of the seed, in hexadecimal digits."""
    return sha256(row.seed).hexdigest()


def seat_infos(row: TableRow, seats: list[SeatRow], online: frozenset[str], user: str | None) -> list[SeatInfo]:
    """Who sits where, for a user; invitations are for the owner, as long as they can be used."""
    invites = row.owner == user and row.status == OPEN
    return [
        SeatInfo(
            kind=seat.kind,  # type: ignore[arg-type]  # the database holds no other kinds
            name=seat.name,
            bot=seat.bot,
            online=seat.kind == "person" and seat.user_id in online,
            mine=user is not None and seat.user_id == user,
            invite=seat.invite if invites and seat.kind == "invited" else None,
        )
        for seat in seats
    ]


def question_info(question: Question | None) -> QuestionInfo | None:
    """A question as it is sent."""
    if question is None:
        return None
    return QuestionInfo(
        seat=question.seat,
        topic=question.topic,
        facts=dict(question.facts),
        options=[list(option) for option in question.options],
        optional=question.optional,
        secret=question.secret,
    )


def _undo(play: Play, seat: int) -> UndoInfo:
    reason = play.undo_refusal(seat)
    return UndoInfo(reason is None, reason)


def said(line: ChatLine) -> ChatInfo:
    """A line of chat as it is sent."""
    return ChatInfo(line.id, line.name, line.seat, line.text, moment(line.at))


def summary(row: TableRow, seats: list[SeatRow], user: str | None) -> Summary:
    """A table as it stands in a list."""
    me = next((seat.seat for seat in seats if seat.kind == "person" and seat.user_id == user), None)
    return Summary(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=seat_infos(row, seats, frozenset(), user),
        me=me,
        waiting=row.waiting if row.status == RUNNING else [],
        since=moment(row.since),
        created=moment(row.created),
        count=row.count,
        scores=row.scores,
        winners=row.winners,
    )
