"""Faction boards as they are seen."""

from __future__ import annotations

import msgspec


class BoardView(msgspec.Struct, frozen=True, tag_field="faction"):
    """What a seat may know of a faction board; a subclass with ``tag=<id of the faction>`` adds what lies on it."""
