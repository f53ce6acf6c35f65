"""People and their tokens, in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from deskovka.server.store.schema import api_tokens, chat, ended_sessions, secrets, users, visits


class User(msgspec.Struct, frozen=True):
    """Somebody: a guest on one device, or an account."""

    id: str
    name: str
    kind: str
    login: str | None = None


class Token(msgspec.Struct, frozen=True):
    """A token of a program, without the token itself."""

    id: str
    name: str
    created: int


def _user(row: Row[str, str, str, str | None] | None) -> User | None:
    return None if row is None else User(*row)


_USER = (users.c.id, users.c.name, users.c.kind, users.c.login)


def add_user(connection: Connection, user: User, now: int) -> None:
    """Remember somebody new."""
    connection.execute(insert(users).values(id=user.id, name=user.name, kind=user.kind, created=now))


def user_by_id(connection: Connection, user_id: str) -> User | None:
    """The user with this id."""
    return _user(connection.execute(select(*_USER).where(users.c.id == user_id)).first())


def user_by_session(connection: Connection, user_id: str, session: str) -> User | None:
    """The user with this id, unless they have ended this session."""
    ended = connection.execute(select(ended_sessions.c.id).where(ended_sessions.c.id == session)).first()
    return None if ended else user_by_id(connection, user_id)


def end_session(connection: Connection, session: str, now: int, until: int) -> None:
    """Make a session worthless; what was ended so long ago that it would be anyway is forgotten."""
    connection.execute(delete(ended_sessions).where(ended_sessions.c.until < now))
    if connection.execute(select(ended_sessions.c.id).where(ended_sessions.c.id == session)).first() is None:
        connection.execute(insert(ended_sessions).values(id=session, until=until))


def user_by_token(connection: Connection, token_hash: str) -> User | None:
    """The user whose token has this hash."""
    query = select(*_USER).join(api_tokens, api_tokens.c.user_id == users.c.id).where(api_tokens.c.hash == token_hash)
    return _user(connection.execute(query).first())


def user_by_login(connection: Connection, login: str) -> tuple[User, str] | None:
    """The account with this login, and the hash of its password."""
    row = connection.execute(select(*_USER, users.c.password).where(users.c.login == login)).first()
    return None if row is None else (User(*row[:4]), row[4])


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
    """What somebody has besides tables becomes another's: tokens, what they said, what they have seen."""
    for table in (api_tokens, chat):
        connection.execute(update(table).where(table.c.user_id == giver).values(user_id=taker))
    known = select(visits.c.table_id).where(visits.c.user_id == taker)
    new = (visits.c.user_id == giver, visits.c.table_id.not_in(known))
    connection.execute(update(visits).where(*new).values(user_id=taker))


def add_token(connection: Connection, user_id: str, token: Token, token_hash: str) -> None:
    """Remember a token by its hash."""
    row = {"id": token.id, "user_id": user_id, "name": token.name, "hash": token_hash, "created": token.created}
    connection.execute(insert(api_tokens).values(row))


def tokens_of(connection: Connection, user_id: str) -> list[Token]:
    """The tokens of somebody, oldest first."""
    query = select(api_tokens.c.id, api_tokens.c.name, api_tokens.c.created).where(api_tokens.c.user_id == user_id)
    return [Token(*row) for row in connection.execute(query.order_by(api_tokens.c.created, api_tokens.c.id))]


def remove_token(connection: Connection, user_id: str, token_id: str) -> bool:
    """Forget a token; False when there is none such."""
    mine = (api_tokens.c.id == token_id, api_tokens.c.user_id == user_id)
    return connection.execute(delete(api_tokens).where(*mine)).rowcount == 1


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
