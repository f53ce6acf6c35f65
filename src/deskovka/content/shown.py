"""Values that somebody wrote, as a sentence shows them: in the words of YAML, and short whatever they are."""

from __future__ import annotations

import json
from itertools import islice

_LONGEST = 80
_MOST_PARTS = 40
"""More would not fit."""
_DEEPEST = 3


def shown(value: object) -> str:
    """The value for a sentence.

    >>> shown({"prices": [0, 1, None], "cards": {}, "map": ""})
    '{prices: [0, 1, null], cards: {}, map: ""}'
    """
    text = _text(value, _DEEPEST)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _text(value: object, depth: int) -> str:
    if isinstance(value, str):
        return value[: _LONGEST + 1] or '""'
    if isinstance(value, (bool, float, type(None))):
        return json.dumps(value)
    if isinstance(value, int):
        return str(value) if value.bit_length() < 8 * _LONGEST else "…"  # Python refuses to write very long numbers
    if not isinstance(value, (dict, list, tuple)):
        return type(value).__name__
    if not depth:
        return "…"
    if isinstance(value, dict):
        entries = (f"{_text(key, 0)}: {_text(part, depth - 1)}" for key, part in value.items())
        return "{" + ", ".join(islice(entries, _MOST_PARTS)) + "}"
    return "[" + ", ".join(_text(part, depth - 1) for part in value[:_MOST_PARTS]) + "]"
