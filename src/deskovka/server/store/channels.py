"""Ways to tell somebody that it is their turn, and whom was told, in the database."""

from __future__ import annotations

from hmac import compare_digest

import msgspec
from sqlalchemy import Connection, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from deskovka.server.store.rows import RUNNING
from deskovka.server.store.schema import channels, notices, seats, tables, users, visits

_AT_ONCE = 200
"""People who are told in one go; the others follow soon."""


class Channel(msgspec.Struct, frozen=True):
    """A way to tell somebody: where to, in which language, and the address under which they know this server."""

    id: str
    user: str
    kind: str
    target: str
    keys: dict[str, str] | None
    language: str
    origin: str
    token: str | None
    """What must be shown before it is used; None when it was, or need not be."""
    created: int


class Due(msgspec.Struct, frozen=True):
    """Somebody whom a table has waited for since a moment, and who has not looked since."""

    table: str
    user: str
    since: int
    game: str


_COLUMNS = (
    *(channels.c.id, channels.c.user_id, channels.c.kind, channels.c.target, channels.c["keys"]),
    *(channels.c.language, channels.c.origin, channels.c.token, channels.c.created),
)


def add(connection: Connection, channel: Channel, most: int) -> bool:
    """Remember a way, in place of an equal one; False when somebody has too many."""
    same = (channels.c.kind == channel.kind, channels.c.target == channel.target)
    of_others = () if channel.kind == "push" else (channels.c.user_id == channel.user,)  # a browser is one person's
    connection.execute(delete(channels).where(*same, *of_others))
    if len(channels_of(connection, channel.user)) >= most:
        return False
    row = msgspec.structs.asdict(channel)
    row["user_id"] = row.pop("user")
    connection.execute(insert(channels).values(row))
    return True


def channels_of(connection: Connection, user: str) -> list[Channel]:
    """The ways of somebody, oldest first."""
    query = select(*_COLUMNS).where(channels.c.user_id == user).order_by(channels.c.created, channels.c.id)
    return [Channel(*row) for row in connection.execute(query)]


def letter_boxes(connection: Connection, login: str) -> list[Channel]:
    """The mail addresses that the account with this login has confirmed."""
    mine = (channels.c.kind == "mail", channels.c.token.is_(None), users.c.login == login)
    query = select(*_COLUMNS).join(users, users.c.id == channels.c.user_id).where(*mine).order_by(channels.c.created)
    return [Channel(*row) for row in connection.execute(query)]


def remove(connection: Connection, user: str, channel: str) -> bool:
    """Forget a way; False when there is none such."""
    mine = (channels.c.id == channel, channels.c.user_id == user)
    return connection.execute(delete(channels).where(*mine)).rowcount == 1


def confirm(connection: Connection, token: str) -> bool:
    """Use a way from now on, if it has this token."""
    row = connection.execute(select(channels.c.id, channels.c.token).where(channels.c.token == token)).first()
    if row is None or not compare_digest(row.token.encode(), token.encode()):
        return False
    return connection.execute(update(channels).where(channels.c.id == row.id).values(token=None)).rowcount == 1


def waited_for(connection: Connection, before: int) -> list[Due]:
    """Whom running tables have waited for since before a moment, who can be told, was not, and has not looked."""
    reachable = exists().where(channels.c.user_id == seats.c.user_id, channels.c.token.is_(None))
    here = (notices.c.table_id == seats.c.table_id, notices.c.user_id == seats.c.user_id)
    told = exists().where(*here, notices.c.since >= seats.c.since)
    there = (visits.c.table_id == seats.c.table_id, visits.c.user_id == seats.c.user_id)
    looked = exists().where(*there, visits.c.looked_at >= seats.c.since)
    query = (
        select(seats.c.table_id, seats.c.user_id, seats.c.since, tables.c.game)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(tables.c.status == RUNNING, seats.c.kind == "person", seats.c.since <= before, reachable, ~told, ~looked)
        .order_by(seats.c.since)
        .limit(_AT_ONCE)
    )
    return [Due(*row) for row in connection.execute(query)]


def mark_told(connection: Connection, due: Due, now: int) -> bool:
    """Remember that somebody is told; False when another process was faster."""
    here = (notices.c.table_id == due.table, notices.c.user_id == due.user)
    values = {"since": due.since, "at": now}
    if connection.execute(update(notices).where(*here, notices.c.since < due.since).values(values)).rowcount:
        return True
    try:
        with connection.begin_nested():
            connection.execute(insert(notices).values(table_id=due.table, user_id=due.user, **values))
    except IntegrityError:
        return False
    return True


def has_looked(connection: Connection, table: str, user: str, since: int) -> bool:
    """Whether somebody has looked at a table since a moment."""
    there = (visits.c.table_id == table, visits.c.user_id == user, visits.c.looked_at >= since)
    return connection.execute(select(visits.c.log).where(*there)).first() is not None
