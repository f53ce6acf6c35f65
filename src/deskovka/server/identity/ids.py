"""What people and tables are called in addresses and commands."""

from __future__ import annotations

import secrets


def drawn_id() -> str:
    """An id that nobody can guess; without a dash in front, for in a command it would pass for an option."""
    while (drawn := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return drawn
