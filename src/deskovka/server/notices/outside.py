"""Sending something to an address that somebody gave us: never to a machine of our own network.

Nothing is followed, nothing is read but the status, and it takes a few seconds at most.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Mapping
from ipaddress import IPv6Network, ip_address
from socket import SOCK_STREAM
from urllib.parse import urlsplit

from deskovka.server.errors import BadAddress

_PLAIN = re.compile(r"[!-~]{1,1000}")
"""Letters that an address may have: none that could end a line of a request."""
_DISGUISES = tuple(IPv6Network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
"""Addresses that stand for addresses of the older kind, which may be ours."""


class Unreachable(Exception):
    """The address cannot be reached, or must not be."""


def check_address(address: str, local: bool) -> None:
    """Raise unless an address can be sent to: https, without a password; ``local`` allows http too."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadAddress(address=address) from None
    allowed = ("https", "http") if local else ("https",)
    if not _PLAIN.fullmatch(address) or parts.scheme not in allowed or not parts.hostname or port == 0:
        raise BadAddress(address=address)
    if "@" in parts.netloc or (not local and is_ours(parts.hostname)):
        raise BadAddress(address=address)


def is_ours(host: str) -> bool:
    """Whether a host is, by its name alone, a machine of our own network."""
    try:
        ip = ip_address(host)
    except ValueError:
        return host.lower() == "localhost" or host.lower().endswith((".localhost", ".local", ".internal"))
    return not ip.is_global or ip.is_multicast or any(ip in net for net in _DISGUISES if net.version == ip.version)


async def post(address: str, body: bytes, headers: Mapping[str, str], local: bool, seconds: float) -> int:
    """Send something; gives the status of the answer."""
    parts = urlsplit(address)
    host, secure = parts.hostname or "", parts.scheme == "https"
    try:
        async with asyncio.timeout(seconds):
            ip, port = await _found(host, parts.port or (443 if secure else 80), local)
            context = ssl.create_default_context() if secure else None
            name = host if secure else None
            reader, writer = await asyncio.open_connection(ip, port, ssl=context, server_hostname=name)
            try:
                target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
                lines = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
                head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
                writer.write(f"POST {target} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
                await writer.drain()
                return _status(await reader.readline())
            finally:
                writer.close()
    except (OSError, ValueError, TimeoutError, asyncio.LimitOverrunError) as error:
        raise Unreachable(type(error).__name__) from None


async def _found(host: str, port: int, local: bool) -> tuple[str, int]:
    """Where a host is; all of its addresses must be of the world outside."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
    ips = [str(place[4][0]) for place in found]
    if not local and any(is_ours(ip) for ip in ips):
        raise Unreachable("private")
    return ips[0], port


def _status(line: bytes) -> int:
    """The status in the first line of an answer."""
    version, status = line.split(b" ")[:2]
    if not version.startswith(b"HTTP/1."):
        raise ValueError("no answer")
    return int(status)
