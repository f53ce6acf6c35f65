"""Running command lines: in this process, because that is fast, or in one of their own, as people do."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from deskovka.cli import main

RECORDS = Path(__file__).parents[1] / "records"
RECORD = RECORDS / "legends" / "two-players-first-map.game"
SWAMP = RECORDS / "legends" / "poison-swamp-and-citadels.game"


class Ran(NamedTuple):
    """What a command line came to."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one document on the standard output."""
        return json.loads(self.out)


def run(*words: object) -> Ran:
    """Carry a command line out in this process."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main([str(word) for word in words])
    return Ran(code, out.getvalue(), err.getvalue())


def run_process(*words: object) -> Ran:
    """Carry a command line out as a program."""
    line = [sys.executable, "-m", "deskovka", *map(str, words)]
    done = subprocess.run(line, capture_output=True, text=True, check=False, timeout=120)
    return Ran(done.returncode, done.stdout, done.stderr)


def refused(ran: Ran, code: int, *words: object) -> None:
    """Assert that a command line was refused in one sentence that has these words."""
    assert (ran.code, ran.out) == (code, "")
    sentence = ran.err.removesuffix("\n")
    assert sentence.endswith((".", "?")), sentence
    assert "\n" not in sentence
    for word in words:
        assert str(word) in sentence
