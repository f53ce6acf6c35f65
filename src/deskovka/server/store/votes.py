"""Votes of players that a bot should sit down for somebody."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select

from deskovka.server.store.schema import votes


class Vote(msgspec.Struct, frozen=True):
    """Who wants it, at which seat, and since when the table has waited for that seat."""

    table: str
    seat: int
    user: str
    since: int


def cast(connection: Connection, vote: Vote) -> frozenset[str]:
    """Count a vote once: all who have voted about this stretch of waiting."""
    here = (votes.c.table_id == vote.table, votes.c.seat == vote.seat)
    connection.execute(delete(votes).where(*here, (votes.c.user_id == vote.user) | (votes.c.since != vote.since)))
    connection.execute(insert(votes).values(table_id=vote.table, seat=vote.seat, user_id=vote.user, since=vote.since))
    return frozenset(connection.execute(select(votes.c.user_id).where(*here)).scalars())
