"""Web push: messages that only one browser can read (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as BadBase64
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from deskovka.server.errors import Invalid

_LIFE = 12 * 3600
"""Seconds for which a signature counts."""
KEPT_SECONDS = 24 * 3600
"""How long a push service keeps a message for a browser that is off."""
_POINT, _AUTH = 65, 16
"""Bytes of a browser's public key, and of the secret that it shares with us."""


def new_key() -> bytes:
    """A fresh key of a server."""
    return generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32, "big")


def check_keys(p256dh: str, auth: str) -> None:
    """Raise unless these are the keys of a browser."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), unpacked(p256dh, _POINT))
        unpacked(auth, _AUTH)
    except ValueError:
        raise Invalid(where="keys", problem="p256dh, auth") from None


def packed(data: bytes) -> str:
    """Bytes as text."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str, length: int) -> bytes:
    """So many bytes from text."""
    try:
        data = urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except BadBase64:
        data = b""
    if len(data) != length:
        raise ValueError(text)
    return data


class PushKey:
    """The key by which push services know this server."""

    def __init__(self, key: bytes) -> None:
        self._vapid = Vapid02.from_raw(urlsafe_b64encode(key))
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = packed(point)
        """What a browser is told when it subscribes."""

    def headers(self, endpoint: str, contact: str) -> dict[str, str]:
        """What a push service wants to know: who sends, how long it counts, and how the message is packed."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + _LIFE, "sub": contact}
        return {
            **self._vapid.sign(claims),
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """A message that only the browser with these keys can read."""
    body = http_ece.encrypt(
        message,
        private_key=generate_private_key(SECP256R1()),
        dh=unpacked(p256dh, _POINT),
        auth_secret=unpacked(auth, _AUTH),
        version="aes128gcm",
    )
    assert isinstance(body, bytes)
    return body
