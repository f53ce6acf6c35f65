"""Editions drawn by lot: some numbers of the game are other ones, so that every law is tried on them too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from deskovka.content.converting import described
from deskovka.content.written import BadEdition
from deskovka.games.uprising.tables import PRINTED, Params
from deskovka.kernel import Chance

MOST_CHANGES = 8
FEWEST_ROUNDS = 8
"""A game that finds no end is broken off after so many rounds, up to three times as many."""
NEAR = 2
"""A number is drawn from those that differ by at most half of it, or by so much."""


def numbers(kind: inspect.Type, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], int, int]]:
    """Every number in a type: its path, and its range."""
    match kind:
        case inspect.StructType(fields=fields):
            for field in fields:
                yield from numbers(field.type, (*path, field.encode_name))
        case inspect.IntType(ge=int(low), le=int(high)):
            yield path, low, high


def drawn_edition(chance: Chance) -> dict[str, Any]:
    """Some numbers near the printed ones, which go together, and a short game."""
    while True:
        edition = {"params": _drawn_params(chance)}
        try:
            PRINTED.with_edition(edition)
        except BadEdition:
            continue
        return edition


def _drawn_params(chance: Chance) -> dict[str, Any]:
    known = list(numbers(described(Params)))
    chance.shuffle(known)
    params: dict[str, Any] = {"stalemate": {"round_cap": FEWEST_ROUNDS + chance.below(2 * FEWEST_ROUNDS)}}
    for path, low, high in known[: 1 + chance.below(MOST_CHANGES)]:
        *above, name = path
        if name == "round_cap":
            continue
        printed: Any = PRINTED.data["params"]
        part = params
        for step in above:
            printed, part = printed[step], part.setdefault(step, {})
        near = max(NEAR, printed[name] // 2)
        least, most = max(low, printed[name] - near), min(high, printed[name] + near)
        part[name] = least + chance.below(most - least + 1)
    return params
