"""The signed cookie of a browser, and the token that its requests must carry."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from hashlib import sha256

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE = "deskovka"
COOKIE_SECONDS = 365 * 24 * 3600
_FRESH_SECONDS = 30 * 24 * 3600


class Session(msgspec.Struct, frozen=True):
    """What a cookie says: whose it is, which of their browsers has it, and when it was signed, in milliseconds."""

    user: str
    id: str
    made: int


class Cookies:
    """Cookies that only a server with one of these keys can have made; the last key is the one that signs."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._keys = keys
        self._signer, self._newest = (
            URLSafeTimedSerializer(some, salt="session", signer_kwargs={"digest_method": sha256})
            for some in (list(keys), keys[-1])
        )

    def make(self, user: str, session: str) -> str:
        """A cookie for a session of somebody."""
        return str(self._signer.dumps([user, session]))

    def session_of(self, cookie: str) -> Session | None:
        """The session of a cookie; None when it was not made here, or too long ago."""
        try:
            (user, session), made = self._signer.loads(cookie[:512], return_timestamp=True)
        except (BadSignature, ValueError, TypeError):
            return None
        if datetime.now(UTC) - made > timedelta(seconds=COOKIE_SECONDS):  # one made later is fine: clocks go back
            return None
        return Session(str(user), str(session), int(made.timestamp() * 1000))

    def is_fresh(self, cookie: str) -> bool:
        """Whether a cookie was signed with the present key, and not long ago; else it is better made anew."""
        try:
            self._newest.loads(cookie[:512], max_age=_FRESH_SECONDS)
        except BadSignature:
            return False
        return True

    def csrf(self, session: Session) -> str:
        """The token that belongs to a session."""
        return _csrf(self._keys[-1], session)

    def is_csrf(self, session: Session, token: str) -> bool:
        """Whether the token belongs to the session, whichever of the keys made it."""
        return any(hmac.compare_digest(_csrf(key, session).encode(), token.encode()) for key in self._keys)


def new_session() -> str:
    """The id of a new session."""
    return secrets.token_urlsafe(12)


def _csrf(key: bytes, session: Session) -> str:
    return hmac.new(key, b"csrf " + session.id.encode(), sha256).hexdigest()
