"""One open socket: who looks, what they have seen, and what still has to be sent."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from deskovka.server.identity.callers import Caller
from deskovka.server.tables.live import Known
from deskovka.server.tables.watching import Watch

RESTART = 1012
SIGNED_OUT = 4401
KEPT_OUT = 4403
GONE = 4404
SILENT = 4408
TOO_MANY = 4429
TOO_SLOW = 4499


class Connection:
    """A socket with a bounded queue: a client that does not keep up is dropped."""

    def __init__(
        self, socket: WebSocket, caller: Caller, language: str, backlog: int, watch: Watch | None = None
    ) -> None:
        self.socket = socket
        self.user = caller.user
        self.caller = caller
        """By what its user is known."""
        self.watch = watch
        """What its link lets it watch, if it came by one."""
        self.language = language
        self.seat: int | None = None
        """Where its user sat when it was last told something."""
        self.known = Known(-1, 0)
        """What it was sent so far."""
        self.looks = True
        """Whether somebody sees the page."""
        self.heard = asyncio.get_running_loop().time()
        """When it last said anything."""
        self._queue: asyncio.Queue[str] = asyncio.Queue(backlog)
        self._closing: int | None = None
        self._close_wanted = asyncio.Event()

    @property
    def user_id(self) -> str | None:
        """Whose socket it is."""
        return self.user.id if self.user else None

    def offer(self, frame: str) -> None:
        """Send something as soon as the client takes it."""
        try:
            self._queue.put_nowait(frame)
        except asyncio.QueueFull:
            self.end(TOO_SLOW)

    def end(self, code: int) -> None:
        """Close the socket, without waiting for what is still to be sent."""
        if self._closing is None:
            self._closing = code
            self._close_wanted.set()

    async def run(self, receive: asyncio.Task[None], ping: asyncio.Task[None]) -> None:
        """Send, receive and ping until one of them ends or the socket is to be closed."""
        tasks = {
            receive,
            ping,
            asyncio.create_task(self._send()),
            asyncio.create_task(self._wait_for_end()),
        }
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, OSError)):
                raise result
        await self._close()

    async def _send(self) -> None:
        while True:
            await self.socket.send_text(await self._queue.get())

    async def _wait_for_end(self) -> None:
        await self._close_wanted.wait()

    async def _close(self) -> None:
        """Say good-bye, if somebody is there to hear it."""
        if self.socket.client_state == self.socket.application_state == WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(1):
                    await self.socket.close(self._closing or RESTART)
            except (OSError, RuntimeError, TimeoutError, WebSocketDisconnect):
                return
