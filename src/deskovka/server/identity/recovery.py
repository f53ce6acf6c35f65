"""A forgotten password: codes that were shown once, and, where the server sends mail, a link."""

from __future__ import annotations

import secrets

from deskovka.server.errors import WrongCode
from deskovka.server.identity.callers import digest_of
from deskovka.server.identity.passwords import Where
from deskovka.server.identity.people import People, plain_login
from deskovka.server.store import people as kept_people
from deskovka.server.store import recovery as kept
from deskovka.server.store.people import User

CODES = 8
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
_GROUPS, _IN_GROUP = 4, 4
_HOUR = 3_600_000


class Recovery:
    """Whoever has a code gets a new password by it, once."""

    def __init__(self, people: People) -> None:
        self.people = people
        self.database = people.database

    async def make(self, user: User) -> list[str]:
        """New codes in place of all that somebody had; only their hashes are kept."""
        codes = [_new_code() for _ in range(CODES)]
        hashes = [_digest(code) for code in codes]
        await self.database.write(lambda connection: kept.replace(connection, user.id, hashes))
        return codes

    async def left(self, user: User) -> int:
        """How many codes somebody has."""
        return await self.database.read(lambda connection: kept.left(connection, user.id))

    async def mailed(self, user: str) -> str:
        """A code for a letter to somebody, good for an hour."""
        code, until = _new_code(), self.people.settings.now() + _HOUR
        await self.database.write(lambda connection: kept.add(connection, user, _digest(code), until))
        return code

    async def use(self, login: str, code: str, password: str, where: Where) -> User:
        """A new password for whoever has a code; whoever was signed in is so no more."""
        login, digest, now = plain_login(login), _digest(code), self.people.settings.now()
        self.people.passwords.slow_down(login, where)
        found = await self.database.read(lambda connection: kept_people.user_by_login(connection, login))
        user = found[0] if found else None
        if user is None or not await self.database.read(lambda read: kept.is_one(read, user.id, digest, now)):
            raise WrongCode
        await self.people.change_password(user, password, where, lambda write: kept.use(write, user.id, digest, now))
        return user


def _new_code() -> str:
    groups = ("".join(secrets.choice(_LETTERS) for _ in range(_IN_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def _digest(code: str) -> str:
    """The hash of a code, however somebody wrote it down."""
    return digest_of("".join(letter for letter in code.lower() if letter in _LETTERS))
