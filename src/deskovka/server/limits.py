"""How often somebody may do something."""

from __future__ import annotations

from deskovka.server.errors import TooMany
from deskovka.server.identity.throttle import Throttle
from deskovka.server.settings import Settings


class Limits:
    """Generous for people, tight for programs that run wild."""

    def __init__(self, settings: Settings) -> None:
        self._requests = Throttle(settings.requests_per_second, settings.requests_at_once)
        self._chat = Throttle(per_second=1.0, at_once=20)
        self._uploads = Throttle(per_second=0.1, at_once=20)

    def check_request(self, address: str) -> None:
        """Requests from one address."""
        _check(self._requests, address)

    def check_chat(self, user: str) -> None:
        """Lines of chat by one person."""
        _check(self._chat, user)

    def check_upload(self, user: str) -> None:
        """Records uploaded by one person."""
        _check(self._uploads, user)


def _check(throttle: Throttle, key: str) -> None:
    seconds = throttle.wait(key)
    if seconds:
        raise TooMany(seconds=seconds)
