"""The interface does what its own description says, whatever is sent: schemathesis makes up the requests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.hostile.neighbours import Neighbours
from tests.server.hostile.process import ROOT
from tests.server.running import Person, Running
from tests.server.test_answers import after_the_bids
from tests.server.test_archive import finished_table
from tests.server.test_identity import with_token

CONFIG = """
hooks = "tests.server.hostile.sentences"

[generation]
max-examples = 12
deterministic = true
no-shrink = true

[checks.positive_data_acceptance]
enabled = false  # what the rules of a game refuse cannot be said in a schema

[checks.ensure_resource_availability]
enabled = false  # it takes the secret of a token for its id

[checks.unsupported_method]
enabled = false  # a page may stand at any address that is not the interface's

[checks.allow_header_conformance]
enabled = false  # likewise

[dictionaries.tables]
values = {tables}

[dictionaries.games]
values = ["harvest", "legends"]

[parameters]
"path.table" = {{ dictionary = "tables", probability = 0.8 }}
"path.game" = {{ dictionary = "games", probability = 0.8 }}
"body.game" = {{ dictionary = "games", probability = 0.8 }}
"""


def references(part: Any) -> list[str]:
    """Every reference in a document."""
    if isinstance(part, dict):
        found = [str(part["$ref"])] if "$ref" in part else []
        return found + [reference for value in part.values() for reference in references(value)]
    return [reference for value in part for reference in references(value)] if isinstance(part, list) else []


def test_the_description_refers_only_to_what_it_holds(server: Running) -> None:
    document = server.visitor().get("/api/openapi.json")
    known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    used = set(references(document))
    assert used <= known
    assert len(used) > 20


def test_whatever_nobody_sends_gets_an_answer_that_is_described(new_server: Running, tmp_path: Path) -> None:
    anna, bela, table = after_the_bids(new_server)
    let_loose(new_server, tables_of(anna, bela, table), tmp_path, "--phases", "fuzzing")
    assert anna.table(table)["me"] == 0


def test_whatever_somebody_sends_gets_an_answer_that_is_described(new_server: Running, tmp_path: Path) -> None:
    anna, bela, table = after_the_bids(new_server)
    program = with_token(new_server, anna)
    header = f"Authorization: {program.http.headers['authorization']}"
    let_loose(new_server, tables_of(anna, bela, table), tmp_path, "--header", header)
    assert program.get("/api/me")["user"]["id"] == anna.get("/api/me")["user"]["id"]
    Neighbours(new_server).play_on()


def tables_of(anna: Person, bela: Person, running: str) -> list[str]:
    """A table that is running, one that is over, and one that waits for players."""
    return [running, finished_table(anna, "me", "random"), bela.open_table("me", "open")]


def let_loose(server: Running, tables: list[str], folder: Path, *options: str) -> None:
    """Let schemathesis loose on a server; what it finds fails the test."""
    config = folder / "schemathesis.toml"
    config.write_text(CONFIG.format(tables=tables))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", "--no-color", *options]
    location = f"{server.address}/api/openapi.json"
    path = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    done = subprocess.run([*command, location], cwd=folder, env=path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-8_000:] + done.stderr
