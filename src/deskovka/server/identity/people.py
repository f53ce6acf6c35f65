"""People: becoming a guest, having an account, making tokens for programs."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from typing import Literal

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from deskovka.content.words import fold
from deskovka.server.errors import AlreadyAccount, LoginTaken, NotFound, TooMany, WrongPassword
from deskovka.server.identity.cookies import COOKIE_SECONDS, Cookies, Session
from deskovka.server.identity.throttle import Throttle
from deskovka.server.settings import Settings
from deskovka.server.store import Connection, Database
from deskovka.server.store import people as kept
from deskovka.server.store.people import Token, User

_REMEMBERED_SECONDS = 30.0
_MOST_REMEMBERED = 5_000
_HASHES_AT_ONCE = 2
"""Each takes tens of megabytes."""
TOKEN_PREFIX = "deskovka_"


class Caller(msgspec.Struct, frozen=True):
    """Who makes a request, and how they proved it."""

    user: User | None
    by: Literal["cookie", "token"] | None
    cookie: str = ""


NOBODY = Caller(None, None)


class People:
    """Everybody whom the server knows."""

    def __init__(self, settings: Settings, database: Database, key: bytes) -> None:
        self.settings = settings
        self.database = database
        self.cookies = Cookies(key)
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(_HASHES_AT_ONCE)
        self._logins = Throttle(per_second=1 / 30, at_once=settings.logins_at_once)
        self._login_addresses = Throttle(per_second=1 / 3, at_once=40)
        self._guests = Throttle(per_second=1 / 10, at_once=settings.guests_at_once)
        self._remembered: dict[str, tuple[float, User | None]] = {}
        self._changes = 0
        """How often somebody changed: what was read before and comes late is not remembered."""

    # Who calls

    async def caller(self, authorization: str | None, cookie: str | None) -> Caller:
        """Who makes a request; a token counts before the cookie."""
        if authorization is not None:
            scheme, _, token = authorization.partition(" ")
            if scheme.lower() == "bearer" and (user := await self._by_token(token.strip())) is not None:
                return Caller(user, "token")
            return NOBODY
        if cookie and (session := self.cookies.session_of(cookie)) is not None:
            user = await self._by_session(session)
            return Caller(user, "cookie", cookie) if user else NOBODY
        return NOBODY

    async def _by_session(self, session: Session) -> User | None:
        return await self._known(
            session.id, lambda connection: kept.user_by_session(connection, session.user, session.id)
        )

    async def _by_token(self, token: str) -> User | None:
        digest = _digest(token)
        return await self._known(digest, lambda connection: kept.user_by_token(connection, digest))

    async def _known(self, key: str, find: Callable[[Connection], User | None]) -> User | None:
        """Who somebody is, looked up once in a while."""
        then, user = self._remembered.get(key, (-_REMEMBERED_SECONDS, None))
        if time.monotonic() - then < _REMEMBERED_SECONDS:
            return user
        changes = self._changes
        user = await self.database.read(find)
        if changes == self._changes:
            if len(self._remembered) >= _MOST_REMEMBERED:
                self._remembered.clear()
            self._remembered[key] = (time.monotonic(), user)
        return user

    def _forget(self) -> None:
        """Somebody has changed: look everybody up again."""
        self._changes += 1
        self._remembered.clear()

    async def end_session(self, cookie: str) -> None:
        """Make a cookie worthless, wherever it was copied to."""
        session = self.cookies.session_of(cookie)
        if session is None:
            return
        now = self.settings.now()
        until = now + 1_000 * COOKIE_SECONDS
        await self.database.write(lambda connection: kept.end_session(connection, session.id, now, until))
        self._forget()

    # Guests and accounts

    async def guest(self, name: str, address: str) -> User:
        """Somebody new on this device."""
        _refuse_if(self._guests.wait(address))
        user = User(secrets.token_urlsafe(12), name, "guest")
        now = self.settings.now()
        await self.database.write(lambda connection: kept.add_user(connection, user, now))
        return user

    async def rename(self, user: User, name: str) -> User:
        """Call somebody by another name."""
        await self.database.write(lambda connection: kept.rename(connection, user.id, name))
        self._forget()
        return msgspec.structs.replace(user, name=name)

    async def make_account(self, user: User, login: str, password: str) -> User:
        """Turn a guest into an account, with all that is theirs."""
        if user.kind == "account":
            raise AlreadyAccount
        login = plain_login(login)
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        made = await self.database.write(lambda connection: kept.make_account(connection, user.id, login, hashed))
        self._forget()
        if not made:
            raise LoginTaken(login=login)
        return msgspec.structs.replace(user, kind="account", login=login)

    async def sign_in(self, login: str, password: str, address: str) -> User:
        """The account with this login and password."""
        login = plain_login(login)
        _refuse_if(self._login_addresses.wait(address))
        _refuse_if(self._logins.wait(login))
        found = await self.database.read(lambda connection: kept.user_by_login(connection, login))
        async with self._hashing:
            right = await asyncio.to_thread(self._verify, found[1] if found else None, password)
        if found is None or not right:
            raise WrongPassword
        self._logins.give_back(login)
        self._login_addresses.give_back(address)
        return found[0]

    async def hand_over(self, guest: User, account: User) -> None:
        """What a guest has besides tables becomes the account's."""
        await self.database.write(lambda connection: kept.hand_over(connection, guest.id, account.id))
        self._forget()

    def _verify(self, hashed: str | None, password: str) -> bool:
        """Whether it is the password; where there is no account it takes as long to find out."""
        if hashed is None:
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(hashed, password)
        except (Argon2Error, InvalidHashError):
            return False

    # Tokens

    async def make_token(self, user: User, name: str) -> tuple[Token, str]:
        """A token for a program; only its hash is kept."""
        secret = TOKEN_PREFIX + secrets.token_urlsafe(32)
        token = Token(secrets.token_urlsafe(8), name, self.settings.now())
        await self.database.write(lambda connection: kept.add_token(connection, user.id, token, _digest(secret)))
        return token, secret

    async def tokens(self, user: User) -> list[Token]:
        """The tokens of somebody."""
        return await self.database.read(lambda connection: kept.tokens_of(connection, user.id))

    async def remove_token(self, user: User, token_id: str) -> None:
        """Make a token worthless."""
        removed = await self.database.write(lambda connection: kept.remove_token(connection, user.id, token_id))
        self._forget()
        if not removed:
            raise NotFound


def plain_login(login: str) -> str:
    """A login as it is kept: in small letters, without accents or blanks around it."""
    return fold(login.strip())


def _digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _refuse_if(seconds: int) -> None:
    if seconds:
        raise TooMany(seconds=seconds)
