"""Editions drawn by lot: other numbers, other beginnings, so that every law is tried on them too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from deskovka.content.converting import described
from deskovka.content.written import BadEdition
from deskovka.games.uprising.tables import PRINTED, Params, Scenario, Start
from deskovka.kernel import Chance

MOST_CHANGES = 8
FEWEST_ROUNDS = 8
"""A game that finds no end is broken off after so many rounds, up to three times as many."""
MOST_STOCK = 9
MOST_LEVEL = 2
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
    """Numbers and beginnings near the printed ones, which go together, and a short game."""
    while True:
        scenarios = {each.id: _drawn_scenario(chance, each) for each in PRINTED.tables.scenarios.values()}
        edition = {"params": _drawn_params(chance), "scenarios": scenarios}
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
        part[name] = _near(chance, printed[name], low, high)
    return params


def _drawn_scenario(chance: Chance, scenario: Scenario) -> dict[str, Any]:
    """Each faction begins with other stocks and levels; now and then one of them has a city less."""
    drawn = {start.id: _drawn_start(chance, start) for start in scenario.factions}
    robbed = chance.pick(scenario.factions)
    free = [city for city in robbed.cities if all(unit.space != city for unit in robbed.units)]
    if free and chance.below(2):
        lost = chance.pick(free)
        drawn[robbed.id]["cities"] = [city for city in robbed.cities if city != lost]
    return {"factions": drawn}


def _drawn_start(chance: Chance, start: Start) -> dict[str, Any]:
    stocks = {
        stock: _near(chance, amount, 0, MOST_STOCK) for stock, amount in msgspec.to_builtins(start.stocks).items()
    }
    units = [{"space": unit.space, "level": 1 + chance.below(MOST_LEVEL)} for unit in start.units]
    return {"stocks": stocks, "units": units}


def _near(chance: Chance, printed: int, low: int, high: int) -> int:
    """A number that may stand in the place of a printed one."""
    near = max(NEAR, printed // 2)
    least, most = max(low, printed - near), min(high, printed + near)
    return least + chance.below(most - least + 1)
