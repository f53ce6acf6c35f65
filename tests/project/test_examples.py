"""What the README and the documentation tell people to type does what they show."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```\w*\n(.*?)^```$", re.DOTALL | re.MULTILINE)
TYPED = re.compile(r"^(?P<prompt>\S+ >) (?P<answer>.+)$")
"""A prompt, and what somebody typed at it."""


def examples() -> Iterator[object]:
    """Each command after a ``$``, with the lines shown under it."""
    for file in (PROJECT / "README.md", *sorted((PROJECT / "docs").rglob("*.md"))):
        for block in BLOCK.findall(file.read_text("utf-8")):
            for example in f"\n{block}".split("\n$ ")[1:]:
                command, *shown = example.splitlines()
                yield pytest.param(command, shown, id=f"{file.name}: {command.partition(' #')[0].strip()}")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """This folder, but for what is written into it."""
    for entry in PROJECT.iterdir():
        if entry.name != "saves":
            (tmp_path / entry.name).symlink_to(entry)
    return tmp_path


@pytest.mark.parametrize(("command", "shown"), list(examples()))
def test_an_example_can_be_typed_as_it_is_printed(command: str, shown: list[str], clone: Path) -> None:
    typed = "".join(f"{line['answer']}\n" for line in map(TYPED.match, shown) if line)
    ran = subprocess.run(
        ["bash", "-o", "pipefail", "-c", command],
        cwd=clone,
        env=os.environ | {"LANG": "en_US.UTF-8", "LC_ALL": ""},
        input=typed,
        capture_output=True,
        text=True,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    told = iter([line.rstrip() for line in ran.stdout.splitlines()])
    for line in shown:
        expected = TYPED.sub(r"\g<prompt>", line).rstrip()
        assert expected.strip() == "…" or expected in told, line


def test_the_targets_that_the_readme_names_exist() -> None:
    readme = (PROJECT / "README.md").read_text("utf-8")
    targets = re.findall(r"^make (\w+)", readme, re.MULTILINE) + re.findall(r"`make (\w+)`", readme)
    (others,) = re.findall(r"`make` alone lists the rest: (.*?)\.", readme, re.DOTALL)
    listed = subprocess.run(["make", "help"], cwd=PROJECT, capture_output=True, text=True, check=True).stdout
    for target in targets + re.findall(r"`([\w-]+)`", others):
        assert re.search(rf"^make {target} +\S", listed, re.MULTILINE), target
