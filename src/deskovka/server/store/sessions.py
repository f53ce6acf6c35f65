"""The sessions of people: which of their browsers are signed in, since when, and when they were last seen."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from deskovka.server.store.people import User, user_by_id
from deskovka.server.store.schema import ended_sessions, sessions, users

_LISTED = 100


class SessionRow(msgspec.Struct, frozen=True):
    """One browser of somebody."""

    id: str
    device: str
    created: int
    seen: int


def user_of(connection: Connection, user: str, session: str, made: int) -> User | None:
    """Whose session it is, unless they have ended it; ``made``: when its cookie was signed.

    A cookie may be older than the list of sessions: it counts unless its owner has signed out everywhere since.
    """
    if connection.execute(select(ended_sessions.c.id).where(ended_sessions.c.id == session)).first():
        return None
    if not is_of(connection, user, session) and not _counts(connection, user, made):
        return None
    return user_by_id(connection, user)


def _counts(connection: Connection, user: str, made: int) -> bool:
    """Whether a cookie counts that is not listed: its owner has not signed out everywhere since it was signed."""
    signed_out = connection.execute(select(users.c.signed_out).where(users.c.id == user)).scalar()
    return signed_out is not None and made >= signed_out


def add(connection: Connection, user: str, session: SessionRow) -> None:
    """Somebody has signed in."""
    connection.execute(insert(sessions).values(user_id=user, **msgspec.structs.asdict(session)))


def touch(connection: Connection, user: str, session: SessionRow) -> None:
    """Somebody was seen, by a session that may not be listed yet."""
    if connection.execute(select(ended_sessions.c.id).where(ended_sessions.c.id == session.id)).first():
        return
    here = update(sessions).where(sessions.c.id == session.id).values(seen=session.seen)
    if not connection.execute(here).rowcount:
        if not _counts(connection, user, session.created):
            return
        try:
            with connection.begin_nested():
                add(connection, user, session)
        except IntegrityError:  # another process was faster, or they are gone
            return
    come(connection, user, session.seen)


def come(connection: Connection, user: str, now: int) -> None:
    """Somebody was seen."""
    connection.execute(update(users).where(users.c.id == user).values(seen=now))


def sessions_of(connection: Connection, user: str) -> list[SessionRow]:
    """The sessions of somebody, those seen last first."""
    columns = (sessions.c.id, sessions.c.device, sessions.c.created, sessions.c.seen)
    query = select(*columns).where(sessions.c.user_id == user).order_by(sessions.c.seen.desc(), sessions.c.id)
    return [SessionRow(*row) for row in connection.execute(query.limit(_LISTED))]


def end(connection: Connection, session: str, now: int, until: int) -> None:
    """Make a session worthless; what was ended so long ago that it would be anyway is forgotten."""
    connection.execute(delete(sessions).where(sessions.c.id == session))
    connection.execute(delete(ended_sessions).where(ended_sessions.c.until < now))
    if connection.execute(select(ended_sessions.c.id).where(ended_sessions.c.id == session)).first() is None:
        connection.execute(insert(ended_sessions).values(id=session, until=until))


def is_of(connection: Connection, user: str, session: str) -> bool:
    """Whether a session is somebody's."""
    mine = select(sessions.c.id).where(sessions.c.id == session, sessions.c.user_id == user)
    return connection.execute(mine).first() is not None


def end_all(connection: Connection, user: str, now: int, until: int) -> None:
    """Make all sessions of somebody worthless, listed or not."""
    ids = connection.execute(select(sessions.c.id).where(sessions.c.user_id == user)).scalars()
    for session in list(ids):
        end(connection, session, now, until)
    connection.execute(update(users).where(users.c.id == user).values(signed_out=now))


def forget_old(connection: Connection, before: int) -> None:
    """Forget sessions whose cookies are too old by now."""
    connection.execute(delete(sessions).where(sessions.c.seen < before))
