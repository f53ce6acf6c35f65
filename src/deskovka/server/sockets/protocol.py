"""Sockets as the web server runs them, but with a memory in which the message before still fits.

A table message is like the one before it but for a few lines. Deflate sends only those, as long as it remembers far
enough back: 32 kB instead of the 4 kB that uvicorn gives. A message is then a few hundred bytes instead of a few
thousand, and a socket takes about 100 kB more.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

_SMALL = 12
"""Clients send little: no more than 4 kB must be remembered of it."""
_MEMORY = {"memLevel": 5}


class SocketProtocol(WebSocketsSansIOProtocol):
    """A socket that remembers what it has sent."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        deflate = ServerPerMessageDeflateFactory(client_max_window_bits=_SMALL, compress_settings=_MEMORY)
        self.conn.available_extensions = [deflate]
