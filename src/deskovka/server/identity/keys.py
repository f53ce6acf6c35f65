"""The keys that sign cookies: a new one now and then, and the old ones as long as their cookies may live on."""

from __future__ import annotations

import secrets
from itertools import pairwise

from deskovka.server.settings import Settings
from deskovka.server.store import Connection
from deskovka.server.store import people as kept

FIRST = "cookies"
"""The name of the first key; later ones have the moment after it at which they were made."""
_DAY = 86_400_000
_KNOWN_EVERYWHERE = 60_000
"""Milliseconds after which every process knows a key, so that it may sign."""


def keys_of(connection: Connection, settings: Settings) -> list[bytes]:
    """The keys that count now, the one that signs last; a new one is made when that is too old."""
    now = settings.now()
    keys = sorted((_born(name), name, value) for name, value in kept.secrets_named(connection, FIRST))
    if not keys or keys[-1][0] <= now - settings.key_days * _DAY:
        name = f"{FIRST}-{now}" if keys else FIRST
        keys.append((now, name, kept.keep_secret(connection, name, secrets.token_bytes(32))))
    for (_, name, _), (next_born, _, _) in pairwise(list(keys)):
        if next_born <= now - settings.old_key_days * _DAY:
            kept.forget_secret(connection, name)
            keys = [key for key in keys if key[1] != name]
    signs = next((key for key in reversed(keys) if key[0] <= now - _KNOWN_EVERYWHERE), keys[0])
    return [value for _, _, value in keys if value != signs[2]] + [signs[2]]


def rotate(connection: Connection, settings: Settings, forget: bool) -> None:
    """Make a new key now. The old ones live on, unless somebody may know them and they are to be forgotten at once."""
    if forget:
        for name, _ in kept.secrets_named(connection, FIRST):
            kept.forget_secret(connection, name)
    kept.keep_secret(connection, f"{FIRST}-{settings.now()}", secrets.token_bytes(32))


def _born(name: str) -> int:
    """When a key was made; of the first nobody knows."""
    _, _, moment = name.partition("-")
    return int(moment or 0)
