"""Load: a hundred tables and five hundred sockets on one server, measured from outside.

Each table has two players and some watchers, all on sockets of their own; the players answer at random. First at a
steady pace: the clock runs from sending an answer until everybody at the table has been told. Then as fast as the
server can take it, until as many answers are given as a hundred tables give in an hour: memory must not grow.

``--compare`` does a short form of it with one process on SQLite, and with one and two on PostgreSQL, side by side.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any, Literal, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.databases import Postgres

PLAYERS = 2
PATIENCE = 30.0
"""Seconds after which an answer that not everybody was told of counts as lost."""
AN_HOUR = 36_000
"""Answers that a hundred tables give in an hour, if at each somebody answers every ten seconds."""
MOST_MEDIAN, MOST_P99 = 50.0, 250.0
"""Milliseconds until everybody is told."""
MOST_GROWTH = 10.0
"""Per cent by which memory may be larger at the end than after a quarter of the hour."""
SETTINGS = {
    "DESKOVKA_REQUESTS_PER_SECOND": "1000000",  # everybody comes from one address here
    "DESKOVKA_REQUESTS_AT_ONCE": "1000000",
    "DESKOVKA_GUESTS_AT_ONCE": "1000000",
    "DESKOVKA_SOCKETS_PER_ADDRESS": "1000000",
    "DESKOVKA_CACHED_TABLES": "1",  # only tables that are looked at stay in memory: what is measured is no cache
}


class Options(argparse.Namespace):
    """What the command was given."""

    minutes: float
    answers: int
    tables: int
    sockets: int
    pace: float
    game: str
    seed: int
    compare: bool


class Question(msgspec.Struct):
    """What a player is asked."""

    options: list[list[str | int]]


class Frame(msgspec.Struct):
    """As much of a message on the socket as matters here."""

    type: Literal["table", "chat", "presence", "ping", "accepted", "refused"]
    seq: int = -1
    decision: int = -1
    waiting: list[int] = []
    question: Question | None = None
    result: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Frame).decode


class Lost(Exception):
    """A table at which the game cannot go on."""


def family(pid: int) -> list[int]:
    """A process and all that it has started and that live."""
    found = [pid]
    for thread in Path(f"/proc/{pid}/task").glob("*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            for child in (thread / "children").read_text().split():
                found += family(int(child))
    return found


def seconds_of(pid: int) -> float:
    """The seconds that a process, and those that it has started, have computed so far."""
    ticks = 0
    for each in family(pid):
        with suppress(FileNotFoundError):
            fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
            ticks += sum(map(int, fields[11:15]))  # its own, and that of those that are gone
    return ticks / os.sysconf("SC_CLK_TCK")


class Server:
    """The server, one process or several."""

    def __init__(self, folder: Path, database: str, processes: int = 1) -> None:
        where = ["--port", "0", "--db", database, "--processes", str(processes)]
        command = [sys.executable, "-m", "deskovka.server", *where]
        self._log = (folder / "log").open("w")
        self.process = subprocess.Popen(
            command, env=os.environ | SETTINGS, stdout=subprocess.PIPE, stderr=self._log, text=True
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Deskovka: "), "the server did not start"
        self.address = said.removeprefix("Deskovka: ").strip().rstrip("/")

    def memory(self) -> float:
        """The megabytes that its processes have in memory."""
        statuses = [Path(f"/proc/{each}/status").read_text() for each in family(self.process.pid)]
        lines = [line for status in statuses for line in status.splitlines() if line.startswith("VmRSS")]
        return sum(int(line.split()[1]) for line in lines) / 1024

    def seconds(self) -> float:
        """The seconds that its processes have computed so far."""
        return seconds_of(self.process.pid)

    def stop(self) -> None:
        """End the process in order."""
        self.process.terminate()
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._log.close()


class Measured:
    """What was measured."""

    def __init__(self) -> None:
        self.told: list[float] = []
        """Milliseconds from sending an answer until everybody was told, at the steady pace."""
        self.late: list[float] = []
        """How late this program itself was: what it measures cannot be more exact."""
        self.answers = 0
        self.games = 0
        self.sockets = 0
        self.fewest_sockets = 0
        """The fewest that were open at any moment of the play."""
        self.memory: list[float] = []
        """Megabytes after each quarter of the hour's worth."""
        self.per_second = 0.0
        """Answers, as fast as the server could take them."""
        self.computed = 0.0
        """Milliseconds that the server computed for each of them."""
        self.lost: list[str] = []


