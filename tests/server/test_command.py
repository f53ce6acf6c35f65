"""The server as a process: how it begins, what it writes, and how it ends."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from deskovka.server.main import PortTaken, listen
from tests.server.running import PATIENCE, UNHURRIED


@contextmanager
def command(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """``deskovka serve`` on any free port, and where it is."""
    line = [sys.executable, "-m", "deskovka", "serve", "--port", "0", *arguments]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(line, cwd=folder, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout is not None
    try:
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found, (folder / "log").read_text()
        yield process, found[0]
    finally:
        process.stdout.close()
        process.kill()
        process.wait()


def test_the_command_serves_plays_and_ends_when_told(tmp_path: Path) -> None:
    secrets: list[str] = []
    with command(tmp_path) as (process, address), httpx.Client(base_url=address, timeout=PATIENCE) as http:
        me = http.post("/api/guest", json={"name": "Anna"}).json()
        headers = {"X-CSRF-Token": me["csrf"]}
        password = "correct horse battery"
        me = http.post("/api/account", json={"login": "anna", "password": password}, headers=headers).json()
        headers = {"X-CSRF-Token": me["csrf"]}
        token = http.post("/api/tokens", json={"name": "program"}, headers=headers).json()["token"]
        wish = {"game": "legends", "setup": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}
        table = http.post("/api/tables", json={**wish, "seed": "plum jam"}, headers=headers).json()["id"]
        invited = {**wish, "seats": [{"kind": "me"}, {"kind": "invited"}]}
        invite = http.post("/api/tables", json=invited, headers=headers).json()["invites"][0]["token"]
        http.get("/api/nowhere?token=" + token)
        secrets += [me["csrf"], http.cookies["deskovka"], password, token, invite, "plum jam"]
        cookie = {"Cookie": f"deskovka={http.cookies['deskovka']}"}
        uri = address.replace("http", "ws") + f"/api/tables/{table}/socket"
        with connect(uri, additional_headers=cookie, **UNHURRIED) as watching:
            assert json.loads(watching.recv(PATIENCE))["type"] == "table"
            process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                _receive_for_ever(watching)
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
    assert (tmp_path / "deskovka.db").exists()
    log = (tmp_path / "log").read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line for line in lines if line.get("route") == "/api/tables" and line["status"] == 201]
    assert not [line for line in lines if line["level"] in ("error", "critical")]
    assert not [secret for secret in secrets if secret in log]


def _receive_for_ever(watching: ClientConnection) -> None:
    while True:
        watching.recv(PATIENCE)


_LOOK = """
import gc
from deskovka.content.tables import Printed

printed, init = [], Printed.__init__
Printed.__init__ = lambda self, *parts: (printed.append(self), init(self, *parts))[1]

from deskovka.server import main

main.Announced.run = lambda *_, **__: print(gc.get_freeze_count(), *("tables" in vars(one) for one in printed))
main.main(["--port", "0", "--db", "sqlite:///deskovka.db"])
"""


def test_what_is_needed_is_there_before_the_first_who_comes_and_never_searched_for_garbage(tmp_path: Path) -> None:
    """Else a first table, or a search through the whole program, would keep everybody waiting."""
    said = subprocess.run([sys.executable, "-c", _LOOK], cwd=tmp_path, capture_output=True, text=True, check=True)
    frozen, *read = said.stdout.split()
    assert int(frozen) > 50_000
    assert set(read) == {"True"}


def test_a_server_that_cannot_begin_says_why_in_one_sentence(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "deskovka", "serve", "--port", "0", "--lang", "en", "--db", "mysql://x/y"]
    done = subprocess.run(line, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    (said,) = done.stderr.splitlines()
    assert "The database “mysql://x/y” cannot be used" in said


def test_an_address_that_is_none_is_told_in_one_sentence() -> None:
    with pytest.raises(PortTaken) as refused:
        listen("999.1.1.1", 0)
    assert "of 999.1.1.1 cannot be used" in str(refused.value)
    assert "\n" not in str(refused.value)
