"""The Exiles & Partisans deck: what its cards do. Each is one small effect at its window."""

from __future__ import annotations

from deskovka.content.lexicon import Lexicon
from deskovka.games.root.effects import CardEffect
from deskovka.games.root.setup import Immediate

EFFECTS: tuple[CardEffect, ...] = ()

IMMEDIATE: dict[str, Immediate] = {}

LEXICON = Lexicon({}, {}, {}, {})
"""What only these cards ask, offer and tell."""
