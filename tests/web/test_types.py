"""The types that the pages are written against are those of the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_pages_are_those_of_the_server() -> None:
    """``make types`` has nothing to write."""
    command = [sys.executable, str(ROOT / "scripts" / "typescript.py"), "--check"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
