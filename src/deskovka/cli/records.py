"""Records in files."""

from __future__ import annotations

from pathlib import Path

from deskovka.kernel import DeskovkaError, Record


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
