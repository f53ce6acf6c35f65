"""Editions: overrides of a game's content, merged along the types of its tables and checked on the way.

A struct is merged key by key. A list of entries with an ``id`` is merged by id, a mapping by key: a new one is added
whole, ``null`` removes one. What is added by a mapping comes in the order of the ids, what is added by a list as it is
listed. Anything else is replaced.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from importlib.resources import files
from typing import Annotated, Any, TypeVar

from msgspec import Meta, inspect

from deskovka.content.converting import converted, described
from deskovka.content.shown import shown
from deskovka.content.words import LANGUAGES
from deskovka.content.written import BadEdition, plain

T = TypeVar("T")

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\A[A-Za-z0-9_]+\Z")]
"""What options, events and records call a thing."""
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Names = Annotated[
    dict[Id, Annotated[dict[Id, Annotated[dict[Id, Name], Meta(max_length=9)]], Meta(max_length=200)]],
    Meta(max_length=40),
]
"""Names that an edition gives, by kind, id and language; plain text."""

_ABSENT: Any = object()


class EditionUnknownKey(BadEdition):
    """The edition names something that the content does not have."""

    key = "edition-unknown-key"
    sentence = "The edition changes {path}, but there is no such thing; known there: {known}."


class EditionWrongValue(BadEdition):
    """The edition gives a value of the wrong kind, or out of bounds."""

    key = "edition-wrong-value"
    sentence = "The edition sets {path} to {value}; right would be {expected}."


class EditionIncomplete(BadEdition):
    """The edition adds something and leaves out what it must have."""

    key = "edition-incomplete"
    sentence = "The edition adds {path} and leaves out {missing}; already there: {known}."


class EditionApart(BadEdition):
    """The edition makes a map that does not hang together."""

    key = "edition-apart"
    sentence = "The edition leaves {path} in pieces: no way leads from {start} to {apart}; add a link to there."


class EditionBreaksCount(BadEdition):
    """After the overrides, numbers that must agree do not."""

    key = "edition-breaks-count"
    sentence = "The edition breaks a count: {path} is {value}, but must be {expected}."


def load_tables(package: str, *names: str) -> dict[str, Any]:
    """The content of several YAML files of a package's ``data`` folder, as one mapping."""
    content: dict[str, Any] = {}
    for name in names:
        content |= plain(files(package).joinpath("data", name).read_text("utf-8"))
    return content


def typed(content: dict[str, Any], overrides: dict[str, Any], kind: type[T]) -> T:
    """The content with the overrides applied, as typed tables."""
    return converted(merge(content, overrides, kind), kind)


def merge(content: dict[str, Any], overrides: dict[str, Any], kind: type) -> Any:
    """The content with the overrides applied, as plain data of this type; neither is changed."""
    return _merged(described(kind), content, overrides, "")


def _merged(kind: inspect.Type, old: Any, new: Any, path: str) -> Any:
    """What was there (or nothing yet) with what the edition says instead."""
    match kind:
        case inspect.UnionType():
            if new is None:
                return None
            return _merged(_but_null(kind), _ABSENT if old is None else old, new, path)
        case inspect.StructType():
            return _merged_struct(kind, old, new, path)
        case inspect.DictType():
            return _merged_mapping(kind, old, new, path)
        case inspect.VarTupleType(item_type=inspect.StructType() as entry) if _id_of(entry):
            return _merged_entries(kind, entry, old, new, path)
        case inspect.VarTupleType(item_type=item):
            parts = _list(kind, new, path, kind.min_length or 0, kind.max_length)
            return [_merged(item, _ABSENT, part, _within(path, place)) for place, part in enumerate(parts)]
        case inspect.TupleType(item_types=items):
            parts = _list(kind, new, path, len(items), len(items))
            return [
                _merged(item, _ABSENT, part, _within(path, place))
                for place, (item, part) in enumerate(zip(items, parts, strict=True))
            ]
        case _:
            if not _fits(kind, new):
                raise EditionWrongValue(path=path, value=shown(new), expected=_form(kind))
            return new


