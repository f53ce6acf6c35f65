"""The interface does what its own description says, whatever is sent: schemathesis makes up the requests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.hostile.neighbours import Neighbours
from tests.server.hostile.process import ROOT
from tests.server.running import Person, Running
from tests.server.test_answers import after_the_bids
from tests.server.test_archive import finished_table
from tests.server.test_identity import with_token

EXAMPLES, MORE_EXAMPLES = 3, 12
"""Of each operation, in every run of the tests and in the soak."""
CONFIG = """
hooks = "tests.server.hostile.sentences"

[generation]
max-examples = {examples}
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
    let_loose_as_nobody(new_server, tmp_path, EXAMPLES)


@pytest.mark.soak
def test_much_more_that_nobody_sends_gets_an_answer_that_is_described(new_server: Running, tmp_path: Path) -> None:
    let_loose_as_nobody(new_server, tmp_path, MORE_EXAMPLES)


def test_whatever_somebody_sends_gets_an_answer_that_is_described(new_server: Running, tmp_path: Path) -> None:
    let_loose_as_somebody(new_server, tmp_path, EXAMPLES)


@pytest.mark.soak
def test_much_more_that_somebody_sends_gets_an_answer_that_is_described(new_server: Running, tmp_path: Path) -> None:
    let_loose_as_somebody(new_server, tmp_path, MORE_EXAMPLES)


def let_loose_as_nobody(server: Running, folder: Path, examples: int) -> None:
    anna, bela, table = after_the_bids(server)
    let_loose(server, tables_of(anna, bela, table), folder, examples, "--phases", "fuzzing")
    assert anna.table(table)["me"] == 0


def let_loose_as_somebody(server: Running, folder: Path, examples: int) -> None:
    anna, bela, table = after_the_bids(server)
    program = with_token(server, anna)
    header = f"Authorization: {program.http.headers['authorization']}"
    let_loose(server, tables_of(anna, bela, table), folder, examples, "--header", header)
    assert program.get("/api/me")["user"]["id"] == anna.get("/api/me")["user"]["id"]
    Neighbours(server).play_on()


def tables_of(anna: Person, bela: Person, running: str) -> list[str]:
    """A table that is running, one that is over, and one that waits for players."""
    return [running, finished_table(anna, "me", "random"), bela.open_table("me", "open")]


def let_loose(server: Running, tables: list[str], folder: Path, examples: int, *options: str) -> None:
    """Let schemathesis loose on a server; what it finds fails the test."""
    config = folder / "schemathesis.toml"
    config.write_text(CONFIG.format(tables=tables, examples=examples))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run", "--no-color", *options]
    location = f"{server.address}/api/openapi.json"
    path = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT), str(ROOT / "src")])}
    done = subprocess.run([*command, location], cwd=folder, env=path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-8_000:] + done.stderr
