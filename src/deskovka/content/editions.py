"""Tables of content from YAML, and editions: overrides of single numbers, deep-merged and checked.

A mapping is merged key by key. A list of entries with ids is merged by id. Anything else is replaced.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from deskovka.content.shown import shown
from deskovka.kernel import BadSetup

T = TypeVar("T")

_NOT_YAML = (yaml.YAMLError, ValueError, TypeError, LookupError, AttributeError, RecursionError)
"""What PyYAML raises; besides its own errors, whatever a value raises that does not fit its tag."""
_NOT_OF_THE_KIND = (msgspec.ValidationError, ValueError)
"""What msgspec raises; besides its own error, one of Python for numbers of thousands of digits."""

_MOST_VALUES = 10_000


class BadEdition(BadSetup):
    """The overrides of an edition do not fit the content of the game."""


class EditionNotRead(BadEdition):
    """There is no such file, or it is not a YAML mapping."""

    key = "edition-not-read"
    sentence = "The edition {file} cannot be read as a YAML mapping: {problem}."


class EditionUnknownKey(BadEdition):
    """The edition names something that the content does not have."""

    key = "edition-unknown-key"
    sentence = "The edition changes {path}, but there is no such thing; known there: {known}."


class EditionWrongValue(BadEdition):
    """The edition gives a value of the wrong kind, or out of bounds."""

    key = "edition-wrong-value"
    sentence = "The edition sets {path} to {value}, which does not fit: {expected}."


class EditionBreaksCount(BadEdition):
    """After the overrides, numbers that must agree do not."""

    key = "edition-breaks-count"
    sentence = "The edition breaks a count: {path} is {value}, but must be {expected}."


def load_tables(package: str, *names: str) -> dict[str, Any]:
    """The content of several YAML files of a package's ``data`` folder, as one mapping."""
    content: dict[str, Any] = {}
    for name in names:
        content |= yaml.safe_load(files(package).joinpath("data", name).read_text("utf-8"))
    return content


def read_edition(file: Path) -> dict[str, Any]:
    """The overrides in a YAML file."""
    try:
        data = yaml.safe_load(file.read_text("utf-8"))
    except OSError as error:
        raise EditionNotRead(file=str(file), problem=error.strerror or "unreadable") from None
    except UnicodeDecodeError:
        raise EditionNotRead(file=str(file), problem="not text") from None
    except yaml.MarkedYAMLError as error:
        problem = f"line {error.problem_mark.line + 1}" if error.problem_mark else "not YAML"
        raise EditionNotRead(file=str(file), problem=problem) from None
    except _NOT_YAML:
        raise EditionNotRead(file=str(file), problem="not YAML") from None
    if not isinstance(data, dict):
        raise EditionNotRead(file=str(file), problem=shown(data))
    if _is_too_large(data):
        raise EditionNotRead(file=str(file), problem=f"> {_MOST_VALUES}")
    return data


def _is_too_large(data: Any) -> bool:
    """A few lines of YAML that repeat each other by reference can stand for more than a computer holds."""
    values = [data]
    for value in values:
        if isinstance(value, dict):
            values.extend(value.values())
        elif isinstance(value, list):
            values.extend(value)
        if len(values) > _MOST_VALUES:
            return True
    return False


def merge(content: Any, overrides: Any, path: str = "") -> Any:
    """The content with the overrides applied; neither is changed."""
    if isinstance(content, dict):
        return _merge_mapping(content, overrides, path)
    if _has_ids(content):
        return _merge_entries(content, overrides, path)
    if isinstance(overrides, dict) or (isinstance(content, list) != isinstance(overrides, list)):
        raise EditionWrongValue(path=path, value=shown(overrides), expected=shown(content))
    return overrides


def typed(content: dict[str, Any], overrides: dict[str, Any], kind: type[T]) -> T:
    """The content with the overrides applied, as typed tables."""
    try:
        return msgspec.convert(merge(content, overrides), kind)
    except _NOT_OF_THE_KIND:
        for path, value, alone in _single_changes(content, overrides):
            try:
                msgspec.convert(merge(content, alone), kind)
            except _NOT_OF_THE_KIND as error:
                problem = str(error).partition(" - at ")[0].replace("`", "")
                raise EditionWrongValue(path=path, value=shown(value), expected=problem) from None
        raise


def _single_changes(content: Any, overrides: Any) -> Iterator[tuple[str, Any, Any]]:
    """Each thing that the overrides replace: its path, its new value, and an edition that replaces nothing else."""
    if isinstance(content, dict):
        entries = {str(key): entry for key, entry in content.items()}
    elif _has_ids(content):
        entries, overrides = {entry["id"]: entry for entry in content}, _by_id(overrides)
    else:
        yield "", overrides, overrides
        return
    for name, value in overrides.items():
        for path, replaced, alone in _single_changes(entries[str(name)], value):
            yield f"{name}.{path}" if path else str(name), replaced, {name: alone}


def _merge_mapping(content: dict[Any, Any], overrides: Any, path: str) -> dict[Any, Any]:
    if not isinstance(overrides, dict):
        raise EditionWrongValue(path=path, value=shown(overrides), expected="{…}")
    merged = dict(content)
    names = {str(key): key for key in content}  # an edition kept in a record has become JSON: its keys are texts
    for name, value in overrides.items():
        here = _within(path, name)
        key = names.get(shown(name))
        if key is None:
            raise EditionUnknownKey(path=here, known=", ".join(names))
        merged[key] = merge(content[key], value, here)
    return merged


def _has_ids(content: Any) -> bool:
    """Whether this is a list of entries that are known by their ids."""
    return isinstance(content, list) and bool(content) and all(isinstance(e, dict) and "id" in e for e in content)


def _by_id(overrides: Any) -> Any:
    """Overrides of a list of entries are a mapping from id to changes, or a list of entries with ids."""
    return {shown(entry["id"]): entry for entry in overrides} if _has_ids(overrides) else overrides


def _merge_entries(content: list[dict[str, Any]], overrides: Any, path: str) -> list[dict[str, Any]]:
    changes = _by_id(overrides)
    if not isinstance(changes, dict):
        raise EditionWrongValue(path=path, value=shown(overrides), expected="{id: {…}}")
    if len(changes) < len(overrides):
        raise EditionWrongValue(path=path, value=shown([entry["id"] for entry in overrides]), expected="1 × id")
    merged = {entry["id"]: entry for entry in content}
    for name, change in changes.items():
        here = _within(path, name)
        entry = merged.get(shown(name))
        if entry is None:
            raise EditionUnknownKey(path=here, known=", ".join(merged))
        merged[entry["id"]] = changed = merge(entry, change, here)
        if changed["id"] != entry["id"]:
            raise EditionWrongValue(path=f"{here}.id", value=shown(changed["id"]), expected=entry["id"])
    return list(merged.values())


def _within(path: str, name: Any) -> str:
    return f"{path}.{shown(name)}" if path else shown(name)
