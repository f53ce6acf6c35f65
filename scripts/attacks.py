"""Attacks: what others wait for while strangers have the server work, measured from outside.

Four people play at two tables and note how long each request takes, first in peace, then while strangers from many
addresses ask for 360 checks of set-ups, for 200 looks back at a record of 305 kB, and 40 times for a proof that a
game was fair. Nobody but the strangers may be kept waiting: exit code 1 when 99 of 100 take longer than 250 ms. Where
they do so in peace already, the machine is too busy to tell.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

import httpx

from scripts.load import MOST_P99, PATIENCE, Server
from tests.server.hostile.test_records import from_snapshot, working

ADDRESSES = 20
"""From so many the strangers come: each has no more at once than one may."""
RECORD, ANSWERS = 300_000, 700
"""Bytes of a snapshot, and answers after it."""
PEACE = 10.0
"""Seconds for which it is measured what requests take in peace."""
PAUSE = 0.05
SETTINGS = {
    "DESKOVKA_PROXIES": "127.0.0.1",  # everybody comes from an address of their own
    "DESKOVKA_REQUESTS_PER_SECOND": "1000000",  # not how often, but how much work is asked for
    "DESKOVKA_REQUESTS_AT_ONCE": "1000000",
    "DESKOVKA_GUESTS_AT_ONCE": "1000",
}


class Asked(NamedTuple):
    """A request that strangers send many times."""

    name: str
    method: str
    path: str
    body: dict[str, Any] | None
    times: int


class Attacked(NamedTuple):
    """What was measured: milliseconds that others waited, and what the strangers were told."""

    name: str
    waited: list[float]
    seconds: float
    statuses: dict[int, int]

    @property
    def p99(self) -> float:
        """What 99 of 100 requests took at most."""
        return quantiles(self.waited, n=100)[98]

    def __str__(self) -> str:
        told = ", ".join(f"{count} × {status}" for status, count in sorted(self.statuses.items()))
        verdict = "   BROKEN" if self.p99 > MOST_P99 else ""
        median = quantiles(self.waited, n=100)[49]
        return (
            f"{self.name:32}{len(self.waited):8}{median:10.1f}{self.p99:10.1f}{max(self.waited):10.1f}"
            f"{self.seconds:8.1f}  {told}{verdict}"
        )


def attack(address: str, asked: Asked) -> dict[int, int]:
    """What the strangers do, in a process of their own: everything at once; what they are told."""

    async def all_at_once() -> Counter[int]:
        limits = httpx.Limits(max_connections=100)
        async with httpx.AsyncClient(base_url=address, timeout=300, limits=limits, trust_env=False) as client:

            async def one(number: int) -> int:
                stranger = {"X-Forwarded-For": f"192.0.2.{number % ADDRESSES + 1}"}
                return (await client.request(asked.method, asked.path, json=asked.body, headers=stranger)).status_code

            return Counter(await asyncio.gather(*map(one, range(asked.times))))

    return dict(asyncio.run(all_at_once()))


class Person:
    """Somebody who plays, from an address of their own."""

    def __init__(self, server: Server, number: int) -> None:
        headers = {"X-Forwarded-For": f"198.51.100.{number + 1}"}
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE, headers=headers, trust_env=False)
        self.csrf = self.http.post("/api/guest", json={"name": f"Guest {number}"}).raise_for_status().json()["csrf"]

    def post(self, path: str, **body: Any) -> Any:
        """Do something."""
        response = self.http.post(path, headers={"X-CSRF-Token": self.csrf}, **body).raise_for_status()
        return response.json() if response.content else None


class Others:
    """Two tables with two people each, who play one after another."""

    def __init__(self, server: Server) -> None:
        self.people = [Person(server, number) for number in range(4)]
        self.tables = [self._seated(0), self._seated(2)]

    def _seated(self, first: int) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "legends", "setup": {"players": 2}, "seats": seats}
        table = str(self.people[first].post("/api/tables", json=wish)["id"])
        self.people[first + 1].post(f"/api/tables/{table}/join", json={"seat": 1})
        return table

    def play(self) -> Iterator[float]:
        """Everybody in turn looks, and answers what they are asked: the milliseconds that each request takes."""
        for number, person in enumerate(self.people):
            path = f"/api/tables/{self.tables[number // 2]}"
            begun = time.perf_counter()
            message = person.http.get(path).raise_for_status().json()
            yield 1000 * (time.perf_counter() - begun)
            if message["result"] is not None:
                self.tables[number // 2] = self._seated(number - number % 2)
            elif message["question"] is not None:
                option = message["question"]["options"][0]
                answer = {"decision": message["decision"], "seat": message["me"], "option": option}
                begun = time.perf_counter()
                person.post(f"{path}/answers", json=answer)
                yield 1000 * (time.perf_counter() - begun)

    def until(self, over: Future[dict[int, int]] | float) -> tuple[list[float], float]:
        """Play until the strangers have been told everything, or for some seconds; what was waited, and how long."""
        begun, waited = time.perf_counter(), list[float]()
        while len(waited) < 100 or not (time.perf_counter() - begun > over if isinstance(over, float) else over.done()):
            for one in self.play():
                waited.append(one)
                time.sleep(PAUSE)
        return waited, time.perf_counter() - begun


@contextmanager
def serving(games: str) -> Iterator[Server]:
    """A server with these games."""
    os.environ.update(SETTINGS | {"DESKOVKA_GAMES": games})
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), f"sqlite:///{folder}/attacks.db")
        try:
            yield server
        finally:
            server.stop()


def measured(server: Server, others: Others, asked: Asked) -> Attacked:
    """What others wait for during an attack."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as strangers:
        under_way = strangers.submit(attack, server.address, asked)
        waited, seconds = others.until(under_way)
        return Attacked(asked.name, waited, seconds, under_way.result())


def attacks() -> Iterator[Attacked]:
    """In peace, and then each attack."""
    with serving("deskovka.games:registry") as server:
        others = Others(server)
        others.until(1.0)  # until everything is warm
        yield Attacked("in peace", *others.until(PEACE), {})
        setup = {"players": 4, "preparation": "advanced", "edition": {"setup": {"advanced": {"draw": 6, "keep": 3}}}}
        yield measured(server, others, Asked("360 checks", "POST", "/api/games/root/setup", {"setup": setup}, 360))
    with serving("tests.server.toys:games") as server:
        others = Others(server)
        text = from_snapshot(*["0 rest"] * ANSWERS, goats=[10**6] * (RECORD // 9), **working(10**5))
        record = others.people[0].post("/api/records", content=text)["id"]
        others.until(1.0)
        path = f"/api/tables/{record}/replay?at={ANSWERS}&as=all"
        yield measured(server, others, Asked(f"200 looks back at {len(text) // 1000} kB", "GET", path, None, 200))
        yield measured(server, others, Asked("40 proofs of fairness", "GET", f"/api/tables/{record}/fair", None, 40))


def main() -> int:
    """The command: 1 when somebody else was kept waiting."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    heads = f"{'others wait, in milliseconds':32}{'requests':>8}{'median':>10}{'p99':>10}{'most':>10}{'s':>8}"
    sys.stdout.write(f"{heads}\n")
    broken = False
    for found in attacks():
        broken |= found.p99 > MOST_P99
        sys.stdout.write(f"{found}\n")
        sys.stdout.flush()
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    sys.stdout.write(f"load average of the machine: {load}, {os.cpu_count()} cores\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