class Table:
    """A table with everybody at it."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.chance = Random(f"{load.options.seed} table {number}")
        self.latest: dict[int, Frame] = {}
        """The last message that each player got."""
        self._told: dict[int, int] = {}
        """How many have been told of each change."""
        self._told_at: dict[int, float] = {}
        self._accepted = -1
        """The change by which the last answer was stored."""
        self._problem: str | None = None
        self._news = asyncio.Event()

    async def play(self) -> None:
        """One game after another, until enough is measured; sockets are only closed when the next ones are open."""
        async with AsyncExitStack() as last:
            while not self.load.over:
                stack = AsyncExitStack()
                sockets = await self._sit_down(stack)
                await last.aclose()
                last.push_async_callback(stack.aclose)
                await self.load.all_seated(self)
                await self._play_game(sockets)

    async def _sit_down(self, stack: AsyncExitStack) -> list[ClientConnection]:
        """Two guests begin a game; they and some watchers open their sockets."""
        guests = [await self.load.guest() for _ in range(PLAYERS)]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1)
        wish = {"game": self.load.options.game, "setup": {"players": PLAYERS}, "seats": seats}
        table = (await self.load.post(guests[0], "/api/tables", wish))["id"]
        for seat in range(1, PLAYERS):
            await self.load.post(guests[seat], f"/api/tables/{table}/join", {"seat": seat})
        self.latest, self._told, self._told_at, self._accepted = {}, {}, {}, -1
        address = self.load.server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        sockets = []
        for place in range(self.load.options.sockets // self.load.options.tables):
            headers = {"Authorization": f"Bearer {guests[place]}"} if place < PLAYERS else {}
            opening = connect(address, additional_headers=headers, proxy=None, max_size=None, compression=None)
            sockets.append(await stack.enter_async_context(opening))
            self.load.measured.sockets += 1
            stack.callback(self.load.closed_socket)
            listening = asyncio.create_task(self._listen(place, sockets[-1]))
            stack.push_async_callback(_end, listening)
        return sockets

    async def _listen(self, place: int, socket: ClientConnection) -> None:
        """Note what comes on a socket, for as long as it is needed."""
        try:
            while True:
                await self._hear(place, socket, await socket.recv())
                self._news.set()
        except (ConnectionClosed, msgspec.MsgspecError) as problem:
            self._problem = f"a socket failed: {problem}"
            self._news.set()

    async def _hear(self, place: int, socket: ClientConnection, text: str | bytes) -> None:
        frame, now = decode(text), time.perf_counter()
        if frame.type == "ping":
            await socket.send('{"type":"pong"}')
        elif frame.type == "table":
            if place < PLAYERS:
                self.latest[place] = frame
            self._told[frame.seq] = self._told.get(frame.seq, 0) + 1
            self._told_at[frame.seq] = now
        elif frame.type == "accepted":
            self._accepted = frame.seq
        elif frame.type == "refused":
            self._problem = str(text)

    async def _play_game(self, sockets: list[ClientConnection]) -> None:
        await self._until(lambda: len(self.latest) == PLAYERS)
        while not self.load.over:
            first = self.latest[0]
            if first.result is not None:
                self.load.measured.games += 1
                return
            seat = self.chance.choice(first.waiting)
            asked = self.latest[seat]
            assert asked.question is not None
            option = self.chance.choice(asked.question.options)
            if not self.load.hurry:
                await asyncio.sleep(self.load.options.pace * self.chance.uniform(0.5, 1.5))
            await self._answer(sockets, seat, asked.decision, option)

    async def _answer(self, sockets: list[ClientConnection], seat: int, decision: int, option: list[str | int]) -> None:
        """Send an answer, and wait until everybody is told."""
        answer = {"type": "answer", "decision": decision, "option": option, "seat": seat}
        before, steady = self._accepted, not self.load.hurry
        begun = time.perf_counter()
        await sockets[seat].send(msgspec.json.encode(answer).decode())
        await self._until(lambda: self._accepted > before and self._told.get(self._accepted, 0) >= len(sockets))
        self.load.measured.answers += 1
        if steady:
            self.load.measured.told.append(1000 * (self._told_at[self._accepted] - begun))
        self._told = {seq: count for seq, count in self._told.items() if seq > self._accepted}
        self._told_at.clear()

    async def _until(self, condition: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not condition():
                    if self._problem is not None:
                        raise Lost(self._problem)
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise Lost(f"not everybody was told within {PATIENCE:.0f} s") from None


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


class Load:
    """All tables, and what is measured."""

    def __init__(self, options: Options, server: Server, client: httpx.AsyncClient) -> None:
        self.options = options
        self.server = server
        self.client = client
        self.measured = Measured()
        self.hurry = False
        """Whether the tables play as fast as they can."""
        self.over = False
        self._seated: set[Table] = set()
        self._ready = asyncio.Event()

    async def all_seated(self, table: Table) -> None:
        """Nobody begins before everybody sits at a table: that many people do not come in one second."""
        self._seated.add(table)
        if len(self._seated) == self.options.tables and not self._ready.is_set():
            self.measured.fewest_sockets = self.measured.sockets
            self._ready.set()
        await self._ready.wait()

    def closed_socket(self) -> None:
        """A table lets go of a socket."""
        self.measured.sockets -= 1
        if not self.over:
            self.measured.fewest_sockets = min(self.measured.fewest_sockets, self.measured.sockets)

    async def guest(self) -> str:
        """The token of somebody new."""
        response = await self.client.post("/api/guest", json={"name": "Guest"})
        headers = {"X-CSRF-Token": response.json()["csrf"], "Cookie": f"deskovka={response.cookies['deskovka']}"}
        made = await self.client.post("/api/tokens", json={"name": "load"}, headers=headers)
        return str(made.raise_for_status().json()["token"])

    async def post(self, token: str, path: str, body: dict[str, Any]) -> Any:
        """Do something in somebody's name."""
        headers = {"Authorization": f"Bearer {token}"}
        return (await self.client.post(path, json=body, headers=headers)).raise_for_status().json()

    async def run(self) -> None:
        """Play at all tables until everything is measured, or a table is lost."""
        async with asyncio.TaskGroup() as group:
            for number in range(self.options.tables):
                group.create_task(self._play(number))
            await self._ready.wait()
            await self._keep_pace()
            await self._make_haste()
            self.over = True

    async def _play(self, number: int) -> None:
        try:
            await Table(self, number).play()
        except Lost as lost:
            self.measured.lost.append(str(lost))
            self.over = True

    async def _keep_pace(self) -> None:
        """Measure how soon everybody is told."""
        end = time.monotonic() + 60 * self.options.minutes
        while time.monotonic() < end and not self.over:
            begun = time.perf_counter()
            await asyncio.sleep(0.02)
            self.measured.late.append(1000 * (time.perf_counter() - begun - 0.02))

    async def _make_haste(self) -> None:
        """Measure how much memory an hour's worth of answers takes."""
        self.hurry = True
        begun, computed, before = time.monotonic(), self.server.seconds(), self.measured.answers
        for quarter in (1, 2, 3, 4):
            while self.measured.answers - before < quarter * self.options.answers / 4 and not self.over:
                await asyncio.sleep(0.1)
            self.measured.memory.append(self.server.memory())
        given = max(1, self.measured.answers - before)
        self.measured.per_second = given / (time.monotonic() - begun)
        self.measured.computed = 1000 * (self.server.seconds() - computed) / given


