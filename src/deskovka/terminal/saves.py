"""Saved games: records in files, with a line that says who sits where.

A saved game holds everything, the seed and secret answers included: whoever reads it knows what is hidden.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from deskovka.content.files import CannotWrite, check_target, read_file
from deskovka.kernel import DeskovkaError, Match, Record
from deskovka.terminal.seats import Seat, read_seat, write_seats

FOLDER = Path("saves")
ENDING = ".game"
SEATS = "# seats "


class FileTaken(DeskovkaError):
    """The file holds something other than this game."""

    key = "file-taken"
    sentence = "{file} already holds something else; name another file."


def program() -> str:
    """The program as this machine finds it, so that a line that is shown can be typed."""
    called = Path(sys.argv[0])
    if called.name != "deskovka":
        return "python -m deskovka"
    on_the_path = shutil.which(called.name)
    return called.name if on_the_path and called.samefile(on_the_path) else os.path.relpath(called)


def read_save(file: Path) -> tuple[Record, list[Seat]]:
    """The record in a file, and who sits where; no seats when the file does not say."""
    data = read_file(file)
    record = Record.parse(data)
    lines = [line.removeprefix(SEATS) for line in data.decode().splitlines() if line.startswith(SEATS)]
    return record, [read_seat(text) for text in lines[0].split(",")] if lines else []


def write_save(file: Path, match: Match[Any], seats: Sequence[Seat]) -> None:
    """Write the whole game to a file, at once or not at all; the folder is made where it is missing."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished.write_text(f"{SEATS}{write_seats(seats)}\n{match.record}", "utf-8")
        unfinished.replace(file)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink()
        raise CannotWrite(file=str(file), problem=error.strerror or str(error)) from None


def save_copy(file: Path, match: Match[Any], seats: Sequence[Seat]) -> None:
    """Write the game where a person wants it; only an earlier or later moment of the same game is written over."""
    check_target(file)
    if file.exists() and not _is_same_game(file, match):
        raise FileTaken(file=str(file))
    write_save(file, match, seats)


def _is_same_game(file: Path, match: Match[Any]) -> bool:
    try:
        record, _ = read_save(file)
    except DeskovkaError:
        return False
    return record.seed == match.seed and record.setup == match.record.setup


def file_for(match: Match[Any]) -> Path:
    """Where a game is saved by itself: no other game, nor another course of this one, is written over."""
    name = f"{match.game.id}-{match.seed.hex()[:8]}"
    file = FOLDER / f"{name}{ENDING}"
    number = 1
    while file.exists() and not _goes_on_from(file, match):
        number += 1
        file = FOLDER / f"{name}-{number}{ENDING}"
    return file


def _goes_on_from(file: Path, match: Match[Any]) -> bool:
    """Whether the match stands where the game in the file stands, or later."""
    try:
        record, _ = read_save(file)
    except DeskovkaError:
        return False
    answers = match.record.answers
    return _is_same_game(file, match) and record.answers == answers[: len(record.answers)]


def saved_games() -> list[Path]:
    """The games saved here, the latest first."""
    return sorted(FOLDER.glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime, reverse=True)
