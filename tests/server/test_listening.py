"""The socket on which the server listens."""

from __future__ import annotations

import asyncio
import socket

from deskovka.server.main import listen
from tests.server.running import finish


def test_nothing_that_is_sent_waits_for_more() -> None:
    async def accepted() -> int:
        answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def connected(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            taken: socket.socket = writer.get_extra_info("socket")
            answered.set_result(taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = listen("127.0.0.1", 0)
        async with await asyncio.start_server(connected, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname()[:2])
            nodelay = await asyncio.wait_for(answered, 20)
            writer.close()
            await writer.wait_closed()
            return nodelay

    assert finish(accepted()) == 1
