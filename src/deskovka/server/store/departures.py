"""What is left of somebody who is gone: nothing that names them."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, exists, not_, or_, select, update

from deskovka.server.store.rows import FINISHED, OPEN, RUNNING
from deskovka.server.store.schema import (
    api_tokens,
    channels,
    chat,
    notices,
    recovery_codes,
    runs,
    seats,
    sessions,
    tables,
    users,
    visits,
    votes,
)

_AT_ONCE = 100


def silence(connection: Connection, user: str) -> list[str]:
    """Take somebody's name from all they said; the tables where they talked, played or which they opened."""
    talked = set(connection.execute(select(chat.c.table_id).where(chat.c.user_id == user)).scalars())
    connection.execute(update(chat).where(chat.c.user_id == user).values(name=""))
    played = connection.execute(select(seats.c.table_id).where(seats.c.user_id == user)).scalars()
    opened = connection.execute(select(tables.c.id).where(tables.c.owner == user)).scalars()
    return sorted(talked.union(played, opened))


def forget(connection: Connection, user: str) -> None:
    """Forget everything of somebody who sits nowhere any more; a row without a name stays where others need it."""
    connection.execute(update(seats).where(seats.c.user_id == user).values(user_id=None))
    for table in (api_tokens, channels, notices, recovery_codes, runs, sessions, visits, votes):
        connection.execute(delete(table).where(table.c.user_id == user))
    nameless = {"name": "", "kind": "gone", "login": None, "password": None}
    connection.execute(update(users).where(users.c.id == user).values(nameless))
    needed = or_(exists().where(tables.c.owner == users.c.id), exists().where(chat.c.user_id == users.c.id))
    connection.execute(delete(users).where(users.c.id == user, not_(needed)))


def guests_since(connection: Connection, before: int) -> list[str]:
    """Some guests who were last seen before a moment."""
    query = select(users.c.id).where(users.c.kind == "guest", users.c.seen < before)
    return list(connection.execute(query.order_by(users.c.seen).limit(_AT_ONCE)).scalars())


def empty_tables(connection: Connection, before: int) -> list[str]:
    """Some tables whose game never began, and at which nothing has happened since a moment."""
    query = select(tables.c.id).where(tables.c.status == OPEN, tables.c.created < before)
    looked = exists().where(visits.c.table_id == tables.c.id, visits.c.at >= before)
    return list(connection.execute(query.where(~looked).limit(_AT_ONCE)).scalars())


def old_uploads(connection: Connection, before: int) -> list[str]:
    """Some records that were uploaded before a moment, and that nobody has looked at since: nobody ever sat there."""
    sat = exists().where(seats.c.table_id == tables.c.id, seats.c.kind != "open")
    looked = exists().where(visits.c.table_id == tables.c.id, visits.c.at >= before)
    old = and_(tables.c.status == FINISHED, tables.c.created < before)
    return list(connection.execute(select(tables.c.id).where(old, ~sat, ~looked).limit(_AT_ONCE)).scalars())


def remove_table(connection: Connection, table: str) -> None:
    """Forget a table, unless its game runs."""
    connection.execute(delete(tables).where(tables.c.id == table, tables.c.status != RUNNING))
