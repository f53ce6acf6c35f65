"""Whether a request that changes something comes from a page of this site."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from deskovka.server.errors import ForeignOrigin


def check_origin(headers: Mapping[str, str], allowed: tuple[str, ...]) -> None:
    """Raise when a browser says that a page of another site made the request.

    Programs that are no browsers send no origin; they carry no cookie that they were not given.
    """
    origin = headers.get("origin")
    if origin is not None:
        if origin not in allowed and _host(origin) != headers.get("host", "").lower():
            raise ForeignOrigin
    elif headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
        raise ForeignOrigin


def _host(origin: str) -> str | None:
    """The host and port of an origin; None when it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
