"""A real server on a real port, and people who use it."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

import httpx
import uvicorn
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from deskovka.server.context import Server
from deskovka.server.handing import Share
from deskovka.server.main import Announced, config_of, listen
from deskovka.server.settings import Settings

T = TypeVar("T")

NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(
    ["deskovka.server.main", "deskovka.games", "tests.server.hostile.process", "tests.server.toys"]
)
"""Where workers and servers come from, with everything imported already."""

ALL_GAMES = "deskovka.games:registry"
TOYS = "tests.server.toys:games"
PATIENCE = 120.0
"""Seconds that anything may take on a busy machine: only what is broken takes so long."""
UNHURRIED: dict[str, Any] = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE, "proxy": None}
"""How a socket is opened: else one that a busy machine serves late would count as one that is not served."""


class _Server(Announced):
    def __init__(self, config: uvicorn.Config, share: Share | None) -> None:
        self.ready = threading.Event()
        super().__init__(config, share, self.ready.set)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._loop, self._ending = asyncio.get_running_loop(), asyncio.Event()
        try:
            await super().startup(sockets)
        finally:
            self.ready.set()

    async def main_loop(self) -> None:
        """End as soon as it is told to, and not a tenth of a second later."""
        await self.on_tick(0)
        await self._ending.wait()

    def end(self) -> None:
        super().end()
        self._loop.call_soon_threadsafe(self._ending.set)


class Running:
    """A server in a thread of the test's own process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.people: list[Person] = []
        self.config = config_of(settings)
        self._server = _Server(self.config, settings.share)
        listener = listen("127.0.0.1", 0)
        self.port: int = listener.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listener]}, daemon=True)
        self._thread.start()
        assert self._server.ready.wait(PATIENCE)
        assert self._server.started, "the server did not start"

    @property
    def parts(self) -> Server:
        """What the server is made of."""
        app = self.config.app
        assert isinstance(app, FastAPI)
        server = app.state.server
        assert isinstance(server, Server)
        return server

    @property
    def connections(self) -> set[Any]:
        """The connections that it has now."""
        return set(self._server.server_state.connections)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Have the server do something, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.parts._tasks[0].get_loop()).result(PATIENCE)

    def ask_to_end(self) -> None:
        """Have the server end, and do not wait for it."""
        for person in self.people:
            person.http.close()
        if self._thread.is_alive():
            self._server.end()

    def stop(self) -> None:
        self.ask_to_end()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def visitor(self, **headers: str) -> Person:
        """Somebody whom the server does not know."""
        person = Person(self, headers)
        self.people.append(person)
        return person

    def guest(self, name: str, **headers: str) -> Person:
        person = self.visitor(**headers)
        person.csrf = person.post("/api/guest", {"name": name}, 201)["csrf"]
        return person


@contextmanager
def running(**settings: Any) -> Iterator[Running]:
    server = Running(settings_for_tests(**settings))
    try:
        yield server
    finally:
        server.stop()


def settings_for_tests(**given: Any) -> Settings:
    patient: dict[str, Any] = {
        "games": TOYS,
        "bot_answers_per_second": 1_000.0,
        "requests_per_second": 10_000.0,
        "requests_at_once": 10_000,
        "guests_at_once": 10_000,
        "away_seconds": 0.0,
        "return_seconds": 0.0,
    }
    return Settings(**patient | given)


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_767_268_800_000

    def __call__(self) -> int:
        return self.now


