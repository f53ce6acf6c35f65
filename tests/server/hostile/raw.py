"""Requests that no decent program sends, byte by byte."""

from __future__ import annotations

import json
import socket
from contextlib import suppress
from typing import Any

from tests.server.running import PATIENCE, Running


class Reply:
    """What came back, read by hand."""

    def __init__(self, received: bytes) -> None:
        head, _, self.body = received.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split()[1]) if first else 0
        """0 when the server said nothing at all."""
        self.headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}

    @property
    def error(self) -> dict[str, Any]:
        """The error, where the body is one of ours."""
        error: dict[str, Any] = json.loads(self.body)["error"]
        return error


def send(server: Running, *parts: bytes) -> Reply:
    """Send bytes to a server and read until it closes the connection."""
    received = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        with suppress(ConnectionError):  # the server has heard enough; what it said before counts
            for part in parts:
                connection.sendall(part)
        with suppress(ConnectionError):
            while piece := connection.recv(65_536):
                received += piece
    return Reply(received)


def request(method: str, path: str, *headers: str, body: bytes = b"", host: str = "127.0.0.1") -> bytes:
    """A request after which the connection closes."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", *headers]
    if body:
        lines += [f"Content-Length: {len(body)}", "Content-Type: application/json"]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body
