"""The door: how many connections one address may hold, and how long a request may take to arrive."""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from deskovka.server.handing import Outbox
from deskovka.server.settings import BadSetting, Settings

_FULL = b"HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 10\r\n\r\n"


def proxies_of(settings: Settings) -> list[IPv4Network | IPv6Network]:
    """The proxies that are believed about who comes through them. Everybody is no proxy."""
    try:
        return [ip_network(part.strip()) for part in settings.proxies.split(",") if part.strip()]
    except ValueError:
        expected = "addresses or networks of proxies, with commas; whoever else came could claim any address"
        raise BadSetting(name="DESKOVKA_PROXIES", value=settings.proxies, expected=expected) from None


class Door:
    """Counts the connections of each address; proxies hold those of everybody."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._proxies = proxies_of(settings)
        self._inside: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Let a connection in, unless its address holds too many."""
        if self._inside[address] >= self.settings.connections_per_address and not self._is_proxy(address):
            return False
        self._inside[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection that was let in is gone."""
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]

    def _is_proxy(self, address: str) -> bool:
        return not address or any(ip_address(address) in network for network in self._proxies)


class Admitted(H11Protocol):
    """A connection that was let in here, or in another process that has handed it over."""

    begun: bytes = b""
    """What another process has read of its first request."""
    outbox: Outbox | None = None
    """By which it is handed over in turn."""


def doorkeeper(settings: Settings) -> type[Admitted]:
    """How requests are read: those that never end are hung up on, and so is whoever holds too many connections."""
    door = Door(settings)
    patience: dict[Any, float] = {h11.IDLE: settings.header_seconds, h11.SEND_BODY: settings.body_seconds}

    class Kept(Admitted):
        """A connection that the door counts."""

        outbox = Outbox(settings.share) if settings.share else None

        _address: str | None = None
        """Where it comes from, as long as it is counted."""
        _reading: Any = None
        """What is being read, for which there is only so much time."""
        _late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as above it
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if not door.enter(address):
                transport.write(_FULL)
                transport.close()
                return
            self._address = address
            self._watch()
            if self.begun:
                super().data_received(self.begun)

        def data_received(self, data: bytes) -> None:
            if self.outbox and self._is_between_requests() and self.outbox.hand_over(self.transport, data):
                self.transport.close()  # here; where it was handed to it is open
            else:
                super().data_received(data)

        def _is_between_requests(self) -> bool:
            states = (self.conn.our_state, self.conn.their_state)
            return states == (h11.IDLE, h11.IDLE) and not self.conn.trailing_data[0]

        def connection_lost(self, exc: Exception | None) -> None:
            self._let_go()
            super().connection_lost(exc)

        def handle_events(self) -> None:
            super().handle_events()
            if self._address is not None:
                self._watch()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._let_go()  # sockets are counted by themselves
            super().handle_websocket_upgrade(event)

        def _watch(self) -> None:
            """Give each part of a request its time, once."""
            state = self.conn.their_state
            if state is self._reading:
                return
            self._reading = state
            if self._late is not None:
                self._late.cancel()
            seconds = patience.get(state)
            self._late = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

        def _let_go(self) -> None:
            if self._late is not None:
                self._late.cancel()
            if self._address is not None:
                door.leave(self._address)
                self._address = None

    return Kept