class Person:
    """Somebody with a browser, or a program with a token."""

    def __init__(self, server: Running, headers: dict[str, str]) -> None:
        self.server = server
        self.http = _client(server, headers=headers)
        self.csrf: str | None = None

    def move_to(self, server: Running) -> None:
        """The server was started again, or there is another one: go there with the same cookie."""
        headers, cookies = self.http.headers, self.http.cookies
        self.http.close()
        self.server = server
        self.http = _client(server, headers=headers, cookies=cookies)
        server.people.append(self)

    def call(self, method: str, path: str, body: Any = None, **options: Any) -> httpx.Response:
        headers = options.pop("headers", {})
        if self.csrf is not None and method != "GET":
            headers = {"X-CSRF-Token": self.csrf} | headers
        return self.http.request(method, path, json=body, headers=headers, **options)

    def get(self, path: str, expected: int = 200, **options: Any) -> Any:
        return _checked(self.call("GET", path, **options), expected)

    def post(self, path: str, body: Any = None, expected: int = 200, **options: Any) -> Any:
        found = _checked(self.call("POST", path, body, **options), expected)
        if path in _NEW_COOKIE and expected in (200, 201):
            self.csrf = found["csrf"]
        return found

    def open_table(self, *seats: str, game: str = "harvest", **wish: Any) -> str:
        """A table with ``me``, ``open``, ``invited`` seats and bots by their names."""
        wishes = [
            {"kind": seat} if seat in ("me", "open", "invited") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        setup = {"players": len(seats)} | wish.pop("setup", {})
        return str(self.post("/api/tables", {"game": game, "setup": setup, "seats": wishes, **wish}, 201)["id"])

    def join(self, table: str, seat: int, invite: str | None = None, expected: int = 200) -> Any:
        return self.post(f"/api/tables/{table}/join", {"seat": seat, "invite": invite}, expected)

    def table(self, table: str, **query: Any) -> dict[str, Any]:
        found = self.get(f"/api/tables/{table}", params=query)
        assert isinstance(found, dict)
        return found

    def answer(self, table: str, *option: str | int, expected: int = 200) -> Any:
        """Answer what I am asked now."""
        message = self.table(table)
        return self.answer_to(table, message, list(option), expected)

    def answer_to(self, table: str, message: dict[str, Any], option: list[str | int], expected: int = 200) -> Any:
        body = {"decision": message["decision"], "option": option, "seat": message["me"]}
        return self.post(f"/api/tables/{table}/answers", body, expected)

    def answer_in_time(self, table: str, message: dict[str, Any], option: list[str | int]) -> bool:
        """Answer unless somebody who may act has come before; whether it was in time."""
        body = {"decision": message["decision"], "option": option, "seat": message["me"]}
        response = self.call("POST", f"/api/tables/{table}/answers", body)
        if response.status_code != 409:
            _checked(response, 200)
        return response.status_code == 200

    def undo(self, table: str, expected: int = 200) -> Any:
        message = self.table(table)
        body = {"decision": message["decision"], "seat": message["me"]}
        return self.post(f"/api/tables/{table}/undo", body, expected)

    @contextmanager
    def socket(self, table: str, query: str = "", **headers: str) -> Iterator[Watching]:
        address = self.server.address.replace("http", "ws") + f"/api/tables/{table}/socket{query}"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        known = {"Authorization": self.http.headers["authorization"]} if "authorization" in self.http.headers else {}
        sent = known | ({"Cookie": cookies} if cookies else {}) | headers
        with connect(address, additional_headers=sent, **UNHURRIED) as connection:
            yield Watching(connection)


def finish(work: Coroutine[Any, Any, T], loop: Callable[[], asyncio.AbstractEventLoop] | None = None) -> T:
    """Do some work in an event loop of its own: in this thread that of Playwright may be running."""

    def work_it_off() -> T:
        with asyncio.Runner(loop_factory=loop) as runner:
            return runner.run(work)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(work_it_off).result()


def until(condition: Callable[[], T]) -> T:
    """Wait for something that nobody tells of; gives what it was."""
    end = time.monotonic() + PATIENCE
    while not (found := condition()):
        assert time.monotonic() < end, "it did not come to pass"
        time.sleep(0.01)
    return found


_NEW_COOKIE = ("/api/account", "/api/session", "/api/password", "/api/recovery/use")
"""What gives a browser a new cookie, and with it the token that belongs to it."""


class Watching:
    """An open socket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def receive(self) -> dict[str, Any]:
        message = json.loads(self.connection.recv(PATIENCE))
        assert isinstance(message, dict)
        if message["type"] == "ping":
            self.send(type="pong")  # whoever waits for long is still there
        return message

    def until(self, condition: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The next message for which the condition holds."""
        end = time.monotonic() + PATIENCE
        while not condition(message := self.receive()):
            assert time.monotonic() < end, "nothing of the kind was told"
        return message

    def table(self, condition: Callable[[dict[str, Any]], Any] = lambda _: True) -> dict[str, Any]:
        """The next table message for which the condition holds."""
        return self.until(lambda message: message["type"] == "table" and condition(message))

    def close_code(self) -> int:
        """Why the server closes the socket."""
        try:
            while True:
                self.connection.recv(PATIENCE)
        except ConnectionClosed:
            assert self.connection.close_code is not None
            return self.connection.close_code

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))


def _client(server: Running, **options: Any) -> httpx.Client:
    """Nothing here is encrypted: to read the certificates of the world would take longer than most tests do."""
    return httpx.Client(base_url=server.address, timeout=PATIENCE, verify=False, trust_env=False, **options)


def _checked(response: httpx.Response, expected: int) -> Any:
    assert response.status_code == expected, f"{response.status_code} {response.text}"
    if expected >= 400:
        return response.json()["error"]
    return response.json() if response.content and "json" in response.headers["content-type"] else response.text
