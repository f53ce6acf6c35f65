"""All open sockets of this process, by table."""

from __future__ import annotations

from collections import Counter

from deskovka.server.errors import TooMany
from deskovka.server.identity.callers import Callers
from deskovka.server.metrics import Metrics
from deskovka.server.settings import Settings
from deskovka.server.sockets.connection import GONE, KEPT_OUT, RESTART, SIGNED_OUT, Connection
from deskovka.server.store.rows import ChatLine
from deskovka.server.tables.answering import may_look
from deskovka.server.tables.live import Known, Live, Viewer, message, said
from deskovka.server.tables.visits import Visits
from deskovka.server.wire import ChatFrame, NudgeFrame, PresenceFrame, TableFrame, encode


class Hub:
    """It is told of every change of a table while nobody else changes it, and passes it on."""

    def __init__(self, settings: Settings, visits: Visits, metrics: Metrics) -> None:
        self.settings = settings
        self.visits = visits
        self.metrics = metrics
        self._at: dict[str, list[Connection]] = {}
        self._by_address: Counter[str] = Counter()
        self._by_user: Counter[str] = Counter()

    # Who is there

    def admit(self, address: str, user: str | None) -> None:
        """Count a new socket, unless there are too many of the same address or user."""
        of_user = self._by_user[user] if user else 0
        if self._by_address[address] >= self.settings.sockets_per_address or of_user >= self.settings.sockets_per_user:
            raise TooMany(seconds=10)
        self._by_address[address] += 1
        if user:
            self._by_user[user] += 1
        self.metrics.sockets.inc()

    def release(self, address: str, user: str | None) -> None:
        """A socket that was admitted is closed."""
        for counter, key in ((self._by_address, address), (self._by_user, user)):
            if key:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
        self.metrics.sockets.dec()

    def add(self, live: Live, connection: Connection) -> None:
        """Tell a socket of every change from now on."""
        self._at.setdefault(live.id, []).append(connection)

    def remove(self, table: str, connection: Connection) -> None:
        """Tell a socket nothing more."""
        there = self._at.get(table, [])
        if connection in there:
            there.remove(connection)
        if not there:
            self._at.pop(table, None)

    @property
    def watched(self) -> list[str]:
        """The tables that somebody looks at."""
        return list(self._at)

    def close(self) -> None:
        """The server closes: ask everybody to come again in a moment."""
        for connections in self._at.values():
            for connection in connections:
                connection.end(RESTART)

    async def look_at(self, callers: Callers, user: str | None = None) -> None:
        """Close what was opened with a session or a token that is worth nothing any more; of somebody, or of all."""
        known = [
            connection
            for connections in self._at.values()
            for connection in connections
            if connection.user_id is not None and user in (None, connection.user_id)
        ]
        gone = await callers.gone(connection.caller for connection in known)
        for connection in known:
            if connection.caller in gone:
                connection.end(SIGNED_OUT)

    # What it listens for

    def is_watched(self, table: str) -> bool:
        """Whether somebody looks at the table."""
        return table in self._at

    def table_changed(self, live: Live, ours: bool) -> None:
        """Send the table to everybody who looks, whoever changed it."""
        del ours
        frames: dict[object, str] = {}
        for connection in self._at.get(live.id, []):
            if may_look(live, connection.user_id, connection.watch):
                self.show(live, connection, frames=frames)
            else:
                connection.end(KEPT_OUT)

    def show(
        self, live: Live, connection: Connection, digest: int | None = None, frames: dict[object, str] | None = None
    ) -> None:
        """Send a socket the table, with as much of log and chat as it lacks; equal frames are made once."""
        seat = live.seat_of(connection.user_id)
        if seat != connection.seat:  # another seat knows another log
            connection.seat, connection.known = seat, Known(connection.known.seq, 0)
        viewer = Viewer(connection.user_id, seat, connection.language)
        mine = connection.user_id == live.here.owner
        kept = live.kept_for(connection.user_id)
        key = (seat, kept, mine, connection.language, connection.known, digest)
        frames = {} if frames is None else frames
        if key not in frames:
            frames[key] = encode(TableFrame(**message(live, viewer, connection.known, digest))).decode()
        connection.offer(frames[key])
        length = live.log_length(seat)
        connection.known = Known(live.here.seq, length)
        self.visits.saw(live.id, connection.user_id, length)

    def chat_changed(self, live: Live, lines: list[ChatLine]) -> None:
        """Send new lines of chat to everybody who looks."""
        frame = encode(ChatFrame(live.here.seq, [said(line) for line in lines])).decode()
        for connection in self._at.get(live.id, []):
            connection.offer(frame)
            connection.known = Known(live.here.seq, connection.known.log)

    def presence_changed(self, live: Live) -> None:
        """Tell everybody who looks who else is there."""
        frame = encode(PresenceFrame(live.online_seats())).decode()
        for connection in self._at.get(live.id, []):
            connection.offer(frame)

    def nudge(self, table: str, user: str, by: str) -> None:
        """Tell somebody who looks that somebody else waits for them."""
        frame = encode(NudgeFrame(by)).decode()
        for connection in self._at.get(table, []):
            if connection.user_id == user:
                connection.offer(frame)

    def table_gone(self, table: str) -> None:
        """There is nothing to look at any more."""
        for connection in self._at.get(table, []):
            connection.end(GONE)
