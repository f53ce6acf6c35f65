"""Attacks: what others wait for while strangers have the server work, measured from outside.

Four people play at two tables and note how long each request takes, first in peace, then while strangers from many
addresses ask for 360 checks of set-ups, for 200 looks back at a record of 305 kB, and 40 times for a proof that one of
eight such games was fair. Nobody but the strangers may be kept waiting: exit code 1 when 99 of 100 take longer than
250 ms. Where they do so in peace already, the machine is too busy to tell. It is noted besides how long the server
computes from a request until its answer, for whomever: that says the same on a busy machine and on a quiet one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple, TypeVar

import httpx

from scripts.load import MOST_P99, PATIENCE, Server
from tests.server.hostile.test_records import finished

T = TypeVar("T")

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
    """A request that strangers send many times, to one path after another."""

    name: str
    method: str
    paths: list[str]
    body: dict[str, Any] | None
    times: int


class Waited(NamedTuple):
    """What a request took, in milliseconds: until its answer, and in which the server computed meanwhile."""

    until: float
    computed: float


class Attacked(NamedTuple):
    """What was measured: what others waited for, and what the strangers were told."""

    name: str
    waited: list[Waited]
    seconds: float
    statuses: dict[int, int]

    @property
    def p99(self) -> float:
        """What 99 of 100 requests took at most."""
        return quantiles([one.until for one in self.waited], n=100)[98]

    def __str__(self) -> str:
        told = ", ".join(f"{count} × {status}" for status, count in sorted(self.statuses.items()))
        verdict = "   BROKEN" if self.p99 > MOST_P99 else ""
        until, computed = ([one[part] for one in self.waited] for part in (0, 1))
        found = (quantiles(until, n=100)[49], self.p99, max(until), quantiles(computed, n=100)[98], max(computed))
        numbers = "".join(f"{one:10.1f}" for one in found)
        return f"{self.name:32}{len(self.waited):8}{numbers}{self.seconds:8.1f}  {told}{verdict}"


def attack(address: str, asked: Asked) -> dict[int, int]:
    """What the strangers do, in a process of their own: everything at once; what they are told."""

    async def all_at_once() -> Counter[int]:
        limits = httpx.Limits(max_connections=100)
        async with httpx.AsyncClient(base_url=address, timeout=300, limits=limits, trust_env=False) as client:

            async def one(number: int) -> int:
                stranger = {"X-Forwarded-For": f"192.0.2.{number % ADDRESSES + 1}"}
                path = asked.paths[number % len(asked.paths)]
                return (await client.request(asked.method, path, json=asked.body, headers=stranger)).status_code

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
        self._computing = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/schedstat")
        self.people = [Person(server, number) for number in range(4)]
        self.tables = [self._seated(0), self._seated(2)]

    def _seated(self, first: int) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "legends", "setup": {"players": 2}, "seats": seats}
        table = str(self.people[first].post("/api/tables", json=wish)["id"])
        self.people[first + 1].post(f"/api/tables/{table}/join", json={"seat": 1})
        return table

    def _computed(self) -> float:
        """The milliseconds that the server has computed so far, where everybody waits for it."""
        return int(self._computing.read_text().split()[0]) / 1e6

    def _wait(self, ask: Callable[[], T]) -> tuple[T, Waited]:
        computed, begun = self._computed(), time.perf_counter()
        answer = ask()
        return answer, Waited(1000 * (time.perf_counter() - begun), self._computed() - computed)

    def play(self) -> Iterator[Waited]:
        """Everybody in turn looks, and answers what they are asked: what each request takes."""
        for number, person in enumerate(self.people):
            path = f"/api/tables/{self.tables[number // 2]}"
            looked, waited = self._wait(partial(person.http.get, path))
            yield waited
            message = looked.raise_for_status().json()
            if message["result"] is not None:
                self.tables[number // 2] = self._seated(number - number % 2)
            elif message["question"] is not None:
                option = message["question"]["options"][0]
                answer = {"decision": message["decision"], "seat": message["me"], "option": option}
                yield self._wait(partial(person.post, f"{path}/answers", json=answer))[1]

    def until(self, over: Future[dict[int, int]] | float) -> tuple[list[Waited], float]:
        """Play until the strangers have been told everything, or for some seconds; what was waited, and how long."""
        begun, waited = time.perf_counter(), list[Waited]()
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
        yield measured(server, others, Asked("360 checks", "POST", ["/api/games/root/setup"], {"setup": setup}, 360))
    with serving("tests.server.toys:games") as server:
        others = Others(server)
        text = finished(ANSWERS, goats=[10**6] * (RECORD // 9))
        records = [person.post("/api/records", content=text)["id"] for person in others.people for _ in range(2)]
        others.until(1.0)
        path = f"/api/tables/{records[0]}/replay?at={ANSWERS}&as=all"
        yield measured(server, others, Asked(f"200 looks back at {len(text) // 1000} kB", "GET", [path], None, 200))
        paths = [f"/api/tables/{record}/fair" for record in records]
        yield measured(server, others, Asked("40 proofs of fairness", "GET", paths, None, 40))


def main() -> int:
    """The command: 1 when somebody else was kept waiting."""
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    heads = "".join(f"{head:>10}" for head in ("median", "p99", "most", "c. p99", "c. most"))
    sys.stdout.write(f"{'others wait, in milliseconds':32}{'requests':>8}{heads}{'s':>8}\n")
    broken = False
    for found in attacks():
        broken |= found.p99 > MOST_P99
        sys.stdout.write(f"{found}\n")
        sys.stdout.flush()
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    sys.stdout.write(f"c.: the server computed meanwhile; load average: {load}, {os.cpu_count()} cores\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
