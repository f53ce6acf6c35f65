"""What whoever runs a server looks up and does, in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, func, insert, select

from deskovka.server.store.rows import FINISHED
from deskovka.server.store.schema import bans, changes, tables, users
from deskovka.server.wire import PersonCost, TableCost, moment

MOST_LISTED = 200


def costly_tables(connection: Connection, by_cost: bool) -> list[TableCost]:
    """Tables with what they hold: those with most changes first, or the newest."""
    held = select(changes.c.table_id, func.count().label("held")).group_by(changes.c.table_id).subquery()
    count = func.coalesce(held.c.held, 0)
    columns = (tables.c.id, tables.c.game, tables.c.status, tables.c.owner, users.c.name, tables.c.created, count)
    query = select(*columns).join(users, users.c.id == tables.c.owner, isouter=True)
    query = query.join(held, held.c.table_id == tables.c.id, isouter=True)
    order: Any = count.desc() if by_cost else tables.c.created.desc()
    return [
        TableCost(table, game, status, owner, name or "", moment(created), held_by_it)
        for table, game, status, owner, name, created, held_by_it in connection.execute(
            query.order_by(order, tables.c.id).limit(MOST_LISTED)
        )
    ]


def costly_people(connection: Connection, by_cost: bool) -> list[PersonCost]:
    """People with the tables that they have opened: those with most that are not over first, or the newest."""
    owned = select(tables.c.owner, func.count().label("all"), func.sum(tables.c.count).label("answers"))
    owned_by = owned.group_by(tables.c.owner).subquery()
    running = select(tables.c.owner, func.count().label("open")).where(tables.c.status != FINISHED)
    running_of = running.group_by(tables.c.owner).subquery()
    unfinished = func.coalesce(running_of.c.open, 0)
    columns = (users.c.id, users.c.name, users.c.kind, users.c.created, unfinished)
    query = select(*columns, func.coalesce(owned_by.c.all, 0), func.coalesce(owned_by.c.answers, 0), bans.c.at)
    query = query.join(owned_by, owned_by.c.owner == users.c.id, isouter=True)
    query = query.join(running_of, running_of.c.owner == users.c.id, isouter=True)
    query = query.join(bans, bans.c.user_id == users.c.id, isouter=True)
    order: Any = unfinished.desc() if by_cost else users.c.created.desc()
    return [
        PersonCost(person, name, kind, moment(created), open_now, opened, int(answers), at is not None)
        for person, name, kind, created, open_now, opened, answers, at in connection.execute(
            query.order_by(order, users.c.id).limit(MOST_LISTED)
        )
    ]


def is_banned(connection: Connection, user_id: str) -> bool:
    """Whether somebody is banned."""
    return connection.execute(select(bans.c.at).where(bans.c.user_id == user_id)).first() is not None


def ban(connection: Connection, user_id: str, now: int) -> None:
    """Let somebody in no more."""
    if not is_banned(connection, user_id):
        connection.execute(insert(bans).values(user_id=user_id, at=now))


def pardon(connection: Connection, user_id: str) -> None:
    """Let somebody in again."""
    connection.execute(delete(bans).where(bans.c.user_id == user_id))