def _but_null(kind: inspect.UnionType) -> inspect.Type:
    """What an optional value is when it is not null."""
    (other,) = (part for part in kind.types if not isinstance(part, inspect.NoneType))
    return other


def _merged_struct(kind: inspect.StructType, old: Any, new: Any, path: str) -> dict[str, Any]:
    if not isinstance(new, dict):
        raise EditionWrongValue(path=path, value=shown(new), expected=_form(kind))
    fields = {field.encode_name: field for field in kind.fields}
    merged = {} if old is _ABSENT else dict(old)
    for name, value in new.items():
        here = _within(path, name)
        if name not in fields:
            raise EditionUnknownKey(path=here, known=", ".join(fields))
        merged[name] = _merged(fields[name].type, merged.get(name, _ABSENT), value, here)
    missing = [name for name, field in fields.items() if field.required and name not in merged]
    if missing:
        raise EditionIncomplete(path=path, missing=", ".join(missing), known="–")
    return merged


def _merged_mapping(kind: inspect.DictType, old: Any, new: Any, path: str) -> dict[Any, Any]:
    if not isinstance(new, dict):
        raise EditionWrongValue(path=path, value=shown(new), expected="{…}")
    merged = {} if old is _ABSENT else dict(old)
    for name, value in _in_order(new):
        key = _key(kind.key_type, name)
        _change(merged, key, value, kind.value_type, kind.key_type, _within(path, name))
    return _of_size(kind, merged, path)


def _merged_entries(
    kind: inspect.VarTupleType, entry: inspect.StructType, old: Any, new: Any, path: str
) -> list[dict[str, Any]]:
    """Entries with ids, changed by a mapping from id to changes, or by a list of entries with ids."""
    id_type = _id_of(entry)
    assert id_type is not None
    if isinstance(new, list) and all(isinstance(part, dict) and "id" in part for part in new) and new:
        ids = [shown(part["id"]) for part in new]
        if len(set(ids)) < len(ids):
            raise EditionWrongValue(path=path, value=shown(ids), expected="1 × id")
        changes = list(zip(ids, new, strict=True))
    elif isinstance(new, dict):
        changes = _in_order(new)
    else:
        raise EditionWrongValue(path=path, value=shown(new), expected="{id: {…}}")
    merged = {} if old is _ABSENT else {part["id"]: part for part in old}
    for name, value in changes:
        key, here = _key(id_type, name), _within(path, name)
        if isinstance(value, dict):
            if value.get("id", key) != key:
                raise EditionWrongValue(path=f"{here}.id", value=shown(value["id"]), expected=shown(key))
            value = {"id": key, **value}
        _change(merged, key, value, entry, id_type, here)
    return list(_of_size(kind, merged, path).values())


def _in_order(changes: dict[Any, Any]) -> list[tuple[Any, Any]]:
    """Changes in the order of their keys: the keys of a record have an order of their own, and chance must not care."""

    def place(change: tuple[Any, Any]) -> tuple[int, str]:
        name = shown(change[0])
        return (len(name) if name.isdigit() else 0, name)

    return sorted(changes.items(), key=place)


def _change(
    merged: dict[Any, Any], key: Any, value: Any, kind: inspect.Type, key_type: inspect.Type, path: str
) -> None:
    """Change, add or remove (``null``) one entry."""
    known = ", ".join(str(name) for name in merged) or "–"
    if not _fits(key_type, key):
        raise EditionUnknownKey(path=path, known=_form(key_type))
    if value is None and not isinstance(kind, inspect.UnionType):
        if key not in merged:
            raise EditionUnknownKey(path=path, known=known)
        del merged[key]
        return
    try:
        merged[key] = _merged(kind, merged.get(key, _ABSENT), value, path)
    except EditionIncomplete as error:
        if error.facts["path"] == path:
            error.facts["known"] = known
        raise


