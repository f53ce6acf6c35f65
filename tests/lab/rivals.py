"""Another engine that always measures the same, in the place of the true one."""

import sys
from pathlib import Path

import pytest

READINGS = {"decisions_per_s": 1000.0, "games_per_s": 4.0, "copy_us": 50.0}

_PROGRAM = f"""#!{sys.executable}
import json, sys
print(json.dumps({{"version": "9.9"}}), flush=True)
for request in sys.stdin:
    wanted = ("copy_us",) if request.startswith("copy") else ("decisions_per_s", "games_per_s")
    print(json.dumps({{what: {READINGS}[what] for what in wanted}}), flush=True)
"""


@pytest.fixture
def stand_in_python(tmp_path: Path) -> str:
    """What to name as the Python of the other engine: a program that runs no Python but answers like the probe."""
    program = tmp_path / "python"
    program.write_text(_PROGRAM)
    program.chmod(0o755)
    return str(program)
