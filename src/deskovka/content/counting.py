"""What a game counts of itself, beside scores and wins, for those who change its numbers."""

from __future__ import annotations

import msgspec

from deskovka.content.told import Line


class Count(msgspec.Struct, frozen=True):
    """Something that happened so often, or so much, in one game; ``key`` is the same in every game with the set-up."""

    key: str
    label: Line
    value: float