class Bound(NamedTuple):
    """Something that was measured, and what it may be."""

    name: str
    value: float
    least: float
    most: float
    unit: str = ""

    @property
    def held(self) -> bool:
        """Whether it is what it may be."""
        return self.least <= self.value <= self.most

    def __str__(self) -> str:
        may_be = f"at least {self.least:g}" if self.most == float("inf") else f"at most {self.most:g}"
        verdict = "" if self.held else "   BROKEN"
        return f"{self.name:42}{self.value:10.1f} {self.unit:3}{may_be:>15} {self.unit}{verdict}"


def bounds(options: Options, measured: Measured) -> list[Bound]:
    """What must hold."""
    hundredths = quantiles(measured.told, n=100)
    first, *_, last = measured.memory
    return [
        Bound("until everybody is told: median", hundredths[49], 0, MOST_MEDIAN, "ms"),
        Bound("until everybody is told: p99", hundredths[98], 0, MOST_P99, "ms"),
        Bound("sockets held", measured.fewest_sockets, options.sockets, float("inf")),
        Bound("growth of memory from a quarter to the end", 100 * (last / first - 1), float("-inf"), MOST_GROWTH, "%"),
    ]


def report(options: Options, measured: Measured, size: int) -> str:
    """What was measured beside that, for people."""
    late = quantiles(measured.late, n=100)
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    memory = ", ".join(f"{megabytes:.0f}" for megabytes in measured.memory)
    lines = [
        f"{options.tables} tables of {options.game}, {measured.answers} answers, {measured.games} games to the end",
        f"steady pace: {len(measured.told)} answers in {options.minutes:g} minutes, the slowest took"
        f" {max(measured.told):.0f} ms; this program itself was late by {late[49]:.1f} ms (p99 {late[98]:.1f} ms)",
        f"as fast as it goes: {measured.per_second:.0f} answers a second, the server computes"
        f" {measured.computed:.1f} ms for each",
        f"memory of the server after each quarter: {memory} MB; database {size / 1e6:.1f} MB",
        f"load average of the machine: {load}, {os.cpu_count()} cores",
    ]
    return "\n".join(lines)


