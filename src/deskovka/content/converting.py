"""Plain data as typed structs.

msgspec learns a type when it first meets it. Two threads that meet the same type at once end the process (a
segmentation fault, seen with msgspec 0.22), so whatever may run in several threads does it here, one at a time.
"""

from __future__ import annotations

from functools import cache
from threading import RLock
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

T = TypeVar("T")

_ONE_AT_A_TIME = RLock()


def converted(data: Any, kind: type[T], *, strict: bool = True) -> T:
    """Plain data as this type; ``msgspec.ValidationError`` when it does not fit."""
    with _ONE_AT_A_TIME:
        return msgspec.convert(data, kind, strict=strict)


def decoded(text: bytes, kind: type[T]) -> T:
    """A JSON document as this type; ``msgspec.MsgspecError`` when it is none or does not fit."""
    with _ONE_AT_A_TIME:
        return msgspec.json.decode(text, type=kind)


@cache
def described(kind: type) -> inspect.Type:
    """What a type is made of."""
    with _ONE_AT_A_TIME:
        return inspect.type_info(kind)
