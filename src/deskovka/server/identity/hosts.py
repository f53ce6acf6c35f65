"""By which names this server may be called: a page of another site must not reach it under that site's name."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from deskovka.server.errors import WrongHost
from deskovka.server.settings import Settings

ANY = "*"


class Hosts:
    """Addresses, this machine's own names, and those that whoever runs the server has named."""

    def __init__(self, settings: Settings) -> None:
        own = socket.gethostname().lower()
        named = {name_of(urlsplit(address).netloc) for address in (settings.address, *settings.origins) if address}
        self._any = ANY in settings.hosts
        self._names = {"localhost", own, f"{own}.local", *named, *(host.lower() for host in settings.hosts)}

    def check(self, host: str) -> None:
        """Raise unless ``Host`` names this server."""
        name = name_of(host)
        if not (self._any or name in self._names or name.endswith(".localhost") or _is_address(name)):
            raise WrongHost(host=name[:80])


def name_of(host: str) -> str:
    """The name in a ``Host``, without its port.

    >>> name_of("Table.example:8000"), name_of("[::1]:8000")
    ('table.example', '::1')
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