def _key(kind: inspect.Type, name: Any) -> Any:
    """A key as its type has it: an edition kept in a record has become JSON, and its keys are texts."""
    is_number = isinstance(kind, inspect.IntType) and isinstance(name, str) and name.isascii() and name.isdigit()
    return int(name) if is_number and len(name) < 9 else name


def _of_size(kind: inspect.DictType | inspect.VarTupleType, merged: dict[Any, Any], path: str) -> dict[Any, Any]:
    low, high = kind.min_length or 0, kind.max_length
    if len(merged) < low or (high is not None and len(merged) > high):
        raise EditionBreaksCount(path=path, value=f"{len(merged)} ×", expected=f"{low}–{high} ×")
    return merged


def _list(kind: inspect.Type, new: Any, path: str, low: int, high: int | None) -> list[Any]:
    if not isinstance(new, (list, tuple)) or len(new) < low or (high is not None and len(new) > high):
        raise EditionWrongValue(path=path, value=shown(new), expected=_form(kind))
    return list(new)


def _id_of(entry: inspect.StructType) -> inspect.Type | None:
    """The type of an entry's id, when it has one."""
    return next((field.type for field in entry.fields if field.encode_name == "id"), None)


def _fits(kind: inspect.Type, value: Any) -> bool:
    """Whether a single value is of this type and in its bounds."""
    match kind:
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.IntType() | inspect.FloatType():
            is_number = isinstance(value, int if isinstance(kind, inspect.IntType) else (int, float))
            if not is_number or isinstance(value, bool):
                return False
            return (kind.ge is None or value >= kind.ge) and (kind.le is None or value <= kind.le)
        case inspect.StrType():
            if not isinstance(value, str) or len(value) < (kind.min_length or 0):
                return False
            if kind.max_length is not None and len(value) > kind.max_length:
                return False
            return kind.pattern is None or bool(re.search(kind.pattern, value))
        case inspect.LiteralType():
            return not isinstance(value, (bool, float)) and isinstance(value, (str, int)) and value in kind.values
        case other:
            raise TypeError(f"a table cannot have a field like this: {other}")


def _form(kind: inspect.Type) -> str:
    """What a value may be, for a sentence in any language."""
    match kind:
        case inspect.UnionType():
            return f"{_form(_but_null(kind))}, null"
        case inspect.BoolType():
            return "true, false"
        case inspect.IntType() | inspect.FloatType():
            return f"{kind.ge}–{kind.le}"
        case inspect.StrType():
            return f"{'a–z 0–9 _' if kind.pattern else 'text'} (≤ {kind.max_length})"
        case inspect.LiteralType():
            return ", ".join(str(value) for value in kind.values)
        case inspect.StructType():
            return "{" + ", ".join(field.encode_name for field in kind.fields) + "}"
        case inspect.VarTupleType(item_type=inspect.StructType() as entry) if _id_of(entry):
            return "{id: {…}}"
        case inspect.VarTupleType():
            return f"[{_form(kind.item_type)}, …] ({kind.min_length or 0}–{kind.max_length})"
        case inspect.TupleType():
            return "[" + ", ".join(_form(item) for item in kind.item_types) + "]"
        case _:
            return "{…}"


def _within(path: str, name: Any) -> str:
    return f"{path}.{shown(name)}" if path else shown(name)


def check_names(names: Names, kinds: Collection[str]) -> None:
    """Raise when an edition names what has no name of its own, or with letters that cannot be seen."""
    known = sorted(set(kinds) - {"seat"})
    for kind, things in names.items():
        if kind not in known:
            raise EditionUnknownKey(path=f"names.{kind}", known=", ".join(known))
        for thing, languages in things.items():
            for language, name in languages.items():
                if language not in LANGUAGES:
                    raise EditionUnknownKey(path=f"names.{kind}.{thing}.{language}", known=", ".join(LANGUAGES))
                if not name.strip() or any(unicodedata.category(letter)[0] == "C" for letter in name):
                    path = f"names.{kind}.{thing}.{language}"
                    raise EditionWrongValue(path=path, value=shown(name), expected="text")
