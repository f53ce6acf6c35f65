"""Which devices an account was used on: there, nobody's wrong passwords keep its owner out."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

KNOWN_COOKIE = "deskovka_known"
KNOWN_SECONDS = 2 * 365 * 24 * 3600
_MOST = 5


class Device(msgspec.Struct, frozen=True):
    """A browser, and the accounts that were used in it; the last comes last."""

    id: str
    users: tuple[str, ...] = ()

    def with_user(self, user: str) -> Device:
        """The same browser once somebody has signed in.

        >>> Device("d", ("a", "b")).with_user("a")
        Device(id='d', users=('b', 'a'))
        """
        return Device(self.id, (*(known for known in self.users if known != user), user)[-_MOST:])


class Devices:
    """Cookies about devices; they let nobody in."""

    def __init__(self, keys: Sequence[bytes]) -> None:
        self._signer = URLSafeSerializer(list(keys), salt="device", signer_kwargs={"digest_method": sha256})

    def cookie(self, device: Device) -> str:
        """The cookie of a device."""
        return str(self._signer.dumps([device.id, list(device.users)]))

    def of(self, cookie: str | None) -> Device:
        """The device with this cookie; a new one without."""
        try:
            name, users = self._signer.loads((cookie or "")[:512])
            return Device(str(name), tuple(str(user) for user in users))
        except (BadSignature, ValueError, TypeError):
            return Device(secrets.token_urlsafe(9))
