"""Records in files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from deskovka.kernel import BrokenRecord, DeskovkaError, Record


class NoFile(DeskovkaError):
    """There is no such file."""

    key = "no-file"
    sentence = "There is no file {file}."


class FileIsFolder(DeskovkaError):
    """A folder was named instead of a file."""

    key = "file-is-folder"
    sentence = "{file} is a folder; name a file in it."


class CannotRead(DeskovkaError):
    """The system does not let the file be read."""

    key = "cannot-read"
    sentence = "{file} cannot be read: {problem}."


class DamagedSnapshot(BrokenRecord):
    """The snapshot of a record is JSON, but no state of the game."""

    key = "damaged-snapshot"
    sentence = "The snapshot in the record is damaged: {problem}."


def read_record(file: Path) -> Record:
    """The record in a file."""
    try:
        return Record.parse(file.read_bytes())
    except FileNotFoundError:
        raise NoFile(file=str(file)) from None
    except IsADirectoryError:
        raise FileIsFolder(file=str(file)) from None
    except OSError as error:
        raise CannotRead(file=str(file), problem=error.strerror or str(error)) from None


@contextmanager
def doubting_snapshots(record: Record) -> Iterator[None]:
    """A state that was damaged in a snapshot can break the rules anywhere; no other record may."""
    try:
        yield
    except DeskovkaError:
        raise
    except Exception as error:
        if not record.snapshots:
            raise
        raise DamagedSnapshot(problem=f"{type(error).__name__} {error}") from None
