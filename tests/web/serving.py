"""The real server as a process of its own, and a cable to it that can be cut."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

from tests.web.wording import ROOT

SETTINGS = {
    "DESKOVKA_REQUESTS_PER_SECOND": "1000",
    "DESKOVKA_REQUESTS_AT_ONCE": "10000",
    "DESKOVKA_GUESTS_AT_ONCE": "10000",
    "DESKOVKA_AWAY_SECONDS": "0",
    "DESKOVKA_ERRAND_PATIENCE": "90",
    "DESKOVKA_NOTICE_PATIENCE": "90",
}
"""All who come have the same address, nobody waits until somebody counts as away, and the machine may be busy."""


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[str]:
    """The address of a server whose database and log are in this folder. It must not fail at anything."""
    log = folder / "server.log"
    command = [sys.executable, "-m", "deskovka.server", "--port", "0", "--db", f"sqlite:///{folder / 'tables.db'}"]
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))  # games of tests are found there
    environment = os.environ | SETTINGS | {"PYTHONPATH": path} | settings
    with (
        log.open("wb") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=environment) as process,
    ):
        assert process.stdout is not None
        said = process.stdout.readline().decode()
        if not said.startswith("Deskovka: "):
            process.kill()
            raise RuntimeError(f"The server did not start: {said}{log.read_text(encoding='utf-8')}")
        try:
            yield said.removeprefix("Deskovka: ").strip().rstrip("/")
        finally:
            process.terminate()
    failures = [line for line in log.read_text(encoding="utf-8").splitlines() if json.loads(line)["level"] == "error"]
    assert failures == []


class Cable:
    """A way to the server that can be cut and mended; what was under way is lost, as in a real network."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._server = (parts.hostname, parts.port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._whole = True
        self._open: list[socket.socket] = []
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Nothing gets through any more."""
        self._whole = False
        while self._open:
            _close(self._open.pop())

    def mend(self) -> None:
        """New connections get through again."""
        self._whole = True

    def remove(self) -> None:
        """Nobody needs it any more."""
        self.cut()
        _close(self._listener)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self._listener.accept()
                if not self._whole:
                    client.close()
                    continue
                server = socket.create_connection(self._server)
                self._open += [client, server]
                threading.Thread(target=_pass_on, args=(client, server), daemon=True).start()
                threading.Thread(target=_pass_on, args=(server, client), daemon=True).start()


def _pass_on(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while data := source.recv(65_536):
            target.sendall(data)
    _close(source)
    _close(target)


def _close(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
