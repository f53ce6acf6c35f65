"""Running the server: ``deskovka serve``."""

from __future__ import annotations

import argparse
import asyncio
import gc
import resource
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from ipaddress import ip_address

import uvicorn

from deskovka.kernel import DeskovkaError
from deskovka.server.app import create_app
from deskovka.server.door import Admitted, doorkeeper
from deskovka.server.handing import Inbox, Share
from deskovka.server.logs import write_logs
from deskovka.server.processes import Processes
from deskovka.server.settings import Settings
from deskovka.server.sockets.protocol import SocketProtocol
from deskovka.server.store import open_database
from deskovka.server.tables.apart import warm
from deskovka.server.workers import prepare, registry_at

_SECONDS_TO_FINISH = 2


class PortTaken(DeskovkaError):
    """The address cannot be listened on."""

    key = "port-taken"
    sentence = "Port {port} of {host} cannot be used: {problem}."


class OneProcess(DeskovkaError):
    """Several processes are asked for where only one can be."""

    key = "one-process"
    sentence = (
        "Several processes need PostgreSQL: a SQLite file belongs to one. Name a database with --db postgresql://…"
    )


class Announced(uvicorn.Server):
    """A server that tells as soon as it is ready. As one of several it takes connections that others hand over."""

    def __init__(self, config: uvicorn.Config, share: Share | None, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._share = share
        self._ready = ready
        self._inbox: Inbox | None = None
        self._handed: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self._inbox = Inbox(self._share, self._take) if self._share else None
            self._ready()

    def _take(self, connection: socket.socket, begun: bytes) -> None:
        """Go on with a connection that another process has handed over."""
        task = asyncio.create_task(self._go_on_with(connection, begun))
        self._handed.add(task)
        task.add_done_callback(self._handed.discard)

    async def _go_on_with(self, connection: socket.socket, begun: bytes) -> None:
        loop = asyncio.get_running_loop()

        def protocol() -> Admitted:
            admitted = self._door(self.config, self.server_state, self.lifespan.state, loop)
            admitted.begun = begun
            return admitted

        try:
            await loop.connect_accepted_socket(protocol, connection)
        except OSError:  # whoever asked is gone
            connection.close()

    @property
    def _door(self) -> type[Admitted]:
        """How connections are let in."""
        door = self.config.http_protocol_class
        assert issubclass(door, Admitted)
        return door

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more, and finish what has begun."""
        if self._inbox is not None:
            self._inbox.close()
        await super().shutdown(sockets)
        if self._door.outbox is not None:
            self._door.outbox.close()

    def end(self) -> None:
        """End in order, as soon as possible."""
        self.should_exit = True


def serve(
    host: str, port: int, database: str, processes: int = 1, open_browser: bool = False, warning: str = ""
) -> int:
    """Serve until somebody ends it; gives the exit code. Port 0 takes any free one.

    What there is to warn of is said once the address can be used.
    """
    settings = Settings.from_environment(database=database)
    if processes > 1:
        settings = replace(settings, processes=processes)
    write_logs("info")
    _open_many_files()
    opened = open_database(settings.database)  # a wrong address is said in one sentence, before anything starts
    opened.close()
    if processes > 1 and not opened.shared:
        raise OneProcess
    listener = listen(host, port, processes > 1)
    if warning:
        print(warning, file=sys.stderr)  # noqa: T201 (for whoever runs the command)
    shown = f"[{host}]" if ":" in host else host
    port = listener.getsockname()[1]

    def announce() -> None:
        address = f"http://{shown}:{port}/"
        print(f"Deskovka: {address}", flush=True)  # noqa: T201 (what the command is asked for)
        if open_browser:
            webbrowser.open(address)

    _prepare_workers(settings)
    if processes > 1:  # the listener only keeps the port: nobody comes to it
        return Processes(partial(serve_beside, settings, host, port), processes).run(announce)
    _prepare(settings)
    server = Announced(config_of(settings), None, announce)
    server.run(sockets=[listener])
    return 0 if server.started else 1


def serve_beside(
    settings: Settings,
    host: str,
    port: int,
    share: Share,
    ready: Callable[[], None],
    gone: Callable[[Callable[[], None]], None],
) -> None:
    """What one of several processes does, all of which listen on one port."""
    write_logs("info")
    _prepare_workers(settings)
    _prepare(settings)
    server = Announced(config_of(replace(settings, share=share)), share, ready)
    gone(server.end)
    server.run(sockets=[listen(host, port, shared=True)])
    sys.exit(0 if server.started else 1)


def _prepare_workers(settings: Settings) -> None:
    """Let workers have what they would import when they begin: the program that runs, and the games."""
    games, _, _ = settings.games.partition(":")
    prepare("__main__", "deskovka.server.main", games)


def _prepare(settings: Settings) -> None:
    """Have at hand what will be needed, and never look through it for garbage again.

    The first table of a game would wait until its printed tables are read, and everybody else would, too. To look
    through all that the program consists of takes a tenth of a second, in which nobody is answered.
    """
    for game in registry_at(settings.games):
        warm(game)
    gc.collect()
    gc.freeze()


def is_exposed(host: str) -> bool:
    """Whether others reach the server without a proxy that ends TLS: then passwords travel as they are.

    >>> is_exposed("127.0.0.1"), is_exposed("localhost"), is_exposed("::1")
    (False, False, False)
    """
    try:
        local = ip_address(host).is_loopback
    except ValueError:
        local = host == "localhost"
    return not local and not Settings.from_environment().proxies


def _open_many_files() -> None:
    """Every socket is a file: as many as the machine allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def config_of(settings: Settings) -> uvicorn.Config:
    """How the web server is run."""
    return uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        http=doorkeeper(settings),
        ws=SocketProtocol,
        ws_max_size=settings.frame_bytes,
        ws_ping_interval=None,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=_SECONDS_TO_FINISH,
    )


def listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket that listens on the address; if it is shared, the system gives each of several their part."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, else asyncio delays what is sent
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise PortTaken(host=host, port=port, problem=getattr(error, "strerror", None) or str(error)) from None
    return listener


def main(arguments: Sequence[str] | None = None) -> int:
    """``python -m deskovka.server``."""
    parser = argparse.ArgumentParser(prog="deskovka.server", description="Serve tables.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--db", default="sqlite:///deskovka.db")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    try:
        return serve(given.host, given.port, given.db, given.processes)
    except DeskovkaError as error:
        print(error, file=sys.stderr)  # noqa: T201 (what the command is asked for)
        return 2
