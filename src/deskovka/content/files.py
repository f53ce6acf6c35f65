"""Files that people name: read and written with clear errors."""

from __future__ import annotations

from pathlib import Path

from deskovka.kernel import DeskovkaError


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


class CannotWrite(DeskovkaError):
    """The system does not let the file be written."""

    key = "cannot-write"
    sentence = "{file} cannot be written: {problem}."


class TargetIsFolder(DeskovkaError):
    """What is to be written is a folder already."""

    key = "target-is-folder"
    sentence = "{file} cannot be written, because it is a folder; name a file in it."


class NoFolder(DeskovkaError):
    """The folder of a file that is to be written does not exist."""

    key = "no-folder"
    sentence = "{file} cannot be written, because there is no folder {folder}; make it first."


def read_file(file: Path) -> bytes:
    """What is in a file."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise NoFile(file=str(file)) from None
    except IsADirectoryError:
        raise FileIsFolder(file=str(file)) from None
    except OSError as error:
        raise CannotRead(file=str(file), problem=error.strerror or str(error)) from None


def check_target(file: Path) -> None:
    """Raise when a file could not be written there."""
    if not file.parent.is_dir():
        raise NoFolder(file=str(file), folder=str(file.parent))
    if file.is_dir():
        raise TargetIsFolder(file=str(file))
