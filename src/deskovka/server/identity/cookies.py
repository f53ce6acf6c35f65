"""The signed cookie of a browser, and the token that its requests must carry."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer

COOKIE = "deskovka"
COOKIE_SECONDS = 365 * 24 * 3600


class Session(msgspec.Struct, frozen=True):
    """What a cookie says: whose it is, and which of their browsers has it."""

    user: str
    id: str


class Cookies:
    """Cookies that only a server with this key can have made."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._signer = URLSafeTimedSerializer(key, salt="session", signer_kwargs={"digest_method": sha256})

    def make(self, user: str) -> str:
        """A new cookie for somebody."""
        return str(self._signer.dumps([user, secrets.token_urlsafe(12)]))

    def session_of(self, cookie: str) -> Session | None:
        """The session of a cookie; None when it was not made here, or too long ago."""
        try:
            user, session = self._signer.loads(cookie[:512], max_age=COOKIE_SECONDS)
        except (BadSignature, ValueError, TypeError):
            return None
        return Session(str(user), str(session))

    def csrf(self, cookie: str) -> str:
        """The token that belongs to a cookie."""
        return hmac.new(self._key, b"csrf " + cookie.encode(), sha256).hexdigest()

    def is_csrf(self, cookie: str, token: str) -> bool:
        """Whether the token belongs to the cookie."""
        return hmac.compare_digest(self.csrf(cookie).encode(), token.encode())
