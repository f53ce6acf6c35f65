"""Tables of content from YAML, and editions: overrides of single numbers, deep-merged and checked.

A mapping is merged key by key. A list of entries with ids is merged by id. Anything else is replaced.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import yaml

from deskovka.kernel import DeskovkaError


class BadEdition(DeskovkaError):
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
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = f"line {mark.line + 1}" if mark else "not YAML"
        raise EditionNotRead(file=str(file), problem=problem) from None
    if not isinstance(data, dict):
        raise EditionNotRead(file=str(file), problem=type(data).__name__)
    return data


def merge(content: Any, overrides: Any, path: str = "") -> Any:
    """The content with the overrides applied; neither is changed."""
    if isinstance(content, dict):
        return _merge_mapping(content, overrides, path)
    if isinstance(content, list) and content and all(isinstance(entry, dict) and "id" in entry for entry in content):
        return _merge_entries(content, overrides, path)
    if isinstance(overrides, dict) or (isinstance(content, list) != isinstance(overrides, list)):
        raise EditionWrongValue(path=path, value=str(overrides), expected=str(content))
    return overrides


def _merge_mapping(content: dict[Any, Any], overrides: Any, path: str) -> dict[Any, Any]:
    if not isinstance(overrides, dict):
        raise EditionWrongValue(path=path, value=str(overrides), expected="{…}")
    merged = dict(content)
    names = {str(key): key for key in content}  # an edition kept in a record has become JSON: its keys are texts
    for name, value in overrides.items():
        here = f"{path}.{name}" if path else str(name)
        if str(name) not in names:
            raise EditionUnknownKey(path=here, known=", ".join(names))
        key = names[str(name)]
        merged[key] = merge(content[key], value, here)
    return merged


def _merge_entries(content: list[dict[Any, Any]], overrides: Any, path: str) -> list[Any]:
    """Overrides of a list of entries are a mapping from id to changes, or a list of entries with ids."""
    if isinstance(overrides, list) and all(isinstance(entry, dict) and "id" in entry for entry in overrides):
        overrides = {entry["id"]: entry for entry in overrides}
    if not isinstance(overrides, dict):
        raise EditionWrongValue(path=path, value=str(overrides), expected="{id: {…}}")
    known = {entry["id"]: entry for entry in content}
    for key in overrides:
        if key not in known:
            raise EditionUnknownKey(path=f"{path}.{key}", known=", ".join(str(each) for each in known))
    changed = {key: merge(known[key], value, f"{path}.{key}") for key, value in overrides.items()}
    return [changed.get(entry["id"], entry) for entry in content]