async def measure(options: Options, server: Server) -> Measured:
    """Run the load against a server."""
    forgetful = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # one client for all guests
    async with httpx.AsyncClient(
        base_url=server.address, timeout=PATIENCE, cookies=forgetful, trust_env=False
    ) as client:
        load = Load(options, server, client)
        await load.run()
        return load.measured


def measured_on(options: Options, server: Server) -> Measured:
    """What is measured on a server, which is stopped then."""
    try:
        return asyncio.run(measure(options, server))
    finally:
        server.stop()


def compare(options: Options) -> int:
    """One process on SQLite, one and two on PostgreSQL, side by side; 1 when a table was lost."""
    options.minutes, options.answers = min(options.minutes, 0.4), min(options.answers, 4_000)
    postgres = Postgres(fsync="on")
    lost = 0
    sys.stdout.write(f"{options.tables} tables of {options.game}, {options.sockets} sockets, {os.cpu_count()} cores\n")
    heads = ("load", "median ms", "p99 ms", "answers/s", "ms/answer", "of database", "MB")
    sys.stdout.write(f"{'':24}" + "".join(f"{head:>13}" for head in heads) + "\n")
    try:
        for processes in (0, 1, 2):
            with tempfile.TemporaryDirectory() as folder:
                url = postgres.new_database() if processes else f"sqlite:///{folder}/load.db"
                before = seconds_of(postgres.pid)
                measured = measured_on(options, Server(Path(folder), url, processes or 1))
                database = 1000 * (seconds_of(postgres.pid) - before) / max(1, measured.answers)
            lost += len(measured.lost)
            hundredths = quantiles(measured.told, n=100)
            found = (os.getloadavg()[0], hundredths[49], hundredths[98], measured.per_second, measured.computed)
            name = f"PostgreSQL, processes: {processes}" if processes else "SQLite, processes: 1"
            line = f"{name:24}" + "".join(f"{value:13.1f}" for value in (*found, database, measured.memory[-1]))
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()
    finally:
        postgres.stop()
        shutil.rmtree(postgres.folder)
    return 1 if lost else 0


def main() -> int:
    """The command: 1 when a bound is broken."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=1.0, help="at a steady pace")
    parser.add_argument("--answers", type=int, default=AN_HOUR, help="as fast as it goes")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--sockets", type=int, default=500, help="all sockets together")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two answers at one table")
    parser.add_argument("--game", default="legends")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compare", action="store_true", help="one and two processes side by side, in some minutes")
    options = parser.parse_args(namespace=Options())
    if options.compare:
        return compare(options)
    with tempfile.TemporaryDirectory() as folder:
        measured = measured_on(options, Server(Path(folder), f"sqlite:///{folder}/load.db"))
        size = sum(file.stat().st_size for file in Path(folder).glob("load.db*"))
    if measured.lost:
        sys.stdout.write("\n".join([f"{len(measured.lost)} tables were lost:", *sorted(set(measured.lost)), ""]))
        return 1
    found = bounds(options, measured)
    sys.stdout.write("\n".join([report(options, measured, size), "", *map(str, found), ""]))
    return 0 if all(bound.held for bound in found) else 1


if __name__ == "__main__":
    sys.exit(main())
