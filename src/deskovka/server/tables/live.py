"""A table in memory, and the messages that are made from it for those who look."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from deskovka.content.converting import converted
from deskovka.content.recaps import turns_of
from deskovka.content.told import Line
from deskovka.kernel import Question, Result, promise_of
from deskovka.server.store.rows import OPEN, RUNNING, ChatLine, SeatRow, TableRow
from deskovka.server.store.tables import CHAT_LINES
from deskovka.server.tables.clocks import clock_of, due, left
from deskovka.server.tables.contents import Content
from deskovka.server.tables.parts import parts_info, server_part
from deskovka.server.tables.play import Play
from deskovka.server.wire import (
    ChatInfo,
    Digest,
    LogPart,
    Origin,
    ResultInfo,
    RivalInfo,
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
        self.content: Content | None = None
        """What the game is made of, unless the present rules cannot read its set-up."""
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
        """The seat that somebody has left and may come back to."""
        kept = (seat.seat for seat in self.seats if seat.kind != "person" and user and seat.user_id == user)
        return next(kept, None)

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
    content = live.content
    view = play.match.view(seat) if play else None
    question = play.match.question(seat) if play and running and seat is not None else None
    return {
        "seq": row.seq,
        "table": _info(live, viewer),
        "me": seat,
        "turn_since": moment(row.since),
        "decision": play.decision(seat) if play else row.seq,
        "roles": list(play.match.roles) if play else [],
        "waiting": list(live.waiting),
        "question": content.question(question, view, play.match.world.state) if content and play and question else None,
        "prompt": _prompt(play, row, question) if play and question else None,
        "undo": _undo(play, seat) if play and running and seat is not None else UndoInfo(False, None),
        "count": row.count,
        "view": view,
        "told": content.told(view) if content and play else (),
        "content": content.hash if content else None,
        "log": _log(live, seat, known),
        "digest": None if digest is None else Digest(digest),
        "result": _result(row),
        "chat": [said(line) for line in live.chat if line.id > known.seq],
    }


def _prompt(play: Play, row: TableRow, question: Question) -> Line | None:
    """What a beginner is told who is asked this."""
    guide = play.game.guide_of(row.setup, row.seed)
    if guide is None or guide.seat != question.seat:
        return None
    said = guide.prompt(question.topic, play.log.shown(question.seat))
    return Line(said) if said else None


def table_message(live: Live, viewer: Viewer, known: Known = NOTHING, digest: int | None = None) -> TableMessage:
    """The table message of ``GET /api/tables/{id}``."""
    return TableMessage(**message(live, viewer, known, digest))


def _log(live: Live, seat: int | None, known: Known) -> LogPart:
    """What a client lacks of the log; after an undo that it has not seen, all of it."""
    if live.play is None:
        return LogPart(0, [], [])
    start = known.log if live.shortened <= known.seq else 0
    start = min(start, live.play.log.length(seat))
    return LogPart(start, live.play.log.shown(seat, start), turns_of(live.play.game, live.play.log.known(seat), start))


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
        watchers=row.watchers,  # type: ignore[arg-type]  # the database holds no others
        after_end=row.after_end,  # type: ignore[arg-type]  # the database holds no others
        friendly=row.friendly,
        created=moment(row.created),
        seed_hash=seed_hash(row),
        parts=parts_info(row, len(live.seats)),
        rules_version=row.rules_version,
        origin=Origin(row.from_table, row.from_at or 0) if row.from_table else None,
        leaving=row.leaving,  # type: ignore[arg-type]  # the database holds no others
        late=row.late,
        clock=clock_of(row),
        hints=row.hints,
        thoughts=row.thoughts,
        vote=row.vote,
        seats=seat_infos(row, live.seats, live.online, viewer.user),
    )


def seed_hash(row: TableRow) -> str:
    """SHA-256 of the server's part of the seed, in hexadecimal digits."""
    return promise_of(server_part(row)).hex()


def seat_infos(row: TableRow, seats: list[SeatRow], online: frozenset[str], user: str | None) -> list[SeatInfo]:
    """Who sits where, for a user; invitations are for the owner, as long as they can be used."""
    invites = row.owner == user and row.status == OPEN
    clock = clock_of(row)
    return [
        SeatInfo(
            kind=seat.kind,  # type: ignore[arg-type]  # the database holds no other kinds
            name=seat.name,
            bot=seat.bot,
            online=seat.kind == "person" and seat.user_id in online,
            mine=user is not None and seat.user_id == user,
            invite=seat.invite if invites and seat.kind == "invited" else None,
            due=moment(end) if clock and (end := due(clock, seat)) is not None else None,
            left=left(clock, seat) if clock and seat.kind == "person" else None,
        )
        for seat in seats
    ]


def _undo(play: Play, seat: int) -> UndoInfo:
    reason = play.undo_refusal(seat)
    return UndoInfo(reason is None, reason)


def said(line: ChatLine) -> ChatInfo:
    """A line of chat as it is sent."""
    return ChatInfo(line.id, line.name, line.seat, line.text, moment(line.at))


def result_info(result: Result) -> ResultInfo:
    """The end of a game as it is stored and sent."""
    return ResultInfo(
        scores=list(result.scores),
        winners=list(result.winners),
        kind=result.kind,  # type: ignore[arg-type]  # one of the words that the kernel has for it
        reason=result.reason,
        rivals=[RivalInfo(rival.name, rival.score, rival.won) for rival in result.rivals],
    )


def _result(row: TableRow) -> ResultInfo | None:
    return None if row.result is None else converted(row.result, ResultInfo)


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
        result=_result(row),
    )
