"""Who makes a request, by a cookie or by a token; looked up once in a while."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future
from hashlib import sha256
from typing import Any, Literal

import msgspec

from deskovka.server.errors import ReadOnly
from deskovka.server.identity.cookies import COOKIE, Cookies, Session
from deskovka.server.identity.devices import device_of
from deskovka.server.settings import Settings
from deskovka.server.store import Connection, Database
from deskovka.server.store import sessions as kept_sessions
from deskovka.server.store import tokens as kept_tokens
from deskovka.server.store.people import User
from deskovka.server.store.sessions import SessionRow
from deskovka.server.store.tokens import Token

log = logging.getLogger(__name__)

_REMEMBERED_SECONDS = 30.0
_MOST_REMEMBERED = 5_000
_SEEN_SECONDS = 300.0
"""How often it is written down that somebody was seen."""


class Caller(msgspec.Struct, frozen=True):
    """Who makes a request, and how they proved it."""

    user: User | None = None
    session: Session | None = None
    token: Token | None = None
    digest: str = ""
    """The hash of the token."""

    @property
    def by(self) -> Literal["cookie", "token"] | None:
        """How they proved it."""
        if self.session is not None:
            return "cookie"
        return None if self.token is None else "token"


NOBODY = Caller()


def check_scope(caller: Caller) -> None:
    """Raise when a caller may look only, and wants to change something."""
    if caller.token is not None and caller.token.scope == "read":
        raise ReadOnly


class Callers:
    """Everybody who calls. What is known of them is forgotten whenever somebody changes."""

    def __init__(self, settings: Settings, database: Database, cookies: Cookies) -> None:
        self.settings = settings
        self.database = database
        self.cookies = cookies
        self.changes = 0
        """How often somebody changed: what was read before and comes late is not remembered."""
        self._remembered: dict[str, tuple[float, Caller]] = {}
        self._seen: dict[str, float] = {}
        """When it was last written down of a session or a token that it was seen."""

    async def caller(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Caller:
        """Who makes a request; a token counts before the cookie."""
        authorization, cookie = headers.get("authorization"), cookies.get(COOKIE)
        caller = NOBODY
        if authorization is not None:
            scheme, _, token = authorization.partition(" ")
            if scheme.lower() == "bearer":
                caller = await self._by_token(digest_of(token.strip()))
        elif cookie and (session := self.cookies.session_of(cookie)) is not None:
            caller = await self._by_session(session)
        if caller.user is not None:
            self._see(caller, caller.user, headers.get("user-agent", ""))
        return caller

    async def _by_session(self, session: Session) -> Caller:
        return await self._known(session.id, lambda connection: _by_session(connection, session))

    async def _by_token(self, digest: str) -> Caller:
        found = await self._known(digest, lambda connection: _by_token(connection, digest))
        return found if _lasts(found, self.settings.now()) else NOBODY

    async def _known(self, key: str, find: Callable[[Connection], Caller]) -> Caller:
        """Who somebody is, looked up once in a while."""
        then, caller = self._remembered.get(key, (-_REMEMBERED_SECONDS, NOBODY))
        if time.monotonic() - then < _REMEMBERED_SECONDS:
            return caller
        changes = self.changes
        caller = await self.database.read(find)
        if changes == self.changes:
            if len(self._remembered) >= _MOST_REMEMBERED:
                self._remembered.clear()
            self._remembered[key] = (time.monotonic(), caller)
        return caller

    def forget(self) -> None:
        """Somebody has changed: look everybody up again."""
        self.changes += 1
        self._remembered.clear()

    async def gone(self, callers: Iterable[Caller]) -> set[Caller]:
        """Those of some callers who are not what they were: signed out, or with a token that has ended."""
        now, asked = self.settings.now(), set(callers)
        if not asked:
            return set()
        return await self.database.read(lambda connection: {one for one in asked if not _holds(connection, one, now)})

    # Being seen

    def _see(self, caller: Caller, user: User, user_agent: str) -> None:
        """Write down now and then that somebody was seen; nobody waits for it."""
        key = caller.session.id if caller.session else caller.digest
        then = self._seen.get(key)
        if then is not None and time.monotonic() - then < _SEEN_SECONDS:
            return
        if len(self._seen) >= _MOST_REMEMBERED:
            self._seen.clear()
        self._seen[key] = time.monotonic()
        now, session = self.settings.now(), caller.session
        row = None if session is None else SessionRow(session.id, device_of(user_agent), session.made, now)
        written = self.database.submit(lambda connection: _see(connection, user, row, now), None)
        written.add_done_callback(_note_failure)


def _see(connection: Connection, user: User, row: SessionRow | None, now: int) -> None:
    if row is None:
        kept_sessions.come(connection, user.id, now)
    else:
        kept_sessions.touch(connection, user.id, row)


def _note_failure(written: Future[Any]) -> None:
    if not written.cancelled() and (error := written.exception()) is not None:
        log.warning("it could not be written down that somebody was seen", exc_info=error)


def _by_session(connection: Connection, session: Session) -> Caller:
    user = kept_sessions.user_of(connection, session.user, session.id, session.made)
    return NOBODY if user is None else Caller(user, session)


def _by_token(connection: Connection, digest: str) -> Caller:
    found = kept_tokens.holder_of(connection, digest)
    return NOBODY if found is None else Caller(found[0], None, found[1], digest)


def _lasts(caller: Caller, now: int) -> bool:
    """Whether the token of a caller has not ended."""
    return caller.token is None or caller.token.until > now


def _holds(connection: Connection, caller: Caller, now: int) -> bool:
    """Whether a caller would be let in again."""
    if caller.session is not None:
        return _by_session(connection, caller.session).user is not None
    return caller.token is None or (_by_token(connection, caller.digest).user is not None and _lasts(caller, now))


def digest_of(secret: str) -> str:
    """The hash by which a secret is kept that nobody can guess."""
    return sha256(secret.encode()).hexdigest()
