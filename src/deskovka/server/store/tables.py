"""Tables, their changes, snapshots and chat, in the database."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Select, Text, and_, cast, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from deskovka.content.converting import converted
from deskovka.server.store.rows import (
    BROKEN,
    FINISHED,
    OPEN,
    OUTDATED,
    RUNNING,
    Change,
    ChatLine,
    Saved,
    SeatRow,
    SnapshotRow,
    TableRow,
    Visit,
)
from deskovka.server.store.schema import analyses, changes, chat, seats, snapshots, tables, users, visits

log = logging.getLogger(__name__)

CHAT_LINES = 200
"""Lines of chat that somebody who comes to a table is given."""
LISTED_TABLES = 100
LISTED_OF_ONE = 3
"""Open tables of one owner that are listed: nobody fills the list alone."""
KEPT_SNAPSHOTS = 3
_NOT_OVER = (OPEN, RUNNING, BROKEN, OUTDATED)


class Conflict(Exception):
    """Somebody else changed the table first."""


class Commit:
    """A change of a table that belongs together: stored whole, or not at all."""

    def __init__(self, row: TableRow) -> None:
        self.table = row.id
        self.expected = row.seq
        self.columns: dict[str, Any] = {}
        self.change: Change | None = None
        self.seats: list[SeatRow] = []
        self.snapshot: SnapshotRow | None = None
        self.line: tuple[ChatLine, str] | None = None
        """A line of chat, and the user who said it."""


def add_table(connection: Connection, row: TableRow, seat_rows: Iterable[SeatRow]) -> None:
    """Store a new table."""
    connection.execute(insert(tables).values(msgspec.structs.asdict(row)))
    for seat in seat_rows:
        connection.execute(insert(seats).values(table_id=row.id, **_seat_columns(seat)))


def _seat_columns(seat: SeatRow) -> dict[str, Any]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "user_id": seat.user_id,
        "bot": seat.bot,
        "invite": seat.invite,
        "since": seat.since,
        "used": seat.used,
    }


def store(connection: Connection, commit: Commit) -> None:
    """Store a change if nobody was faster, else raise ``Conflict``."""
    change = commit.change
    assert change is not None
    won = connection.execute(
        update(tables)
        .where(tables.c.id == commit.table, tables.c.seq == commit.expected)
        .values(seq=change.seq, **commit.columns)
    )
    if won.rowcount != 1:
        raise Conflict
    connection.execute(insert(changes).values(table_id=commit.table, **msgspec.structs.asdict(change)))
    for seat in commit.seats:
        here = (seats.c.table_id == commit.table, seats.c.seat == seat.seat)
        connection.execute(update(seats).where(*here).values(_seat_columns(seat)))
    if commit.snapshot is not None:
        add_snapshot(connection, commit.table, commit.snapshot)
    if commit.line is not None:
        line, user_id = commit.line
        said = {"seq": line.id, "at": line.at, "name": line.name, "seat": line.seat, "text": line.text}
        connection.execute(insert(chat).values(table_id=commit.table, user_id=user_id, **said))


def add_snapshot(connection: Connection, table: str, snapshot: SnapshotRow) -> None:
    """Store a snapshot, unless there is one of that moment."""
    same = (snapshots.c.table_id == table, snapshots.c.seq == snapshot.seq)
    if connection.execute(select(snapshots.c.seq).where(*same)).first() is not None:
        return
    values = msgspec.structs.asdict(snapshot) | {"data": msgspec.to_builtins(snapshot.data, str_keys=True)}
    try:
        with connection.begin_nested():
            connection.execute(insert(snapshots).values(table_id=table, **values))
    except IntegrityError:  # another process was faster, as when both end at the same moment
        return
    _forget_old_snapshots(connection, table)


def _forget_old_snapshots(connection: Connection, table: str) -> None:
    """Keep the newest few, and none older than the newest before which nothing can be taken back."""
    newest = select(snapshots.c.seq, snapshots.c.settled).where(snapshots.c.table_id == table)
    found = connection.execute(newest.order_by(snapshots.c.seq.desc())).all()
    settled = next((seq for seq, is_settled in found if is_settled), 0)
    oldest = min(settled, found[:KEPT_SNAPSHOTS][-1].seq)
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table, snapshots.c.seq < oldest))


def remove_table(connection: Connection, row: TableRow) -> None:
    """Forget a table whose game never began."""
    gone = connection.execute(delete(tables).where(tables.c.id == row.id, tables.c.seq == row.seq))
    if gone.rowcount != 1:
        raise Conflict


def table_row(connection: Connection, table: str) -> TableRow | None:
    """The table with this id."""
    row = connection.execute(select(tables).where(tables.c.id == table)).first()
    return None if row is None else _table(row)


def _table(row: Row[*tuple[Any, ...]]) -> TableRow:
    return TableRow(**row._asdict())


def newest_seq(connection: Connection, table: str) -> int | None:
    """The number of the newest change of a table."""
    return connection.execute(select(tables.c.seq).where(tables.c.id == table)).scalar()


def seat_rows(connection: Connection, table: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    return seats_of(connection, [table])[table]


def seats_of(connection: Connection, table_ids: Iterable[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables."""
    found: dict[str, list[SeatRow]] = {table: [] for table in table_ids}
    seat = (seats.c.seat, seats.c.kind, seats.c.user_id, seats.c.bot, seats.c.invite, seats.c.since, seats.c.used)
    query = (
        select(seats.c.table_id, *seat, users.c.name)
        .join(users, users.c.id == seats.c.user_id, isouter=True)
        .where(seats.c.table_id.in_(list(found)))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    for table, *columns in connection.execute(query):
        found[table].append(SeatRow(*columns))
    return found


def changes_since(connection: Connection, table: str, seq: int) -> list[Change]:
    """The changes of a table after the given one, in order."""
    columns = (changes.c.seq, changes.c.at, changes.c.kind, changes.c.seat, changes.c.decision, changes.c.data)
    query = select(*columns).where(changes.c.table_id == table, changes.c.seq > seq).order_by(changes.c.seq)
    return [Change(*row) for row in connection.execute(query)]


def change_of(connection: Connection, table: str, kind: str, seat: int, decision: int) -> Change | None:
    """What a seat did about a decision."""
    columns = (changes.c.seq, changes.c.at, changes.c.kind, changes.c.seat, changes.c.decision, changes.c.data)
    about = (changes.c.table_id == table, changes.c.decision == decision, changes.c.seat == seat)
    row = connection.execute(select(*columns).where(*about, changes.c.kind == kind)).first()
    return None if row is None else Change(*row)


def seated_at(connection: Connection, table: str) -> int:
    """When somebody last sat down or got up, or 0."""
    sitting = (changes.c.table_id == table, changes.c.kind == "seats")
    return connection.execute(select(func.max(changes.c.at)).where(*sitting)).scalar() or 0


def last_shortened(connection: Connection, table: str) -> int:
    """The newest change that may have made the log shorter, or 0."""
    shortening = (changes.c.table_id == table, changes.c.kind.in_(("undo", "rules")))
    return connection.execute(select(func.max(changes.c.seq)).where(*shortening)).scalar() or 0


def snapshots_of(connection: Connection, table: str) -> list[SnapshotRow]:
    """The snapshots of a table, newest first."""
    columns = (snapshots.c.seq, snapshots.c.rules_version, snapshots.c.settled, snapshots.c.data)
    query = select(*columns).where(snapshots.c.table_id == table).order_by(snapshots.c.seq.desc())
    return [
        SnapshotRow(seq, version, settled, converted(data, Saved, strict=False))
        for seq, version, settled, data in connection.execute(query)
    ]


def chat_since(connection: Connection, table: str, seq: int) -> list[ChatLine]:
    """The last lines of chat after the given change, in order."""
    query = (
        select(chat.c.seq, chat.c.at, chat.c.name, chat.c.seat, chat.c.text)
        .where(chat.c.table_id == table, chat.c.seq > seq)
        .order_by(chat.c.seq.desc())
        .limit(CHAT_LINES)
    )
    return [ChatLine(*row) for row in connection.execute(query)][::-1]


# Lists of tables


def _listed(connection: Connection, query: Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
    try:
        rows = [_table(row) for row in connection.execute(query.limit(LISTED_TABLES))]
    except msgspec.MsgspecError:  # a damaged row is left out
        ids = connection.execute(query.with_only_columns(tables.c.id).limit(LISTED_TABLES)).scalars()
        rows = [row for table in list(ids) if (row := _whole_row(connection, table))]
    seated = seats_of(connection, [row.id for row in rows])
    return [(row, seated[row.id]) for row in rows]


def _whole_row(connection: Connection, table: str) -> TableRow | None:
    try:
        return table_row(connection, table)
    except msgspec.MsgspecError:
        log.error("row is damaged", extra={"table": table})
        return None


def _of(user_id: str) -> Any:
    """Tables that somebody owns or sits at."""
    sits = select(seats.c.table_id).where(seats.c.user_id == user_id)
    return or_(tables.c.owner == user_id, tables.c.id.in_(sits))


def ids_of(connection: Connection, user_id: str) -> list[str]:
    """The ids of all tables that somebody owns or sits at."""
    return list(connection.execute(select(tables.c.id).where(_of(user_id))).scalars())


def unfinished_tables_of(connection: Connection, user_id: str) -> list[tuple[TableRow, list[SeatRow]]]:
    """Somebody's tables that are not over; those that moved last come first."""
    query = select(tables).where(_of(user_id), tables.c.status != FINISHED).order_by(tables.c.since.desc())
    return _listed(connection, query)


def finished_tables_of(connection: Connection, user_id: str) -> list[tuple[TableRow, list[SeatRow]]]:
    """Somebody's tables that are over, the newest first."""
    query = select(tables).where(_of(user_id), tables.c.status == FINISHED).order_by(tables.c.since.desc())
    return _listed(connection, query)


def open_tables(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
    """Public tables with a seat that anybody may take, the newest first; of one owner only a few."""
    free = select(seats.c.table_id).where(seats.c.kind == "open")
    listed = and_(tables.c.status.in_((OPEN, RUNNING)), tables.c.public, tables.c.id.in_(free))
    newest = func.row_number().over(partition_by=tables.c.owner, order_by=(tables.c.created.desc(), tables.c.id))
    ranked = select(tables.c.id, newest.label("place")).where(listed).subquery()
    few = select(ranked.c.id).where(ranked.c.place <= LISTED_OF_ONE)
    return _listed(connection, select(tables).where(tables.c.id.in_(few)).order_by(tables.c.created.desc()))


def count_unfinished(connection: Connection, user_id: str) -> int:
    """How many tables somebody owns that are not over."""
    query = select(func.count()).where(tables.c.owner == user_id, tables.c.status.in_(_NOT_OVER))
    return int(connection.execute(query).scalar_one())


def waiting_for_bots(connection: Connection, before: int, now: int) -> list[str]:
    """Running tables that have waited for a bot since before the given time: those with people first, then the newest.

    If the clock went back, they have waited since a time that is still to come. What cannot be read of a table
    concerns that table alone.
    """
    people = select(seats.c.table_id).where(seats.c.kind == "person")
    query = (
        select(tables.c.id, cast(tables.c.waiting, Text), seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.status == RUNNING, or_(tables.c.since <= before, tables.c.since > now), seats.c.kind == "bot")
        .order_by(tables.c.id.in_(people).desc(), tables.c.since.desc())
    )
    found: dict[str, None] = {}
    for table, waiting, seat in connection.execute(query):
        if seat in _seats_in(table, waiting):
            found[table] = None
    return list(found)


def _seats_in(table: str, waiting: str) -> list[int]:
    """The seats of a stored list; none when it is damaged."""
    try:
        return msgspec.json.decode(waiting, type=list[int])
    except msgspec.MsgspecError:
        log.error("row is damaged", extra={"table": table})
        return []


def overdue(connection: Connection, now: int) -> list[str]:
    """Tables at which somebody's time is up: to answer, or to show their part of the seed."""
    query = select(tables.c.id).where(tables.c.due <= now, tables.c.status.in_((OPEN, RUNNING)))
    return list(connection.execute(query).scalars())


# Visits


def visit_of(connection: Connection, table: str, user_id: str) -> Visit | None:
    """What somebody has seen of a table."""
    columns = (visits.c.log, visits.c.at, visits.c.here_until, visits.c.looked_at)
    row = connection.execute(select(*columns).where(visits.c.table_id == table, visits.c.user_id == user_id)).first()
    return None if row is None else Visit(*row)


def keep_visits(connection: Connection, seen: Iterable[tuple[str, str, Visit]]) -> None:
    """Remember visits."""
    for table, user_id, visit in seen:
        here = (visits.c.table_id == table, visits.c.user_id == user_id)
        values = msgspec.structs.asdict(visit)
        if connection.execute(update(visits).where(*here).values(values)).rowcount:
            continue
        try:
            with connection.begin_nested():
                connection.execute(insert(visits).values(table_id=table, user_id=user_id, **values))
        except IntegrityError:  # the table is gone, or another process was faster
            continue


def present_at(connection: Connection, table: str, now: int) -> frozenset[str]:
    """The users who are present at a table."""
    here = (visits.c.table_id == table, visits.c.here_until > now)
    return frozenset(connection.execute(select(visits.c.user_id).where(*here)).scalars())


def clear_presence(connection: Connection) -> None:
    """Nobody is present: a server that had the tables to itself begins."""
    connection.execute(update(visits).values(here_until=0))


def analysis_of(connection: Connection, table: str, version: int) -> Any | None:
    """The analysis of a table that was made this way."""
    here = (analyses.c.table_id == table, analyses.c.version == version)
    return connection.execute(select(analyses.c.data).where(*here)).scalar()


def keep_analysis(connection: Connection, table: str, version: int, data: Any) -> None:
    """Keep the analysis of a table instead of an older one."""
    connection.execute(delete(analyses).where(analyses.c.table_id == table))
    connection.execute(insert(analyses).values(table_id=table, version=version, data=data))
