"""A server as somebody runs it: a process of its own, which can be killed and started again."""

from __future__ import annotations

import multiprocessing.forkserver as forkserver
import multiprocessing.reduction
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from deskovka.server import main
from deskovka.server.handing import Share
from deskovka.server.settings import Settings
from tests.server.running import NURSERY, PATIENCE, TOYS, Running

ROOT = Path(__file__).parents[3]


class ServerProcess(Running):
    """The real command in a real process. After a new start it is found at the same address."""

    def __init__(self, database: str, **settings: Any) -> None:
        patient = {"requests_per_second": 1e6, "requests_at_once": 10**6, "guests_at_once": 10**6, "games": TOYS}
        chosen = patient | settings
        self.environment = {f"DESKOVKA_{name.upper()}": str(value) for name, value in chosen.items()}
        self.database = database
        self.people = []
        self.port = 0
        self._log = tempfile.NamedTemporaryFile("ab")  # noqa: SIM115 (open as long as the server is used)
        self.start()
        self.address = f"http://127.0.0.1:{self.port}"

    @property
    def arguments(self) -> list[str]:
        return ["--port", str(self.port), "--db", self.database]

    def start(self) -> None:
        """Start the process, and wait until it says where it is."""
        reading, writing = os.pipe()
        with open(reading) as said:
            self.launch(writing, self._log.fileno())
            os.close(writing)
            line = said.readline()
        if not line.startswith("Deskovka: http://127.0.0.1:"):
            log = self.log()
            self.stop()
            raise AssertionError(log)
        self.port = int(line.rpartition(":")[2].strip("/\n"))

    def launch(self, stdout: int, stderr: int) -> None:
        command = (sys.executable, "-m", "deskovka.server", *self.arguments)
        environment = os.environ | self.environment
        self._process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=stdout, stderr=stderr)

    def end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(PATIENCE)

    def kill(self) -> None:
        """The process is gone, without a chance to tidy up."""
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        """End in order."""
        for person in self.people:
            person.http.close()
        self.end(signal.SIGTERM)
        self._log.close()

    def log(self) -> str:
        """What the server wrote down, through all its lives."""
        return Path(self._log.name).read_text()


class QuickServerProcess(ServerProcess):
    """The same, from a process that has everything imported already: it starts in a tenth of the time.

    Its workers come from there, too, unless it is to have a nursery of its own.
    """

    share: Share | None = None
    has_own_nursery = False

    def launch(self, stdout: int, stderr: int) -> None:
        outputs = [multiprocessing.reduction.DupFd(output) for output in (stdout, stderr)]
        work = (self.arguments, self.environment, outputs, self.share, self.has_own_nursery)
        self._child = NURSERY.Process(target=_serve, args=work)
        self._child.start()

    def end(self, how: signal.Signals) -> None:
        if self._child.is_alive() and self._child.pid is not None:
            os.kill(self._child.pid, how)
        self._child.join(PATIENCE)
        assert self._child.exitcode is not None


class QuickMember(QuickServerProcess):
    """One of several processes that hand connections to each other; it has a port of its own."""

    def __init__(self, database: str, share: Share, **settings: Any) -> None:
        self.share = share
        self._port = main.listen("127.0.0.1", 0, shared=True)
        """Keeps the port, from one life to the next."""
        super().__init__(database, **settings)

    @property
    def arguments(self) -> list[str]:
        return [self.database, str(self._port.getsockname()[1])]

    def stop(self) -> None:
        super().stop()
        self._port.close()


def _serve(
    arguments: list[str],
    environment: Mapping[str, str],
    outputs: list[Any],
    share: Share | None,
    has_own_nursery: bool,
) -> None:
    """What the process does."""
    os.environ.update(environment)
    if not has_own_nursery:  # it knows the address of the one that it comes from
        forkserver._forkserver.ensure_running = lambda: None  # type: ignore[method-assign]  # no second one
    for output, place in zip(outputs, (1, 2), strict=True):
        os.dup2(output.detach(), place)
    if share is None:
        sys.exit(main.main(arguments))
    settings, port = Settings.from_environment(database=arguments[0]), int(arguments[1])

    def ready() -> None:
        print(f"Deskovka: http://127.0.0.1:{port}/", flush=True)  # noqa: T201 (as the command does)

    main.serve_beside(settings, "127.0.0.1", port, share, ready, lambda _: None)
