"""Who may watch a table, by secret links: what is public, or everything but later."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Literal, get_args

from deskovka.server.store.rows import RUNNING, Change
from deskovka.server.tables.live import Live

Watch = Literal["public", "everything"]

ANSWERS_BEHIND = 30
"""While a game runs, watchers who see everything are at least so many answers behind."""


class WatchLinks:
    """The tokens of the links: from the server's secret, so that nobody can guess one and none need be kept."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, table: str, watch: Watch) -> str:
        """The token with which somebody may watch."""
        digest = hmac.digest(self._key, f"{table} {watch}".encode(), sha256)
        return urlsafe_b64encode(digest[:24]).decode()

    def of(self, table: str, token: str | None) -> Watch | None:
        """What somebody who has a token may see."""
        given = (token or "").encode()
        return next(
            (watch for watch in get_args(Watch) if hmac.compare_digest(self.token(table, watch).encode(), given)), None
        )


def sits(live: Live, user: str | None) -> bool:
    """Whether somebody sits at a table, or may come back to a seat."""
    return user is not None and any(seat.user_id == user for seat in live.seats)


def may_watch_later(live: Live, user: str | None, watch: Watch | None) -> bool:
    """Whether somebody may see everything later: with the link, if the table has one, and never who sits there."""
    return watch == "everything" and live.here.late is not None and not sits(live, user)


def answers_before(changes: list[Change], count: int, replied: int, moment: int) -> int:
    """How many of the answers that stand now were given before a moment, for certain.

    ``count`` are settled now, ``replied`` are secret yet. What was taken back since and answered anew is not counted.
    """
    steps = [
        (change.at, 1 if change.kind == "answer" else -1) for change in changes if change.kind in ("answer", "undo")
    ]
    net = count + replied - sum(step for _, step in steps)
    before = net
    for at, step in steps:
        net += step
        before = net if at <= moment else min(before, net)
    return max(0, min(before, count))


def horizon(live: Live, changes: list[Change], now: int) -> int:
    """How many answers somebody who watches later may see now."""
    row, play = live.here, live.play
    if play is None or row.late is None:
        return 0
    seen = answers_before(changes, play.count, len(play.match.world.replied), now - row.late * 60_000)
    seen -= len(live.seats)  # secret answers may have been given before they were settled
    return max(0, min(seen, play.count - ANSWERS_BEHIND) if row.status == RUNNING else seen)
