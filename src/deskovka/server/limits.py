"""How often somebody may do something."""

from __future__ import annotations

from collections.abc import Hashable

from deskovka.server.errors import TooMany
from deskovka.server.identity.throttle import Throttle
from deskovka.server.settings import Settings

_LONG_ANSWER = 65_536
"""Bytes that cost as much as a request."""


class Limits:
    """Generous for people, tight for programs that run wild."""

    def __init__(self, settings: Settings) -> None:
        among = settings.processes
        self._requests = Throttle(settings.requests_per_second, settings.requests_at_once, among)
        self._chat = Throttle(1.0, 20, among)
        self._mails = Throttle(1 / 300, 10, among)
        self._nudges = Throttle(1 / 600, 1, settings.counters)
        self._uploads = Throttle(0.1, 20, among)
        self._thoughts = Throttle(0.2, 20, among)
        self._analyses = Throttle(1 / 60, 6, among)

    def check_nudge(self, table: str, user: str) -> None:
        """Reminders of one person at one table, whoever sends them."""
        _check(self._nudges, (table, user))

    def check_mail(self, user: str) -> None:
        """Messages that somebody has sent to themselves, or wherever they say they are."""
        _check(self._mails, user)

    def check_request(self, address: str) -> None:
        """Requests from one address."""
        _check(self._requests, address)

    def charge(self, address: str, size: int) -> None:
        """A long answer counts for as many requests as it has parts of some length."""
        self._requests.take(address, size // _LONG_ANSWER)

    def check_chat(self, user: str) -> None:
        """Lines of chat by one person."""
        _check(self._chat, user)

    def check_thought(self, user: str) -> None:
        """Thoughts of bots that one person asked for."""
        _check(self._thoughts, user)

    def check_analysis(self, user: str) -> None:
        """Analyses that one person asked for."""
        _check(self._analyses, user)

    def check_upload(self, user: str) -> None:
        """Records uploaded by one person."""
        _check(self._uploads, user)


def _check(throttle: Throttle, key: Hashable) -> None:
    seconds = throttle.wait(key)
    if seconds:
        raise TooMany(seconds=seconds)
