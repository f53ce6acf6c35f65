"""People: becoming a guest, having an account, signing in and out, making tokens for programs."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from deskovka.content.words import fold
from deskovka.server.errors import AlreadyAccount, Banned, LoginTaken, NotFound, TooMany, TooManyTokens, WrongCode
from deskovka.server.identity.callers import digest_of
from deskovka.server.identity.cookies import COOKIE_SECONDS, new_session
from deskovka.server.identity.ids import drawn_id
from deskovka.server.identity.passwords import Passwords, Where
from deskovka.server.identity.throttle import Throttle
from deskovka.server.settings import Settings
from deskovka.server.store import Connection, Database
from deskovka.server.store import people as kept
from deskovka.server.store import sessions as kept_sessions
from deskovka.server.store import tokens as kept_tokens
from deskovka.server.store.people import User
from deskovka.server.store.sessions import SessionRow
from deskovka.server.store.tokens import Scope, Token
from deskovka.server.store.upkeep import is_banned

T = TypeVar("T")

TOKEN_PREFIX = "deskovka_"
MOST_TOKENS = 20
PERSON = "user:"
"""How a notification begins that names a person; the ids of tables have no colon."""
_DAY = 24 * 3600 * 1000


class People:
    """Everybody whom the server knows."""

    def __init__(self, settings: Settings, database: Database, changed: Callable[[str], Awaitable[None]]) -> None:
        self.settings = settings
        self.database = database
        self.passwords = Passwords(settings)
        self._changed = changed
        """Is told whose sessions, tokens or name are others now; other processes are told by the database."""
        self._guests = Throttle(1 / 10, settings.guests_at_once, settings.counters)

    async def change(self, user: str, work: Callable[[Connection], T]) -> T:
        """Change something about somebody; what they are known by is looked up again, in every process."""
        outcome = await self.database.write(work, notify=PERSON + user)
        await self._changed(user)
        return outcome

    # Guests and accounts

    async def guest(self, name: str, address: str) -> User:
        """Somebody new on this device."""
        seconds = self._guests.wait(address)
        if seconds:
            raise TooMany(seconds=seconds)
        user = User(drawn_id(), name, "guest")
        now = self.settings.now()
        await self.database.write(lambda connection: kept.add_user(connection, user, now))
        return user

    async def rename(self, user: User, name: str) -> User:
        """Call somebody by another name."""
        await self.change(user.id, lambda connection: kept.rename(connection, user.id, name))
        return msgspec.structs.replace(user, name=name)

    async def make_account(self, user: User, login: str, password: str, where: Where) -> User:
        """Turn a guest into an account, with all that is theirs."""
        if user.kind == "account":
            raise AlreadyAccount
        login = plain_login(login)
        if await self.database.read(lambda connection: kept.user_by_login(connection, login)):
            raise LoginTaken(login=login)
        hashed = await self.passwords.make(password, where)
        if not await self.change(user.id, lambda connection: kept.make_account(connection, user.id, login, hashed)):
            raise LoginTaken(login=login)
        return msgspec.structs.replace(user, kind="account", login=login)

    async def hand_over(self, guest: User, account: User) -> None:
        """What a guest has besides tables becomes the account's; the guest is signed out everywhere."""

        def give(connection: Connection) -> None:
            kept.hand_over(connection, guest.id, account.id)
            self._end_all(connection, guest)

        await self.change(guest.id, give)

    # Passwords

    async def sign_in(self, login: str, password: str, where: Where) -> User:
        """The account with this login and password."""
        login = plain_login(login)
        found = await self.database.read(lambda connection: kept.user_by_login(connection, login))
        user, hashed = found or (None, None)
        await self.passwords.check(login, user.id if user else None, hashed, password, where)
        assert user is not None
        return user

    async def prove(self, user: User, password: str, where: Where) -> None:
        """Raise unless somebody who is signed in knows their password."""
        hashed = await self.database.read(lambda connection: kept.password_of(connection, user.id))
        await self.passwords.check(user.login or "", user.id, hashed, password, where)

    async def change_password(
        self, user: User, password: str, where: Where, allowed: Callable[[Connection], bool] = lambda _: True
    ) -> None:
        """Another password, if that is still allowed; whoever was signed in, by browser or program, is so no more."""
        hashed = await self.passwords.make(password, where)

        def change(connection: Connection) -> None:
            if not allowed(connection):
                raise WrongCode
            kept.set_password(connection, user.id, hashed)
            self._end_all(connection, user)

        await self.change(user.id, change)

    # Sessions

    async def begin_session(self, user: User, device: str) -> str:
        """A new session of somebody: its id."""
        now = self.settings.now()
        row = SessionRow(new_session(), device, now, now)

        def add(connection: Connection) -> None:
            if is_banned(connection, user.id):
                raise Banned
            kept_sessions.add(connection, user.id, row)

        await self.database.write(add)
        return row.id

    async def sessions(self, user: User) -> list[SessionRow]:
        """Where somebody is signed in."""
        return await self.database.read(lambda connection: kept_sessions.sessions_of(connection, user.id))

    async def end_session(self, user: User, session: str) -> None:
        """Make a session worthless, wherever its cookie was copied to."""
        now = self.settings.now()
        until = now + 1_000 * COOKIE_SECONDS
        await self.change(user.id, lambda connection: kept_sessions.end(connection, session, now, until))

    async def end_one_of(self, user: User, session: str) -> None:
        """End one of the sessions that somebody has."""
        if not await self.database.read(lambda connection: kept_sessions.is_of(connection, user.id, session)):
            raise NotFound
        await self.end_session(user, session)

    async def end_everything(self, user: User) -> None:
        """Sign somebody out in every browser, and make all their tokens worthless."""
        await self.change(user.id, lambda connection: self._end_all(connection, user))

    def _end_all(self, connection: Connection, user: User) -> None:
        now = self.settings.now()
        kept_sessions.end_all(connection, user.id, now, now + 1_000 * COOKIE_SECONDS)
        kept_tokens.remove_all(connection, user.id)

    # Tokens

    async def make_token(self, user: User, name: str, scope: Scope, days: int) -> tuple[Token, str]:
        """A token for a program; only its hash is kept, and of one person not many."""
        secret = TOKEN_PREFIX + secrets.token_urlsafe(32)
        now = self.settings.now()
        token = Token(secrets.token_urlsafe(8), name, now, scope, now + days * _DAY)

        def add(connection: Connection) -> None:
            if len(kept_tokens.tokens_of(connection, user.id)) >= MOST_TOKENS:
                raise TooManyTokens(most=MOST_TOKENS)
            kept_tokens.add(connection, user.id, token, digest_of(secret))

        await self.database.write(add)
        return token, secret

    async def tokens(self, user: User) -> list[Token]:
        """The tokens of somebody."""
        return await self.database.read(lambda connection: kept_tokens.tokens_of(connection, user.id))

    async def remove_token(self, user: User, token_id: str) -> None:
        """Make a token worthless."""
        if not await self.change(user.id, lambda connection: kept_tokens.remove(connection, user.id, token_id)):
            raise NotFound


def plain_login(login: str) -> str:
    """A login as it is kept: in small letters, without accents or blanks around it."""
    return fold(login.strip())
