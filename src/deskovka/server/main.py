"""Running the server: ``deskovka serve``."""

from __future__ import annotations

import argparse
import socket
import sys
import webbrowser
from collections.abc import Sequence

import uvicorn

from deskovka.kernel import DeskovkaError
from deskovka.server.app import create_app
from deskovka.server.logs import write_logs
from deskovka.server.settings import Settings
from deskovka.server.store import open_database

_SECONDS_TO_FINISH = 2


class PortTaken(DeskovkaError):
    """The address cannot be listened on."""

    key = "port-taken"
    sentence = "Port {port} of {host} cannot be used: {problem}."


class _Announced(uvicorn.Server):
    """A server that says where it is as soon as it is ready."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self._address = address
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address."""
        await super().startup(sockets)
        if self.started:
            print(f"Deskovka: {self._address}", flush=True)  # noqa: T201 (what the command is asked for)
            if self._open_browser:
                webbrowser.open(self._address)


def serve(host: str, port: int, database: str, open_browser: bool = False) -> int:
    """Serve until somebody ends it; gives the exit code. Port 0 takes any free one."""
    settings = Settings.from_environment(database=database)
    write_logs("info")
    open_database(settings.database).close()  # a wrong address is said in one sentence, before anything starts
    listener = listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    server = _Announced(config_of(settings), address, open_browser)
    server.run(sockets=[listener])
    return 0 if server.started else 1


def config_of(settings: Settings) -> uvicorn.Config:
    """How the web server is run."""
    return uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.frame_bytes,
        ws_ping_interval=None,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=_SECONDS_TO_FINISH,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on the address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, else asyncio delays what is sent
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise PortTaken(host=host, port=port, problem=getattr(error, "strerror", None) or str(error)) from None
    return listener


def main(arguments: Sequence[str] | None = None) -> int:
    """``python -m deskovka.server.main``."""
    parser = argparse.ArgumentParser(prog="deskovka.server.main", description="Serve tables.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--db", default="sqlite:///deskovka.db")
    given = parser.parse_args(arguments)
    try:
        return serve(given.host, given.port, given.db)
    except DeskovkaError as error:
        print(error, file=sys.stderr)  # noqa: T201 (what the command is asked for)
        return 2


if __name__ == "__main__":
    sys.exit(main())
