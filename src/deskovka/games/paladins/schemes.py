"""12. The scheme cards of the virtual player, by their numbers."""

from __future__ import annotations

from typing import get_args

from deskovka.games.paladins.tables import Scheme

SCHEMES: tuple[str, ...] = (*get_args(Scheme), "favour")
"""Scheme cards by their numbers; that of the King's Favours comes last."""
FAVOUR_SCHEME = SCHEMES.index("favour")
FALLBACK = ("recruit", "pray", "trade", "conspire", "rest")
"""PW-SOLO-SCHEME-2 Fallback: the leftmost that is available."""
