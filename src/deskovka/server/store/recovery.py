"""Codes by which somebody gets a new password who has forgotten theirs, by their hashes."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select

from deskovka.server.store.schema import recovery_codes


def replace(connection: Connection, user: str, hashes: Iterable[str]) -> None:
    """Give somebody new codes in place of all they had."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.user_id == user))
    for one in hashes:
        add(connection, user, one, None)


def add(connection: Connection, user: str, code_hash: str, until: int | None) -> None:
    """One code more, for a while or until it is used."""
    connection.execute(insert(recovery_codes).values(hash=code_hash, user_id=user, until=until))


def is_one(connection: Connection, user: str, code_hash: str, now: int) -> bool:
    """Whether somebody has this code."""
    return connection.execute(select(recovery_codes.c.hash).where(*_good(user, code_hash, now))).first() is not None


def use(connection: Connection, user: str, code_hash: str, now: int) -> bool:
    """Use a code up; False when there is none such. Those that were mailed go with it."""
    used = connection.execute(delete(recovery_codes).where(*_good(user, code_hash, now))).rowcount == 1
    if used:
        mailed = (recovery_codes.c.user_id == user, recovery_codes.c.until.is_not(None))
        connection.execute(delete(recovery_codes).where(*mailed))
    return used


def left(connection: Connection, user: str) -> int:
    """How many codes somebody has that they were shown."""
    shown = (recovery_codes.c.user_id == user, recovery_codes.c.until.is_(None))
    return int(connection.execute(select(func.count()).where(*shown)).scalar_one())


def _good(user: str, code_hash: str, now: int) -> tuple[ColumnElement[bool], ...]:
    lasts = or_(recovery_codes.c.until.is_(None), recovery_codes.c.until > now)
    return recovery_codes.c.user_id == user, recovery_codes.c.hash == code_hash, lasts
