"""The tokens of programs, by their hashes."""

from __future__ import annotations

from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select

from deskovka.server.store.people import User, user_by_id
from deskovka.server.store.schema import api_tokens

Scope = Literal["play", "read"]


class Token(msgspec.Struct, frozen=True):
    """A token of a program, without the token itself."""

    id: str
    name: str
    created: int
    scope: Scope
    """Whether it may change something, or look only."""
    until: int


_TOKEN = (api_tokens.c.id, api_tokens.c.name, api_tokens.c.created, api_tokens.c.scope, api_tokens.c.until)


def add(connection: Connection, user_id: str, token: Token, token_hash: str) -> None:
    """Remember a token by its hash."""
    row = msgspec.structs.asdict(token) | {"user_id": user_id, "hash": token_hash}
    connection.execute(insert(api_tokens).values(row))


def holder_of(connection: Connection, token_hash: str) -> tuple[User, Token] | None:
    """The token with this hash, and whose it is."""
    row = connection.execute(select(*_TOKEN, api_tokens.c.user_id).where(api_tokens.c.hash == token_hash)).first()
    user = None if row is None else user_by_id(connection, row.user_id)
    return None if row is None or user is None else (user, Token(*row[:5]))


def tokens_of(connection: Connection, user_id: str) -> list[Token]:
    """The tokens of somebody, oldest first; those that have ended too, until they are taken away."""
    query = select(*_TOKEN).where(api_tokens.c.user_id == user_id)
    return [Token(*row) for row in connection.execute(query.order_by(api_tokens.c.created, api_tokens.c.id))]


def remove(connection: Connection, user_id: str, token_id: str) -> bool:
    """Forget a token; False when there is none such."""
    mine = (api_tokens.c.id == token_id, api_tokens.c.user_id == user_id)
    return connection.execute(delete(api_tokens).where(*mine)).rowcount == 1


def remove_all(connection: Connection, user_id: str) -> None:
    """Forget all tokens of somebody."""
    connection.execute(delete(api_tokens).where(api_tokens.c.user_id == user_id))
