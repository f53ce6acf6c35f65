"""People, and the secrets of the server, in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from deskovka.server.store.schema import channels, chat, runs, secrets, users, visits

_BEAT = "beat"


class User(msgspec.Struct, frozen=True):
    """Somebody: a guest on one device, or an account."""

    id: str
    name: str
    kind: str
    login: str | None = None


_USER = (users.c.id, users.c.name, users.c.kind, users.c.login)


def _user(row: Row[str, str, str, str | None] | None) -> User | None:
    return None if row is None else User(*row)


def add_user(connection: Connection, user: User, now: int) -> None:
    """Remember somebody new."""
    connection.execute(insert(users).values(id=user.id, name=user.name, kind=user.kind, created=now, seen=now))


def user_by_id(connection: Connection, user_id: str) -> User | None:
    """The user with this id."""
    return _user(connection.execute(select(*_USER).where(users.c.id == user_id)).first())


def user_by_login(connection: Connection, login: str) -> tuple[User, str] | None:
    """The account with this login, and the hash of its password."""
    row = connection.execute(select(*_USER, users.c.password).where(users.c.login == login)).first()
    return None if row is None else (User(*row[:4]), row[4])


def set_password(connection: Connection, user_id: str, password: str) -> None:
    """Give an account another password, by its hash."""
    connection.execute(update(users).where(users.c.id == user_id).values(password=password))


def password_of(connection: Connection, user_id: str) -> str | None:
    """The hash of the password of an account."""
    return connection.execute(select(users.c.password).where(users.c.id == user_id)).scalar()


def rename(connection: Connection, user_id: str, name: str) -> None:
    """Call somebody by another name."""
    connection.execute(update(users).where(users.c.id == user_id).values(name=name))


def make_account(connection: Connection, user_id: str, login: str, password: str) -> bool:
    """Turn a guest into an account; False when the login is taken."""
    try:
        with connection.begin_nested():
            changed = connection.execute(
                update(users)
                .where(users.c.id == user_id, users.c.kind == "guest")
                .values(kind="account", login=login, password=password)
            )
    except IntegrityError:
        return False
    return changed.rowcount == 1


def hand_over(connection: Connection, giver: str, taker: str) -> None:
    """What somebody has besides tables becomes another's: ways to be told, what they said, compared and have seen.

    Their tokens do not: whoever made one on a device that others use must not hold the account of the next.
    """
    for table in (channels, chat, runs):
        connection.execute(update(table).where(table.c.user_id == giver).values(user_id=taker))
    known = select(visits.c.table_id).where(visits.c.user_id == taker)
    new = (visits.c.user_id == giver, visits.c.table_id.not_in(known))
    connection.execute(update(visits).where(*new).values(user_id=taker))


def beat(connection: Connection, now: int) -> None:
    """Write something, to see whether anything can be written."""
    beaten = update(secrets).where(secrets.c.name == _BEAT).values(value=str(now).encode())
    if not connection.execute(beaten).rowcount:
        keep_secret(connection, _BEAT, str(now).encode())


def secrets_named(connection: Connection, beginning: str) -> list[tuple[str, bytes]]:
    """The secrets whose names begin so."""
    named = select(secrets.c.name, secrets.c.value).where(secrets.c.name.startswith(beginning, autoescape=True))
    return [(name, bytes(value)) for name, value in connection.execute(named)]


def forget_secret(connection: Connection, name: str) -> None:
    """Forget a secret."""
    connection.execute(delete(secrets).where(secrets.c.name == name))


def keep_secret(connection: Connection, name: str, value: bytes) -> bytes:
    """The secret of that name; the value given here if there was none yet."""
    query = select(secrets.c.value).where(secrets.c.name == name)
    kept = connection.execute(query).scalar()
    if kept is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(secrets).values(name=name, value=value))
        except IntegrityError:  # another process was faster
            pass
        kept = connection.execute(query).scalar_one()
    return bytes(kept)
